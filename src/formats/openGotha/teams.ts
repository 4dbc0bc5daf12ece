import type { FileProblem } from '../../tournament/fileProblem';
import { foldName } from '../../tournament/name/foldName';
import type { ExchangedGame, ExchangedPlayer, ExchangedTournament, OpenGothaTeam } from '../exchange';
import { childrenNamed, makeXml, type XmlElement } from '../parse/xml';
import { partReader, TEXT, wholeFrom } from './attribute';
import { seatOf, type FindPlayer } from './game';
import { MOST_ROUNDS } from './participation';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

const ROUND = wholeFrom(1, MOST_ROUNDS);
const BOARD = wholeFrom(1, 99);

export function readTeams(
  teams: readonly XmlElement[],
  rounds: number,
  playerOf: FindPlayer,
  problems: FileProblem[],
): readonly OpenGothaTeam[] {
  const allRounds = Array.from({ length: rounds }, (_, index) => index + 1);
  return teams.map((team, index) => {
    const part = partReader(team, problems);
    const seats = childrenNamed(team, 'Board').flatMap(child => {
      // A board without a player.
      if (child.attributes['player'] === '') return [];
      const partOfBoard = partReader(child, problems);
      const [round, board] = [
        partOfBoard('roundNumber', ROUND, undefined),
        partOfBoard('boardNumber', BOARD, undefined),
      ];
      const player = seatOf(child, 'player', playerOf, problems, 'warning');
      if (board === undefined || player === undefined) return [];
      // Old versions have one line-up, which says no round.
      if (child.attributes['roundNumber'] === undefined)
        return allRounds.map(each => ({ round: each, board, player }));
      return round === undefined ? [] : [{ round, board, player }];
    });
    const number = part('teamNumber', TEXT, String(index + 1));
    return { number, name: part('teamName', TEXT, number), seats };
  });
}

export type TeamSeat = Pick<ExchangedPlayer, 'team' | 'board' | 'boards'>;

/**
 * The team and the board of each player: those of the first line-up. A reserve for whom the board is taken gets the next free one. Rounds
 * of another line-up have boards of their own; the file has line-ups of rounds that there are not.
 */
export function teamSeats(teams: readonly OpenGothaTeam[], rounds: number): ReadonlyMap<number, TeamSeat> {
  const places = new Map<number, TeamSeat>();
  for (const { name, seats } of teams) {
    const first = new Map<number, (typeof seats)[number]>();
    for (const seat of [...seats].sort((a, b) => a.round - b.round || a.board - b.board))
      if (!first.has(seat.player)) first.set(seat.player, seat);
    const last = seats.reduce((most, { board }) => Math.max(most, board), 0);
    const boardsOf = lineUps(seats.filter(({ round }) => round <= rounds));
    const taken = new Set<number>();
    let next = last;
    for (const [player, { board }] of first) {
      if (places.has(player)) continue;
      const freeBoard = taken.has(board) ? (next += 1) : board;
      taken.add(freeBoard);
      const boards = boardsByRound(boardsOf, player, freeBoard);
      places.set(player, { team: name, board: freeBoard, ...(boards.length > 0 && { boards }) });
    }
  }
  return places;
}

/** By round, the board of each player; the first one of whoever has two. */
function lineUps(seats: OpenGothaTeam['seats']): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const rounds = new Map<number, Map<number, number>>();
  for (const { round, board, player } of seats) {
    const boards = rounds.get(round) ?? new Map<number, number>();
    rounds.set(round, boards);
    if (!boards.has(player)) boards.set(player, board);
  }
  return rounds;
}

/** Only of rounds in which the player has another board than the usual one, or none while others of the team have. */
function boardsByRound(
  boardsOf: ReturnType<typeof lineUps>,
  player: PlayerIndex,
  usual: number,
): readonly number[] {
  const boards: number[] = [];
  for (const [round, own] of boardsOf) {
    const board = own.get(player) ?? 0;
    if (board !== usual) boards[round] = board;
  }
  return boards;
}

export const boardIn = ({ board, boards }: TeamSeat, round: RoundNo): number | undefined =>
  boards?.[round] ?? board;

export const NOWHERE: TeamSeat = { team: '', board: undefined };

/** Players who are in several teams, or twice in a round: no column says it. */
export function movedPlayers(teams: readonly OpenGothaTeam[], rounds: number): readonly number[] {
  const places = teamSeats(teams, rounds);
  const moved = new Set<number>();
  for (const { name, seats } of teams)
    for (const { player, board, round } of seats) {
      const place = places.get(player);
      if (place?.team !== name || (round <= rounds && boardIn(place, round) !== board)) moved.add(player);
    }
  return [...moved].sort((a, b) => a - b);
}

/** In every round a team meets one other team, or there are no games yet; clubs listed as teams do not. */
export function playAsTeams(teams: readonly OpenGothaTeam[], games: readonly ExchangedGame[]): boolean {
  if (teams.length === 0) return false;
  const teamIn = new Map<string, number>(
    teams.flatMap(({ seats }, team) =>
      seats.map(({ round, player }) => [`${round} ${player}`, team] as const),
    ),
  );
  const met = new Map<string, number>();
  return games.every(({ round, black, white }) => {
    const [one, other] = [teamIn.get(`${round} ${black}`), teamIn.get(`${round} ${white}`)];
    if (one === undefined || other === undefined || one === other) return false;
    return [
      [one, other],
      [other, one],
    ].every(([ownTeam, opposing]) => {
      const key = `${round} ${ownTeam}`;
      if (!met.has(key)) met.set(key, opposing as number);
      return met.get(key) === opposing;
    });
  });
}

/** The line-ups as read where they still give every player the same team and boards; else those of the columns. */
export function teamsOf({ players, openGotha, rounds }: ExchangedTournament): readonly OpenGothaTeam[] {
  const before = openGotha?.teams ?? [];
  const places = teamSeats(before, rounds);
  const isSame = (player: ExchangedPlayer, index: number): boolean => {
    const place = places.get(index) ?? NOWHERE;
    const all = Array.from({ length: rounds + 1 }, (_, round) => round);
    return place.team === player.team && all.every(round => boardIn(place, round) === boardIn(player, round));
  };
  if (players.every(isSame)) return before;
  const names = new Map<string, string>();
  for (const { team } of players)
    if (team !== '' && !names.has(foldName(team))) names.set(foldName(team), team);
  return [...names].map(([folded, name], index) => {
    const members = [...players.keys()]
      .filter(player => foldName(players[player]?.team ?? '') === folded)
      .sort((a, b) => (players[a]?.board ?? 99) - (players[b]?.board ?? 99) || a - b);
    const seats = Array.from({ length: rounds }, (_, index) =>
      members.flatMap((player, position) => {
        const round = index + 1;
        const board = boardIn(players[player] ?? NOWHERE, round) ?? position + 1;
        return board === 0 ? [] : [{ round, board, player }];
      }),
    ).flat();
    return { number: String(index + 1), name, seats };
  });
}

export const teamElement = ({ number, name, seats }: OpenGothaTeam, keys: readonly string[]): string =>
  makeXml(
    'Team',
    { teamName: name, teamNumber: number },
    seats.map(({ round, board, player }) =>
      makeXml('Board', {
        boardNumber: String(board),
        player: keys[player] ?? '',
        roundNumber: String(round),
      }),
    ),
  );
