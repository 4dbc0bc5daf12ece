import type { TeamEvent } from '../../standings/teams/teamEvent';
import { atEntry, makeWarning, type Problem } from '../../tournament/problem';
import { isOut, type Player } from '../../tournament/wallList';
import { labels } from '../game/remark';
import type { OpenEvent } from '../round/openEvent';
import type { PairedRound } from '../round/pairedRound';
import type { RoundNo } from '../../tournament/indices';

/**
 * R4.7 on the boards: whoever has neither a board nor a bye in a round of the own team is named, be it a reserve, or somebody who came
 * when the match was made up. Of teams that do not play the sentences of teams tell.
 */
export function withoutBoard(
  event: TeamEvent,
  { round, games, free }: Pick<PairedRound, 'round' | 'games' | 'free'>,
): readonly Problem[] {
  const present = new Set([
    ...games.flatMap(({ black, white }) => [black, white]),
    ...free.map(({ player }) => player),
  ]);
  const playing = new Set([...present].map(player => event.teams.of[player]));
  const players = emptyIn(event, round).filter(
    player =>
      !present.has(player) &&
      (playing.has(event.teams.of[player]) || isThere(event, event.teams.of[player], round)),
  );
  if (players.length === 0) return [];
  const { boards } = event.teams;
  const values = { round, players: labels(event.players, players), boards, name: 'boards' };
  const place = atEntry(players[0] as number, round);
  return [{ ...makeWarning('noBoard', values, place), severity: 'note' }];
}

/** By rounds that are over: who has an empty cell although the line-up of the team had room. */
export function boardsMissing(event: OpenEvent): readonly Problem[] {
  const teams = event.teams();
  if (!teams) return [];
  const { round: next = event.wallList.rounds + 1 } = event.openRound();
  return Array.from({ length: next - 1 }, (_, i) => i + 1).flatMap(round => {
    const players = emptyIn(teams, round).filter(
      player =>
        hasRoom(teams, teams.teams.of[player], round) &&
        event.wallList.players[player]?.boards?.[round] !== 0,
    );
    const values = { round, players: labels(event.wallList, players) };
    return players.length === 0
      ? []
      : [makeWarning('nothingInRound', values, atEntry(players[0] as number, round))];
  });
}

/** Players of teams who are not out of the round, and of whom no cell tells anything. */
const emptyIn = ({ players, teams, cells }: TeamEvent, round: RoundNo): readonly number[] =>
  players.players.flatMap((player: Player, i) =>
    teams.of[i] === undefined || isOut(player, round) || (cells[i]?.[round - 1] ?? []).length > 0 ? [] : [i],
  );

const cellsOfTeam = ({ teams, cells }: TeamEvent, team: number | undefined, round: RoundNo): number =>
  (team === undefined ? [] : (teams.teams[team]?.members ?? [])).filter(
    player => (cells[player]?.[round - 1] ?? []).length > 0,
  ).length;

const isThere = (event: TeamEvent, team: number | undefined, round: RoundNo): boolean =>
  cellsOfTeam(event, team, round) > 0;

const hasRoom = (event: TeamEvent, team: number | undefined, round: RoundNo): boolean => {
  const filled = cellsOfTeam(event, team, round);
  return filled > 0 && filled < event.teams.boards;
};
