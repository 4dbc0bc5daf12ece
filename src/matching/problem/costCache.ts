/** Writes the costs of a vertex with the vertices `from` … `to` − 1 into a row, at their places. */
export type WriteCosts = (i: number, from: number, to: number, row: Float64Array) => void;

/** Up to this many costs are kept: 128 MB; a field of 1,000 players has at most 8. */
export const MOST_KEPT = 2 ** 24;

export interface CostCache {
  readonly prepare: () => void;
  /** The costs of a vertex, whose group is `own`, with another group; undefined where they are not kept. */
  readonly row: (i: number, group: number, other: number) => Float64Array | undefined;
}

/** Costs of vertices with their own group and the next, for as many groups as there is room; else undefined. */
export const makeCostCache = (bounds: Int32Array, write: WriteCosts, most = MOST_KEPT): CostCache => {
  const groups = bounds.length - 1;
  const { first, end, width, offset, cells } = layOut(bounds, most);
  let kept: Float64Array | undefined;
  let isPrepared = false;
  const rows = new Array<Float64Array | undefined>(bounds[groups]!);
  /** Where the cost of vertex i of a group with vertex 0 would stand. */
  const placeOf = (i: number, g: number): number => offset[g]! + (i - bounds[g]!) * width[g]! - first[g]!;
  const isKept = (g: number): boolean => g >= 0 && g < groups && offset[g] !== -1;

  const emptyRow = (i: number, g: number): Float64Array => {
    kept ??= new Float64Array(cells);
    return (rows[i] = kept.subarray(placeOf(i, g)));
  };
  const makeRow = (i: number, g: number): Float64Array => {
    const row = emptyRow(i, g);
    write(i, first[g]!, end[g]!, row);
    return row;
  };
  /** The group before has them already, unless it has no rows. */
  const prepareGroup = (g: number): void => {
    const isAlone = !isKept(g - 1);
    for (let i = bounds[g]!; i < bounds[g + 1]!; i++) {
      const row = emptyRow(i, g);
      if (isAlone) write(i, first[g]!, bounds[g]!, row);
      write(i, i, end[g]!, row);
      // The rows of the second vertices hold the same pairs.
      copyDown(row, i + 1, bounds[g + 1]!, kept!, placeOf(i + 1, g) + i, width[g]!);
      if (isKept(g + 1))
        copyDown(row, bounds[g + 1]!, end[g]!, kept!, placeOf(bounds[g + 1]!, g + 1) + i, width[g + 1]!);
    }
  };

  return {
    prepare: () => {
      for (let g = 0; g < groups && !isPrepared; g++) if (isKept(g)) prepareGroup(g);
      isPrepared = true;
    },
    row: (i, group, other) =>
      offset[group] === -1 || Math.abs(other - group) > 1 ? undefined : (rows[i] ?? makeRow(i, group)),
  };
};

/** Copies a part of a row into a column, whose places are `step` apart. */
const copyDown = (
  row: Float64Array,
  from: number,
  to: number,
  costs: Float64Array,
  at: number,
  step: number,
): void => {
  for (let j = from, place = at; j < to; j++, place += step) costs[place] = row[j]!;
};

/** By group: the first vertex of its rows, the one behind the last, their number and their start (-1: no room). */
const layOut = (bounds: Int32Array, most: number) => {
  const groups = bounds.length - 1;
  const first = Int32Array.from({ length: groups }, (_, g) => bounds[Math.max(0, g - 1)]!);
  const end = first.map((_, g) => bounds[Math.min(groups, g + 2)]!);
  const width = end.map((to, g) => to - first[g]!);
  const offset = new Int32Array(groups).fill(-1);
  let cells = 0;
  for (let g = 0; g < groups; g++) {
    // No row begins before the first cell, though its first place is that of vertex 0.
    const begin = Math.max(cells, first[g]!);
    const needed = begin + (bounds[g + 1]! - bounds[g]!) * width[g]!;
    if (needed > most) continue;
    offset[g] = begin;
    cells = needed;
  }
  return { first, end, width, offset, cells };
};
