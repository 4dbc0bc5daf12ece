import type { Rank } from '../tournament/rank';
import type { Player } from '../tournament/wallList';

/** Rank and rating by the European Go Database (R8.1). Ratings are EGF points. */

const LOWEST_RATING = -900;
const LOWEST_INDEX = -30;
const HIGHEST_INDEX = 8;

/** The rating that stands for a rank: 30k -900, 1k 2000, 1d 2100, 1p 2700, 9p 2940. Never below -900. */
export function rankToRating(rank: Rank): number {
  if (rank.kind === 'professional') return 2670 + 30 * rank.dan;
  return Math.max(LOWEST_RATING, 2100 + 100 * rank.index);
}

/** The amateur rank of a rating, from 30k to 9d: 2049.99 is 1k, 2050 is 1d. */
export function ratingToRank(rating: number): Rank {
  const index = Math.floor((rating - 2050) / 100);
  return { kind: 'amateur', index: Math.min(HIGHEST_INDEX, Math.max(LOWEST_INDEX, index)) };
}

/** The place on the McMahon ladder (R4.1): 1d is 0, 1k -1; professionals by rating, else by that of their rank. */
export function ladderIndex(rank: Rank, rating?: number): number {
  if (rank.kind === 'amateur') return rank.index;
  const amateur = ratingToRank(rating ?? rankToRating(rank));
  return amateur.kind === 'amateur' ? amateur.index : HIGHEST_INDEX;
}

/** The place on the ladder by the rank, without one by the rating (R8.1); undefined with neither. */
export function ladderOf({ rank, rating }: Pick<Player, 'rank' | 'rating'>): number | undefined {
  const rankOrNearest = rank ?? (rating === undefined ? undefined : ratingToRank(rating));
  return rankOrNearest && ladderIndex(rankOrNearest, rating);
}
