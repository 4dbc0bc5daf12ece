import { foldName } from '../../tournament/foldName';
import type { Player } from '../../tournament/wallList';

/** Empty cells are never the same. */
export const sameCountry = (a: Player, b: Player): boolean =>
  a.country !== '' && foldName(a.country) === foldName(b.country);

/** A club of the same name in another country is another club. */
export const sameClub = (a: Player, b: Player): boolean =>
  a.club !== '' &&
  foldName(a.club) === foldName(b.club) &&
  (a.country === '' || b.country === '' || sameCountry(a, b));
