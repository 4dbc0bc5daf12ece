import { expect, test } from 'vitest';
import { readRequest } from '../../src/application/panel/readRequest';

test('a file of 5,000 players and 20 rounds is a request, one of more rows than a table is read with is none', () => {
  const file = (players: number) => ({
    name: 'Large',
    list: [
      ['Name', 'R1'],
      ...Array.from({ length: players }, (_, i) => [`P${i}`, ...Array.from({ length: 20 }, () => '')]),
    ],
    settings: [],
    tables: [],
  });
  const isOne = (players: number): boolean =>
    readRequest({ ask: 'import', file: file(players) }) !== undefined;
  expect([isOne(5000), isOne(10_000), isOne(10_001)]).toEqual([true, true, false]);
});
