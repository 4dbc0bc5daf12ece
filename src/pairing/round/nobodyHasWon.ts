import { eventRounds } from '../../tournament/playoffRounds';
import { LIST, type Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { label } from '../game/remark';

/** All rounds are paired, and these have not been beaten: more rounds are needed. */
export function nobodyHasWon(wallList: WallList, settings: Settings, left: readonly number[]): Problem {
  const round = eventRounds(wallList, settings);
  const players = left.map(player => label(wallList, player)).join(', ');
  return {
    code: 'nobodyHasWon',
    severity: 'error',
    place: LIST,
    values: { round, next: round + 1, players },
  };
}
