import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST_WORDS, makeSay } from '../../sidebar/words';
import { en } from '../../src/text/en';
import { LANGUAGES } from '../../src/tournament/languages';
import { answer, VIEWS } from './views';

/** The panel, what is asked without it, and the entries of its requests, which say what it says while it waits. */
const source = ['sidebar', 'src/application/alerts', 'src/application/protocol']
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => readFileSync(join(folder, name), 'utf8')),
  )
  .join('\n');

/** Keys that are put together: `sidebar.${severity}`. */
const MADE = [
  /^sidebar\.(error|warning|note)$/,
  /^sidebar\.preview\.(black|white)$/,
  /^sidebar\.handicap\.(none|EGF|rank|MMS)$/,
  /^sidebar\.hand\.(swap|fix|free|forbid)$/,
  /^sidebar\.ranks\.(up|down|fromRatings|toRatings)$/,
  /^sidebar\.files\.(kind|names)\.[\w -]+$/,
  // The fields of the forms.
  /^sidebar\.create\.(name|rounds|rest)$/,
  /^sidebar\.create\.(teams|rated)(Hint)?$/,
  /^sidebar\.simulate\.(jigo|absence|late|scale|strengthSpread|size|mean|spread|rounds|bar|versusRounds|versusBar|events|seed|system|versus)$/,
  /^sidebar\.hand\.(swap|fix|free|forbid)$/,
  /^sidebar\.(system|systemShort|rounds|handicap|draw|order)\.[\w +-]+$/,
];

const isUsed = (key: string): boolean => source.includes(`'${key}'`) || MADE.some(made => made.test(key));

const isOurs = (key: string): boolean => key.startsWith('sidebar.');
const holes = (words: string): readonly string[] => (words.match(/\{\w+\}/g) ?? []).sort();

describe('words of the sidebar', () => {
  test.each(LANGUAGES)('%s says all of it, with the same placeholders', language => {
    const said: Readonly<Record<string, string>> = answer(VIEWS.busy, language).text!;
    const ours = Object.entries(en).filter(([key]) => isOurs(key));
    for (const [key, words] of ours) {
      expect(holes(String(said[key])), key).toEqual(holes(words));
      if (language !== 'en' && words.length > 20) expect(said[key], key).not.toBe(words);
    }
  });

  test('every text that is asked for exists', () => {
    const used = [...source.matchAll(/'(sidebar\.[\w.]+)'/g)].map(match => String(match[1]));
    expect(used.length).toBeGreaterThan(80);
    expect(used.filter(key => !(key in en))).toEqual([]);
  });

  test('every text that exists is asked for', () => {
    const known = Object.keys(en).filter(isOurs);
    expect(known.filter(key => !isUsed(key))).toEqual([]);
  });

  test('what is said before the first answer is what English says', () => {
    const same = Object.entries(FIRST_WORDS).filter(([key]) => key !== 'sidebar.looking');
    for (const [key, words] of same) expect(words).toBe(en[key as keyof typeof en]);
  });

  test('placeholders are filled; a missing text is never a key', () => {
    const say = makeSay({ 'sidebar.goTo': 'Aller à {cell}' });
    expect(say('sidebar.goTo', { cell: 'D7' })).toBe('Aller à D7');
    expect(say('sidebar.undo')).toBe('…');
    expect(say('sidebar.tryAgain')).toBe('Try again');
  });

  test('a name from right to left is kept apart from the sentence', () => {
    const say = makeSay({ 'sidebar.standings.text': 'In “{sheet}”.' });
    expect(say('sidebar.standings.text', { sheet: 'דירוג' })).toBe('In “\u2068דירוג\u2069”.');
    expect(say('sidebar.standings.text', { sheet: 'Čelo' })).toBe('In “Čelo”.');
  });

  test('a name with braces is not filled again', () => {
    const say = makeSay({ 'sidebar.undoOffer': '{what}' });
    expect(say('sidebar.undoOffer', { what: '{cell} $& {what}' })).toBe('{cell} $& {what}');
  });
});
