/** Whole numbers below `sides`, the same ones for the same seed: a Weyl sequence, mixed by Murmur's finaliser. */
export type Dice = (sides: number) => number;

export const makeDice = (seed: number): Dice => {
  let state = seed;
  return sides => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * sides);
  };
};

export const shuffled = <T>(items: readonly T[], dice: Dice): T[] => {
  const result = [...items];
  for (let k = result.length - 1; k > 0; k--) {
    const other = dice(k + 1);
    [result[k], result[other]] = [result[other]!, result[k]!];
  }
  return result;
};

/** So many graphs by chance; a twentieth of them while a mutant is tried, which each of hundreds waits for. */
export const graphs = (count: number): number =>
  process.env['MUTATED'] === undefined ? count : Math.ceil(count / 20);
