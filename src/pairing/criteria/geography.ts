import { foldName } from '../../tournament/name/foldName';
import { remembering } from '../../tournament/once';
import type { Player } from '../../tournament/wallList';
import { clubGroupsOf } from '../game/home';
import { playerOf, type Round } from '../game/round';
import { ofField, type Units, type Field } from './field';
import { makeStartsAboveBar } from '../../standings/score/topGroup';
import type { PlayerIndex } from '../../tournament/indices';

/** Numbers by position, 0 for what does not count; those of groups of clubs are negative. */
interface Homes {
  readonly country: Int32Array;
  readonly club: Int32Array;
}

const homesOf = ofField(({ round, players }): Homes => {
  const counts = makeCounts(round);
  const { settings } = round.standing;
  const groupOf = clubGroupsOf(settings);
  const [home, homeGroup] = [foldName(settings.homeClub), groupOf(settings.homeClub)];
  const isHome = ({ club }: Player): boolean =>
    home === '' || foldName(club) === home || (homeGroup !== undefined && groupOf(club) === homeGroup);
  const numberOf = (
    text: (player: Player) => string,
    groupIn: (club: string) => number | undefined,
  ): Int32Array => {
    const numbers = new Map([['', 0]]);
    const numberFor = remembering((typed: string) => {
      const name = foldName(typed);
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    });
    return Int32Array.from(players, player => {
      if (!counts(player)) return 0;
      const typed = text(playerOf(round, player));
      const group = groupIn(typed);
      return group === undefined ? numberFor(typed) : -1 - group;
    });
  };
  return {
    country: numberOf(
      player => player.country,
      () => undefined,
    ),
    club: numberOf(player => (isHome(player) ? player.club : ''), groupOf),
  };
});

/** Country and club count by the rules of players who start below the bar alone, and up to so many games won (R4.6). */
function makeCounts(round: Round): (player: PlayerIndex) => boolean {
  const most = round.standing.settings.geographyWins;
  const counts = makeCountsAnywhere(round);
  return most === undefined ? counts : player => counts(player) && gamesWon(round, player) <= most;
}

const gamesWon = ({ number, standing }: Round, player: PlayerIndex): number =>
  (standing.wallList.entries[player] ?? [])
    .slice(0, number - 1)
    .flat()
    .filter(entry => entry.kind === 'game' && entry.outcome === 'won').length;

function makeCountsAnywhere({ standing }: Round): (player: PlayerIndex) => boolean {
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
  const apart = field.players.map((_, i) => avoided.get(i));
  return (i, j) => (shares(i, j) || apart[i]?.has(j) ? 1 : 0);
}

function sharesClub(field: Field): (i: number, j: number) => boolean {
  const { country, club } = homesOf(field);
  return (i, j) => {
    if (club[i] === 0 || club[i] !== club[j]) return false;
    const isElsewhere = club[i]! > 0 && country[i]! > 0 && country[j]! > 0 && country[i] !== country[j];
    return !isElsewhere;
  };
}
