/**
 * Milliseconds that a part of a simulation should take: short enough for *Stop*, long enough to be worth a
 * request.
 */
const WANTED = 800;
const MOST = 500;

/** How many events to ask for next, when `count` of them took `milliseconds`. */
export const nextCount = (count: number, milliseconds: number): number =>
  Math.max(1, Math.min(MOST, 4 * count, Math.round((count * WANTED) / Math.max(1, milliseconds))));

export const FIRST_COUNT = 4;
