import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST_WORDS, makeSay } from '../../sidebar/words';
import { en } from '../../src/sheet/text/en';

const source = readdirSync('sidebar', { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => readFileSync(join('sidebar', name), 'utf8'))
  .join('\n');

/** Keys that are put together: `sidebar.${severity}`. */
const MADE = [
  /^sidebar\.(error|warning|note)$/,
  /^sidebar\.preview\.(black|white)$/,
  /^sidebar\.create\.\w+$/,
];

const isUsed = (key: string): boolean => source.includes(`'${key}'`) || MADE.some(made => made.test(key));

describe('words of the sidebar', () => {
  test('every text that is asked for exists', () => {
    const used = [...source.matchAll(/'(sidebar\.[\w.]+)'/g)].map(match => String(match[1]));
    expect(used.length).toBeGreaterThan(80);
    expect(used.filter(key => !(key in en))).toEqual([]);
  });

  test('every text that exists is asked for', () => {
    const known = Object.keys(en).filter(key => key.startsWith('sidebar.'));
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

  test('a name with braces is not filled again', () => {
    const say = makeSay({ 'sidebar.undoOffer': '{what}' });
    expect(say('sidebar.undoOffer', { what: '{cell} $& {what}' })).toBe('{cell} $& {what}');
  });
});
