import { FREE, leafAfter, type SearchState } from './state';

/**
 * Blossoms: odd cycles of tight edges treated as one node (Edmonds, "Paths, trees, and flowers", 1965). The children of
 * a blossom but the one with the base are matched in pairs along its cycle.
 */

/** Ties outermost nodes, the one with the base first, into a blossom; `links[k]` leads from `cycle[k]` to the next. */
export const tieBlossom = (
  state: SearchState,
  cycle: readonly number[],
  links: readonly number[],
): number => {
  const blossom = state.spare.pop()!;
  let before = cycle[cycle.length - 1]!;
  state.firstLeaf[blossom] = state.firstLeaf[cycle[0]!]!;
  state.lastLeaf[blossom] = state.lastLeaf[before]!;
  for (let k = 0; k < cycle.length; k++) {
    const child = cycle[k]!;
    state.parent[child] = blossom;
    state.previous[child] = before;
    state.next[before] = child;
    state.link[child] = links[k]!;
    if (k > 0) state.nextLeaf[state.lastLeaf[before]!] = state.firstLeaf[child]!;
    before = child;
  }
  state.parent[blossom] = -1;
  state.firstChild[blossom] = cycle[0]!;
  state.base[blossom] = state.base[cycle[0]!]!;
  state.z[blossom] = 0;
  unite(state, blossom, cycle);
  return blossom;
};

/** The smaller sets join the largest, so that a vertex changes its set log n times while blossoms grow. */
const unite = (state: SearchState, blossom: number, children: readonly number[]): void => {
  const { set, nodeOf, leaves, offset, rose, firstLeaf } = state;
  let largest = children[0]!;
  leaves[blossom] = rose[blossom] = 0;
  for (let k = 0; k < children.length; k++) {
    const child = children[k]!;
    if (leaves[child]! > leaves[largest]!) largest = child;
    leaves[blossom]! += leaves[child]!;
    if (rose[child] === 1) rose[blossom] = 1;
  }
  const common = set[firstLeaf[largest]!]!;
  const lack = offset[largest]!;
  for (let k = 0; k < children.length; k++) {
    const child = children[k]!;
    if (child !== largest) join(state, child, common, offset[child]! - lack);
    offset[child] = rose[child] = 0;
  }
  offset[blossom] = lack;
  nodeOf[common] = blossom;
};

/** The vertices of a node change their set, in which y lacks less by `step`. */
const join = (state: SearchState, node: number, common: number, step: number): void => {
  const { set, y, firstLeaf } = state;
  for (let v = firstLeaf[node]!; v !== -1; v = leafAfter(state, node, v)) {
    set[v] = common;
    y[v]! += step;
  }
};

/** The children of a blossom, along the cycle from the one with the base. */
export const childrenOf = (state: SearchState, blossom: number): number[] => {
  const first = state.firstChild[blossom]!;
  const children = [first];
  for (let child = state.next[first]!; child !== first; child = state.next[child]!) children.push(child);
  return children;
};

/** Sets the children of an outermost blossom free. Its z must be zero or made up for. */
export const untieBlossom = (state: SearchState, blossom: number): void => {
  const { set, nodeOf, offset, rose, firstLeaf } = state;
  const common = set[firstLeaf[blossom]!]!;
  const keeper = childHolding(state, blossom, common);
  for (const child of childrenOf(state, blossom)) {
    state.parent[child] = -1;
    offset[child] = offset[blossom]!;
    rose[child] = rose[blossom]!;
    const label = child === keeper ? common : firstLeaf[child]!;
    nodeOf[label] = child;
    if (child === keeper) continue;
    for (let v = firstLeaf[child]!; v !== -1; v = leafAfter(state, child, v)) set[v] = label;
  }
  state.label[blossom] = FREE;
  state.z[blossom] = offset[blossom] = rose[blossom] = 0;
  state.spare.push(blossom);
};

export const childHolding = (state: SearchState, blossom: number, vertex: number): number => {
  let child = vertex;
  while (state.parent[child] !== blossom) child = state.parent[child]!;
  return child;
};

/** Whether the even way from a child (not the base's) to the child with the base goes along `next`. */
export const goesForward = (state: SearchState, child: number): boolean =>
  state.mate[state.base[child]!] === state.link[child];

export const linkFrom = (state: SearchState, child: number, forward: boolean): number =>
  forward ? state.link[child]! : state.link[state.previous[child]!]! ^ 1;

export const neighbour = (state: SearchState, child: number, forward: boolean): number =>
  forward ? state.next[child]! : state.previous[child]!;

export const matchAlong = (state: SearchState, h: number): void => {
  state.mate[state.graph.end[h ^ 1]!] = h;
  state.mate[state.graph.end[h]!] = h ^ 1;
};

/** Rematches the inside of `node` so that `vertex` becomes its base. The partner of the base is left to the caller. */
export const rotate = (state: SearchState, node: number, vertex: number): void => {
  if (state.base[node] === vertex) return;
  const child = childHolding(state, node, vertex);
  const last = state.firstChild[node]!;
  if (child !== last) rematchCycle(state, child, last);
  rotate(state, child, vertex);
  state.firstChild[node] = child;
  state.base[node] = vertex;
};

/** Along the even way from `child` to the child with the base, every second link becomes matched instead of the others. */
const rematchCycle = (state: SearchState, child: number, last: number): void => {
  const forward = goesForward(state, child);
  for (let left = child; left !== last;) {
    const right = neighbour(state, left, forward);
    const h = linkFrom(state, right, forward);
    left = neighbour(state, right, forward);
    rotate(state, right, state.graph.end[h ^ 1]!);
    rotate(state, left, state.graph.end[h]!);
    matchAlong(state, h);
  }
};
