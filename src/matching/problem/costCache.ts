/** Writes the costs of a vertex with the vertices `from` … `to` − 1 into a row that is its own, at their places. */
export type WriteCosts = (i: number, from: number, to: number) => Float64Array;

/** Up to this many costs are kept: 128 MB; a field of 1,000 players has at most 8. */
export const MOST_KEPT = 2 ** 24;

/** Ways from a group to a near one, by the difference of their numbers + 1. */
const [BEFORE, OWN, AFTER] = [0, 1, 2];

/**
 * The costs of vertices with those of their own group and of the groups next to it, kept for as many groups as there is room
 * for; undefined for all others. Where vertices are asked for in order each pair is written once: the costs with earlier
 * vertices are known by then.
 */
export const makeCostCache = (
  bounds: Int32Array,
  write: WriteCosts,
  most = MOST_KEPT,
): ((i: number, own: number, other: number) => Float64Array | undefined) => {
  const groups = bounds.length - 1;
  const { first, width, offset, cells } = layOut(bounds, most);
  let kept: Float64Array | undefined;
  const isKnown = new Uint8Array(3 * bounds[groups]!);
  /** By group, of those before it, its own and those after it: the first vertex not yet asked for in order. */
  const next = Int32Array.from({ length: 3 * groups }, (_, k) => bounds[Math.floor(k / 3)]!);
  /** Where the cost of vertex i of a group with vertex 0 would stand. */
  const placeOf = (i: number, g: number): number => offset[g]! + (i - bounds[g]!) * width[g]! - first[g]!;

  const make = (costs: Float64Array, i: number, g: number, other: number): void => {
    const way = other - g + 1;
    const isNext = next[3 * g + way] === i;
    const from = isNext && way === OWN ? i : bounds[other]!;
    const to = bounds[other + 1]!;
    const row = write(i, from, to);
    let at = placeOf(i, g) + from;
    for (let j = from; j < to; j++) costs[at++] = row[j]!;
    if (!isNext) return;
    next[3 * g + way]!++;
    if (way === BEFORE || offset[other] === -1) return;
    // The same pairs, seen from the others.
    const start = way === OWN ? i + 1 : from;
    at = placeOf(start, other) + i;
    for (let j = start; j < to; j++, at += width[other]!) costs[at] = row[j]!;
  };
  /** All of the group before have been asked for, and have left their costs here. */
  const isLeft = (g: number, other: number): boolean =>
    other < g && offset[other] !== -1 && next[3 * other + AFTER] === bounds[g];

  return (i, own, other) => {
    if (offset[own] === -1 || Math.abs(other - own) > 1) return undefined;
    kept ??= new Float64Array(cells);
    const known = 3 * i + other - own + 1;
    if (isKnown[known] === 0) {
      if (!isLeft(own, other)) make(kept, i, own, other);
      isKnown[known] = 1;
    }
    return kept.subarray(placeOf(i, own));
  };
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
