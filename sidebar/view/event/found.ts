import type { Detail, ListedPerson } from '../../../src/application/protocol/protocol';
import type { KnownHit } from '../../../src/exchange/part';
import type { DeskArrival, DeskFound, DeskLists, DeskOption, DeskPerson } from '../../model/desk';
import { typedPerson } from '../../model/typedPerson';
import { meant, plain } from '../../search';
import type { Say } from '../../words';

export interface DeskKnown {
  readonly listed: readonly ListedPerson[];
  readonly arrivals: readonly DeskArrival[];
  /** The details that the list has columns for. */
  readonly fields: readonly Detail[];
  readonly desk: DeskLists;
}

/** How many of the lists, and of those who are in already, are shown. */
const [MOST, MOST_LISTED] = [6, 3];

/** Those of the lists come first, then those who are in already, and last somebody new. */
export function foundAtDesk(typed: string, deskFacts: DeskKnown, say: Say): DeskFound {
  const person = typedPerson(typed);
  const { name = '', rank = '' } = person;
  if (name === '') return NOBODY_TYPED;
  const isNumber = /^[\d\s]+$/.test(name) && rank === '';
  const hits = deskFacts.desk.lookUp?.find(name, MOST, countryOfMost(deskFacts.listed)) ?? [];
  const options = hits.map(hit => hitOption(hit, deskFacts, say));
  const listOptions = listedOptions(name, hits, deskFacts, say);
  const fresh: readonly DeskOption[] = isNumber ? [] : [newOption(person, say)];
  const all = [...options, ...listOptions, ...fresh];
  const at = chosenOf(hits, options, rank, listOptions.length > 0);
  const chosen = at === 'new' ? (isNumber ? -1 : all.length - 1) : at;
  return { options: all, chosen, said: chosen >= 0 ? '' : whyNobody(all, isNumber, say) };
}

const NOBODY_TYPED: DeskFound = { options: [], chosen: -1, said: '' };

function whyNobody(options: readonly DeskOption[], isNumber: boolean, say: Say): string {
  const [first] = options;
  if (isNumber && !first) return say('sidebar.desk.noNumber');
  return first?.person === undefined && first ? first.said : say('sidebar.desk.choose');
}

/**
 * Whom Enter puts in: the first of the lists who is not in yet, where the beginning of the name was typed and nobody else fits as well;
 * with a rank behind the name whoever has both, else somebody new.
 */
function chosenOf(
  hits: readonly KnownHit[],
  options: readonly DeskOption[],
  rank: string,
  isListed: boolean,
): number | 'new' {
  if (rank !== '') {
    const same = hits.findIndex(
      ({ isWhole }, i) => isWhole && options[i]?.rank.toLowerCase() === rank.replace(/\s/g, '').toLowerCase(),
    );
    if (same >= 0) return options[same]?.person && !hasTwin(hits, same) ? same : -1;
    return hits.some(({ isWhole }) => isWhole) ? -1 : 'new';
  }
  const free = options.findIndex(({ person, isNamesake }) => person !== undefined && !isNamesake);
  if (free < 0) return hits.length > 0 || isListed ? -1 : 'new';
  const hit = hits[free];
  return hit && hit.by !== 'slip' && !hasTwin(hits, free) ? free : -1;
}

/** Whether another one has the same name, or the number that was typed. */
function hasTwin(hits: readonly KnownHit[], at: number): boolean {
  const hit = hits[at];
  return hits.some(
    (other, i) =>
      i !== at &&
      hit !== undefined &&
      other.by !== 'slip' &&
      (sameName(other.name, hit.name) || (other.by === 'number' && other.pin === hit.pin)),
  );
}

const wordsOf = (name: string): string =>
  plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .sort()
    .join(' ');
const sameName = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);

