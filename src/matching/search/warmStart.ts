import { matchAlong } from './blossom';
import type { Costs } from '../problem/cost';
import { appendEdge, findEdge } from '../problem/graph';
import type { Matched } from '../problem/result';
import { storedSlack, type SearchState } from './state';

/** A warm start: what is left of an earlier solution once the problem has changed. Any numbers will do; good ones save time. */
export interface Start {
  /** By vertex: the partner, -1 for none. */
  readonly mate: Int32Array;
  /** By vertex, in half units of cost; NaN where nothing is known. */
  readonly y: Float64Array;
  /** Pairs worth considering, one vertex after the other, no pair twice. */
  readonly considered: Int32Array;
  /** The costs are those that `y` was found for, but that pairs may be absent now: only new vertices have pairs to be priced. */
  readonly isPriced: boolean;
}

/**
 * An earlier solution as the start of a new one. `oldOf` gives the earlier number of each vertex of the new problem, -1 for
 * one that was not there; without it the vertices are the same. `costs` says whether those of the earlier vertices are the same,
 * as after `changedProblem` and `restricted`: else all pairs are looked at again. Blossoms are dissolved: half of their price leaves the
 * duals inside, so that no slack sinks, and all pairs but those that leave a blossom stay tight.
 */
export const warmStartOf = (
  previous: Matched,
  oldVertex?: readonly number[],
  costs: 'same' | 'others' = 'others',
): Start => {
  const isPriced = costs === 'same';
  const y = previous.duals.y.slice();
  for (const { vertices, z } of previous.duals.blossoms)
    for (let k = 0; k < vertices.length; k++) y[vertices[k]!]! -= z / 2;
  if (oldVertex === undefined) return { mate: previous.mate, y, considered: previous.considered, isPriced };
  const newOf = new Int32Array(previous.mate.length).fill(-1);
  oldVertex.forEach((old, vertex) => {
    if (old !== -1) newOf[old] = vertex;
  });
  const considered: number[] = [];
  for (let k = 0; k < previous.considered.length; k += 2) {
    const i = newOf[previous.considered[k]!]!;
    const j = newOf[previous.considered[k + 1]!]!;
    if (i !== -1 && j !== -1) considered.push(i, j);
  }
  return {
    mate: Int32Array.from(oldVertex, old => (old === -1 ? -1 : newOf[previous.mate[old]!]!)),
    y: Float64Array.from(oldVertex, old => (old === -1 ? NaN : y[old]!)),
    considered: Int32Array.from(considered),
    isPriced,
  };
};

export const addConsidered = ({ graph }: SearchState, costs: Costs, { considered, mate }: Start): void => {
  for (let k = 0; k < considered.length; k += 2) {
    const i = considered[k]!;
    const j = considered[k + 1]!;
    const cost = costs.at(i, j);
    if (cost < Infinity) appendEdge(graph, i, j, cost);
  }
  mate.forEach((j, i) => {
    if (i > j || findEdge(graph, i, j) !== -1) return;
    const cost = costs.at(i, j);
    if (cost < Infinity) appendEdge(graph, i, j, cost);
  });
};

/** Duals that are feasible in the graph, and the partners whose pair is tight. */
export const resume = (state: SearchState, { mate, y, isPriced }: Start): void => {
  const { size, graph, risen } = state;
  if (isPriced) for (let v = 0; v < size; v++) risen[v] = Number.isNaN(y[v]!) ? 1 : 0;
  for (let v = 0; v < size; v++) state.y[v] = Number.isNaN(y[v]!) ? 0 : y[v]!;
  for (let v = 0; v < size; v++) {
    let least = Infinity;
    for (let h = graph.first[v]!; h !== -1; h = graph.following[h]!) {
      least = Math.min(least, storedSlack(state, h));
    }
    if (least < 0 || (least < Infinity && Number.isNaN(y[v]!))) state.y[v]! += least;
  }
  for (let v = 0; v < size; v++) {
    const h = mate[v]! > v ? findEdge(graph, v, mate[v]!) : -1;
    if (h !== -1 && storedSlack(state, h) === 0) matchAlong(state, h);
  }
};
