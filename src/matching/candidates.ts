import type { Costs } from './cost';
import { addEdge, type Graph } from './graph';
import { enter, makeShortlist, threshold, type Shortlist } from './shortlist';

/** Fewer cost rounds of pricing, more a slower search. */
const USUAL = 12;

/** Up to this size all pairs are candidates. */
const SMALL = 24;

/** From the groups next to the own one come 3, from those after them 1. */
const ACROSS = [3, 1];

export const usualCandidates = (size: number): number => (size <= SMALL ? size : USUAL);

/**
 * Each vertex brings its cheapest pairs into the graph, of its own group and some of the groups around. Whatever else the
 * optimum needs is found by pricing. The pairs of a greedy matching come along, for where all want the same few vertices
 * the cheapest pairs alone match hardly anybody.
 */
export const addCandidates = (graph: Graph, costs: Costs, candidates: number): void => {
  const own = makeShortlist(candidates);
  const around = ACROSS.map(count => makeShortlist(Math.min(count, candidates)));
  const taken = new Uint8Array(costs.size);
  for (let i = 0; i < costs.size; i++) {
    const found = addCheapest(graph, costs, i, costs.group[i]!, own);
    addGreedily(graph, costs, i, taken);
    addAround(graph, costs, i, around, candidates - found);
  }
};

/** The cheapest pairs of `i` with the vertices of a group; returns their number. */
const addCheapest = (graph: Graph, costs: Costs, i: number, group: number, list: Shortlist): number => {
  listCheapest(costs.row(i, group), i, costs.bounds[group]!, costs.bounds[group + 1]!, list);
  for (let k = 0; k < list.count; k++) addEdge(graph, i, list.who[k]!, list.value[k]!);
  return list.count;
};

/** Of equally cheap ones those that follow `i` come first, lest all choose the same few. */
const listCheapest = (row: Float64Array, i: number, from: number, to: number, list: Shortlist): void => {
  list.count = 0;
  const middle = Math.min(Math.max(i, from), to);
  for (let j = middle; j < to; j++) if (row[j]! < threshold(list)) enter(list, row[j]!, j);
  for (let j = from; j < middle; j++) if (row[j]! < threshold(list)) enter(list, row[j]!, j);
};

/** The cheapest partner in the own group that comes after `i` and is not taken. The row of the own group is still there. */
const addGreedily = (graph: Graph, costs: Costs, i: number, taken: Uint8Array): void => {
  if (taken[i] === 1) return;
  const group = costs.group[i]!;
  const row = costs.row(i, group);
  let cheapest = -1;
  for (let j = i + 1; j < costs.bounds[group + 1]!; j++) {
    if (taken[j] === 0 && row[j]! < (cheapest === -1 ? Infinity : row[cheapest]!)) cheapest = j;
  }
  if (cheapest === -1) return;
  addEdge(graph, i, cheapest, row[cheapest]!);
  taken[cheapest] = 1;
};

/** Pairs across groups, nearest groups first; beyond those in reach only while there are fewer than wanted. */
const addAround = (
  graph: Graph,
  costs: Costs,
  i: number,
  around: readonly Shortlist[],
  wanted: number,
): void => {
  const groups = costs.bounds.length - 1;
  const own = costs.group[i]!;
  let missing = wanted;
  for (let apart = 1; apart < groups && (apart <= around.length || missing > 0); apart++) {
    const list = around[Math.min(apart, around.length) - 1]!;
    if (own - apart >= 0) missing -= addCheapest(graph, costs, i, own - apart, list);
    if (own + apart < groups) missing -= addCheapest(graph, costs, i, own + apart, list);
  }
};
