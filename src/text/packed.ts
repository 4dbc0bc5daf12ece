import { LANGUAGES, type Language } from '../tournament/languages';
import { SETTING_NAMES } from '../tournament/settings';
import type { Dictionary, TextKey } from './en';
import { once, remembering } from '../tournament/once';
import { isReadKey } from './readKeys';
import type { TextSource } from './source';
import { textFile } from './textFile';

/** Made of the dictionaries by the build. Each is one text, so that nothing of it is decoded before it is used. */
export interface PackedTexts {
  /** Tells whether a text file goes with this English: the same keys in the same order. */
  readonly stamp: string;
  /** JSON: English in the order of the text file, by the areas of the keys in a row; of the panel's texts only where they are needed. */
  readonly english: string;
  /**
   * The words of the first keys, which are read back in any language, parted by `|`: a line a language, in the order of LANGUAGES without
   * English; nothing where English has the same.
   */
  readonly readWords: string;
}

/** The texts of the built add-on: English in it, the other languages in the text file, one block each. */
export function unpack({ stamp, english, readWords }: PackedTexts): TextSource {
  const aside = once(() => readBlock(textFile(), 'en', stamp));
  const en = once((): Dictionary => joined(JSON.parse(english) as AreaTexts, aside));
  const keys = once(() => Object.keys(en()));
  const words = once((): ReadonlyMap<Language, Dictionary> => {
    const wordLines = readWords.split('\n');
    const read = keys().filter(isReadKey);
    const wordsOf = (i: number): Texts =>
      wordLines[i] ? wordLines[i].split('|').map((word, j) => word || en()[read[j] as TextKey]) : [];
    return new Map(OTHERS.map((language, i) => [language, zip(read, wordsOf(i))] as const));
  });
  return {
    dictionaryOf: remembering(language =>
      language === 'en' ? en() : zip(keys(), readBlock(textFile(), language, stamp)),
    ),
    readWordsOf: language => words().get(language) ?? en(),
  };
}

/** 0 where a text is its own name, or lacks in a row; 1 where the text file has it (panelAreas.ts). */
type PackedText = string | 0 | 1;

/**
 * Texts by area, such as `problem`: written once for all keys in a row. A row of texts has the names of the area before. 0 in the
 * place of all texts stands for the names of the settings.
 */
type AreaTexts = readonly (readonly [
  area: string,
  texts: Readonly<Record<string, PackedText>> | readonly PackedText[] | 0,
])[];

/** A text of the file is read when it is first asked for, and empty where the file lacks it: a sentence stands without it. */
function joined(areas: AreaTexts, aside: () => Texts): Dictionary {
  const dictionary: Record<string, string> = {};
  let names: readonly string[] = [];
  let place = 0;
  for (const [area, packed] of areas) {
    const texts = packed || SETTING_NAMES;
    const isRow = Array.isArray(texts);
    if (!isRow) names = Object.keys(texts);
    Object.values(texts).forEach((text: PackedText, i) => {
      const key = `${area}.${names[i]}`;
      if (text === 1) {
        const at = place++;
        Object.defineProperty(dictionary, key, { enumerable: true, get: () => aside()[at] ?? '' });
      } else if (text || !isRow) dictionary[key] = text || (names[i] ?? '');
    });
  }
  return dictionary as Dictionary;
}

const OTHERS: readonly Language[] = LANGUAGES.filter(language => language !== 'en');

type Texts = readonly (string | null | undefined)[];

function zip(keys: readonly string[], texts: Texts): Dictionary {
  const zipped: Record<string, string> = {};
  keys.forEach((key, i) => {
    const text = texts[i];
    if (typeof text === 'string') zipped[key] = text;
  });
  return zipped as Dictionary;
}

/**
 * The line above a block of texts, mostly those of a language: how many texts and characters follow shows a block that was cut or
 * changed on its way.
 */
export const blockTitle = (name: string, stamp: string, texts: readonly (string | null)[]): string =>
  `Wallist ${name} ${stamp} ${texts.length} ${sizeOf(texts)}`;

const sizeOf = (texts: readonly (string | null)[]): number =>
  texts.reduce((size, text) => size + (text ?? '').length, 0);

/** The texts of a block; none if the file lacks it or has been changed. A language has them in the order of the keys of English. */
export function readBlock(file: string, name: string, stamp: string): readonly (string | null)[] {
  const title = file.indexOf(`Wallist ${name} ${stamp} `);
  const start = file.indexOf('[', title);
  const end = file.indexOf('\n]', start);
  if (title < 0 || start < 0 || end < 0) return [];
  try {
    const texts = JSON.parse(file.slice(start, end + 2)) as (string | null)[];
    return file.slice(title, start).trim() === blockTitle(name, stamp, texts) ? texts : [];
  } catch {
    return [];
  }
}
