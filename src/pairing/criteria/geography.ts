import { foldName } from '../../tournament/foldName';
import { remembering } from '../../tournament/once';
import type { Player } from '../../tournament/wallList';
import type { Units } from './criterion';
import { playerOf, type Round } from '../game/round';
import { ofField, type Field } from './field';
import { makeStartsAboveBar } from '../../standings/score/topGroup';

const homesOf = ofField(({ round, players }): { readonly country: Int32Array; readonly club: Int32Array } => {
  const counts = makeCounts(round);
  const numberOf = (text: (player: Player) => string): Int32Array => {
    const numbers = new Map([['', 0]]);
    const numberFor = remembering((typed: string) => {
      const name = foldName(typed);
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    });
    return Int32Array.from(players, player =>
      counts(player) ? numberFor(text(playerOf(round, player))) : 0,
    );
  };
  return { country: numberOf(player => player.country), club: numberOf(player => player.club) };
});

/** Country and club count by the rules of players who start below the bar alone (R4.6). */
function makeCounts({ standing }: Round): (player: number) => boolean {
  const startsAbove = makeStartsAboveBar(standing);
  switch (standing.settings.geography) {
    case 'below the bar':
      return player => !startsAbove(player);
    case 'everywhere':
      return () => true;
    case 'never':
      return () => false;
  }
}

/** One unit where both share a country that counts (R4.6). */
export function country(field: Field): Units {
  const { country } = homesOf(field);
  return (i, j) => (country[i]! > 0 && country[i] === country[j] ? 1 : 0);
}

/** By position: the positions of those whom a player is rather not to meet. */
const avoidedOf = ofField(({ round, players }): ReadonlyMap<number, ReadonlySet<number>> => {
  const { ratherNot } = round.standing.settings;
  const avoided = new Map<number, Set<number>>();
  const at = new Map(players.map((player, position) => [playerOf(round, player).no, position]));
  for (const pair of ratherNot) {
    const [i, j] = pair.map(no => at.get(no));
    if (i === undefined || j === undefined) continue;
    avoided.set(i, (avoided.get(i) ?? new Set()).add(j));
    avoided.set(j, (avoided.get(j) ?? new Set()).add(i));
  }
  return avoided;
});

/** One unit for a club that counts (R4.6), of the same country, and for players rather kept apart. */
export function club(field: Field): Units {
  const shares = sharesClub(field);
  const avoided = avoidedOf(field);
  return (i, j) => (shares(i, j) || avoided.get(i)?.has(j) ? 1 : 0);
}

function sharesClub(field: Field): (i: number, j: number) => boolean {
  const { country, club } = homesOf(field);
  return (i, j) => {
    const isElsewhere = country[i]! > 0 && country[j]! > 0 && country[i] !== country[j];
    return club[i]! > 0 && club[i] === club[j] && !isElsewhere;
  };
}
