/**
 * The pairs under consideration, a sparse graph that may grow. Edge e is the half-edges 2e and 2e + 1: `end[h]` is
 * where half-edge h arrives, h ^ 1 is the way back, so `end[h ^ 1]` is where h leaves.
 */
export interface Graph {
  edges: number;
  end: Int32Array;
  /** The next half-edge leaving the same vertex, or -1. */
  following: Int32Array;
  readonly first: Int32Array;
  /** By edge, doubled. */
  cost: Float64Array;
  dearest: number;
}

/** A copy, for the reason told at `makeState`. */
export const makeGraph = (size: number): Graph => ({ ...makeWhole(size, 16 * size) });

const makeWhole = (size: number, room: number): Graph => ({
  edges: 0,
  end: new Int32Array(2 * room),
  following: new Int32Array(2 * room),
  first: new Int32Array(size).fill(-1),
  cost: new Float64Array(room),
  dearest: -Infinity,
});

const makeRoom = (graph: Graph): void => {
  const { end, following, cost } = graph;
  graph.end = new Int32Array(2 * end.length);
  graph.following = new Int32Array(2 * following.length);
  graph.cost = new Float64Array(2 * cost.length);
  graph.end.set(end);
  graph.following.set(following);
  graph.cost.set(cost);
};

/** The half-edge from i to j, or -1. */
export const findEdge = (graph: Graph, i: number, j: number): number => {
  for (let h = graph.first[i]!; h !== -1; h = graph.following[h]!) if (graph.end[h] === j) return h;
  return -1;
};

/** Adds the edge unless it is there; returns its half-edge from i to j. */
export const addEdge = (graph: Graph, i: number, j: number, cost: number): number => {
  const existing = findEdge(graph, i, j);
  return existing !== -1 ? existing : appendEdge(graph, i, j, cost);
};

export const appendEdge = (graph: Graph, i: number, j: number, cost: number): number => {
  if (2 * graph.edges === graph.end.length) makeRoom(graph);
  const h = 2 * graph.edges;
  graph.cost[graph.edges++] = cost;
  if (cost > graph.dearest) graph.dearest = cost;
  graph.end[h] = j;
  graph.end[h + 1] = i;
  graph.following[h] = graph.first[i]!;
  graph.following[h + 1] = graph.first[j]!;
  graph.first[i] = h;
  graph.first[j] = h + 1;
  return h;
};
