import type { Settings } from '../tournament/settings';
import type { RatedGame } from './performance';
import { limited, LOWEST_RATING, winProbability } from './winProbability';

/** The weight of a tournament by its class (R8.3). */
const WEIGHT: Readonly<Record<Settings['tournamentClass'], number>> = { A: 1, B: 0.75, C: 0.5, D: 0.25 };

/** Rating points that a game changes at most (R8.2). */
const confidence = (rating: number): number => ((3300 - limited(rating)) / 200) ** 1.6;

/** Every game adds a little, most to the weakest, against deflation. */
const bonus = (rating: number): number => Math.log(1 + Math.exp((2300 - rating) / 80)) / 5;

/** Rating points that an even game changes (R8.2). */
export const ratingChange = (rating: number, { opponent, score }: RatedGame): number =>
  confidence(rating) * (score / 2 - winProbability(rating, opponent)) + bonus(rating);

/** The rating after a tournament (R8.3), each game by the ratings before: a preview of the European Go Database's. */
export function ratingAfter(
  rating: number,
  games: readonly RatedGame[],
  tournamentClass: Settings['tournamentClass'],
): number {
  const change = games.reduce((sum, game) => sum + ratingChange(rating, game), 0);
  return Math.max(LOWEST_RATING, rating + WEIGHT[tournamentClass] * change);
}
