/** Letters and digits that cannot be confused when read out. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';

const drawSigns = (count: number): string =>
  Array.from({ length: count }, () => SIGNS.charAt(Math.floor(SIGNS.length * Math.random()))).join('');

/**
 * A random seed for lots, such as `k7qf-2m9x-w4hp` (R2.8). It is the program's only random number, and it is
 * written into Settings before any lot is drawn from it.
 */
export const drawSeed = (): string => [drawSigns(4), drawSigns(4), drawSigns(4)].join('-');
