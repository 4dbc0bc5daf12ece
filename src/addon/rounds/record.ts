import type { CellChange } from '../../sheet/write/block';
import { recordRound, type RoundRecord } from '../../sheet/rounds/recordRound';
import type { Remarkable, View } from '../panel/protocol';
import { knownResults, roundSheets } from './roundSheets';
import { remark } from '../panel/sentence';
import { listBlocks, listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { write } from '../write/writing';
import type { Workbook } from '../google/workbook';

/** The results of one Round sheet for the wall list. */
export interface SheetRecord extends RoundRecord {
  readonly sheet: string;
  readonly round: number;
  readonly resultColumn: number;
}

/** All results in Round sheets that the wall list does not have, and contradictions between the two. */
export function readRecords(workbook: Workbook, tournament: Tournament): readonly SheetRecord[] {
  const { reading, list, settings } = tournament;
  return roundSheets(workbook).flatMap(({ sheet, round, table }) => {
    if (!table || round > reading.wallList.rounds) return [];
    const record = recordRound(reading, list.values, round, table, settings.language, knownResults());
    return [{ ...record, sheet, round, resultColumn: table.resultColumn }];
  });
}

/** Round sheets that disagree with the wall list; neither side is changed. */
export const recordProblems = (
  tournament: Tournament,
  records: readonly SheetRecord[],
): readonly Remarkable[] =>
  records.flatMap(({ sheet, problems }) =>
    problems.map(problem =>
      remark(tournament.settings.language, problem, { sheet, origin: { row: 0, column: 0 } }),
    ),
  );

/** Writes the results typed in Round sheets into the `?` cells of the wall list. To be called under the lock. */
export function recordResults(workbook: Workbook, tournament: Tournament): View {
  const records = readRecords(workbook, tournament);
  const { text, list } = tournament;
  const { row, column } = list.origin;
  const changes = oncePerCell(records.flatMap(record => record.changes)).map(one => ({
    ...one,
    row: one.row + row,
    column: one.column + column,
  }));
  const left = recordProblems(tournament, records);
  const rounds = roundsOf(records);
  const results = records.reduce((sum, { typed }) => sum + typed.size, 0);
  if (changes.length === 0) return { view: 'recorded', rounds, results: 0, left, undo: undefined };
  const deed = {
    what: text('action.record', { results, round: rounds.join(', ') }),
    blocks: listBlocks(tournament, changes),
    undoes: undefined,
    seen: listPrint(tournament),
    tournament,
  };
  const written = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind === 'stopped') return { view: 'stopped', reasons: [listChanged(tournament)] };
  const different = written.different.map(({ problem, cell }) => ({
    ...remark(tournament.settings.language, problem),
    cell,
  }));
  const undo = { action: String(written.logged.no), what: deed.what };
  return { view: 'recorded', rounds, results, left: [...different, ...left], undo };
}

/** The rounds with a result to record, in order. */
const roundsOf = (records: readonly SheetRecord[]): readonly number[] =>
  [...new Set(records.filter(({ typed }) => typed.size > 0).map(({ round }) => round))].sort((a, b) => a - b);

const listChanged = ({ settings }: Tournament): Remarkable =>
  remark(settings.language, {
    code: 'changedWhileRecording',
    severity: 'error',
    place: { kind: 'list' },
    values: {},
  });

/** One change for each cell: of two sheets of one round the first counts; `recordRound` reports contradictions. */
function oncePerCell(changes: readonly CellChange[]): readonly CellChange[] {
  const cells = new Map<string, CellChange>();
  for (const change of changes) {
    const key = `${change.row},${change.column}`;
    if (!cells.has(key)) cells.set(key, change);
  }
  return [...cells.values()];
}
