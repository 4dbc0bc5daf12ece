import type { HalfPoints } from '../../tournament/wallList';
import { makeColumn, type Column, type Missing } from './column';
import { missingScore } from '../score/roundValue';
import { FREE, NOBODY, PENDING } from '../score/slots';
import { sosK } from './sosK';
import { startOf, type Standing } from '../score/standing';

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
  const values = new Array<HalfPoints | undefined>(standing.wallList.players.length);
  const missing: (Missing | undefined)[] = [];
  for (let player = 0; player < standing.wallList.players.length; player++) {
    const sum = sumOfSos(standing, player, sos.values);
    values[player] = sum;
    if (sum === undefined) missing[player] = whyMissing(standing, player, sos);
  }
  return makeColumn({ title: 'SOSOS', unit: sos.unit, values, missing, provisional: sos.provisional });
}

/** Undefined where one of the SOS, or the own start, is missing. */
function sumOfSos(standing: Standing, player: number, sos: Column['values']): HalfPoints | undefined {
  const { slots, wallList, through, starts } = standing;
  const { first, kind, opponent } = slots;
  const cell = player * wallList.rounds;
  let slot = first[cell] as number;
  let sum = 0;
  let free = 0;
  for (let round = 1; round <= through; round++) {
    let hasGame = false;
    for (const end = first[cell + round] as number; slot < end; slot++) {
      const one = kind[slot] as number;
      if (one & FREE) continue;
      hasGame = true;
      if (one & PENDING) continue;
      const met = opponent[slot] as number;
      const value = met === NOBODY ? undefined : sos[met];
      if (value === undefined) return undefined;
      sum += value;
    }
    if (!hasGame) free++;
  }
  if (free === 0) return sum;
  return starts[player] === undefined ? undefined : sum + free * freeValue(standing, player);
}

const freeValue = (standing: Standing, player: number): HalfPoints =>
  standing.through * startOf(standing, player);

const whyMissing = (standing: Standing, player: number, sos: Column): Missing | undefined =>
  sososParts(standing, player, sos).find(part => part.missing)?.missing;

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
  return { round, opponent: undefined, value: freeValue(standing, player), missing };
}
