import type { Settings } from '../../tournament/settings';
import { groupKey, type WallList } from '../../tournament/wallList';
import { makeColumn, type Column } from '../column';
import { compareNames, namePositions } from '../namePositions';
import type { Standing } from '../score/standing';
import { isPairedByScores } from '../../tournament/systems';

/** Special groups that play among themselves in a Swiss or McMahon are ranked together as well (R4.2). */
export const isRankedByGroups = ({ players }: WallList, { groups, system }: Settings): boolean =>
  groups === 'apart' && isPairedByScores(system) && players.some(player => groupKey(player) !== '');

/** The groups in the order of their names, 1 for the first; players without a group stand behind. */
export function group({ wallList: { players } }: Standing): Column {
  const values = namePositions(players.map(groupKey), compareNames);
  return makeColumn({
    title: 'Group',
    unit: 1,
    values,
    names: players.map(player => player.group),
    missing: values.map(value => (value === undefined ? { kind: 'no part' } : undefined)),
    better: 'less',
    unknown: 'behind',
  });
}
