import { winProbability } from '../rating/winProbability';
import { happens, oneOf, type Dice } from './dice';
import type { Model } from './plan';

/** What comes out of a game: `undefined` is a jigo. */
export type Winner = 'black' | 'white' | undefined;

/** A stone is worth as much as a rank; Black without komi has half a stone (the EGF's rating system before 2021). */
const STONE = 100;

/**
 * How likely Black is to win: the EGF's win probability (R8.2, R7.7) with the rating difference scaled. A handicap of n
 * stones makes Black n - 1/2 ranks stronger; what it really makes nobody has published for the system of 2021 (R8.3).
 */
export function blackWins(black: number, white: number, handicap: number, scale: number): number {
  const strength = handicap === 0 ? black : black + STONE * (handicap - 0.5);
  const chance = winProbability(strength, white);
  if (scale === 1) return chance;
  // The model is a logistic curve of a difference; scaling that difference is raising the odds to a power.
  return 1 / (1 + Math.exp(-scale * Math.log(chance / (1 - chance))));
}

/** The result by dice: always two throws. */
export function throwResult(
  dice: Dice,
  black: number,
  white: number,
  handicap: number,
  { jigo, scale }: Model,
): Winner {
  const drawn = happens(dice, jigo);
  const won = happens(dice, blackWins(black, white, handicap, scale));
  return drawn ? undefined : won ? 'black' : 'white';
}

/** The length of a game where a system asks for it: 150 to 299 moves. */
export const throwLength = (dice: Dice): number => 150 + oneOf(dice, 150);
