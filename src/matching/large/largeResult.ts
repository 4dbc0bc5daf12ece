/** The cost of a pair, asked with i < j: a whole number from 0 on, however large; undefined for a pair that must not be matched. */
export type LargeCost = (i: number, j: number) => bigint | undefined;

/**
 * The dual solution, as `Certificate` but for its numbers: scale × cost(i, j) − y[i] − y[j] + Σ z over the blossoms that hold both is
 * never negative. Blossoms may overlap.
 */
export interface LargeCertificate {
  readonly scale: bigint;
  readonly y: readonly bigint[];
  readonly blossoms: readonly { readonly vertices: readonly number[]; readonly z: bigint }[];
}

export interface MatchedLarge {
  readonly kind: 'matched large';
  readonly mate: Int32Array;
  readonly total: bigint;
  readonly duals: LargeCertificate;
}
