import { bytesToText } from '../formats/parse/bytesToText';
import { makeTable } from '../formats/parse/table';
import { textToBytes } from '../formats/parse/textToBytes';
import { fromWallList } from '../formats/wallList/fromWallList';
import { toWallList } from '../formats/wallList/toWallList';
import { writeAga } from '../formats/aga/writeAga';
import { writeH9 } from '../formats/h9/writeH9';
import { writeTou } from '../formats/h9/writeTou';
import { writeOpenGotha } from '../formats/openGotha/writeOpenGotha';
import type { Writing } from '../formats/exchange';
import { FORMATS, formatByName } from '../exchange/formatNames';
import { readTournament } from '../exchange/readTournament';
import { inSystem, proposedSystem } from '../exchange/systemOfGames';
import { changedSettings } from '../sheet/settings/changedSettings';
import { makeText } from '../sheet/wording';
import { wallListCells } from '../sheet/write/wallListCells';
import { finalOrder } from '../standings/placement/finalOrder';
import { fileSentence } from '../text/files';
import { isFileError, type FileProblem } from '../tournament/fileProblem';
import type { OpenedList, NoAnswer } from './openList';
import { insideOf } from './inside';

/** A tournament that a file holds, as `openList` takes it. */
export interface ListInFile {
  readonly kind: 'list';
  readonly format: string;
  readonly list: readonly (readonly string[])[];
  readonly settings: readonly (readonly string[])[];
  /** Notes of the file, letters that were guessed, a system that it does not name. */
  readonly remarks: readonly string[];
}

/** The names of the formats, such as `opengotha`. */
export const FORMAT_NAMES: readonly string[] = FORMATS.map(({ name }) => name);

const english = makeText('en');

/** Reads a file of another program. `name` is that of the file or of its format; without it the contents tell. */
export function listInFile(contents: string | Uint8Array, name = ''): ListInFile | NoAnswer {
  const decoded = typeof contents === 'string' ? { text: contents, guessed: false } : bytesToText(contents);
  if (!('text' in decoded)) return stoppedAt(decoded);
  const format = FORMATS.find(fileFormat => fileFormat.name === name)?.name ?? formatByName(name);
  const read = readTournament(format, { list: decoded.text, settings: undefined });
  if (read.kind === 'refused') return stoppedAt(read.problem);
  if (read.kind === 'unreadable') return { kind: 'stopped', sentences: [read.sentence] };
  const proposed = proposedSystem(read.tournament);
  const tournament = proposed ? inSystem(read.tournament, proposed.system) : read.tournament;
  const { wallList, settings, problems } = toWallList(tournament);
  return {
    kind: 'list',
    format: read.format,
    list: wallListCells(wallList, english).map(row => row.map(String)),
    settings: changedSettings(settings, english).map(row => row.map(String)),
    remarks: [
      ...(proposed ? [fileSentence('en', proposed.fact)] : []),
      ...read.remarks,
      ...[...read.problems, ...problems].map(problem => fileSentence('en', problem)),
    ],
  };
}

const stoppedAt = (problem: FileProblem): NoAnswer => ({
  kind: 'stopped',
  sentences: [fileSentence('en', problem)],
});

/** The formats that can be written. */
export type WrittenFormat = 'opengotha' | 'h9' | 'tou' | 'aga' | 'tsv' | 'csv';

export interface FileOfList {
  readonly kind: 'file';
  readonly text: string;
  /** In the encoding that the format has. */
  readonly bytes: Uint8Array;
  /** Sentences on all that the format could not hold, and on questions that the receiver will have. */
  readonly remarks: readonly string[];
}

/** Writes a list for another program. */
export function listAsFile(list: OpenedList, format: WrittenFormat): FileOfList | NoAnswer {
  const { text, problems } = writingOf(list, format);
  const errors = problems.filter(isFileError);
  if (errors.length > 0)
    return { kind: 'stopped', sentences: errors.map(problem => fileSentence('en', problem)) };
  const encoded = textToBytes(text, format === 'h9' || format === 'tou' ? 'iso-8859-15' : 'utf-8');
  return {
    kind: 'file',
    text,
    bytes: encoded.bytes,
    remarks: [...problems, ...encoded.problems].map(problem => fileSentence('en', problem)),
  };
}

function writingOf(list: OpenedList, format: WrittenFormat): Writing {
  const { wallList, settings } = insideOf(list).input.event;
  const { tournament, problems } = fromWallList(wallList, { ...settings, rounds: wallList.rounds });
  const withOwn = (writing: Writing): Writing => ({
    ...writing,
    problems: [...problems, ...writing.problems],
  });
  switch (format) {
    case 'opengotha':
      return withOwn(writeOpenGotha(tournament));
    case 'h9':
      return withOwn(writeH9(tournament, finalOrder(wallList, settings)));
    case 'tou':
      return withOwn(writeTou(tournament, finalOrder(wallList, settings)));
    case 'aga':
      return withOwn(writeAga(tournament, undefined));
    case 'tsv':
    case 'csv':
      return { text: makeTable(wallListCells(wallList, english), format === 'tsv' ? '\t' : ';'), problems };
  }
}
