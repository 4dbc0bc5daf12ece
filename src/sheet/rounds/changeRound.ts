import { isBlank, textOf, type Values } from '../read/cell';
import { RESULT_COLUMN, type RoundTable } from './roundSheet';

/** What changes in the sheet of a round that is published or written already. Rows without their tables. */
export interface RoundSheetChange {
  /** The games that are no more, by the labels of their players. */
  readonly gone: readonly { readonly black: string; readonly white: string }[];
  /** Who has no bye any more. */
  readonly goneAlone: readonly string[];
  /** Black, White, handicap, komi. */
  readonly games: readonly (readonly string[])[];
  /** The word in the place of a table, and the player. */
  readonly alone: readonly (readonly string[])[];
  /** Sentences to be printed below everything. */
  readonly notes: readonly string[];
  readonly excludedTables: readonly number[];
}

export interface ChangedRows {
  /** The first row, from 0; columns begin with the first and end before the results. */
  readonly row: number;
  readonly before: readonly (readonly string[])[];
  readonly after: readonly (readonly string[])[];
  /** The tables of the new games. */
  readonly tables: readonly string[];
  /** A game that is to go although somebody has typed a result beside it. */
  readonly played: { readonly black: string; readonly white: string } | undefined;
}

/**
 * The rows of a Round sheet after a change: new games come to the tables that became free, in the order of the sheet; all other
 * rows stay as they are.
 */
export function changeRound(values: Values, table: RoundTable, change: RoundSheetChange): ChangedRows {
  const top = table.header + 1;
  const columns = RESULT_COLUMN;
  const line = (row: number): string[] =>
    Array.from({ length: columns }, (_, column) => textOf(values[row]?.[column]));
  const before: string[][] = Array.from({ length: Math.max(0, table.end - top) }, (_, i) => line(top + i));
  const rows = before.map(cells => [...cells]);
  const isGone = (black: string, white: string): boolean =>
    change.gone.some(one => one.black === black && one.white === white);
  const free = table.rows.filter(({ black, white }) => isGone(black, white));
  const played = free.find(({ result }) => !isBlank(result));
  const alone = rows.flatMap(([word = '', player = '', white = ''], i) =>
    word !== '' && white === '' && change.goneAlone.includes(player) ? [i] : [],
  );
  const games = [...change.games];
  const tables: string[] = [];
  for (const { row } of free) {
    const [game] = games.splice(0, 1);
    const own = rows[row - top] as string[];
    rows[row - top] = game ? [own[0] as string, ...game] : blank(columns);
    if (game) tables.push(own[0] as string);
  }
  const others = [...change.alone];
  for (const i of alone) rows[i] = filled(others.splice(0, 1)[0] ?? [], columns);
  let last = Math.max(0, ...rows.map(([at = '']) => (/^\d{1,6}$/.test(at) ? Number(at) : 0)));
  for (const game of games) {
    do last++;
    while (change.excludedTables.includes(last));
    tables.push(String(last));
    rows.push([String(last), ...game]);
  }
  const below = [...others, ...change.notes.map(note => ['', note])];
  rows.push(...below.map(one => filled(one, columns)));
  while (before.length < rows.length) before.push(blank(columns));
  const changed = rows.map((cells, i) => cells.some((text, c) => text !== before[i]?.[c]));
  const [first, end] = [Math.max(0, changed.indexOf(true)), changed.lastIndexOf(true) + 1];
  return {
    row: top + first,
    before: before.slice(first, end),
    after: rows.slice(first, end),
    tables,
    played: played && { black: played.black, white: played.white },
  };
}

const blank = (columns: number): string[] => filled([], columns);

const filled = (cells: readonly string[], columns: number): string[] =>
  Array.from({ length: columns }, (_, column) => cells[column] ?? '');
