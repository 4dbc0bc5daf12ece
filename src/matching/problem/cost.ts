import { makeCostCache, type WriteCosts } from './costCache';
import { boundsOf, groupsOfVertices } from './groups';
import { ABSENT, MAX_COST, type Cost, type Groups, type MatchingProblem } from './matchingProblem';

/** Costs of pairs: whole numbers, so that every sum and difference below is exact. */

/** Duals and events beyond this could round. They stop the search instead (see `isExact`). */
const EXACT = 2 ** 51;

/** Costs by row and group, doubled so that half a slack is whole; absent pairs (and i with itself) cost Infinity. */
export interface Costs {
  readonly size: number;
  readonly bounds: Int32Array;
  /** By vertex. */
  readonly group: Int32Array;
  /** By vertex, 0 for all where kinds do not matter. */
  readonly kind: Int32Array;
  /** No pair between two groups costs less. */
  readonly atLeast: (one: number, other: number) => number;
  /** The costs of `i` with the vertices of a group, at their own places. Only valid until the next row is asked for. */
  readonly row: (i: number, group: number) => Float64Array;
  /** Says that the rows of all vertices near their groups will be asked for: then each pair is written once. */
  readonly prepare: () => void;
  readonly at: (i: number, j: number) => number;
}

const NOTHING = (): void => undefined;

/** Up to this size the doubled costs are kept in a table of size² numbers (32 MB at most); above, a row is asked when needed. */
const LARGEST_TABLE = 2048;

/** Throws a RangeError where a cost is neither `ABSENT` nor a whole number up to `MAX_COST`: an error of the caller. */
export const doubled = (value: number, i: number, j: number): number => {
  if (value >= 0 && value <= MAX_COST && Math.floor(value) === value) return 2 * value;
  if (value === ABSENT) return Infinity;
  throw new RangeError(`The cost ${value} of ${i} and ${j} is not a whole number from 0 to 2^50.`);
};

const tableOf = (size: number, cost: Cost): Float64Array => {
  const table = new Float64Array(size * size).fill(Infinity);
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      table[i * size + j] = table[j * size + i] = doubled(cost(i, j), i, j);
    }
  }
  return table;
};

/** By groups where the problem has some. */
export const problemCosts = ({ size, cost, groups }: MatchingProblem): Costs =>
  groups === undefined ? costsOf(size, cost) : groupedCostsOf(size, groups);

export const costsOf = (size: number, cost: Cost, largestTable = LARGEST_TABLE): Costs => {
  const at = (i: number, j: number): number =>
    i < j ? doubled(cost(i, j), i, j) : doubled(cost(j, i), j, i);
  const none = new Int32Array(size);
  const whole = {
    size,
    bounds: Int32Array.of(0, size),
    group: none,
    kind: none,
    atLeast: () => 0,
    at,
    prepare: NOTHING,
  };
  if (size <= largestTable) {
    const table = tableOf(size, cost);
    return { ...whole, row: i => table.subarray(i * size, (i + 1) * size) };
  }
  const buffer = new Float64Array(size);
  const row = (i: number): Float64Array => {
    for (let j = 0; j < size; j++) buffer[j] = i === j ? Infinity : at(i, j);
    return buffer;
  };
  return { ...whole, row };
};

export const groupedCostsOf = (
  size: number,
  { starts, atLeast, fill, kind = new Int32Array(size) }: Groups,
): Costs => {
  const bounds = boundsOf(size, starts);
  const group = groupsOfVertices(bounds);
  /** By vertex: where its group ends. */
  const end = group.map(g => bounds[g + 1]!);
  const write: WriteCosts = (i, from, to, row) => {
    for (let at = from; at < to; at = end[at]!) fill(i, at, end[at]!, row);
    double(row, i, from, to);
  };
  const cache = makeCostCache(bounds, write);
  const buffer = new Float64Array(size);
  const row = (i: number, g: number): Float64Array => {
    const kept = cache.row(i, group[i]!, g);
    if (kept) return kept;
    write(i, bounds[g]!, bounds[g + 1]!, buffer);
    return buffer;
  };
  const single = new Float64Array(size);
  const at = (i: number, j: number): number => {
    fill(i, j, j + 1, single);
    return doubled(single[j]!, i, j);
  };
  const least = (one: number, other: number): number =>
    2 * (one < other ? atLeast(one, other) : atLeast(other, one));
  return {
    size,
    bounds,
    group,
    kind,
    atLeast: remembered(starts.length, least),
    row,
    prepare: cache.prepare,
    at,
  };
};

/** Doubles a part of the row of `i`, in which `i` itself is absent. */
const double = (row: Float64Array, i: number, from: number, to: number): void => {
  if (i >= from && i < to) row[i] = ABSENT;
  for (let j = from; j < to; j++) {
    const value = row[j]!;
    // Above 2^52 a number has no fraction: a whole one comes back unchanged.
    const isWhole = value >= 0 && value <= MAX_COST && value + 2 ** 52 - 2 ** 52 === value;
    row[j] = isWhole ? 2 * value : doubled(value, i, j);
  }
};

/** Up to this many groups the bounds are kept in a table. */
const LARGEST_BOUNDS = 512;

const remembered = (groups: number, least: Costs['atLeast']): Costs['atLeast'] => {
  if (groups > LARGEST_BOUNDS) return least;
  const table = new Float64Array(groups * groups);
  for (let one = 0; one < groups; one++) {
    for (let other = one; other < groups; other++)
      table[one * groups + other] = table[other * groups + one] = least(one, other);
  }
  return (one, other) => table[one * groups + other]!;
};

export const noCosts = (size: number): Costs => {
  const none = new Int32Array(size);
  const row = new Float64Array(size).fill(Infinity);
  const bounds = Int32Array.of(0, size);
  return {
    size,
    bounds,
    group: none,
    kind: none,
    atLeast: () => 0,
    row: () => row,
    prepare: NOTHING,
    at: () => Infinity,
  };
};

/** Costs are small enough for exact arithmetic; sums of duals along a long path may leave it all the same. */
export const isExact = (value: number): boolean => Math.abs(value) < EXACT;
