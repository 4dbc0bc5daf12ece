/** Why a player's value cannot be known. */
export type Missing =
  /** He met somebody who is not in the list; it is the number that the list writes. */
  | { readonly kind: 'outside'; readonly round: number; readonly opponentNo: number }
  /** He, or somebody he met, has neither a starting score nor a rank. */
  | { readonly kind: 'no start'; readonly player: number }
  /** Nor a rank; his, or somebody's whom he met. */
  | { readonly kind: 'no rating' }
  /** Only games by default or with a handicap, or none. */
  | { readonly kind: 'no even games' }
  | { readonly kind: 'not listed' }
  | { readonly kind: 'no teams' }
  /** He was not in it: nothing is missing. */
  | { readonly kind: 'no part' };

/** The values of one tiebreak, one for each player of the wall list in its order. */
export interface Column {
  /** What the sheet shows above it. An international abbreviation, with the flavour where two rules share a name. */
  readonly title: string;
  /** Units in a point: `value / unit` is what people read. Values are exact whole numbers (but for ratings). */
  readonly unit: number;
  /** Undefined: not computable; `missing` says why. */
  readonly values: readonly (number | undefined)[];
  /**
   * The tied classes as it parts them, where a number cannot hold all of what it compares; without it the values part them.
   */
  readonly parts?: readonly (readonly number[])[];
  /** What people read instead of the values, where these are positions of something that has a name. */
  readonly names?: readonly string[];
  readonly missing: readonly (Missing | undefined)[];
  readonly better: 'more' | 'less';
  /** Players without a value: behind everybody tied with them, or the tie stays as it is. */
  readonly unknown: 'behind' | 'undecided';
  /** Some game has no result yet, so the value may change. */
  readonly provisional: readonly boolean[];
  /** The true value is below or above the one given. */
  readonly bounds: readonly ('<' | '>' | undefined)[];
  /** Players whose value is assumed: a rating taken from the rank. */
  readonly assumed: readonly number[];
}

type Given = Pick<Column, 'title' | 'values'> & Partial<Column>;

/** A column with what most columns have: points are halves, more is better, a missing value decides nothing. */
export function makeColumn(given: Given): Column {
  return {
    unit: 2,
    missing: [],
    better: 'more',
    unknown: 'undecided',
    provisional: [],
    bounds: [],
    assumed: [],
    ...given,
  };
}
