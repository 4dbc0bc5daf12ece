import { stagesOf } from '../standings/stages/stage';
import { makeStanding, type Standing } from '../standings/score/standing';
import { makeTeamEvent, teamSettings } from '../standings/teams/teamEvent';
import { isError, type Problem } from '../tournament/problem';
import type { Settings } from '../tournament/settings';
import { isTeamEvent } from '../tournament/team';
import { teamProblems } from '../tournament/teamProblems';
import type { WallList } from '../tournament/wallList';
import { diagonalErrors } from './diagonal/diagonal';
import { readRoundSoFar } from './game/fixedPairs';
import { knockoutErrors } from './knockout/knockout';
import { missingResults } from './round/missingResults';
import { findOpenRound, type OpenRound } from './round/openRound';
import { openStage, startsMissing, type OpenStage } from './round/openStage';
import { errorsWithOthers } from './round/otherGames';
import { openRoundErrors } from './swiss/pairRound';
import { isPlayoffNext } from './playoff/playoff';
import { tableErrors } from './roundRobin/roundRobin';
import { onPlayers } from './teams/teamRound';

/**
 * What `pairNextRound` would stop at before it looks for pairs, which may take long: what somebody has to mend. Nothing where
 * all rounds are paired, and nothing of a search that finds no pairs.
 */
export function inTheWay(wallList: WallList, settings: Settings): readonly Problem[] {
  const { round, missing } = findOpenRound(wallList, settings);
  if (round === undefined) return [];
  if (isTeamEvent(wallList, settings)) return ofTeams(wallList, settings, round, missing);
  if (isPlayoffNext({ wallList, settings }))
    return [
      ...missingResults(wallList, missing),
      ...startsMissing(wallList, settings, stagesOf(wallList, settings)),
      ...typedPairs(wallList, round),
    ];
  return ofStage(makeStanding(wallList, settings));
}

function ofStage(standing: Standing): readonly Problem[] {
  const open = openStage(standing);
  return open.kind === 'open' ? errorsWithOthers(open, errorsOf) : open.problems;
}

function errorsOf(open: OpenStage): readonly Problem[] {
  switch (open.stage.system) {
    case 'McMahon':
    case 'Swiss':
    case 'Swiss by categories':
    case 'Score pairing':
      return openRoundErrors(open);
    case 'Knock-out':
      return knockoutErrors(open);
    case 'Round robin':
      return tableErrors(open);
    case 'Diagonal':
      return diagonalErrors(open);
    case 'Groups + knock-out':
      return [];
  }
}

/** Of the teams, where the round is theirs to pair and not only the boards of a match; then of the boards. */
function ofTeams(
  wallList: WallList,
  settings: Settings,
  round: number,
  missing: OpenRound['missing'],
): readonly Problem[] {
  const errors = teamProblems(wallList, settings).filter(isError);
  if (errors.length > 0) return errors;
  const event = makeTeamEvent(wallList, settings);
  const found =
    findOpenRound(event.list, settings).round === round
      ? onPlayers(event, inTheWay(event.list, teamSettings(event, settings)), missing)
      : missingResults(wallList, missing);
  return found.length > 0 ? found : typedPairs(wallList, round);
}

/** Games typed by hand that contradict each other. */
const typedPairs = (wallList: WallList, round: number): readonly Problem[] =>
  readRoundSoFar(wallList, round).problems.filter(isError);
