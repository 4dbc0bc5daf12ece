import { makeColumn, type Column, type Missing } from './column';
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
    const parts = sodosParts(standing, player);
    const gap = parts.find(part => part.missing)?.missing;
    values.push(gap ? undefined : parts.reduce((sum, part) => sum + part.value * part.score, 0));
    missing.push(gap);
    provisional.push(parts.some(part => part.pending));
  }
  const unit = 2 * halvesPerPoint(standing.settings);
  return makeColumn({ title: 'SODOS', unit, values, missing, provisional });
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
  const value = slots.value[slot] as number;
  const part = { round, slot, value, score: 0, pending: (kind & PENDING) !== 0, missing: undefined };
  if (kind & FREE) {
    const beatsPhantom = settings.ownUnplayed === 'AGA phantom' && value === 2;
    return beatsPhantom ? { ...part, score: unplayedValue(standing, player) } : { ...part, value: 0 };
  }
  // A lost game adds nothing whoever won it.
  if (value === 0) return part;
  const missing = missingScore(standing, slot, round);
  return missing ? { ...part, missing } : { ...part, score: facedScore(standing, slot) };
}
