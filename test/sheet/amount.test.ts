import { describe, expect, test } from 'vitest';
import { amountText, parseAmount } from '../../src/sheet/cells/amount';

describe('a sum of money', () => {
  test.each([
    ['20', 2000, ''],
    ['20.5', 2050, ''],
    ['20,50', 2050, ''],
    ['€ 20', 2000, '€'],
    ['20,- CHF', 2000, 'CHF'],
    ['Fr. 15.–', 1500, 'FR'],
    ['1,250.00', 125000, ''],
    ['1.250,00 €', 125000, '€'],
    ["1'250.5", 125050, ''],
    ['1 250 000', 125000000, ''],
    ['￥3000', 300000, '¥'],
    ['2000円', 200000, '円'],
    ['0', 0, ''],
  ])('%s', (text, cents, currency) => {
    expect(parseAmount(text)).toEqual({ cents, currency });
  });

  test.each([
    '1.250',
    '1,250',
    '-5',
    'later',
    '20 + 5',
    '20/30',
    '€20€',
    '1.2.3',
    '12.345',
    '',
    '9999999999',
  ])('“%s” is none that can be added without a guess', text => {
    expect(parseAmount(text)).toBeUndefined();
  });

  test('is said as it is read', () => {
    for (const cents of [0, 5, 50, 100, 2050, 125000])
      for (const currency of ['', '€', 'CHF'])
        expect(parseAmount(amountText(cents, currency))).toEqual({ cents, currency });
  });
});
