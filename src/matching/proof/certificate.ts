import { verifyBarrier } from './barrier';
import { ABSENT } from '../problem/matchingProblem';
import type { InOrder } from '../inOrder';
import { laminarOf, type Laminar } from './laminar';
import type { Blossom, Certificate, MatchingResult } from '../problem/result';

/**
 * The checker: it trusts nothing of the search and has none of its code. It asks for costs pair by pair, in a way of its
 * own where the caller has one, sums nothing but what it checks to be exact, and takes O(size²) at worst, little
 * enough for every pairing made.
 *
 * Instead of comparing two totals, which may exceed 2^53, it checks complementary slackness, which says the same: matched
 * pairs have slack 0, blossoms with a price are full, no slack is negative (Edmonds, "Maximum matching and a
 * polyhedron with 0,1-vertices", 1965). With costs in strict order it goes on, for pairs of slack 0, to the next cost with its
 * fine for every blossom that a pair leaves.
 */

/**
 * As `Cost`. A cost above `enough` need not be known: any number above `enough` will do, for an absent pair too, and only the
 * sign of what is beyond 2^53 matters.
 */
export type CheckedCost = (i: number, j: number, enough: number) => number;

/** Vertices in runs of consecutive ones. No pair between two runs costs less than `atLeast`, in the first cost. */
export interface Runs {
  readonly starts: readonly number[];
  readonly atLeast: (one: number, other: number) => number;
}

/** Proves a result right by the certificate that comes with it: undefined when it is proved, else what fails first. */
export const verifyCertificate = (
  size: number,
  cost: CheckedCost,
  result: MatchingResult,
  runs?: Runs,
): string | undefined => {
  if (result.kind === 'not exact') return 'The costs are too large.';
  if (result.kind !== 'matched') return verifyBarrier(size, (i, j) => cost(i, j, Infinity), result.barrier);
  const { mate, total, duals } = result;
  return verify({ size, costs: [cost], mate, totals: [total], levels: [{ duals, fine: 0 }], runs });
};

/** Proves that no matching is better by costs in strict order; a sentence about the first fault, or undefined. */
export const verifyInOrder = (
  first: { readonly size: number; readonly cost: CheckedCost; readonly runs?: Runs | undefined },
  later: readonly CheckedCost[],
  { mate, totals, levels }: InOrder,
): string | undefined =>
  verify({ size: first.size, costs: [first.cost, ...later], mate, totals, levels, runs: first.runs });

interface OptimumClaim {
  readonly size: number;
  readonly costs: readonly CheckedCost[];
  readonly mate: Int32Array;
  readonly totals: readonly number[];
  readonly levels: readonly { readonly duals: Certificate; readonly fine: number }[];
  readonly runs: Runs | undefined;
}

const verify = (claim: OptimumClaim): string | undefined => {
  const { size, costs, levels } = claim;
  if (levels.length !== costs.length) return `There are ${levels.length} levels.`;
  const fault = faultOfMate(claim) ?? faultOfDuals(claim);
  if (fault !== undefined) return fault;
  const sets = levels.map(({ duals }) => laminarOf(size, duals.blossoms));
  const wrong = sets.find((one): one is string => typeof one === 'string');
  return wrong ?? faultOfSlacks(claim, sets as readonly Laminar[]);
};

const faultOfMate = ({ size, costs, mate, totals }: OptimumClaim): string | undefined => {
  if (mate.length !== size) return `There are ${size} vertices and ${mate.length} partners.`;
  const sums = costs.map(() => 0);
  for (let i = 0; i < size; i++) {
    const j = mate[i]!;
    if (j === i || mate[j] !== i) return `Vertex ${i} has no partner of its own.`;
    if (j < i) continue;
    for (let k = 0; k < costs.length; k++) {
      const value = costs[k]!(i, j, Infinity);
      if (value === ABSENT) return `The pair ${i}, ${j} is absent.`;
      sums[k]! += value;
    }
  }
  const k = sums.findIndex((sum, index) => sum !== totals[index] || !Number.isSafeInteger(sum));
  if (k < 0) return undefined;
  return Number.isSafeInteger(sums[k])
    ? `The pairs cost ${sums[k]}, not ${totals[k]}.`
    : 'The total cost is not exact.';
};

/** Duals below this leave every slack exact, or at least its sign. */
const EXACT = 2 ** 52;

const faultOfDuals = ({ size, mate, levels }: OptimumClaim): string | undefined => {
  for (const { duals, fine } of levels) {
    if (duals.y.length !== size) return `There are ${size} vertices and ${duals.y.length} duals.`;
    if (!(Number.isInteger(fine) && fine >= 0 && fine < EXACT)) return `The fine ${fine} is impossible.`;
    for (const value of duals.y) {
      if (!Number.isInteger(value) || Math.abs(value) >= EXACT) return `The dual ${value} is not exact.`;
    }
    const seenIn = new Int32Array(size).fill(-1);
    for (const [number, blossom] of duals.blossoms.entries()) {
      const fault = faultOfBlossom(mate, blossom, number, seenIn);
      if (fault !== undefined) return `The blossom of ${blossom.vertices.join(', ')} ${fault}.`;
    }
  }
  return undefined;
};

