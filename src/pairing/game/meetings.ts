import type { Entry } from '../../tournament/game';
import type { WallList } from '../../tournament/wallList';
import { BLACK, NONE, WHITE } from './colour';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface Meetings {
  /** The latest round in which two players met, 0 for never. */
  readonly last: (player: PlayerIndex, other: PlayerIndex) => number;
  /** The first player's colour in the last game of it, `NONE` where the list does not say. */
  readonly colour: (player: PlayerIndex, other: PlayerIndex) => number;
  readonly of: (player: PlayerIndex) => readonly number[];
}

/** All games of the rounds before `round`, those by default among them (R4.6). */
export function makeMeetings(wallList: WallList, round: RoundNo): Meetings {
  const count = wallList.players.length;
  /** Round × 1000 + number of the pair's game in that round: the larger, the later. */
  const latest = new Map<number, number>();
  const colours = new Map<number, number>();
  for (let r = 1; r < round; r++) {
    for (let player = 0; player < count; player++) {
      const cell = wallList.entries[player]?.[r - 1] ?? [];
      cell.forEach((entry, index) => {
        if (entry.kind !== 'game' || entry.opponent < 0) return;
        const low = Math.min(player, entry.opponent);
        const key = low * count + Math.max(player, entry.opponent);
        const when = r * GAMES_IN_ROUND + gamesBefore(cell, index, entry.opponent);
        const latestRank = latest.get(key) ?? 0;
        if (when < latestRank) return;
        if (when > latestRank) colours.delete(key);
        latest.set(key, when);
        if (entry.colour === undefined) return;
        const ownColour = entry.colour === 'black' ? BLACK : WHITE;
        colours.set(key, player === low ? ownColour : -ownColour);
      });
    }
  }
  const opponents: number[][] = wallList.players.map(() => []);
  for (const key of latest.keys()) {
    const [low, high] = [Math.floor(key / count), key % count];
    opponents[low]?.push(high);
    opponents[high]?.push(low);
  }
  const keyOf = (a: number, b: number): number => (a < b ? a * count + b : b * count + a);
  return {
    last: (a, b) => Math.floor((latest.get(keyOf(a, b)) ?? 0) / GAMES_IN_ROUND),
    colour: (a, b) => {
      const ofLow = colours.get(keyOf(a, b)) ?? NONE;
      return a < b ? ofLow : -ofLow;
    },
    of: player => opponents[player] ?? [],
  };
}

/** More than anybody plays. */
const GAMES_IN_ROUND = 1000;

/** Games of two players before this one, of several in one round. */
const gamesBefore = (cell: readonly Entry[], index: number, opponent: PlayerIndex): number =>
  cell.slice(0, index).filter(entry => entry.kind === 'game' && entry.opponent === opponent).length;
