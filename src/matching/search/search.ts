import {
  childHolding,
  childrenOf,
  goesForward,
  linkFrom,
  matchAlong,
  neighbour,
  rotate,
  tieBlossom,
  untieBlossom,
} from './blossom';
import { pop, push } from './queue';
import {
  FREE,
  INNER,
  OUTER,
  leafAfter,
  pending,
  storeDuals,
  storedSlack,
  topOf,
  update,
  type SearchState,
} from './state';

/**
 * One stage of the primal-dual method: a tree of tight edges grows from an exposed vertex until it meets another.
 *
 * Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", 1965, in the form of Galil, "Efficient algorithms for
 * finding maximum matching in graphs", 1986: events wait in a queue, keyed by the dual change (`delta`) at which they
 * happen, and the duals of a node are brought up to date only when its label changes, so that a stage costs O(m log m)
 * for the m edges at the tree, and the vertices of each blossom it ties or unties.
 *
 * Growing one tree at a time keeps all duals whole: tight edges of even cost join duals of equal parity, so the slack
 * between two outer vertices is even.
 */

/** An edge event is its half-edge from the outer vertex; the expansion of a blossom is −1 − its number. */
const expansionOf = (blossom: number): number => -1 - blossom;

/**
 * Among equal costs much happens at the same `delta`: first the match, which ends the search, and blossoms last, which are dear.
 * Times are whole numbers, so that such a fraction changes nothing else.
 */
const [MATCH, GROW, BLOSSOM] = [0, 0.25, 0.5];

const schedule = (state: SearchState, at: number, turn: number, event: number): void => {
  if (at <= state.horizon) push(state.queue, at + turn, event);
  else state.cut = true;
};

/** Schedules the moment at which the edge of `h`, which leaves the outer node `near` from a vertex of that dual, becomes tight. */
const scheduleEdge = (state: SearchState, h: number, near: number, dual: number): void => {
  const { graph, label, delta } = state;
  const vertex = graph.end[h]!;
  const far = topOf(state, vertex);
  if (near === far || label[far] === INNER) return;
  const slack = graph.cost[h >> 1]! - dual - state.y[vertex]! - pending(state, far);
  // Two outer nodes come towards each other. Without branches, for V8 throws compiled code away when a branch is taken for the first time.
  const isOuter = label[far] === OUTER;
  const isMatch = !isOuter && isExposed(state, far);
  const at = delta + slack / (isOuter ? 2 : 1);
  schedule(state, at, isOuter ? BLOSSOM : isMatch ? MATCH : GROW, h);
  state.horizon = isMatch && at < state.horizon ? at : state.horizon;
};

const isExposed = (state: SearchState, node: number): boolean => state.mate[state.base[node]!] === -1;

const attach = (state: SearchState, node: number, what: number, towardsRoot: number): void => {
  state.label[node] = what;
  state.towardsRoot[node] = towardsRoot;
  state.since[node] = state.delta;
  state.tree.push(node);
};

const labelInner = (state: SearchState, node: number, towardsRoot: number): void => {
  attach(state, node, INNER, towardsRoot);
  if (node >= state.size) schedule(state, state.delta + state.z[node]! / 2, BLOSSOM, expansionOf(node));
};

const scan = (state: SearchState, node: number): void => {
  const { first, following } = state.graph;
  const near = topOf(state, state.firstLeaf[node]!);
  const lack = pending(state, near);
  for (let v = state.firstLeaf[node]!; v !== -1; v = leafAfter(state, node, v)) {
    const dual = state.y[v]! + lack;
    for (let h = first[v]!; h !== -1; h = following[h]!) scheduleEdge(state, h, near, dual);
  }
};

