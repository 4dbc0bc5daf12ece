import { ABSENT, minimumCostMatching, type Cost } from '../../matching/matching';
import type { WallList } from '../../tournament/wallList';
import type { PlayerIndex } from '../../tournament/indices';

/** A game that only one of its players has counts. */
export function makeGamesBetween(wallList: WallList): (a: number, b: number) => number {
  const count = wallList.players.length;
  const games = new Map<number, number>();
  wallList.entries.forEach((row, player) => {
    for (const entry of row.flat()) {
      if (entry.kind !== 'game' || entry.opponent < 0) continue;
      const key = player * count + entry.opponent;
      games.set(key, (games.get(key) ?? 0) + 1);
    }
  });
  return (a, b) => Math.max(games.get(a * count + b) ?? 0, games.get(b * count + a) ?? 0);
}

export interface OutstandingRound {
  /** Positions in `players`. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly alone: readonly number[];
}

/** The table's games cost nothing, others owed more, then staying alone but for `mayStay`; `ABSENT`: not owed. */
export function pairOutstanding(
  players: number,
  cost: Cost,
  mayStay: (player: PlayerIndex) => boolean,
): OutstandingRound {
  // Everybody has a shadow to stay alone with; shadows that nobody needs go together.
  const alone = 1000 * players;
  const withShadows: Cost = (i, j) => {
    if (j < players) return cost(i, j);
    if (i >= players) return 0;
    if (j !== players + i) return ABSENT;
    return mayStay(i) ? 0 : alone;
  };
  const result = minimumCostMatching(2 * players, withShadows);
  const mates = result.kind === 'matched' ? result.mate : [];
  const all = Array.from({ length: players }, (_, i) => i);
  return {
    pairs: all.flatMap(i => {
      const mate = mates[i] ?? players;
      return mate > i && mate < players ? [[i, mate] as const] : [];
    }),
    alone: all.filter(i => (mates[i] ?? players) >= players),
  };
}
