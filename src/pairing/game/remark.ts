import type { HalfPoints, WallList } from '../../tournament/wallList';
import type { PlayerIndex, PlayerNo } from '../../tournament/indices';

/** Parts of a knock-out that have a heading of their own, in the order of the tables (R6.4, R6.7). */
export const BRACKET_PARTS = ['losersBracket', 'grandFinal', 'thirdPlace'] as const;
export type BracketPart = (typeof BRACKET_PARTS)[number];

/** The dictionaries have the words, under `remark.<kind>`. */
export type Remark =
  /** `down` is drawn down: this player has the higher score. `up` is drawn up. */
  | {
      readonly kind: 'scoreDifference';
      readonly difference: HalfPoints;
      readonly down: number;
      readonly up: number;
    }
  | { readonly kind: 'repeat'; readonly lastRound: number }
  /** A Swiss by categories had no other way. */
  | { readonly kind: 'otherCategory'; readonly black: string; readonly white: string }
  /** Groups that play apart. */
  | { readonly kind: 'otherGroup'; readonly black: string; readonly white: string }
  | { readonly kind: 'sameClub' }
  /** Of one group of clubs. */
  | { readonly kind: 'clubsAsOne'; readonly clubs: string }
  | { readonly kind: 'sameCountry' }
  /** Two whom the settings would rather keep apart. */
  | { readonly kind: 'ratherNot' }
  /** The third game in a row with the same colour. */
  | { readonly kind: 'thirdBlack'; readonly player: PlayerIndex }
  | { readonly kind: 'thirdWhite'; readonly player: PlayerIndex }
  /** An even game the other way round would suit both. */
  | { readonly kind: 'coloursUndue' }
  | { readonly kind: 'handicap'; readonly stones: number }
  | { readonly kind: 'fixed' }
  | { readonly kind: 'mustMeet' }
  /** A board of a match of two teams, `Oaks – Pines`. */
  | { readonly kind: 'match'; readonly teams: string; readonly board: number }
  | {
      readonly kind: 'matchScores';
      readonly difference: HalfPoints;
      readonly down: string;
      readonly up: string;
    }
  | { readonly kind: 'byDefault'; readonly player: PlayerIndex }
  | { readonly kind: BracketPart }
  /** Between players who are equal at this place. */
  | { readonly kind: 'playoff'; readonly place: number }
  | { readonly kind: 'bye' }
  | { readonly kind: 'anotherBye'; readonly before: number };

export function remarkValues(
  remark: Remark,
  wallList: WallList,
  name: typeof label = label,
): Readonly<Record<string, string | number>> {
  switch (remark.kind) {
    case 'scoreDifference':
      return {
        points: points(remark.difference),
        down: name(wallList, remark.down),
        up: name(wallList, remark.up),
      };
    case 'thirdBlack':
    case 'thirdWhite':
    case 'byDefault':
      return { player: name(wallList, remark.player) };
    case 'match':
      return { teams: remark.teams, board: remark.board };
    case 'matchScores':
      return { points: points(remark.difference), down: remark.down, up: remark.up };
    case 'repeat':
      return { round: remark.lastRound };
    case 'handicap':
      return { stones: remark.stones };
    case 'anotherBye':
      return { before: remark.before };
    case 'playoff':
      return { place: remark.place };
    case 'clubsAsOne':
      return { clubs: remark.clubs };
    case 'otherCategory':
    case 'otherGroup':
      return { black: remark.black, white: remark.white };
    case 'sameClub':
    case 'sameCountry':
    case 'ratherNot':
    case 'coloursUndue':
    case 'fixed':
    case 'mustMeet':
    case 'thirdPlace':
    case 'losersBracket':
    case 'grandFinal':
    case 'bye':
      return {};
  }
}

/** A player as in sentences: `Anna Adler (3)`. */
export function label(wallList: WallList, player: PlayerIndex): string {
  const playerInList = wallList.players[player];
  return playerInList === undefined ? '' : `${playerInList.name} (${playerInList.no})`.trim();
}

export function labelOfNumber(wallList: WallList, no: PlayerNo): string {
  const player = wallList.players.findIndex(person => person.no === no);
  return player < 0 ? `#${no}` : label(wallList, player);
}

/** A sentence names so many players; the rest is counted. */
const NAMED = 6;

export function labels(wallList: WallList, players: readonly PlayerIndex[]): string {
  return firstNames(players.map(player => label(wallList, player)));
}

export const pairLabel = (wallList: WallList, [one, other]: readonly [number, number]): string =>
  `${label(wallList, one)} – ${label(wallList, other)}`;

/** The first of them, and how many there are more: `A, B, +3`. */
export function firstNames(names: readonly string[]): string {
  const more = names.length - NAMED;
  return [...names.slice(0, NAMED), ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

export const shortLabel = ({ players }: WallList, player: PlayerIndex): string =>
  `#${players[player]?.no ?? '?'}`;

function points(halves: HalfPoints): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
