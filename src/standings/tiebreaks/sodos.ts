import { metBadCells } from '../score/badCell';
import { makeColumn, type Column, type Missing } from './column';
import { MISSING } from '../score/opponentScore';
import { halvesPerPoint } from '../score/points';
import { facedScore, missingScore, unplayedValue } from '../score/roundValue';
import { BYE, FREE, PENDING } from '../score/slots';
import type { Standing } from '../score/standing';

/**
 * SODOS (R2.6): the scores of the opponents times what the player got from them, in quarter points. A defeated
 * opponent counts in full, a tied one half, also by default; a round without an opponent adds nothing. With the
 * AGA's phantom a bye is a win against it.
 */
export function sodos(standing: Standing): Column {
  const { slots, wallList, through } = standing;
  const values = new Array<number | undefined>(wallList.players.length);
  const missing: (Missing | undefined)[] = [];
  const met = metBadCells(standing);
  const provisional = new Array<boolean>(wallList.players.length);
  for (let player = 0; player < wallList.players.length; player++) {
    const from = slots.first[player * wallList.rounds] as number;
    const end = slots.first[player * wallList.rounds + through] as number;
    const sum = sumOfProducts(standing, player, from, end);
    values[player] = sum;
    if (sum === undefined) missing[player] = whyMissing(standing, player);
    provisional[player] = met.has(player) || hasPending(slots.kind, from, end);
  }
  const unit = 2 * halvesPerPoint(standing.settings);
  return makeColumn({ title: 'SODOS', unit, values, missing, provisional });
}

/** Over some slots of a player; undefined where one of the scores is missing. */
function sumOfProducts(standing: Standing, player: number, from: number, end: number): number | undefined {
  const { kind, value, opponent, given } = standing.slots;
  const { opponentScores } = standing;
  let sum = 0;
  for (let slot = from; slot < end; slot++) {
    // Games with known opponents and without stones are as good as all there are.
    const met = opponent[slot] as number;
    const isPlain = met >= 0 && given === undefined && !((kind[slot] as number) & FREE);
    const known = isPlain ? (opponentScores[met] as number) : MISSING;
    const score = known === MISSING ? scoreGotFrom(standing, player, slot) : known;
    if (score === MISSING) return undefined;
    sum += (value[slot] as number) * score;
  }
  return sum;
}

function hasPending(kind: Uint8Array, from: number, end: number): boolean {
  for (let slot = from; slot < end; slot++) if ((kind[slot] as number) & PENDING) return true;
  return false;
}

/** The score that counts times what the player got in a slot; `MISSING` where it adds something and nobody knows it. */
function scoreGotFrom(standing: Standing, player: number, slot: number): number {
  const { slots } = standing;
  if (!((slots.kind[slot] as number) & FREE)) {
    const score = facedScore(slots, standing.opponentScores, slot);
    // A lost game adds nothing whoever won it. Only then does its result matter here: nobody can foresee it, nor a processor.
    return score === MISSING && slots.value[slot] === 0 ? 0 : score;
  }
  return meetsPhantom(standing, slot) ? unplayedValue(standing, player) : 0;
}

/** The AGA's phantom loses to who has a bye, and beats who stays away (R2.5). */
const meetsPhantom = ({ slots, settings }: Standing, slot: number): boolean =>
  settings.ownUnplayed === 'AGA phantom' && ((slots.kind[slot] as number) & BYE) !== 0;

/** One product of the sum: what the player got in the slot, and the score that he got it from. Half points. */
export interface SodosPart {
  readonly round: number;
  readonly slot: number;
  readonly value: number;
  readonly score: number;
  readonly pending: boolean;
  readonly missing: Missing | undefined;
}

export function sodosParts(standing: Standing, player: number): SodosPart[] {
  const { slots, wallList } = standing;
  const parts: SodosPart[] = [];
  for (let round = 1; round <= standing.through; round++) {
    const cell = player * wallList.rounds + round - 1;
    for (let slot = slots.first[cell] as number; slot < (slots.first[cell + 1] as number); slot++) {
      parts.push(sodosPart(standing, player, round, slot));
    }
  }
  return parts;
}

function sodosPart(standing: Standing, player: number, round: number, slot: number): SodosPart {
  const { slots } = standing;
  const kind = slots.kind[slot] as number;
  const score = scoreGotFrom(standing, player, slot);
  const addsNothing = kind & FREE && !meetsPhantom(standing, slot);
  const missing = score === MISSING ? missingScore(standing, slot, round) : undefined;
  return {
    round,
    slot,
    value: addsNothing ? 0 : (slots.value[slot] as number),
    score: missing ? 0 : score,
    pending: (kind & PENDING) !== 0,
    missing,
  };
}

const whyMissing = (standing: Standing, player: number): Missing | undefined =>
  sodosParts(standing, player).find(part => part.missing)?.missing;
