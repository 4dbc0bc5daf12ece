import { nameOf, textOf } from '../../sheet/cells/cell';
import { inHalves, isNumberOfHalves } from '../../sheet/read/halves';
import { namedColumn, twinsOf } from '../../sheet/cells/rowNames';
import type { ColumnKind } from '../../sheet/cells/titles';
import {
  contiguousRuns,
  type Block,
  type CellChange,
  type NamedColumn,
  type RowNames,
} from '../../sheet/cells/block';
import { sha256 } from '../../lots/sha256';
import type { Tournament } from './tournament';

/** By columns, as people typed it; computed columns are not among them. */
export interface ListRow {
  /** The row in the sheet, from 0. */
  readonly row: number;
  readonly texts: readonly string[];
}

/** A wall list by players, wherever their rows and columns stand. */
export interface ListRows {
  readonly columns: readonly { readonly key: string; readonly column: number }[];
  /** By number and name. */
  readonly players: ReadonlyMap<string, ListRow>;
}

export function listRows(tournament: Tournament): ListRows {
  const { list, reading } = tournament;
  const { row: top, column: left } = list.origin;
  const columns = columnsOf(tournament);
  const players = reading.wallList.players.map(({ no, name }, player): [string, ListRow] => {
    const row = reading.rows[player] ?? 0;
    const texts = columns.map(({ column }) => textOf(list.values[row]?.[column]));
    return [`${no} ${name}`, { row: row + top, texts }];
  });
  return {
    columns: columns.map(({ key, column }) => ({ key, column: column + left })),
    players: new Map(players),
  };
}

/** All columns that a tournament is read from but the numbers: they find rows whose numbers change and whose names are not enough. */
export const columnsBesideNumbers = (tournament: Tournament): readonly number[] =>
  columnsOf(tournament).flatMap(({ key, column }) => (key === 'no' ? [] : [column]));

function columnsOf({ reading }: Tournament): readonly { readonly key: string; readonly column: number }[] {
  const kinds = Object.entries(reading.columns).flatMap(([key, column]) =>
    typeof column === 'number' ? [{ key, column }] : [],
  );
  const rounds = reading.rounds.flatMap((columns, round) =>
    columns.map((column, i) => ({ key: `R${round + 1}.${i}`, column })),
  );
  // Each kind counts by itself: a round that is added gives the others no new names.
  const beside = [...reading.colours, ...reading.stones].map(({ column }) => column);
  const results = reading.results
    .filter(column => !beside.includes(column))
    .map((column, i) => ({ key: `result ${i}`, column }))
    .concat(reading.colours.map(({ column }, i) => ({ key: `colour ${i}`, column })))
    .concat(reading.stones.map(({ column }, i) => ({ key: `stones ${i}`, column })));
  const otherColumns = [...kinds.filter(({ key }) => key !== 'no'), ...rounds, ...results];
  const no = reading.numbered ?? reading.columns.no;
  return [...(no === undefined ? [] : [{ key: 'no', column: no }]), ...otherColumns].sort((a, b) =>
    a.key < b.key ? -1 : 1,
  );
}

/**
 * A fingerprint of the list that the order of its rows and columns does not change, unless opponents count
 * rows. `instead` has other texts for some cells: `7,3` is row 7, column 3.
 */
export function listPrint(
  tournament: Tournament,
  instead?: ReadonlyMap<string, string>,
  isInOrder: boolean = tournament.reading.wallList.numberedByRow === true,
): string {
  const { list } = tournament;
  const { row: top, column: left } = list.origin;
  const columns = columnsOf(tournament);
  const rows = list.values
    .map((line, row) =>
      columns.map(({ column }) => instead?.get(`${row + top},${column + left}`) ?? textOf(line[column])),
    )
    .filter(texts => texts.some((text, i) => text !== '' && columns[i]?.key !== 'no'))
    .map(texts => JSON.stringify(texts));
  return sha256(JSON.stringify([columns.map(({ key }) => key), isInOrder ? rows : rows.sort()]));
}

/** Number and name tell rows apart; where two rows have the same, their other details do, but for columns that an action changes. */
export function namingColumns(
  { list, reading }: Tournament,
  changes: readonly CellChange[],
): readonly (ColumnKind | number)[] {
  const named = ['no', 'name', 'surname', 'firstName'] as const;
  const columns = [
    reading.numbered ?? reading.columns.no,
    ...named.slice(1).map(kind => reading.columns[kind]),
  ];
  const names = reading.rows.map(row =>
    JSON.stringify(columns.map(column => column !== undefined && nameOf(list.values[row]?.[column]))),
  );
  if (new Set(names).size === names.length) return named;
  const changed = new Set(changes.map(({ column }) => column - list.origin.column));
  const details = (['rank', 'rating', 'country', 'club', 'pin'] as const).filter(
    kind => !changed.has(reading.columns[kind] ?? -1),
  );
  return [...named, ...details];
}

/** The changes of whole entries as blocks, where opponents and results stand apart in two cells each; cells count from the range. */
export const entryBlocks = (tournament: Tournament, changes: readonly CellChange[]): readonly Block[] =>
  listBlocks(
    tournament,
    inHalves(tournament.reading, tournament.list.values, changes).map(change => ({
      ...change,
      row: change.row + tournament.list.origin.row,
      column: change.column + tournament.list.origin.column,
    })),
  );

/**
 * The changes of a list's cells as blocks that name their players by these kinds of columns, or columns of the range; cells count from
 * the sheet's A1.
 */
export function listBlocks(
  tournament: Tournament,
  changes: readonly CellChange[],
  by: readonly (ColumnKind | number)[] = namingColumns(tournament, changes),
): readonly Block[] {
  const { list, reading } = tournament;
  const { row: top, column: left } = list.origin;
  const titles = Array.from({ length: left }, (): unknown => '').concat(
    reading.header === undefined ? [] : (list.values[reading.header] ?? []),
  );
  const columns = by.flatMap((kind): readonly NamedColumn[] => {
    const column =
      typeof kind === 'number'
        ? kind
        : kind === 'no'
          ? (reading.numbered ?? reading.columns.no)
          : reading.columns[kind];
    return column === undefined ? [] : [namedColumn(titles, column + left)];
  });
  const inRange = (column: NamedColumn): NamedColumn => ({ ...column, column: column.column - left });
  const isNumber = ({ row, column, ...one }: CellChange): boolean =>
    isNumberOfHalves(reading, list.values, { ...one, row: row - top, column: column - left });
  const runs = [
    ...contiguousRuns(
      list.sheet,
      changes.filter(change => !isNumber(change)),
    ),
    ...contiguousRuns(list.sheet, changes.filter(isNumber)).map(block => ({ ...block, isNumbers: true })),
  ];
  return runs.map(block => {
    const first = block.row - top;
    const of: RowNames = {
      column: namedColumn(titles, block.column),
      by: columns,
      players: block.after.map((_, i) =>
        columns.map(({ column }) => nameOf(list.values[first + i]?.[column - left])),
      ),
    };
    const names = { ...of, column: inRange(of.column), by: columns.map(inRange) };
    const twins = twinsOf(names, first, list.values);
    return { ...block, of: { ...of, ...(twins && { twins }) } };
  });
}
