import { expect, test } from 'vitest';
import { firstCount, nextCount } from '../../sidebar/parts';

test('L31 a suggestion begins with one event of each system, and more follow while somebody looks', () => {
  expect([firstCount('advice'), firstCount('answers')]).toEqual([1, 4]);
  // Never more than four times as many, and never a part that lets *Stop* wait for long.
  expect(nextCount(1, 10)).toBe(4);
  expect(nextCount(1, 3000)).toBe(1);
  expect(nextCount(8, 1600)).toBe(4);
});
