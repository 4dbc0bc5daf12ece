import { describe, expect, test } from 'vitest';
import { mms } from '../../src/standings/tiebreaks/primaryScore';
import { startOf } from '../../src/standings/score/standing';
import { hasStart } from '../../src/standings/score/startingScore';
import { sosK } from '../../src/standings/tiebreaks/sosK';
import { parseRank } from '../../src/tournament/rank';
import type { Settings } from '../../src/tournament/settings';
import { workedCase } from '../rules/cases';
import { points, standingText } from './standingText';

const BARS = { system: 'McMahon', upperBar: parseRank('3d'), lowerBar: parseRank('20k') } as const;

const startsOf = (text: string, settings: Partial<Settings> = {}) => {
  const standing = standingText(text, { ...BARS, ...settings });
  return standing.wallList.players.map((_, player) => startOf(standing, player) / 2);
};

test('mm-start', () => {
  type Starts = Readonly<Record<string, number>>;
  interface Expected {
    readonly zero30k: Starts;
    readonly zero20k: Starts;
    readonly zero1d: Starts;
    readonly supergroup_7d_zero30k: number;
  }
  const { input, expected } = workedCase<{ readonly ranks: readonly string[] }, Expected>('mm-start');
  const list = ['Name|Rank', ...input.ranks.map(rank => `${rank}|${rank}`)].join('\n');
  const inOrder = (starts: Starts) => input.ranks.map(rank => starts[rank]);
  expect(startsOf(list)).toEqual(inOrder(expected.zero30k));
  expect(startsOf(list, { scoreZeroAt: '20k' })).toEqual(inOrder(expected.zero20k));
  expect(startsOf(list, { scoreZeroAt: '1d' })).toEqual(inOrder(expected.zero1d));
  const supergroup = startsOf('Name|Rank|Supergroup\nAnn|7d|yes', { supergroup: true });
  expect(supergroup).toEqual([expected.supergroup_7d_zero30k]);
});

describe('the starting score', () => {
  test('is known by a Start, a rank or a rating', () => {
    const { players } = standingText('Name|Rank|Rating|Start\nA|||30\nB|1d||\nC||2100|\nD|||').wallList;
    expect(players.map(hasStart)).toEqual([true, true, true, false]);
  });
  test('lies between the bars, 1d at 30', () => {
    expect(startsOf('Name  Rank\nA  7d\nB  3d\nC  2d\nD  1k\nE  20k\nF  30k')).toEqual([
      32, 32, 31, 29, 10, 10,
    ]);
  });
  test('has no bounds without bars', () => {
    const without = { upperBar: undefined, lowerBar: undefined };
    expect(startsOf('Name  Rank\nA  7d\nB  30k', without)).toEqual([36, 0]);
  });
  test('is the one of the column Start where that is filled', () => {
    expect(startsOf('Name|Rank|Start\nA|7d|30.5\nB|7d|')).toEqual([30.5, 32]);
  });
  test('ignores the supergroup unless the settings have one', () => {
    expect(startsOf('Name|Rank|Supergroup\nA|7d|yes')).toEqual([32]);
  });
  test('of a professional follows the rating', () => {
    expect(startsOf('Name|Rank|Rating\nA|1p|2060\nB|1p|')).toEqual([30, 32]);
  });
  test('of a player without a rank follows the rating', () => {
    expect(startsOf('Name|Rank|Rating\nA||2060')).toEqual([30]);
  });
  test('is 0 outside McMahon, whatever the list says', () => {
    expect(startsOf('Name  Rank  Start\nA  7d  30', { system: 'Swiss' })).toEqual([0]);
  });
});

test('a player without start, rank and rating is named and spoils only what is built on that start', () => {
  const standing = standingText(
    `Name | Rank | R1 | R2
     Ann  | 3d   | 2+ | 4+
     Bo   |      | 1- | 3+
     Cy   | 1d   | 4+ | 2-
     Di   | 1d   | 3- | 1-`,
    BARS,
  );
  expect(standing.starts.map(start => start !== undefined)).toEqual([true, false, true, true]);
  expect(standing.problems).toEqual([
    {
      code: 'unknownStart',
      severity: 'warning',
      place: { kind: 'player', player: 1 },
      values: { name: 'Bo' },
    },
  ]);
  expect(points(mms(standing))).toEqual([34, undefined, 31, 30]);
  expect(points(sosK(standing, 0))).toEqual([undefined, 34 + 31, undefined, 31 + 34]);
  expect(sosK(standing, 0).missing[0]).toEqual({ kind: 'no start', player: 1 });
});
