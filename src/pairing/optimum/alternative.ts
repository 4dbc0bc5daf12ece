import { changedProblem, ABSENT, warmStartOf, type Changes } from '../../matching/matching';
import { matchInOrder } from '../../matching/inOrder';
import { matchLarge } from '../../matching/large/largeMatching';
import type { LargeCost } from '../../matching/large/largeResult';
import { verifyInOrder, type CheckedCost } from '../../matching/proof/certificate';
import { verifyLarge } from '../../matching/proof/largeCertificate';
import {
  criterionTotals,
  exactTotal,
  type CriterionTotal,
  type PairOfPlayers,
} from '../criteria/criterionTotals';
import { verticesOf } from '../criteria/field';
import { capsOf, makeCost, largeCost } from './cost';
import { byeOf, hasDearGame, mateOf, pairsOf, type Optimum, type FieldCost, type Repeats } from './optimum';
import type { OpponentOrBye } from './theBye';
import type { PlayerIndex } from '../../tournament/indices';

export interface Alternative {
  /** Criterion by criterion: the price of the pairing of now, and of that one. */
  readonly criteria: readonly CriterionChange[];
  /** Its total more than now; undefined where criteria are not added up (in order, repeats). */
  readonly dearer: number | undefined;
  /** Its games which are not in the pairing of now, those of the two players asked about first. */
  readonly games: readonly PairOfPlayers[];
  /** Its bye, where that is somebody else than now. */
  readonly bye: PlayerIndex | undefined;
  /** The fault in its proof; undefined when it is proved that no pairing of its kind is better. */
  readonly fault: string | undefined;
}

export interface CriterionChange {
  readonly weight: CriterionTotal['weight'];
  readonly now: number;
  readonly then: number;
  /** Both exact, where they are beyond exact numbers. */
  readonly exact?: { readonly now: bigint; readonly then: bigint };
  readonly gamesNow: number;
  readonly gamesThen: number;
}

/** The other pairing's price less that of now; only the sign of what is beyond exact numbers is certain. */
export const stepOf = ({ now, then, exact }: CriterionChange): number =>
  exact ? Number(exact.then - exact.now) : then - now;

export type NoAlternative = 'repeats' | 'forbidden';

/** Criteria before all that is weighed. */
const NEVER_ADDED: readonly CriterionChange['weight'][] = ['repeat', 'bye', 'group', 'category'];

/** A repeat is no way out where the round has none; a bye out of turn is. */
export function bestWith(
  optimum: Optimum,
  changes: Changes,
  about: readonly OpponentOrBye[],
): Alternative | NoAlternative {
  const optimumAfter = bestBy(optimum, optimum.repeats, changes) ?? bestBy(optimum, 'few', changes);
  if (optimumAfter === undefined) return 'forbidden';
  const then = alternative(optimum, optimumAfter, about);
  return then.criteria.some(({ weight, now }) => weight === 'repeat' && now === 0) ? 'repeats' : then;
}

interface ProvedPairing {
  readonly mate: Int32Array;
  readonly fault: string | undefined;
}

/** Undefined where there is none. Numbers of any size are matched where the search counts a game as less dear than it is. */
export function bestBy(optimum: Optimum, repeats: Repeats, changes: Changes): ProvedPairing | undefined {
  const { field, isForbidden, result } = optimum;
  const size = verticesOf(field);
  for (const cap of capsOf(field)) {
    const isNow = cap === optimum.cap && repeats === optimum.repeats;
    const costs: FieldCost = isNow ? optimum : makeCost(field, isForbidden, repeats, cap);
    const { cost, groups, later, checked } = costs;
    const from = isNow && result.kind === 'matched' ? warmStartOf(result, undefined, 'same') : undefined;
    const proof = matchInOrder(changedProblem({ size, cost, groups }, changes), later, { from });
    if (proof.kind === 'no perfect matching') return undefined;
    if (proof.kind === 'not exact' || hasDearGame(costs, proof)) continue;
    const first = { size, cost: checkedWith(checked.first, changes), runs: checked.runs };
    return { mate: proof.mate, fault: verifyInOrder(first, checked.later, proof) };
  }
  const cost = largeWith(largeCost(field, isForbidden, repeats), changes);
  const matching = matchLarge(size, cost);
  return matching.kind === 'matched large'
    ? { mate: matching.mate, fault: verifyLarge(size, cost, matching) }
    : undefined;
}

