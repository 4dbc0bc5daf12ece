import type { Problem } from '../tournament/problem';
import { LIST } from '../tournament/problem';
import type { System } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import { isBlank, textOf } from './cell';
import type { Values } from './cell';
import { cellProblem } from './cellProblem';
import { findHeader, holdsEntry } from './header';
import type { Columns, Header } from './header';
import { numberPlayers } from './playerNumbers';
import { makeEntryReader } from './readEntries';
import { readName, readPlayer } from './readPlayer';
import { guessColumns } from './withoutHeader';

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
 * cannot be read is empty in the list and stands among the problems. Without a system, a round allows one game.
 */
export function readWallList(range: Values, system?: System): WallListReading {
  const values = asTable(range);
  const header = findHeader(values);
  const frame = header ? frameWithHeader(values, header) : frameWithout(values);
  const problems = [...listProblems(values, frame), ...frame.problems];
  const numbers = new Map(frame.numbers.map((no, index) => [no, index]));
  const entries = makeEntryReader(values, frame.rows, frame.rounds, numbers, system, problems);
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
  return { wallList, rows, header: header?.row, columns, numbered, rounds, problems: inRowOrder(problems) };
}

/** One cell arrives as a scalar, and anything may stand where a row should be. */
function asTable(range: unknown): Values {
  if (!Array.isArray(range)) return [[range]];
  return range.map((row: unknown) => (Array.isArray(row) ? row : [row]));
}

function frameWithHeader(values: Values, header: Header): Frame {
  const { columns, rounds, row } = header;
  const all = values.map((cells, index) => ({ index, name: readName(cells, columns) }));
  const named = hasNames(columns)
    ? all.filter(({ index, name }) => index > row && name !== '' && !repeatsHeader(values, header, index))
    : all.filter(
        ({ index }) => index > row && rounds.flat().some(column => !isBlank(values[index]?.[column])),
      );
  const rows = named.map(({ index }) => index);
  const nameless = hasNames(columns) ? all.filter(({ index, name }) => index > row && name === '') : [];
  const names = named.map(({ name }) => name);
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
      ...missingRounds(header),
      ...nameless.flatMap(({ index }) => resultsWithoutName(values, header, index)),
      ...problems,
    ],
  };
}

const hasNames = ({ name, surname, firstName }: Columns): boolean =>
  name !== undefined || surname !== undefined || firstName !== undefined;

/** A long printed list repeats its titles on every page. */
function repeatsHeader(values: Values, header: Header, row: number): boolean {
  const same = (column: number | undefined): boolean =>
    column !== undefined && textOf(values[row]?.[column]) === textOf(values[header.row]?.[column]);
  const named = [header.columns.name, header.columns.surname, header.columns.firstName].some(same);
  return named && header.rounds.flat().every(same);
}

function missingRounds(header: Header): readonly Problem[] {
  return header.rounds.flatMap((columns, index): Problem[] => {
    if (columns.length > 0) return [];
    const next = header.rounds.slice(index).find(later => later.length > 0)?.[0] ?? 0;
    const place = { kind: 'cell', row: header.row, column: next } as const;
    return [{ code: 'roundColumnMissing', severity: 'warning', place, values: { round: index + 1 } }];
  });
}

/** A row without a name is no player; if it holds results, somebody's name is missing. */
function resultsWithoutName(values: Values, header: Header, row: number): readonly Problem[] {
  const column = header.rounds.flat().find(round => holdsEntry(values[row]?.[round]));
  return column === undefined
    ? []
    : [cellProblem(row, column, 'warning', { code: 'nameMissing', values: {} })];
}

/** Without a header every row counts as a number; only rows with something in them are players. */
function frameWithout(values: Values): Frame {
  const guessed = guessColumns(values);
  const rows = values.flatMap((cells, row) => (cells.every(isBlank) ? [] : [row]));
  return {
    ...guessed,
    header: undefined,
    rows: guessed.rounds.length === 0 ? [] : rows,
    names: rows.map(row => readName(values[row] ?? [], guessed.columns)),
    numbers: rows.map(row => row + 1),
    numbered: undefined,
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
  if (frame.rounds.length === 0) problems.push(problem('noRounds'));
  if (frame.header && frame.rows.length === 0) problems.push(problem('noPlayers'));
  return problems;
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
