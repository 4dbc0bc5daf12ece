import { readAga } from '../../src/formats/aga/readAga';
import type { ExchangedTournament, Reading } from '../../src/formats/exchange';
import { readH9 } from '../../src/formats/h9/readH9';
import { readTou } from '../../src/formats/h9/readTou';
import { readMacMahon } from '../../src/formats/macMahon';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { IN_FILE, type FileProblem } from '../../src/tournament/fileProblem';
import type { FormatName } from './formatNames';
import { readOurs, type OurTexts } from './ourTables';

export type Input =
  | {
      readonly kind: 'read';
      readonly format: FormatName;
      readonly tournament: ExchangedTournament;
      readonly problems: readonly FileProblem[];
      readonly remarks: readonly string[];
    }
  | { readonly kind: 'refused'; readonly problem: FileProblem }
  | { readonly kind: 'unreadable'; readonly sentence: string };

/** Reads a tournament; without a format, or with that of another program's XML, the contents tell. */
export function readTournament(named: FormatName | undefined, texts: OurTexts): Input {
  const format = formatOf(named, texts.list);
  switch (format) {
    case 'opengotha':
      return of(format, readOpenGotha(texts.list));
    case 'macmahon':
      return of(format, readMacMahon(texts.list));
    case 'h9':
      return of(format, readH9(texts.list));
    case 'tou':
      return of(format, readTou(texts.list));
    case 'aga':
      return of(format, readAga(texts.list));
    case 'tsv':
    case 'csv': {
      const read = readOurs(texts, format === 'tsv' ? '\t' : undefined);
      return read.kind === 'read' ? { format, ...read } : read;
    }
    case 'html':
      return {
        kind: 'refused',
        problem: { code: 'unknownFormat', severity: 'error', place: IN_FILE, values: { text: 'html' } },
      };
  }
}

function of(format: FormatName, reading: Reading): Input {
  if (reading.kind === 'read') return { format, ...reading, remarks: [] };
  const problem = reading.problems.find(({ severity }) => severity === 'error') as FileProblem;
  return { kind: 'refused', problem };
}

function formatOf(named: FormatName | undefined, text: string): FormatName {
  const isXml = /^\s*</.test(text);
  const isMacMahon = isXml && /<(TournamentData|IndividualParticipant|TournamentRound)\b/.test(text);
  if (named !== undefined) return named === 'opengotha' && isMacMahon ? 'macmahon' : named;
  if (isXml) return isMacMahon ? 'macmahon' : 'opengotha';
  if (/^\s*TOURNEY\b/i.test(text)) return 'aga';
  if (/^;\s*[A-Z]{2}\[/m.test(text)) return 'h9';
  return /^;Num\b/m.test(text) ? 'tou' : 'tsv';
}
