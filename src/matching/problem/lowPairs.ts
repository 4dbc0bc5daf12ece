import type { Costs } from './cost';
import { largestByGroup } from './groups';

/**
 * Pairs that cost little beside the duals of both: whatever is looked for among all pairs, most end here, for blossoms only add to
 * a slack. The innermost loop is a function of its own, which is soon compiled and serves every search for pairs.
 */
export interface LowPairs {
  readonly costs: Costs;
  readonly y: Float64Array;
  readonly most: number;
  readonly highest: Float64Array;
  /** By group: those groups, in order, in which a vertex of it may have such a pair. */
  readonly near: readonly (readonly number[])[];
  /** The partners found last, and their slack without blossoms. */
  readonly who: Int32Array;
  readonly crossing: Float64Array;
}

/** Pairs whose slack without blossoms is at most `most`; a copy, for the reason told at `makeState`. */
export const lowPairs = (costs: Costs, y: Float64Array, most: number): LowPairs => ({
  ...makeWhole(costs, y, most),
});

const makeWhole = (costs: Costs, y: Float64Array, most: number): LowPairs => {
  const { size, bounds, atLeast } = costs;
  const highest = largestByGroup(bounds, y);
  const groups = Array.from(highest, (_, g) => g);
  const near = groups.map(one =>
    groups.filter(other => atLeast(one, other) <= highest[one]! + highest[other]! + most),
  );
  return { costs, y, most, highest, near, who: new Int32Array(size), crossing: new Float64Array(size) };
};

/** Finds those of a vertex in a group, from a vertex on; returns how many there are. */
export const findLow = (
  { costs, y, most, highest, who, crossing }: LowPairs,
  i: number,
  g: number,
  from = 0,
): number => {
  const { bounds, group, atLeast, row } = costs;
  return atLeast(group[i]!, g) > y[i]! + highest[g]! + most
    ? 0
    : listLow(row(i, g), y, y[i]!, most, Math.max(from, bounds[g]!), bounds[g + 1]!, who, crossing);
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
    who[count] = j;
    crossing[count] = value;
    count += value <= most ? 1 : 0;
  }
  return count;
};
