import type { Settings } from './settings';
import type { WallList } from './wallList';

type Rounds = Pick<Settings, 'rounds' | 'playoffRounds'>;

/** The rounds of the event itself; the rounds of a playoff come after them. */
export function eventRounds({ rounds }: Pick<WallList, 'rounds'>, settings: Rounds): number {
  const before = (settings.playoffRounds[0] ?? Infinity) - 1;
  return Math.min(settings.rounds ?? rounds, rounds, before);
}

/** The last round that the settings know of, whether the list has a column for it or not. */
export const lastTypedRound = ({ rounds }: Pick<WallList, 'rounds'>, settings: Rounds): number =>
  settings.playoffRounds[settings.playoffRounds.length - 1] ?? settings.rounds ?? rounds;

/** The last round that can be played, of the event or of its playoff. */
export const lastRound = (wallList: Pick<WallList, 'rounds'>, settings: Rounds): number =>
  Math.min(lastTypedRound(wallList, settings), wallList.rounds);

export const isPlayoffRound = ({ playoffRounds }: Rounds, round: number): boolean =>
  playoffRounds.includes(round);
