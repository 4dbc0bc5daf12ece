import type { TeamEvent } from '../standings/teams/teamEvent';
import { isError, type Problem } from '../tournament/problem';
import { teamProblems } from '../tournament/teams/teamProblems';
import type { WallList } from '../tournament/wallList';
import { readRoster } from './game/fixedPairs';
import { startsMissing } from './round/cannotPair';
import { missingResults } from './round/missingResults';
import type { OpenEvent } from './round/openEvent';
import { problemsWithOthers } from './round/otherGames';
import { isPlayoffNext } from './playoff/playoff';
import { pairingSystem } from './systems';
import { onPlayers } from './teams/teamRound';
import type { RoundNo } from '../tournament/indices';

/** Errors of `pairNextRound` before its search, which may take long; nothing where all rounds are paired. */
export function pairingProblems(event: OpenEvent): readonly Problem[] {
  const { round, missing } = event.openRound();
  if (round === undefined) return [];
  const teams = event.teams();
  if (teams) return ofTeams(event, teams, round);
  if (isPlayoffNext(event))
    return [
      ...missingResults(event.wallList, missing),
      ...startsMissing(event),
      ...typedPairs(event.wallList, round),
    ];
  return ofStage(event);
}

function ofStage(event: OpenEvent): readonly Problem[] {
  const open = event.openStage();
  return open.kind === 'open'
    ? problemsWithOthers(open, part => pairingSystem(part.stage).problems(part))
    : open.problems;
}

function ofTeams(event: OpenEvent, teams: TeamEvent, round: RoundNo): readonly Problem[] {
  const { wallList, settings } = event;
  const errors = teamProblems(wallList, settings).filter(isError);
  if (errors.length > 0) return errors;
  const { missing } = event.openRound();
  const contest = event.contest();
  const problems =
    contest.openRound().round === round
      ? onPlayers(teams, pairingProblems(contest), missing)
      : missingResults(wallList, missing);
  return problems.length > 0 ? problems : typedPairs(wallList, round);
}

const typedPairs = (wallList: WallList, round: RoundNo): readonly Problem[] =>
  readRoster(wallList, round).problems.filter(isError);
