import { groupedCostsOf, noCosts, problemCosts, type Costs } from './problem/cost';
import { appendEdge } from './problem/graph';
import { oneGroup } from './problem/groups';
import { matchCosts, resultOf } from './matching';
import type { Cost, Groups, MatchingProblem } from './problem/matchingProblem';
import { nestingOf, type Nesting } from './nesting';
import type { Inexact, Matched, Unmatchable } from './problem/result';
import { matchAll } from './search/solve';
import { startDuals } from './search/start';
import { makeState } from './search/state';
import {
  finedGroups,
  finedPairs,
  makeExits,
  mostExits,
  stillTight,
  tightPairs,
  type Exits,
  type Level,
  type PricedPairs,
} from './tight';
import type { Start } from './search/warmStart';

export type { Level } from './tight';

/** Costs in strict order: of all matchings that are best by the first cost those that are best by the second, and so on. */
export interface InOrder {
  readonly kind: 'matched';
  readonly mate: Int32Array;
  readonly totals: readonly number[];
  /** By cost: a matching that is best up to there, with its duals; from the second cost on, totals and duals are of fined costs. */
  readonly levels: readonly SolvedLevel[];
}

export interface SolvedLevel extends Matched {
  /** The price of leaving a blossom of the level before. */
  readonly fine: number;
}

/** Up to this many tight pairs a vertex they are listed. */
const LISTED = 32;

/** Fines up to this are tried first: they keep all numbers small. */
const SMALL_FINE = 2 ** 36;

/** Fines leave room for the costs themselves. */
const ROOM_FOR_FINES = 2 ** 49;

/** Hints change the time taken, never the totals. */
export interface InOrderHints {
  /** The solution of a similar problem (`warmStartOf`). */
  readonly from?: Start | undefined;
  /** How many tight pairs are listed; more are found again when they are asked for. */
  readonly listed?: number;
}

/** The perfect matching that is cheapest by the costs in their order; only the first can rule a pair out. */
export const matchInOrder = (
  first: MatchingProblem,
  later: readonly (Cost | Level)[],
  { from, listed = LISTED * first.size }: InOrderHints = {},
): InOrder | Unmatchable | Inexact => {
  const { size, cost, groups } = first;
  const firstCosts = problemCosts(first);
  const best = matchCosts(firstCosts, from);
  if (best.kind !== 'matched') return best;
  const costs = later.map((one): Level => (typeof one === 'function' ? { cost: one } : one));
  const possible: PairsLeft = { groups: groups ?? oneGroup(cost), costs: firstCosts };
  const solved = (small: number): InOrder | undefined =>
    solveLevels(size, best, possible, costs, listed, small);
  return solved(SMALL_FINE) ?? solved(ROOM_FOR_FINES) ?? { kind: 'not exact' };
};

/** Undefined where numbers would not be exact, or fines up to `small` are too small. */
const solveLevels = (
  size: number,
  best: Matched,
  all: PairsLeft,
  costs: readonly Level[],
  listed: number,
  small: number,
): InOrder | undefined => {
  const levels: SolvedLevel[] = [{ ...best, fine: 0 }];
  const exits: Exits[] = [];
  let possible = all;
  for (const next of costs) {
    const step = nextLevel(size, possible, levels[levels.length - 1]!, next, listed, small);
    if (step === undefined) return undefined;
    levels.push(step.level);
    exits.push(step.exits);
    possible = step.possible;
  }
  const { mate } = levels[levels.length - 1]!;
  if (!exits.every((one, k) => isBestBefore(mate, levels[k]!, one))) return undefined;
  // Whatever later costs have chosen, it is best by the first one.
  const totals = [best.total, ...costs.map(one => totalOf(mate, one.cost))];
  return totals.every((total, k) => total + finesOf(levels, k) === levels[k]!.total)
    ? { kind: 'matched', mate, levels, totals }
    : undefined;
};

/** Once for each blossom of the level before; `DEAREST` cuts short what pairs near 2^50 cost with them. */
const finesOf = (levels: readonly SolvedLevel[], k: number): number =>
  k === 0 ? 0 : levels[k]!.fine * levels[k - 1]!.duals.blossoms.length;

type PairsLeft = PricedPairs | GroupedPairs;

interface GroupedPairs {
  readonly groups: Groups;
  readonly costs: Costs;
}

interface CostStep {
  readonly level: SolvedLevel;
  readonly possible: PairsLeft;
  readonly exits: Exits;
}

