/** Sums of z over the blossoms that hold both one vertex and another node, found when asked for, for one vertex at a time. */
export interface DualShares {
  turn: number;
  /** By node: the turn in which `sum` was found. */
  readonly found: Int32Array;
  readonly sum: Float64Array;
}

interface BlossomPrices {
  readonly parent: Int32Array;
  readonly z: Float64Array;
  readonly shares: DualShares;
}

/** A copy, for the reason told at `makeState`. */
export const makeShares = (nodes: number): DualShares => ({ ...makeWhole(nodes) });

const makeWhole = (nodes: number): DualShares => ({
  turn: 0,
  found: new Int32Array(nodes),
  sum: new Float64Array(nodes),
});

/** Turns to the blossoms around `vertex`, as they are now. */
export const turnTo = ({ parent, z, shares }: BlossomPrices, vertex: number): void => {
  shares.turn++;
  let sum = 0;
  for (let blossom = parent[vertex]!; blossom !== -1; blossom = parent[blossom]!) sum += z[blossom]!;
  for (let blossom = parent[vertex]!; blossom !== -1; blossom = parent[blossom]!) {
    shares.found[blossom] = shares.turn;
    shares.sum[blossom] = sum;
    sum -= z[blossom]!;
  }
};

/** The sum of z over `blossom` and those around it, all of which hold the vertex turned to; 0 for −1. */
export const shareOf = (state: BlossomPrices, blossom: number): number => {
  if (blossom === -1) return 0;
  const { shares } = state;
  if (shares.found[blossom] !== shares.turn) {
    shares.sum[blossom] = shareOf(state, state.parent[blossom]!);
    shares.found[blossom] = shares.turn;
  }
  return shares.sum[blossom]!;
};
