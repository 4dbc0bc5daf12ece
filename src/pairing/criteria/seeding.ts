import type { Settings } from '../../tournament/settings';
import { ofField, type Units, type Field } from './field';
import { byLot } from '../../lots/lots';
import { lotIds } from '../game/lotOrder';
import type { RoundNo } from '../../tournament/indices';

/** The seeding that the settings have for a round (R4.7). */
export const seedingOf = (settings: Settings, round: RoundNo): Settings['seeding'] =>
  isEarly(settings, round) ? settings.earlySeeding : settings.seeding;

const isEarly = (settings: Settings, round: RoundNo): boolean => round <= settings.earlyRounds;

/** Other tiebreaks only in the early rounds of an event of a single stage without Rating (R4.6, R4.7). */
export function withPairingTiebreaks(settings: Settings, round: RoundNo): Settings {
  if (!isEarly(settings, round) || settings.stages.length > 0) return settings;
  return {
    ...settings,
    pairingTiebreaks: settings.pairingTiebreaks.filter(tiebreak => tiebreak !== 'Rating'),
  };
}

/**
 * The distance to the game that the seeding wants, squared, 0 to 1. Fold: first and last. Slip: first and first of
 * the lower half.
 */
export function seedingUnits(seeding: 'fold' | 'slip', one: number, other: number, size: number): number {
  if (size <= 2) return 0;
  const off =
    seeding === 'fold' ? (one + other - (size - 1)) / (size - 1) : (2 * Math.abs(one - other) - size) / size;
  return off * off;
}

/**
 * Random is slip in the order of this round's lots: all pairings of a group are equally likely and can be drawn
 * again (R2.8).
 */
export function seeding(field: Field): Units {
  const { groupStart, groupSize } = field;
  const { scheme, position } = placesIn(field);
  return (i, j) =>
    groupStart[i] === groupStart[j]
      ? seedingUnits(scheme, position[i] as number, position[j] as number, groupSize[i] as number)
      : 0;
}

/** By position in the field: the position inside the score group that counts for the seeding. */
const placesIn = ofField(
  (field): { readonly scheme: 'fold' | 'slip'; readonly position: readonly number[] } => {
    const { round, groupStart } = field;
    const kind = seedingOf(round.standing.settings, round.number);
    const position = kind === 'random' ? positionsByLot(field) : groupStart.map((start, i) => i - start);
    return { scheme: kind === 'fold' ? 'fold' : 'slip', position };
  },
);

function positionsByLot(field: Field): readonly number[] {
  const taken = new Map<number, number>();
  const positions: number[] = [];
  const { standing, number } = field.round;
  for (const i of byLot(lotIds(standing.wallList, field.players), standing.lots(`round-${number}`))) {
    const start = field.groupStart[i] as number;
    const position = taken.get(start) ?? 0;
    positions[i] = position;
    taken.set(start, position + 1);
  }
  return positions;
}
