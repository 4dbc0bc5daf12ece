import { runDiagonal } from '../../standings/diagonal/diagonal';
import { runKnockout, stillIn, type Knockout } from '../../standings/knockout/knockout';
import { playoffsAsOf } from '../../standings/playoff/playoffNext';
import { takenOut } from '../../standings/score/leavers';
import { roundRobinGroups, roundsOfTable } from '../../standings/roundRobin/roundRobin';
import { stageAt, stageList, stageSettings, stagesOf, type StageInForce } from '../../standings/stages/stage';
import { listOfStage } from '../../standings/stages/stagedOrder';
import { playingOn, stageMembers } from '../../standings/stages/stageMembers';
import type { Entry } from '../../tournament/game';
import { isPlayoffRound } from '../../tournament/playoffRounds';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { isTeamEvent } from '../../tournament/team';
import { makeTeamPlays } from './openTeamRound';

/** Whether the system has anything for a player in a round, be it a rest; being out is another matter. */
export type Plays = (player: number, round: number) => boolean;

/** Everybody plays every round, but for those who have not reached a stage or are out of a knock-out, all of it played. */
export function makePlays(wallList: WallList, settings: Settings): Plays {
  if (isTeamEvent(wallList, settings)) return makeTeamPlays(wallList, settings, makePlays);
  const stages = stagesOf(wallList, settings);
  const rules = new Map<number, Plays>();
  const playoff = new Map<number, ReadonlySet<number>>();
  const inPlayoff: Plays = (player, round) => {
    const players = playoff.get(round) ?? playoffPlayers(wallList, settings, round);
    playoff.set(round, players);
    return players.has(player);
  };
  return (player, round) => {
    if (isPlayoffRound(settings, round)) return inPlayoff(player, round);
    const index = stageAt(stages, round);
    const stage = stages[index];
    if (!stage) return false;
    const rule = rules.get(index) ?? playsIn(wallList, settings, stages, index);
    rules.set(index, rule);
    return rule(player, round);
  };
}

/** Those who are equal in a place that is played off. */
const playoffPlayers = (wallList: WallList, settings: Settings, round: number): ReadonlySet<number> =>
  new Set(
    playoffsAsOf(wallList, settings, round - 1)
      .flatMap(({ next }) => next.filter(one => one.round === round))
      .flatMap(({ players }) => players),
  );

function playsIn(
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
  index: number,
): Plays {
  const stage = stages[index] as StageInForce;
  const members = new Set(stageMembers(wallList, settings, stages, index));
  const others = new Set(stages.slice(0, index).flatMap((_, i) => playingOn(wallList, settings, stages, i)));
  const inStage = playsInStage(listOfStage(wallList, settings, stages, index), settings, stage, members);
  return (player, round) => others.has(player) || inStage(player, round);
}

function playsInStage(
  wallList: WallList,
  settings: Settings,
  stage: StageInForce,
  members: ReadonlySet<number>,
): Plays {
  const isMember: Plays = player => members.has(player);
  switch (stage.system) {
    case 'Knock-out':
      return knockoutPlays(wallList, settings, stage, isMember);
    case 'Round robin':
      return roundRobinPlays(wallList, settings, stage, members);
    case 'Diagonal':
      return diagonalPlays(wallList, settings, stage, isMember);
    case 'McMahon':
    case 'Swiss':
    case 'Swiss by categories':
    case 'Score pairing':
    case 'Groups + knock-out':
      return isMember;
  }
}

/** In the first round everybody, later those who are still in while there are two; and the game for the third place. */
function knockoutPlays(
  wallList: WallList,
  { thirdPlace }: Settings,
  { from }: StageInForce,
  isMember: Plays,
): Plays {
  const before = new Map<number, ReadonlySet<number>>();
  const find = (round: number): ReadonlySet<number> => {
    const run = runKnockout(wallList, from, round - 1);
    const players = stillIn(run);
    if (players.length < 2) return new Set();
    return new Set([...players, ...(thirdPlace ? forThirdPlace(run, round) : [])]);
  };
  return (player, round) => {
    if (round === from) return isMember(player, round);
    const players = before.get(round) ?? find(round);
    before.set(round, players);
    return players.has(player);
  };
}

/** The two losers of the semi-finals, where the round is the final. */
export function forThirdPlace(run: Knockout, round: number): readonly number[] {
  if (stillIn(run).length !== 2) return [];
  const losers = run.outIn.flatMap((out, player) => (out === round - 1 ? [player] : []));
  return losers.length === 2 ? losers : [];
}

/** In the first round everybody, later those who are left while nobody has won. */
function diagonalPlays(wallList: WallList, settings: Settings, stage: StageInForce, isMember: Plays): Plays {
  const list = stageList(wallList, stage, undefined);
  const rules = stageSettings(settings, stage);
  const before = new Map<number, ReadonlySet<number>>();
  const find = (round: number): ReadonlySet<number> => {
    const { left, end } = runDiagonal(list, rules, stage.from, round - 1);
    return new Set(end?.kind === 'won' ? [] : left);
  };
  return (player, round) => {
    if (round === stage.from) return isMember(player, round);
    const players = before.get(round) ?? find(round);
    before.set(round, players);
    return players.has(player);
  };
}

/** As many rounds as the table has, and more while somebody lacks games. */
function roundRobinPlays(
  wallList: WallList,
  settings: Settings,
  stage: StageInForce,
  members: ReadonlySet<number>,
): Plays {
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
