import { prizeTiebreaksOf, type Settings } from '../../tournament/settings';
import type { Tiebreak } from '../../tournament/tiebreaks';
import { winnerFirst } from '../diagonal/diagonal';
import { category } from '../tiebreaks/category';
import type { Column } from '../column';
import { group, isRankedByGroups } from '../tiebreaks/group';
import { roundsSurvived } from '../knockout/knockout';
import { withPlayoff } from '../playoff/playoffOrder';
import { points, primaryTiebreak } from '../tiebreaks/primaryScore';
import type { Standing } from '../score/standing';
import { tiebreakColumns } from '../tiebreaks/tiebreak';
import { refined, split, type OrderStep, type Order } from '../orderStep';
import type { Purpose } from '../purpose';
import { SYSTEMS } from '../../tournament/systems';
import type { PlayerIndex } from '../../tournament/indices';

/** The list that the settings have for a purpose; that of prizes decides inside a place, behind the final one (R3.3). */
export function tiebreaksFor(settings: Settings, purpose: Purpose): readonly Tiebreak[] {
  switch (purpose) {
    case 'final':
      return settings.tiebreaks;
    case 'pairing':
      return settings.pairingTiebreaks;
    case 'seeding':
      return settings.seedingTiebreaks;
    case 'prizes':
      return prizeTiebreaksOf(settings);
  }
}

/** Classes by score and tiebreaks; indivisible prizes refine the final order inside each place (R3.3). */
export function orderOf(
  standing: Standing,
  purpose: Purpose,
  classes: readonly (readonly PlayerIndex[])[],
  tiebreaks: readonly Tiebreak[] = tiebreaksFor(standing.settings, purpose),
): Order {
  if (purpose === 'prizes')
    return splitByTiebreaks(standing, purpose, tiebreaks, orderOf(standing, 'final', classes));
  const { end } = SYSTEMS[standing.settings.system];
  const before = end === 'losses' ? winnerFirst(standing, firstEntry(standing), classes) : classes;
  const { contests, ranked } = byScore(standing, purpose, before);
  const played = purpose === 'final' ? withPlayoff(standing, contests, ranked) : ranked;
  return splitByTiebreaks(standing, purpose, tiebreaks, played);
}

/** The score; categories and groups that play by themselves come before it, for pairing behind it. */
export function byScore(
  standing: Standing,
  purpose: Purpose,
  classes: readonly (readonly PlayerIndex[])[],
): { readonly contests: readonly (readonly number[])[]; readonly ranked: Order } {
  const whole: Order = { classes, columns: [] };
  const { wallList, settings } = standing;
  const score = primary(standing);
  const before: OrderStep[] = [];
  if (SYSTEMS[settings.system].contests === 'category')
    before.push({ tiebreak: 'Category', column: category(standing) });
  if (purpose === 'pairing') return { contests: classes, ranked: [score, ...before].reduce(split, whole) };
  if (purpose === 'final' && isRankedByGroups(wallList, settings))
    before.push({ tiebreak: 'Group', column: group(standing) });
  const contests = before.reduce(split, whole);
  return { contests: contests.classes, ranked: split(contests, score) };
}

function primary(standing: Standing): OrderStep {
  const { wallList, settings, through } = standing;
  const { system } = settings;
  const tiebreak = primaryTiebreak(standing);
  switch (SYSTEMS[system].score) {
    case 'ROUNDS':
      return {
        tiebreak: 'Knock-out',
        column: roundsSurvived(wallList, { system, from: firstEntry(standing) }, through),
      };
    case 'POINTS':
      return { tiebreak, column: points(standing) };
    case 'MMS':
    case 'WINS':
    case 'PERFORMANCE': {
      const [column] = tiebreakColumns(standing, tiebreak, { classes: [], purpose: 'final' });
      return { tiebreak, column: column as Column };
    }
  }
}

/** A knock-out or Diagonal that is a later stage begins in its first round that has anything. */
export function firstEntry({ wallList }: Standing): number {
  const first = Array.from({ length: wallList.rounds }, (_, round) => round).find(round =>
    wallList.entries.some(row => (row[round] ?? []).length > 0),
  );
  return (first ?? 0) + 1;
}

/** Each tiebreak is applied only to classes still tied by everything before it (R2.1). */
export function splitByTiebreaks(
  standing: Standing,
  purpose: Purpose,
  tiebreaks: readonly Tiebreak[],
  before: Order,
): Order {
  const columns = [...before.columns];
  let { classes } = before;
  for (const tiebreak of tiebreaks) {
    for (const [index, column] of tiebreakColumns(standing, tiebreak, { classes, purpose }).entries()) {
      if (index > 0 && classes.every(group => group.length < 2)) break;
      columns.push({ tiebreak, column, tied: classes, k: index + 1 });
      classes = column.parts ?? classes.flatMap(group => refined(group, column));
    }
  }
  return { classes: classes.filter(group => group.length > 0), columns };
}
