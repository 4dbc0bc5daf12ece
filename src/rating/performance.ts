import type { HalfPoints } from '../tournament/wallList';
import { HIGHEST_RATING, LOWEST_RATING, winProbability } from './winProbability';

export interface RatedGame {
  readonly opponent: number;
  readonly score: HalfPoints;
}

export interface Performance {
  readonly rating: number;
  /** Everything was lost or won: the true one is below or above. */
  readonly bound: '<' | '>' | undefined;
}

/**
 * The rating that expects the score made (R8.5), from -900 to 3299, all or nothing as a bound; undefined without
 * games.
 */
export function performanceRating(games: readonly RatedGame[]): Performance | undefined {
  if (games.length === 0) return undefined;
  const won = games.reduce((sum, { score }) => sum + score, 0) / 2;
  const bound = won === 0 ? '<' : won === games.length ? '>' : undefined;
  const score = Math.min(games.length - 0.5, Math.max(0.5, won));
  // Another order of the opponents must give the same sum to the last digit.
  const opponents = games.map(({ opponent }) => opponent).sort((a, b) => a - b);
  const expected = (rating: number): number =>
    opponents.reduce((sum, opponent) => sum + winProbability(rating, opponent), 0);
  return { rating: solve(expected, score), bound };
}

/** Down to a billionth of a point. */
const HALVINGS = 42;

function solve(expected: (rating: number) => number, score: number): number {
  let [low, high] = [LOWEST_RATING, HIGHEST_RATING];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (expected(middle) < score) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The linear one: the mean opponent and 400 points for the share of wins minus losses (R8.5). */
export function eloPerformance(games: readonly RatedGame[]): Performance | undefined {
  if (games.length === 0) return undefined;
  const mean = games.reduce((sum, { opponent }) => sum + opponent, 0) / games.length;
  const surplus = games.reduce((sum, { score }) => sum + score - 1, 0);
  return { rating: mean + (400 * surplus) / games.length, bound: undefined };
}
