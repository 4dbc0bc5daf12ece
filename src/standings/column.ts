import type { PlayerIndex, RoundNo } from '../tournament/indices';

/** Why a player's value cannot be known. */
export type WhyUnknown =
  /** Somebody was met who is not in the list; it is the number that the list writes. */
  | { readonly kind: 'outside'; readonly round: RoundNo; readonly opponentNo: number }
  /** The player, or an opponent, has neither a starting score nor a rank. */
  | { readonly kind: 'no start'; readonly player: PlayerIndex }
  /** The player, or an opponent, has neither a rating nor a rank. */
  | { readonly kind: 'no rating' }
  /** Only games by default or with a handicap, or none. */
  | { readonly kind: 'no even games' }
  | { readonly kind: 'not listed' }
  | { readonly kind: 'no teams' }
  /** The player was not in it: nothing is missing. */
  | { readonly kind: 'no part' };

export interface Column {
  /** An international abbreviation, with the flavour where two rules share a name. */
  readonly title: string;
  /** Units in a point: `value / unit` is what people read. Values are exact whole numbers (but for ratings). */
  readonly unit: number;
  /** Undefined: not computable; `missing` says why. */
  readonly values: readonly (number | undefined)[];
  /** Only Direct Comparison: the classes already split, as its steps may not fit into one number. */
  readonly parts?: readonly (readonly number[])[];
  /** Read instead of the values, where these are positions of something that has a name. */
  readonly names?: readonly string[];
  readonly missing: readonly (WhyUnknown | undefined)[];
  readonly better: 'more' | 'less';
  /** Players without a value: behind everybody tied with them, or the tie stays as it is. */
  readonly unknown: 'behind' | 'undecided';
  /** The true value is below or above the one given. */
  readonly bounds: readonly ('<' | '>' | undefined)[];
}

/** By default points are halves, more is better, a missing value decides nothing. */
export function makeColumn(fields: Pick<Column, 'title' | 'values'> & Partial<Column>): Column {
  return {
    unit: 2,
    missing: [],
    better: 'more',
    unknown: 'undecided',
    bounds: [],
    ...fields,
  };
}

/** Parts values from the reasons why others are missing. */
export const knownValues = (
  results: readonly (number | WhyUnknown)[],
): Pick<Column, 'values' | 'missing'> => ({
  values: results.map(result => (typeof result === 'number' ? result : undefined)),
  missing: results.map(result => (typeof result === 'number' ? undefined : result)),
});
