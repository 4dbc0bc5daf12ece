import type { Player } from '../../tournament/wallList';

/** What is not typed is never the same. */
export const sameCountry = (a: Player, b: Player): boolean =>
  a.country !== '' && foldedHome(a.country) === foldedHome(b.country);

/** A club of the same name in another country is another club. */
export const sameClub = (a: Player, b: Player): boolean =>
  a.club !== '' &&
  foldedHome(a.club) === foldedHome(b.club) &&
  (a.country === '' || b.country === '' || sameCountry(a, b));

/** A name of a country or club without what only looks different. */
export const foldedHome = (text: string): string => text.normalize('NFKC').toLowerCase();
