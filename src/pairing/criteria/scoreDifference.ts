import type { AddCosts, Units } from './criteria';
import type { Field } from './field';

/**
 * Score difference (R4.7) in points, squared: two games of one point apart are better than one of two points.
 * Half points only occur where the settings round nothing.
 */
export function scoreDifference({ scores }: Field): Units {
  return (i, j) => squaredPoints((scores[i] as number) - (scores[j] as number));
}

export function scoreDifferenceCosts(field: Field, weight: number): AddCosts {
  const cost = leastScoreDifference(field, weight);
  return (i, from, to, row) => {
    const same = cost(i, from);
    if (same > 0) for (let j = from; j < to; j++) row[j]! += same;
  };
}

/** All games between two score groups cost the same. */
export function leastScoreDifference(field: Field, weight: number): Units {
  const units = scoreDifference(field);
  return (i, j) => Math.ceil(weight * units(i, j));
}

export const squaredPoints = (halfPoints: number): number => (halfPoints * halfPoints) / 4;
