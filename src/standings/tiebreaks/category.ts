import type { WallList } from '../../tournament/wallList';
import { makeColumn, type Column } from '../column';
import { compareNames, namePositions } from '../namePositions';
import type { Standing } from '../score/standing';

/**
 * The categories in the order of their names, 1 for the first: numbers by size (`2` before `10`), then texts by letters.
 * Players without a category stand behind.
 */
export function category({ wallList }: Standing): Column {
  const values = categoriesOf(wallList);
  return makeColumn({
    title: 'Category',
    unit: 1,
    values,
    names: wallList.players.map(player => player.category),
    missing: values.map(value => (value === undefined ? { kind: 'not listed' } : undefined)),
    better: 'less',
    unknown: 'behind',
  });
}

/** The position of each player's category, 1 for the first; undefined without one. */
export const categoriesOf = ({ players }: WallList): readonly (number | undefined)[] =>
  namePositions(
    players.map(player => player.category),
    compareNames,
  );
