import { ABSENT } from '../../src/matching/matching';
import type { TestGraph } from './graph';

/**
 * A second solver, to compare with: Edmonds' method as plainly as it can be written. Trees grow from all exposed vertices
 * at once, every event is found by looking at all pairs, blossoms are objects. O(n^4), and shares no code and no data
 * layout with the one it checks.
 */
interface Node {
  readonly vertices: readonly number[];
  /** The child with the base first; then 1 is matched with 2, 3 with 4, … */
  children: Node[];
  /** From inside child k to inside child k + 1. */
  links: (readonly [number, number])[];
  base: number;
  z: number;
  label: 'free' | 'outer' | 'inner';
  /** From inside the node to its parent in the tree. */
  up: readonly [number, number] | undefined;
}

const makeNode = (vertices: readonly number[], base: number): Node => ({
  vertices,
  children: [],
  links: [],
  base,
  z: 0,
  label: 'free',
  up: undefined,
});

type Event =
  | { readonly kind: 'edge'; readonly from: number; readonly to: number }
  | { readonly kind: 'expand'; readonly node: Node };

/** Least cost of a perfect matching; Infinity if there is none. */
export const cheapestByEdmonds = ({ size, cost }: TestGraph): number => {
  const doubled: number[][] = Array.from({ length: size }, () => new Array<number>(size).fill(Infinity));
  let least = Infinity;
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      if (cost(i, j) === ABSENT) continue;
      doubled[i]![j] = doubled[j]![i] = 2 * cost(i, j);
      least = Math.min(least, cost(i, j));
    }
  }
  const y = new Array<number>(size).fill(least === Infinity ? 0 : least);
  const mate = new Array<number>(size).fill(-1);
  const top: Node[] = Array.from({ length: size }, (_, vertex) => makeNode([vertex], vertex));

  const surface = (node: Node): void => node.vertices.forEach(vertex => (top[vertex] = node));

  const rotate = (node: Node, vertex: number): void => {
    if (node.base === vertex) return;
    const { children, links } = node;
    const count = children.length;
    const k = children.findIndex(child => child.vertices.includes(vertex));
    const rematch = (at: number): void => {
      const [a, b] = links[at]!;
      rotate(children[at]!, a);
      rotate(children[(at + 1) % count]!, b);
      [mate[a], mate[b]] = [b, a];
    };
    if (k % 2 === 1) for (let at = k + 1; at < count; at += 2) rematch(at);
    else for (let at = k - 2; at >= 0; at -= 2) rematch(at);
    rotate(children[k]!, vertex);
    node.children = [...children.slice(k), ...children.slice(0, k)];
    node.links = [...links.slice(k), ...links.slice(0, k)];
    node.base = vertex;
  };

  const wayToRoot = (node: Node): Node[] => {
    const way = [node];
    for (let at = node; at.up !== undefined;) way.push((at = top[at.up[1]]!));
    return way;
  };

  const augment = (from: number, to: number): void => {
    for (let [vertex, partner] = [from, to]; ;) {
      const outer = top[vertex]!;
      const removed = outer.up;
      rotate(outer, vertex);
      mate[vertex] = partner;
      if (removed === undefined) return;
      const inner = top[removed[1]]!;
      const [below, beyond] = inner.up!;
      rotate(inner, below);
      mate[below] = beyond;
      [vertex, partner] = [beyond, below];
    }
  };

  const shrink = (from: number, to: number, left: Node[], right: Node[]): void => {
    const base = left.find(node => right.includes(node))!;
    const down = left.slice(0, left.indexOf(base)).reverse();
    const rise = right.slice(0, right.indexOf(base));
    const children = [base, ...down, ...rise];
    const blossom = makeNode(
      children.flatMap(child => child.vertices),
      base.base,
    );
    blossom.children = children;
    blossom.links = [
      ...down.map(({ up }) => [up![1], up![0]] as const),
      [from, to],
      ...rise.map(({ up }) => up!),
    ];
    blossom.label = 'outer';
    blossom.up = base.up;
    surface(blossom);
  };

  const expand = (node: Node): void => {
    const { children, links } = node;
    node.children.forEach(child => {
      child.label = 'free';
      surface(child);
    });
    const count = children.length;
    const entry = children.findIndex(child => child.vertices.includes(node.up![0]));
    const step = entry % 2 === 1 ? 1 : count - 1;
    let up = node.up!;
    for (let k = entry, label: 'inner' | 'outer' = 'inner'; ; label = label === 'inner' ? 'outer' : 'inner') {
      children[k]!.label = label;
      children[k]!.up = up;
      if (k === 0) return;
      const [a, b] = step === 1 ? links[k]! : links[k - 1]!;
      up = step === 1 ? [b, a] : [a, b];
      k = (k + step) % count;
    }
  };

  const nextEvent = (): [number, Event | undefined] => {
    let soonest = Infinity;
    let event: Event | undefined;
    for (const node of new Set(top)) {
      if (node.label !== 'inner' || node.children.length === 0 || node.z / 2 >= soonest) continue;
      soonest = node.z / 2;
      event = { kind: 'expand', node };
    }
    for (let from = 0; from < size; from++) {
      if (top[from]!.label !== 'outer') continue;
      for (let to = 0; to < size; to++) {
        if (top[to] === top[from] || top[to]!.label === 'inner') continue;
        const slack = doubled[from]![to]! - y[from]! - y[to]!;
        const wait = top[to]!.label === 'outer' ? slack / 2 : slack;
        if (wait < soonest) [soonest, event] = [wait, { kind: 'edge', from, to }];
      }
    }
    return [soonest, event];
  };

  const wait = (delta: number): void => {
    for (const node of new Set(top)) {
      const sign = node.label === 'outer' ? 1 : node.label === 'inner' ? -1 : 0;
      for (const vertex of node.vertices) y[vertex]! += sign * delta;
      if (node.children.length > 0) node.z += 2 * sign * delta;
    }
  };

  const grow = (from: number, to: number): void => {
    const inner = top[to]!;
    const matched = mate[inner.base]!;
    const outer = top[matched]!;
    [inner.label, inner.up] = ['inner', [to, from]];
    [outer.label, outer.up] = ['outer', [matched, inner.base]];
  };

  /** True when the event matched two more vertices. */
  const handle = (event: Event): boolean => {
    if (event.kind === 'expand') {
      expand(event.node);
      return false;
    }
    const { from, to } = event;
    if (top[to]!.label === 'free') {
      grow(from, to);
      return false;
    }
    const [left, right] = [wayToRoot(top[from]!), wayToRoot(top[to]!)];
    if (left[left.length - 1] === right[right.length - 1]) {
      shrink(from, to, left, right);
      return false;
    }
    augment(from, to);
    augment(to, from);
    return true;
  };

  while (mate.includes(-1)) {
    for (const node of new Set(top)) {
      node.label = mate[node.base] === -1 ? 'outer' : 'free';
      node.up = undefined;
    }
    for (let matched = false; !matched;) {
      const [delta, event] = nextEvent();
      if (event === undefined) return Infinity;
      wait(delta);
      matched = handle(event);
    }
  }
  return mate.reduce((sum, j, i) => (i < j ? sum + cost(i, j) : sum), 0);
};
