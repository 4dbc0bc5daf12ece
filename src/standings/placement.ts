import type { Tiebreak } from '../tournament/settings';
import { orderOf, splitByTiebreaks, tiebreaksFor, type Compared } from './order';
import { primaryTiebreak } from './primaryScore';
import { stagesOf } from './stage';
import { placesOf, stagedOrder } from './stagedOrder';
import type { Standing } from './standing';
import type { Purpose, Tied } from './tied';

/** Who stands where, for one purpose. */
export interface Placement {
  readonly purpose: Purpose;
  /** Players who are equal in everything, by index; best class first, in the list's order inside. */
  readonly classes: readonly (readonly number[])[];
  /** `place[player]`: 1 + the number of better placed players; equals share it and the next ones are skipped (R3.1). */
  readonly place: readonly number[];
  /**
   * What was compared, in order: the primary score, then the tiebreaks. SOSK has as many columns as it needed; several
   * stages have theirs one after the other, the last stage first.
   */
  readonly columns: readonly Compared[];
}

/**
 * The placement by the primary score and the purpose's tiebreaks, each applied only to classes still tied by
 * everything before it (R2.1).
 */
export function makePlacement(standing: Standing, purpose: Purpose): Placement {
  const { wallList, settings } = standing;
  const stages = stagesOf(wallList, settings);
  const isPlain = stages.length === 1 && stages[0]?.apart === false && settings.stages.length === 0;
  const { classes, columns } = isPlain
    ? orderOf(standing, purpose, everybody(standing))
    : stagedOrder(wallList, settings, stages, purpose);
  return { purpose, classes, place: placesOf(wallList.players.length, classes), columns };
}

/**
 * The classes that a tiebreak finds tied: by all that precedes it in the purpose's list, and where it is not
 * listed by the primary score alone.
 */
export function tiedBefore(standing: Standing, tiebreak: Tiebreak, purpose: Purpose = 'final'): Tied {
  const list = tiebreaksFor(standing.settings, purpose);
  const before = list.slice(0, Math.max(0, list.indexOf(tiebreak)));
  const all = { classes: everybody(standing), columns: [] };
  const { classes } = splitByTiebreaks(standing, purpose, [primaryTiebreak(standing), ...before], all);
  return { classes, purpose };
}

const everybody = ({ wallList }: Standing): readonly (readonly number[])[] => [
  wallList.players.map((_, player) => player),
];

export { tiebreaksFor } from './order';
export type { Purpose, Tied } from './tied';
