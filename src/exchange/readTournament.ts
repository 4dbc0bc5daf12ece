import type { ExchangedTournament } from '../formats/exchange';
import { jsonFile } from '../formats/parse/jsonFile';
import type { FileProblem } from '../tournament/fileProblem';
import type { FormatName } from './formatNames';
import { readOurs, type OurTexts } from './ourTables';
import { formatOf, readForeign } from './readForeign';

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
  const json = jsonFile(texts.list);
  if (json) return { kind: 'refused', problem: json };
  const format = formatOf(named, texts.list);
  if (format === 'tsv' || format === 'csv') {
    const read = readOurs(texts, format === 'tsv' ? '\t' : undefined);
    return read.kind === 'read' ? { format, ...read } : read;
  }
  const reading = readForeign(format, texts.list);
  if (reading.kind === 'read') return { format, ...reading, remarks: [] };
  const problem = reading.problems.find(({ severity }) => severity === 'error') as FileProblem;
  return { kind: 'refused', problem };
}