/** In all criteria together; where they are in order, in each. */
export function costsNoMore(optimum: Optimum, mate: Int32Array): boolean {
  const { criteria, dearer } = comparison(optimum, mate);
  return dearer === undefined ? criteria.every(change => stepOf(change) === 0) : dearer === 0;
}

function comparison(optimum: Optimum, mate: Int32Array): Pick<Alternative, 'criteria' | 'dearer'> {
  const { field } = optimum;
  const criteria = changesOf(criterionTotals(field, mateOf(optimum)!), criterionTotals(field, mate));
  const isAdded =
    field.round.standing.settings.criteria === 'weighed' &&
    !criteria.some(({ weight, now, then }) => NEVER_ADDED.includes(weight) && now !== then);
  return {
    criteria,
    dearer: isAdded
      ? Number(criteria.reduce((sum, change) => sum + exactOf(change).then - exactOf(change).now, NOTHING))
      : undefined,
  };
}

function alternative(
  optimum: Optimum,
  { mate, fault }: ProvedPairing,
  about: readonly OpponentOrBye[],
): Alternative {
  const then = { field: optimum.field, mate };
  const isOld = new Set(pairsOf(optimum).map(String));
  const concerns = (game: PairOfPlayers): number => game.filter(player => about.includes(player)).length;
  const bye = byeOf(then);
  return {
    ...comparison(optimum, mate),
    games: pairsOf(then)
      .filter(game => !isOld.has(String(game)))
      .sort((x, y) => concerns(y) - concerns(x)),
    bye: bye === byeOf(optimum) ? undefined : bye,
    fault,
  };
}

/** The changes again for the checker, which asks with i < j. */
function isAbsentBy({ forced = [], forbidden = [] }: Changes): (i: number, j: number) => boolean {
  return (i, j) => {
    const isOne = ([a, b]: PairOfPlayers): boolean => a === i && b === j;
    const touches = ([a, b]: PairOfPlayers): boolean => a === i || a === j || b === i || b === j;
    return forbidden.some(isOne) || forced.some(pair => touches(pair) && !isOne(pair));
  };
}

function checkedWith(cost: CheckedCost, changes: Changes): CheckedCost {
  const isAbsent = isAbsentBy(changes);
  return (i, j, enough) => (isAbsent(i, j) ? ABSENT : cost(i, j, enough));
}

function largeWith(cost: LargeCost, changes: Changes): LargeCost {
  const isAbsent = isAbsentBy(changes);
  return (i, j) => (isAbsent(i, j) ? undefined : cost(i, j));
}

/** A criterion that only one of the pairings has is 0 in the other. */
function changesOf(
  now: readonly CriterionTotal[],
  then: readonly CriterionTotal[],
): readonly CriterionChange[] {
  const of = (totals: readonly CriterionTotal[], weight: CriterionTotal['weight']) =>
    totals.find(total => total.weight === weight);
  const before = NEVER_ADDED.filter(weight => [...now, ...then].some(total => total.weight === weight));
  const weighed = now.map(({ weight }) => weight).filter(weight => !NEVER_ADDED.includes(weight));
  return [...before, ...weighed].map(weight => {
    const [one, other] = [of(now, weight), of(then, weight)];
    return {
      weight,
      now: one?.total ?? 0,
      then: other?.total ?? 0,
      ...(one?.exact === undefined && other?.exact === undefined
        ? {}
        : { exact: { now: one ? exactTotal(one) : NOTHING, then: other ? exactTotal(other) : NOTHING } }),
      gamesNow: one?.games.length ?? 0,
      gamesThen: other?.games.length ?? 0,
    };
  });
}

const NOTHING = BigInt(0);

export const exactOf = ({
  now,
  then,
  exact,
}: CriterionChange): { readonly now: bigint; readonly then: bigint } =>
  exact ?? { now: BigInt(now), then: BigInt(then) };
