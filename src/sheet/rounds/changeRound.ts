import { isBlank, textOf, type Values } from '../cells/cell';
import { RESULT_COLUMN, titleRow, type RoundTable, type SheetRow } from './roundSheet';

export interface GameLine {
  readonly cells: readonly string[];
  /** The table that it was paired for; it gets another one where a game stands there. */
  readonly table?: string;
  readonly title?: string;
}

export interface RoundSheetChange {
  readonly gone: readonly {
    readonly black: string;
    readonly white: string;
    /** The list has its result, so that the one in the sheet goes with it. */
    readonly isRecorded?: boolean;
  }[];
  /** Players whose line without an opponent goes, unless `alone` has it. */
  readonly goneAlone: readonly string[];
  readonly games: readonly GameLine[];
  readonly alone: readonly (readonly string[])[];
  readonly notes: readonly string[];
  readonly excludedTables: readonly number[];
  readonly now: (label: string) => string;
}

export interface ChangedRows {
  /** The first row, from 0; columns begin with the first and end before the results. */
  readonly row: number;
  readonly before: readonly (readonly string[])[];
  readonly after: readonly (readonly string[])[];
  readonly tables: readonly string[];
  /** By game and line without an opponent: new or changed in the sheet. */
  readonly isNew: readonly boolean[];
  readonly newAlone: readonly (readonly string[])[];
  /** Results of games that are gone. */
  readonly emptied: readonly { readonly row: number; readonly text: string }[];
  readonly played: { readonly black: string; readonly white: string } | undefined;
}

/**
 * A game that stays, also with other colours or stones, keeps its row; others take the free tables in the order of
 * the sheet, the line of a bye that is gone, then rows below with new tables. All else stays.
 */
export function changeRound(values: Values, table: RoundTable, change: RoundSheetChange): ChangedRows {
  const top = table.header + 1;
  const height = Math.max(0, table.end - top);
  const before = Array.from({ length: height }, (_, i) => textsOf(values[top + i]));
  const now = before.map(cells => labelledNow(cells, change));
  const gone = table.rows.filter(row => goneOf(row, change));
  const free = gone.map(({ row }) => row - top);
  const seats = seatsOf(change.games, free, now);
  const isTouched = (at: number): boolean => {
    const game = change.games[seats.indexOf(at)];
    return !game || !isSame(game, now[at]);
  };
  const withResult = gone.filter(({ row, result }) => isTouched(row - top) && !isBlank(result));
  const isRecorded = (row: SheetRow): boolean => goneOf(row, change)?.isRecorded === true;
  const played = withResult.find(row => !isRecorded(row));
  const isEmpty = (at: number): boolean => free.includes(at) && !seats.includes(at);
  const alone = playersAlone(now, change);
  const { rows, tables } = rowsAfter(
    now.map((cells, at) => (isEmpty(at) ? filled([]) : cells)),
    { ...alone, seats, before },
    change,
  );
  return {
    ...differingRows(top, before, rows),
    tables,
    isNew: change.games.map((game, i) => !isSame(game, now[seats[i] ?? -1])),
    newAlone: alone.newAlone,
    emptied: withResult
      .filter(isRecorded)
      .map(({ row }) => ({ row, text: textOf(values[row]?.[table.resultColumn]) })),
    played: played && { black: played.black, white: played.white },
  };
}

export type Line = readonly string[];

export const textsOf = (line: readonly unknown[] = []): Line =>
  Array.from({ length: RESULT_COLUMN }, (_, column) => textOf(line[column]));

/** The title of a match stands in a row of its own. */
const labelledNow = (cells: Line, { now }: RoundSheetChange): Line =>
  cells[0] === '' && cells[2] === ''
    ? cells
    : cells.map((text, column) => (column === 1 || column === 2 ? now(text) : text));

const goneOf = (
  { black, white }: SheetRow,
  { gone, now }: RoundSheetChange,
): RoundSheetChange['gone'][number] | undefined =>
  gone.find(game => game.black === now(black) && game.white === now(white));

interface PlayersAlone {
  readonly newAlone: readonly Line[];
  /** Rows of players without an opponent that are free now. */
  readonly freeLines: readonly number[];
}

