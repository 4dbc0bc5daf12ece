import { expect, test } from 'vitest';
import { once, remembering } from '../../src/tournament/once';

test('what is made once is made at the first call, and kept even where it is nothing', () => {
  const made: string[] = [];
  const list = once(() => {
    made.push('list');
    return undefined;
  });
  expect(made).toEqual([]);
  expect([list(), list()]).toEqual([undefined, undefined]);
  expect(made).toEqual(['list']);
  expect(once(() => 3)()).toBe(3);
});

test('what is remembered is found once for each text', () => {
  const found: string[] = [];
  const length = remembering((text: string) => {
    found.push(text);
    return text.length;
  });
  expect(['3d', '10k', '3d', '10k', ''].map(length)).toEqual([2, 3, 2, 3, 0]);
  expect(found).toEqual(['3d', '10k', '']);
});
