import { atSetting, type Problem } from '../../tournament/problem';
import { SETTING_NAMES, type Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { problemAt } from './listCells';

/** Numbers in the settings that no player has. Such a slip would forbid nothing, and nobody would notice. */
export function checkNumbers({ players }: WallList, settings: Settings): readonly Problem[] {
  const listedNumbers = new Set(players.map(({ no }) => no));
  const named = [
    ...settings.forbiddenPairs.flat().map(no => ['forbiddenPairs', no] as const),
    ...settings.ratherNot.flat().map(no => ['ratherNot', no] as const),
    ...settings.mustMeet.flatMap(({ players: both }) => both.map(no => ['mustMeet', no] as const)),
    ...settings.fixedTables.map(([no]) => ['fixedTables', no] as const),
    ...settings.ratedResults.flatMap(({ players: both }) => both.map(no => ['ratedResults', no] as const)),
    ...(settings.bye === 'automatic' ? [] : [['bye', settings.bye] as const]),
  ];
  return named
    .filter(([, no], index) => !listedNumbers.has(no) && named.findIndex(other => other[1] === no) === index)
    .map(([name, no]) => problemAt('numberOfNobody', atSetting(SETTING_NAMES[name]), { name, no }));
}
