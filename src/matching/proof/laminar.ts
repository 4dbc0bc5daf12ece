import type { Blossom } from '../problem/result';

/**
 * Disjoint or nested sets as a proof needs them, built from the smallest up. It is the checker's own: the search keeps its
 * blossoms in another way (see `nesting.ts`), so that a mistake there is seen here.
 */
export interface Laminar {
  /** For a vertex: the sum of z over the sets that hold another one too; valid until the next vertex is asked for. */
  readonly around: (i: number) => (j: number) => number;
  readonly exits: (i: number, j: number) => number;
}

/** Sets are numbered from the smallest; the number behind the last stands for none. */
interface SetNesting {
  readonly none: number;
  readonly smallest: Int32Array;
  readonly largest: Int32Array;
  readonly around: Int32Array;
}

/** The fault of the sets, as a sentence's end, or the sets. */
export function laminarOf(size: number, blossoms: readonly Blossom[]): Laminar | string {
  const smallestFirst = [...blossoms].sort((one, other) => one.vertices.length - other.vertices.length);
  const nesting = nestingOf(size, smallestFirst);
  if (nesting === undefined) return 'Two blossoms overlap.';
  const { none, smallest, around } = nesting;
  const price = new Float64Array(none + 1);
  const count = new Int32Array(none + 1);
  for (let set = none - 1; set >= 0; set--) {
    price[set] = price[around[set]!]! + smallestFirst[set]!.z;
    count[set] = count[around[set]!]! + 1;
    if (!Number.isSafeInteger(price[set]))
      return 'The prices of nested blossoms add up to more than is exact.';
  }
  return {
    around: makeAround(nesting, price),
    exits: (i, j) => count[smallest[i]!]! + count[smallest[j]!]! - 2 * count[holdingBoth(nesting, i, j)]!,
  };
}

/** Undefined: two sets overlap. */
function nestingOf(size: number, smallestFirst: readonly Blossom[]): SetNesting | undefined {
  const none = smallestFirst.length;
  const smallest = new Int32Array(size).fill(none);
  const largest = new Int32Array(size).fill(none);
  const around = new Int32Array(none + 1).fill(none);
  /** How many vertices of the sets that a set touches are not in it. */
  const missingFrom = (set: number): number => {
    const { vertices } = smallestFirst[set]!;
    let missing = 0;
    for (let k = 0; k < vertices.length; k++) {
      const vertex = vertices[k]!;
      const part = largest[vertex]!;
      if (part === none) smallest[vertex] = set;
      else {
        if (around[part] !== set) missing += smallestFirst[part]!.vertices.length;
        around[part] = set;
        missing--;
      }
      largest[vertex] = set;
    }
    return missing;
  };
  for (let set = 0; set < none; set++) if (missingFrom(set) !== 0) return undefined;
  return { none, smallest, largest, around };
}

/** The price of all sets around two vertices; what a vertex shares is kept while the same one is asked for. */
function makeAround({ none, smallest, around }: SetNesting, price: Float64Array): Laminar['around'] {
  const [asked, share] = [new Int32Array(none + 1).fill(-1), new Float64Array(none + 1)];
  let row = -1;
  const turnTo = (i: number): void => {
    row = i;
    asked[none] = row;
    for (let set = smallest[i]!; set !== none; set = around[set]!) {
      asked[set] = row;
      share[set] = price[set]!;
    }
  };
  /** The vertex of the row shares as much with a set that it is outside of as with the next set around. */
  const shareOf = (set: number): number => {
    if (asked[set] !== row) {
      share[set] = shareOf(around[set]!);
      asked[set] = row;
    }
    return share[set]!;
  };
  const shared = (j: number): number => shareOf(smallest[j]!);
  return i => {
    if (i !== row) turnTo(i);
    return shared;
  };
}

/** The smallest set that holds two vertices: of two different sets the lower number cannot hold the other. */
function holdingBoth({ none, smallest, largest, around }: SetNesting, i: number, j: number): number {
  if (largest[i] !== largest[j]) return none;
  let [one, other] = [smallest[i]!, smallest[j]!];
  while (one !== other) {
    if (one < other) one = around[one]!;
    else other = around[other]!;
  }
  return one;
}
