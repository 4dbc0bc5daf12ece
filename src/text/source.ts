import type { Language } from '../tournament/languages';
import { DICTIONARIES } from './dictionaries';
import type { Dictionary } from './en';

/** Where texts come from. */
export interface TextSource {
  /** All texts of a language; empty where they cannot be read, so that English stands in. */
  readonly dictionaryOf: (language: Language) => Dictionary;
  /** At least the words that are read back in any language (readKeys.ts). */
  readonly readWordsOf: (language: Language) => Dictionary;
}

/** The files of this folder. In the built add-on this module is replaced by the same texts packed (build/texts.mjs, packed.ts). */
export const source: TextSource = {
  dictionaryOf: language => DICTIONARIES[language],
  readWordsOf: language => DICTIONARIES[language],
};
