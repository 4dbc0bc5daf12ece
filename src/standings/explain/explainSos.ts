import { makeLine, type ExplainKind, type ExplainLine } from './explanation';
import { opponentName } from './explainOpponent';
import { halvesPerPoint } from '../score/points';
import { MISSING } from '../score/opponentScore';
import { facedScore, missingIn, NO_RESULT, roundValuesOf, unplayedValue } from '../score/roundValue';
import { FREE, PENDING } from '../score/slots';
import { droppedRounds, sosK } from '../tiebreaks/sosK';
import { sodosParts, type SodosPart } from '../tiebreaks/sodos';
import { sososParts, type SososPart } from '../tiebreaks/sosos';
import type { Column, Missing } from '../tiebreaks/column';
import type { Standing } from '../score/standing';

/** The rounds behind SOS-k (R2.3, R2.4), with those marked that are left out. */
export function explainSosK(standing: Standing, player: number, k: number): ExplainLine[] {
  const flavour = standing.settings.sosFlavour;
  const rounds = roundValuesOf(standing, player);
  const isDropped = droppedRounds(rounds, k, flavour);
  return Array.from(rounds, (value, index) => {
    const round = index + 1;
    const dropped = !isDropped[index] ? undefined : flavour === 'EGF' ? 'smallest' : 'first rounds';
    if (value === MISSING)
      return { ...makeGap(standing, round, missingIn(standing, player, round)), dropped };
    const line = roundLine(standing, player, round);
    return {
      ...line,
      dropped,
      value: value === NO_RESULT ? undefined : value / halvesPerPoint(standing.settings),
    };
  });
}

function roundLine(standing: Standing, player: number, round: number): ExplainLine {
  const slot = gameSlot(standing, player, round);
  if (slot === undefined) return freeLine(standing, player, round);
  const named = opponentName(standing, slot);
  if ((standing.slots.kind[slot] as number) & PENDING) return makeLine('pending', { round, ...named });
  const score = standing.opponentScores[named.opponent ?? -1];
  if (score === undefined || facedScore(standing.slots, standing.opponentScores, slot) === score) {
    return makeLine('opponentScore', { round, ...named });
  }
  const values = { ...named.values, score: score / 2, stones: standing.slots.given?.[slot] ?? 0 };
  return makeLine('correctedScore', { round, ...named, values });
}

/** The first game of a round. */
function gameSlot({ slots, wallList }: Standing, player: number, round: number): number | undefined {
  const cell = player * wallList.rounds + round - 1;
  for (let slot = slots.first[cell] as number; slot < (slots.first[cell + 1] as number); slot++) {
    if (!((slots.kind[slot] as number) & FREE)) return slot;
  }
  return undefined;
}

function freeLine(standing: Standing, player: number, round: number): ExplainLine {
  const value = unplayedValue(standing, player) / halvesPerPoint(standing.settings);
  const isPhantom = standing.settings.ownUnplayed === 'AGA phantom';
  return makeLine(isPhantom ? 'phantom' : freeKind(standing, player, round), { round, value });
}

function freeKind({ wallList }: Standing, player: number, round: number): ExplainKind {
  const entry = wallList.entries[player]?.[round - 1]?.[0];
  if (entry?.kind !== 'free') return 'emptyAddsStart';
  return entry.as === 'bye' ? 'byeAddsStart' : 'absenceAddsStart';
}

function makeGap(standing: Standing, round: number, missing: Missing): ExplainLine {
  if (missing.kind === 'outside') return makeLine('outside', { round, values: { no: missing.opponentNo } });
  const name = missing.kind === 'no start' ? standing.wallList.players[missing.player]?.name : undefined;
  return makeLine('noStart', { round, values: { name: name ?? '' } });
}

/** The products behind SODOS (R2.6). */
export function explainSodos(standing: Standing, player: number): ExplainLine[] {
  return sodosParts(standing, player).map(part => sodosLine(standing, part));
}

function sodosLine(standing: Standing, part: SodosPart): ExplainLine {
  const { round, slot } = part;
  if (part.missing) return makeGap(standing, round, part.missing);
  if ((standing.slots.kind[slot] as number) & FREE && part.value === 0) {
    return makeLine('freeAddsNothing', { round, value: 0 });
  }
  const named = opponentName(standing, slot);
  if (part.pending) return makeLine('pending', { round, ...named });
  const perPoint = halvesPerPoint(standing.settings);
  const value = (part.value * part.score) / (2 * perPoint);
  if ((standing.slots.kind[slot] as number) & FREE) return makeLine('phantom', { round, value });
  const values = { ...named.values, part: part.value / 2, score: part.score / perPoint };
  return part.value === 0
    ? makeLine('lost', { round, value: 0, ...named })
    : makeLine('product', { round, value, ...named, values });
}

/** The opponents' SOS behind SOSOS (R2.6). */
export function explainSosos(standing: Standing, player: number): ExplainLine[] {
  const sos: Column = sosK(standing, 0);
  return sososParts(standing, player, sos).map(part => sososLine(standing, player, part));
}

function sososLine(standing: Standing, player: number, part: SososPart): ExplainLine {
  const { round, missing } = part;
  if (missing) return makeGap(standing, round, missing);
  const slot = gameSlot(standing, player, round);
  const value = part.value / halvesPerPoint(standing.settings);
  if (slot === undefined)
    return makeLine('roundsTimesStart', { round, value, values: { rounds: standing.through } });
  const name = standing.wallList.players[part.opponent ?? -1]?.name ?? '';
  return makeLine('opponentSos', { round, value, opponent: part.opponent, values: { opponent: name } });
}
