import type { Costs } from './cost';
import { addEdge, type Graph } from './graph';
import { enter, makeShortlist, threshold, type Shortlist } from './shortlist';

/** Fewer cost rounds of pricing, more a slower search. */
const USUAL = 12;

/** Up to this size all pairs are candidates. */
const SMALL = 24;

export const usualCandidates = (size: number): number => (size <= SMALL ? size : USUAL);

/**
 * Each vertex brings its cheapest pairs into the graph. Whatever else the optimum needs is found by pricing. The pairs of
 * a greedy matching come along, for where all want the same few vertices the cheapest pairs alone match hardly anybody.
 */
export const addCandidates = (graph: Graph, costs: Costs, candidates: number): void => {
  const list = makeShortlist(candidates);
  const taken = new Uint8Array(costs.size);
  for (let i = 0; i < costs.size; i++) {
    const row = costs.row(i);
    listCheapest(row, i, list);
    for (let k = 0; k < list.count; k++) addEdge(graph, i, list.who[k]!, list.value[k]!);
    const partner = taken[i] === 1 ? -1 : cheapestLeft(row, i, taken);
    if (partner === -1) continue;
    addEdge(graph, i, partner, row[partner]!);
    taken[partner] = 1;
  }
};

/** Of equally cheap ones those that follow `i` come first, lest all choose the same few. */
const listCheapest = (row: Float64Array, i: number, list: Shortlist): void => {
  list.count = 0;
  for (let j = i + 1; j < row.length; j++) if (row[j]! < threshold(list)) enter(list, row[j]!, j);
  for (let j = 0; j < i; j++) if (row[j]! < threshold(list)) enter(list, row[j]!, j);
};

/** The cheapest partner after `i` that is not taken, or -1. */
const cheapestLeft = (row: Float64Array, i: number, taken: Uint8Array): number => {
  let cheapest = -1;
  for (let j = i + 1; j < row.length; j++) {
    if (taken[j] === 0 && row[j]! < (cheapest === -1 ? Infinity : row[cheapest]!)) cheapest = j;
  }
  return cheapest;
};
