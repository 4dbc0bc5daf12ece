import { ABSENT, type Cost } from '../problem/matchingProblem';

/** Checks by Tutte's condition that no perfect matching exists: undefined when that is proved. O(size²). */
export const verifyBarrier = (size: number, cost: Cost, barrier: readonly number[]): string | undefined => {
  const removed = new Set(barrier);
  const odd = componentSizes(size, cost, removed).filter(count => count % 2 === 1).length;
  return odd > removed.size
    ? undefined
    : `Without ${removed.size} vertices ${odd} odd components are left, which proves nothing.`;
};

const componentSizes = (size: number, cost: Cost, removed: ReadonlySet<number>): number[] => {
  const sizes: number[] = [];
  let unseen = Array.from({ length: size }, (_, vertex) => vertex).filter(vertex => !removed.has(vertex));
  while (unseen.length > 0) {
    const reached = [unseen.pop()!];
    for (const here of reached) {
      const joined = (there: number): boolean =>
        cost(Math.min(here, there), Math.max(here, there)) !== ABSENT;
      reached.push(...unseen.filter(joined));
      unseen = unseen.filter(there => !joined(there));
    }
    sizes.push(reached.length);
  }
  return sizes;
};
