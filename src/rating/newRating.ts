import type { Settings } from '../tournament/settings';
import type { RatedGame } from './performance';
import { limited, LOWEST_RATING, winProbability } from './winProbability';

/** How much a tournament of a class counts (R8.3). */
const WEIGHT: Readonly<Record<Settings['tournamentClass'], number>> = { A: 1, B: 0.75, C: 0.5, D: 0.25 };

/** The most that a game can change. */
const confidence = (rating: number): number => ((3300 - limited(rating)) / 200) ** 1.6;

/** Every game adds a little, most to the weakest, against deflation. */
const bonus = (rating: number): number => Math.log(1 + Math.exp((2300 - rating) / 80)) / 5;

/** What one even game changes (R8.2). */
export const ratingChange = (rating: number, { opponent, score }: RatedGame): number =>
  confidence(rating) * (score / 2 - winProbability(rating, opponent)) + bonus(rating);

/**
 * The rating after a tournament: every game by the ratings before it, the changes added and weighed by the class
 * (R8.3). A preview: the European Go Database has the last word.
 */
export function newRating(
  rating: number,
  games: readonly RatedGame[],
  tournamentClass: Settings['tournamentClass'],
): number {
  const change = games.reduce((sum, game) => sum + ratingChange(rating, game), 0);
  return Math.max(LOWEST_RATING, rating + WEIGHT[tournamentClass] * change);
}
