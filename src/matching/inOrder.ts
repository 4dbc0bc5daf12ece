import { verifyDuals, verifyMate, verifySlacks } from './certificate';
import type { MatchingProblem } from './change';
import { doubled, noCosts, type Cost } from './cost';
import { appendEdge } from './graph';
import { oneGroup } from './groups';
import { minimumCostMatching, resultOf } from './matching';
import { makeCommon, nestingOf, type Nesting } from './nesting';
import type { Matched, Unmatchable } from './result';
import { matchAll } from './solve';
import { startDuals } from './start';
import { makeState } from './state';
import type { Start } from './warmStart';

/**
 * Costs in strict order: of all matchings that are best by the first cost those that are best by the second, and so on.
 *
 * What is best by one cost is known from its dual: exactly the perfect matchings of tight pairs in which each blossom with a
 * price has one partner outside (complementary slackness). So the next cost is minimised among the tight pairs, with a
 * fine for every blossom that a pair leaves. Without the fine, tight pairs make worse matchings too.
 */
export interface InOrder {
  readonly kind: 'matched';
  readonly mate: Int32Array;
  /** By cost: its total. */
  readonly totals: readonly number[];
  /** By cost: a matching that is best up to there, with its duals; from the second cost on, totals and duals are of fined costs. */
  readonly levels: readonly Matched[];
}

/** `first` says which pairs there are; the later costs are asked, with i < j, for pairs that are still possible. */
export const matchInOrder = (
  first: MatchingProblem,
  later: readonly Cost[],
  from?: Start,
): InOrder | Unmatchable => {
  const { size, cost, groups } = first;
  const best = minimumCostMatching(size, cost, { groups, from });
  if (best.kind !== 'matched') return best;
  let before: Matched = best;
  let tight: number[] = [];
  const levels = [before];
  if (later.length > 0) verifySlacks(size, groups ?? oneGroup(cost), before, tight);
  for (const next of later) {
    const fined = finedPairs(tight, before, next);
    before = matchAmong(size, fined);
    levels.push(before);
    const stillTight: number[] = [];
    verifyFined(fined, before, stillTight);
    tight = stillTight;
  }
  const { mate } = before;
  return { kind: 'matched', mate, levels, totals: [cost, ...later].map(one => totalOf(mate, one)) };
};

/** Proves that the matching is best in this order, as `verifyCertificate` does for one cost: undefined when it is proved. */
export const verifyInOrder = (
  first: MatchingProblem,
  later: readonly Cost[],
  { mate, levels }: InOrder,
): string | undefined => {
  const { size, cost, groups = oneGroup(cost) } = first;
  const level = (k: number): Matched => ({ ...levels[k]!, mate });
  if (levels.length !== later.length + 1) return `There are ${levels.length} levels.`;
  let tight: number[] = [];
  const fault =
    verifyMate(size, cost, level(0)) ??
    verifyDuals(size, level(0)) ??
    verifySlacks(size, groups, level(0), tight);
  if (fault !== undefined) return fault;
  for (let k = 1; k < levels.length; k++) {
    const fined = finedPairs(tight, levels[k - 1]!, later[k - 1]!);
    const stillTight: number[] = [];
    const doubt = verifyDuals(size, level(k)) ?? verifyFined(fined, level(k), stillTight);
    if (doubt !== undefined) return `At level ${k + 1}: ${doubt}`;
    tight = stillTight;
  }
  return undefined;
};

/** Pairs, one vertex after the other, and what each costs. */
interface PricedPairs {
  readonly pairs: readonly number[];
  readonly cost: readonly number[];
}

/**
 * The tight pairs with their next costs and fines. A blossom is left an odd number of times, so that half of what the
 * matching at hand costs is fine enough to make it once. Throws a RangeError where that exceeds the exact numbers.
 */
const finedPairs = (tight: readonly number[], { mate, duals }: Matched, next: Cost): PricedPairs => {
  const nesting = nestingOf(mate.length, duals.blossoms)!;
  const fine = Math.floor(totalOf(mate, next) / 2) + 1;
  const common = makeCommon(nesting, nesting.count);
  const cost: number[] = [];
  for (let k = 0; k < tight.length; k += 2) {
    const [i, j] = [tight[k]!, tight[k + 1]!];
    const left = around(nesting, i) + around(nesting, j) - 2 * common(i, j);
    const value = next(i, j) + fine * left;
    doubled(value, i, j);
    cost.push(value);
  }
  return { pairs: tight, cost };
};

/** How many blossoms hold a vertex. */
const around = ({ count, innermost }: Nesting, vertex: number): number => count[innermost[vertex]!]!;

const totalOf = (mate: Int32Array, cost: Cost): number => {
  let total = 0;
  mate.forEach((partner, i) => {
    if (i < partner) total += cost(i, partner);
  });
  if (total > Number.MAX_SAFE_INTEGER) throw new RangeError('The total cost exceeds 2^53.');
  return total;
};

/** Matches in a graph that has all pairs there are: nothing is left to be priced. */
const matchAmong = (size: number, { pairs, cost }: PricedPairs): Matched => {
  const state = makeState(size);
  cost.forEach((value, k) => appendEdge(state.graph, pairs[2 * k]!, pairs[2 * k + 1]!, 2 * value));
  startDuals(state);
  if (matchAll(state, noCosts(size)) !== undefined)
    throw new Error('The tight pairs have no perfect matching.');
  return resultOf(state);
};

const verifyFined = (
  { pairs, cost }: PricedPairs,
  { mate, duals, total }: Matched,
  tight: number[],
): string | undefined => {
  const nesting = nestingOf(mate.length, duals.blossoms);
  if (nesting === undefined) return 'Two blossoms overlap.';
  const common = makeCommon(nesting, nesting.depth);
  let [matched, sum] = [0, 0];
  for (let k = 0; k < cost.length; k++) {
    const [i, j] = [pairs[2 * k]!, pairs[2 * k + 1]!];
    const slack = 2 * cost[k]! - duals.y[i]! - duals.y[j]! + common(i, j);
    if (slack < 0) return `The pair ${i}, ${j} has slack ${slack}.`;
    if (slack === 0) tight.push(i, j);
    if (mate[i] !== j) continue;
    if (slack > 0) return `The pair ${i}, ${j} has slack ${slack} though it is matched.`;
    matched++;
    sum += cost[k]!;
  }
  if (2 * matched !== mate.length) return 'A pair is not among those that are still possible.';
  return sum === total ? undefined : `The pairs cost ${sum}, not ${total}.`;
};
