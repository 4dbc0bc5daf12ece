import { ladderIndex } from '../rating/rankRating';
import type { Standing } from '../standings/standing';
import type { Player } from '../tournament/wallList';
import type { Units } from './criteria';
import { playerOf, type Field } from './field';
import { topGroup } from './topGroup';

/**
 * Whether a player starts above the bar: rank at the bar or stronger, or in the supergroup (R4.6). Without a rank the
 * starting score tells. Without a bar nobody does.
 */
export function makeStartsAboveBar(standing: Standing): (player: number) => boolean {
  const { settings, wallList } = standing;
  if (settings.upperBar === undefined) return () => false;
  const bar = ladderIndex(settings.upperBar);
  const top = new Set(settings.system === 'McMahon' ? topGroup(standing) : []);
  return player => {
    const { rank, rating, supergroup } = wallList.players[player] as Player;
    if (supergroup && settings.supergroup) return true;
    return rank ? ladderIndex(rank, rating) >= bar : top.has(player);
  };
}

/** What is not typed is never the same. */
export const sameCountry = (a: Player, b: Player): boolean =>
  a.country !== '' && folded(a.country) === folded(b.country);

/** A club of the same name in another country is another club. */
export const sameClub = (a: Player, b: Player): boolean =>
  a.club !== '' &&
  folded(a.club) === folded(b.club) &&
  (a.country === '' || b.country === '' || sameCountry(a, b));

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** One unit where both start below the bar and share what is compared (R4.6); no unit above the bar. */
function shared(field: Field, same: (a: Player, b: Player) => boolean): Units {
  const { round, players } = field;
  if (round.standing.settings.geography === 'never') return () => 0;
  const isAbove = makeStartsAboveBar(round.standing);
  const below = players.map(player => !isAbove(player));
  const homes = makeHomes(
    players.map(player => playerOf(round, player)),
    same,
  );
  return (i, j) => (below[i] && below[j] && homes(i, j) ? 1 : 0);
}

/** Compares by number: players with the same typed text share one, so texts are compared once for each kind. */
function makeHomes(players: readonly Player[], same: (a: Player, b: Player) => boolean) {
  const kinds = new Map<string, number>();
  const samples: Player[] = [];
  const kind = players.map(player => {
    const key = `${player.country}\n${player.club}`;
    const known = kinds.get(key);
    if (known !== undefined) return known;
    kinds.set(key, samples.length);
    return samples.push(player) - 1;
  });
  const table = samples.map(a => samples.map(b => same(a, b)));
  return (i: number, j: number): boolean => table[kind[i] as number]?.[kind[j] as number] ?? false;
}

export const country = (field: Field): Units => shared(field, sameCountry);
export const club = (field: Field): Units => shared(field, sameClub);
