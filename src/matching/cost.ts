/** Costs of pairs: whole numbers, so that every sum and difference below is exact. */

/** The cost of a pair that must not be matched. */
export const ABSENT = -1;

/** The cost of matching i with j, asked with i < j: a whole number from 0 to `MAX_COST`, or `ABSENT`. */
export type Cost = (i: number, j: number) => number;

/** Largest cost of one pair. Twice that, and the duals it leads to, stay well inside the 53 bits of a number. */
export const MAX_COST = 2 ** 50;

/** Duals and events beyond this could round. They stop the search instead (see `assertExact`). */
const EXACT = 2 ** 52;

/**
 * Costs by row, doubled so that half a slack is a whole number; absent pairs (and i with itself) cost Infinity.
 * A row is only valid until the next one is asked for.
 */
export interface Costs {
  readonly size: number;
  readonly row: (i: number) => Float64Array;
}

/** Up to this size the doubled costs are kept in a table of size² numbers (32 MB at most); above, a row is asked when needed. */
const LARGEST_TABLE = 2048;

/** Throws a RangeError where a cost is neither `ABSENT` nor a whole number up to `MAX_COST`: an error of the caller. */
const doubled = (cost: Cost, i: number, j: number): number => {
  const value = i < j ? cost(i, j) : cost(j, i);
  if (value === ABSENT) return Infinity;
  if (!Number.isInteger(value) || value < 0 || value > MAX_COST) {
    throw new RangeError(`The cost ${value} of ${i} and ${j} is not a whole number from 0 to 2^50.`);
  }
  return 2 * value;
};

const tableOf = (size: number, cost: Cost): Float64Array => {
  const table = new Float64Array(size * size).fill(Infinity);
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      table[i * size + j] = table[j * size + i] = doubled(cost, i, j);
    }
  }
  return table;
};

export const costsOf = (size: number, cost: Cost, largestTable = LARGEST_TABLE): Costs => {
  if (size <= largestTable) {
    const table = tableOf(size, cost);
    return { size, row: i => table.subarray(i * size, (i + 1) * size) };
  }
  const buffer = new Float64Array(size);
  const row = (i: number): Float64Array => {
    for (let j = 0; j < size; j++) buffer[j] = i === j ? Infinity : doubled(cost, i, j);
    return buffer;
  };
  return { size, row };
};

/** Costs must be small enough for exact arithmetic; sums of duals along a long path may leave it all the same. */
export const assertExact = (value: number): void => {
  if (!(Math.abs(value) < EXACT)) throw new RangeError('The costs are too large for exact arithmetic.');
};
