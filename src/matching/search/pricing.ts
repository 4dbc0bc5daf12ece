import type { Costs } from '../problem/cost';
import { largestByGroup } from '../problem/groups';
import { makeShares, shareOf, turnTo, type Shares } from './shares';
import { clear, enter, makeShortlist, type Shortlist } from '../problem/shortlist';
import { INNER, OUTER, topOf, type State } from './state';

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

const pairsOf = (costs: Costs, i: number, list: Shortlist): Pair[] =>
  Array.from(list.who.subarray(0, list.count), j => ({ i, j, cost: costs.at(i, j) }));

/**
 * Pricing: of all pairs those whose slack is negative, the worst of each row. None: the dual is feasible for the whole
 * problem, and the matching, optimal in the graph, is optimal altogether. A slack sinks only where a dual has risen, so
 * that rows without a risen dual are not asked again, nor are groups too far away to matter. O(size²) at worst.
 */
export const findViolated = (state: State, costs: Costs): Pair[] => {
  const shares = makeShares(state);
  const list = makeShortlist(MOST);
  const highest = largestByGroup(costs.bounds, state.y);
  const allRisen = risenGroups(state, costs);
  const rows = new Map<number, Pair[]>();
  let count = 0;
  for (let i = 0; i < state.size; i++) {
    if (state.risen[i] === 0) continue;
    clear(list);
    turnTo(state, shares, i);
    for (let group = 0; group < highest.length; group++) {
      if (group < costs.group[i]! && allRisen[group] === 1) continue;
      if (costs.atLeast(costs.group[i]!, group) - state.y[i]! - highest[group]! >= 0) continue;
      listViolated(state, costs, i, group, list, shares);
    }
    rows.set(i, pairsOf(costs, i, list));
    count += list.count;
  }
  return takeWorst(state, rows, count > 2 * state.size ? FEW : MOST);
};

/** By group: 1 where all its duals have risen, so that its own rows have all its pairs with later groups. */
const risenGroups = ({ risen }: State, { bounds }: Costs): Uint8Array => {
  const all = new Uint8Array(bounds.length - 1).fill(1);
  for (let g = 0; g < all.length; g++) {
    for (let v = bounds[g]!; v < bounds[g + 1]! && all[g] === 1; v++) all[g] = risen[v]!;
  }
  return all;
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

const listViolated = (
  state: State,
  costs: Costs,
  i: number,
  group: number,
  list: Shortlist,
  shares: Shares,
): void => {
  const { y, risen, parent } = state;
  const row = costs.row(i, group);
  const mine = y[i]!;
  const to = costs.bounds[group + 1]!;
  for (let j = costs.bounds[group]!; j < to; j++) {
    const crossing = row[j]! - mine - y[j]!;
    // Most pairs end here; where both duals have risen, the row of the first has the pair.
    if (crossing >= 0 || (j < i && risen[j] === 1)) continue;
    const slack = crossing + shareOf(state, shares, parent[j]!);
    if (slack < 0 && slack < list.limit) enter(list, slack, j);
  }
};

/**
 * After a search got stuck: for each outer vertex the pairs of least slack that lead out of its node to anything but an
 * inner vertex. None at all: there is no perfect matching (see `barrierOf`).
 */
export const findWaysOut = (state: State, costs: Costs): Pair[] => {
  const { size, label } = state;
  const list = makeShortlist(WAYS_OUT);
  const highest = largestByGroup(costs.bounds, state.y);
  const pairs: Pair[] = [];
  for (let i = 0; i < size; i++) {
    if (label[topOf(state, i)] !== OUTER) continue;
    listWaysOut(state, costs, i, highest, list);
    pairs.push(...pairsOf(costs, i, list));
  }
  return pairs;
};

/** Goes through the groups from the own one outwards: the nearer ones make most of the others too dear. */
const listWaysOut = (state: State, costs: Costs, i: number, highest: Float64Array, list: Shortlist): void => {
  const own = costs.group[i]!;
  clear(list);
  for (let apart = 0; apart < highest.length; apart++) {
    for (let group = own - apart; group <= own + apart; group += Math.max(1, 2 * apart)) {
      if (group < 0 || group >= highest.length) continue;
      const least = costs.atLeast(own, group) - state.y[i]! - highest[group]!;
      if (least < list.limit) listWaysInto(state, costs, i, group, list);
    }
  }
};

const listWaysInto = (state: State, costs: Costs, i: number, group: number, list: Shortlist): void => {
  const { y, label } = state;
  const row = costs.row(i, group);
  for (let j = costs.bounds[group]!; j < costs.bounds[group + 1]!; j++) {
    if (topOf(state, j) === topOf(state, i) || label[topOf(state, j)] === INNER) continue;
    const slack = row[j]! - y[i]! - y[j]!;
    if (slack < list.limit) enter(list, slack, j);
  }
};

/**
 * The inner vertices of a tree that nothing leads out of. Without them each outer node is an odd component of its own,
 * one more than there are inner vertices: proof that no perfect matching exists (Tutte 1947). Inner blossoms are no
 * more: their z has run out.
 */
export const barrierOf = (state: State): number[] => {
  const barrier: number[] = [];
  for (let v = 0; v < state.size; v++) if (state.label[topOf(state, v)] === INNER) barrier.push(v);
  return barrier;
};
