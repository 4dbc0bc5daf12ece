import type { TiedClasses } from '../purpose';
import type { Standing } from './standing';

/** The round that an order is made for, by a pairing or a draw; 0 for places. */
export const roundAhead = (
  { through, settings: { throughRound = through } }: Standing,
  { purpose }: TiedClasses,
): number => (purpose === 'pairing' || purpose === 'seeding' ? throughRound + 1 : 0);
