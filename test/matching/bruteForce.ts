import { ABSENT } from '../../src/matching/matching';
import type { TestGraph } from './graph';

/**
 * The least cost of a perfect matching, by trying all and remembering the cost of each set of vertices;
 * Infinity if there is none.
 */
export const cheapestByForce = ({ size, cost }: TestGraph): number => {
  const known = new Map<number, number>([[2 ** size - 1, 0]]);
  const cheapest = (matched: number): number => {
    const before = known.get(matched);
    if (before !== undefined) return before;
    let i = 0;
    while ((matched >> i) & 1) i++;
    let least = Infinity;
    for (let j = i + 1; j < size; j++) {
      if ((matched >> j) & 1 || cost(i, j) === ABSENT) continue;
      least = Math.min(least, cost(i, j) + cheapest(matched | (1 << i) | (1 << j)));
    }
    known.set(matched, least);
    return least;
  };
  return cheapest(0);
};
