import { verifyInOrder, type CheckedCost } from '../matching/certificate';
import { matchInOrder } from '../matching/inOrder';
import { ABSENT, changed, startOf, type Changes } from '../matching/matching';
import { criterionTotals, type CriterionTotal, type PairOfPlayers } from './criterionTotals';
import type { Optimum } from './optimum';
import { pairsOf } from './optimum';

/** A pairing that is the best one of another kind than now, and what sets it apart. */
export interface Instead {
  /** Criterion by criterion: what the pairing of now pays, and what that one does. */
  readonly criteria: readonly CriterionChange[];
  /** How much more that one costs in all; undefined where criteria are not added up (in order, repeats). */
  readonly dearer: number | undefined;
  /** Its games which are not in the pairing of now, those of the two players asked about first. */
  readonly games: readonly PairOfPlayers[];
  /** What fails in its proof; undefined when it is proved that no pairing of its kind is better. */
  readonly fault: string | undefined;
}

export interface CriterionChange {
  readonly weight: CriterionTotal['weight'];
  readonly now: number;
  readonly then: number;
  /** How many games pay it. */
  readonly gamesNow: number;
  readonly gamesThen: number;
}

/** What a game between two players would mean for the pairing of the round. */
export type WhatIf =
  /** They meet. `without`: the best pairing in which they do not; undefined where there is none. */
  | { readonly kind: 'paired'; readonly without: Instead | undefined }
  /** They are not among the players who are paired with one another: no game to be had, a fixed one, the bye, another group. */
  | { readonly kind: 'not together' }
  | { readonly kind: 'repeat'; readonly lastRound: number }
  | { readonly kind: 'forbidden' }
  /** The others could not be paired any more. */
  | { readonly kind: 'no pairing' }
  | { readonly kind: 'possible'; readonly instead: Instead };

/**
 * The best pairing in which two players meet (or, if they do, in which they do not), all others being paired anew around them:
 * not a bound but the optimum, found from the pairing of now and proved like it.
 */
export function whatIf(optima: readonly Optimum[], one: number, other: number): WhatIf {
  const optimum = optima.find(({ field }) => field.players.includes(one) && field.players.includes(other));
  if (optimum === undefined || one === other) return { kind: 'not together' };
  const { field, cost, result } = optimum;
  const [a, b] = [field.players.indexOf(one), field.players.indexOf(other)];
  const pair: PairOfPlayers = [Math.min(a, b), Math.max(a, b)];
  if (result.kind !== 'matched') return { kind: 'no pairing' };
  if (result.mate[a] === b)
    return { kind: 'paired', without: bestWith(optimum, { forbidden: [pair] }, [one, other]) };
  if (cost(...pair) >= 0) {
    const instead = bestWith(optimum, { forced: [pair] }, [one, other]);
    return instead ? { kind: 'possible', instead } : { kind: 'no pairing' };
  }
  const lastRound = field.round.meetings.last(one, other);
  return lastRound > 0 ? { kind: 'repeat', lastRound } : { kind: 'forbidden' };
}

/** What counts before anything that is weighed. */
const NEVER_ADDED: readonly CriterionChange['weight'][] = ['repeat', 'category'];

function bestWith(optimum: Optimum, changes: Changes, about: PairOfPlayers): Instead | undefined {
  const { field, cost, groups, later, checked, result } = optimum;
  if (result.kind !== 'matched') return undefined;
  const size = field.players.length;
  const from = startOf(result, undefined, 'same');
  const proof = matchInOrder(changed({ size, cost, groups }, changes), later, { from });
  if (proof.kind !== 'matched') return undefined;
  const criteria = changesOf(criterionTotals(field, result.mate), criterionTotals(field, proof.mate));
  const isAdded =
    field.round.standing.settings.criteria === 'weighed' &&
    !criteria.some(({ weight, now, then }) => NEVER_ADDED.includes(weight) && now !== then);
  const isOld = new Set(pairsOf(optimum).map(String));
  const concerns = (game: PairOfPlayers): number => game.filter(one => about.includes(one)).length;
  return {
    criteria,
    dearer: isAdded ? criteria.reduce((sum, { now, then }) => sum + then - now, 0) : undefined,
    games: pairsOf({ ...optimum, result: { ...result, mate: proof.mate } })
      .filter(game => !isOld.has(String(game)))
      .sort((x, y) => concerns(y) - concerns(x)),
    fault: verifyInOrder(
      { size, cost: checkedWith(size, checked.first, changes), runs: checked.runs },
      checked.later,
      proof,
    ),
  };
}

/** The changes again for the checker. */
function checkedWith(size: number, cost: CheckedCost, { forced = [], forbidden = [] }: Changes): CheckedCost {
  const isAbsent = (i: number, j: number): boolean => {
    const isOne = ([a, b]: PairOfPlayers): boolean => (a === i && b === j) || (a === j && b === i);
    const touches = ([a, b]: PairOfPlayers): boolean => a === i || a === j || b === i || b === j;
    return forbidden.some(isOne) || forced.some(pair => touches(pair) && !isOne(pair));
  };
  const isConcerned = new Uint8Array(size);
  for (const pair of [...forced, ...forbidden]) for (const i of pair) isConcerned[i] = 1;
  return (i, j, enough) =>
    (isConcerned[i] === 1 || isConcerned[j] === 1) && isAbsent(i, j) ? ABSENT : cost(i, j, enough);
}

/** A criterion that only one of the pairings has is 0 in the other. */
function changesOf(
  now: readonly CriterionTotal[],
  then: readonly CriterionTotal[],
): readonly CriterionChange[] {
  const longer = then.length > now.length ? then : now;
  const of = (totals: readonly CriterionTotal[], weight: CriterionTotal['weight']) =>
    totals.find(one => one.weight === weight) ?? { total: 0, games: [] };
  return longer.map(({ weight }) => {
    const [before, after] = [of(now, weight), of(then, weight)];
    return {
      weight,
      now: before.total,
      then: after.total,
      gamesNow: before.games.length,
      gamesThen: after.games.length,
    };
  });
}
