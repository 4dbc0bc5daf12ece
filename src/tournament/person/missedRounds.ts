import type { RoundNo } from '../indices';
import type { Player, Out } from '../wallList';

/** Each press turns the rounds that somebody misses into others. */

/** Rounds that a player misses, as the column Out has them. */
export interface MissedRounds {
  readonly rounds: readonly number[];
  /** The round from which all are missed; 0 where somebody plays on. */
  readonly from: number;
  /** Registered, and nobody has seen the player yet. */
  readonly awaited: boolean;
}

export const misses = ({ rounds, from }: MissedRounds, round: RoundNo): boolean =>
  rounds.includes(round) || (from > 0 && round >= from);

/** Misses a round, and plays on afterwards. */
export const missing = (missed: MissedRounds, round: RoundNo): MissedRounds =>
  misses(missed, round) ? missed : { ...missed, rounds: sorted([...missed.rounds, round]) };

/** Plays a round of `last`; the others stay as they were. */
export function playingRound(missed: MissedRounds, round: RoundNo, last: number): MissedRounds {
  const { rounds, from } = missed;
  const without = rounds.filter(other => other !== round);
  if (from === 0 || round < from) return { ...missed, rounds: without };
  const between = Array.from({ length: round - from }, (_, i) => from + i);
  return { ...missed, rounds: sorted([...without, ...between]), from: round < last ? round + 1 : 0 };
}

/** Is not paired any more from a round on. */
export const withdrawing = ({ rounds, from }: MissedRounds, next: number): MissedRounds => ({
  rounds: rounds.filter(round => round < next),
  from: from > 0 ? Math.min(from, next) : next,
  awaited: false,
});

/** Plays all that comes; rounds that were missed stay missed. */
export const returning = (missed: MissedRounds, next: number): MissedRounds => ({
  rounds: Array.from({ length: next - 1 }, (_, i) => i + 1).filter(round => misses(missed, round)),
  from: 0,
  awaited: false,
});

export const isOutForGood = (missed: MissedRounds, next: number, last: number): boolean =>
  next <= last &&
  Array.from({ length: last - next + 1 }, (_, i) => next + i).every(round => misses(missed, round));

const sorted = (rounds: readonly number[]): readonly number[] =>
  [...new Set(rounds)].sort((one, other) => one - other);

export const missedOf = ({ out: { rounds, from = 0, isAwaited = false } }: Player): MissedRounds => ({
  rounds: [...rounds].sort((one, other) => one - other),
  from,
  awaited: isAwaited,
});

export const outOf = ({ rounds, from, awaited }: MissedRounds): Out => ({
  rounds: [...new Set(rounds)].sort((one, other) => one - other),
  from: from === 0 ? undefined : from,
  ...(awaited && { isAwaited: true }),
});
