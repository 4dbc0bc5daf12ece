import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
  return { addon, titleOf, decoded, reads: () => reads };
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

  it('in German: German and English, from one reading of the file', () => {
    const { titleOf, decoded, reads } = opened(() => FILE);
    expect(titleOf('System=Swiss; Language=de')).toBe('Platz');
    expect(titleOf('System=Swiss; Language=Deutsch')).toBe('Platz');
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
    expect(opened(file).titleOf('System=Swiss; Language=de')).toBe('Place');
  });

  it('for that language alone', () => {
    const { titleOf } = opened(() => FILE.replace(IN.de, ''));
    expect(titleOf('System=Swiss; Language=de')).toBe('Place');
    expect(titleOf('System=Swiss; Language=es')).toBe('Puesto');
  });
});