function hitOption(hit: KnownHit, deskFacts: DeskKnown, say: Say): DeskOption {
  const { desk, fields } = deskFacts;
  const rank = (desk.byRating ? hit.rankOfRating : hit.rank) || hit.rank || hit.rankOfRating;
  const same = deskFacts.listed.find(candidate => isOnePerson(hit, candidate, desk));
  // Another rank alone may be that of a namesake: whoever is put in then is asked about.
  const isInList =
    same &&
    (same.rank === '' || rank === '' || same.rank === rank || (hit.pin !== '' && hit.pin === same.pin));
  const isOnWay = deskFacts.arrivals.some(({ person }) =>
    isOnePerson(hit, { no: 0, ...BARE, ...person }, desk),
  );
  const details: DeskPerson = {
    name: hit.name,
    rank,
    rating: hit.rating,
    country: hit.country,
    club: hit.club,
    pin: hit.pin,
    membership: hit.membershipCell,
    // The book of regulars is no rating list.
    ratingList: hit.list === 'regulars' ? '' : hit.label,
  };
  const person = Object.fromEntries(
    Object.entries(details).filter(
      ([name, text]) => text !== '' && (name === 'name' || fields.includes(name as Detail)),
    ),
  );
  const note =
    same && isInList
      ? say('sidebar.desk.isIn', { player: hit.name, no: same.no })
      : isOnWay
        ? say('sidebar.desk.isComing', { player: hit.name })
        : '';
  return {
    name: hit.name,
    rank,
    rest: [
      [hit.country, hit.club].filter(Boolean).join(' '),
      hit.pin,
      ...(desk.lists.length > 1 ? [hit.list === 'regulars' ? say('sidebar.desk.regulars') : hit.list] : []),
      ...(same ? [say('sidebar.desk.in', { no: same.no })] : []),
    ]
      .filter(Boolean)
      .join(', '),
    warning: membershipText(hit, desk.today, say),
    person: note === '' ? person : undefined,
    isNamesake: same !== undefined,
    said: note,
  };
}

const BARE = { name: '', rank: '', rating: '', country: '', club: '', pin: '' };

/** One number, or one name and nothing else that differs. A number that only one of the two has tells nobody apart. */
function isOnePerson(hit: KnownHit, person: ListedPerson, { lookUp }: DeskLists): boolean {
  if (hit.pin !== '' && person.pin !== '' && hit.pin.length === person.pin.length)
    return hit.pin === person.pin;
  const isAlike = (here: string, there: string): boolean =>
    here === '' || there === '' || plain(here) === plain(there);
  return (
    lookUp?.keyOf(hit.name) === lookUp?.keyOf(person.name) &&
    isAlike(hit.country, person.country) &&
    isAlike(hit.club, person.club)
  );
}

/** An option names somebody of the list who stands in no other list. */
function listedOptions(
  name: string,
  hits: readonly KnownHit[],
  deskFacts: DeskKnown,
  say: Say,
): readonly DeskOption[] {
  const labels = deskFacts.listed.map(person => `${person.no} ${person.name} (${person.rank})`);
  const meantOnes = meant(name, labels);
  return deskFacts.listed
    .filter(
      (person, i) => meantOnes[i] === true && !hits.some(hit => isOnePerson(hit, person, deskFacts.desk)),
    )
    .slice(0, MOST_LISTED)
    .map(person => ({
      name: person.name,
      rank: person.rank,
      rest: [
        [person.country, person.club].filter(Boolean).join(' '),
        say('sidebar.desk.in', { no: person.no }),
      ]
        .filter(Boolean)
        .join(', '),
      warning: '',
      person: undefined,
      isNamesake: true,
      said: say('sidebar.desk.isIn', { player: person.name, no: person.no }),
    }));
}

function newOption(person: DeskPerson, say: Say): DeskOption {
  const { name = '', rank = '', club = '' } = person;
  return {
    name: say('sidebar.desk.new', { name }),
    rank,
    rest: rank === '' ? say('sidebar.desk.rankBehind') : club,
    warning: '',
    person,
    isNamesake: false,
    said: '',
  };
}

function membershipText({ membership }: KnownHit, today: string, say: Say): string {
  switch (membership?.kind) {
    case undefined:
      return '';
    case 'none':
      return say('sidebar.desk.noLicence');
    case 'leisure':
      return say('sidebar.desk.leisure');
    case 'until':
      return membership.day < today ? say('sidebar.desk.expired', { day: membership.day }) : '';
  }
}

/** The country of most who play, whose people come first among equals. */
function countryOfMost(listed: readonly ListedPerson[]): string {
  const counts = new Map<string, number>();
  for (const { country } of listed) if (country !== '') counts.set(country, (counts.get(country) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}
