import { makeWarning, type Problem } from '../../tournament/problem';
import { isBlank, makeA1, textOf } from '../cells/cell';
import type { Values } from '../cells/cell';
import { ROUND_STYLES, saysRounds } from './roundTitle';
import type { RoundStyle, RoundTitle } from './roundTitle';
import { colourColumns, type Beside } from './colourColumns';
import { stoneColumns } from './stoneColumns';
import { startColumns } from './startColumn';
import { holdsEntry, isName, readTitle, titleRows } from './titleRows';
import type { Title } from './titleRows';
import type { RoundKind } from '../cells/roundKinds';
import { COLUMN_KINDS } from '../cells/titles';
import type { ColumnKind } from '../cells/titles';

/** The column of each kind in the range, counted from 0; undefined where there is none. */
export type Columns = Readonly<Record<ColumnKind, number | undefined> & Partial<Record<RoundKind, number>>>;

/** Two columns that hold one entry together: the opponent's number and the result. */
export interface Halves {
  readonly opponent: number;
  readonly result: number;
}

export interface Header {
  readonly row: number;
  /** The last row of titles: the same one, unless there are two. */
  readonly last: number;
  /** The title of each column, both rows joined where there are two. */
  readonly texts: readonly string[];
  readonly columns: Columns;
  /** A column titled Pl: numbers of players, or places. */
  readonly pl: number | undefined;
  readonly rounds: readonly (readonly number[])[];
  readonly halves: readonly Halves[];
  readonly colours: readonly Beside[];
  readonly stones: readonly Beside[];
  readonly problems: readonly Problem[];
}

/** Rows that are searched for titles: notes above the list may be long, but not longer. */
const SEARCHED_ROWS = 100;

const isRound = (title: Title): boolean => title?.kind === 'round' && title.title.style === 'word';

/** Above any possible number of titles: a row with a name and a round is surely a header. */
const SURE = 10_000;
const NAMED = 1_000;

/** A name and one more title, or two rounds; 0 for any other row. */
export function headerScore(row: readonly unknown[]): number {
  const titles = row.map(cell => readTitle(textOf(cell)));
  const titleCount = row.filter((cell, i) => titles[i] !== undefined || saysRounds(textOf(cell))).length;
  const named = titles.some(isName);
  const rounds = titles.filter(isRound).length;
  if (titleCount < 2 || (!named && rounds < 2) || row.some(holdsEntry)) return 0;
  return titleCount + (named ? NAMED : 0) + (named && rounds > 0 ? SURE : 0);
}

export function findHeader(values: Values): Header | undefined {
  let best = -1;
  let bestScore = 0;
  for (let row = 0; row < Math.min(values.length, SEARCHED_ROWS) && bestScore < SURE; row++) {
    const score = headerScore(values[row] ?? []);
    if (score > bestScore) [best, bestScore] = [row, score];
  }
  return best < 0 ? undefined : readHeader(values, best);
}

function readHeader(values: Values, row: number): Header {
  const { texts, last } = titleRows(values, row);
  const titles = texts.map(readTitle);
  const below = values.slice(last + 1);
  const repeated: RepeatedTitle[] = [];
  const { rounds, halves } = findRounds(titles, below, repeated);
  const strange: Problem[] = [];
  const starts = (roundColumns: readonly number[], rank: number | undefined): readonly number[] => {
    const of = { row, rank, rounds: [...rounds.flat(), ...halves.map(({ result }) => result)] };
    const read = startColumns(texts, roundColumns, below, of);
    strange.push(...read.problems);
    return read.columns;
  };
  const columns = findColumns(titles, below, repeated, starts);
  const problems = repeated.map(({ column, first }): Problem => {
    const placeholders = { title: texts[column] ?? '', cell: makeA1(row, first) };
    return makeWarning('duplicateColumn', placeholders, { kind: 'cell', row, column });
  });
  return {
    row,
    last,
    texts,
    columns,
    pl: plColumn(titles),
    rounds,
    halves,
    colours: colourColumns(texts, rounds, below),
    stones: stoneColumns(texts, rounds, below),
    problems: [...problems, ...strange],
  };
}

