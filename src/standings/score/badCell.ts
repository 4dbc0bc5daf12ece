import type { Settings } from '../../tournament/settings';
import type { BadCell, WallList } from '../../tournament/wallList';

/** The first bad cell of each player who has one in a round that counts: any round up to `Through round`. */
export function badCells(
  { badCells: all = [] }: WallList,
  { throughRound = Infinity }: Pick<Settings, 'throughRound'>,
): ReadonlyMap<number, BadCell> {
  const first = new Map<number, BadCell>();
  for (const cell of all) {
    const before = first.get(cell.player)?.round ?? Infinity;
    if (cell.round <= throughRound && cell.round < before) first.set(cell.player, cell);
  }
  return first;
}