function playersAlone(rows: readonly Line[], { alone, goneAlone }: RoundSheetChange): PlayersAlone {
  const stands = ([word = '', player = '']: Line): boolean =>
    rows.some(([first, second, third]) => first === word && second === player && third === '');
  const staying = alone.filter(stands).map(([, player]) => player);
  const freeLines = rows.flatMap(([word = '', player = '', white = ''], i) =>
    word !== '' && white === '' && goneAlone.includes(player) && !staying.includes(player) ? [i] : [],
  );
  return { newAlone: alone.filter(line => !stands(line)), freeLines };
}

interface RoundSeats extends PlayersAlone {
  readonly seats: readonly (number | undefined)[];
  /** The rows before, whose tables the seats keep. */
  readonly before: readonly Line[];
}

function rowsAfter(
  without: readonly Line[],
  { seats, newAlone, freeLines, before }: RoundSeats,
  change: RoundSheetChange,
): { readonly rows: readonly Line[]; readonly tables: readonly string[] } {
  const rows = [...without];
  const numbers = tablesOf(rows, change);
  change.games.forEach((game, i) => {
    const at = seats[i];
    if (at !== undefined) rows[at] = [before[at]?.[0] ?? '', ...game.cells];
  });
  for (const [i, at] of freeLines.entries()) rows[at] = filled(newAlone[i] ?? []);
  const emptyLines = freeLines.slice(newAlone.length);
  const tables = change.games.map((game, i) => {
    const at = seats[i];
    if (at !== undefined) return rows[at]?.[0] ?? '';
    const number = numbers.next(game);
    const line = game.title === undefined ? emptyLines.shift() : undefined;
    if (line !== undefined) rows[line] = [number, ...game.cells];
    else rows.push(...(game.title ? [filled(titleRow(game.title))] : []), [number, ...game.cells]);
    return number;
  });
  const below = [...newAlone.slice(freeLines.length), ...change.notes.map(note => ['', note])];
  rows.push(...below.map(cells => filled(cells)));
  return { rows, tables };
}

export function differingRows(
  top: number,
  before: readonly Line[],
  after: readonly Line[],
): Pick<ChangedRows, 'row' | 'before' | 'after'> {
  const was = after.map((_, i) => before[i] ?? filled([]));
  const isChanged = after.map((cells, i) => cells.some((text, column) => text !== was[i]?.[column]));
  const [first, end] = [Math.max(0, isChanged.indexOf(true)), isChanged.lastIndexOf(true) + 1];
  return { row: top + first, before: was.slice(first, end), after: after.slice(first, end) };
}

function seatsOf(
  games: readonly GameLine[],
  free: readonly number[],
  rows: readonly (readonly string[])[],
): readonly (number | undefined)[] {
  const open = [...free];
  const seats: (number | undefined)[] = games.map(() => undefined);
  const seat = (fits: (game: GameLine, row: readonly string[] | undefined) => boolean): void =>
    games.forEach((game, i) => {
      const at = seats[i] === undefined ? open.findIndex(row => fits(game, rows[row])) : -1;
      if (at >= 0) [seats[i]] = open.splice(at, 1);
    });
  seat(isSame);
  seat(isOfSameTwo);
  seat(({ title }) => title === undefined);
  return seats;
}

const isSame = ({ cells }: GameLine, row: readonly string[] | undefined): boolean =>
  row !== undefined && cells.every((text, i) => text === row[i + 1]);

const isOfSameTwo = ({ cells: [black, white] }: GameLine, row: readonly string[] = []): boolean =>
  (row[1] === black && row[2] === white) || (row[1] === white && row[2] === black);

/** Tables for further games: the one wanted where nobody else sits, else the next after all. */
function tablesOf(
  rows: readonly (readonly string[])[],
  { excludedTables }: RoundSheetChange,
): { readonly next: (game: GameLine) => string } {
  const atTable = new Map(
    rows.flatMap(row => (/^\d{1,6}$/.test(row[0] ?? '') ? [[Number(row[0]), row] as const] : [])),
  );
  const next = (game: GameLine): string => {
    const seated = atTable.get(Number(game.table));
    let number = game.table !== undefined && (!seated || isOfSameTwo(game, seated)) ? Number(game.table) : 0;
    if (number === 0) {
      number = Math.max(0, ...atTable.keys());
      do number++;
      while (excludedTables.includes(number));
    }
    atTable.set(number, ['', ...game.cells]);
    return String(number);
  };
  return { next };
}

export const filled = (cells: readonly string[]): Line =>
  Array.from({ length: RESULT_COLUMN }, (_, column) => cells[column] ?? '');
