import type { Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { problemAt, type ListCells } from './listCells';
import { SYSTEMS } from '../../tournament/systems';

/** Players without a category where categories play among themselves, but for those out of every round. */
export function checkCategories(cells: ListCells, settings: Settings): readonly Problem[] {
  const { reading, nameOf } = cells;
  const systems = [settings.system, ...settings.stages.map(({ system }) => system)];
  if (
    !systems.some(system => SYSTEMS[system].contests === 'category') ||
    reading.wallList.players.length === 0
  )
    return [];
  const column = reading.columns.category;
  if (column === undefined) return [problemAt('categoryColumnMissing', { kind: 'list' }, {}, 'error')];
  return reading.wallList.players.flatMap(({ category, out }, player) => {
    if (category !== '' || out.from === 1) return [];
    const place = { kind: 'cell', row: reading.rows[player] as number, column } as const;
    return [problemAt('categoryMissing', place, { name: nameOf(player) }, 'error')];
  });
}
