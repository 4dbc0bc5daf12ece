import { cellsOf, lineUpOf, type LineUp } from '../../tournament/teams/lineUp';
import type { Settings } from '../../tournament/settings';
import { findTeams, type Teams } from '../../tournament/teams/team';
import type { BadCell, WallList } from '../../tournament/wallList';
import { makeMatches } from './match';
import { teamPlayers } from './teamPlayers';
import type { PlayerNo, RoundNo } from '../../tournament/indices';

/** A team event: the list of its players, and the list of its teams, which everything but the boards runs on. */
export interface TeamEvent {
  readonly players: WallList;
  readonly teams: Teams;
  /** The setting as it was typed: the number of a player. */
  readonly bye: Settings['bye'];
  /** The cells of the players. An empty cell of a player whom an opponent’s cell names has the other side of that game. */
  readonly cells: WallList['entries'];
  /** The teams as players: their matches are won, lost or drawn by the sums of the boards (R1.6). */
  readonly list: WallList;
  readonly lineUp: (team: number, round: RoundNo) => LineUp;
}

export function makeTeamEvent(players: WallList, settings: Settings): TeamEvent {
  const teams = findTeams(players, settings);
  const cells = cellsOf(players);
  const lineUp = (team: number, round: RoundNo): LineUp => lineUpOf(teams, players, cells, team, round);
  const { entries, boardResults } = makeMatches(players, teams, cells, lineUp, settings);
  const list = {
    players: teamPlayers(players, teams, lineUp),
    rounds: players.rounds,
    numberedByRow: players.numberedByRow ?? false,
    entries,
    boardResults,
    badCells: teamCells(players, teams),
  };
  return { players, teams, bye: settings.bye, cells, list, lineUp };
}

/** A cell that cannot be read leaves the result of the whole team unknown. */
const teamCells = ({ badCells = [], players }: WallList, { of }: Teams): readonly BadCell[] =>
  badCells.flatMap(cell => {
    const team = of[cell.player];
    return team === undefined ? [] : [{ ...cell, player: team, whose: players[cell.player]?.name ?? '' }];
  });

/** The settings for the list of teams: numbers of players stand for their teams, handicaps belong to the boards. */
export function teamSettings({ players: { players }, teams }: TeamEvent, settings: Settings): Settings {
  const teamNo = (no: PlayerNo): number =>
    (teams.of[players.findIndex(player => player.no === no)] ?? -1) + 1;
  return {
    ...settings,
    handicap: 'none',
    excludedTables: [],
    fixedTables: [],
    bye: settings.bye === 'automatic' ? settings.bye : teamNo(settings.bye),
    forbiddenPairs: settings.forbiddenPairs.map(([one, other]) => [teamNo(one), teamNo(other)] as const),
    mustMeet: settings.mustMeet.map(({ round, players: [one, other] }) => ({
      round,
      players: [teamNo(one), teamNo(other)] as const,
    })),
    ratherNot: settings.ratherNot.map(([one, other]) => [teamNo(one), teamNo(other)] as const),
  };
}

/** Everybody by the results of the own boards: a Swiss without rounding, as nobody was paired by them. */
export const singlesSettings = (settings: Settings): Settings => ({
  ...settings,
  system: 'Swiss',
  stages: [],
  rounding: 'none',
  // A bye in a match is a board that the other team gave up.
  byeValue: 2,
  byeWins: undefined,
  groups: 'mixed',
  // The boards of a playoff count in no score, and only teams play it.
  playoffPlaces: 0,
  tiebreaks: settings.tiebreaks.filter(tiebreak => tiebreak !== 'BOARDWINS'),
  prizeTiebreaks: settings.prizeTiebreaks?.filter(tiebreak => tiebreak !== 'BOARDWINS'),
});
