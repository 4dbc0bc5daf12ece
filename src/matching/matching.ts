import { usualCandidates } from './problem/candidates';
import { problemCosts, type Costs } from './problem/cost';
import type { Cost, Groups } from './problem/matchingProblem';
import type { Blossom, Certificate, Inexact, Matched, MatchingResult } from './problem/result';
import { solve } from './search/solve';
import { leavesOf, type SearchState } from './search/state';
import type { Start } from './search/warmStart';

export { ABSENT, MAX_COST, type Cost, type Groups, type MatchingProblem } from './problem/matchingProblem';
export { changedProblem, subproblem, type Changes } from './problem/change';
export { warmStartOf, type Start } from './search/warmStart';
export type { Blossom, Certificate, Inexact, Matched, MatchingResult, Unmatchable } from './problem/result';

/** Hints change the time taken, and which of several optima is found, never the total. */
export interface Hints {
  /** How many of its cheapest pairs each vertex considers at first, at least 1. */
  readonly candidates?: number;
  /** Where costs follow groups, which of them are near; its `fill` then takes the place of `cost`. */
  readonly groups?: Groups | undefined;
  /** The solution of a similar problem (`warmStartOf`). */
  readonly from?: Start | undefined;
}

/**
 * A perfect matching of the vertices 0 … size − 1 of least total cost, among the pairs whose cost is not `ABSENT`, with
 * the proof that `verifyCertificate` checks. The same input gives the same output. Where costs are so large
 * that a sum would not be exact, it says so. Throws a RangeError for costs that are no whole numbers up to `MAX_COST`.
 */
export const minimumCostMatching = (
  size: number,
  cost: Cost,
  { candidates, groups, from }: Hints = {},
): MatchingResult => matchCosts(problemCosts({ size, cost, groups }), from, candidates);

/** A minimum-cost matching by costs that the caller asks for again afterwards. */
export const matchCosts = (
  costs: Costs,
  from?: Start,
  candidates = usualCandidates(costs.size),
): MatchingResult => {
  if (costs.size % 2 === 1) return { kind: 'no perfect matching', barrier: [] };
  const solution = solve(costs, candidates, from);
  if (!solution.state.exact) return { kind: 'not exact' };
  if (solution.barrier !== undefined) return { kind: 'no perfect matching', barrier: solution.barrier };
  return resultOf(solution.state);
};

export const resultOf = (state: SearchState): Matched | Inexact => {
  const mate = state.mate.map(h => state.graph.end[h]!);
  const total = totalOf(state);
  if (!state.exact || !Number.isSafeInteger(total)) return { kind: 'not exact' };
  return {
    kind: 'matched',
    mate,
    total,
    duals: certificateOf(state),
    considered: edgesOf(state),
  };
};

const totalOf = ({ size, mate, graph }: SearchState): number => {
  let total = 0;
  for (let i = 0; i < size; i++) {
    const h = mate[i]!;
    if (i < graph.end[h]!) total += graph.cost[h >> 1]! / 2;
  }
  return total;
};

const edgesOf = ({ graph }: SearchState): Int32Array => graph.end.slice(0, 2 * graph.edges);

const certificateOf = (state: SearchState): Certificate => {
  const blossoms: Blossom[] = [];
  for (let node = state.size; node < state.z.length; node++) {
    const z = state.z[node]!;
    if (z > 0) blossoms.push({ vertices: leavesOf(state, node), z });
  }
  return { y: state.y.slice(), blossoms };
};
