import { once, remembering } from '../../tournament/once';
import type { Settings } from '../../tournament/settings';
import { isTeamEvent } from '../../tournament/teams/team';
import type { WallList } from '../../tournament/wallList';
import type { Purpose } from '../purpose';
import { makeStanding } from '../score/makeStanding';
import { findPlayoffs } from './playoffNext';
import { makeTeamEvent, singlesSettings, teamSettings } from '../teams/teamEvent';
import type { Event } from './event';
import { findQualified } from './qualified';
import { stagesOf } from './stage';
import { findMembers, findPlayingOn } from './stageMembers';
import { listOfStage, standingOfStage } from './stageList';
import { findRankings, placesInStage } from './stageRanking';

export function makeEvent(wallList: WallList, settings: Settings): Event {
  const event: Event = {
    wallList,
    settings,
    stages: stagesOf(wallList, settings),
    standing: once(() => makeStanding(wallList, settings)),
    members: remembering((stage: number) => findMembers(event, stage)),
    qualified: remembering((stage: number) => findQualified(event, stage)),
    playingOn: remembering((stage: number) => findPlayingOn(event, stage)),
    listOf: remembering((stage: number) => listOfStage(event, stage)),
    standingOf: remembering((stage: number) => standingOfStage(event, stage)),
    placesIn: remembering((stage: number) => placesInStage(event, stage)),
    rankings: remembering((purpose: Purpose) => findRankings(event, purpose)),
    playoffs: remembering((through: number) =>
      settings.playoffRounds.length === 0 ? [] : findPlayoffs(event, asOf(through), through),
    ),
    teams: once(() => (isTeamEvent(wallList, settings) ? makeTeamEvent(wallList, settings) : undefined)),
    contest: once(() => {
      const teams = event.teams();
      return teams ? makeEvent(teams.list, teamSettings(teams, settings)) : event;
    }),
    singles: once(() =>
      isTeamEvent(wallList, settings) ? makeEvent(wallList, singlesSettings(settings)) : event,
    ),
  };
  return event;

  function asOf(throughRound: number): Event {
    return makeEvent(wallList, { ...settings, throughRound });
  }
}
