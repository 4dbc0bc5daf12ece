import type { Costs } from './cost';
import { addEdge, type Graph } from './graph';
import { enter, makeShortlist, threshold } from './shortlist';

/** Each vertex brings its cheapest pairs into the graph. Whatever else the optimum needs is found by pricing. */
const CHEAPEST = 12;

/** Up to this size all pairs are candidates. */
const SMALL = 24;

export const addCandidates = (graph: Graph, costs: Costs): void => {
  const list = makeShortlist(costs.size <= SMALL ? costs.size : CHEAPEST);
  for (let i = 0; i < costs.size; i++) {
    const row = costs.row(i);
    list.count = 0;
    for (let j = 0; j < costs.size; j++) if (row[j]! < threshold(list)) enter(list, row[j]!, j);
    for (let k = 0; k < list.count; k++) addEdge(graph, i, list.who[k]!, list.value[k]!);
  }
};
