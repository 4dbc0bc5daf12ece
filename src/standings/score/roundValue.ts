import type { HalfPoints } from '../../tournament/wallList';
import { metBadCells } from './badCell';
import type { Missing } from '../tiebreaks/column';
import { MISSING } from './opponentScore';
import { slotEntry } from './slotEntry';
import { FREE, NOBODY, PENDING, type Slots } from './slots';
import type { Standing } from './standing';

/** The round adds nothing yet: its game has no result. */
export const NO_RESULT = -(2 ** 31);

/** What is wanting among the rounds of a player: some game has no result, or an opponent a bad cell; some value is `MISSING`. */
export const OPEN = 1;
export const GAP = 2;

/** What the value of a round depends on. */
type Faced = Pick<Standing, 'wallList' | 'settings' | 'through' | 'starts' | 'slots' | 'opponentScores'>;

/**
 * The score of an opponent in a game, as SOS counts it: OpenGotha adds the stones that the player gave and takes
 * off those that he got, in McMahon (R2.5). `MISSING` where the list does not know it.
 */
export function facedScore(slots: Slots, opponentScores: Int32Array, slot: number): HalfPoints {
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
export function unplayedValue({ starts, settings, through }: Faced, player: number): HalfPoints {
  const start = starts[player] ?? 0;
  return settings.ownUnplayed === 'AGA phantom' ? start + through : start;
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

/** What every round that counts adds to the SOS of each player by R2.3, in half points. */
export interface RoundValues {
  /** `[player * rounds + round - 1]`; `NO_RESULT` and `MISSING` are no values. */
  readonly values: Int32Array;
  /** Of each player, whether such are among them: `OPEN` and `GAP`. */
  readonly wanting: Uint8Array;
}

/**
 * A round adds the scores of the opponents met in it, those who did not come among them (A6), or what a round without an
 * opponent adds.
 */
export function makeRoundValues(standing: Faced): RoundValues {
  const { slots, opponentScores, through, starts } = standing;
  const { first, kind, opponent, given } = slots;
  const { rounds, players } = standing.wallList;
  const values = new Int32Array(players.length * rounds);
  const wanting = new Uint8Array(players.length);
  for (let player = 0; player < players.length; player++) {
    const unplayed = starts[player] === undefined ? MISSING : unplayedValue(standing, player);
    const end = player * rounds + through;
    let lacks = 0;
    for (let cell = player * rounds; cell < end; cell++) {
      const slot = first[cell] as number;
      const met = opponent[slot] as number;
      // One game with a known opponent, and without stones: as good as all rounds are.
      const isPlain =
        first[cell + 1] === slot + 1 && !((kind[slot] as number) & (FREE | PENDING)) && met >= 0 && !given;
      const value = isPlain
        ? (opponentScores[met] as number)
        : roundValue(slots, opponentScores, cell, unplayed);
      if (value === NO_RESULT) lacks |= OPEN;
      if (value === MISSING) lacks |= GAP;
      values[cell] = value;
    }
    wanting[player] = lacks;
  }
  for (const player of metBadCells(standing)) wanting[player] = (wanting[player] as number) | OPEN;
  return { values, wanting };
}

function roundValue(
  slots: Slots,
  opponentScores: Int32Array,
  cell: number,
  unplayed: HalfPoints,
): HalfPoints {
  const { first, kind } = slots;
  const end = first[cell + 1] as number;
  let value = unplayed;
  let met = 0;
  for (let slot = first[cell] as number; slot < end; slot++) {
    const one = kind[slot] as number;
    if (one & FREE) continue;
    if (one & PENDING) {
      if (met === 0) value = NO_RESULT;
      continue;
    }
    const score = facedScore(slots, opponentScores, slot);
    if (score === MISSING) return MISSING;
    value = met++ === 0 ? score : value + score;
  }
  return value;
}

/** What every round that counts adds to a player's SOS, `NO_RESULT` and `MISSING` among it. */
export function roundValuesOf({ roundValues, wallList, through }: Standing, player: number): Int32Array {
  const from = player * wallList.rounds;
  return roundValues.values.subarray(from, from + through);
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
