/** Black in an even game (R4.5). */

export type Colours = Int8Array;
export const BLACK = 1;
export const WHITE = -1;
export const NONE = 0;

/** Blacks minus whites. */
export const colourBalance = (colours: Colours): number => colours.reduce((sum, colour) => sum + colour, 0);

/** The colour of the last two games where they were the same, else `NONE`. */
export function colourStreak(colours: Colours): number {
  let last = NONE;
  for (let round = colours.length - 1; round >= 0; round--) {
    const colour = colours[round] as number;
    if (colour === NONE) continue;
    if (last !== NONE) return colour === last ? colour : NONE;
    last = colour;
  }
  return NONE;
}

/**
 * The colour of the first of two players in an even game, `NONE` where only the lot can tell:
 * (1) the inverse of their last meeting, `met` being the first player's colour there;
 * (2) Black for the smaller blacks minus whites;
 * (3) the inverse of the latest round in which both played and with different colours.
 */
export function colourOfFirst(first: Colours, second: Colours, met: number, difference: number): number {
  if (met !== NONE) return -met;
  if (difference !== 0) return difference < 0 ? BLACK : WHITE;
  for (let round = first.length - 1; round >= 0; round--) {
    const a = first[round] as number;
    if (a !== NONE && second[round] === -a) return -a;
  }
  return NONE;
}
