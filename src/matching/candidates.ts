import type { Costs } from './cost';
import { addEdge, type Graph } from './graph';
import { enter, makeShortlist, threshold } from './shortlist';

/** Fewer cost rounds of pricing, more a slower search. */
const USUAL = 12;

/** Up to this size all pairs are candidates. */
const SMALL = 24;

export const usualCandidates = (size: number): number => (size <= SMALL ? size : USUAL);

/**
 * Each vertex brings its cheapest pairs into the graph. Whatever else the optimum needs is found by pricing. Of equally
 * cheap ones those that follow it come first, lest all choose the same few.
 */
export const addCandidates = (graph: Graph, costs: Costs, candidates: number): void => {
  const list = makeShortlist(candidates);
  for (let i = 0; i < costs.size; i++) {
    const row = costs.row(i);
    list.count = 0;
    for (let j = i + 1; j < costs.size; j++) if (row[j]! < threshold(list)) enter(list, row[j]!, j);
    for (let j = 0; j < i; j++) if (row[j]! < threshold(list)) enter(list, row[j]!, j);
    for (let k = 0; k < list.count; k++) addEdge(graph, i, list.who[k]!, list.value[k]!);
  }
};
