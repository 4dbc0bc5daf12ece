import { ladderOf } from './rankRating';
import type { Player } from '../tournament/wallList';

type Rated = Pick<Player, 'ratings'> & Partial<Pick<Player, 'rating'>>;

/** The rating that counts in a round: the last one typed for it or an earlier round, else that of the event (R8.6). */
export const ratingIn = ({ ratings = [], rating }: Rated, round: number): number | undefined =>
  ratings.slice(0, round + 1).reduce((last, later) => later ?? last, rating);

/** For handicaps: the place on the ladder is that of the rating that was typed for the round or an earlier one (R8.6). */
export function ladderIn(player: Player, round: number): number | undefined {
  const rating = ratingIn({ ratings: player.ratings }, round);
  return ladderOf(rating === undefined ? player : { rank: undefined, rating });
}
