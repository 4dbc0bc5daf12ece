import type { Problem } from '../../tournament/problem';
import { LIST } from '../../tournament/problem';
import type { System } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { excerpt, isBlank, makeA1, textOf } from './cell';
import type { Values } from './cell';
import { cellProblem } from './cellProblem';
import { findHeader, isUntitled } from './header';
import type { Columns, Header } from './header';
import { withHalvesJoined } from './opponentResult';
import { findPlayers, isComment } from './playerRows';
import type { PlayerRows } from './playerRows';
import { numberPlayers } from './playerNumbers';
import { makeEntryReader, type RoundsOfMany } from './readEntries';
import { readName, readPlayer } from './readPlayer';
import { splitText } from './splitText';
import { holdsEntry } from './titleRows';
import { holdsResults, isEvidence, survey, widthOf } from './untitledRounds';
import { guessColumns } from './withoutHeader';
import { hasSeveralGames } from '../../tournament/systems';

/** A wall list and where everything in it stands in the range; rows and columns count from 0. */
export interface WallListReading {
  readonly wallList: WallList;
  /** The row of each player. */
  readonly rows: readonly number[];
  /** The row of the titles; undefined for a list without. */
  readonly header: number | undefined;
  readonly columns: Columns;
  /** The column that opponents' numbers refer to; undefined where they count the rows. */
  readonly numbered: number | undefined;
  /** The columns of each round; `rounds[0]` is round 1. */
  readonly rounds: readonly (readonly number[])[];
  /** Columns of results beside columns of opponents' numbers; both are read together. */
  readonly results: readonly number[];
  /** Everything found while reading, row by row. Errors of cells stop a pairing and the prizes, and no other function. */
  readonly problems: readonly Problem[];
}

/** What a range says before its entries are read. */
interface Frame {
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
 * Reads a wall list from the values of a range (docs/sheets.md, R9). Never throws, whatever the cells hold: what
 * cannot be read is empty in the list and stands among the problems. A round allows one game, but for the systems or the rounds of
 * `games`.
 */
export function readWallList(range: Values, games?: System | RoundsOfMany): WallListReading {
  const values = asTable(range);
  const header = findHeader(values);
  const frame = header ? frameWithHeader(values, header) : frameWithout(values);
  const problems = [...listProblems(values, frame), ...frame.problems];
  const joined = withHalvesJoined(values, frame.rows, header?.halves ?? []);
  const numbers = new Map(frame.numbers.map((no, index) => [no, index]));
  const entries = makeEntryReader(joined, frame.rows, frame.rounds, numbers, hasSeveralIn(games), problems);
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

const hasSeveralIn = (games: System | RoundsOfMany | undefined): RoundsOfMany =>
  typeof games === 'function' ? games : () => games !== undefined && hasSeveralGames(games);

/** One cell arrives as a scalar, and anything may stand where a row should be. */
function asTable(range: unknown): Values {
  if (!Array.isArray(range)) return [[range]];
  return range.map((row: unknown) => (Array.isArray(row) ? row : [row]));
}

function frameWithHeader(values: Values, titled: Header): Frame {
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
      ...namelessRows(values, header, end).flatMap(row => resultsWithoutName(values, header, row)),
      ...rowsTold('rowsLeftOut', values, leftOut, columns),
      ...rowsTold('onlyNames', values, onlyNames, columns),
      ...problems,
    ],
  };
}

const hasNames = ({ name, surname, firstName }: Columns): boolean =>
  name !== undefined || surname !== undefined || firstName !== undefined;

/** Without a column of names, whoever has something in a round is a player. */
function rowsInUse(values: Values, header: Header): PlayerRows {
  const isUsed = (cells: readonly unknown[]): boolean =>
    !isComment(cells) && header.rounds.flat().some(column => !isBlank(cells[column]));
  const rows = values.flatMap((cells, row) => (row > header.last && isUsed(cells) ? [row] : []));
  return { rows, leftOut: [], onlyNames: [], end: values.length };
}

