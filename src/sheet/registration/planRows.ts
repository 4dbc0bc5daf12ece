import type { NewCell } from '../cells/block';
import { isBlank, nameOf, textOf, type Values } from '../cells/cell';
import { makeRank } from '../../tournament/rank';
import { makeOut, parseCount, parseNumber, parseOut, parseRankCell } from '../cells/fields';
import type { ColumnKind } from '../cells/titles';
import type { WallListReading } from '../read/wallListReading';
import type { Person } from './people';
import { meansSame } from './sameText';
import { whoIsWho, type Newcomer, type PersonInDoubt } from './whoIsWho';

export interface PlannedCell {
  readonly row: number;
  readonly column: number;
  readonly before: string;
  readonly after: string;
  readonly cell: NewCell;
}

export interface OtherDetail {
  readonly player: number;
  readonly kind: ColumnKind;
  readonly before: string;
  readonly after: string;
}

/** Cells to write for people who register; nothing that somebody has typed is among them. */
export interface RowPlan {
  readonly added: readonly { readonly person: Person; readonly row: number }[];
  readonly filled: readonly OtherDetail[];
  readonly other: readonly OtherDetail[];
  readonly same: number;
  /** People for a person to decide on, with the answer or a proposal. */
  readonly doubtful: readonly PersonInDoubt[];
  /** Kinds that came and that the list has no column for. */
  readonly lacking: readonly ColumnKind[];
  readonly cells: readonly PlannedCell[];
  /** The cells of `other`, for those who want the new details. */
  readonly otherCells: readonly PlannedCell[];
}

export interface NewRows {
  /** The rows of the range, also below its last value. */
  readonly height: number;
  /** Rows with other things end the list; in a named range they do not. */
  readonly isOpenEnded: boolean;
  readonly past: readonly { readonly column: number; readonly text: string }[];
  readonly out: string;
}

const NUMBERS: readonly ColumnKind[] = ['rating', 'maximumRating', 'previousOrder', 'board'];

/** By default everybody gets the proposal. */
const UNASKED: Newcomer = { isForm: false, answers: {} };

/**
 * By number of a federation, name and details of namesakes; plans new rows below the last player, and details in
 * empty cells.
 */
export function planRows(
  reading: WallListReading,
  values: Values,
  people: readonly Person[],
  rows: NewRows,
  coming: Newcomer = UNASKED,
): RowPlan {
  const { wallList, columns } = reading;
  const list: PlannedList = { reading, values, numberOf: makeNumbering(reading, values) };
  const free = freeRows(reading, values, rows);
  const listed = wallList.players.map(({ name }, player) => ({
    name,
    textOf: (kind: ColumnKind) => textAt(list, reading.rows[player] ?? -1, columns[kind as 'pin'] ?? -1),
  }));
  const { who, questions } = whoIsWho(people, listed, coming);
  const added: { readonly person: Person; readonly row: number }[] = [];
  const noRoom: Person[] = [];
  const details: (readonly OtherDetail[])[] = [];
  people.forEach((person, index) => {
    const identity = who[index];
    if (!identity || identity.is === 'left') return;
    const { pin: _, ...unnumbered } = person.cells;
    const newcomer = identity.isNumbered ? person : { ...person, cells: unnumbered };
    if (identity.is === 'there') {
      details.push(otherDetails(list, newcomer, identity.player));
      return;
    }
    const row = free.shift();
    if (row === undefined) noRoom.push(person);
    else added.push({ person: newcomer, row });
  });

  const filled = details.flat().filter(({ before }) => before === '');
  const other = details.flat().filter(({ before }) => before !== '');
  const cellOf = ({ player, kind, after }: OtherDetail): PlannedCell =>
    planned(list, reading.rows[player] ?? 0, columns[kind] ?? 0, kind, after);
  const kinds = new Set(people.flatMap(person => detailsOf(person).map(([kind]) => kind)));
  if (rows.out !== '' && added.length > 0) kinds.add('out');
  return {
    added,
    filled,
    other,
    same: details.filter(({ length }) => length === 0).length,
    doubtful: [...questions, ...noRoom.map(person => withoutRow(person, 'noRoom'))],
    lacking: [...kinds].filter(kind => columns[kind] === undefined),
    cells: [...filled.map(cellOf), ...added.flatMap(({ person, row }) => newRow(list, person, row, rows))],
    otherCells: other.map(cellOf),
  };
}

interface PlannedList {
  readonly reading: WallListReading;
  readonly values: Values;
  /** The cell of the number of a new row; none where the list counts rows. */
  readonly numberOf: (row: number, column: number) => readonly PlannedCell[];
}

const textAt = ({ values }: Pick<PlannedList, 'values'>, row: number, column: number): string =>
  textOf(values[row]?.[column]);

function planned(
  list: PlannedList,
  row: number,
  column: number,
  kind: ColumnKind | undefined,
  after: string,
): PlannedCell {
  const number = kind && NUMBERS.includes(kind) ? parseNumber(after) : undefined;
  const text = number === undefined ? after : String(number);
  return { row, column, before: textAt(list, row, column), after: text, cell: number ?? text };
}

