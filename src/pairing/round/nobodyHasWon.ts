import { eventRounds } from '../../tournament/playoffRounds';
import { makeError, type Problem } from '../../tournament/problem';
import type { Event } from '../../standings/stages/event';
import { label } from '../game/remark';
import type { PlayerIndex } from '../../tournament/indices';

/** All rounds are paired, and these have not been beaten: more rounds are needed. */
export function nobodyHasWon({ wallList, settings }: Event, unbeaten: readonly PlayerIndex[]): Problem {
  const round = eventRounds(wallList, settings);
  const players = unbeaten.map(player => label(wallList, player)).join(', ');
  return makeError('nobodyHasWon', { round, next: round + 1, players });
}
