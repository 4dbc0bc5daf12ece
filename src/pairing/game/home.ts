import { foldName } from '../../tournament/name/foldName';
import type { Settings } from '../../tournament/settings';
import type { Player } from '../../tournament/wallList';

/** By a club's name, the group in which it counts as one with others; undefined for a club alone. */
export function clubGroupsOf({ clubGroups }: Settings): (club: string) => number | undefined {
  if (clubGroups.length === 0) return () => undefined;
  const groups = new Map(
    clubGroups.flatMap((clubs, group) => clubs.map(club => [foldName(club), group] as const)),
  );
  return club => groups.get(foldName(club));
}

/** Empty cells are never the same. */
export const sameCountry = (a: Player, b: Player): boolean =>
  a.country !== '' && foldName(a.country) === foldName(b.country);

/** A club of the same name in another country is another club. */
export const sameClub = (a: Player, b: Player): boolean =>
  a.club !== '' &&
  foldName(a.club) === foldName(b.club) &&
  (a.country === '' || b.country === '' || sameCountry(a, b));
