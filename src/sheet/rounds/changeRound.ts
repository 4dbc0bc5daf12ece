import { isBlank, textOf, type Values } from '../cells/cell';
import { RESULT_COLUMN, titleRow, type RoundTable, type SheetRow } from './roundSheet';

export interface GameLine {
  readonly cells: readonly string[];
  /** The table that it was paired for; it gets another one where a game stands there. */
  readonly table?: string;
  readonly title?: string;
}

export interface RoundSheetChange {
  /** The games that are made anew, by the labels of their players. */
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
  const columns = RESULT_COLUMN;
  const line = (row: number): string[] =>
    Array.from({ length: columns }, (_, column) => textOf(values[row]?.[column]));
  const before: string[][] = Array.from({ length: Math.max(0, table.end - top) }, (_, i) => line(top + i));
  // The title of a match stands in a row of its own.
  const now = before.map(cells =>
    cells[0] === '' && cells[2] === ''
      ? cells
      : cells.map((text, column) => (column === 1 || column === 2 ? change.now(text) : text)),
  );
  const rows = now.map(cells => [...cells]);
  const goneAt = ({ black, white }: SheetRow): RoundSheetChange['gone'][number] | undefined =>
    change.gone.find(one => one.black === change.now(black) && one.white === change.now(white));
  const free = table.rows.filter(goneAt).map(({ row }) => row - top);
  const seats = seatsOf(change.games, free, rows);
  const left = free.filter(at => !seats.includes(at));
  const touched = free.filter(at => {
    const game = change.games[seats.indexOf(at)];
    return !game || !isSame(game, rows[at]);
  });
  const withResult = table.rows.filter(({ row, result }) => touched.includes(row - top) && !isBlank(result));
  const isRecorded = (row: SheetRow): boolean => goneAt(row)?.isRecorded === true;
  const played = withResult.find(row => !isRecorded(row));
  const emptied = withResult
    .filter(isRecorded)
    .map(({ row }) => ({ row, text: textOf(values[row]?.[table.resultColumn]) }));
  const isNew = change.games.map((game, i) => !isSame(game, rows[seats[i] ?? -1]));
  const tables: string[] = change.games.map((_, i) => rows[seats[i] ?? -1]?.[0] ?? '');

  const isThere = ([word = '', player = '']: readonly string[]): boolean =>
    now.some(([first, second, third]) => first === word && second === player && third === '');
  const newAlone = change.alone.filter(one => !isThere(one));
  const staying = change.alone.filter(isThere).map(([, player]) => player);
  const byes = rows.flatMap(([word = '', player = '', white = ''], i) =>
    word !== '' && white === '' && change.goneAlone.includes(player) && !staying.includes(player) ? [i] : [],
  );

  for (const at of left) rows[at] = filled([], columns);
  const numbers = tablesOf(rows, change);
  change.games.forEach((game, i) => {
    const at = seats[i];
    if (at !== undefined) rows[at] = [before[at]?.[0] ?? '', ...game.cells];
  });
  const others = [...newAlone];
  const linesLeft = byes.filter(at => {
    rows[at] = filled(others.splice(0, 1)[0] ?? [], columns);
    return rows[at]?.[1] === '';
  });
  change.games.forEach((game, i) => {
    if (seats[i] !== undefined) return;
    const number = numbers.next(game);
    tables[i] = number;
    const at = game.title === undefined ? linesLeft.shift() : undefined;
    if (at !== undefined) rows[at] = [number, ...game.cells];
    else rows.push(...(game.title ? [filled(titleRow(game.title), columns)] : []), [number, ...game.cells]);
  });
  const below = [...others, ...change.notes.map(note => ['', note])];
  rows.push(...below.map(one => filled(one, columns)));
  while (before.length < rows.length) before.push(filled([], columns));
  const changed = rows.map((cells, i) => cells.some((text, c) => text !== before[i]?.[c]));
  const [first, end] = [Math.max(0, changed.indexOf(true)), changed.lastIndexOf(true) + 1];
  return {
    row: top + first,
    before: before.slice(first, end),
    after: rows.slice(first, end),
    tables,
    isNew,
    newAlone,
    emptied,
    played: played && { black: played.black, white: played.white },
  };
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
    const there = atTable.get(Number(game.table));
    let number = game.table !== undefined && (!there || isOfSameTwo(game, there)) ? Number(game.table) : 0;
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

const filled = (cells: readonly string[], columns: number): string[] =>
  Array.from({ length: columns }, (_, column) => cells[column] ?? '');
