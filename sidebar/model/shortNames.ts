import { plain } from '../search';
import { GIVEN_NAMES } from './givenNames';

/** Names as they fit beside each other: in full where they fit a line, else the family name and an initial; in full where two would be the same. */
export function shortNames(names: readonly string[]): readonly string[] {
  const order = orderIn(names);
  const short = names.map(name => shortName(name, order));
  const count = new Map<string, number>();
  for (const name of short) count.set(name, (count.get(name) ?? 0) + 1);
  return short.map((name, i) => ((count.get(name) ?? 0) > 1 ? (names[i] ?? name) : name));
}

/** Pixels that a name has in the line of a game, beside the rank. */
const ROOM = 94;

/** Undefined where a list does not say which comes first. */
type NameOrder = 'family first' | 'given first' | undefined;

/**
 * “Van den Berg, Kees” and “KASK Mari” say which is the family name. “Marta Lindqvist” does not, so it stays whole as long as it fits;
 * where it does not, a particle tells, or the other names of the list. Whole stays what nothing tells, and what is not spelt.
 */
function shortName(name: string, order: NameOrder): string {
  const parts = partsOf(name);
  if (!parts && widthOf(name) <= ROOM) return name;
  const { family, first } = parts ?? byParticle(name) ?? byOrder(name, order);
  return family !== '' && SPELT.test(first) ? `${family} ${[...first][0] ?? ''}.` : name;
}

interface NameParts {
  readonly family: string;
  readonly first: string;
}

/** Where it is sure which is which: by a comma, or by capitals. */
function partsOf(name: string): NameParts | undefined {
  const [, before = '', behind = ''] = /^(.+?), *(\S.*)$/.exec(name) ?? [];
  if (before !== '') return { family: before, first: behind };
  const words = name.split(/\s+/);
  const [family, others] = [words.filter(isCapitals), words.filter(word => !isCapitals(word))];
  return family.length > 0 && others.length > 0
    ? { family: family.join(' '), first: others.join(' ') }
    : undefined;
}

/** An initial alone tells nothing. */
const isCapitals = (word: string): boolean =>
  word.length > 2 && word === word.toUpperCase() && word !== word.toLowerCase() && !/\d/.test(word);

const PARTICLE = /^(van|von|der|den|de|del|della|di|da|dos|du|le|la|ten|ter|zu)$/i;

/** A particle begins a family name: behind the first word that one was the first name, and at the beginning the last word is. */
function byParticle(name: string): NameParts | undefined {
  const words = name.split(/\s+/);
  const at = words.findIndex(word => PARTICLE.test(word));
  if (at < 0 || words.length < 3) return undefined;
  return at === 0
    ? { family: words.slice(0, -1).join(' '), first: words.at(-1) ?? '' }
    : { family: words.slice(at).join(' '), first: words.slice(0, at).join(' ') };
}

const NO_PARTS: NameParts = { family: '', first: '' };

function byOrder(name: string, order: NameOrder): NameParts {
  const words = name.split(/\s+/);
  if (words.length < 2 || order === undefined) return NO_PARTS;
  return order === 'family first'
    ? { family: words.slice(0, -1).join(' '), first: words.at(-1) ?? '' }
    : { family: words.slice(1).join(' '), first: words[0] ?? '' };
}

/** The order of a list, by where its given names stand: some are family names, too, so that one is not enough among many. */
function orderIn(names: readonly string[]): NameOrder {
  const words = names.filter(name => !partsOf(name)).map(name => name.split(/\s+/));
  const isGiven = (word = ''): boolean => GIVEN_NAMES.has(plain(word));
  const [first, last] = [0, -1].map(
    at => words.filter(word => word.length > 1 && isGiven(word.at(at))).length,
  );
  const isClear = (more = 0, fewer = 0): boolean => more > 2 * fewer && more >= Math.min(2, names.length);
  if (isClear(last, first)) return 'family first';
  return isClear(first, last) ? 'given first' : undefined;
}

const NARROW = /[ijltfrI.,'’() -]/;
const WIDE = /[mwMWЖЩЮШМ]/;

/** About how wide a name is in the letters of the panel, of 13 pixels. */
const widthOf = (name: string): number =>
  [...name].reduce(
    (sum, letter) =>
      sum + (NARROW.test(letter) ? 3.8 : WIDE.test(letter) ? 10.5 : /\p{Lu}/u.test(letter) ? 8.8 : 6.9),
    0,
  );

const SPELT = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2}/u;
