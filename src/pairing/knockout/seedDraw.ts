/** Seeds and places both count from 0. */
export interface SeedDraw {
  readonly count: number;
  readonly size: number;
  /** `[place][other]`: the round of the bracket in which who stands there can meet. */
  readonly roundOf: readonly (readonly number[])[];
  readonly rounds: number;
  /** `[seed][other]`. */
  readonly forbidden: readonly (readonly boolean[])[];
  readonly last: readonly (readonly number[])[];
  /** By seed: who the opponent is to be, -1 for a bye; undefined where nothing is typed. */
  readonly typed: readonly (number | undefined)[];
}
