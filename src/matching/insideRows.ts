/** Writes the costs of a vertex with the vertices `from` … `to` − 1 into a row that is its own, at their places. */
export type WriteCosts = (i: number, from: number, to: number) => Float64Array;

/** Up to this many costs are kept (32 MB). */
export const MOST_KEPT = 2 ** 22;

/**
 * The costs of vertices with those of their own group, kept for as many groups as there is room for; undefined for the others.
 * Of rows that are asked for in order only the pairs with later vertices are written: the others are known by then.
 */
export const keepInside = (
  bounds: Int32Array,
  write: WriteCosts,
  most = MOST_KEPT,
): ((i: number, group: number) => Float64Array | undefined) => {
  const { offset, cells } = layOut(bounds, most);
  let kept: Float64Array | undefined;
  const isKnown = new Uint8Array(bounds[bounds.length - 1]!);
  /** By group: the first vertex that has not been asked for in order. */
  const next = bounds.slice();
  const make = (costs: Float64Array, i: number, g: number): void => {
    const [from, to] = [bounds[g]!, bounds[g + 1]!];
    const start = i === next[g] ? i : from;
    const row = write(i, start, to);
    // The cost of i and j stands at (i − from) (to − from) + j + shift.
    const shift = offset[g]! - from;
    let at = (i - from) * (to - from) + start + shift;
    for (let j = start; j < to; j++) costs[at++] = row[j]!;
    isKnown[i] = 1;
    if (i !== next[g]) return;
    next[g]!++;
    at = i + shift;
    for (let j = i + 1; j < to; j++) costs[(j - from) * (to - from) + at] = row[j]!;
  };
  return (i, g) => {
    if (offset[g] === -1) return undefined;
    kept ??= new Float64Array(cells);
    if (isKnown[i] === 0) make(kept, i, g);
    const from = bounds[g]!;
    return kept.subarray(offset[g]! + (i - from) * (bounds[g + 1]! - from) - from);
  };
};

/** By group: where its costs begin, not before the number of its first vertex; -1 where there is no room. */
const layOut = (
  bounds: Int32Array,
  most: number,
): { readonly offset: Int32Array; readonly cells: number } => {
  const offset = new Int32Array(bounds.length - 1).fill(-1);
  let cells = 0;
  for (let g = 0; g < offset.length; g++) {
    const begin = Math.max(cells, bounds[g]!);
    const end = begin + (bounds[g + 1]! - bounds[g]!) ** 2;
    if (end > most) continue;
    offset[g] = begin;
    cells = end;
  }
  return { offset, cells };
};
