import type { Blossom } from './problem/result';

/** How blossoms hold each other. They are numbered from 1, holders before what they hold; 0 stands for none. */
export interface Nesting {
  /** By vertex: the smallest blossom that holds it. */
  readonly innermost: Int32Array;
  /** By blossom: its z and those of all blossoms that hold it, together. */
  readonly price: Float64Array;
  /** By blossom: how many blossoms hold what it holds, itself included; 0 for none. */
  readonly count: Int32Array;
  /** The smallest blossom that holds both vertices; quick for pairs that come sorted by their first vertex. */
  readonly common: (i: number, j: number) => number;
}

/** Undefined where two blossoms overlap, or their z add up to more than can be summed exactly. */
export const nestingOf = (size: number, blossoms: readonly Blossom[]): Nesting | undefined => {
  const innermost = new Int32Array(size);
  const holder = new Int32Array(blossoms.length + 1);
  const price = new Float64Array(blossoms.length + 1);
  const count = new Int32Array(blossoms.length + 1);
  const largestFirst = blossoms.slice().sort((one, other) => other.vertices.length - one.vertices.length);
  for (const [index, { vertices, z }] of largestFirst.entries()) {
    const blossom = index + 1;
    const outside = innermost[vertices[0]!]!;
    for (let k = 0; k < vertices.length; k++) {
      if (innermost[vertices[k]!] !== outside) return undefined;
      innermost[vertices[k]!] = blossom;
    }
    holder[blossom] = outside;
    price[blossom] = price[outside]! + z;
    count[blossom] = count[outside]! + 1;
    if (!Number.isSafeInteger(price[blossom])) return undefined;
  }
  return { innermost, price, count, common: makeCommon(innermost, holder) };
};

/** For each first vertex a blossom is looked at once. */
const makeCommon = (innermost: Int32Array, holder: Int32Array): Nesting['common'] => {
  const shared = new Int32Array(holder.length);
  const smallestAround = new Int32Array(holder.length).fill(-1);
  let vertex = -1;
  const turn = (i: number): void => {
    vertex = i;
    smallestAround[0] = i;
    for (let blossom = innermost[i]!; blossom !== 0; blossom = holder[blossom]!) {
      shared[blossom] = blossom;
      smallestAround[blossom] = i;
    }
  };
  const sharedWith = (blossom: number): number => {
    if (smallestAround[blossom] !== vertex) {
      shared[blossom] = sharedWith(holder[blossom]!);
      smallestAround[blossom] = vertex;
    }
    return shared[blossom]!;
  };
  return (i, j) => {
    if (innermost[i] === 0 || innermost[j] === 0) return 0;
    if (vertex !== i) turn(i);
    return sharedWith(innermost[j]!);
  };
};
