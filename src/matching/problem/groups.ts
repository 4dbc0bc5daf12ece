import type { Cost, Groups } from './matchingProblem';

export const oneGroup = (cost: Cost): Groups => ({
  starts: [0],
  atLeast: () => 0,
  fill: (i, from, to, row) => {
    for (let j = from; j < to; j++) row[j] = i < j ? cost(i, j) : i > j ? cost(j, i) : -1;
  },
});

/** Where the groups begin and end: one number more than there are groups. */
export const boundsOf = (size: number, starts: readonly number[]): Int32Array =>
  Int32Array.from([...starts, size]);

export const groupsOfVertices = (bounds: Int32Array): Int32Array => {
  const group = new Int32Array(bounds[bounds.length - 1]!);
  for (let g = 0; g + 1 < bounds.length; g++) group.fill(g, bounds[g]!, bounds[g + 1]!);
  return group;
};

export const largestByGroup = (bounds: Int32Array, values: Float64Array): Float64Array => {
  const largest = new Float64Array(bounds.length - 1).fill(-Infinity);
  for (let g = 0; g < largest.length; g++) {
    for (let v = bounds[g]!; v < bounds[g + 1]!; v++) if (values[v]! > largest[g]!) largest[g] = values[v]!;
  }
  return largest;
};
