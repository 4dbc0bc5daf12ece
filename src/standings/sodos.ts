import { makeColumn, type Column, type Missing } from './column';
import { MISSING } from './opponentScore';
import { halvesPerPoint } from './points';
import { facedScore, missingScore, unplayedValue } from './roundValue';
import { FREE, PENDING } from './slots';
import type { Standing } from './standing';

/**
 * SODOS (R2.6): the scores of the opponents times what the player got from them, in quarter points. A defeated
 * opponent counts in full, a tied one half, also by default; a round without an opponent adds nothing. With the
 * AGA's phantom a bye is a win against it.
 */
export function sodos(standing: Standing): Column {
  const values: (number | undefined)[] = [];
  const missing: (Missing | undefined)[] = [];
  const provisional: boolean[] = [];
  for (let player = 0; player < standing.wallList.players.length; player++) {
    const sum = sumOfProducts(standing, player);
    values.push(sum);
    missing.push(sum === undefined ? whyMissing(standing, player) : undefined);
    provisional.push(hasPending(standing, player));
  }
  const unit = 2 * halvesPerPoint(standing.settings);
  return makeColumn({ title: 'SODOS', unit, values, missing, provisional });
}

/** Undefined where one of the scores is missing. */
function sumOfProducts(standing: Standing, player: number): number | undefined {
  const { slots } = standing;
  const end = endOf(standing, player);
  let sum = 0;
  for (let slot = startOfRow(standing, player); slot < end; slot++) {
    const score = scoreGotFrom(standing, player, slot);
    if (score === MISSING) return undefined;
    sum += (slots.value[slot] as number) * score;
  }
  return sum;
}

function hasPending(standing: Standing, player: number): boolean {
  const { kind } = standing.slots;
  const end = endOf(standing, player);
  for (let slot = startOfRow(standing, player); slot < end; slot++) {
    if ((kind[slot] as number) & PENDING) return true;
  }
  return false;
}

/** The slots of the rounds that count are those from here … */
const startOfRow = ({ slots, wallList }: Standing, player: number): number =>
  slots.first[player * wallList.rounds] as number;

/** … up to here. */
const endOf = ({ slots, wallList, through }: Standing, player: number): number =>
  slots.first[player * wallList.rounds + through] as number;

/** The score that counts times what the player got in a slot; `MISSING` where it adds something and nobody knows it. */
function scoreGotFrom(standing: Standing, player: number, slot: number): number {
  const { slots, settings } = standing;
  if (!((slots.kind[slot] as number) & FREE)) {
    const score = facedScore(slots, standing.opponentScores, slot);
    // A lost game adds nothing whoever won it. Only then does its result matter here: nobody can foresee it, nor a processor.
    return score === MISSING && slots.value[slot] === 0 ? 0 : score;
  }
  const beatsPhantom = settings.ownUnplayed === 'AGA phantom' && slots.value[slot] === 2;
  return beatsPhantom ? unplayedValue(standing, player) : 0;
}

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
  const { slots, settings } = standing;
  const kind = slots.kind[slot] as number;
  const score = scoreGotFrom(standing, player, slot);
  const addsNothing = kind & FREE && !(settings.ownUnplayed === 'AGA phantom' && slots.value[slot] === 2);
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
