import type { PairedGame } from '../../pairing/game/pairedGame';
import { findTeams } from '../../tournament/teams/team';
import type { PlayerIndex } from '../../tournament/indices';
import type { Dice } from './dice';
import { throwLength, throwResult, type GameWinner } from './gameModel';
import {
  MOST_DRAWS,
  type PlayedRound,
  type PlayGame,
  type PlayedResult,
  type RoundToPlay,
} from './playedRound';
import type { Model } from './plan';
import { SYSTEMS } from '../../tournament/systems';

export interface EventDice {
  readonly games: Dice;
  readonly lengths: Dice;
}

export function playRound(
  round: RoundToPlay,
  strength: readonly number[],
  model: Model,
  dice: EventDice,
): PlayedRound {
  const facts = round.system === 'playoff' ? undefined : SYSTEMS[round.system];
  const play: PlayGame = (game, again, mayBeDrawn) => {
    if (game.wonBy) return byDefault(game, game.wonBy);
    const turned = again % 2 === 1;
    const [black, white] = turned ? [game.white, game.black] : [game.black, game.white];
    const [one, other] = [strength[black] as number, strength[white] as number];
    const rules = mayBeDrawn ? model : { ...model, jigo: 0 };
    const winner = throwResult(dice.games, one, other, game.handicap, rules);
    const moves = facts?.lengths ? throwLength(dice.lengths) : undefined;
    return { black, white, winner, byDefault: false, moves };
  };
  const results =
    facts?.games !== 'replayed'
      ? round.paired.games.map(game => [play(game, 0, true)])
      : round.teams
        ? playMatches(round, play)
        : round.paired.games.map(game => playTie(game, play));
  return { ...round, games: round.paired.games.map((game, i) => ({ game, results: results[i] ?? [] })) };
}

const byDefault = ({ black, white }: PairedGame, winner: GameWinner): PlayedResult => ({
  black,
  white,
  winner,
  byDefault: true,
  moves: undefined,
});

function playTie(game: PairedGame, play: PlayGame): readonly PlayedResult[] {
  const results: PlayedResult[] = [];
  do results.push(play(game, results.length, results.length < MOST_DRAWS));
  while (results[results.length - 1]?.winner === undefined);
  return results;
}

interface MatchBoards {
  readonly first: number;
  readonly boards: readonly number[];
}

/** Plays the knock-out matches of teams: while a match is tied, all its boards are played again. */
function playMatches({ before, paired }: RoundToPlay, play: PlayGame): readonly (readonly PlayedResult[])[] {
  const { of } = findTeams(before, { boards: undefined });
  const teamOf = (player: PlayerIndex): number => of[player] ?? -1;
  const results: PlayedResult[][] = paired.games.map(() => []);
  const givenUp = (team: number): number =>
    paired.free.filter(({ player, as }) => as === 'walkOver' && teamOf(player) === team).length;
  for (const { first, boards } of matchesOf(paired.games, teamOf)) {
    const other = boards.map(board => otherTeam(paired.games[board] as PairedGame, first, teamOf))[0] ?? -1;
    // A board without an opponent is won (R1.6).
    let lead = 2 * (givenUp(first) - givenUp(other));
    for (let again = 0; again === 0 || lead === 0; again++) {
      if (again > 2 * MOST_DRAWS) break;
      for (const board of boards) {
        const result = play(paired.games[board] as PairedGame, again, again < MOST_DRAWS);
        results[board]?.push(result);
        lead += leadOf(result, first, teamOf);
      }
    }
  }
  return results;
}

function matchesOf(
  games: readonly PairedGame[],
  teamOf: (player: PlayerIndex) => number,
): readonly MatchBoards[] {
  const matches = new Map<string, { first: number; boards: number[] }>();
  games.forEach(({ black, white }, board) => {
    const teams = [teamOf(black), teamOf(white)].sort((a, b) => a - b);
    const match = matches.get(teams.join());
    if (match) match.boards.push(board);
    else matches.set(teams.join(), { first: teams[0] as number, boards: [board] });
  });
  return [...matches.values()];
}

const otherTeam = (
  { black, white }: PairedGame,
  first: number,
  teamOf: (player: PlayerIndex) => number,
): number => (teamOf(black) === first ? teamOf(white) : teamOf(black));

/** Half points that a board adds to the first team's lead. */
function leadOf(
  { black, winner }: PlayedResult,
  first: number,
  teamOf: (player: PlayerIndex) => number,
): number {
  if (winner === undefined) return 0;
  return (teamOf(black) === first) === (winner === 'black') ? 2 : -2;
}
