import type { Settings } from './settings';
import { lotNumber, type WallList } from './wallList';
import type { PlayerNo } from './indices';

/** The list whose players know their first numbers; whoever came later has one that nobody had. */
export function withLotNumbers(list: WallList, settings: Pick<Settings, 'lotNumbers'>): WallList {
  if (settings.lotNumbers.length === 0) return list;
  const first = firstNumbers(settings);
  return { ...list, players: list.players.map(player => ({ ...player, lotNo: first(player.no) })) };
}

function firstNumbers({ lotNumbers }: Pick<Settings, 'lotNumbers'>): (no: PlayerNo) => PlayerNo {
  const spare = lotNumbers.reduce((most, no) => Math.max(most, no), 0) - lotNumbers.length;
  return no => lotNumbers[no - 1] ?? no + Math.max(0, spare);
}

export type NumberedSettings = Pick<
  Settings,
  'forbiddenPairs' | 'ratherNot' | 'mustMeet' | 'fixedTables' | 'ratedResults' | 'bye'
>;

export function withNumbersOf(settings: NumberedSettings, now: (no: PlayerNo) => PlayerNo): NumberedSettings {
  const { forbiddenPairs, ratherNot, mustMeet, fixedTables, ratedResults, bye } = settings;
  const both = ([a, b]: readonly [number, number]): readonly [number, number] => [now(a), now(b)];
  return {
    forbiddenPairs: forbiddenPairs.map(both),
    ratherNot: ratherNot.map(both),
    mustMeet: mustMeet.map(meeting => ({ ...meeting, players: both(meeting.players) })),
    fixedTables: fixedTables.map(([no, table]) => [now(no), table]),
    ratedResults: ratedResults.map(result => ({ ...result, players: both(result.players) })),
    bye: bye === 'automatic' ? bye : now(bye),
  };
}

export const withFirstNumbers = (settings: Settings): Settings =>
  settings.lotNumbers.length === 0
    ? settings
    : { ...settings, ...withNumbersOf(settings, firstNumbers(settings)), lotNumbers: [] };

/** Settings of an earlier numbering with the numbers that the same players have in the list of now. */
export function asNumberedNow(then: Settings, { players }: WallList, now: Settings): Settings {
  if (String(then.lotNumbers) === String(now.lotNumbers)) return then;
  const first = firstNumbers(then);
  const byFirst = new Map(players.map(player => [lotNumber(player), player.no]));
  return {
    ...then,
    ...withNumbersOf(then, no => byFirst.get(first(no)) ?? no),
    lotNumbers: now.lotNumbers,
  };
}
