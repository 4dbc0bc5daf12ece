import { ladderIndex } from '../rating/rankRating';
import { countedScore, type Standing } from '../standings/standing';
import type { HalfPoints, Player } from '../tournament/wallList';
import type { Strength } from './handicap';
import type { Meetings } from './meetings';

/** A round about to be paired: the standing before it, and the players in the order that pairing goes by. */
export interface Round {
  readonly number: number;
  /** As of the round before; every earlier round is filled. */
  readonly standing: Standing;
  /** Place of every player in the pairing order, 0 for the best: score, pairing tiebreaks, number. No two are equal. */
  readonly order: Int32Array;
  readonly meetings: Meetings;
}

/** Players to be paired with one another, an even number. Positions count from the best player on. */
export interface Field {
  readonly round: Round;
  /** Indexes into the wall list, by position. */
  readonly players: readonly number[];
  readonly scores: readonly HalfPoints[];
  /** By position: where the score group of the player begins, and how many players it has. */
  readonly groupStart: readonly number[];
  readonly groupSize: readonly number[];
}

export function makeField(round: Round, players: readonly number[]): Field {
  const sorted = inOrder(round, players);
  const scores = sorted.map(player => countedScore(round.standing, player));
  const groupStart = scores.map((score, i) => (i > 0 && scores[i - 1] === score ? -1 : i));
  groupStart.forEach((start, i) => {
    if (start < 0) groupStart[i] = groupStart[i - 1] as number;
  });
  const sizes = new Map<number, number>();
  for (const start of groupStart) sizes.set(start, (sizes.get(start) ?? 0) + 1);
  const groupSize = groupStart.map(start => sizes.get(start) as number);
  return { round, players: sorted, scores, groupStart, groupSize };
}

/** Players sorted best first. */
export const inOrder = (round: Round, players: readonly number[]): readonly number[] =>
  [...players].sort((a, b) => (round.order[a] as number) - (round.order[b] as number));

export const playerOf = (round: Round, player: number): Player =>
  round.standing.wallList.players[player] as Player;

export function strengthOf(round: Round, player: number): Strength {
  const { rank, rating } = playerOf(round, player);
  return {
    ladder: rank && ladderIndex(rank, rating),
    score: countedScore(round.standing, player),
  };
}

/** By position: the positions of those whom a player has met. */
export function opponentsInField({ round, players }: Field): readonly (readonly number[])[] {
  const position = new Map(players.map((player, i) => [player, i]));
  return players.map(player =>
    round.meetings.of(player).flatMap(other => {
      const at = position.get(other);
      return at === undefined ? [] : [at];
    }),
  );
}
