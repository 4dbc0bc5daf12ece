import { makeTeamEvent, teamSettings } from '../../standings/teams/teamEvent';
import type { Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { isTeamEvent } from '../../tournament/team';
import type { WallList } from '../../tournament/wallList';
import { onPlayers } from '../teams/teamRound';

/** What is found in the contest: between the teams of a team event, told at the cells of their players; else in the list. */
export function contestProblems(
  wallList: WallList,
  settings: Settings,
  find: (wallList: WallList, settings: Settings) => readonly Problem[],
): readonly Problem[] {
  if (!isTeamEvent(wallList, settings)) return find(wallList, settings);
  const event = makeTeamEvent(wallList, settings);
  return onPlayers(event, find(event.list, teamSettings(event, settings)), []);
}
