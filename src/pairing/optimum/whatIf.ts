import { verifyInOrder, type CheckedCost } from '../../matching/proof/certificate';
import { matchInOrder, type InOrder } from '../../matching/inOrder';
import { ABSENT, changed, startOf, type Changes, type Matched } from '../../matching/matching';
import { exactLimits, makeCost, realLimit, type FieldCost, type Repeats } from './cost';
import { criterionTotals, type CriterionTotal, type PairOfPlayers } from '../criteria/criterionTotals';
import { verticesOf, type Field } from '../criteria/field';
import { byeOf, hasDearGame, pairsOf, type Optimum } from './optimum';

/** A pairing that is the best one of another kind than now, and what sets it apart. */
export interface Alternative {
  /** Criterion by criterion: what the pairing of now pays, and what that one does. */
  readonly criteria: readonly CriterionChange[];
  /** How much more that one costs in all; undefined where criteria are not added up (in order, repeats). */
  readonly dearer: number | undefined;
  /** Its games which are not in the pairing of now, those of the two players asked about first. */
  readonly games: readonly PairOfPlayers[];
  /** Who has the bye in it, where that is somebody else than now. */
  readonly bye: number | undefined;
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

/** The pairing of now. */
interface MatchedOptimum extends Optimum {
  readonly result: Matched;
}

/** In the place of an opponent: the bye of the round. */
export const THE_BYE = 'bye';
export type OpponentOrBye = number | typeof THE_BYE;

/** What a game between two players, or the bye for one, would mean for the pairing of the round. */
export type WhatIf =
  /** They meet. `without`: the best pairing in which they do not; undefined where there is none. */
  | { readonly kind: 'paired'; readonly without: Alternative | undefined }
  /** They are not among the players who are paired with one another: no game to be had, a fixed one, another group. */
  | { readonly kind: 'not together' }
  /** The settings have given the bye to one of them. */
  | { readonly kind: 'named bye'; readonly player: number }
  /** The bye is due to others first, and one of them can have it. */
  | { readonly kind: 'not entitled'; readonly first: readonly number[] }
  | { readonly kind: 'repeat'; readonly lastRound: number }
  /** `lastRound`: they have met besides, 0 for never. */
  | { readonly kind: 'forbidden'; readonly lastRound: number }
  /** The others could not be paired any more. */
  | { readonly kind: 'no pairing' }
  | { readonly kind: 'possible'; readonly instead: Alternative };

/**
 * The best pairing in which two players meet (or, if they do, in which they do not), all others being paired anew around them,
 * the bye among them: not a bound but the optimum, found from the pairing of now and proved like it. In the place of the second
 * player the bye may be asked for.
 */
export function whatIf(optima: readonly Optimum[], one: number, other: OpponentOrBye): WhatIf {
  const optimum = optima.find(({ field }) => vertexOf(field, one) >= 0 && vertexOf(field, other) >= 0);
  if (optimum === undefined || one === other) return { kind: 'not together' };
  const { field, result } = optimum;
  if (result.kind !== 'matched') return { kind: 'no pairing' };
  const now: MatchedOptimum = { ...optimum, result };
  const [a, b] = [vertexOf(field, one), vertexOf(field, other)];
  const pair: PairOfPlayers = [Math.min(a, b), Math.max(a, b)];
  const about = [one, other];
  const named = namedBye(field);
  if (named !== undefined && (other === THE_BYE || about.includes(named)))
    return { kind: 'named bye', player: named };
  if (result.mate[a] === b) return { kind: 'paired', without: bestWith(now, { forbidden: [pair] }, about) };
  const ruledOut = ruledOutBy(optimum, one, other);
  if (ruledOut) return ruledOut;
  const instead = bestWith(now, { forced: [pair] }, about);
  return instead ? { kind: 'possible', instead } : { kind: 'no pairing' };
}

function vertexOf({ players, byeClass }: Field, asked: OpponentOrBye): number {
  if (asked !== THE_BYE) return players.indexOf(asked);
  return byeClass ? players.length : -1;
}

/** The only one who may have the bye, by the settings. */
const namedBye = ({ players, byeClass = [] }: Field): number | undefined =>
  byeClass.some(one => one < 0) ? players[byeClass.indexOf(0)] : undefined;

/** What no pairing may have, whatever it costs. */
function ruledOutBy(optimum: Optimum, one: number, other: OpponentOrBye): WhatIf | undefined {
  const { field, isForbidden } = optimum;
  const { round, players, byeClass = [] } = field;
  if (other === THE_BYE) {
    const holder = byeClass[players.indexOf(byeOf(optimum) as number)];
    const first = players.filter((_, i) => byeClass[i] === holder);
    return first.includes(one) ? undefined : { kind: 'not entitled', first };
  }
  const lastRound = round.meetings.last(one, other);
  if (isForbidden(one, other)) return { kind: 'forbidden', lastRound };
  return lastRound > 0 && !hasRepeat(field, pairsOf(optimum)) ? { kind: 'repeat', lastRound } : undefined;
}

const hasRepeat = ({ round }: Field, games: readonly PairOfPlayers[]): boolean =>
  games.some(([a, b]) => round.meetings.last(a, b) > 0);

/** What counts before anything that is weighed. */
const NEVER_ADDED: readonly CriterionChange['weight'][] = ['repeat', 'bye', 'group', 'category'];

/**
 * The best pairing after a change. A repeat is no way out where the round has none; the bye of somebody who is entitled to it
 * later is.
 */
function bestWith(
  optimum: MatchedOptimum,
  changes: Changes,
  about: readonly OpponentOrBye[],
): Alternative | undefined {
  const found = bestBy(optimum, optimum.repeats, changes) ?? bestBy(optimum, 'few', changes);
  const then = found && alternative(optimum, found, changes, about);
  return then?.criteria.some(({ weight, now }) => weight === 'repeat' && now === 0) ? undefined : then;
}

interface ProvedPairing {
  readonly costs: FieldCost;
  readonly proof: InOrder;
}

/** The limit of now will do, unless what is asked for takes dearer games. */
function bestBy(optimum: MatchedOptimum, repeats: Repeats, changes: Changes): ProvedPairing | undefined {
  const { field, isForbidden, limit: now, result } = optimum;
  const size = verticesOf(field);
  const larger = now.isCapReal ? [] : [...exactLimits(field).slice(1), realLimit(field)];
  for (const limit of [now, ...larger]) {
    const isNow = limit === now && repeats === optimum.repeats;
    const costs = isNow ? optimum : makeCost(field, isForbidden, repeats, limit);
    const { cost, groups, later } = costs;
    const from = isNow ? startOf(result, undefined, 'same') : undefined;
    const proof = matchInOrder(changed({ size, cost, groups }, changes), later, { from });
    if (proof.kind === 'no perfect matching') return undefined;
    if (proof.kind === 'matched' && (limit.isCapReal || !hasDearGame(costs, proof))) return { costs, proof };
  }
  return undefined;
}

function alternative(
  optimum: MatchedOptimum,
  { costs: { checked }, proof }: ProvedPairing,
  changes: Changes,
  about: readonly OpponentOrBye[],
): Alternative {
  const { field, result } = optimum;
  const size = verticesOf(field);
  const then = { field, result: { ...result, mate: proof.mate } };
  const criteria = changesOf(criterionTotals(field, result.mate), criterionTotals(field, proof.mate));
  const isAdded =
    field.round.standing.settings.criteria === 'weighed' &&
    !criteria.some(({ weight, now, then }) => NEVER_ADDED.includes(weight) && now !== then);
  const isOld = new Set(pairsOf(optimum).map(String));
  const concerns = (game: PairOfPlayers): number => game.filter(one => about.includes(one)).length;
  const bye = byeOf(then);
  return {
    criteria,
    dearer: isAdded ? criteria.reduce((sum, { now, then }) => sum + then - now, 0) : undefined,
    games: pairsOf(then)
      .filter(game => !isOld.has(String(game)))
      .sort((x, y) => concerns(y) - concerns(x)),
    bye: bye === byeOf(optimum) ? undefined : bye,
    fault: verifyInOrder(
      { size, cost: checkedWith(checked.first, changes), runs: checked.runs },
      checked.later,
      proof,
    ),
  };
}

/** The changes again for the checker, which asks with i < j. */
function checkedWith(cost: CheckedCost, { forced = [], forbidden = [] }: Changes): CheckedCost {
  const isAbsent = (i: number, j: number): boolean => {
    const isOne = ([a, b]: PairOfPlayers): boolean => a === i && b === j;
    const touches = ([a, b]: PairOfPlayers): boolean => a === i || a === j || b === i || b === j;
    return forbidden.some(isOne) || forced.some(pair => touches(pair) && !isOne(pair));
  };
  return (i, j, enough) => (isAbsent(i, j) ? ABSENT : cost(i, j, enough));
}

/** A criterion that only one of the pairings has is 0 in the other. */
function changesOf(
  now: readonly CriterionTotal[],
  then: readonly CriterionTotal[],
): readonly CriterionChange[] {
  const of = (totals: readonly CriterionTotal[], weight: CriterionTotal['weight']) =>
    totals.find(one => one.weight === weight);
  const before = NEVER_ADDED.filter(weight => [...now, ...then].some(one => one.weight === weight));
  const weighed = now.map(({ weight }) => weight).filter(weight => !NEVER_ADDED.includes(weight));
  return [...before, ...weighed].map(weight => {
    const [one, other] = [of(now, weight), of(then, weight)];
    return {
      weight,
      now: one?.total ?? 0,
      then: other?.total ?? 0,
      gamesNow: one?.games.length ?? 0,
      gamesThen: other?.games.length ?? 0,
    };
  });
}
