import type { PairOfPlayers } from '../criteria/criterionTotals';
import type { Field } from '../criteria/field';
import { bestWith, type Alternative, type NoAlternative } from './alternative';
import { comesBefore, type ComesBefore } from './bye';
import { byeOf, mateOf, pairsOf, type Optimum } from './optimum';
import { THE_BYE, type OpponentOrBye } from './theBye';
import type { PlayerIndex } from '../../tournament/indices';

export { THE_BYE, type OpponentOrBye } from './theBye';
export type { Alternative, CriterionChange } from './alternative';

export type WhatIf =
  /** They meet. `without`: the best pairing in which they do not, or why there is none. */
  | { readonly kind: 'paired'; readonly without: Alternative }
  | { readonly kind: 'paired'; readonly without: undefined; readonly because: NoAlternative }
  /** They are not paired with one another: no game to be had, a fixed one, another group. */
  | { readonly kind: 'not together' }
  /** The settings have given the bye to one of them. */
  | { readonly kind: 'named bye'; readonly player: PlayerIndex }
  /** The player who has the bye is entitled to it before. */
  | { readonly kind: 'not entitled'; readonly bye: PlayerIndex; readonly by: ComesBefore }
  | { readonly kind: 'repeat'; readonly lastRound: number }
  /** `lastRound`: they have met besides, 0 for never. */
  | { readonly kind: 'forbidden'; readonly lastRound: number }
  /** The others could not be paired any more. */
  | { readonly kind: 'no pairing'; readonly because: NoAlternative }
  | { readonly kind: 'possible'; readonly instead: Alternative };

/**
 * Not a bound but the optimum in which two meet (or, if they do, do not), all others and the bye around them,
 * found from the pairing of now and proved like it.
 */
export function whatIf(optima: readonly Optimum[], one: number, other: OpponentOrBye): WhatIf {
  const optimum = optima.find(({ field }) => vertexOf(field, one) >= 0 && vertexOf(field, other) >= 0);
  const mate = optimum && mateOf(optimum);
  if (optimum === undefined || one === other) return { kind: 'not together' };
  if (mate === undefined) return { kind: 'no pairing', because: 'forbidden' };
  const { field } = optimum;
  const [a, b] = [vertexOf(field, one), vertexOf(field, other)];
  const pair: PairOfPlayers = [Math.min(a, b), Math.max(a, b)];
  const about = [one, other];
  const named = namedBye(field);
  if (named !== undefined && (other === THE_BYE || about.includes(named)))
    return { kind: 'named bye', player: named };
  if (mate[a] === b) {
    const without = bestWith(optimum, { forbidden: [pair] }, about);
    return typeof without === 'string'
      ? { kind: 'paired', without: undefined, because: without }
      : { kind: 'paired', without };
  }
  const ruledOut = ruledOutBy(optimum, one, other);
  if (ruledOut) return ruledOut;
  const instead = bestWith(optimum, { forced: [pair] }, about);
  return typeof instead === 'string'
    ? { kind: 'no pairing', because: instead }
    : { kind: 'possible', instead };
}

function vertexOf({ players, byeClass }: Field, asked: OpponentOrBye): number {
  if (asked !== THE_BYE) return players.indexOf(asked);
  return byeClass ? players.length : -1;
}

/** The only one who may have the bye, by the settings. */
const namedBye = ({ players, byeClass = [] }: Field): number | undefined =>
  byeClass.some(step => step < 0) ? players[byeClass.indexOf(0)] : undefined;

function ruledOutBy(optimum: Optimum, one: number, other: OpponentOrBye): WhatIf | undefined {
  const { field, isForbidden } = optimum;
  const { round, players } = field;
  if (other === THE_BYE) {
    const bye = byeOf(optimum) as number;
    const by = comesBefore(round, players, bye, one);
    return by && { kind: 'not entitled', bye, by };
  }
  const lastRound = round.meetings.last(one, other);
  if (isForbidden(one, other)) return { kind: 'forbidden', lastRound };
  return lastRound > 0 && !hasRepeat(field, pairsOf(optimum)) ? { kind: 'repeat', lastRound } : undefined;
}

const hasRepeat = ({ round }: Field, games: readonly PairOfPlayers[]): boolean =>
  games.some(([a, b]) => round.meetings.last(a, b) > 0);
