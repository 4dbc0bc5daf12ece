import type { HalfPoints } from '../tournament/wallList';
import type { Missing } from './column';
import { MISSING } from './opponentScore';
import { slotEntry } from './slotEntry';
import { FREE, NOBODY, PENDING } from './slots';
import { startOf, type Standing } from './standing';

/** The round adds nothing yet: its game has no result. */
export const NO_RESULT = -(2 ** 31);

/** What is wanting among the rounds of a player: some game has no result; some value is `MISSING`. */
export const OPEN = 1;
export const GAP = 2;

/**
 * The score of an opponent in a game, as SOS counts it: OpenGotha adds the stones that the player gave and takes
 * off those that he got, in McMahon (R2.5). `MISSING` where the list does not know it.
 */
export function facedScore({ slots, opponentScores }: Standing, slot: number): HalfPoints {
  const opponent = slots.opponent[slot] as number;
  if (opponent === NOBODY) return MISSING;
  const score = opponentScores[opponent] as number;
  if (score === MISSING || slots.given === undefined) return score;
  return score + 2 * (slots.given[slot] as number);
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
 * Lays down what every round that counts adds to a player's SOS by R2.3, in half points: the scores of the opponents
 * met in it, or what a round without an opponent adds. `NO_RESULT` and `MISSING` are no values; returns whether such are
 * among them, `OPEN` and `GAP`.
 */
export function layRoundValues(standing: Standing, player: number, values: Int32Array): number {
  const { slots, wallList, through, starts } = standing;
  const { first, kind } = slots;
  const unplayed = starts[player] === undefined ? MISSING : unplayedValue(standing, player);
  const cell = player * wallList.rounds;
  let slot = first[cell] as number;
  let wanting = 0;
  for (let index = 0; index < through; index++) {
    const end = first[cell + index + 1] as number;
    let value = unplayed;
    for (let met = 0; slot < end; slot++) {
      const one = kind[slot] as number;
      if (one & FREE) continue;
      if (one & PENDING) {
        if (met === 0) value = NO_RESULT;
        continue;
      }
      const score = facedScore(standing, slot);
      value = met === 0 ? score : value === MISSING || score === MISSING ? MISSING : value + score;
      met++;
    }
    if (value === NO_RESULT) wanting |= OPEN;
    if (value === MISSING) wanting |= GAP;
    values[index] = value;
  }
  return wanting;
}

/** What every round that counts adds, `NO_RESULT` and `MISSING` among it. */
export function roundValues(standing: Standing, player: number): Int32Array {
  const values = new Int32Array(standing.through);
  layRoundValues(standing, player, values);
  return values;
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
