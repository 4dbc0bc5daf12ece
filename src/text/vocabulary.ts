import { LANGUAGES, type Language } from '../tournament/languages';
import { remembering } from '../tournament/once';
import { isReadKey, type ReadKey } from './readKeys';
import { source } from './source';

/** The words of one language that are at hand without decoding the rest of it. */
export type ReadText = (key: ReadKey) => string;

/** In English where the language has no word of its own. */
export const readText =
  (language: Language): ReadText =>
  key =>
    source.readWordsOf(language)[key] ?? source.readWordsOf('en')[key] ?? key;

/** The words of every language, in the order of LANGUAGES: sheets keep the names they were made with when the language changes. */
export const EVERY_TEXT: readonly ReadText[] = LANGUAGES.map(readText);

/** Each language has its own word; none where the key is not one that is read. */
export const wordsOf: (key: string) => readonly string[] = remembering(key =>
  isReadKey(key) ? LANGUAGES.flatMap(language => source.readWordsOf(language)[key] ?? []) : [],
);
