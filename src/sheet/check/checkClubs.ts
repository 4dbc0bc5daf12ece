import { foldName } from '../../tournament/name/foldName';
import { atSetting, type Problem } from '../../tournament/problem';
import { SETTING_NAMES, type Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { problemAt } from './listCells';

/** Clubs in the settings that no player has: such a slip would keep nobody apart. */
export function checkClubs({ players }: WallList, settings: Settings): readonly Problem[] {
  const { clubGroups, homeClub } = settings;
  const listed = new Set(players.map(({ club }) => foldName(club)));
  const named = [
    ...clubGroups.flat().map(club => ['clubGroups', club] as const),
    ...(homeClub === '' ? [] : [['homeClub', homeClub] as const]),
  ];
  return named
    .filter(([, club]) => !listed.has(foldName(club)))
    .map(([name, club]) => problemAt('clubOfNobody', atSetting(SETTING_NAMES[name]), { name, club }));
}
