import type { Units } from './criterion';
import type { Field } from './field';

/**
 * Score difference (R4.7) in points, squared: two games of one point apart are better than one of two points.
 * Half points only occur where the settings round nothing.
 */
export function scoreDifference({ scores }: Field): Units {
  return (i, j) => squaredPoints((scores[i] as number) - (scores[j] as number));
}

export function scoreQuarters({ scores }: Field): (i: number, j: number) => bigint {
  return (i, j) => {
    const difference = BigInt(scores[i] as number) - BigInt(scores[j] as number);
    return difference * difference;
  };
}

export const squaredPoints = (halfPoints: number): number => (halfPoints * halfPoints) / 4;