/** Undefined where numbers would not be exact. */
const nextLevel = (
  size: number,
  possible: PairsLeft,
  before: SolvedLevel,
  next: Level,
  listed: number,
  small: number,
): CostStep | undefined => {
  const nesting = nestingOf(size, before.duals.blossoms)!;
  const exits = makeExits(nesting);
  const tight =
    'pairs' in possible
      ? stillTight(possible, before, nesting)
      : tightPairs(possible.costs, before, nesting, listed);
  const kept = tight && keptLevel(tight, before, nesting, exits, next);
  if (kept) return kept;
  for (const fine of finesFor(before, nesting, next, small)) {
    const fined =
      tight !== undefined
        ? finedPairs(tight, exits, fine, next)
        : withCosts(size, finedGroups(size, (possible as GroupedPairs).groups, before, nesting, fine, next));
    const level = 'pairs' in fined ? matchAmong(size, fined, before.mate) : solveGroups(fined);
    if (level !== undefined && isBestBefore(level.mate, before, exits))
      return { level: { ...level, fine }, possible: fined, exits };
  }
  return undefined;
};

/**
 * Where the only vertex whose pairs cost anything has its cheapest partner already, the matching stays. The proof is that of the level
 * before with small prices: with them each tight pair lacks what it costs, but for what that partner does.
 */
const keptLevel = (
  pairs: readonly number[],
  { mate, duals, considered }: Matched,
  { innermost, count }: Nesting,
  exits: Exits,
  next: Level,
): CostStep | undefined => {
  const { cost, only } = next;
  if (only === undefined) return undefined;
  const now = cost(mate[only]!, only);
  if (now > ROOM_FOR_FINES) return undefined;
  for (let k = 0; k < pairs.length; k += 2)
    if (pairs[k + 1] === only && cost(pairs[k]!, only) < now) return undefined;
  const fine = duals.blossoms.length === 0 ? 0 : 1;
  const y = Float64Array.from(innermost, blossom => 2 * fine * count[blossom]!);
  y[only]! += 2 * now;
  const blossoms = duals.blossoms.map(({ vertices }) => ({ vertices, z: 4 * fine }));
  const total = now + fine * blossoms.length;
  const level: SolvedLevel = { kind: 'matched', mate, total, duals: { y, blossoms }, considered, fine };
  return { level, possible: finedPairs(pairs, exits, fine, next), exits };
};

/**
 * A blossom is left an odd number of times, so that half of what the matching at hand costs is fine enough to make it once.
 * Smaller fines mostly do as well, and whether they did is seen from the matching: at once, or where a later cost has chosen another one
 * that is as cheap with its fines.
 */
const finesFor = (
  { mate, duals }: Matched,
  nesting: Nesting,
  next: Level,
  small: number,
): readonly number[] => {
  if (duals.blossoms.length === 0) return [0];
  const most = Math.floor(ROOM_FOR_FINES / mostExits(nesting));
  const sure = Math.floor(totalOf(mate, next.cost) / 2) + 1;
  return [...new Set([Math.min(sure, small, most), Math.min(sure, most)])];
};

/** Whether each blossom of the level before has one partner outside: as it is odd, it has no fewer. */
const isBestBefore = (mate: Int32Array, { duals }: Matched, exits: Exits): boolean =>
  totalOf(mate, exits) === duals.blossoms.length;

const totalOf = (mate: Int32Array, cost: Cost): number => {
  let total = 0;
  mate.forEach((partner, i) => {
    if (i < partner) total += cost(i, partner);
  });
  return total;
};

const withCosts = (size: number, groups: Groups): GroupedPairs => ({
  groups,
  costs: groupedCostsOf(size, groups),
});

/** Undefined where numbers would not be exact: the matching of before is there for certain. */
const solveGroups = ({ costs }: GroupedPairs): Matched | undefined => {
  const solved = matchCosts(costs);
  return solved.kind === 'matched' ? solved : undefined;
};

/** Matches in a graph that has all pairs there are: nothing is left to be priced. */
const matchAmong = (size: number, { pairs, cost }: PricedPairs, mate: Int32Array): Matched | undefined => {
  const state = makeState(size);
  cost.forEach((value, k) => appendEdge(state.graph, pairs[2 * k]!, pairs[2 * k + 1]!, 2 * value));
  startDuals(state, mate);
  if (matchAll(state, noCosts(size)) !== undefined) return undefined;
  const result = resultOf(state);
  return result.kind === 'matched' ? result : undefined;
};
