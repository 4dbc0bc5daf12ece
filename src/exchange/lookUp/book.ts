import { readPeople } from '../../sheet/registration/people';
import { lineOf, personOf, type KeptList, type KnownPerson } from './knownList';
import { wordsKey } from './words';

/** Somebody as a wall list has them, to be remembered. */
export type Regular = Pick<KnownPerson, 'name' | 'rank' | 'rating' | 'country' | 'club' | 'pin'>;

/** The people of a wall list in rows of text; nobody where neither titles nor ranks say that these are people. */
export function peopleOfRows(rows: readonly (readonly string[])[]): readonly Regular[] {
  const { columns, people } = readPeople(rows);
  const isList = columns.some(({ kind, title }) => kind === 'rank' || (kind !== undefined && title !== ''));
  return people.flatMap(({ name, cells }) => {
    const { rank = '', rating = '', country = '', club = '', pin = '' } = cells;
    return name === '' || !isList ? [] : [{ name, rank, rating, country, club, pin }];
  });
}

export interface BookWith {
  readonly list: KeptList;
  readonly added: number;
  readonly renewed: number;
}

/** The book with people of another event, whose details are newer; whoever may be somebody else stands beside. */
export function bookWith(book: string, people: readonly Regular[], day: string): BookWith {
  const bookPeople = book.split('\n').flatMap(line => (line === '' ? [] : [personOf(line)]));
  const places = new Map<string, number[]>();
  const keep = (person: KnownPerson, at: number): void => {
    const key = keyOf(person);
    places.set(key, [...(places.get(key) ?? []), at]);
  };
  bookPeople.forEach(keep);
  let [added, renewed] = [0, 0];
  for (const person of people) {
    const at = (places.get(keyOf(person)) ?? []).find(place =>
      isSame(bookPeople[place] as KnownPerson, person),
    );
    const before = bookPeople[at ?? -1];
    if (at === undefined || !before) {
      keep({ ...NOTHING, ...person }, bookPeople.length);
      bookPeople.push({ ...NOTHING, ...person });
      added++;
      continue;
    }
    const now = { ...before, ...filled(person) };
    if (lineOf(now) !== lineOf(before)) renewed++;
    bookPeople[at] = now;
  }
  const text = bookPeople.map(lineOf).join('\n');
  return { list: { name: 'regulars', day, count: bookPeople.length, text }, added, renewed };
}

const NOTHING = { rankOfRating: '', membership: undefined } as const;

const keyOf = ({ name }: Pick<Regular, 'name'>): string => wordsKey(name);

/** One person: one number, or no other number, country and club. */
function isSame(one: Regular, other: Regular): boolean {
  if (one.pin !== '' && other.pin !== '') return one.pin === other.pin;
  return isAlike(one.country, other.country) && isAlike(one.club, other.club);
}

const isAlike = (one: string, other: string): boolean =>
  one === '' || other === '' || one.toLowerCase() === other.toLowerCase();

const filled = (person: Regular): Partial<Regular> =>
  Object.fromEntries(Object.entries(person).filter(([, detail]) => detail !== ''));

/** The book as a table that is opened again, here or at another computer. */
export const bookTable = (text: string): string =>
  [
    'Name\tRank\tRating\tCountry\tClub\tPIN',
    ...text.split('\n').map(line => line.split('\t').slice(0, 6).join('\t')),
  ].join('\n');
