/** Ratings are limited to this where a formula has to hold (R8.5). */
export const LOWEST_RATING = -900;
export const HIGHEST_RATING = 3299;

export const limited = (rating: number): number => Math.min(HIGHEST_RATING, Math.max(LOWEST_RATING, rating));

/** What winning is worth grows with the rating. */
const beta = (rating: number): number => -7 * Math.log(3300 - limited(rating));

/**
 * How likely the first of two players is to win an even game, 0 to 1: Se of the EGF's rating system of 2021 (R8.2).
 * The two probabilities add up to 1.
 */
export const winProbability = (rating: number, opponent: number): number =>
  1 / (1 + Math.exp(beta(opponent) - beta(rating)));
