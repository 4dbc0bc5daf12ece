import { makeColumn, type Column } from './column';
import type { Standing } from './standing';

/**
 * The categories in the order of their names, 1 for the first: numbers by size (`2` before `10`), else by letters.
 * Players without a category stand behind.
 */
export function category(standing: Standing): Column {
  const names = standing.wallList.players.map(player => player.category);
  const order = [...new Set(names.filter(name => name !== ''))].sort(byName);
  const position = new Map(order.map((name, index) => [name, index + 1]));
  const values = names.map(name => position.get(name));
  return makeColumn({
    title: 'Category',
    unit: 1,
    values,
    missing: values.map(value => (value === undefined ? { kind: 'not listed' } : undefined)),
    better: 'less',
    unknown: 'behind',
  });
}

/** By code unit, not by the reader's language: the same list must give the same answer everywhere. */
function byName(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  if (!Number.isNaN(difference) && difference !== 0) return difference;
  return a < b ? -1 : a > b ? 1 : 0;
}
