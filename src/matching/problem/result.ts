/** Vertices of an odd set, of which no matching can pair more than (their number − 1) / 2 among themselves. */
export interface Blossom {
  readonly vertices: readonly number[];
  /** Dual of that constraint: positive, in half units of cost. */
  readonly z: number;
}

/**
 * The dual solution. For every pair, 2 cost(i, j) − y[i] − y[j] + Σ z over the blossoms that hold both is ≥ 0, and 0 where
 * the pair is matched; each blossom is odd and as full of matched pairs as it can be. Then no perfect matching costs
 * less (Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", 1965).
 */
export interface Certificate {
  /** By vertex, in half units of cost; may be negative. */
  readonly y: Float64Array;
  /** Any two of them are disjoint, or one holds the other. */
  readonly blossoms: readonly Blossom[];
}

export interface Matched {
  readonly kind: 'matched';
  readonly mate: Int32Array;
  readonly total: number;
  readonly duals: Certificate;
  /** The pairs that the search looked at, one vertex after the other: where to begin when the problem changes a little. */
  readonly considered: Int32Array;
}

export interface Unmatchable {
  readonly kind: 'no perfect matching';
  /**
   * The proof: take these vertices away, and more odd components are left than there are of them, each of which would need
   * one of them (Tutte, "The factorization of linear graphs", 1947).
   */
  readonly barrier: readonly number[];
}

/** The costs are so large that a sum of the search would not be exact: nothing is known. */
export interface Inexact {
  readonly kind: 'not exact';
}

export type MatchingResult = Matched | Unmatchable | Inexact;
