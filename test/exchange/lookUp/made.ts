import { makeKeyedDice, type Dice } from './dice';

/** Rating lists of people that nobody is: made-up names of the length and the frequency of those in real lists. */
const ONSETS = 'b br ch d dr f fr g gr h j k kl kr l m n p pr r s sch sk st str t tr v w z'.split(' ');
const VOWELS = 'a e i o u a e i o ä ö ü á é ó ei au ie'.split(' ');
const CODAS = 'n r l s t nn ll ck ng nd rt lt mm sky ski ner ler mann sen ová ić'.split(' ');
const FIRST =
  'Anna Jan Peter Marie Thomas Lena Paul Sophie Max Julia Tomáš Jürgen Zoé François Łukasz Ana José Ivan Olga Dmitri Sergey Yuri Elena Mikhail Petra Karl Hans Otto Emma Nils Åsa Björn Ilze Jānis Raúl Inés Gábor Zsófia Ion Mihai Piotr Zofia Marta Luca Giulia Marco Kees Piet Anneke Joost Wim Ülle Mari Kaja Bo Li Wei Min Jun'.split(
    ' ',
  );
const COUNTRIES = 'DE FR CZ NL PL RU RO UK IT ES AT HU SE FI UA RS'.split(' ');

export interface MadePerson {
  readonly pin: string;
  readonly surname: string;
  readonly firstName: string;
  readonly country: string;
  readonly club: string;
  readonly rank: string;
  readonly rating: number;
}

const surnameOf = (dice: Dice): string => {
  const syllable = (): string => dice.one(ONSETS) + dice.one(VOWELS);
  const name = syllable() + (dice.below(3) > 0 ? syllable() : '') + dice.one(CODAS);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** So many people; some surnames are those of hundreds, and most of a few. */
export function madePeople(count: number, seed = 1): readonly MadePerson[] {
  const dice = makeKeyedDice(seed);
  const firstNames = [...FIRST, ...Array.from({ length: 600 }, () => surnameOf(dice).slice(0, 7))];
  const surnames = Array.from({ length: Math.ceil(count / 3) }, () => surnameOf(dice));
  const rare = (length: number): number => Math.floor(length * dice.unit() ** 1.6);
  return Array.from({ length: count }, (_, i) => {
    const rating = -900 + dice.below(3600);
    const index = Math.min(8, Math.max(-30, Math.floor((rating - 2050) / 100)));
    return {
      pin: String(10_000_001 + i),
      surname: surnames[rare(surnames.length)] ?? '',
      firstName: firstNames[rare(firstNames.length)] ?? '',
      country: COUNTRIES[rare(COUNTRIES.length)] ?? '',
      club: `C${dice.below(90)}`,
      rank: index >= 0 ? `${index + 1}d` : `${-index}k`,
      rating,
    };
  });
}

/** The list of the EGF with these people, as it is published. */
export const egfList = (people: readonly MadePerson[], day = '1 Nov 2026'): string =>
  [
    '<html><pre>',
    '<h1>List of WORLD Players</h1>',
    `(${day})`,
    ...people.map(
      ({ pin, surname, firstName, country, club, rank, rating }) =>
        ` ${pin}  ${`${surname} ${firstName}`.padEnd(38)}${country}  ${club.padEnd(6)}${rank.padStart(4)}   --  ${String(rating).padStart(5)}     5  T120128E`,
    ),
    '',
    `Number of players: ${people.length}`,
    '</pre></html>',
  ].join('\n');

/** As somebody types who leaves out accents. */
export const typedPlainly = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L');
