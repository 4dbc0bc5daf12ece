import { addCandidates } from '../problem/candidates';
import type { Costs } from '../problem/cost';
import { barrierOf, findViolated, findWaysOut } from './pricing';
import { admit } from './repair';
import { clearTree, searchFrom } from './search';
import { startDuals } from './start';
import { addConsidered, resume, type Start } from './warmStart';
import { makeState, type SearchState } from './state';

/** A state, optimal unless it is not exact or there is a barrier that rules out a perfect matching. */
export interface Solution {
  readonly state: SearchState;
  readonly barrier?: readonly number[] | undefined;
}

/**
 * Matches in a sparse graph of promising pairs, prices all others by the dual found, takes in those that could do better,
 * and goes on from where it was until none is left: Cook and Rohe, "Computing minimum-weight perfect matchings", 1999;
 * Kolmogorov, "Blossom V", 2009. With n vertices and m edges in the graph, matching takes n stages of O(m log m + n²) at
 * worst and far less as a rule, a round of pricing O(n²). Each round adds an edge, so it ends.
 */
export const solve = (costs: Costs, candidates: number, from?: Start): Solution => {
  const state = makeState(costs.size);
  if (from === undefined || from.considered.length === 0) addCandidates(state.graph, costs, candidates);
  if (from === undefined) startDuals(state);
  else {
    addConsidered(state, costs, from);
    resume(state, from);
  }
  for (;;) {
    const barrier = matchAll(state, costs);
    if (barrier !== undefined || !state.exact) return { state, barrier };
    const violated = findViolated(state, costs);
    if (violated.length === 0) return { state };
    admit(state, violated);
  }
};

/** Trees grow within wider and wider limits, lest one swallow the graph early; undefined when all are matched. */
export const matchAll = (state: SearchState, costs: Costs): readonly number[] | undefined => {
  const { mate, graph } = state;
  const widest = Math.max(1, graph.dearest);
  for (let limit = Math.ceil(widest / 4 ** 8); mate.includes(-1); limit *= 4) {
    for (let vertex = mate.indexOf(-1); vertex !== -1; vertex = mate.indexOf(-1, vertex + 1)) {
      const outcome = searchFrom(state, vertex, limit < widest ? limit : Infinity);
      const barrier = outcome === 'stuck' ? leadOn(state, costs) : undefined;
      clearTree(state);
      if (barrier !== undefined) return barrier;
      if (!state.exact) return undefined;
    }
  }
  return undefined;
};

/** Takes in ways out of a stuck tree; the barrier where there is none. */
const leadOn = (state: SearchState, costs: Costs): readonly number[] | undefined => {
  const waysOut = findWaysOut(state, costs);
  if (waysOut.length === 0) return barrierOf(state);
  clearTree(state);
  admit(state, waysOut);
  return undefined;
};
