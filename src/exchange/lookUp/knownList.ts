import type { RatedPlayer } from '../../formats/ratingLists/readRatingList';
import { ratingToRank } from '../../rating/rankRating';
import type { Membership } from '../../tournament/person/membership';
import { makeRank } from '../../tournament/rank';

/** A federation's list, or the club's own book of who has played before. */
export const LIST_NAMES = ['EGF', 'FFG', 'AGA', 'regulars'] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** A list as it is kept where the panel is: text, which takes little room and is read at once. */
export interface KeptList {
  readonly name: ListName;
  /** Its day: `2026-11-01`. */
  readonly day: string;
  readonly count: number;
  /** A line for everybody, the details between tabs. */
  readonly text: string;
}

export interface KnownPerson {
  readonly name: string;
  /** As the list has it; '' where it has none. */
  readonly rank: string;
  /** The rank that the rating stands for; '' without a rating. */
  readonly rankOfRating: string;
  readonly rating: string;
  readonly country: string;
  readonly club: string;
  readonly pin: string;
  readonly membership: Membership | undefined;
}

const oneLine = (cell: string): string =>
  /[\t\n\r]| {2}|^ | $/.test(cell) ? cell.replace(/\s+/g, ' ').trim() : cell;

export const lineOf = (person: KnownPerson): string =>
  [person.name, person.rank, person.rating, person.country, person.club, person.pin, mark(person.membership)]
    .map(oneLine)
    .join('\t');

const mark = (membership: Membership | undefined): string =>
  membership === undefined ? '' : membership.kind === 'until' ? membership.day : membership.kind;

export function personOf(line: string): KnownPerson {
  const [name = '', rank = '', rating = '', country = '', club = '', pin = '', state = ''] = line.split('\t');
  const points = Number(rating);
  return {
    name,
    rank,
    rankOfRating: rating === '' || Number.isNaN(points) ? '' : makeRank(ratingToRank(points)),
    rating,
    country,
    club,
    pin,
    membership:
      state === ''
        ? undefined
        : state === 'none' || state === 'leisure'
          ? { kind: state }
          : { kind: 'until', day: state },
  };
}

/** A player of a federation's list; `ALENKO_DE_ST-GEORGE Bernard` is `Alenko De St-George, Bernard`. */
export const ratedLine = (rated: RatedPlayer): string =>
  lineOf({
    ...rated,
    name: writtenName(rated.name),
    rank: rated.rank ? makeRank(rated.rank) : '',
    rankOfRating: '',
    rating: rated.rating === undefined ? '' : String(rated.rating),
  });

function writtenName(name: string): string {
  if (!/_|[A-Z\u0080-\uffff]{2}/.test(name)) return name;
  const [surname = '', ...others] = name.split(/\s+/);
  const isJoined = surname.includes('_') && others.length > 0;
  const whole = isJoined ? `${surname}, ${others.join(' ')}` : name;
  return whole.replace(/_/g, ' ').replace(CAPITALS, word => word.charAt(0) + word.slice(1).toLowerCase());
}

/** A word in capitals alone; one letter is an initial. */
const CAPITALS = /\p{Lu}[\p{Lu}\p{M}]+/gu;
