import { makeColumn } from '../column';
import type { OrderStep, Order } from '../orderStep';
import { playOff, isPlayedOff } from './playoff';
import type { Standing } from '../score/standing';

/** Equals of a contest who were played off stand by its result, before any tiebreaker (R2.10). */
export function withPlayoff(
  standing: Standing,
  contests: readonly (readonly number[])[],
  ranked: Order,
): Order {
  const { settings, wallList, through, played } = standing;
  if (played <= through) return ranked;
  const values: (number | undefined)[] = wallList.players.map(() => undefined);
  const part = { wallList, playoffPlaces: settings.playoffPlaces, through: played };
  const classes = contests.flatMap(contest => {
    const tied = classesOf(contest, ranked);
    const after = playOff(part, settings.playoffRounds, tied).classes;
    placeInside(part, tied, after, values);
    return after;
  });
  const compared: OrderStep = {
    tiebreak: 'Playoff',
    column: makeColumn({
      title: 'Playoff',
      unit: 1,
      values,
      missing: values.map(value => (value === undefined ? { kind: 'no part' } : undefined)),
      better: 'less',
      unknown: 'behind',
    }),
  };
  return { classes, columns: [...ranked.columns, compared] };
}

export function classesOf(contest: readonly number[], { classes }: Order): readonly (readonly number[])[] {
  const members = new Set(contest);
  return classes.filter(([first]) => members.has(first as number));
}

/** The place that the playoff gave inside a class of players who were equal before it. */
function placeInside(
  part: { readonly playoffPlaces: number },
  tied: readonly (readonly number[])[],
  after: readonly (readonly number[])[],
  values: (number | undefined)[],
): void {
  let place = 1;
  for (const group of tied) {
    if (isPlayedOff(part, group, place)) {
      let better = 0;
      for (const subgroup of classesOf(group, { classes: after, columns: [] })) {
        for (const player of subgroup) values[player] = better + 1;
        better += subgroup.length;
      }
    }
    place += group.length;
  }
}
