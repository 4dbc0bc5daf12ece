/** The cost of a pair that must not be matched. */
export const ABSENT = -1;

/** The cost of matching i with j, asked with i < j: a whole number from 0 to `MAX_COST`, or `ABSENT`. */
export type Cost = (i: number, j: number) => number;

/** Largest cost of one pair. Twice that, and the duals it leads to, stay well inside the 53 bits of a number. */
export const MAX_COST = 2 ** 50;

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
  /** Writes the costs of `i` with `from` … `to` − 1, all of one group, at their places; that of `i` is free. */
  readonly fill: (i: number, from: number, to: number, row: Float64Array) => void;
  /** Vertices of one kind compete for the same partners, so each considers some of every kind; for speed alone. */
  readonly kind?: Int32Array;
}

export interface MatchingProblem {
  readonly size: number;
  readonly cost: Cost;
  readonly groups?: Groups | undefined;
}
