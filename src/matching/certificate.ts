import { verifyBarrier } from './barrier';
import { ABSENT, type Cost } from './cost';
import { boundsOf, groupsOfVertices, largestByGroup, oneGroup, type Groups } from './groups';
import { makeCommon, nestingOf } from './nesting';
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

export const verifyMate = (size: number, cost: Cost, { mate, total }: Matched): string | undefined => {
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

export const verifyDuals = (size: number, { mate, duals }: Matched): string | undefined => {
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

/** Collects the pairs of slack 0, one vertex after the other, where `tight` is given. */
export const verifySlacks = (
  size: number,
  groups: Groups,
  { mate, duals }: Matched,
  tight?: number[],
): string | undefined => {
  const nesting = nestingOf(size, duals.blossoms);
  if (nesting === undefined) return 'Two blossoms overlap.';
  const bounds = boundsOf(size, groups.starts);
  const group = groupsOfVertices(bounds);
  const highest = largestByGroup(bounds, duals.y);
  const common = makeCommon(nesting, nesting.depth);
  const row = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    for (let g = group[i]!; g < highest.length; g++) {
      const isFar = 2 * groups.atLeast(group[i]!, g) > duals.y[i]! + highest[g]!;
      if (isFar && group[mate[i]!] !== g) continue;
      const from = Math.max(i + 1, bounds[g]!);
      const to = bounds[g + 1]!;
      if (from < to) groups.fill(i, from, to, row);
      for (let j = from; j < to; j++) {
        if (row[j] === ABSENT) continue;
        const crossing = 2 * row[j]! - duals.y[i]! - duals.y[j]!;
        // Most pairs end here: blossoms only add to a slack.
        if (crossing > 0 && mate[i] !== j) continue;
        const slack = crossing + common(i, j);
        if (slack === 0) tight?.push(i, j);
        if (slack < 0 || (slack > 0 && mate[i] === j)) return slackFault(i, j, slack, mate);
      }
    }
  }
  return undefined;
};

const slackFault = (i: number, j: number, slack: number, mate: Int32Array): string =>
  `The pair ${i}, ${j} has slack ${slack}${mate[i] === j ? ' though it is matched' : ''}.`;
