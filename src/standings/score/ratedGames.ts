import type { RatedGame } from '../../rating/performance';
import { ratingIn } from '../../rating/ratingIn';
import { rankToRating } from '../../rating/rankRating';
import { gameValue, type Game } from '../../tournament/game';
import { entriesIn } from '../../tournament/wallList';
import type { WhyUnknown } from '../column';
import type { Standing } from './standing';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** The rating before the tournament, or that of a round (R8.6); without one, that of the rank (R2.7). */
export function ratingOf(
  { wallList }: Pick<Standing, 'wallList'>,
  player: PlayerIndex,
  round = 0,
): number | undefined {
  const playerInList = wallList.players[player];
  return (
    (playerInList && ratingIn(playerInList, round)) ?? (playerInList?.rank && rankToRating(playerInList.rank))
  );
}

export interface PlayedGame {
  readonly round: RoundNo;
  readonly game: Game;
}

/** The games of a player with a result that counts, played and even (A16), in their order; those of a playoff are rated too. */
export const playedGames = ({ wallList, played }: Standing, player: PlayerIndex): readonly PlayedGame[] =>
  Array.from({ length: played }, (_, index) => index + 1).flatMap(round =>
    entriesIn(wallList, player, round).flatMap((entry): readonly PlayedGame[] =>
      entry.kind === 'game' && saysOfRatings(entry) ? [{ round, game: entry }] : [],
    ),
  );

const saysOfRatings = ({ outcome, byDefault, handicap }: Game): boolean =>
  outcome !== 'unknown' && !byDefault && handicap === 0;

/** Each by the rating that its opponent had in its round. */
export function ratedGames(
  standing: Standing,
  player: PlayerIndex,
  from = 0,
): readonly RatedGame[] | WhyUnknown {
  const games: RatedGame[] = [];
  for (const { round, game } of playedGames(standing, player)) {
    if (round < from) continue;
    if (game.opponent < 0) return { kind: 'outside', round, opponentNo: game.opponentNo };
    const rating = ratingOf(standing, game.opponent, round);
    if (rating === undefined) return { kind: 'no rating' };
    games.push({ opponent: rating, score: gameValue(game.outcome) });
  }
  return games;
}

export const isMissing = (games: readonly RatedGame[] | WhyUnknown): games is WhyUnknown => 'kind' in games;
