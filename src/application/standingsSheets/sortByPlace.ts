import { valuesAfter, withNumbers } from '../../sheet/rows/references';
import { isBlank, isDate, textOf } from '../../sheet/cells/cell';
import type { Block, NewCell } from '../../sheet/cells/block';
import { rowOrder } from '../../standings/placement/rowOrder';
import { isError, LIST } from '../../tournament/problem';
import { lotNumber, type WallList } from '../../tournament/wallList';
import type { Workbook } from '../workbook/workbook';
import type { View } from '../protocol/protocol';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { remarkOn } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { rowsInBetween } from '../undo/rowsInBetween';
import { unwritten, write } from '../write/writing';
import { labelBlocks } from '../mend/labels';
import { organisersColumns, typedRows } from '../mend/organisersColumns';
import { numberedBlock, numbersAnnounced, numbersInSettings } from '../mend/numbersInSettings';

/** Whether rows and numbers may follow the places: the settings keep the numbers that lots were drawn for. */
export const mayBeSorted = ({ settingsAt, reading, problems }: Tournament): boolean =>
  !problems.some(isError) &&
  settingsAt !== undefined &&
  reading.results.length === 0 &&
  reading.wallList.entries.some(row => row.some(({ length }) => length > 0));

/**
 * Puts the rows in the order of the places and numbers them from 1; opponents in all rounds, the sheets of rounds and the settings
 * follow, so that no game is another. To be called under the lock.
 */
export function sortByPlace(workbook: Workbook, tournament: Tournament): Reply {
  const { reading, list, text } = tournament;
  if (!mayBeSorted(tournament)) return stopped(tournament);
  const { rows, wallList, numbered, columns, rounds } = reading;
  const order = rowOrder(tournament.event);
  const numbers = new Map([
    ...order.map((player, i) => [wallList.players[player]?.no ?? 0, i + 1] as const),
    ...outside(wallList),
  ]);
  const lots = order.map(player => lotNumber(wallList.players[player]));
  const ourColumns = [...Object.values(columns), ...rounds.flat(), numbered].filter(
    (column): column is number => typeof column === 'number',
  );
  // A column of the organiser's moves with its player, but not a formula, which follows its own row.
  const otherColumns = organisersColumns(workbook, tournament).filter(column => !ourColumns.includes(column));
  const all = [...new Set([...ourColumns, ...otherColumns])].sort((a, b) => a - b);
  const formulas = workbook.formulas(list.sheet);
  const isFormula = (column: number): boolean =>
    formulas.some(line => (line[column + list.origin.column] ?? '') !== '');
  const typed = typedRows(workbook, tournament);
  const isOdd = rows.some(row =>
    all.some(column => {
      const value = typed(row, column);
      return isDate(value) || typeof value === 'boolean';
    }),
  );
  if (isOdd || ourColumns.some(isFormula)) return stopped(tournament);
  const blocks = sortedBlocks(tournament, { order, numbers, known: ourColumns, all, typed });
  if (blocks.every(({ before, after }) => JSON.stringify(before) === JSON.stringify(after)))
    return LOOK_AGAIN;
  const deed = {
    what: text('action.sortByPlace'),
    blocks: [
      ...blocks,
      ...numbersInSettings(tournament, numbers),
      ...numberedBlock(tournament, 'lotNumbers', isInOrder(lots) ? [] : lots),
      ...labelBlocks(workbook, numbers),
      ...numbersAnnounced(workbook, tournament, numbers),
    ],
    undoes: undefined,
    seen: '',
  };
  const written = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind !== 'written') return stopped(tournament, unwritten(written, 'changedSincePreview'));
  const different = [...written.different, ...rowsInBetween(workbook, tournament)];
  const reasons = different.map(({ problem, cell }) => ({ ...remarkOn(tournament, problem), cell }));
  return reasons.length === 0 ? LOOK_AGAIN : { view: 'stopped', reasons };
}

interface Sorting {
  readonly order: readonly number[];
  /** The new number of each old one. */
  readonly numbers: ReadonlyMap<number, number>;
  /** The columns that the program writes. */
  readonly known: readonly number[];
  /** These and the organiser's, in their order. */
  readonly all: readonly number[];
  readonly typed: ReturnType<typeof typedRows>;
}

function sortedBlocks(
  { reading, list }: Tournament,
  { order, numbers, known, all, typed }: Sorting,
): readonly Block[] {
  const { rows, numbered, columns } = reading;
  const cells = valuesAfter(list.values, withNumbers(reading, list.values, numbers));
  const at = [...rows].sort((a, b) => a - b);
  const [top = 0, end = 0] = [at[0], (at[at.length - 1] ?? -1) + 1];
  const source = new Map(at.map((row, i) => [row, rows[order[i] ?? 0] ?? row]));
  const lines = Array.from({ length: end - top }, (_, i) => top + i);
  // A blank cell keeps the text format in a column of text: rounds not played, `3-5`, would turn into a date.
  const holdsText = (column: number): boolean =>
    column !== columns.rating &&
    rows.every(row => typeof typed(row, column) !== 'number') &&
    (known.includes(column) || rows.some(row => !isBlank(typed(row, column))));
  const blank = new Map(all.map(column => [column, holdsText(column) ? '' : null]));
  const afterAt = (row: number, column: number): NewCell => {
    const from = source.get(row) ?? row;
    if (column === numbered && source.has(row)) return at.indexOf(row) + 1;
    const value = known.includes(column) ? cells[from]?.[column] : typed(from, column);
    return isBlank(value) ? (blank.get(column) ?? null) : typeof value === 'number' ? value : textOf(value);
  };
  return runsOf(all).map(([first, last]): Block => {
    const part = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const after = lines.map(row => part.map(column => afterAt(row, column)));
    return {
      sheet: list.sheet,
      row: top + list.origin.row,
      column: first + list.origin.column,
      before: lines.map(row => part.map(column => textOf(typed(row, column)))),
      after: after.map(line => line.map(cell => (cell === null ? '' : String(cell as string | number)))),
      cells: after,
    };
  });
}

function runsOf(columns: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const column of columns) {
    const last = runs[runs.length - 1];
    if (last && last[1] + 1 === column) last[1] = column;
    else runs.push([column, column]);
  }
  return runs;
}

const isInOrder = (numbers: readonly number[]): boolean => numbers.every((no, i) => no === i + 1);

/** Opponents outside the list keep their numbers, unless these are now somebody's: then all of them move behind the list. */
function outside({ players, entries }: WallList): readonly (readonly [number, number])[] {
  const numbers = entries
    .flat(2)
    .flatMap(entry => (entry.kind === 'game' && entry.opponent < 0 ? [entry.opponentNo] : []));
  const once = [...new Set(numbers)].sort((a, b) => a - b);
  return once.some(no => no <= players.length)
    ? once.map((no, i) => [no, players.length + 1 + i] as const)
    : [];
}

const stopped = (
  tournament: Tournament,
  code: 'changedSincePreview' | 'notSortable' | 'nothingToWrite' = 'notSortable',
): View => ({
  view: 'stopped',
  reasons: [remarkOn(tournament, { code, severity: 'error', place: LIST, values: {} })],
});
