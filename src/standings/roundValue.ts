import type { HalfPoints } from '../tournament/wallList';
import type { Missing } from './column';
import { slotEntry } from './slotEntry';
import { FREE, NOBODY, PENDING } from './slots';
import { startOf, type Standing } from './standing';

/** The round adds nothing yet: its game has no result. */
export const NO_RESULT = -Infinity;
/** The list cannot tell what the round adds; `missingIn` says why. */
export const MISSING = Infinity;

/**
 * The score of an opponent in a game, as SOS counts it: OpenGotha adds the stones that the player gave and takes
 * off those that he got, in McMahon (R2.5).
 */
export function facedScore(standing: Standing, slot: number): HalfPoints {
  const { slots, settings, opponentScores } = standing;
  const score = opponentScores[slots.opponent[slot] as number] as number;
  const corrected = settings.handicapInSos && settings.system === 'McMahon';
  return corrected ? score + 2 * (slots.given[slot] as number) : score;
}

/**
 * What a round without an opponent adds (R2.3, R2.5): the player's own start, which is 0 outside McMahon; with the
 * AGA's phantom, an opponent who won half of the rounds so far.
 */
export function unplayedValue(standing: Standing, player: number): HalfPoints {
  const start = startOf(standing, player);
  return standing.settings.ownUnplayed === 'AGA phantom' ? start + standing.through : start;
}

/** Undefined where the score of the game's opponent is known. */
export function missingScore(standing: Standing, slot: number, round: number): Missing | undefined {
  const opponent = standing.slots.opponent[slot] as number;
  if (opponent === NOBODY) {
    const entry = slotEntry(standing, slot);
    return { kind: 'outside', round, opponentNo: entry?.kind === 'game' ? entry.opponentNo : 0 };
  }
  return standing.starts[opponent] === undefined ? { kind: 'no start', player: opponent } : undefined;
}

/**
 * What a round adds to a player's SOS by R2.3, in half points: the scores of the opponents met in it, or what a round
 * without an opponent adds. `NO_RESULT` and `MISSING` are no values.
 */
export function roundValue(standing: Standing, player: number, round: number): number {
  const { slots, starts } = standing;
  const cell = player * standing.wallList.rounds + round - 1;
  let value = 0;
  let met = 0;
  let pending = 0;
  for (let slot = slots.first[cell] as number; slot < (slots.first[cell + 1] as number); slot++) {
    const kind = slots.kind[slot] as number;
    if (kind & FREE) continue;
    if (kind & PENDING) {
      pending++;
      continue;
    }
    const opponent = slots.opponent[slot] as number;
    if (opponent === NOBODY || starts[opponent] === undefined) return MISSING;
    value += facedScore(standing, slot);
    met++;
  }
  if (met > 0) return value;
  if (pending > 0) return NO_RESULT;
  return starts[player] === undefined ? MISSING : unplayedValue(standing, player);
}

/** Why a round's value is `MISSING`. */
export function missingIn(standing: Standing, player: number, round: number): Missing {
  const { slots } = standing;
  const cell = player * standing.wallList.rounds + round - 1;
  for (let slot = slots.first[cell] as number; slot < (slots.first[cell + 1] as number); slot++) {
    if ((slots.kind[slot] as number) & (FREE | PENDING)) continue;
    const missing = missingScore(standing, slot, round);
    if (missing) return missing;
  }
  return { kind: 'no start', player };
}
