import { tidy, type Pair } from './diagonalFirst';

/** How far away in the order opponents are: a third of the players, half up (A18). */
export const stepOf = (players: number): number => Math.floor((2 * players + 3) / 6);

/**
 * A later round of the Diagonal format with many players left (R7.4): everybody plays those one step above and
 * below, round the ends. Two opponents for any three players or more; equals the organisers' table of 12.
 */
export function manyLeftPairs(players: number): readonly Pair[] {
  const step = stepOf(players);
  return tidy(Array.from({ length: players }, (_, i): Pair => [i, (i + step) % players]));
}
