import { makeColumn, type Column } from '../column';
import { makeLine } from '../explanation';
import type { Standing } from '../score/standing';
import type { TiebreakRule } from './rule';

/** The position in a list supplied beforehand; whoever is not in it stands equal behind all who are (R2.7). */
export function previousOrder(standing: Standing): Column {
  const values = standing.wallList.players.map(player => player.previousOrder);
  return makeColumn({
    title: 'Previous order',
    unit: 1,
    values,
    missing: values.map(value => (value === undefined ? { kind: 'not listed' } : undefined)),
    better: 'less',
    unknown: 'behind',
  });
}

export const previousOrderRule: TiebreakRule = {
  column: previousOrder,
  explain: (standing, player) => {
    const value = standing.wallList.players[player]?.previousOrder;
    return [value === undefined ? makeLine('notListed') : makeLine('previousOrder', { value })];
  },
};
