import type { Questions } from '../event/plan';
import type { PlayedRound, PlayedResult, PlayedEvent } from '../event/playedRound';
import type { Remark } from '../../pairing/game/remark';
import type { RoundNo } from '../../tournament/indices';

/** The games of an event in numbers. Rating differences are in points of the model's strengths. */
export interface GamesOfEvent {
  /** Games over the board; of a knock-out tie the first game only. */
  readonly gaps: readonly GapOfGame[];
  readonly even: number;
  readonly decided: number;
  readonly upsets: number;
  readonly withHandicap: number;
  readonly drawUps: number;
  readonly repeats: number;
  readonly byes: number;
  /** By row of the list: the number of games, replays included, and of rounds with a game. */
  readonly games: readonly number[];
  readonly roundsPlayed: readonly number[];
  /** By row: games won over the board, in halves. */
  readonly halvesWon: readonly number[];
  /** Games one after another that the event needs. */
  readonly sittings: number;
}

export interface GapOfGame {
  readonly gap: number;
  readonly table: number;
  readonly round: RoundNo;
}

export function observeGames(event: PlayedEvent, { evenWithin }: Questions): GamesOfEvent {
  const { rounds, list } = event;
  const games = list.players.map(() => 0);
  const roundsPlayed = list.players.map(() => 0);
  const halvesWon = list.players.map(() => 0);
  const counts = { ...strengthsOf(event, evenWithin), drawUps: 0, repeats: 0, byes: 0, sittings: 0 };
  for (const round of rounds) {
    const seats = seatsOf(round, games.length);
    seats.forEach((seat, row) => {
      games[row] = (games[row] ?? 0) + seat;
      if (seat > 0) roundsPlayed[row] = (roundsPlayed[row] ?? 0) + 1;
    });
    counts.sittings += Math.max(0, ...seats);
    counts.byes += byesOf(round);
    for (const { game, results } of round.games) {
      for (const result of results) addHalves(halvesWon, result);
      const has = (...kinds: readonly Remark['kind'][]): boolean =>
        game.remarks.some(({ kind }) => kinds.includes(kind));
      if (has('scoreDifference', 'matchScores')) counts.drawUps++;
      if (has('repeat')) counts.repeats++;
    }
  }
  return { ...counts, games, roundsPlayed, halvesWon };
}

/** Strengths of both players of the games over the board. */
function strengthsOf(
  { rounds, strength }: PlayedEvent,
  evenWithin: number,
): Pick<GamesOfEvent, 'gaps' | 'even' | 'decided' | 'upsets' | 'withHandicap'> {
  const gaps: GapOfGame[] = [];
  const counts = { even: 0, decided: 0, upsets: 0, withHandicap: 0 };
  for (const { games, paired } of rounds) {
    for (const { game, results } of games) {
      const { black, white, handicap, table, wonBy } = game;
      if (wonBy) continue;
      const difference = (strength[black] ?? 0) - (strength[white] ?? 0);
      const gap = Math.abs(difference);
      gaps.push({ gap, table, round: paired.round });
      if (gap <= evenWithin) counts.even++;
      if (handicap > 0) counts.withHandicap++;
      if (difference === 0) continue;
      for (const { black: blackNow, winner } of results) {
        if (winner === undefined) continue;
        counts.decided++;
        const blackIsStronger = blackNow === black ? difference > 0 : difference < 0;
        if (blackIsStronger !== (winner === 'black')) counts.upsets++;
      }
    }
  }
  return { ...counts, gaps };
}

function addHalves(halves: number[], { black, white, winner, byDefault }: PlayedResult): void {
  if (byDefault) return;
  const add = (row: number, value: number): void => {
    halves[row] = (halves[row] ?? 0) + value;
  };
  add(black, winner === undefined ? 1 : winner === 'black' ? 2 : 0);
  add(white, winner === undefined ? 1 : winner === 'white' ? 2 : 0);
}

function seatsOf({ games }: PlayedRound, players: number): readonly number[] {
  const seats = Array.from({ length: players }, () => 0);
  for (const { results } of games)
    for (const { black, white, byDefault } of results) {
      if (byDefault) continue;
      seats[black] = (seats[black] ?? 0) + 1;
      seats[white] = (seats[white] ?? 0) + 1;
    }
  return seats;
}

const byesOf = ({ paired: { bye, free } }: PlayedRound): number =>
  (bye === undefined ? 0 : 1) +
  free.filter(({ worth, as }) => as === 'bye' || (worth === 'win' && as !== 'walkOver')).length;
