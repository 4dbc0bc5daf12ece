import { matchInOrder, verifyInOrder } from '../matching/inOrder';
import { changed, startOf } from '../matching/matching';
import type { Weight } from '../tournament/settings';
import { criterionTotals, type PairOfPlayers } from './criterionTotals';
import type { Optimum } from './optimum';
import { pairsOf } from './optimum';

/** What a game between two players would mean for the pairing of the round. */
export type WhatIf =
  | { readonly kind: 'paired' }
  /** They are not among the players who are paired with one another: no game to be had, a fixed one, the bye, another group. */
  | { readonly kind: 'not together' }
  | { readonly kind: 'repeat'; readonly lastRound: number }
  | { readonly kind: 'forbidden' }
  /** The others could not be paired any more. */
  | { readonly kind: 'no pairing' }
  | {
      readonly kind: 'possible';
      /** Criterion by criterion: what the pairing pays, and what the best one with this game pays. */
      readonly criteria: readonly { readonly weight: Weight; readonly now: number; readonly then: number }[];
      /** Games of that pairing which are not in the one of now, that of the two first. */
      readonly games: readonly PairOfPlayers[];
      /** What fails in its proof; undefined when it is proved that no pairing with this game is better. */
      readonly fault: string | undefined;
    };

/**
 * The best pairing in which two players meet, all others being paired anew around them: not a bound but the optimum, found
 * from the pairing of now and proved like it.
 */
export function whatIf(optima: readonly Optimum[], one: number, other: number): WhatIf {
  const optimum = optima.find(({ field }) => field.players.includes(one) && field.players.includes(other));
  if (optimum === undefined || one === other) return { kind: 'not together' };
  const { field, cost, result } = optimum;
  const [a, b] = [field.players.indexOf(one), field.players.indexOf(other)];
  const pair: PairOfPlayers = [Math.min(a, b), Math.max(a, b)];
  if (result.kind !== 'matched') return { kind: 'no pairing' };
  if (result.mate[a] === b) return { kind: 'paired' };
  if (cost(...pair) >= 0) return forced(optimum, pair);
  const lastRound = field.round.meetings.last(one, other);
  return lastRound > 0 ? { kind: 'repeat', lastRound } : { kind: 'forbidden' };
}

function forced(optimum: Optimum, pair: PairOfPlayers): WhatIf {
  const { field, cost, groups, result, order } = optimum;
  if (result.kind !== 'matched' || order === undefined) return { kind: 'no pairing' };
  const problem = changed({ size: field.players.length, cost, groups }, { forced: [pair] });
  const proof = matchInOrder(problem, order.later, startOf(result));
  if (proof.kind !== 'matched') return { kind: 'no pairing' };
  const now = criterionTotals(field, result.mate);
  const then = criterionTotals(field, proof.mate);
  const isOld = new Set(pairsOf(optimum).map(String));
  const first = String(pair.map(i => field.players[i]));
  const games = pairsOf({ ...optimum, result: { ...result, mate: proof.mate } })
    .filter(game => !isOld.has(String(game)))
    .sort((x, y) => Number(String(y) === first) - Number(String(x) === first));
  return {
    kind: 'possible',
    criteria: now.map(({ weight, total }, k) => ({ weight, now: total, then: then[k]!.total })),
    games,
    fault: verifyInOrder(problem, order.later, proof),
  };
}
