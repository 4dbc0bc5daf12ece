import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giveItems, sharePrizes } from '../../src/standings/placement/prizes';
import { placesOf } from '../../src/standings/stages/stageRanking';
import { workedCase } from '../rules/cases';

interface Input {
  readonly classes: readonly (readonly string[])[];
  readonly prizes: readonly number[];
}
interface Expected {
  readonly places: Readonly<Record<string, number>>;
  readonly amounts: Readonly<Record<string, string>>;
  readonly amounts_2dec: Readonly<Record<string, number>>;
}

describe('worked cases', () => {
  test.each(['prize-1', 'prize-2', 'prize-3', 'prize-4'])('%s', id => {
    const { input, expected } = workedCase<Input, Expected>(id);
    const names = input.classes.flat();
    const classes = input.classes.map(group => group.map(name => names.indexOf(name)));
    const { exact } = sharePrizes(classes, input.prizes, 1);
    const place = placesOf(names.length, classes);
    names.forEach((name, player) => {
      const { numerator, denominator } = exact[player]!;
      expect(place[player]).toBe(expected.places[name]);
      expect(denominator === 1 ? `${numerator}` : `${numerator}/${denominator}`).toBe(expected.amounts[name]);
    });
  });
});

describe('rounding down to the smallest amount (A8)', () => {
  test('three share 100.00 in cents: one cent stays', () => {
    const { paid, remainder } = sharePrizes([[0], [1, 2, 3]], [700_00, 100_00], 1);
    expect(paid).toEqual([700_00, 33_33, 33_33, 33_33]);
    expect(remainder).toBe(1);
  });

  test('in whole tens: ten stay', () => {
    const { paid, remainder } = sharePrizes([[0, 1, 2]], [100], 10);
    expect(paid).toEqual([30, 30, 30]);
    expect(remainder).toBe(10);
  });

  test('prizes of places that nobody has are not given away', () => {
    const { paid, remainder } = sharePrizes([[1], [0]], [50, 30, 20, 10], 1);
    expect(paid).toEqual([30, 50]);
    expect(remainder).toBe(30);
  });

  test('whoever is not in the result list gets nothing', () => {
    const { exact, paid } = sharePrizes([[1]], [50], 1);
    expect([exact[0], paid[0]]).toEqual([undefined, undefined]);
  });

  test('what is paid and what remains is the fund, and nobody gets more than the own share', () => {
    const classes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }).map(sizes => {
      let next = 0;
      return sizes.map(size => Array.from({ length: size }, () => next++));
    });
    const prizes = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 20 });
    fc.assert(
      fc.property(classes, prizes, fc.integer({ min: 1, max: 500 }), (groups, amounts, smallest) => {
        const { exact, paid, remainder } = sharePrizes(groups, amounts, smallest);
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(paid.reduce((sum, amount) => sum + amount, 0) + remainder).toBe(total);
        expect(remainder).toBeGreaterThanOrEqual(0);
        paid.forEach((amount, player) => {
          const { numerator, denominator } = exact[player]!;
          expect(amount * denominator).toBeLessThanOrEqual(numerator);
          expect(amount % smallest).toBe(0);
        });
      }),
    );
  });
});

describe('prizes that cannot be divided (R3.3)', () => {
  test('one after the other in the order of the prize tiebreaks', () => {
    expect(giveItems([[2], [0], [1]], ['Cup', 'Book'])).toEqual([
      { kind: 'player', player: 2 },
      { kind: 'player', player: 0 },
    ]);
  });

  test('equal players are a tie, unless they all get the same', () => {
    expect(giveItems([[0], [1, 2]], ['Cup', 'Book', 'Pen'])[1]).toEqual({ kind: 'tied', players: [1, 2] });
    expect(giveItems([[0, 1]], ['Cup'])).toEqual([{ kind: 'tied', players: [0, 1] }]);
    expect(giveItems([[0], [1, 2]], ['Cup', 'Book', 'Book'])).toEqual([
      { kind: 'player', player: 0 },
      { kind: 'player', player: 1 },
      { kind: 'player', player: 2 },
    ]);
  });

  test('more prizes than players', () => {
    expect(giveItems([[0]], ['Cup', 'Book'])[1]).toEqual({ kind: 'nobody' });
  });
});
