/** In the place of an opponent: the bye of the round. */
export const THE_BYE = 'bye';
export type OpponentOrBye = number | typeof THE_BYE;
