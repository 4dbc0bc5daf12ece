import { describe, expect, test } from 'vitest';
import { groupsOfFour, snakeGroups } from '../../src/pairing/roundRobin/snake';

describe('groups by snake seeding', () => {
  test('are about four each, two at least', () => {
    expect([1, 3, 4, 6, 9, 10, 13, 14].map(groupsOfFour)).toEqual([1, 1, 2, 2, 2, 3, 3, 4]);
  });
  test('are named A to Z, then AA', () => {
    const names = snakeGroups(
      Array.from({ length: 60 }, (_, i) => i),
      54,
    ).map(({ name }) => name);
    expect([0, 25, 26, 27, 51, 52, 53].map(i => names[i])).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'BB']);
  });
  test('go there and back', () => {
    expect(snakeGroups([9, 8, 7, 6, 5, 4, 3], 3).map(({ players }) => players.join(' '))).toEqual([
      '9 4 3',
      '8 5',
      '7 6',
    ]);
  });
});
