import { makeText } from '../../../src/sheet/wording';
import type { TextKey } from '../../../src/text/en';
import { LANGUAGES } from '../../../src/tournament/languages';

const known = new Map<TextKey, readonly string[]>();

/** Whether a cell has this word in any language. */
export function isWord(key: TextKey, value: unknown): boolean {
  const words = known.get(key) ?? LANGUAGES.map(language => makeText(language)(key).toLowerCase());
  known.set(key, words);
  return words.includes(String(value).toLowerCase());
}