/** Schedules the edges that arrive at a node from outer ones, after an expansion has made it free again. */
const scanBack = (state: SearchState, node: number): void => {
  const { first, following, end } = state.graph;
  for (let v = state.firstLeaf[node]!; v !== -1; v = leafAfter(state, node, v)) {
    for (let h = first[v]!; h !== -1; h = following[h]!) {
      const near = topOf(state, end[h]!);
      if (state.label[near] !== OUTER) continue;
      scheduleEdge(state, h ^ 1, near, state.y[end[h]!]! + pending(state, near));
    }
  }
};

/** Grow: a free node becomes inner, the partner of its base outer. */
const grow = (state: SearchState, h: number): void => {
  const node = topOf(state, state.graph.end[h]!);
  labelInner(state, node, h ^ 1);
  const matched = state.mate[state.base[node]!]!;
  const partner = topOf(state, state.graph.end[matched]!);
  attach(state, partner, OUTER, matched ^ 1);
  scan(state, partner);
};

/** The outer node above an outer node, or -1 above the root. */
const above = (state: SearchState, node: number): number => {
  const { towardsRoot, graph } = state;
  const h = towardsRoot[node]!;
  return h === -1 ? -1 : topOf(state, graph.end[towardsRoot[topOf(state, graph.end[h]!)]!]!);
};

const meetingOf = (state: SearchState, one: number, other: number): number => {
  const mark = ++state.lastMark;
  let here = one;
  let otherWay = other;
  while (here === -1 || state.mark[here] !== mark) {
    let next = -1;
    if (here !== -1) {
      state.mark[here] = mark;
      next = above(state, here);
    }
    here = otherWay;
    otherWay = next;
  }
  return here;
};

const wayUp = (state: SearchState, node: number, end: number): { nodes: number[]; links: number[] } => {
  const nodes: number[] = [];
  const links: number[] = [];
  for (let at = node; at !== end;) {
    const h = state.towardsRoot[at]!;
    nodes.push(at);
    links.push(h);
    at = topOf(state, state.graph.end[h]!);
  }
  return { nodes, links };
};

/** The odd cycle that an edge between two outer nodes closes, from the node next to the root on: nodes, and half-edges along it. */
const cycleOf = (state: SearchState, h: number): { readonly cycle: number[]; readonly links: number[] } => {
  const near = topOf(state, state.graph.end[h ^ 1]!);
  const far = topOf(state, state.graph.end[h]!);
  const base = meetingOf(state, near, far);
  const left = wayUp(state, near, base);
  const right = wayUp(state, far, base);
  const cycle = [base];
  const links: number[] = [];
  for (let k = left.nodes.length - 1; k >= 0; k--) {
    cycle.push(left.nodes[k]!);
    links.push(left.links[k]! ^ 1);
  }
  links.push(h);
  for (let k = 0; k < right.nodes.length; k++) {
    cycle.push(right.nodes[k]!);
    links.push(right.links[k]!);
  }
  return { cycle, links };
};

/** Shrink: a tight edge between two outer nodes closes an odd cycle, which becomes an outer blossom. */
const shrink = (state: SearchState, h: number): void => {
  const { cycle, links } = cycleOf(state, h);
  const upwards = state.towardsRoot[cycle[0]!]!;
  const wereInner: number[] = [];
  for (let k = 0; k < cycle.length; k++) {
    const node = cycle[k]!;
    if (state.label[node] === INNER) wereInner.push(node);
    update(state, node);
    state.label[node] = FREE;
  }
  attach(state, tieBlossom(state, cycle, links), OUTER, upwards);
  for (let k = 0; k < wereInner.length; k++) scan(state, wereInner[k]!);
};

