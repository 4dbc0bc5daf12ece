import { entriesIn } from '../tournament/wallList';
import { isBye } from '../tournament/game';
import { THE_BYE, type OpponentOrBye } from './optimum/theBye';
import { whatIf, type WhatIf } from './optimum/whatIf';
import type { OpenEvent, OpenStage } from './round/openEvent';
import type { ProvedRound } from './swiss/pairRound';
import type { PlayerIndex } from '../tournament/indices';

/** The reason why two do not meet, or one has no bye; or the use of it that they do. */
export type Why = Exclude<WhatIf, { readonly kind: 'not together' }> | WhyApart;

/** The reason why two are not paired with one another, or nobody there has the bye. */
export type WhyApart =
  | PlayerApart
  /** Groups that play apart, or stages side by side. */
  | { readonly kind: 'apart' }
  /** Nobody has a bye; of those who are paired with the player nobody has. */
  | { readonly kind: 'even' | 'bye elsewhere' };

/** One of the two is not paired now; `alone`: but has the bye, as nobody else is in the same group. */
export interface PlayerApart {
  readonly kind: 'has a game' | 'has a bye' | 'absent' | 'out' | 'alone' | 'not paired';
  readonly player: PlayerIndex;
}

/** `whatIf` with the reason where two are not together. */
export function whyNot(event: OpenEvent, proved: ProvedRound, one: number, other: OpponentOrBye): Why {
  const answer = whatIf(proved.optima, one, other);
  return answer.kind === 'not together' ? whyApart(event, proved, one, other) : answer;
}

function whyApart(
  event: OpenEvent,
  { paired, optima }: ProvedRound,
  one: number,
  other: OpponentOrBye,
): WhyApart {
  const isPaired = (player: PlayerIndex): boolean =>
    optima.some(({ field }) => field.players.includes(player));
  const asked = other === THE_BYE ? [one] : [one, other];
  const player = asked.find(each => !isPaired(each));
  const open = event.openStage();
  if (player !== undefined && player === paired.bye) return { kind: 'alone', player };
  if (player !== undefined && open.kind === 'open') return { kind: stateOf(open, player), player };
  if (other !== THE_BYE) return { kind: 'apart' };
  const isThere = paired.bye !== undefined || optima.some(({ field }) => field.byeClass !== undefined);
  return { kind: isThere ? 'bye elsewhere' : 'even' };
}

function stateOf(open: OpenStage, player: PlayerIndex): PlayerApart['kind'] {
  const parts = [open, ...open.playingOn];
  const entries = entriesIn(open.event.wallList, player, open.round.number);
  const isFixed = parts.some(({ roster }) => roster.pairs.some(({ players }) => players.includes(player)));
  if (isFixed || entries.some(({ kind }) => kind === 'game')) return 'has a game';
  if (entries.length > 0) return entries.some(isBye) ? 'has a bye' : 'absent';
  return parts.some(({ roster }) => roster.out.includes(player)) ? 'out' : 'not paired';
}
