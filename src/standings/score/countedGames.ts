import { gameValue, type Game } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import { entriesIn, type WallList } from '../../tournament/wallList';
import type { CountedGames } from './scores';

export type GamesSoFar = { readonly [K in keyof CountedGames]: CountedGames[K][number][] };

/** Before the first. */
export const noGames = (): GamesSoFar => ({ first: [0], rounds: [], opponents: [], values: [], stones: [] });

export function addGames(
  { first, rounds, opponents, values, stones }: GamesSoFar,
  wallList: WallList,
  settings: Settings,
  through: number,
): void {
  const player = first.length - 1;
  const countsStones = settings.handicapInSos && SYSTEMS[settings.system].score === 'MMS';
  let game = first[player] as number;
  for (let round = 1; round <= through; round++) {
    const entries = entriesIn(wallList, player, round);
    for (let k = 0; k < entries.length; k++) {
      const entry = entries[k]!;
      if (entry.kind === 'free') continue;
      rounds[game] = round;
      opponents[game] = entry.opponent;
      values[game] = entry.outcome === 'unknown' ? undefined : gameValue(entry.outcome);
      if (countsStones) stones[game] = stonesGiven(entry);
      game++;
    }
  }
  first.push(game);
}

/** None where nobody knows the colours. */
const stonesGiven = ({ colour, handicap }: Game): number =>
  colour === undefined ? 0 : colour === 'white' ? handicap : -handicap;
