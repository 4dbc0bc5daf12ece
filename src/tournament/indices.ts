/**
 * Numbers that the compiler keeps apart: it refuses the index of a player where a round is meant, and compares neither with the other. A plain
 * number passes, so that loops and literals need no word.
 */
type Counted<Things extends string> = number & { readonly counts?: Things };

/** The place of a player, or of a team that plays as one, in the wall list, from 0. */
export type PlayerIndex = Counted<'players'>;

/** The number in front of the name, by which people and cells call a player. */
export type PlayerNo = Counted<'numbers of players'>;

/** From 1, as people count rounds. */
export type RoundNo = Counted<'rounds'>;

/** From 0, as the rounds of a wall list are counted in an array. */
export type RoundIndex = Counted<'rounds from 0'>;

/** A score in whole half points: 7 is 3½. */
export type HalfPoints = Counted<'half points'>;
