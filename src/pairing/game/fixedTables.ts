import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { defaultsLast } from './plainGame';
import type { PairedGame } from './pairedGame';

/**
 * Players with a table of their own sit there (R4.7), others keep their order; the first named counts for a table.
 */
export function atFixedTables<Game extends Pick<PairedGame, 'table' | 'black' | 'white' | 'wonBy'>>(
  games: readonly Game[],
  { players }: Pick<WallList, 'players'>,
  { fixedTables, excludedTables }: Pick<Settings, 'fixedTables' | 'excludedTables'>,
): readonly Game[] {
  const tableOf = new Map<Game, number>();
  const taken = new Set<number>();
  for (const [no, table] of fixedTables) {
    // Where a round has several games of a player, they follow one another at the same table.
    const gamesOfPlayer = games.filter(
      game =>
        (players[game.black]?.no === no || players[game.white]?.no === no) &&
        game.wonBy === undefined &&
        !tableOf.has(game),
    );
    if (gamesOfPlayer.length === 0 || taken.has(table)) continue;
    gamesOfPlayer.forEach(game => tableOf.set(game, table));
    taken.add(table);
  }
  if (taken.size === 0) return games;
  const closed = new Set([...excludedTables, ...taken]);
  const inOrder = defaultsLast([...games].sort((a, b) => a.table - b.table));
  let table = 0;
  return inOrder
    .map(game => {
      const fixedTable = tableOf.get(game);
      if (fixedTable !== undefined) return { ...game, table: fixedTable };
      do table++;
      while (closed.has(table));
      return { ...game, table };
    })
    .sort((a, b) => a.table - b.table);
}
