import type { InOrder } from './inOrder';
import { nestingOf } from './nesting';
import { problemCosts } from './problem/cost';
import type { MatchingProblem } from './problem/matchingProblem';
import { finedPairs, makeExits, stillTight, tightPairs, type Level } from './tight';

/**
 * The pairs that are tight by the first costs, as many as `later` has and one more, one vertex after the other: no other pair is in a
 * matching that is as good by all of them (complementary slackness). Not each of these is in one.
 */
export const optimalPairs = (
  first: MatchingProblem,
  later: readonly Level[],
  { levels }: Pick<InOrder, 'levels'>,
): readonly number[] => {
  const nestings = levels.map(({ duals }) => nestingOf(first.size, duals.blossoms)!);
  const costs = problemCosts(first);
  return later.reduce(
    (pairs, next, k) => {
      const fined = finedPairs(pairs, makeExits(nestings[k]!), levels[k + 1]!.fine, next);
      return stillTight(fined, levels[k + 1]!, nestings[k + 1]!);
    },
    tightPairs(costs, levels[0]!, nestings[0]!, Infinity)!,
  );
};
