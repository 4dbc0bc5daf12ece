import { describe, expect, it } from 'vitest';
import { loadAddon, range } from './built';

const addon = loadAddon();

/** Ada has won all, Ben and Cleo are equal second, Dov has lost all. */
const FOUR = range(`
  No | Name | R1 | R2
  1  | Ada  | 4+ | 2+
  2  | Ben  | 3+ | 1-
  3  | Cleo | 2- | 4+
  4  | Dov  | 1- | 3-
`);
const SWISS = 'System=Swiss; Tiebreaks=none; Prize tiebreaks=DIRECTCOMPARISON';

const prizes = (given: readonly (readonly unknown[])[], settings = SWISS) =>
  addon.PRIZES!(FOUR, given, settings);

describe('PRIZES', () => {
  it('shares money among equal players and gives things by the prize tiebreaks', () => {
    const given = [
      ['Place', 'Money', 'Cup'],
      [1, 1000, 'gold'],
      [2, 600, 'silver'],
      [3, 401, ''],
      [4, '', ''],
    ];
    expect(prizes(given)).toEqual([
      ['Place', 'No', 'Name', 'Money', 'Cup'],
      [1, 1, 'Ada', 1000, 'gold'],
      [2, 2, 'Ben', 500.5, 'silver'],
      [2, 3, 'Cleo', 500.5, ''],
      ['', '', 'Left', 0, ''],
    ]);
  });

  it('rounds down to the prize unit and shows what is left', () => {
    const settings = `${SWISS}; Prize unit=10`;
    expect(prizes([[1000], [600], [415]], settings)).toEqual([
      ['Place', 'No', 'Name', 'Prize'],
      [1, 1, 'Ada', 1000],
      [2, 2, 'Ben', 500],
      [2, 3, 'Cleo', 500],
      ['', '', 'Left', 15],
    ]);
  });

  it('reads a row of amounts, and amounts typed as text', () => {
    const column = prizes([[100], [50], [25.5]]);
    expect(prizes([[100, 50, 25.5]])).toEqual(column);
    expect(prizes([['100 €'], ['50'], ['25,50']])).toEqual(column);
  });

  it('leaves a thing that cannot be given to one of equal players', () => {
    const table = prizes(
      [['gold'], ['silver'], [''], [''], ['wood']],
      'System=Swiss; Tiebreaks=none; Prize tiebreaks=none',
    );
    expect(table).toEqual([
      ['Place', 'No', 'Name', 'Prize'],
      [1, 1, 'Ada', 'gold'],
      ['', '', 'Left', 'silver (equal: 2, 3); wood'],
    ]);
  });

  it.each([
    [[[1000], ['much']], 'Row 2, column 1 of the prizes: “much” is no amount.'],
    [[[1000], [-5]], 'Row 2, column 1 of the prizes: “-5” is no amount.'],
    [[['Prize'], [1000], ['1,000']], 'Row 3, column 1 of the prizes: “1,000” is no amount.'],
    [
      [
        ['Place', 'Prize'],
        ['first', 1000],
      ],
      'Row 2, column 1 of the prizes: “first” is no amount.',
    ],
    [[['']], 'Type the prizes into a range, one row for each place.'],
  ])('says what is wrong with %j', (given, sentence) => {
    expect(prizes(given)).toEqual([[sentence]]);
  });
});
