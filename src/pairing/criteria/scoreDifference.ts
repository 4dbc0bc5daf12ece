import type { Units, Field } from './field';

/**
 * In points, squared (R4.7): two games of one point are better than one of two; half points need settings that
 * round nothing.
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
