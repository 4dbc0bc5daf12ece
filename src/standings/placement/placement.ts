import { categoriesOf } from '../namePositions';
import { badCells } from '../score/badCell';
import { inListOrder } from './listOrder';
import type { OrderStep } from '../orderStep';
import type { Event, StageRanking } from '../stages/event';
import { absentFrom, expelled, isWithoutStages, stagedOrder, placesOf } from '../stages/stageRanking';
import type { Purpose } from '../purpose';
import { SYSTEMS } from '../../tournament/systems';
import type { PlayerIndex } from '../../tournament/indices';

export interface Placement {
  readonly purpose: Purpose;
  /** Equals by index, the best first, inside by number (or name); unknown places are last, absent players in none. */
  readonly classes: readonly (readonly PlayerIndex[])[];
  /** 1 + the number of better placed players (R3.1), by categories inside the category; absent ones last. */
  readonly place: readonly number[];
  /** Players whose place nobody can know, who lost it, and those who are absent. */
  readonly unplaced: ReadonlySet<number>;
  /** Players who never took part and will not; nobody where the order is for pairing. */
  readonly absent: ReadonlySet<PlayerIndex>;
  /**
   * The primary score, then the tiebreaks, SOSK as often as it was needed; of several stages the last comes first.
   */
  readonly columns: readonly OrderStep[];
}

/** Each tiebreak is applied only to classes still tied by everything before it (R2.1). */
export function makePlacement(event: Event, purpose: Purpose): Placement {
  const { wallList, settings } = event;
  const rankings = event.rankings(purpose);
  const { classes, columns } = stagedOrder(rankings);
  const left = [...absentFrom(event, purpose)];
  const bad = badCells(wallList, settings);
  // A cell that nobody can read may be a game: its row stays, and all others have the places that they would have without it.
  const shown = new Set([...bad.keys(), ...expelled(event)]);
  const absent = new Set(left.filter(player => !shown.has(player)));
  const kept = left.filter(player => shown.has(player)).map(player => [player]);
  const contests =
    SYSTEMS[settings.system].contests === 'category' && isWithoutStages(event)
      ? byCategory(event, classes)
      : [classes];
  const behind = 1 + classes.flat().length;
  const unplaced = new Set([...withoutPlace(event, rankings), ...left]);
  return {
    purpose,
    classes: [
      ...keeping(classes, player => !unplaced.has(player)),
      ...keeping(classes, player => unplaced.has(player)),
      ...kept,
    ].map(group => inListOrder(wallList, group)),
    place: placesInContests(wallList.players.length, contests).map((place, player) =>
      absent.has(player) ? behind : place,
    ),
    unplaced,
    absent,
    columns,
  };
}

/** Players with a bad cell, or without a start in the McMahon that ranks them, which move no other place. */
function withoutPlace({ wallList, settings }: Event, rankings: readonly StageRanking[]): ReadonlySet<number> {
  const withoutStart = rankings.flatMap(({ standing, ranked }) =>
    [...ranked].filter(player => standing.starts[player] === undefined),
  );
  return new Set([...badCells(wallList, settings).keys(), ...withoutStart]);
}

const keeping = (
  classes: Placement['classes'],
  isIn: (player: PlayerIndex) => boolean,
): Placement['classes'] => classes.map(group => group.filter(isIn)).filter(({ length }) => length > 0);

/** Places are counted inside each category; players without one are of the last. */
function byCategory({ wallList }: Event, classes: Placement['classes']): readonly Placement['classes'][] {
  const categories = categoriesOf(wallList);
  const categoryOf = ([player]: readonly number[]): number | undefined => categories[player as number];
  return [...new Set(classes.map(categoryOf))].map(category =>
    classes.filter(group => categoryOf(group) === category),
  );
}

function placesInContests(count: number, contests: readonly Placement['classes'][]): readonly number[] {
  const places = contests.map(classes => placesOf(count, classes));
  const contestOf = new Map(
    contests.flatMap((classes, i) => classes.flat().map(player => [player, i] as const)),
  );
  return Array.from({ length: count }, (_, player) => places[contestOf.get(player) ?? 0]?.[player] ?? 1);
}

export { tiebreaksFor } from '../order/order';
export type { Purpose, TiedClasses } from '../purpose';
