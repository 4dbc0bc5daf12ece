import { isExact } from '../problem/cost';
import { makeGraph, type Graph } from '../problem/graph';
import { makeQueue, type Queue } from './queue';
import { makeShares, type DualShares } from './shares';

/** Labels of the nodes that are in no blossom: outside the tree, at even, at odd distance from its root. */
export const FREE = 0;
export const OUTER = 1;
export const INNER = 2;

/**
 * Everything the search knows, arrays by number. Nodes are the vertices 0 … size − 1 and, from `size` on, blossoms.
 *
 * Between searches the linear programme's dual is feasible on the graph's edges:
 * slack(i, j) = cost − y[i] − y[j] + Σ z[B] over the blossoms B holding both ≥ 0, z ≥ 0, and matched edges and the
 * edges that tie a blossom together have slack 0.
 */
export interface SearchState {
  readonly size: number;
  readonly graph: Graph;

  // The matching and the dual.
  /** By vertex: the half-edge to its partner, or -1 while it is exposed. */
  readonly mate: Int32Array;
  readonly y: Float64Array;
  /** False once a dual has left the exact numbers: then nothing that is found is proved. */
  exact: boolean;
  /** By vertex: 1 where y may have risen since its pairs were priced. */
  readonly risen: Uint8Array;
  /** By node; always even, 0 at vertices. */
  readonly z: Float64Array;

  // The nested blossoms: cycles of an odd number of nodes, tied together by half-edges.
  readonly parent: Int32Array;
  /** By node: the one vertex whose partner is not inside. */
  readonly base: Int32Array;
  readonly firstChild: Int32Array;
  /** By child: its neighbours on the cycle, and the half-edge from it to the next. */
  readonly next: Int32Array;
  readonly previous: Int32Array;
  readonly link: Int32Array;
  /** Vertices of a node: from `firstLeaf` along `nextLeaf` up to `lastLeaf`. */
  readonly firstLeaf: Int32Array;
  readonly lastLeaf: Int32Array;
  readonly nextLeaf: Int32Array;
  readonly leaves: Int32Array;
  /** By vertex: the set of its outermost node; a set goes by the number of one of its vertices. See `topOf`. */
  readonly set: Int32Array;
  /** By set: the outermost node. */
  readonly nodeOf: Int32Array;
  readonly spare: number[];

  // The tree of the running search.
  /** How far the duals of the tree have moved since the search began. */
  delta: number;
  readonly label: Uint8Array;
  /** By labelled node: the half-edge from it towards the root, -1 at the root. */
  readonly towardsRoot: Int32Array;
  /** By labelled node: the `delta` up to which `offset` and z are already brought up to date. */
  readonly since: Float64Array;
  /** By outermost node: what the y of all its vertices lack. 0 between searches. */
  readonly offset: Float64Array;
  /** By outermost node: 1 where the y of its vertices may have risen in this search. */
  readonly rose: Uint8Array;
  /** Nodes labelled in this search, some of them swallowed or dissolved by now. */
  readonly tree: number[];
  readonly queue: Queue;
  /** Events later than this are of no interest: the limit of the search or an exposed vertex within reach. */
  horizon: number;
  /** Whether the limit of the search has hidden an event. */
  cut: boolean;
  readonly mark: Int32Array;
  lastMark: number;

  readonly shares: DualShares;
}

/**
 * The copy is for speed alone: V8 takes an object that one literal makes whole for the only one of its kind, and throws all compiled code
 * away when the next cost is matched and a second one is made. Copies are all of one kind.
 */
export const makeState = (size: number): SearchState => ({ ...makeWhole(size) });

const makeWhole = (size: number): SearchState => {
  const nodes = size + (size >> 1);
  return {
    size,
    graph: makeGraph(size),
    mate: noneOf(size),
    y: new Float64Array(size),
    exact: true,
    risen: new Uint8Array(size).fill(1),
    z: new Float64Array(nodes),
    parent: noneOf(nodes),
    base: countingTo(nodes),
    firstChild: noneOf(nodes),
    next: noneOf(nodes),
    previous: noneOf(nodes),
    link: noneOf(nodes),
    firstLeaf: countingTo(nodes),
    lastLeaf: countingTo(nodes),
    nextLeaf: noneOf(size),
    leaves: new Int32Array(nodes).fill(1),
    set: countingTo(size),
    nodeOf: countingTo(size),
    spare: Array.from({ length: nodes - size }, (_, index) => nodes - 1 - index),
    // NaN until a search begins, for speed alone: V8 would keep 0 as a whole number and compile the search twice.
    delta: NaN,
    label: new Uint8Array(nodes),
    towardsRoot: noneOf(nodes),
    since: new Float64Array(nodes),
    offset: new Float64Array(nodes),
    rose: new Uint8Array(nodes),
    tree: [],
    queue: makeQueue(size),
    horizon: Infinity,
    cut: false,
    mark: new Int32Array(nodes),
    lastMark: 0,
    shares: makeShares(nodes),
  };
};

const noneOf = (length: number): Int32Array => new Int32Array(length).fill(-1);

function countingTo(length: number): Int32Array {
  const numbers = new Int32Array(length);
  for (let i = 0; i < length; i++) numbers[i] = i;
  return numbers;
}

/** The vertex after `vertex` inside `node`, or -1. `for (v = firstLeaf[node]; v !== -1; v = leafAfter(state, node, v))` */
export const leafAfter = (state: SearchState, node: number, vertex: number): number =>
  vertex === state.lastLeaf[node] ? -1 : state.nextLeaf[vertex]!;

export const topOf = ({ set, nodeOf }: SearchState, vertex: number): number => nodeOf[set[vertex]!]!;

export const leavesOf = (state: SearchState, node: number): number[] => {
  const leaves: number[] = [];
  for (let v = state.firstLeaf[node]!; v !== -1; v = leafAfter(state, node, v)) leaves.push(v);
  return leaves;
};

/** Slack of an edge between different outermost nodes, as the stored duals have it. */
export const storedSlack = (state: SearchState, h: number): number => {
  const { graph, y } = state;
  return graph.cost[h >> 1]! - y[graph.end[h ^ 1]!]! - y[graph.end[h]!]!;
};

/** The lack of the stored duals of the node's vertices at this `delta`. */
export const pending = (state: SearchState, node: number): number => state.offset[node]! + moved(state, node);

const moved = (state: SearchState, node: number): number => {
  const label = state.label[node];
  if (label === FREE) return 0;
  const step = state.delta - state.since[node]!;
  return label === OUTER ? step : -step;
};

export const update = (state: SearchState, node: number): void => {
  const step = moved(state, node);
  state.since[node] = state.delta;
  if (step === 0) return;
  state.offset[node]! += step;
  if (step > 0) state.rose[node] = 1;
  if (node < state.size) return;
  state.z[node]! += 2 * step;
  if (!isExact(state.z[node]!)) state.exact = false;
};

/** Stores the duals of an outermost node as of now. */
export const storeDuals = (state: SearchState, node: number): void => {
  update(state, node);
  const step = state.offset[node]!;
  const rose = state.rose[node]!;
  if (step === 0 && rose === 0) return;
  for (let v = state.firstLeaf[node]!; v !== -1; v = leafAfter(state, node, v)) {
    state.y[v]! += step;
    if (!isExact(state.y[v]!)) state.exact = false;
    if (rose === 1) state.risen[v] = 1;
  }
  state.offset[node] = 0;
  state.rose[node] = 0;
};
