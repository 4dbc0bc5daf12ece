import type { Cost } from './cost';

/**
 * Vertices that come in runs of consecutive ones, pairs between some of which are known to be dear: whole blocks of pairs
 * can then be passed over without asking what each costs. Whoever calls answers for the bounds and for `fill`: the
 * proof of a matching rests on them as it does on the costs.
 */
export interface Groups {
  /** The first vertex of each group, ascending, 0 being the first. */
  readonly starts: readonly number[];
  /** No pair of a vertex of group `one` with one of group `other` ≥ `one` costs less: a whole number. */
  readonly atLeast: (one: number, other: number) => number;
  /**
   * Writes the costs of `i` with the vertices `from` … `to` − 1, all of one group, into `row` at their own places; what it
   * writes for `i` itself does not matter.
   */
  readonly fill: (i: number, from: number, to: number, row: Float64Array) => void;
  /**
   * A few kinds of vertices, 0, 1, 2 …, where those of a kind compete for the same partners: each vertex then considers some of
   * every kind at first. Changes nothing but the time taken.
   */
  readonly kind?: Int32Array;
}

/** All vertices as one group. */
export const oneGroup = (cost: Cost): Groups => ({
  starts: [0],
  atLeast: () => 0,
  fill: (i, from, to, row) => {
    for (let j = from; j < to; j++) row[j] = i < j ? cost(i, j) : i > j ? cost(j, i) : -1;
  },
});

/** Where the groups begin and end: one number more than there are groups. */
export const boundsOf = (size: number, starts: readonly number[]): Int32Array =>
  Int32Array.from([...starts, size]);

/** The group of each vertex. */
export const groupsOfVertices = (bounds: Int32Array): Int32Array => {
  const group = new Int32Array(bounds[bounds.length - 1]!);
  for (let g = 0; g + 1 < bounds.length; g++) group.fill(g, bounds[g]!, bounds[g + 1]!);
  return group;
};

/** The largest value inside each group. */
export const largestByGroup = (bounds: Int32Array, values: Float64Array): Float64Array => {
  const largest = new Float64Array(bounds.length - 1).fill(-Infinity);
  for (let g = 0; g < largest.length; g++) {
    for (let v = bounds[g]!; v < bounds[g + 1]!; v++) if (values[v]! > largest[g]!) largest[g] = values[v]!;
  }
  return largest;
};
