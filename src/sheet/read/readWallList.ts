import { makeError, makeWarning, type Problem } from '../../tournament/problem';
import { type System, hasSeveralGames } from '../../tournament/systems';
import type { WallList } from '../../tournament/wallList';
import { excerpt, isBlank, makeA1, textOf, widthOf } from './cell';
import type { Values } from './cell';
import { cellProblem } from './cellProblem';
import { findHeader, isUntitled } from './header';
import type { Columns, Header } from './header';
import { withHalvesJoined } from './opponentResult';
import { findPlayers, isComment } from './playerRows';
import type { PlayerRows } from './playerRows';
import { numberPlayers } from './playerNumbers';
import { makeEntryReader, type RoundsOfMany } from './readEntries';
import { nameColumn, readName, readPlayer } from './readPlayer';
import { splitText } from './splitText';
import { holdsEntry } from './titleRows';
import { holdsResults, isEvidence, survey } from './untitledRounds';
import { guessColumns } from './withoutHeader';
import { withoutName } from './withoutName';

/** A wall list together with the places of its parts in the range; rows and columns count from 0. */
export interface WallListReading {
  readonly wallList: WallList;
  /** The row of each player. */
  readonly rows: readonly number[];
  /** The row of titles; undefined for a list without titles. */
  readonly header: number | undefined;
  readonly columns: Columns;
  /** The column of the numbers that opponents refer to; undefined where they count rows. */
  readonly numbered: number | undefined;
  /** The columns of each round; `rounds[0]` is round 1. */
  readonly rounds: readonly (readonly number[])[];
  /** Columns of results beside columns of opponents' numbers; each pair is read as one. */
  readonly results: readonly number[];
  /**
   * All problems of reading, row by row. A problem in a cell stops a pairing and the prizes if it is an
   * error, but no other function.
   */
  readonly problems: readonly Problem[];
}