/** Details of a player that the list has otherwise, or not at all. */
const otherDetails = (list: PlannedList, person: Person, player: number): readonly OtherDetail[] =>
  detailsOf(person).flatMap(([kind, after]): readonly OtherDetail[] => {
    const column = list.reading.columns[kind];
    if (column === undefined) return [];
    const before = textAt(list, list.reading.rows[player] ?? 0, column);
    return before !== '' && meansSame(kind, before, after) ? [] : [{ player, kind, before, after }];
  });

function newRow(list: PlannedList, person: Person, row: number, rows: NewRows): readonly PlannedCell[] {
  const { columns } = list.reading;
  const details = detailsOf(person).flatMap(([kind, after]) => {
    const column = columns[kind];
    return column === undefined ? [] : [planned(list, row, column, kind, after)];
  });
  const names = nameCells(columns, person).map(([column, after]) =>
    planned(list, row, column, undefined, after),
  );
  const missed = [rows.out, person.cells.out ?? ''].filter(text => text !== '').join(', ');
  const out =
    columns.out !== undefined && rows.out !== ''
      ? [
          planned(
            list,
            row,
            columns.out,
            undefined,
            makeOut(parseOut(missed) ?? parseOut(rows.out) ?? NOWHERE),
          ),
        ]
      : [];
  const isOut = out.length > 0;
  return [
    ...(columns.no === undefined ? [] : list.numberOf(row, columns.no)),
    ...names,
    ...details.filter(({ column }) => !isOut || column !== columns.out),
    ...out,
    ...rows.past.map(({ column, text }) => planned(list, row, column, undefined, text)),
  ];
}

/** New numbers follow the last one; a number that stands in the row already is kept. */
function makeNumbering(reading: WallListReading, values: Values): PlannedList['numberOf'] {
  const { wallList, columns, numbered } = reading;
  let last = [
    ...wallList.players.map(({ no }) => no),
    ...values.flatMap(line => parseCount(textOf(line[columns.no ?? -1])) ?? []),
  ].reduce((most, no) => Math.max(most, no), 0);
  return (row, column) => {
    if (textAt({ values }, row, column) !== '') return [];
    if (numbered === undefined && wallList.players.length > 0) return [];
    const no = (last += 1);
    return [{ row, column, before: '', after: String(no), cell: no }];
  };
}

function nameCells(
  columns: WallListReading['columns'],
  { name, cells: { surname = '', firstName = '' } }: Person,
): readonly (readonly [number, string])[] {
  const first = columns.name ?? columns.surname;
  if (first === undefined) return columns.firstName === undefined ? [] : [[columns.firstName, name]];
  const isSplit = columns.firstName !== undefined && columns.firstName !== first;
  if (columns.name !== undefined && columns.surname !== undefined && isSplit) return [[columns.name, name]];
  return isSplit && surname !== '' && firstName !== ''
    ? [
        [first, surname],
        [columns.firstName as number, firstName],
      ]
    : [[first, name]];
}

const detailsOf = ({ cells }: Person): readonly (readonly [ColumnKind, string])[] =>
  (Object.entries(cells) as [ColumnKind, string][]).flatMap(([kind, text]) => {
    const plain = nameOf(text.replace(/\s+/g, ' '));
    return plain === '' || NAMES.includes(kind)
      ? []
      : [[kind, kind === 'rank' ? asRank(plain) : plain] as const];
  });

/** `5 dan` is written `5d`, as everywhere else; what is no rank stays as it came. */
function asRank(text: string): string {
  const rank = parseRankCell(text);
  return rank ? makeRank(rank) : text;
}

const NOWHERE = { rounds: [], from: undefined };

const NAMES: readonly ColumnKind[] = ['no', 'name', 'surname', 'firstName'];

const withoutRow = (person: Person, why: 'noRoom' | 'noPlayer'): PersonInDoubt => ({
  key: '',
  person,
  why,
  than: '',
  players: [],
  rival: undefined,
  choices: [],
  taken: 'leave',
  isAnswered: false,
});

/** The plan for all others, where the list would not take these for players. */
export const withoutNonPlayers = (plan: RowPlan, people: readonly Person[]): RowPlan => ({
  ...plan,
  doubtful: [...plan.doubtful, ...people.map(person => withoutRow(person, 'noPlayer'))],
});

/** Rows below the last player that hold nothing but a number that nobody has, or a box that is not ticked. */
export function freeRows(
  { columns, rounds, rows, numbered, header, wallList }: WallListReading,
  values: Values,
  { height, isOpenEnded }: NewRows,
): number[] {
  const numbers = [numbered, columns.no];
  const inUse = [...Object.values(columns), ...rounds.flat()].filter(
    (column): column is number => typeof column === 'number' && !numbers.includes(column),
  );
  const taken = new Set(wallList.players.map(({ no }) => no));
  const mayHave = (number: unknown): boolean => {
    const no = parseCount(textOf(number));
    return isBlank(number) || (no !== undefined && !taken.has(no));
  };
  const isFree = (row: number): boolean =>
    (columns.no === undefined || mayHave(values[row]?.[columns.no])) &&
    inUse.every(column => isBlank(values[row]?.[column]) || values[row]?.[column] === false);
  const free: number[] = [];
  for (let row = rows.reduce((last, row) => Math.max(last, row), header ?? -1) + 1; row < height; row++) {
    if (isFree(row)) free.push(row);
    else if (isOpenEnded) break;
  }
  return free;
}