/** Rounds without titles, as federations print them: the columns without a title in which results stand. */
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

/** Says once which columns were taken for rounds. */
function takenForRounds(row: number, rounds: readonly (readonly number[])[]): readonly Problem[] {
  const [first] = rounds[0] ?? [];
  if (first === undefined) return [];
  const columns = rounds.map(([column = 0]) => makeA1(row, column)).join(', ');
  return [cellProblem(row, first, 'note', { code: 'roundsGuessed', values: { columns } })];
}

/** Where text was cut into cells, a row with a part more or less has its results beside the columns of the others. */
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

/** With a sign: `92L` is also a club, `408?` a sum. */
const isResult = (cell: unknown): boolean =>
  holdsEntry(cell) && /\d[+\-=]/.test(textOf(cell)) && isEvidence(textOf(cell));

/** Says once which rows were left out, or taken for players with nothing but a name. */
function rowsTold(
  code: 'rowsLeftOut' | 'onlyNames',
  values: Values,
  rows: readonly number[],
  columns: Columns,
): readonly Problem[] {
  const [row] = rows;
  if (row === undefined) return [];
  const column = columns.name ?? columns.surname ?? columns.firstName ?? 0;
  const told = {
    rows: rows.map(each => makeA1(each, column)).join(', '),
    text: excerpt(readName(values[row] ?? [], columns) || textOf(values[row]?.find(cell => !isBlank(cell)))),
  };
  return [cellProblem(row, column, 'note', { code, values: told })];
}

function missingRounds(header: Header): readonly Problem[] {
  return header.rounds.flatMap((columns, index): Problem[] => {
    if (columns.length > 0) return [];
    const next = header.rounds.slice(index).find(later => later.length > 0)?.[0] ?? 0;
    const place = { kind: 'cell', row: header.row, column: next } as const;
    return [{ code: 'roundColumnMissing', severity: 'warning', place, values: { round: index + 1 } }];
  });
}

function namelessRows(values: Values, header: Header, end: number): readonly number[] {
  if (!hasNames(header.columns)) return [];
  return rowsBelow(values, header).filter(
    row => row < end && readName(values[row] ?? [], header.columns) === '',
  );
}

/** A row without a name is no player; if it holds results, somebody's name is missing. */
function resultsWithoutName(values: Values, header: Header, row: number): readonly Problem[] {
  const column = header.rounds.flat().find(round => holdsEntry(values[row]?.[round]));
  return column === undefined
    ? []
    : [cellProblem(row, column, 'warning', { code: 'nameMissing', values: {} })];
}

/** Without a header every row counts as a number; only rows with something of a player in them are players. */
function frameWithout(values: Values): Frame {
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
      ...(rounds.length > 0 ? rowsTold('rowsLeftOut', values, leftOut, columns) : []),
      ...guessed.problems,
    ],
  };
}

function listProblems(values: Values, frame: Frame): readonly Problem[] {
  const problem = (code: 'emptyRange' | 'noPlayers' | 'noRounds'): Problem => ({
    code,
    severity: 'error',
    place: LIST,
    values: {},
  });
  if (values.every(cells => cells.every(isBlank))) return [problem('emptyRange')];
  const problems: Problem[] = [];
  if (frame.rounds.length === 0) problems.push(noRounds(values, problem('noRounds')));
  if (frame.header && frame.rows.length === 0) problems.push(problem('noPlayers'));
  return problems;
}

/** Names the columns that hold results, where there are some, and says of a text that it is one. */
function noRounds(values: Values, none: Problem): Problem {
  if (splitText(values)) return { ...none, code: 'textInOneColumn' };
  const columns = resultColumns(
    values,
    values.map((_cells, row) => row),
  );
  if (columns.length === 0) return none;
  const told = { columns: columns.map(column => makeA1(0, column)).join(', ') };
  return { ...none, code: 'roundsUntitled', values: told };
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
