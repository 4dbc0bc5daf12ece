import { makeColumn, type Column } from '../column';
import type { Standing } from '../score/standing';

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
