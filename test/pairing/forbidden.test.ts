import type { FixedPair } from '../../src/pairing/game/fixedPairs';
import { expect, test } from 'vitest';
import {
  forbiddenByTable,
  forbiddenFixedPairs,
  forbiddenPairs,
  makeIsForbidden,
  tooManyForbidden,
} from '../../src/pairing/optimum/forbidden';
import { fieldText, standingText } from './pairingText';

const LIST = `
  No | Name | R1
  11 | Ann  | .
  12 | Bo   | .
  13 | Cy   | .
  14 | Di   | .`;

test('forbidden pairs are typed as numbers; those of nobody, or of one player twice, are none', () => {
  const typed = [
    [11, 13],
    [12, 99],
    [99, 12],
    [14, 14],
    [14, 12],
  ] as const;
  expect(forbiddenPairs(standingText(LIST, { forbiddenPairs: typed }))).toEqual([
    [0, 2],
    [3, 1],
  ]);
});

test('a forbidden pair is forbidden to both, and no other is', () => {
  const pairs = [
    [0, 2],
    [3, 1],
  ] as const;
  const isForbidden = makeIsForbidden(pairs, 4);
  const all = [0, 1, 2, 3].flatMap(a => [0, 1, 2, 3].map(b => [a, b] as const));
  expect(all.filter(([a, b]) => isForbidden(a, b)).map(pair => pair.join(''))).toEqual([
    '02',
    '13',
    '20',
    '31',
  ]);
  expect(isForbidden.pairs).toBe(pairs);
  const none = makeIsForbidden([], 4);
  expect([all.map(([a, b]) => none(a, b)), none.pairs]).toEqual([all.map(() => false), []]);
});

test('of games typed by hand, or of a table, the forbidden ones are told', () => {
  const { round } = fieldText(LIST, { forbiddenPairs: [[13, 11]] });
  const { wallList } = round.standing;
  const isForbidden = makeIsForbidden([[2, 0]], 4);
  const fixed = [[0, 1] as const, [2, 0] as const].map(players => ({ players }) as FixedPair);
  expect(forbiddenFixedPairs(wallList, 3, fixed, isForbidden)).toEqual([
    {
      code: 'forbiddenFixedPair',
      severity: 'warning',
      place: { kind: 'entry', player: 2, round: 3 },
      values: { player: 'Cy (13)', opponent: 'Ann (11)', round: 3 },
    },
  ]);
  const games = [
    { black: 1, white: 3 },
    { black: 2, white: 0 },
  ];
  expect(forbiddenByTable(round, games)).toEqual([
    {
      code: 'forbiddenByTable',
      severity: 'warning',
      place: { kind: 'setting', name: 'Forbidden pairs' },
      values: { player: 'Cy (13)', opponent: 'Ann (11)', round: 1 },
    },
  ]);
});

test('where they leave no pairing those are named of whom both play', () => {
  const { wallList } = standingText(LIST);
  const pairs = [
    [0, 1],
    [0, 3],
    [3, 2],
    [1, 2],
  ] as const;
  expect(tooManyForbidden(wallList, pairs, [2, 1, 0])).toEqual({
    code: 'tooManyForbiddenPairs',
    severity: 'error',
    place: { kind: 'setting', name: 'Forbidden pairs' },
    values: { pairs: 'Ann (11) – Bo (12), Bo (12) – Cy (13)' },
  });
});
