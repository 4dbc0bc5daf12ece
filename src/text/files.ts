import type { CarriedPart, FileProblem, FileProblemCode } from '../tournament/fileProblem';
import type { Language } from '../tournament/languages';
import { FILE_TEXTS as ALL } from './fileTexts';

type PageText =
  | 'crosstable'
  | 'listLeftOut'
  | 'find'
  | 'byTable'
  | 'byName'
  | 'matches'
  | 'missing'
  | 'begins'
  | 'opponent'
  | 'signature'
  | 'players'
  | 'checkIn'
  | 'here'
  | 'owed'
  | 'noLicence'
  | 'leisureLicence'
  | 'memberUntil'
  | 'memberEnded'
  | 'notHere'
  | 'notPlaying'
  | 'notPaired'
  | 'absent'
  | 'absentAgreed'
  | 'received'
  | 'certificate'
  | 'noGroups'
  | 'noTeams'
  | 'noPrizes'
  | 'roundedAll'
  | 'roundedFree'
  | 'roundedNone';

export type FileTextKey = `file.${FileProblemCode}` | `carried.${CarriedPart}` | `page.${PageText}`;

/** Words about files of other programs. Pages and the terminal use them; the script that Google loads does not. */
export const FILE_TEXTS: Readonly<Record<Language, Readonly<Record<FileTextKey, string>>>> = ALL;

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
