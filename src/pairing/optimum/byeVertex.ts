import type { CheckedCost, Runs } from '../../matching/proof/certificate';
import type { Level } from '../../matching/inOrder';
import { ABSENT, MAX_COST, type Cost, type Groups } from '../../matching/matching';
import type { Field } from '../criteria/field';

/** One more vertex behind all players: the games and the bye are one matching, and one proof covers both (R4.7). */

/** By position: the price of the bye, `ABSENT` for a player who must not have it. */
export type ByePrices = readonly number[] | undefined;

/** Only the first class of those entitled, at no cost. */
export const firstClassOnly = ({ byeClass }: Field): ByePrices =>
  byeClass?.map(step => (step === 0 ? 0 : ABSENT));

/** Every class, a later one at more cost. */
export const classByClass = ({ byeClass }: Field): ByePrices => byeClass;

export const byeForNothing = ({ byeClass }: Field): ByePrices => byeClass?.map(() => 0);

export const costWithBye = (cost: Cost, prices: ByePrices): Cost =>
  prices ? (i, j) => (j === prices.length ? (prices[i] as number) : cost(i, j)) : cost;

export const checkedWithBye = (cost: CheckedCost, prices: ByePrices): CheckedCost =>
  prices ? (i, j, enough) => (j === prices.length ? (prices[i] as number) : cost(i, j, enough)) : cost;

/** Costs by groups, in which the bye is a group of its own. */
export function groupsWithBye(groups: Groups, prices: ByePrices): Groups {
  if (!prices) return groups;
  const bye = prices.length;
  const { starts, kind } = groups;
  const least = starts.map((start, group) => leastOf(prices.slice(start, starts[group + 1] ?? bye)));
  const fill: Groups['fill'] = (i, from, to, row) => {
    if (i === bye) for (let j = from; j < Math.min(to, bye); j++) row[j] = prices[j]!;
    else if (from === bye) row[bye] = prices[i]!;
    else groups.fill(i, from, to, row);
  };
  const atLeast: Groups['atLeast'] = (one, other) =>
    other < starts.length ? groups.atLeast(one, other) : (least[one] ?? 0);
  const all: Groups = { starts: [...starts, bye], atLeast, fill };
  return kind ? { ...all, kind: Int32Array.from([...kind, 0]) } : all;
}

/** The lowest price of the bye in a group; MAX_COST where nobody in it may have it. */
const leastOf = (prices: readonly number[]): number =>
  prices.reduce((least, price) => (price === ABSENT ? least : Math.min(least, price)), MAX_COST);

/** Between the bye and anybody nothing is known before it is asked. */
export function runsWithBye(runs: Runs, prices: ByePrices): Runs {
  if (!prices) return runs;
  const { starts, atLeast } = runs;
  return {
    starts: [...starts, prices.length],
    atLeast: (one, other) => (other < starts.length ? atLeast(one, other) : 0),
  };
}

/** Where byes leave games equally good, the last player in the pairing order has it. */
export function lastHasTheBye({ players, byeClass }: Field): readonly Level[] {
  const bye = players.length;
  return byeClass ? [{ cost: (i, j) => (j === bye ? bye - 1 - i : 0), only: bye }] : [];
}
