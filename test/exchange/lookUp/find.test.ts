import { describe, expect, test } from 'vitest';
import { lineOf } from '../../../src/exchange/lookUp/knownList';
import { makeLookUp, type LookUp } from '../../../src/exchange/lookUp/lookUp';
import { makeKeyedDice } from './dice';
import { egfList, madePeople, typedPlainly, type MadePerson } from './made';
import { openListAtDesk } from '../../../src/exchange/lookUp/openList';

const NOBODY = {
  rank: '',
  rankOfRating: '',
  rating: '',
  country: '',
  club: '',
  pin: '',
  membership: undefined,
};
const rest = (): Promise<void> => Promise.resolve();

const lookUpOf = (...names: readonly string[]): Promise<LookUp> =>
  makeLookUp(
    [
      {
        name: 'EGF',
        day: '2026-11-01',
        count: names.length,
        text: names.map((name, i) => lineOf({ ...NOBODY, name, pin: String(19_333_222 + i) })).join('\n'),
      },
    ],
    rest,
  );

const found = (lookUp: LookUp, typed: string): readonly string[] =>
  lookUp.find(typed, 6, '').map(({ name }) => name);

describe('who is meant by what is typed', () => {
  const NAMES = [
    'Müller Thomas', 'Müller Tobias', 'Müllerová Jana', 'Mulder Piet', 'Groß Anna', 'Шикшин Илья', 'Surin Dmitriy',
    'van den Berg Kees', "D'Orléac Jean-Frédéric", 'Żywica Łukasz', '김철수', '王 伟', 'Ng Li', 'Alexeev Sergei',
  ]; // prettier-ignore

  test.each([
    ['müller th', 'Müller Thomas'],
    ['thomas muller', 'Müller Thomas'],
    ['tho mul', 'Müller Thomas'],
    ['MUELLER TOB', 'Müller Tobias'],
    ['gross', 'Groß Anna'],
    ['GROSS an', 'Groß Anna'],
    ['shikshin', 'Шикшин Илья'],
    ['ilya shik', 'Шикшин Илья'],
    ['шикшин', 'Шикшин Илья'],
    ['сурин', 'Surin Dmitriy'],
    ['дмитрий', 'Surin Dmitriy'],
    ['dmitri s', 'Surin Dmitriy'],
    ['сергей', 'Alexeev Sergei'],
    ['sergej al', 'Alexeev Sergei'],
    ['berg kees', 'van den Berg Kees'],
    ['van den b', 'van den Berg Kees'],
    ['dorleac', "D'Orléac Jean-Frédéric"],
    ['frederic', "D'Orléac Jean-Frédéric"],
    ['zywica l', 'Żywica Łukasz'],
    ['김', '김철수'],
    ['王', '王 伟'],
    ['ng', 'Ng Li'],
  ])('“%s” is %s', async (typed, name) => {
    expect(found(await lookUpOf(...NAMES), typed)[0]).toBe(name);
  });

  test('by the number, whole or begun', async () => {
    const lookUp = await lookUpOf(...NAMES);
    expect(lookUp.find('19333224', 6, '').map(({ name, by }) => [name, by])).toEqual([
      ['Müllerová Jana', 'number'],
    ]);
    expect(found(lookUp, '1933').length).toBe(6);
    expect(found(lookUp, '999')).toEqual([]);
  });

  test('with one slip, or two in a long name; whoever was typed rightly stands first', async () => {
    const lookUp = await lookUpOf(...NAMES, 'Miller Thomas');
    for (const typed of ['mullre thomas', 'muler thmas', 'nuller tomas', 'mullher thomas'])
      expect(found(lookUp, typed)).toContain('Müller Thomas');
    expect(lookUp.find('miller', 6, '').map(({ name, by }) => [name, by])).toEqual([
      ['Miller Thomas', 'name'],
      ['Müller Thomas', 'slip'],
      ['Müller Tobias', 'slip'],
      ['Müllerová Jana', 'slip'],
    ]);
    expect(found(lookUp, 'xqz')).toEqual([]);
  });

  test('of equals, whoever is from the country of most comes first', async () => {
    const text = ['CZ', 'DE'].map(country => lineOf({ ...NOBODY, name: 'Novak Jan', country })).join('\n');
    const lookUp = await makeLookUp([{ name: 'EGF', day: '', count: 2, text }], rest);
    expect(lookUp.find('nov', 2, 'DE').map(({ country }) => country)).toEqual(['DE', 'CZ']);
    expect(lookUp.find('nov', 2, 'CZ').map(({ country }) => country)).toEqual(['CZ', 'DE']);
  });
});

/** The name as somebody else may type it. */
const typedWays = ({ surname, firstName }: MadePerson): readonly string[] => [
  `${surname} ${firstName}`,
  `${firstName} ${surname}`,
  `${surname.toUpperCase()}, ${firstName.toLowerCase()}`,
  typedPlainly(`${firstName} ${surname}`),
];

test('everybody of a list of thousands is found by the name in any order, without accents, and by the number', async () => {
  const people = madePeople(5_000, 7);
  const opened = openListAtDesk(
    'egd.html',
    new TextEncoder().encode(egfList(people)),
    '',
    { lists: [], book: '' },
    'en',
  );
  if (opened.kind !== 'list') throw new Error('No list was read.');
  expect(opened.list).toMatchObject({ name: 'EGF', day: '2026-11-01', count: people.length });
  expect(opened.doubts).toEqual([]);
  const lookUp = await makeLookUp([opened.list], rest);
  const dice = makeKeyedDice(3);
  for (let i = 0; i < 300; i++) {
    const person = dice.one(people);
    const namesakes = people.filter(
      one =>
        typedPlainly(one.surname) === typedPlainly(person.surname) &&
        typedPlainly(one.firstName) === typedPlainly(person.firstName),
    );
    for (const typed of typedWays(person)) {
      const pins = lookUp.find(typed, namesakes.length, '').map(({ pin }) => pin);
      expect([...pins].sort(), typed).toEqual(namesakes.map(({ pin }) => pin).sort());
    }
    expect(lookUp.find(person.pin, 6, '').map(({ pin }) => pin)).toEqual([person.pin]);
  }
});
