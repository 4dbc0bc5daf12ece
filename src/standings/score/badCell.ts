import type { Standing } from './standing';
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

/** Those whose opponents' scores may change: somebody whom they met has a bad cell. */
export function metBadCells({
  wallList,
  settings,
  through,
  slots: { first, opponent },
}: Pick<Standing, 'wallList' | 'settings' | 'through' | 'slots'>): ReadonlySet<number> {
  const bad = badCells(wallList, settings);
  const met = new Set<number>();
  if (bad.size === 0) return met;
  wallList.players.forEach((_, player) => {
    const from = first[player * wallList.rounds] as number;
    const end = first[player * wallList.rounds + through] as number;
    for (let slot = from; slot < end; slot++) if (bad.has(opponent[slot] as number)) met.add(player);
  });
  return met;
}
