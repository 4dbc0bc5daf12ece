/** Seeds and places both count from 0. */
export interface SeedDraw {
  readonly count: number;
  readonly size: number;
  /** `[place][other]`: the round of the bracket in which the two places can meet. */
  readonly roundOf: readonly (readonly number[])[];
  readonly rounds: number;
  readonly forbidden: readonly (readonly boolean[])[];
  readonly last: readonly (readonly number[])[];
  /** By seed: the opponent, -1 for a bye; undefined where nothing is typed. */
  readonly typed: readonly (number | undefined)[];
}
