import { childrenOf } from './blossom';
import type { Costs } from './cost';
import { enter, makeShortlist, threshold, type Shortlist } from './shortlist';
import { INNER, OUTER, leafAfter, type State } from './state';

/** A pair that the graph lacks, with its doubled cost. */
export interface Pair {
  readonly i: number;
  readonly j: number;
  readonly cost: number;
}

/** How many pairs of one row a round of pricing brings in. More rounds against a larger graph. */
const WORST = 6;

const pairsOf = (i: number, row: Float64Array, list: Shortlist): Pair[] =>
  Array.from(list.who.subarray(0, list.count), j => ({ i, j, cost: row[j]! }));

/**
 * Pricing: of all pairs, those whose slack is negative, the worst of each row. None: the dual is feasible for the whole
 * problem and the matching, optimal in the graph, is optimal altogether. O(size²).
 */
export const findViolated = (state: State, costs: Costs): Pair[] => {
  const { size, y } = state;
  const shared = new Float64Array(size);
  const list = makeShortlist(WORST);
  const violated: Pair[] = [];
  for (let i = 0; i < size; i++) {
    const row = costs.row(i);
    fillShared(state, shared, i);
    list.count = 0;
    for (let j = i + 1; j < size; j++) {
      const slack = row[j]! - y[i]! - y[j]! + shared[j]!;
      if (slack < 0 && slack < threshold(list)) enter(list, slack, j);
    }
    violated.push(...pairsOf(i, row, list));
    clearShared(state, shared, i);
  }
  return violated;
};

/** For each vertex of the same outermost blossom as `vertex`: the sum of z over the blossoms that hold both. */
const fillShared = (state: State, shared: Float64Array, vertex: number): void => {
  const { parent, z } = state;
  let sum = 0;
  for (let blossom = parent[vertex]!; blossom !== -1; blossom = parent[blossom]!) sum += z[blossom]!;
  for (let within = vertex; parent[within] !== -1; within = parent[within]!) {
    const blossom = parent[within]!;
    for (const child of childrenOf(state, blossom)) {
      if (child === within) continue;
      for (let v = state.firstLeaf[child]!; v !== -1; v = leafAfter(state, child, v)) shared[v] = sum;
    }
    sum -= z[blossom]!;
  }
};

const clearShared = (state: State, shared: Float64Array, vertex: number): void => {
  const top = state.top[vertex]!;
  for (let v = state.firstLeaf[top]!; v !== -1; v = leafAfter(state, top, v)) shared[v] = 0;
};

/**
 * After a search got stuck: for each outer vertex the pairs of least slack that lead out of its node to anything but an
 * inner vertex. None at all: there is no perfect matching (see `barrierOf`).
 */
export const findWaysOut = (state: State, costs: Costs): Pair[] => {
  const { size, y, top, label } = state;
  const list = makeShortlist(WORST);
  const pairs: Pair[] = [];
  for (let i = 0; i < size; i++) {
    if (label[top[i]!] !== OUTER) continue;
    const row = costs.row(i);
    list.count = 0;
    for (let j = 0; j < size; j++) {
      if (top[j] === top[i] || label[top[j]!] === INNER) continue;
      const slack = row[j]! - y[i]! - y[j]!;
      if (slack < threshold(list)) enter(list, slack, j);
    }
    pairs.push(...pairsOf(i, row, list));
  }
  return pairs;
};

/**
 * The inner vertices of a tree that nothing leads out of. Without them each outer node is an odd component of its own,
 * one more than there are inner vertices: proof that no perfect matching exists (Tutte 1947). Inner blossoms are no
 * more: their z has run out.
 */
export const barrierOf = (state: State): number[] => {
  const barrier: number[] = [];
  for (let v = 0; v < state.size; v++) if (state.label[state.top[v]!] === INNER) barrier.push(v);
  return barrier;
};
