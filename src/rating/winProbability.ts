/** Ratings are limited to this where a formula has to hold (R8.5). */
export const LOWEST_RATING = -900;
export const HIGHEST_RATING = 3299;

export const limited = (rating: number): number => Math.min(HIGHEST_RATING, Math.max(LOWEST_RATING, rating));

/** The worth of a win grows with the rating. */
const beta = (rating: number): number => -7 * Math.log(3300 - limited(rating));

/** The chance of the first of two players to win an even game, 0 to 1 (Se of the EGF's system of 2021, R8.2). */
export const winProbability = (rating: number, opponent: number): number =>
  1 / (1 + Math.exp(beta(opponent) - beta(rating)));