/** `seenIn`, by vertex: the number of the last blossom that it was seen in. */
const faultOfBlossom = (
  mate: Int32Array,
  { vertices, z }: Blossom,
  number: number,
  seenIn: Int32Array,
): string | undefined => {
  if (!Number.isInteger(z) || z < 0 || z >= EXACT) return `has the impossible price ${z}`;
  for (let k = 0; k < vertices.length; k++) {
    const vertex = vertices[k]!;
    if (mate[vertex] === undefined) return 'holds an unknown vertex';
    if (seenIn[vertex] === number) return 'holds a vertex twice';
    seenIn[vertex] = number;
  }
  if (vertices.length % 2 === 0) return 'is even';
  let leaving = 0;
  for (let k = 0; k < vertices.length; k++) if (seenIn[mate[vertices[k]!]!] !== number) leaving++;
  return leaving === 1 ? undefined : `has ${leaving} partners outside`;
};

const faultOfSlacks = (claim: OptimumClaim, sets: readonly Laminar[]): string | undefined => {
  const { size, levels, runs } = claim;
  const { y } = levels[0]!.duals;
  const ends = [...(runs?.starts.slice(1) ?? []), size];
  const highest = highestOf(y, ends);
  for (let run = 0, i = 0; run < ends.length; run++) {
    const near = nearRuns(run, ends, highest, runs);
    for (; i < ends[run]!; i++) {
      const fault = faultOfRow(claim, sets, i, near);
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
};

/** Consecutive vertices, whose pairs with those of another run all cost, twice, at least `least`. */
interface NearRun {
  readonly from: number;
  readonly end: number;
  readonly highest: number;
  readonly least: number;
}

/** The runs from the own one on that are near enough for a pair to have no slack: blossoms only add to it. */
const nearRuns = (
  ownRun: number,
  ends: readonly number[],
  highest: readonly number[],
  runs: Runs | undefined,
): readonly NearRun[] => {
  const near: NearRun[] = [];
  for (let run = ownRun; run < ends.length; run++) {
    const least = runs ? 2 * runs.atLeast(ownRun, run) : 0;
    if (least > highest[ownRun]! + highest[run]!) continue;
    near.push({ from: run === 0 ? 0 : ends[run - 1]!, end: ends[run]!, highest: highest[run]!, least });
  }
  return near;
};

const highestOf = (y: Float64Array, ends: readonly number[]): readonly number[] => {
  let from = 0;
  return ends.map(end => {
    let highest = -Infinity;
    for (; from < end; from++) highest = Math.max(highest, y[from]!);
    return highest;
  });
};

/** The slack of a pair by the cost of a level, with the fines for those blossoms of the level before that it leaves. */
const slackAt = (
  { costs, levels }: OptimumClaim,
  sets: readonly Laminar[],
  k: number,
  i: number,
  j: number,
): number => {
  const { duals, fine } = levels[k]!;
  const fines = k === 0 || fine === 0 ? 0 : fine * sets[k - 1]!.exits(i, j);
  const value = costs[k]!(i, j, Infinity) + fines;
  return 2 * value - duals.y[i]! - duals.y[j]! + sets[k]!.around(i)(j);
};

/** No pair of a vertex with a later one has a negative slack, and its partner is one of those without slack. */
const faultOfRow = (
  claim: OptimumClaim,
  sets: readonly Laminar[],
  i: number,
  near: readonly NearRun[],
): string | undefined => {
  const partner = claim.mate[i]!;
  const low = lowOf(claim.costs[0]!, claim.levels[0]!.duals.y, sets[0]!.around(i), i, near);
  let isFound = partner < i;
  for (let k = 0; k < low.length; k += 2) {
    if (low[k] === partner) isFound = true;
    const fault = faultOfPair(claim, sets, i, low[k]!, low[k + 1]!);
    if (fault !== undefined) return fault;
  }
  if (isFound) return undefined;
  return `${slackFault(0, i, partner, slackAt(claim, sets, 0, i, partner))} though it is matched.`;
};

/** The few later vertices with which `i` has no positive slack, each with that slack. */
const lowOf = (
  cost: CheckedCost,
  y: Float64Array,
  shared: (j: number) => number,
  i: number,
  near: readonly NearRun[],
): readonly number[] => {
  const low: number[] = [];
  const mine = y[i]!;
  for (let k = 0; k < near.length; k++) {
    const { from, end, highest, least } = near[k]!;
    if (least > mine + highest) continue;
    for (let j = Math.max(i + 1, from); j < end; j++) {
      // The blossoms around both raise the slack: asked first, they spare most pairs a part of their cost.
      // Only a sum below 0 may be rounded, and no cost is below 0.
      const sum = mine + y[j]! - shared(j);
      if (least > sum) continue;
      const value = cost(i, j, sum / 2);
      if (2 * value <= sum && value !== ABSENT) low.push(j, 2 * value - sum);
    }
  }
  return low;
};

/** No slack is negative, that of a matched pair is 0; pairs of slack 0 must pass at the next cost too. */
const faultOfPair = (
  claim: OptimumClaim,
  sets: readonly Laminar[],
  i: number,
  j: number,
  first: number,
): string | undefined => {
  const isMatched = claim.mate[i] === j;
  let slack = first;
  for (let k = 0; slack <= 0 && k < claim.costs.length; k++) {
    if (k > 0) slack = slackAt(claim, sets, k, i, j);
    if (slack < 0 || (isMatched && slack > 0))
      return `${slackFault(k, i, j, slack)}${isMatched ? ' though it is matched' : ''}.`;
  }
  return undefined;
};

const slackFault = (k: number, i: number, j: number, slack: number): string =>
  `${k === 0 ? '' : `At level ${k + 1}: `}The pair ${i}, ${j} has slack ${slack}`;
