import type { Settings, Tiebreak } from '../tournament/settings';
import type { Column } from './column';
import { primaryTiebreak } from './primaryScore';
import type { Standing } from './standing';
import { tiebreakColumns } from './tiebreak';
import type { Purpose, Tied } from './tied';

/** Who stands where, for one purpose. */
export interface Placement {
  readonly purpose: Purpose;
  /** Players who are equal in everything, by index; best class first, in the list's order inside. */
  readonly classes: readonly (readonly number[])[];
  /** `place[player]`: 1 + the number of better placed players; equals share it and the next ones are skipped (R3.1). */
  readonly place: readonly number[];
  /** What was compared, in order: the primary score, then the tiebreaks. SOSK has as many columns as it needed. */
  readonly columns: readonly { readonly tiebreak: Tiebreak; readonly column: Column }[];
}

/**
 * The placement by the primary score and the purpose's tiebreaks, each applied only to classes still tied by
 * everything before it (R2.1).
 */
export function makePlacement(standing: Standing, purpose: Purpose): Placement {
  const { classes, columns } = applied(standing, purpose, [
    primaryTiebreak(standing),
    ...tiebreaksFor(standing.settings, purpose),
  ]);
  return { purpose, classes, place: places(standing, classes), columns };
}

/** The list that the settings have for a purpose. */
export function tiebreaksFor(settings: Settings, purpose: Purpose): readonly Tiebreak[] {
  switch (purpose) {
    case 'final':
      return settings.tiebreaks;
    case 'pairing':
      return settings.pairingTiebreaks;
    case 'seeding':
      return settings.seedingTiebreaks;
    case 'prizes':
      return settings.prizeTiebreaks;
  }
}

/**
 * The classes that a tiebreak finds tied: by all that precedes it in the purpose's list, and where it is not
 * listed by the primary score alone.
 */
export function tiedBefore(standing: Standing, tiebreak: Tiebreak, purpose: Purpose = 'final'): Tied {
  const list = tiebreaksFor(standing.settings, purpose);
  const before = list.slice(0, Math.max(0, list.indexOf(tiebreak)));
  return { classes: applied(standing, purpose, [primaryTiebreak(standing), ...before]).classes, purpose };
}

function applied(standing: Standing, purpose: Purpose, tiebreaks: readonly Tiebreak[]) {
  const columns: { tiebreak: Tiebreak; column: Column }[] = [];
  let classes: readonly (readonly number[])[] = [standing.wallList.players.map((_, player) => player)];
  for (const tiebreak of tiebreaks) {
    for (const [index, column] of tiebreakColumns(standing, tiebreak, { classes, purpose }).entries()) {
      if (index > 0 && classes.every(group => group.length < 2)) break;
      classes = classes.flatMap(group => refined(group, column));
      columns.push({ tiebreak, column });
    }
  }
  return { classes: classes.filter(group => group.length > 0), columns };
}

/** A tied class split by a column. Where a value is missing that could stand anywhere, the tie stays. */
function refined(group: readonly number[], column: Column): readonly (readonly number[])[] {
  if (group.length < 2) return [group];
  const valueOf = (player: number): number => {
    const value = column.values[player];
    if (value === undefined) return Infinity;
    return column.better === 'more' ? -value : value;
  };
  if (column.unknown === 'undecided' && group.some(player => column.values[player] === undefined))
    return [group];
  const parts = new Map<number, number[]>();
  for (const player of group) {
    const value = valueOf(player);
    const part = parts.get(value);
    if (part) part.push(player);
    else parts.set(value, [player]);
  }
  return [...parts].sort(([a], [b]) => (a === b ? 0 : a - b)).map(([, part]) => part);
}

function places(standing: Standing, classes: readonly (readonly number[])[]): number[] {
  const place = standing.wallList.players.map(() => 1);
  let better = 0;
  for (const group of classes) {
    for (const player of group) place[player] = better + 1;
    better += group.length;
  }
  return place;
}

export type { Purpose, Tied } from './tied';
