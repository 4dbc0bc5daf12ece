import type { Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { problemAt, type ListCells } from './listCells';
import { SYSTEMS } from '../../tournament/systems';

/** Marked players although the setting is off (R4.2: only if announced); one problem, at the first mark. */
export function checkSupergroup(cells: ListCells, settings: Settings): readonly Problem[] {
  const { reading, nameOf } = cells;
  const systems = [settings.system, ...settings.stages.map(({ system }) => system)];
  const column = reading.columns.supergroup;
  if (settings.supergroup || column === undefined || !systems.some(system => SYSTEMS[system].score === 'MMS'))
    return [];
  const marked = reading.wallList.players.flatMap(({ supergroup }, player) => (supergroup ? [player] : []));
  const [first] = marked;
  if (first === undefined) return [];
  const place = { kind: 'cell', row: reading.rows[first] as number, column } as const;
  return [problemAt('supergroupOff', place, { name: nameOf(first), players: marked.length })];
}
