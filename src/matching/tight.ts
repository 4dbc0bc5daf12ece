import { doubled, type Costs } from './problem/cost';
import { boundsOf, groupsOfVertices } from './problem/groups';
import { findLow, lowPairs, type LowPairs } from './problem/lowPairs';
import { ABSENT, type Cost, type Groups } from './problem/matchingProblem';
import type { Nesting } from './nesting';
import type { Matched } from './problem/result';

/**
 * The matchings that are best by one cost are known from its dual: exactly the perfect matchings of tight pairs in which each
 * blossom with a price has one partner outside (complementary slackness). So the next cost is minimised among the tight
 * pairs, with a fine for every blossom that a pair leaves. Without the fine, tight pairs make worse matchings too.
 */
export interface Level {
  /** Asked, with i < j, for pairs that are still possible. */
  readonly cost: Cost;
  /** The cost by groups of vertices, all pairs present, for large problems in which many pairs may be possible. */
  readonly groups?: Groups | undefined;
  /** The only vertex whose pairs cost anything, behind all others. */
  readonly only?: number;
}

export interface PricedPairs {
  readonly pairs: readonly number[];
  readonly cost: readonly number[];
}

/** A pair that is not looked at costs this: the search gets no nearer to the end of the exact numbers. */
const DEAREST = 2 ** 50;

/** The tight pairs, one vertex after the other; undefined when there are more than `most`. */
export const tightPairs = (
  costs: Costs,
  { duals: { y } }: Matched,
  nesting: Nesting,
  most: number,
): readonly number[] | undefined => {
  costs.prepare();
  const low = lowPairs(costs, y, 0);
  const tight: number[] = [];
  for (let i = 0; i < costs.size; i++) {
    for (const group of low.near[costs.group[i]!]!) {
      const lowCount = group < costs.group[i]! ? 0 : findLow(low, i, group, i + 1);
      if (lowCount > 0) listTight(i, low, lowCount, nesting, tight);
    }
    if (tight.length > 2 * most) return undefined;
  }
  return tight;
};

const listTight = (
  i: number,
  { who, crossing }: LowPairs,
  lowCount: number,
  { common, price }: Nesting,
  tight: number[],
): void => {
  for (let k = 0; k < lowCount; k++) {
    const j = who[k]!;
    if (crossing[k]! + price[common(i, j)]! === 0) tight.push(i, j);
  }
};

export const stillTight = (
  { pairs, cost }: PricedPairs,
  { duals: { y } }: Matched,
  { common, price }: Nesting,
): readonly number[] => {
  const tight: number[] = [];
  for (let k = 0; k < cost.length; k++) {
    const i = pairs[2 * k]!;
    const j = pairs[2 * k + 1]!;
    const crossing = 2 * cost[k]! - y[i]! - y[j]!;
    if (crossing <= 0 && crossing + price[common(i, j)]! === 0) tight.push(i, j);
  }
  return tight;
};

export const finedPairs = (
  pairs: readonly number[],
  exits: Exits,
  fine: number,
  { cost: next }: Level,
): PricedPairs => {
  const cost: number[] = [];
  for (let k = 0; k < pairs.length; k += 2) {
    const i = pairs[k]!;
    const j = pairs[k + 1]!;
    const fines = fine === 0 ? 0 : fine * exits(i, j);
    const value = Math.min(DEAREST, next(i, j) + fines);
    // Throws if a cost is no whole number.
    doubled(value, i, j);
    cost.push(value);
  }
  return { pairs, cost };
};

/** The fined cost of tight pairs that are too many to be listed: they are found again whenever a row is asked for. */
export const finedGroups = (
  size: number,
  before: Groups,
  { duals: { y } }: Matched,
  nesting: Nesting,
  fine: number,
  next: Level,
): Groups => {
  const { common, price } = nesting;
  const exits = makeExits(nesting);
  const costs = new Float64Array(size);
  const { starts, atLeast } = refined(size, before.starts, next.groups);
  const fill: Groups['fill'] = (i, from, to, row) => {
    before.fill(i, from, to, row);
    next.groups?.fill(i, from, to, costs);
    for (let j = from; j < to; j++) {
      const crossing = 2 * row[j]! - y[i]! - y[j]!;
      if (i === j || row[j] === ABSENT || crossing > 0 || crossing + price[common(i, j)]! > 0) {
        row[j] = ABSENT;
        continue;
      }
      const value = next.groups ? costs[j]! : i < j ? next.cost(i, j) : next.cost(j, i);
      row[j] = Math.min(DEAREST, value + fine * exits(i, j));
    }
  };
  const { kind } = next.groups ?? before;
  return kind ? { starts, atLeast, fill, kind } : { starts, atLeast, fill };
};

/** How many blossoms a pair leaves: those that hold one of the two and not the other. */
export type Exits = (i: number, j: number) => number;

export const makeExits =
  ({ innermost, count, common }: Nesting): Exits =>
  (i, j) =>
    count[innermost[i]!]! + count[innermost[j]!]! - 2 * count[common(i, j)]!;

/** No pair leaves more blossoms than this. */
export const mostExits = ({ count }: Nesting): number =>
  2 * count.reduce((most, one) => Math.max(most, one), 0);

/** Groups that lie within one group of each kind, with the bounds of the second. */
const refined = (
  size: number,
  starts: readonly number[],
  groups: Groups | undefined,
): Pick<Groups, 'starts' | 'atLeast'> => {
  if (groups === undefined) return { starts, atLeast: () => 0 };
  const all = [...new Set([...starts, ...groups.starts])].sort((a, b) => a - b);
  const group = groupsOfVertices(boundsOf(size, groups.starts));
  return {
    starts: all,
    atLeast: (one, other) => groups.atLeast(group[all[one]!]!, group[all[other]!]!),
  };
};
