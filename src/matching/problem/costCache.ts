/** Writes the costs of a vertex with the vertices `from` … `to` − 1 into a row, at their places. */
export type WriteCosts = (i: number, from: number, to: number, row: Float64Array) => void;

/** Up to this many costs are kept: 128 MB; a field of 1,000 players has at most 8. */
export const MOST_KEPT = 2 ** 24;

export interface CostCache {
  readonly prepare: (i: number, own: number) => void;
  /** The costs of a vertex, whose group is `own`, with another group; undefined where they are not kept. */
  readonly row: (i: number, own: number, other: number) => Float64Array | undefined;
}

/** Ways from a group to a near one, by the difference of their numbers + 1. */
const [BEFORE, OWN, AFTER] = [0, 1, 2];

/**
 * The costs of vertices with those of their own group and of the groups next to it, kept for as many groups as there is room
 * for; undefined for all others. Where vertices are asked for in order each pair is written once: the costs with earlier
 * vertices are known by then.
 */
export const makeCostCache = (bounds: Int32Array, write: WriteCosts, most = MOST_KEPT): CostCache => {
  const groups = bounds.length - 1;
  const { first, width, offset, cells } = layOut(bounds, most);
  let kept: Float64Array | undefined;
  /** By vertex, once it has been asked for. */
  const rows = new Array<Float64Array | undefined>(bounds[groups]!);
  /** By group, of those before it, its own and those after it: the first vertex not yet asked for in order. */
  const next = Int32Array.from({ length: 3 * groups }, (_, k) => bounds[Math.floor(k / 3)]!);
  /** Where the cost of vertex i of a group with vertex 0 would stand. */
  const placeOf = (i: number, g: number): number => offset[g]! + (i - bounds[g]!) * width[g]! - first[g]!;

  const makeRow = (i: number, g: number): Float64Array => {
    kept ??= new Float64Array(cells);
    const row = kept.subarray(placeOf(i, g));
    for (let other = Math.max(0, g - 1); other <= Math.min(groups - 1, g + 1); other++)
      if (!isLeft(g, other)) makePart(row, kept, i, g, other);
    rows[i] = row;
    return row;
  };
  const makePart = (row: Float64Array, costs: Float64Array, i: number, g: number, other: number): void => {
    const way = other - g + 1;
    const isNext = next[3 * g + way] === i;
    const from = isNext && way === OWN ? i : bounds[other]!;
    const to = bounds[other + 1]!;
    write(i, from, to, row);
    if (!isNext) return;
    next[3 * g + way]!++;
    if (way === BEFORE || offset[other] === -1) return;
    // The same pairs, seen from the others.
    const start = way === OWN ? i + 1 : from;
    copyDown(row, start, to, costs, placeOf(start, other) + i, width[other]!);
  };
  /** All of the group before have been asked for, and have left their costs here. */
  const isLeft = (g: number, other: number): boolean =>
    other < g && offset[other] !== -1 && next[3 * other + AFTER] === bounds[g];

  return {
    prepare: (i, own) => {
      if (offset[own] !== -1 && rows[i] === undefined) makeRow(i, own);
    },
    row: (i, own, other) =>
      offset[own] === -1 || Math.abs(other - own) > 1 ? undefined : (rows[i] ?? makeRow(i, own)),
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

/**
 * By group: the first vertex that its vertices keep costs with, with how many they do, and where these begin, -1 where there is
 * no room.
 */
const layOut = (bounds: Int32Array, most: number) => {
  const groups = bounds.length - 1;
  const first = Int32Array.from({ length: groups }, (_, g) => bounds[Math.max(0, g - 1)]!);
  const width = first.map((from, g) => bounds[Math.min(groups, g + 2)]! - from);
  const offset = new Int32Array(groups).fill(-1);
  let cells = 0;
  for (let g = 0; g < groups; g++) {
    // No row begins before the first cell, though its first place is that of vertex 0.
    const begin = Math.max(cells, first[g]!);
    const end = begin + (bounds[g + 1]! - bounds[g]!) * width[g]!;
    if (end > most) continue;
    offset[g] = begin;
    cells = end;
  }
  return { first, width, offset, cells };
};
