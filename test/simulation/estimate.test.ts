import { describe, expect, test } from 'vitest';
import { differenceOf, meanOf, estimatedShare } from '../../src/simulation/counts/estimate';
import { kendallTau } from '../../src/simulation/counts/tau';
import { addTallies, NO_EVENTS, observed, type Moments } from '../../src/simulation/counts/tally';

describe("Wilson's interval for a share", () => {
  // Newcombe 1998, Statistics in Medicine 17, 857–872, table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (count, events, low, high) => {
    const share = estimatedShare(count, events)!;
    expect([share.low, share.high].map(one => Number(one.toFixed(4)))).toEqual([low, high]);
  });
  test('without events nothing is known', () => expect(estimatedShare(0, 0)).toBeUndefined());
});

describe('the difference of two shares', () => {
  // Newcombe 1998, Statistics in Medicine 17, 873–890, table II, method 10.
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [10, 10, 0, 20, 0.6791, 1],
  ])('%i of %i and %i of %i', (a, m, b, n, low, high) => {
    const { difference } = differenceOf(estimatedShare(a, m)!, estimatedShare(b, n)!);
    expect(difference.low).toBeCloseTo(low, 3);
    expect(difference.high).toBeCloseTo(high, 3);
  });
});

describe('a mean', () => {
  const moments = (values: readonly number[]): Moments =>
    values.map(value => ({ ...NO_EVENTS, places: [observed(value)] })).reduce(addTallies, NO_EVENTS)
      .places[0]!;
  test('1.96 standard errors on both sides', () => {
    // Standard deviation 2 of 2, 4, 4, 4, 5, 5, 7, 9 among the population: 32 / 7 among the sample.
    const mean = meanOf(moments([2, 4, 4, 4, 5, 5, 7, 9]), 1)!;
    expect(mean.value).toBe(5);
    expect(mean.high - mean.low).toBeCloseTo(2 * 1.959964 * Math.sqrt(32 / 7 / 8), 5);
  });
  test('one observation tells no spread', () => expect(meanOf(moments([3]), 1)).toBeUndefined());
  test('in parts', () => expect(meanOf(moments([10, 20]), 10)?.value).toBe(1.5));
});

describe("Kendall's tau-b", () => {
  test('the same order, the opposite, and one with equals', () => {
    expect(kendallTau([4, 3, 2, 1], [1, 2, 3, 4])).toBe(1);
    expect(kendallTau([4, 3, 2, 1], [4, 3, 2, 1])).toBe(-1);
    // Five pairs of six can be told apart by place, all of them agree: 5 / √(6 · 5).
    expect(kendallTau([4, 3, 2, 1], [1, 2, 2, 4])).toBeCloseTo(5 / Math.sqrt(30), 12);
    expect(kendallTau([1, 1], [1, 2])).toBeUndefined();
  });
});
