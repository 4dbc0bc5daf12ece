/** Names as they fit beside each other: in full, or shortened where that is sure or has to be; in full where two would be the same. */
export function shortNames(names: readonly string[]): readonly string[] {
  const short = names.map(shortName);
  const count = new Map<string, number>();
  for (const one of short) count.set(one, (count.get(one) ?? 0) + 1);
  return short.map((one, i) => ((count.get(one) ?? 0) > 1 ? (names[i] ?? one) : one));
}

/** Characters of a name that two lines of a game have room for. */
const ROOM = 30;

/**
 * “Van den Berg, Kees” and “KASK Mari” say which is the family name: `Van den Berg K.`. “Marta Lindqvist” does not, so it stays whole;
 * where it is too long, the words between the first and the last lose their letters. Names that are not spelt stay whole.
 */
function shortName(name: string): string {
  const { family, first } = partsOf(name);
  if (family !== '') return SPELT.test(first) ? `${family} ${initialOf(first)}` : name;
  const words = name.split(/\s+/);
  if (name.length <= ROOM || words.length < 3) return name;
  return words.map((word, i) => (i === 0 || i === words.length - 1 ? word : initialOf(word))).join(' ');
}

const initialOf = (word: string): string => `${[...word][0] ?? ''}.`;

/** The family name and the first one where it is sure which is which: by a comma, or by capitals; else both are empty. */
function partsOf(name: string): { readonly family: string; readonly first: string } {
  const [, before = '', behind = ''] = /^(.+?), *(\S.*)$/.exec(name) ?? [];
  if (before !== '') return { family: before, first: behind };
  const words = name.split(/\s+/);
  const family = words.filter(isCapitals);
  const others = words.filter(word => !isCapitals(word));
  return family.length > 0 && others.length > 0
    ? { family: family.join(' '), first: others.join(' ') }
    : { family: '', first: '' };
}

/** An initial alone tells nothing. */
const isCapitals = (word: string): boolean =>
  word.length > 2 && word === word.toUpperCase() && word !== word.toLowerCase() && !/\d/.test(word);

const SPELT = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2}/u;
