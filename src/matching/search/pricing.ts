import type { Costs } from '../problem/cost';
import { largestByGroup } from '../problem/groups';
import { findLow, lowPairs, type LowPairs } from '../problem/lowPairs';
import { shareOf, turnTo } from './shares';
import { clear, enterShortlist, makeShortlist, type Shortlist } from '../problem/shortlist';
import { INNER, OUTER, topOf, type SearchState } from './state';

/** A pair that the graph lacks, with its doubled cost. */
export interface PricedPair {
  readonly i: number;
  readonly j: number;
  readonly cost: number;
}

/** How many pairs of one row a round of pricing brings in: fewer where there are many rows, lest the graph grow too dense. */
const MOST = 64;
const FEW = 8;

/** How many ways out of a tree each of its vertices brings in. */
const WAYS_OUT = 3;

const pairsOf = (costs: Costs, i: number, list: Shortlist): PricedPair[] =>
  Array.from(list.who.subarray(0, list.count), j => ({ i, j, cost: costs.at(i, j) }));

/**
 * Pricing: of all pairs those whose slack is negative, the worst of each row. None: the dual is feasible for the whole
 * problem, and the matching, optimal in the graph, is optimal altogether. A slack sinks only where a dual has risen, so
 * that rows without a risen dual are not asked again, nor are groups too far away to matter. O(size²) at worst.
 */
export const findViolated = (state: SearchState, costs: Costs): readonly PricedPair[] => {
  const list = makeShortlist(MOST);
  // Slacks are whole numbers.
  const low = lowPairs(costs, state.y, -1);
  const allRisen = risenGroups(state, costs);
  const rows = new Map<number, PricedPair[]>();
  let count = 0;
  for (let i = 0; i < state.size; i++) {
    if (state.risen[i] === 0) continue;
    const ownGroup = costs.group[i]!;
    clear(list);
    for (const group of low.near[ownGroup]!) {
      if (group < ownGroup && allRisen[group] === 1) continue;
      // Of two whose duals have risen the first one has the pair.
      const lowCount = findLow(low, i, group, allRisen[group] === 1 ? i + 1 : 0);
      if (lowCount > 0) listViolated(state, i, low, keepViolated(state, i, low, lowCount), list);
    }
    if (list.count === 0) continue;
    rows.set(i, pairsOf(costs, i, list));
    count += list.count;
  }
  return takeWorst(state, rows, count > 2 * state.size ? FEW : MOST);
};

/** By group: 1 where all its duals have risen, so that its own rows have all its pairs with later groups. */
const risenGroups = ({ risen }: SearchState, { bounds }: Costs): Uint8Array => {
  const all = new Uint8Array(bounds.length - 1).fill(1);
  for (let g = 0; g < all.length; g++) {
    for (let v = bounds[g]!; v < bounds[g + 1]! && all[g] === 1; v++) all[g] = risen[v]!;
  }
  return all;
};

/** The first pairs of each row. Rows that are cut short, or may have been before, are to be asked again. */
const takeWorst = (
  { risen }: SearchState,
  rows: ReadonlyMap<number, readonly PricedPair[]>,
  length: number,
): readonly PricedPair[] => {
  const worst: PricedPair[] = [];
  risen.fill(0);
  for (const [i, pairs] of rows) {
    if (pairs.length >= length) risen[i] = 1;
    worst.push(...pairs.slice(0, length));
  }
  return worst;
};

/** Keeps those of the low pairs of `i` whose slack is negative, blossoms and all; returns how many there are. */
const keepViolated = (
  state: SearchState,
  i: number,
  { who, crossing }: LowPairs,
  lowCount: number,
): number => {
  turnTo(state, i);
  let kept = 0;
  for (let k = 0; k < lowCount; k++) {
    const j = who[k]!;
    const slack = crossing[k]! + shareOf(state, state.parent[j]!);
    who[kept] = j;
    crossing[kept] = slack;
    kept += slack < 0 ? 1 : 0;
  }
  return kept;
};

/** Where both duals have risen, the row of the first has the pair. */
const listViolated = (
  { risen }: SearchState,
  i: number,
  { who, crossing }: LowPairs,
  count: number,
  list: Shortlist,
): void => {
  for (let k = 0; k < count; k++) {
    const j = who[k]!;
    if (crossing[k]! < list.limit && (j > i || risen[j] === 0)) enterShortlist(list, crossing[k]!, j);
  }
};

/**
 * After a search got stuck: for each outer vertex the pairs of least slack that lead out of its node to anything but an
 * inner vertex. None at all: there is no perfect matching (see `barrierOf`).
 */
export const findWaysOut = (state: SearchState, costs: Costs): PricedPair[] => {
  const { size, label } = state;
  const list = makeShortlist(WAYS_OUT);
  const highest = largestByGroup(costs.bounds, state.y);
  const pairs: PricedPair[] = [];
  for (let i = 0; i < size; i++) {
    if (label[topOf(state, i)] !== OUTER) continue;
    listWaysOut(state, costs, i, highest, list);
    pairs.push(...pairsOf(costs, i, list));
  }
  return pairs;
};

/** Goes through the groups from the own one outwards: the nearer ones make most of the others too dear. */
const listWaysOut = (
  state: SearchState,
  costs: Costs,
  i: number,
  highest: Float64Array,
  list: Shortlist,
): void => {
  const ownGroup = costs.group[i]!;
  clear(list);
  for (let apart = 0; apart < highest.length; apart++) {
    for (let group = ownGroup - apart; group <= ownGroup + apart; group += Math.max(1, 2 * apart)) {
      if (group < 0 || group >= highest.length) continue;
      const least = costs.atLeast(ownGroup, group) - state.y[i]! - highest[group]!;
      if (least < list.limit) listWaysInto(state, costs, i, group, list);
    }
  }
};

const listWaysInto = (state: SearchState, costs: Costs, i: number, group: number, list: Shortlist): void => {
  const { y, label } = state;
  const row = costs.row(i, group);
  for (let j = costs.bounds[group]!; j < costs.bounds[group + 1]!; j++) {
    if (topOf(state, j) === topOf(state, i) || label[topOf(state, j)] === INNER) continue;
    const slack = row[j]! - y[i]! - y[j]!;
    if (slack < list.limit) enterShortlist(list, slack, j);
  }
};

/**
 * The inner vertices of a tree that nothing leads out of. Without them each outer node is an odd component of its own,
 * one more than there are inner vertices: proof that no perfect matching exists (Tutte 1947). Inner blossoms are no
 * more: their z has run out.
 */
export const barrierOf = (state: SearchState): number[] => {
  const barrier: number[] = [];
  for (let v = 0; v < state.size; v++) if (state.label[topOf(state, v)] === INNER) barrier.push(v);
  return barrier;
};
