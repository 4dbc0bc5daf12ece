import { sha256 } from '../../lots/sha256';

/** Throws numbers from 0 up to, not including, 2^32. */
export type Dice = () => number;

/** Equal for equal texts on any machine: sfc32 (Chris Doty-Humphrey) on the first 128 bits of the text's SHA-256. */
export function makeDice(text: string): Dice {
  const digest = sha256(text);
  let [a, b, c, count] = [0, 8, 16, 24].map(at => parseInt(digest.slice(at, at + 8), 16) | 0) as [
    number,
    number,
    number,
    number,
  ];
  return () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
}

const RANGE = 2 ** 32;

/** True with probability `part`, from 0 to 1. Always takes one throw. */
export const happens = (dice: Dice, part: number): boolean => dice() < part * RANGE;

/** A whole number from 0 to `count` − 1, all equally likely. */
export const numberBelow = (dice: Dice, count: number): number => Math.floor((dice() / RANGE) * count);

/** Mean 0, standard deviation 1: twelve even throws summed, minus 6, which engines do not round differently. */
export function normal(dice: Dice): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += dice() / RANGE;
  return sum - 6;
}