/** The structure of a range, before its entries are read. */
export interface Frame {
  readonly values: Values;
  readonly header: Header | undefined;
  readonly columns: Columns;
  readonly rounds: readonly (readonly number[])[];
  readonly rows: readonly number[];
  readonly names: readonly string[];
  readonly numbers: readonly number[];
  readonly numbered: number | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Reads a wall list from the values of a range (docs/sheets.md, R9). Never throws, whatever the cells hold:
 * an unreadable cell is empty in the list and has a problem. `severalGames` says in which rounds a player may
 * have several games; without it, in none.
 */
export const readWallList = (range: Values, severalGames?: System | RoundsOfMany): WallListReading =>
  readList(readFrame(range), severalGames);

/** The rows and columns of a wall list, and what is wrong with them. */
export function readFrame(range: Values): Frame {
  const values = asTable(range);
  const header = findHeader(values);
  const frame = header ? frameWithHeader(values, header) : frameWithout(values);
  return { ...frame, values, problems: [...listProblems(values, frame), ...frame.problems] };
}

/** The wall list in its frame. Several games in a round are a matter of the system, which the frame may tell. */
export function readList(frame: Frame, severalGames?: System | RoundsOfMany): WallListReading {
  const { values, header } = frame;
  const problems = [...frame.problems];
  const joined = withHalvesJoined(values, frame.rows, header?.halves ?? []);
  const numbers = new Map(frame.numbers.map((no, index) => [no, index]));
  const entries = makeEntryReader(
    joined,
    frame.rows,
    frame.rounds,
    numbers,
    hasSeveralIn(severalGames),
    problems,
  );
  const { columns, rounds, rows, names, numbered } = frame;
  const read = rows.map((row, index) =>
    entries.read(row, frame.numbers[index] as number, names[index] as string),
  );
  const wallList: WallList = {
    players: rows.map((row, index) => ({
      no: frame.numbers[index] as number,
      name: names[index] as string,
      ...readPlayer(values[row] ?? [], row, columns, problems),
    })),
    rounds: rounds.length,
    numberedByRow: numbered === undefined,
    entries: read.map(player => player.entries),
    badCells: read.flatMap(({ bad }, player) => bad.map(cell => ({ ...cell, player }))),
  };
  return {
    wallList,
    rows,
    header: header?.row,
    columns,
    numbered,
    rounds,
    results: header?.halves.map(({ result }) => result) ?? [],
    problems: inRowOrder(problems),
  };
}

const hasSeveralIn = (severalGames: System | RoundsOfMany | undefined): RoundsOfMany =>
  typeof severalGames === 'function'
    ? severalGames
    : () => severalGames !== undefined && hasSeveralGames(severalGames);

/** Rows of cells from whatever a formula hands over: one cell arrives as a scalar, and a row may be anything. */
function asTable(range: unknown): Values {
  if (!Array.isArray(range)) return [[range]];
  return range.map((row: unknown) => (Array.isArray(row) ? row : [row]));
}

type Rows = Omit<Frame, 'values'>;

function frameWithHeader(values: Values, titled: Header): Rows {
  const header = withUntitledRounds(values, titled);
  const { columns, rounds } = header;
  const { rows, leftOut, onlyNames, end } = hasNames(columns)
    ? findPlayers(values, header)
    : rowsInUse(values, header);
  const names = rows.map(row => readName(values[row] ?? [], columns));
  const { numbers, column, problems } = numberPlayers(values, rows, names, header);
  return {
    header,
    columns,
    rounds,
    rows,
    names,
    numbers,
    numbered: column,
    problems: [
      ...header.problems,
      ...(titled.rounds.length === 0 ? takenForRounds(header.row, rounds) : []),
      ...(titled.rounds.length === 0 ? resultsOutside(values, header, rows) : []),
      ...missingRounds(header),
      ...withoutName(values, header, namelessRows(values, header, end)),
      ...rowsNote('rowsLeftOut', values, leftOut, columns),
      ...rowsNote('onlyNames', values, onlyNames, columns),
      ...problems,
    ],
  };
}

const hasNames = (columns: Columns): boolean => nameColumn(columns) !== undefined;

/** The rows with anything in a round: the players of a list without a column of names. */
function rowsInUse(values: Values, header: Header): PlayerRows {
  const isUsed = (cells: readonly unknown[]): boolean =>
    !isComment(cells) && header.rounds.flat().some(column => !isBlank(cells[column]));
  const rows = values.flatMap((cells, row) => (row > header.last && isUsed(cells) ? [row] : []));
  return { rows, leftOut: [], onlyNames: [], end: values.length };
}

/**
 * The header with the untitled columns of results as rounds, where no title names a round: federations print
 * such lists.
 */
function withUntitledRounds(values: Values, header: Header): Header {
  if (header.rounds.length > 0) return header;
  const { rows } = hasNames(header.columns)
    ? findPlayers(values, header)
    : { rows: rowsBelow(values, header) };
  const columns = resultColumns(values, rows).filter(column => isUntitled(header, column));
  return { ...header, rounds: columns.map(column => [column]) };
}

const rowsBelow = (values: Values, { last }: Header): readonly number[] =>
  values.flatMap((_cells, row) => (row > last ? [row] : []));

const resultColumns = (values: Values, rows: readonly number[]): readonly number[] =>
  Array.from({ length: widthOf(values) }, (_, column) => column).filter(column =>
    holdsResults(survey(values, rows, column)),
  );

/** One note that says which columns were taken for rounds. */
function takenForRounds(row: number, rounds: readonly (readonly number[])[]): readonly Problem[] {
  const [first] = rounds[0] ?? [];
  if (first === undefined) return [];
  const columns = rounds.map(([column = 0]) => makeA1(row, column)).join(', ');
  return [cellProblem(row, first, 'note', { code: 'roundsGuessed', values: { columns } })];
}

/**
 * Results outside the round columns. Where text was split into cells, a row with a part too many or too few
 * has its results in the wrong columns.
 */
function resultsOutside(values: Values, header: Header, rows: readonly number[]): readonly Problem[] {
  const rounds = new Set(header.rounds.flat());
  const read = Object.values(header.columns);
  const columns = Array.from({ length: widthOf(values) }, (_, column) => column).filter(
    column => !rounds.has(column) && (read.includes(column) || isUntitled(header, column)),
  );
  return rows.flatMap(row => {
    const column = columns.find(each => isResult(values[row]?.[each]));
    if (column === undefined) return [];
    const text = excerpt(textOf(values[row]?.[column]));
    return [cellProblem(row, column, 'error', { code: 'resultOutside', values: { text } })];
  });
}

/** Whether a cell surely is a result, with a sign: `92L` may also be a club, `408?` a sum. */
const isResult = (cell: unknown): boolean =>
  holdsEntry(cell) && /\d[+\-=]/.test(textOf(cell)) && isEvidence(textOf(cell));

/** One note that says which rows were left out, or taken for players with nothing but a name. */
function rowsNote(
  code: 'rowsLeftOut' | 'onlyNames',
  values: Values,
  rows: readonly number[],
  columns: Columns,
): readonly Problem[] {
  const [row] = rows;
  if (row === undefined) return [];
  const column = nameColumn(columns) ?? 0;
  const placeholders = {
    rows: rows.map(each => makeA1(each, column)).join(', '),
    text: excerpt(readName(values[row] ?? [], columns) || textOf(values[row]?.find(cell => !isBlank(cell)))),
  };
  return [cellProblem(row, column, 'note', { code, values: placeholders })];
}

function missingRounds(header: Header): readonly Problem[] {
  return header.rounds.flatMap((columns, index): Problem[] => {
    if (columns.length > 0) return [];
    const next = header.rounds.slice(index).find(later => later.length > 0)?.[0] ?? 0;
    const place = { kind: 'cell', row: header.row, column: next } as const;
    return [makeWarning('roundColumnMissing', { round: index + 1 }, place)];
  });
}

function namelessRows(values: Values, header: Header, end: number): readonly number[] {
  if (!hasNames(header.columns)) return [];
  return rowsBelow(values, header).filter(
    row => row < end && readName(values[row] ?? [], header.columns) === '',
  );
}

/**
 * The structure of a range without titles: every row counts as a number, but only rows that look like a
 * player are players.
 */
function frameWithout(values: Values): Rows {
  const guessed = guessColumns(values);
  const { columns, rounds, leftOut } = guessed;
  const rows = rounds.length === 0 ? [] : guessed.rows;
  return {
    ...guessed,
    header: undefined,
    rows,
    names: rows.map(row => readName(values[row] ?? [], columns)),
    numbered: undefined,
    problems: [
      ...(leftOut.length > 0 ? takenForRounds(rows[0] ?? 0, rounds) : []),
      ...(rounds.length > 0 ? rowsNote('rowsLeftOut', values, leftOut, columns) : []),
      ...guessed.problems,
    ],
  };
}

function listProblems(values: Values, frame: Rows): readonly Problem[] {
  const problem = (code: 'emptyRange' | 'noPlayers' | 'noRounds'): Problem => makeError(code);
  if (values.every(cells => cells.every(isBlank))) return [problem('emptyRange')];
  const problems: Problem[] = [];
  if (frame.rounds.length === 0) problems.push(noRounds(values, problem('noRounds')));
  if (frame.header && frame.rows.length === 0) problems.push(problem('noPlayers'));
  return problems;
}

/**
 * The problem of a list without rounds: names the columns that hold results, or says that the list is text in
 * one column.
 */
function noRounds(values: Values, none: Problem): Problem {
  if (splitText(values)) return { ...none, code: 'textInOneColumn' };
  const columns = resultColumns(
    values,
    values.map((_cells, row) => row),
  );
  if (columns.length === 0) return none;
  const placeholders = { columns: columns.map(column => makeA1(0, column)).join(', ') };
  return { ...none, code: 'roundsUntitled', values: placeholders };
}

/** Problems of the whole list first, then by row and column. */
export function inRowOrder(problems: readonly Problem[]): readonly Problem[] {
  const rank = ({ place }: Problem): readonly [number, number] =>
    place.kind === 'cell' ? [place.row, place.column] : [-1, -1];
  return problems
    .map((problem, index) => ({ problem, index, at: rank(problem) }))
    .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1] || a.index - b.index)
    .map(({ problem }) => problem);
}