/** Expand: an inner blossom whose z has come down to 0 is untied; the even way through it stays in the tree. */
const expand = (state: SearchState, blossom: number): void => {
  update(state, blossom);
  const entry = state.towardsRoot[blossom]!;
  const last = state.firstChild[blossom]!;
  const children = childrenOf(state, blossom);
  const first = childHolding(state, blossom, state.graph.end[entry ^ 1]!);
  untieBlossom(state, blossom);
  labelInner(state, first, entry);
  const forward = first !== last && goesForward(state, first);
  for (let inner = first; inner !== last;) {
    const outer = neighbour(state, inner, forward);
    attach(state, outer, OUTER, linkFrom(state, inner, forward) ^ 1);
    inner = neighbour(state, outer, forward);
    labelInner(state, inner, linkFrom(state, outer, forward) ^ 1);
  }
  for (const child of children) {
    if (state.label[child] === OUTER) scan(state, child);
    if (state.label[child] !== FREE) continue;
    // Not in the tree any more, but its duals have moved with it.
    state.tree.push(child);
    scanBack(state, child);
  }
};

/** Augment: a tight edge reaches an exposed node; along the way to the root matched and unmatched edges change places. */
const augment = (state: SearchState, h: number): void => {
  const { graph, towardsRoot } = state;
  rotate(state, topOf(state, graph.end[h]!), graph.end[h]!);
  for (let added = h; ;) {
    const outer = topOf(state, graph.end[added ^ 1]!);
    const removed = towardsRoot[outer]!;
    rotate(state, outer, graph.end[added ^ 1]!);
    matchAlong(state, added);
    if (removed === -1) return;
    const inner = topOf(state, graph.end[removed]!);
    added = towardsRoot[inner]! ^ 1;
    rotate(state, inner, graph.end[added]!);
  }
};

/** Handles the tight edge of `h`; true when that ended the search by a match. */
const handleEdge = (state: SearchState, h: number): boolean => {
  const { graph } = state;
  const near = topOf(state, graph.end[h ^ 1]!);
  const far = topOf(state, graph.end[h]!);
  if (near === far || state.label[far] === INNER) return false;
  // An event from before the far end's label changed comes too early; another one has been scheduled since.
  if (storedSlack(state, h) - pending(state, near) - pending(state, far) > 0) return false;
  if (state.label[far] === OUTER) shrink(state, h);
  else if (isExposed(state, far)) {
    augment(state, h);
    return true;
  } else grow(state, h);
  return false;
};

/** A blossom that an outer one has swallowed meanwhile stays as it is. */
const handleExpansion = (state: SearchState, blossom: number): void => {
  if (state.label[blossom] === INNER) expand(state, blossom);
};

const plant = (state: SearchState, root: number, limit: number): void => {
  state.delta = 0;
  state.horizon = limit;
  state.cut = false;
  state.queue.count = 0;
  attach(state, root, OUTER, -1);
  scan(state, root);
};

/** `limited`: no partner within the limit. `stuck`: no partner at all among the graph's edges. */
export type SearchOutcome = 'matched' | 'limited' | 'stuck';

/**
 * Handles all events; true when a match ended the search before. The loop is a function of its own, for speed alone: V8 compiles a long loop
 * while it runs, and throws that code away again and again where what follows the loop has not been reached before.
 */
const findsPartner = (state: SearchState): boolean => {
  const { queue } = state;
  while (queue.count > 0) {
    state.delta = Math.floor(queue.time[0]!);
    const event = pop(queue);
    if (event < 0) handleExpansion(state, -1 - event);
    else if (handleEdge(state, event)) return true;
  }
  return false;
};

const run = (state: SearchState, limit: number): SearchOutcome => {
  if (findsPartner(state)) return 'matched';
  if (!state.cut) return 'stuck';
  state.delta = limit;
  return 'limited';
};

/** Searches a partner, moving duals by at most `limit`; duals are settled, labels stay until `clearTree`. */
export const searchFrom = (state: SearchState, vertex: number, limit: number): SearchOutcome => {
  plant(state, topOf(state, vertex), limit);
  const outcome = run(state, limit);
  for (const node of state.tree) storeDuals(state, node);
  return outcome;
};

export const clearTree = (state: SearchState): void => {
  for (const node of state.tree) state.label[node] = FREE;
  state.tree.length = 0;
};
