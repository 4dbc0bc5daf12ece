import { verifyBarrier } from './barrier';
import { ABSENT, type Cost } from './cost';
import { boundsOf, groupsOfVertices, largestByGroup, type Groups } from './groups';
import { nestingOf, type Nesting } from './nesting';
import type { Blossom, Matched, MatchingResult } from './result';

/**
 * Proves a result right by the certificate that comes with it, trusting nothing of the search: undefined when it is
 * proved, else what fails first. It asks each cost once, sums nothing but what it checks to be exact, and takes
 * O(size²), little enough for every pairing made. With groups it asks no more than what their bounds leave open.
 *
 * Instead of comparing the two totals, which may exceed 2^53, it checks complementary slackness, which says the same:
 * matched pairs have slack 0, blossoms with a price are full.
 */
export const verifyCertificate = (
  size: number,
  cost: Cost,
  result: MatchingResult,
  groups: Groups = oneGroup(cost),
): string | undefined =>
  result.kind === 'matched'
    ? (verifyMate(size, cost, result) ?? verifyDuals(size, result) ?? verifySlacks(size, groups, result))
    : verifyBarrier(size, cost, result.barrier);

const oneGroup = (cost: Cost): Groups => ({
  starts: [0],
  atLeast: () => 0,
  fill: (i, from, to, row) => {
    for (let j = Math.max(from, i + 1); j < to; j++) row[j] = cost(i, j);
  },
});

const verifyMate = (size: number, cost: Cost, { mate, total }: Matched): string | undefined => {
  if (mate.length !== size) return `There are ${size} vertices and ${mate.length} partners.`;
  let sum = 0;
  for (let i = 0; i < size; i++) {
    const j = mate[i]!;
    if (j === i || mate[j] !== i) return `Vertex ${i} has no partner of its own.`;
    if (j < i) continue;
    const value = cost(i, j);
    if (value === ABSENT) return `The pair ${i}, ${j} is absent.`;
    sum += value;
  }
  if (!Number.isSafeInteger(sum)) return 'The total cost is not exact.';
  return sum === total ? undefined : `The pairs cost ${sum}, not ${total}.`;
};

/** Duals below this leave every slack exact, or at least its sign. */
const EXACT = 2 ** 52;

const verifyDuals = (size: number, { mate, duals }: Matched): string | undefined => {
  if (duals.y.length !== size) return `There are ${size} vertices and ${duals.y.length} duals.`;
  for (const value of duals.y) {
    if (!Number.isInteger(value) || Math.abs(value) >= EXACT) return `The dual ${value} is not exact.`;
  }
  for (const blossom of duals.blossoms) {
    const fault = verifyBlossom(mate, blossom);
    if (fault !== undefined) return `The blossom of ${blossom.vertices.join(', ')} ${fault}.`;
  }
  return undefined;
};

const verifyBlossom = (mate: Int32Array, { vertices, z }: Blossom): string | undefined => {
  const members = new Set(vertices);
  if (!Number.isInteger(z) || z < 0 || z >= EXACT) return `has the impossible price ${z}`;
  if (members.size !== vertices.length) return 'holds a vertex twice';
  if (members.size % 2 === 0) return 'is even';
  if (vertices.some(vertex => mate[vertex] === undefined)) return 'holds an unknown vertex';
  const leaving = vertices.filter(vertex => !members.has(mate[vertex]!)).length;
  return leaving === 1 ? undefined : `has ${leaving} partners outside`;
};

const verifySlacks = (size: number, groups: Groups, { mate, duals }: Matched): string | undefined => {
  const nesting = nestingOf(size, duals.blossoms);
  if (nesting === undefined) return 'Two blossoms overlap.';
  const bounds = boundsOf(size, groups.starts);
  const group = groupsOfVertices(bounds);
  const highest = largestByGroup(bounds, duals.y);
  const shared = new Float64Array(duals.blossoms.length + 1);
  const row = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    if (nesting.innermost[i] !== 0) fillShared(nesting, shared, i);
    for (let g = group[i]!; g < highest.length; g++) {
      const isNear = 2 * groups.atLeast(group[i]!, g) < duals.y[i]! + highest[g]!;
      if (!isNear && group[mate[i]!] !== g) continue;
      const [from, to] = [Math.max(i + 1, bounds[g]!), bounds[g + 1]!];
      if (from < to) groups.fill(i, from, to, row);
      for (let j = from; j < to; j++) {
        if (row[j] === ABSENT) continue;
        const share = nesting.innermost[i] === 0 ? 0 : shared[nesting.innermost[j]!]!;
        const slack = 2 * row[j]! - duals.y[i]! - duals.y[j]! + share;
        if (slack >= 0 && (slack === 0 || mate[i] !== j)) continue;
        return `The pair ${i}, ${j} has slack ${slack}${mate[i] === j ? ' though it is matched' : ''}.`;
      }
    }
  }
  return undefined;
};

/** By blossom: what the blossoms that hold both `vertex` and this one cost together. */
const fillShared = ({ innermost, holder, depth }: Nesting, shared: Float64Array, vertex: number): void => {
  shared.fill(-1);
  for (let blossom = innermost[vertex]!; blossom !== 0; blossom = holder[blossom]!)
    shared[blossom] = depth[blossom]!;
  shared[0] = 0;
  for (let blossom = 1; blossom < shared.length; blossom++) {
    if (shared[blossom] === -1) shared[blossom] = shared[holder[blossom]!]!;
  }
};
