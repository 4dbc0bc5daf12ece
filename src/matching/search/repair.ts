import { rotate, untieBlossom } from './blossom';
import { isExact } from '../problem/cost';
import { addEdge } from '../problem/graph';
import type { PricedPair } from './pricing';
import { shareOf, turnTo } from './shares';
import { leafAfter, storedSlack, topOf, type SearchState } from './state';

/** Takes new pairs in; where one has negative slack, an end leaves its blossoms, loses its partner and gives way. */
export const admit = (state: SearchState, pairs: readonly PricedPair[]): void => {
  const complaints = new Int32Array(state.size);
  for (const { i, j, cost } of pairs) {
    addEdge(state.graph, i, j, cost);
    complaints[i]!++;
    complaints[j]!++;
  }
  for (const pair of pairs) {
    if (slackOf(state, pair) >= 0) continue;
    giveWay(state, complaints[pair.i]! >= complaints[pair.j]! ? pair.i : pair.j);
  }
};

const slackOf = (state: SearchState, { i, j, cost }: PricedPair): number => {
  turnTo(state, i);
  return cost - state.y[i]! - state.y[j]! + shareOf(state, state.parent[j]!);
};

const giveWay = (state: SearchState, vertex: number): void => {
  expose(state, vertex);
  while (topOf(state, vertex) !== vertex) meltBlossom(state, topOf(state, vertex));
  const { graph, y } = state;
  let least = 0;
  for (let h = graph.first[vertex]!; h !== -1; h = graph.following[h]!) {
    least = Math.min(least, storedSlack(state, h));
  }
  y[vertex]! += least;
  if (!isExact(y[vertex]!)) state.exact = false;
};

const expose = (state: SearchState, vertex: number): void => {
  const { base, mate, graph } = state;
  const h = mate[base[topOf(state, vertex)]!]!;
  rotate(state, topOf(state, vertex), vertex);
  mate[vertex] = -1;
  if (h !== -1) mate[graph.end[h]!] = -1;
};

/** Unties a blossom of z > 0: half of z leaves the duals inside, so that slacks inside stay and the others only rise. */
const meltBlossom = (state: SearchState, blossom: number): void => {
  const share = state.z[blossom]! / 2;
  for (let v = state.firstLeaf[blossom]!; v !== -1; v = leafAfter(state, blossom, v)) state.y[v]! -= share;
  untieBlossom(state, blossom);
};
