import { ladderIn } from '../../rating/ratingIn';
import { categoriesOf } from '../../standings/namePositions';
import { countedScore, type Standing } from '../../standings/score/standing';
import type { Player } from '../../tournament/wallList';
import type { Colours } from './colour';
import type { Strength } from './handicap';
import type { Meetings } from './meetings';
import { SYSTEMS } from '../../tournament/systems';
import type { PlayerIndex } from '../../tournament/indices';

/** A round about to be paired: the standing before it, and the players in the order that pairing goes by. */
export interface Round {
  readonly number: number;
  /** As of the round before; every earlier round is filled. */
  readonly standing: Standing;
  /** Place of every player in the pairing order, 0 for the best: score, pairing tiebreaks, number. No two are equal. */
  readonly order: Int32Array;
  /** Meetings, colours and byes of the whole event: other than scores, they do not begin anew with a stage. */
  readonly meetings: Meetings;
  readonly colours: readonly Colours[];
  readonly byes: readonly number[];
}

/** The category of a player in a Swiss by categories; 0 in other systems and for players without one. */
export function categoriesIn({ wallList, settings }: Standing): (player: PlayerIndex) => number {
  if (SYSTEMS[settings.system].contests !== 'category') return () => 0;
  const categories = categoriesOf(wallList);
  return player => categories[player] ?? 0;
}

export const bestFirst = (round: Round, players: readonly PlayerIndex[]): readonly number[] =>
  [...players].sort((a, b) => (round.order[a] as number) - (round.order[b] as number));

export const playerOf = (round: Round, player: PlayerIndex): Player =>
  round.standing.wallList.players[player] as Player;

export function strengthOf(round: Round, player: PlayerIndex): Strength {
  return {
    ladder: ladderIn(playerOf(round, player), round.number),
    score: countedScore(round.standing, player),
  };
}
