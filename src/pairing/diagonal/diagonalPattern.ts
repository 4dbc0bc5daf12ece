import type { Settings } from '../../tournament/settings';
import { avoidRepeats } from './diagonalRepeats';
import type { Badness } from './diagonalWorth';
import { firstRoundPairs, manyLeftPairs, ringPairs, upperHalf, type PatternPair } from './patterns';

/** The kinds of rounds of the Diagonal format; extra rounds between equals are rings (R7.6). */
export type DiagonalRound = 'first' | 'later' | 'extra';

/** Pairs by position in the order by rating (R7.1, R7.4, R7.5, R7.5a). */
export function diagonalPairs(
  players: number,
  kind: DiagonalRound,
  settings: Settings,
  badness: Badness,
): readonly PatternPair[] {
  const isRing = kind === 'extra' || (kind === 'later' && players <= settings.fewPlayersUpTo);
  const pattern =
    kind === 'first'
      ? firstRoundPairs(players, settings.middlePlayer)
      : isRing
        ? ringPairs(players)
        : manyLeftPairs(players);
  const places = avoidRepeats(players, pattern, badness, isRing ? upperHalf(players) : undefined);
  return pattern.map(([a, b]): PatternPair => [places[a] as number, places[b] as number]);
}
