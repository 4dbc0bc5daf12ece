import { categoriesOf } from './category';
import type { Compared } from './order';
import { stagesOf } from './stage';
import { placesOf } from './stagedOrder';
import { isPlain, rankingsOf, stagedOrder } from './stageRanking';
import type { Standing } from './standing';
import type { Purpose } from './tied';

/** Who stands where, for one purpose. */
export interface Placement {
  readonly purpose: Purpose;
  /** Players who are equal in everything, by index; best class first, in the list's order inside. */
  readonly classes: readonly (readonly number[])[];
  /**
   * `place[player]`: 1 + the number of better placed players; equals share it and the next ones are skipped (R3.1). In a Swiss
   * by categories it is the place inside the category.
   */
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
  const { classes, columns } = stagedOrder(rankingsOf(standing, purpose));
  const contests =
    settings.system === 'Swiss by categories' && isPlain(stagesOf(wallList, settings), settings)
      ? byCategory(standing, classes)
      : [classes];
  return { purpose, classes, place: placesInContests(wallList.players.length, contests), columns };
}

/** Places are counted inside each category; whoever has none is of the last one. */
function byCategory({ wallList }: Standing, classes: Placement['classes']): readonly Placement['classes'][] {
  const categories = categoriesOf(wallList);
  const categoryOf = ([player]: readonly number[]): number | undefined => categories[player as number];
  return [...new Set(classes.map(categoryOf))].map(one => classes.filter(group => categoryOf(group) === one));
}

function placesInContests(count: number, contests: readonly Placement['classes'][]): readonly number[] {
  const places = contests.map(classes => placesOf(count, classes));
  const contestOf = new Map(
    contests.flatMap((classes, i) => classes.flat().map(player => [player, i] as const)),
  );
  return Array.from({ length: count }, (_, player) => places[contestOf.get(player) ?? 0]?.[player] ?? 1);
}

export { tiebreaksFor } from './order';
export type { Purpose, Tied } from './tied';
