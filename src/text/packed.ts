import { LANGUAGES, type Language } from '../tournament/languages';
import type { Dictionary, TextKey } from './en';
import { once, remembering } from '../tournament/once';
import { SETTING_NAMES } from '../tournament/settingNames';
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
  const en = once((): Dictionary => joined(JSON.parse(english) as AreaTexts));
  const keys = once(() => Object.keys(en()));
  const words = once((): ReadonlyMap<Language, Dictionary> => {
    const others = readWords.split('\n');
    const read = keys().filter(isReadKey);
    const wordsOf = (i: number): Texts =>
      others[i] ? others[i].split('|').map((word, j) => word || en()[read[j] as TextKey]) : [];
    return new Map(OTHERS.map((language, i) => [language, zip(read, wordsOf(i))] as const));
  });
  return {
    dictionaryOf: remembering(language =>
      language === 'en' ? en() : zip(keys(), readBlock(textFile(), language, stamp)),
    ),
    readWordsOf: language => words().get(language) ?? en(),
  };
}

/**
 * Texts by area, such as `problem`: written once for all keys in a row. A row of texts has the names of the area before, 0 where it lacks
 * one. Beside a name 0 is the name itself; in the place of all texts it stands for the names of the settings.
 */
type AreaTexts = readonly (readonly [
  area: string,
  texts: Readonly<Record<string, string | 0>> | readonly (string | 0)[] | 0,
])[];

function joined(areas: AreaTexts): Dictionary {
  let names: readonly string[] = [];
  const entries = areas.flatMap(([area, written]) => {
    const texts = written || SETTING_NAMES;
    const isRow = Array.isArray(texts);
    if (!isRow) names = Object.keys(texts);
    return Object.values(texts).flatMap((text: string | 0, i) =>
      text || !isRow ? [[`${area}.${names[i]}`, text || names[i]]] : [],
    );
  });
  return Object.fromEntries(entries) as Dictionary;
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
