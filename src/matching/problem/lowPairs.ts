import type { Costs } from './cost';
import { largestByGroup } from './groups';

/**
 * Pairs that cost little beside the duals of both: whatever is looked for among all pairs, most end here, for blossoms only add to
 * a slack. The innermost loop is a function of its own, which is soon compiled and serves every search for pairs.
 */
export interface LowPairs {
  /** By group: those groups, in order, in which a vertex of it may have such a pair. */
  readonly near: readonly (readonly number[])[];
  /** Finds those of a vertex in a group, from a vertex on; returns how many there are. */
  readonly find: (i: number, group: number, from?: number) => number;
  /** The partners found last, and their slack without blossoms. */
  readonly who: Int32Array;
  readonly crossing: Float64Array;
}

/** Pairs whose slack without blossoms is at most `most`. */
export const lowPairs = (
  { size, bounds, group, atLeast, row }: Costs,
  y: Float64Array,
  most: number,
): LowPairs => {
  const highest = largestByGroup(bounds, y);
  const groups = Array.from(highest, (_, g) => g);
  const near = groups.map(one =>
    groups.filter(other => atLeast(one, other) <= highest[one]! + highest[other]! + most),
  );
  const who = new Int32Array(size);
  const crossing = new Float64Array(size);
  const find = (i: number, g: number, from = 0): number =>
    atLeast(group[i]!, g) > y[i]! + highest[g]! + most
      ? 0
      : listLow(row(i, g), y, y[i]!, most, Math.max(from, bounds[g]!), bounds[g + 1]!, who, crossing);
  return { near, find, who, crossing };
};

const listLow = (
  row: Float64Array,
  y: Float64Array,
  mine: number,
  most: number,
  from: number,
  to: number,
  who: Int32Array,
  crossing: Float64Array,
): number => {
  let count = 0;
  for (let j = from; j < to; j++) {
    const value = row[j]! - mine - y[j]!;
    if (value > most) continue;
    who[count] = j;
    crossing[count++] = value;
  }
  return count;
};
