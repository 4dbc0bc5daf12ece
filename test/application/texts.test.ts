import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/tournament/languages';
import { DIST, loadAddon, range } from './built';

const LIST = range(`
  | No | Name | R1 |
  | 1  | Ada  | 2+ |
  | 2  | Ben  | 1- |
`);
const FILE = readFileSync(join(DIST, 'texts.html'), 'utf8');

/** The add-on with what it reads of the text file and what it decodes. */
function opened(file: () => string) {
  const decoded: string[] = [];
  let reads = 0;
  const addon = loadAddon({
    HtmlService: {
      createTemplateFromFile: (name: string) => {
        expect(name).toBe('texts');
        reads++;
        return { getRawContent: file };
      },
    },
    JSON: {
      parse: (text: string) => {
        decoded.push(text);
        return JSON.parse(text) as unknown;
      },
      stringify: JSON.stringify,
    },
  });
  const titleOf = (settings: string) => addon.PLACE!(LIST, settings)[0]?.[0];
  /** A sentence, of which no word is at hand. */
  const sentenceOf = (settings: string) => String(addon.PLACE!([['']], settings)[0]?.[0]);
  return { addon, titleOf, sentenceOf, decoded, reads: () => reads };
}

/** A sentence that no other language has. */
const IN = { de: 'Der Bereich ist leer.', fr: 'La plage est vide.', en: 'The range is empty.' };
const has = (decoded: readonly string[], language: keyof typeof IN): boolean =>
  decoded.some(text => text.includes(IN[language]));

describe('the texts that a formula decodes', () => {
  it('while the add-on loads: none', () => {
    const { decoded, reads } = opened(() => FILE);
    expect([decoded, reads()]).toEqual([[], 0]);
  });

  it('in English: no other language, and the file is not read', () => {
    const { titleOf, decoded, reads } = opened(() => FILE);
    expect(titleOf('System=Swiss; Language=English')).toBe('Place');
    expect([has(decoded, 'en'), has(decoded, 'de'), has(decoded, 'fr'), reads()]).toEqual([
      true,
      false,
      false,
      0,
    ]);
  });

  it('what to do, in English: from the file, and no other language', () => {
    const { addon, decoded, reads } = opened(() => FILE);
    const list = range(`
      | No | Name | R1 |
      | 1  | Ada  | 3+ |
      | 2  | Ben  | 1- |
    `);
    const mends = (answer: readonly (readonly unknown[])[]) => answer.slice(1).map(line => line.at(-1));
    const shown = mends(addon.CHECKWALLLIST!(list, 'System=Swiss'));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every(mend => FILE.includes(String(mend).slice(0, 12)))).toBe(true);
    expect([has(decoded, 'de'), has(decoded, 'fr'), reads()]).toEqual([false, false, 1]);
  });

  it('what to do is left out where the file cannot be read, and the sentence stands', () => {
    const { addon } = opened(() => '');
    expect(addon.PLACE!([['']], 'System=Swiss')).toEqual([[IN.en]]);
  });

  it('in German: German and English, from one reading of the file', () => {
    const { sentenceOf, decoded, reads } = opened(() => FILE);
    expect(sentenceOf('System=Swiss; Language=de')).toContain(IN.de);
    expect(sentenceOf('System=Swiss; Language=Deutsch')).toContain(IN.de);
    expect([has(decoded, 'en'), has(decoded, 'de'), has(decoded, 'fr'), reads()]).toEqual([
      true,
      true,
      false,
      1,
    ]);
    expect(decoded.filter(text => text.includes(IN.de))).toHaveLength(1);
  });

  it('settings and titles are read in any language without it', () => {
    const { addon, decoded, reads } = opened(() => FILE);
    const list = range(`
      | 番号 | 氏名 | R1 |
      | 1    | Ada  | 2+ |
      | 2    | Ben  | 1- |
    `);
    expect(addon.WINS!(list, 'Turniersystem=Schweizer System; 方式=スイス方式').slice(1)).toEqual([[1], [0]]);
    expect([has(decoded, 'de'), reads()]).toEqual([false, 0]);
  });
});

describe.each(LANGUAGES)('an answer without a sentence reads no file: %s', language => {
  const paired = range(`
    | No | Name | Rank | Club | R1   | R2   |
    | 1  | Ada  | 3d   | Ulm  | 3+/b |      |
    | 2  | Ben  | 3d   | Bonn | 4+/w |      |
    | 3  | Cyd  | 3d   | Köln | 1-/w |      |
    | 4  | Dan  | 3d   | Trier | 2-/b |      |
  `);
  const settings = `System=Swiss; Rounds=2; Seed=dice; Language=${language}`;

  it.each(['PLACE', 'STANDINGS', 'NEXTROUND', 'CHECKWALLLIST'])('%s', name => {
    const { addon, reads } = opened(() => FILE);
    expect(addon[name]!(paired, settings).flat().length).toBeGreaterThan(0);
    expect(reads()).toBe(0);
  });
});

describe('English stands in', () => {
  it.each<[string, () => string]>([
    [
      'where the file is missing',
      () => {
        throw new Error('No HTML file named texts was found.');
      },
    ],
    ['where its block is broken', () => FILE.replace(IN.de, `${IN.de}&nbsp;`)],
    ['where it belongs to another version', () => FILE.replace(/^(Wallist \w\w) \w+/gm, '$1 0123')],
  ])('%s', (_where, file) => {
    expect(opened(file).sentenceOf('System=Swiss; Language=de')).toContain(IN.en);
  });

  it('for that language alone', () => {
    const { titleOf, sentenceOf } = opened(() => FILE.replace(IN.de, ''));
    expect(sentenceOf('System=Swiss; Language=de')).toContain(IN.en);
    expect(sentenceOf('System=Swiss; Language=fr')).toContain(IN.fr);
    expect(titleOf('System=Swiss; Language=es')).toBe('Puesto');
  });
});
