import type { Cargo, FileProblem, FileProblemCode } from '../tournament/fileProblem';
import type { Language } from '../tournament/settings';
import { files as de } from './de/files';
import { files as en } from './en/files';
import { files as es } from './es/files';
import { files as fr } from './fr/files';
import { files as ja } from './ja/files';
import { files as ko } from './ko/files';
import { files as ru } from './ru/files';
import { files as zh } from './zh/files';

/** What pages say besides the words of the sheets. */
type PageText =
  | 'crosstable'
  | 'byTable'
  | 'byName'
  | 'matches'
  | 'missing'
  | 'begins'
  | 'opponent'
  | 'signature'
  | 'roundedAll'
  | 'roundedFree'
  | 'roundedNone';

export type FileTextKey = `file.${FileProblemCode}` | `carried.${Cargo}` | `page.${PageText}`;
type FileTexts = Readonly<Record<FileTextKey, string>>;

/** Words about files of other programs. Pages and the terminal use them; the script that Google loads does not. */
export const FILE_TEXTS: Readonly<Record<Language, FileTexts>> = { en, fr, de, es, ru, ko, ja, zh };

/** The sentence of a problem, without its place. `{what|carried}` is looked up. */
export function fileSentence(language: Language, { code, values }: FileProblem): string {
  const texts = FILE_TEXTS[language];
  return texts[`file.${code}`]
    .replace(/\{(\w+)(?:\|(\w+))?\}/g, (_hole, name: string, area?: string) => {
      const value = String(values[name] ?? '');
      return area === undefined ? value : (texts[`${area}.${value}` as FileTextKey] ?? value);
    })
    .trim();
}
