import { makeColumn, type Column } from '../column';
import { makeLine } from '../explanation';
import { categoriesOf } from '../namePositions';
import type { Standing } from '../score/standing';
import type { TiebreakRule } from './rule';

/** In the order of their names, numbers by size (`2` before `10`), then letters; players without one stand behind. */
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

export const categoryRule: TiebreakRule = {
  column: category,
  explain: (standing, player) => {
    const value = categoriesOf(standing.wallList)[player];
    if (value === undefined) return [makeLine('notListed')];
    const name = standing.wallList.players[player]?.category ?? '';
    return [makeLine('category', { value, values: { category: name } })];
  },
};
