import type { PairedGame, GameWithoutTable } from '../game/pairedGame';

export interface TabledMatch {
  readonly games: readonly GameWithoutTable[];
  readonly table: number;
}

/** In the order of the matches, without excluded tables; two matches of one table (Diagonal) share theirs. */
export function boardTables(
  matches: readonly TabledMatch[],
  excluded: readonly number[],
): readonly PairedGame[] {
  const ordered = playedFirst(matches);
  const boards = new Map<number, number>();
  for (const { table, games } of ordered) boards.set(table, Math.max(boards.get(table) ?? 0, games.length));
  const next = openTables(excluded);
  const tables = new Map([...boards].map(([table, count]) => [table, Array.from({ length: count }, next)]));
  return ordered.flatMap(({ table, games }) =>
    games.map((game, board) => ({ table: tables.get(table)?.[board] ?? 0, ...game })),
  );
}

/** A match that is won by default needs no tables. */
function playedFirst(matches: readonly TabledMatch[]): readonly TabledMatch[] {
  const isPlayed = ({ games }: TabledMatch): boolean => games.some(({ wonBy }) => wonBy === undefined);
  return [...matches.filter(isPlayed), ...matches.filter(match => !isPlayed(match))];
}

/** Counts the tables that may be used. */
function openTables(excluded: readonly number[]): () => number {
  const closed = new Set(excluded);
  let table = 0;
  return () => {
    do table++;
    while (closed.has(table));
    return table;
  };
}
