import type { Event } from '../../standings/stages/event';
import { atSetting, makeError, type Problem } from '../../tournament/problem';
import type { WallList } from '../../tournament/wallList';
import { label } from '../game/remark';

export interface Qualifiers {
  /** Best first, group by group; one group where the stage before had none. */
  readonly groups: readonly (readonly number[])[];
  /** Ties for the last place that qualifies, one for each group that has one. */
  readonly problems: readonly Problem[];
}

/** For stage `index` from 1 on. */
export function qualifiersOf(event: Event, index: number): Qualifiers {
  const { wallList } = event;
  const qualified = event.qualified(index);
  return {
    groups: qualified.map(({ players }) => players),
    problems: qualified.flatMap(({ group, tied }) => (tied ? [qualifiersTied(wallList, group, tied)] : [])),
  };
}

const qualifiersTied = (wallList: WallList, group: string, tied: readonly number[]): Problem =>
  makeError(
    'qualifiersTied',
    {
      where: group === '' ? 'all' : 'group',
      group,
      players: tied.map(player => label(wallList, player)).join(', '),
    },
    atSetting('Prize tiebreaks'),
  );
