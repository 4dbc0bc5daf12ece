import { winProbability } from '../../rating/winProbability';
import { happens, numberBelow, type Dice } from './dice';
import type { Model } from './plan';

/** The winner of a game; `undefined` is a jigo. */
export type GameWinner = 'black' | 'white' | undefined;

/** Rating points of a stone, as of a rank; Black without komi has half a stone (EGF rating system before 2021). */
const STONE = 100;

/**
 * The EGF's probability (R8.2, R7.7) with a scaled difference. A handicap of n stones is n - 1/2 ranks; nobody has
 * published its worth for the system of 2021 (R8.3).
 */
export function blackWins(black: number, white: number, handicap: number, scale: number): number {
  const strength = handicap === 0 ? black : black + STONE * (handicap - 0.5);
  const chance = winProbability(strength, white);
  if (scale === 1) return chance;
  // The model is logistic in the difference, so scaling the difference raises the odds to a power.
  return 1 / (1 + Math.exp(-scale * Math.log(chance / (1 - chance))));
}

/** The result by dice. Always takes two throws. */
export function throwResult(
  dice: Dice,
  black: number,
  white: number,
  handicap: number,
  { jigo, scale }: Model,
): GameWinner {
  const drawn = happens(dice, jigo);
  const won = happens(dice, blackWins(black, white, handicap, scale));
  return drawn ? undefined : won ? 'black' : 'white';
}

export const throwLength = (dice: Dice): number => 150 + numberBelow(dice, 150);
