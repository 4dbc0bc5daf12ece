import type { TextKey } from '../../text/en';
import { wordsOf } from '../../text/vocabulary';
import { isKey, type Text } from '../wording';

/** A title that is a word, and no international abbreviation, has a text: its own, or that of the value or the setting of this name. */
const keyOf = (title: string): TextKey | undefined =>
  [`title.${title}`, `value.${title}`, `settingName.${title.toLowerCase()}`].find(isKey);

/** The title of a score or a tiebreak as a list of this language shows it. */
export function heading(title: string, text: Text): string {
  const key = keyOf(title);
  return key ? text(key) : title;
}

/** A heading is read back in every language. */
export const headingsOf = (title: string): readonly string[] => wordsOf(keyOf(title) ?? '');
