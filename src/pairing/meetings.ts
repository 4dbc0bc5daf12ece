import type { WallList } from '../tournament/wallList';
import { BLACK, NONE, WHITE } from './colour';

/** Who has met whom. A game typed by only one of its players counts. */
export interface Meetings {
  /** The latest round in which two players met, 0 for never. */
  readonly last: (player: number, other: number) => number;
  /** The first player's colour in that game, `NONE` where the list does not say. */
  readonly colour: (player: number, other: number) => number;
  /** Everybody whom a player has met. */
  readonly of: (player: number) => readonly number[];
}

/** All games of the rounds before `round`, those by default among them (R4.6). */
export function makeMeetings(wallList: WallList, round: number): Meetings {
  const count = wallList.players.length;
  const rounds = new Map<number, number>();
  const colours = new Map<number, number>();
  for (let r = 1; r < round; r++) {
    for (let player = 0; player < count; player++) {
      for (const entry of wallList.entries[player]?.[r - 1] ?? []) {
        if (entry.kind !== 'game' || entry.opponent < 0) continue;
        const [low, high] = [Math.min(player, entry.opponent), Math.max(player, entry.opponent)];
        const key = low * count + high;
        if (rounds.get(key) !== r) colours.delete(key);
        rounds.set(key, r);
        if (entry.colour === undefined) continue;
        const own = entry.colour === 'black' ? BLACK : WHITE;
        colours.set(key, player === low ? own : -own);
      }
    }
  }
  const opponents: number[][] = wallList.players.map(() => []);
  for (const key of rounds.keys()) {
    const [low, high] = [Math.floor(key / count), key % count];
    opponents[low]?.push(high);
    opponents[high]?.push(low);
  }
  const keyOf = (a: number, b: number): number => (a < b ? a * count + b : b * count + a);
  return {
    last: (a, b) => rounds.get(keyOf(a, b)) ?? 0,
    colour: (a, b) => {
      const ofLow = colours.get(keyOf(a, b)) ?? NONE;
      return a < b ? ofLow : -ofLow;
    },
    of: player => opponents[player] ?? [],
  };
}
