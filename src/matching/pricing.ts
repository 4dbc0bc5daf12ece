import type { Costs } from './cost';
import { makeShares, shareOf, turnTo, type Shares } from './shares';
import { enter, makeShortlist, threshold, type Shortlist } from './shortlist';
import { INNER, OUTER, type State } from './state';

/** A pair that the graph lacks, with its doubled cost. */
export interface Pair {
  readonly i: number;
  readonly j: number;
  readonly cost: number;
}

/** How many pairs of one row a round of pricing brings in: fewer where there are many rows, lest the graph grow too dense. */
const MOST = 64;
const FEW = 8;

/** How many ways out of a tree each of its vertices brings in. */
const WAYS_OUT = 3;

const pairsOf = (i: number, row: Float64Array, list: Shortlist): Pair[] =>
  Array.from(list.who.subarray(0, list.count), j => ({ i, j, cost: row[j]! }));

/**
 * Pricing: of all pairs those whose slack is negative, the worst of each row. None: the dual is feasible for the whole
 * problem, and the matching, optimal in the graph, is optimal altogether. A slack sinks only where a dual has risen, so
 * that rows without a risen dual are not asked again. O(size²), and less the fewer have risen.
 */
export const findViolated = (state: State, costs: Costs): Pair[] => {
  const shares = makeShares(state);
  const list = makeShortlist(MOST);
  const rows = new Map<number, Pair[]>();
  let count = 0;
  for (let i = 0; i < state.size; i++) {
    if (state.risen[i] === 0) continue;
    const row = costs.row(i);
    listViolated(state, row, i, list, shares);
    rows.set(i, pairsOf(i, row, list));
    count += list.count;
  }
  return takeWorst(state, rows, count > 2 * state.size ? FEW : MOST);
};

/** The first pairs of each row. Rows that are cut short, or may have been before, are to be asked again. */
const takeWorst = (state: State, rows: ReadonlyMap<number, readonly Pair[]>, length: number): Pair[] => {
  const worst: Pair[] = [];
  for (const [i, pairs] of rows) {
    if (pairs.length < length) state.risen[i] = 0;
    worst.push(...pairs.slice(0, length));
  }
  return worst;
};

const listViolated = (state: State, row: Float64Array, i: number, list: Shortlist, shares: Shares): void => {
  const { size, y, risen, parent } = state;
  const mine = y[i]!;
  list.count = 0;
  turnTo(state, shares, i);
  for (let j = 0; j < size; j++) {
    const crossing = row[j]! - mine - y[j]!;
    // Most pairs end here; where both duals have risen, the row of the first has the pair.
    if (crossing >= 0 || (j < i && risen[j] === 1)) continue;
    const slack = crossing + shareOf(state, shares, parent[j]!);
    if (slack < 0 && slack < threshold(list)) enter(list, slack, j);
  }
};

/**
 * After a search got stuck: for each outer vertex the pairs of least slack that lead out of its node to anything but an
 * inner vertex. None at all: there is no perfect matching (see `barrierOf`).
 */
export const findWaysOut = (state: State, costs: Costs): Pair[] => {
  const { size, y, top, label } = state;
  const list = makeShortlist(WAYS_OUT);
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
