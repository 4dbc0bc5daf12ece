import type { Settings } from './settings';
import type { WallList } from './wallList';
import type { RoundNo } from './indices';

type RoundSettings = Pick<Settings, 'rounds' | 'playoffRounds'>;

/** How many rounds the event itself has; the rounds of a playoff come after them. */
export function eventRounds({ rounds }: Pick<WallList, 'rounds'>, settings: RoundSettings): number {
  const before = (settings.playoffRounds[0] ?? Infinity) - 1;
  return Math.min(settings.rounds ?? rounds, rounds, before);
}

/** The last round that the settings ask for, even if the list has no column for it. */
export const lastTypedRound = ({ rounds }: Pick<WallList, 'rounds'>, settings: RoundSettings): number =>
  settings.playoffRounds[settings.playoffRounds.length - 1] ?? settings.rounds ?? rounds;

/** The last round, of event or playoff, for which the list has a column. */
export const lastListedRound = (wallList: Pick<WallList, 'rounds'>, settings: RoundSettings): number =>
  Math.min(lastTypedRound(wallList, settings), wallList.rounds);

export const isPlayoffRound = ({ playoffRounds }: RoundSettings, round: RoundNo): boolean =>
  playoffRounds.includes(round);
