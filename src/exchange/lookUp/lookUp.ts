import { membershipCell } from '../../tournament/person/membership';
import { findPeople, type Found } from './find';
import { personOf, type KeptList, type KnownPerson, type ListName } from './knownList';
import { makeIndex } from './makeIndex';
import { wordsKey } from './words';

export interface KnownHit extends KnownPerson {
  readonly list: ListName;
  /** The list and its day: `EGF 2026-11-01`. */
  readonly label: string;
  /** What the list says of a licence, as a cell of the wall list; '' for nothing. */
  readonly membershipCell: string;
  readonly by: Found['by'];
  readonly isWhole: boolean;
}

export interface LookUp {
  /** A name for comparison with those of the wall list. */
  readonly keyOf: (name: string) => string;
  /** The likeliest comes first; `country` is that of most who play. */
  readonly find: (typed: string, count: number, country: string) => readonly KnownHit[];
}

/** The lists, ready to be asked at each key; `rest` gives the page a breath while they are read. */
export async function makeLookUp(lists: readonly KeptList[], rest: () => Promise<unknown>): Promise<LookUp> {
  const lines = lists.map(({ text }) => (text === '' ? [] : text.split('\n')));
  const index = await makeIndex(lines.flat(), rest);
  const ends = lines.map((_, i) => lines.slice(0, i + 1).reduce((sum, { length }) => sum + length, 0));
  const hitOf = ({ at, by, isWhole }: Found): readonly KnownHit[] => {
    const list = lists[ends.findIndex(end => at < end)];
    if (!list) return [];
    const { name, day } = list;
    const person = personOf(index.lines[at] ?? '');
    const cell = person.membership ? membershipCell(person.membership) : '';
    return [{ ...person, list: name, label: `${name} ${day}`, membershipCell: cell, by, isWhole }];
  };
  return {
    keyOf: wordsKey,
    find: (typed, count, country) => {
      const isHere = (line: string): boolean => country !== '' && line.includes(`\t${country}\t`);
      return findPeople(index, typed, count, isHere).flatMap(hitOf);
    },
  };
}
