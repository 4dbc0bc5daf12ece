import type { Blossom } from './result';

/** How blossoms hold each other. They are numbered from 1, holders before what they hold; 0 stands for none. */
export interface Nesting {
  /** By vertex: the smallest blossom that holds it. */
  readonly innermost: Int32Array;
  /** By blossom: the smallest blossom that holds it. */
  readonly holder: Int32Array;
  /** By blossom: its z and those of all blossoms that hold it, together. */
  readonly depth: Float64Array;
}

/** Undefined where two blossoms overlap, or their z add up to more than can be summed exactly. */
export const nestingOf = (size: number, blossoms: readonly Blossom[]): Nesting | undefined => {
  const innermost = new Int32Array(size);
  const holder = new Int32Array(blossoms.length + 1);
  const depth = new Float64Array(blossoms.length + 1);
  const largestFirst = blossoms.slice().sort((one, other) => other.vertices.length - one.vertices.length);
  for (const [index, { vertices, z }] of largestFirst.entries()) {
    const blossom = index + 1;
    const outside = innermost[vertices[0]!]!;
    if (vertices.some(vertex => innermost[vertex] !== outside)) return undefined;
    for (const vertex of vertices) innermost[vertex] = blossom;
    holder[blossom] = outside;
    depth[blossom] = depth[outside]! + z;
    if (!Number.isSafeInteger(depth[blossom])) return undefined;
  }
  return { innermost, holder, depth };
};
