import type { HalfPoints } from '../tournament/wallList';
import { makeColumn, type Column, type Missing } from './column';
import { missingScore } from './roundValue';
import { FREE, NOBODY, PENDING } from './slots';
import { sosK } from './sosK';
import { startOf, type Standing } from './standing';

/** What a round adds to SOSOS; nothing while the game has no result. */
export interface SososPart {
  readonly round: number;
  /** Undefined in a round without an opponent. */
  readonly opponent: number | undefined;
  readonly value: HalfPoints;
  readonly missing: Missing | undefined;
}

/**
 * SOSOS (R2.6): the sum of the opponents' SOS. A round without an opponent adds the player's own start as often as
 * rounds were played: in McMahon the SOS of somebody who only met such players, 0 in other systems.
 */
export function sosos(standing: Standing): Column {
  const sos = sosK(standing, 0);
  const values: (HalfPoints | undefined)[] = [];
  const missing: (Missing | undefined)[] = [];
  for (let player = 0; player < standing.wallList.players.length; player++) {
    const parts = sososParts(standing, player, sos);
    const gap = parts.find(part => part.missing)?.missing;
    values.push(gap ? undefined : parts.reduce((sum, part) => sum + part.value, 0));
    missing.push(gap);
  }
  return makeColumn({ title: 'SOSOS', unit: sos.unit, values, missing, provisional: sos.provisional });
}

export function sososParts(standing: Standing, player: number, sos: Column): SososPart[] {
  const { slots, wallList, through } = standing;
  const parts: SososPart[] = [];
  for (let round = 1; round <= through; round++) {
    const cell = player * wallList.rounds + round - 1;
    let hasGame = false;
    for (let slot = slots.first[cell] as number; slot < (slots.first[cell + 1] as number); slot++) {
      const kind = slots.kind[slot] as number;
      if (kind & FREE) continue;
      hasGame = true;
      if (!(kind & PENDING)) parts.push(gamePart(standing, round, slot, sos));
    }
    if (!hasGame) parts.push(freePart(standing, player, round));
  }
  return parts;
}

function gamePart(standing: Standing, round: number, slot: number, sos: Column): SososPart {
  const opponent = standing.slots.opponent[slot] as number;
  const value = opponent === NOBODY ? undefined : sos.values[opponent];
  const missing =
    value === undefined ? (missingScore(standing, slot, round) ?? sos.missing[opponent]) : undefined;
  return { round, opponent, value: value ?? 0, missing };
}

function freePart(standing: Standing, player: number, round: number): SososPart {
  const missing: Missing | undefined =
    standing.starts[player] === undefined ? { kind: 'no start', player } : undefined;
  return { round, opponent: undefined, value: standing.through * startOf(standing, player), missing };
}
