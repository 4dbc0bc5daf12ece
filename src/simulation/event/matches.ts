import type { PairedGame } from '../../pairing/nextRound';
import { findTeams } from '../../tournament/teams/team';
import { MOST_DRAWS, type PlayGame, type PlayedResult, type RoundToPlay } from './playedRound';
import type { PlayerIndex } from '../../tournament/indices';

interface MatchBoards {
  readonly first: number;
  readonly boards: readonly number[];
}

/** Plays the knock-out matches of teams: while a match is tied, all its boards are played again. */
export function playMatches(
  { before, paired }: RoundToPlay,
  play: PlayGame,
): readonly (readonly PlayedResult[])[] {
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