function plColumn(titles: readonly Title[]): number | undefined {
  const column = titles.findIndex(title => title?.kind === 'pl');
  return column < 0 ? undefined : column;
}

interface RepeatedTitle {
  readonly column: number;
  readonly first: number;
}

function findColumns(
  titles: readonly Title[],
  below: Values,
  repeated: RepeatedTitle[],
  starts: (roundColumns: readonly number[], rank: number | undefined) => readonly number[],
): Columns {
  const columns: { -readonly [K in keyof Columns]: Columns[K] } = { ...NO_COLUMNS };
  const isOfRound = (title: Title): title is { readonly kind: RoundKind } =>
    title?.kind.includes(',') === true;
  const ofRounds = titles.filter(isOfRound).map(({ kind }) => kind);
  for (const kind of [...COLUMN_KINDS, ...new Set(ofRounds)]) {
    const ofKind = titles.flatMap((title, column) => (title?.kind === kind ? [column] : []));
    const fit =
      kind === 'rank'
        ? ofKind.filter(column => !holdsPlaces(below, column))
        : kind === 'start'
          ? starts(ofKind, columns.rank)
          : ofKind;
    const [first, ...others] = fit;
    columns[kind] = first;
    if (first !== undefined) repeated.push(...others.map(column => ({ column, first })));
  }
  return columns;
}

export const NO_COLUMNS = Object.fromEntries(COLUMN_KINDS.map(kind => [kind, undefined])) as Columns;

/** `Rank` and `Rang` may be places, as in some lists: whole numbers, no grades. */
function holdsPlaces(rows: Values, column: number): boolean {
  const texts = rows.map(row => textOf(row[column])).filter(text => text !== '');
  return texts.length > 0 && texts.every(text => /^\d+$/.test(text));
}

type HeaderRounds = Pick<Header, 'rounds' | 'halves'>;
type RoundColumn = RoundTitle & { readonly column: number };

function findRounds(titles: readonly Title[], below: Values, repeated: RepeatedTitle[]): HeaderRounds {
  const roundColumns = titles.flatMap((title, column) =>
    title?.kind === 'round' ? [{ ...title.title, column }] : [],
  );
  const styles = ROUND_STYLES.map(style =>
    roundColumns.filter(title => title.style === style && mayBeRound(title, below)),
  );
  const surest = styles.find(
    (columns, i) => columns.length > 0 && isComplete(columns, ROUND_STYLES[i] as RoundStyle),
  );
  const rounds: RoundColumn[][] = [];
  const halves: Halves[] = [];
  for (const title of surest ?? []) {
    while (rounds.length < title.round) rounds.push([]);
    const columns = rounds[title.round - 1] as RoundColumn[];
    const same = columns.findIndex(other => other.part === title.part);
    const other = columns[same];
    if (!other) columns.push(title);
    else if (other.half === title.half) repeated.push({ column: title.column, first: other.column });
    else {
      const isResult = title.half === 'result' || other.half === 'opponent';
      const [opponent, result] = isResult ? [other, title] : [title, other];
      columns[same] = opponent;
      halves.push({ opponent: opponent.column, result: result.column });
    }
  }
  const byPart = (a: RoundColumn, b: RoundColumn): number => (a.part < b.part ? -1 : 1);
  return { rounds: rounds.map(columns => columns.sort(byPart).map(({ column }) => column)), halves };
}

/** A letter or a numeral, such as `T1` or `I`, means a round where its column holds entries, or nothing. */
function mayBeRound({ style, column }: RoundColumn, below: Values): boolean {
  if (style === 'word' || style === 'number') return true;
  return below.some(row => holdsEntry(row[column])) || below.every(row => isBlank(row[column]));
}

const isComplete = (roundColumns: readonly RoundColumn[], style: RoundStyle): boolean =>
  style !== 'numeral' || roundColumns.every((_title, i) => roundColumns.some(({ round }) => round === i + 1));

/** Without a title, or with just `Rounds`. */
export function isUntitled({ texts }: Header, column: number): boolean {
  const text = texts[column] ?? '';
  return text === '' || saysRounds(text);
}
