import { readAga } from '../formats/aga/readAga';
import type { FileContents } from '../formats/exchange';
import { fileError, refusedBy } from '../formats/fileProblems';
import { readH9 } from '../formats/h9/readH9';
import { readTou } from '../formats/h9/readTou';
import { readMacMahon } from '../formats/macMahon';
import { readOpenGotha } from '../formats/openGotha/readOpenGotha';
import type { FormatName } from './formatNames';

/** The formats of other programs; ours are wall lists. */
export type ForeignFormat = Exclude<FormatName, 'tsv' | 'csv'>;

export function readForeign(format: ForeignFormat, text: string): FileContents {
  switch (format) {
    case 'opengotha':
      return readOpenGotha(text);
    case 'macmahon':
      return readMacMahon(text);
    case 'h9':
      return readH9(text);
    case 'tou':
      return readTou(text);
    case 'aga':
      return readAga(text);
    case 'html':
    case 'xlsx':
      return refusedBy(fileError('unknownFormat', undefined, { text: format }));
  }
}

/** The format of a file: what its contents tell, where the name does not decide it. */
export function formatOf(named: FormatName | undefined, text: string): FormatName {
  const isXml = /^\s*</.test(text);
  const isMacMahon = isXml && /<(TournamentData|IndividualParticipant|TournamentRound)\b/.test(text);
  if (named !== undefined) return named === 'opengotha' && isMacMahon ? 'macmahon' : named;
  if (isXml) return isMacMahon ? 'macmahon' : 'opengotha';
  if (/^\s*TOURNEY\b/i.test(text)) return 'aga';
  if (/^;\s*[A-Z]{2}\[/m.test(text)) return 'h9';
  return /^;Num\b/m.test(text) ? 'tou' : 'tsv';
}
