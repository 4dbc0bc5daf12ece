import type { Costs } from './cost';
import { addEdge, type Graph } from './graph';
import { clear, enterShortlist, makeShortlist, type Shortlist } from './shortlist';

/** Fewer cost rounds of pricing, more a slower search. */
const USUAL = 12;

/** Up to this size all pairs are candidates. */
const SMALL = 24;

export const usualCandidates = (size: number): number => (size <= SMALL ? size : USUAL);

/**
 * Each vertex brings its cheapest pairs into the graph, of its own group and some of the groups around. Whatever else the
 * optimum needs is found by pricing. The pairs of a greedy matching come along, for where all want the same few vertices
 * the cheapest pairs alone match hardly anybody.
 */
export const addCandidates = (graph: Graph, costs: Costs, candidates: number): void => {
  const shortlists = ownLists(costs.kind, candidates);
  const taken = new Uint8Array(costs.size);
  costs.prepare();
  for (let i = 0; i < costs.size; i++) {
    const group = costs.group[i]!;
    const count = addCheapest(graph, costs, i, shortlists);
    if (taken[i] === 0) {
      const row = costs.row(i, group);
      const greedy =
        cheapestListed(shortlists, i, taken) ?? cheapestLeft(row, i, costs.bounds[group + 1]!, taken);
      if (greedy !== -1) taken[greedy] = 1;
      if (greedy !== -1) addEdge(graph, i, greedy, row[greedy]!);
    }
    addAround(graph, costs, i, candidates - count);
  }
};

/** All of one kind share one list: half of a list would send each to groups further away. */
const ownLists = (kind: Int32Array, candidates: number): readonly Shortlist[] => {
  const isOne = kind.every(one => one === kind[0]);
  const kinds = isOne ? 1 : kind.reduce((most, one) => Math.max(most, one + 1), 1);
  const each = kinds === 1 ? candidates : Math.ceil(candidates / 2);
  return Array.from({ length: kinds }, () => makeShortlist(each));
};

/** The cheapest pairs of `i` with the vertices of its group, those of each kind in its own list; returns their number. */
const addCheapest = (graph: Graph, costs: Costs, i: number, lists: readonly Shortlist[]): number => {
  const group = costs.group[i]!;
  const row = costs.row(i, group);
  const from = costs.bounds[group]!;
  const to = costs.bounds[group + 1]!;
  const kind = lists.length === 1 ? undefined : costs.kind;
  clearAll(lists);
  if (to - from > LONG) limitBySample(row, from, to, lists, kind);
  // Of equally cheap ones those that follow `i` come first, lest all choose the same few.
  listCheapest(row, i, to, lists, kind, 1);
  listCheapest(row, from, i, lists, kind, 1);
  return addListed(graph, i, lists);
};

const clearAll = (lists: readonly Shortlist[]): void => {
  for (let k = 0; k < lists.length; k++) clear(lists[k]!);
};

const addListed = (graph: Graph, i: number, lists: readonly Shortlist[]): number => {
  let found = 0;
  for (let k = 0; k < lists.length; k++) {
    const { count, who, value } = lists[k]!;
    for (let m = 0; m < count; m++) addEdge(graph, i, who[m]!, value[m]!);
    found += count;
  }
  return found;
};

/** Of a long row one in so many is looked at first. */
const SAMPLE = 8;
const LONG = 128;

/** After a look at a sample only costs as low as the cheapest there are listed; the list comes out the same. */
const limitBySample = (
  row: Float64Array,
  from: number,
  to: number,
  lists: readonly Shortlist[],
  kind: Int32Array | undefined,
): void => {
  listCheapest(row, from, to, lists, kind, SAMPLE);
  for (const list of lists) {
    const isFull = list.count === list.value.length;
    const dearest = list.limit;
    clear(list);
    // Costs are whole: equally cheap ones stay below this.
    if (isFull) list.limit = dearest + 1;
  }
};

/** Without kinds all are of the first one. */
const listCheapest = (
  row: Float64Array,
  from: number,
  to: number,
  lists: readonly Shortlist[],
  kind: Int32Array | undefined,
  step: number,
): void => {
  let list = lists[0]!;
  for (let j = from; j < to; j += step) {
    if (kind !== undefined) list = lists[kind[j]!]!;
    if (row[j]! < list.limit) enterShortlist(list, row[j]!, j);
  }
};

const cheapestListed = (lists: readonly Shortlist[], i: number, taken: Uint8Array): number | undefined => {
  let cheapest: number | undefined;
  let least = Infinity;
  for (let k = 0; k < lists.length; k++) {
    const { count, who, value } = lists[k]!;
    for (let m = 0; m < count && value[m]! < least; m++) {
      if (who[m]! < i || taken[who[m]!] === 1) continue;
      cheapest = who[m]!;
      least = value[m]!;
    }
  }
  return cheapest;
};

/** The cheapest partner after `i` that is not taken, or -1. */
const cheapestLeft = (row: Float64Array, i: number, to: number, taken: Uint8Array): number => {
  let cheapest = -1;
  let least = Infinity;
  for (let j = i + 1; j < to; j++) {
    if (row[j]! >= least || taken[j] === 1) continue;
    least = row[j]!;
    cheapest = j;
  }
  return cheapest;
};

/** The cheapest pair with each group around; beyond the neighbours only while fewer are found than wanted. */
const addAround = (graph: Graph, costs: Costs, i: number, wanted: number): void => {
  const groups = costs.bounds.length - 1;
  const ownGroup = costs.group[i]!;
  let missing = wanted;
  for (let apart = 1; apart < groups && (apart === 1 || missing > 0); apart++) {
    if (ownGroup - apart >= 0) missing -= addCheapestOf(graph, costs, i, ownGroup - apart);
    if (ownGroup + apart < groups) missing -= addCheapestOf(graph, costs, i, ownGroup + apart);
  }
};

/** The first of the cheapest pairs with a group that `i` is not in; returns their number. */
const addCheapestOf = (graph: Graph, costs: Costs, i: number, group: number): number => {
  const row = costs.row(i, group);
  const cheapest = leastIn(row, costs.bounds[group]!, costs.bounds[group + 1]!);
  if (row[cheapest] === Infinity) return 0;
  addEdge(graph, i, cheapest, row[cheapest]!);
  return 1;
};

const leastIn = (row: Float64Array, from: number, to: number): number => {
  let cheapest = from;
  for (let j = from + 1; j < to; j++) if (row[j]! < row[cheapest]!) cheapest = j;
  return cheapest;
};
