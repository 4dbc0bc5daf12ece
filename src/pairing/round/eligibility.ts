import { runDiagonal } from '../../standings/diagonal/diagonal';
import { runKnockout, stillIn, type Knockout } from '../../standings/knockout/knockout';
import { takenOut } from '../../standings/roundRobin/leavers';
import { roundRobinGroups, roundsOfTable } from '../../standings/roundRobin/roundRobin';
import type { Event } from '../../standings/stages/event';
import { stageAt, stageList, stageSettings, type StageInForce } from '../../standings/stages/stage';
import type { TeamEvent } from '../../standings/teams/teamEvent';
import type { Entry } from '../../tournament/game';
import { remembering } from '../../tournament/once';
import { isPlayoffRound } from '../../tournament/playoffRounds';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { SYSTEMS, type SystemFacts } from '../../tournament/systems';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';
import type { Eligibility } from './openEvent';

/** Everybody in every round, but for those who have not reached a stage or are out of a knock-out, all of it played. */
export function eligibilityIn(event: Event): Eligibility {
  const { settings, stages } = event;
  const inStage = remembering((stage: number) => eligibilityInStage(event, stage));
  const inPlayoff = remembering((round: RoundNo) => playoffPlayers(event, round));
  return (player, round) => {
    if (isPlayoffRound(settings, round)) return inPlayoff(round).has(player);
    const stage = stageAt(stages, round);
    return stage >= 0 && inStage(stage)(player, round);
  };
}

export const eligibilityOfPlayers =
  ({ teams, lineUp }: TeamEvent, ofTeams: Eligibility): Eligibility =>
  (player, round) => {
    const team = teams.of[player];
    if (team === undefined || !ofTeams(team, round)) return false;
    const { seated, next, without } = lineUp(team, round);
    return seated.includes(player) || next.includes(player) || without.includes(player);
  };

/** Its rounds follow each other, so this one is next after the one before. */
const playoffPlayers = (event: Event, round: RoundNo): ReadonlySet<number> =>
  new Set(event.playoffs(round - 1).flatMap(({ next }) => next.flatMap(({ players }) => players)));

function eligibilityInStage(event: Event, index: number): Eligibility {
  const { settings, stages } = event;
  const stage = stages[index] as StageInForce;
  const members = new Set(event.members(index));
  const playingOn = new Set(stages.slice(0, index).flatMap((_, i) => event.playingOn(i)));
  const ofMembers = BY_END[SYSTEMS[stage.system].end](event.listOf(index), settings, stage, members);
  return (player, round) => playingOn.has(player) || ofMembers(player, round);
}

/** Players of a round follow from what ends the system. */
type FindEligibility = (
  wallList: WallList,
  settings: Settings,
  stage: StageInForce,
  members: ReadonlySet<PlayerIndex>,
) => Eligibility;

/** In the first round everybody, later those who are still in while there are two; and the game for the third place. */
function inKnockout(
  wallList: WallList,
  { thirdPlace }: Settings,
  stage: StageInForce,
  members: ReadonlySet<PlayerIndex>,
): Eligibility {
  const playersIn = remembering((round: RoundNo): ReadonlySet<number> => {
    const run = runKnockout(wallList, stage, round - 1);
    const players = stillIn(run);
    if (players.length < 2) return new Set();
    return new Set([...players, ...(thirdPlace ? forThirdPlace(stage, run, round) : [])]);
  });
  return (player, round) => (round === stage.from ? members.has(player) : playersIn(round).has(player));
}

/** None where a loss is not the end: the last round before the final has one loser. */
export function forThirdPlace({ system }: StageInForce, run: Knockout, round: RoundNo): readonly number[] {
  if (SYSTEMS[system].lives > 1 || stillIn(run).length !== 2) return [];
  const losers = run.outIn.flatMap((out, player) => (out === round - 1 ? [player] : []));
  return losers.length === 2 ? losers : [];
}

/** In the first round everybody, later those who are left while nobody has won. */
function inDiagonal(
  wallList: WallList,
  settings: Settings,
  stage: StageInForce,
  members: ReadonlySet<PlayerIndex>,
): Eligibility {
  const list = stageList(wallList, stage, undefined);
  const rules = stageSettings(settings, stage);
  const playersIn = remembering((round: RoundNo): ReadonlySet<number> => {
    const { left, end } = runDiagonal(list, rules, stage.from, round - 1);
    return new Set(end?.kind === 'won' ? [] : left);
  });
  return (player, round) => (round === stage.from ? members.has(player) : playersIn(round).has(player));
}

/** As many rounds as the table has, and more while somebody lacks games. */
function inRoundRobin(
  wallList: WallList,
  settings: Settings,
  stage: StageInForce,
  members: ReadonlySet<PlayerIndex>,
): Eligibility {
  const games = new Map<number, number>();
  const rounds = new Map<number, number>();
  const list = stageList(wallList, stage, undefined);
  const gone = takenOut(list, stageSettings(settings, stage));
  for (const group of roundRobinGroups(list, stage.apart, stage.from)) {
    const players = group.players.filter(player => members.has(player));
    const staying = players.filter(player => !gone.has(player)).length;
    for (const player of players) {
      games.set(player, gone.has(player) ? 0 : (staying - 1) * settings.cycles);
      // Somebody alone is owed nothing, and is not to be taken for the end.
      rounds.set(player, Math.max(1, roundsOfTable(players.length, settings)));
    }
  }
  return (player, round) => {
    const owed = games.get(player);
    if (owed === undefined) return false;
    if (round < stage.from + (rounds.get(player) ?? 0)) return true;
    const row = wallList.entries[player]?.slice(stage.from - 1, round - 1) ?? [];
    const isGame = (entry: Entry): boolean => entry.kind === 'game' && !gone.has(entry.opponent);
    return row.filter(cell => cell.some(isGame)).length < owed;
  };
}

const BY_END: Readonly<Record<SystemFacts['end'], FindEligibility>> = {
  rounds: (_wallList, _settings, _stage, members) => player => members.has(player),
  table: inRoundRobin,
  final: inKnockout,
  losses: inDiagonal,
};
