import type { ColumnKind } from './titles';

/** A column that says something for one round, as sentences name it: the rating from round 4 on is `rating, R4`. */
export type RoundKind = `${'rating' | 'board'}, R${number}`;

export type AnyKind = ColumnKind | RoundKind;

/** Only of a column that says something for one round. */
export function roundOfKind(kind: string): number | undefined {
  const [, round] = kind.split(', R');
  return round === undefined ? undefined : Number(round);
}
