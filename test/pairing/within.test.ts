import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ascending, forEachWithin } from '../../src/pairing/criteria/within';

test('what stands between two numbers is what a look at each of them finds', () => {
  const number = fc.integer({ min: 0, max: 12 });
  fc.assert(
    fc.property(fc.uniqueArray(number), number, number, (numbers, from, to) => {
      const found: number[] = [];
      forEachWithin(ascending([...numbers]), from, to, one => found.push(one));
      const expected = numbers.filter(one => one >= from && one < to);
      expect(found).toEqual(expected.sort((a, b) => a - b));
    }),
    { seed: 2026 },
  );
});
