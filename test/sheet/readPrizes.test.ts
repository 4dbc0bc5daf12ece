import { describe, expect, test } from 'vitest';
import { readPrizes } from '../../src/sheet/read/readPrizes';
import { range } from './range';

/** Columns of prizes; amounts in ten-thousandths. */
const columns = (values: readonly (readonly unknown[])[]): unknown => {
  const read = readPrizes(values);
  return read.kind === 'prizes' ? read.columns : read;
};

const money = (title: string, ...amounts: readonly number[]) => ({
  kind: 'amounts',
  title,
  amounts: amounts.map(amount => amount * 10_000),
});
const things = (title: string, ...items: readonly string[]) => ({ kind: 'items', title, items });
const titles = (title: string, ...items: readonly string[]) => ({ kind: 'titles', title, items });

describe('a range of prizes', () => {
  test('has a row for each place; blank rows and columns do not count', () => {
    const given = range(`
      Money |  | Cup
      1000  |  | gold
            |  |
      400   |  |`);
    expect(columns(given)).toEqual([money('Money', 1000, 0, 400), things('Cup', 'gold')]);
  });

  test('gives titles to every player of a place, in any language and whatever they are', () => {
    const given = range(`
      Titel    | 称号
      Champion | 1
      Second   | 2`);
    expect(columns(given)).toEqual([titles('Titel', 'Champion', 'Second'), titles('称号', '1', '2')]);
    for (const title of ['Titles', 'Titres', 'Títulos', 'Звание', 'Naziv'])
      expect(columns([[title], ['Champion']])).toEqual([titles(title, 'Champion')]);
  });

  test('may say the places itself, in any order and any language', () => {
    for (const title of ['Place', 'Platz', 'Место', 'Pl']) {
      const given = range(`
        ${title} | Cup
        3        | bronze
        1        | gold
                 |`);
      expect(columns(given)).toEqual([things('Cup', 'gold', '', 'bronze')]);
    }
  });

  test('may be one row of amounts, the first place first', () => {
    expect(columns([[1000, '600', '', '25,50']])).toEqual([money('', 1000, 600, 0, 25.5)]);
    expect(columns([['gold', 'silver']])).toEqual([things('', 'gold'), things('', 'silver')]);
    expect(columns([[1000, 'gold']])).toEqual([money('', 1000), things('', 'gold')]);
  });

  test('needs no titles', () => {
    expect(columns([['gold'], ['silver']])).toEqual([things('', 'gold', 'silver')]);
    expect(columns([[1000], [600]])).toEqual([money('', 1000, 600)]);
    expect(columns([])).toEqual([]);
    expect(
      columns([
        ['Money', ''],
        [1000, 'gold'],
      ]),
    ).toEqual([money('Money', 1000), things('', 'gold')]);
  });
});

describe('an amount', () => {
  const amount = (value: unknown): unknown => columns([['Prize'], [1], [value]]);

  test.each<[unknown, number]>([
    [0, 0],
    [33.3333, 33.3333],
    [1e10, 1e10],
    ['1 000 €', 1000],
    ['EUR 33,50', 33.5],
    ['33.5', 33.5],
    ['$12', 12],
    ['１００円', 100],
    ['99999999', 99_999_999],
  ])('%s', (value, expected) => expect(amount(value)).toEqual([money('Prize', 1, expected)]));

  test.each<[unknown]>([[-1], [1.00001], [1e10 + 1], ['1,000'], ['1.2.3'], ['x5'], ['5x'], ['gold'], [true]])(
    '%s is none',
    value => {
      const text = typeof value === 'boolean' ? 'TRUE' : String(value);
      expect(amount(value)).toEqual({ kind: 'unreadable', why: 'amount', row: 2, column: 0, text });
    },
  );
});

describe('a place', () => {
  test.each<[unknown]>([[0], [1.5], [10_001], ['first'], [-1]])('%s is none', place => {
    expect(
      columns([
        ['Place', 'Cup'],
        [place, 'gold'],
      ]),
    ).toEqual({
      kind: 'unreadable',
      why: 'place',
      row: 1,
      column: 0,
      text: String(place),
    });
  });

  test('has one prize in a column', () => {
    const twice = [
      ['Place', 'Money'],
      [2, 600],
      [2, 400],
    ];
    expect(columns(twice)).toEqual({ kind: 'unreadable', why: 'placeTwice', row: 2, column: 0, text: '2' });
    const last = columns([
      ['Place', 'Cup'],
      [10_000, 'wood'],
    ]) as readonly { items: readonly string[] }[];
    expect([last[0]?.items.length, last[0]?.items[9999]]).toEqual([10_000, 'wood']);
  });
});
