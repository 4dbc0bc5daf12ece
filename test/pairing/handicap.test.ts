import { describe, expect, test } from 'vitest';
import { komiOf, stonesForFirst, type Strength } from '../../src/pairing/game/handicap';
import { ladderIndex } from '../../src/rating/rankRating';
import { presetSettings } from '../../src/tournament/presets';
import { parseRank } from '../../src/tournament/rank';
import type { Settings } from '../../src/tournament/settings';
import { workedCase } from '../rules/cases';
import { gamesOf, pairText, standingText } from './pairingText';
import { sideOf } from '../../src/pairing/game/pairedGame';

const settings = (given: Partial<Settings>): Settings => ({ ...presetSettings('EGF', 'McMahon'), ...given });
const player = (rank: string, score = 0): Strength => ({
  ladder: ladderIndex(parseRank(rank)!),
  score: 2 * score,
});

describe('the worked case handicap-1', () => {
  const { expected: rows } = workedCase<unknown, readonly { pair: [string, string]; handicap: number }[]>(
    'handicap-1',
  );
  test.each(rows.map(row => [row.pair[0], row.pair[1], row.handicap] as const))(
    '%s – %s: %i stones',
    (first, second, stones) => {
      const rule = settings({ handicap: 'EGF' });
      expect(Math.abs(stonesForFirst(rule, player(first), player(second)))).toBe(stones);
    },
  );
});

describe('handicap stones', () => {
  test.each([
    ['none is the default', {}, '15k', '25k', 0],
    ['the weaker player takes Black: the first', { handicap: 'EGF' }, '25k', '18k', 5],
    ['the weaker player takes Black: the second', { handicap: 'EGF' }, '18k', '25k', -5],
    ['by rank, two less', { handicap: 'rank' }, '3d', '2k', -2],
    ['by rank, one less', { handicap: 'rank', handicapReduction: 1 }, '3d', '2k', -3],
    ['by rank, one more', { handicap: 'rank', handicapReduction: -1 }, '3d', '2k', -5],
    ['one more than a difference of one', { handicap: 'rank', handicapReduction: -1 }, '1k', '1d', 2],
    ['none more where there is no difference', { handicap: 'rank', handicapReduction: -1 }, '3k', '3k', 0],
    [
      'one more, at most so many',
      { handicap: 'rank', handicapReduction: -1, handicapLimit: 9 },
      '10k',
      '1k',
      9,
    ],
    ['at most so many', { handicap: 'rank', handicapLimit: 4 }, '10k', '3d', 4],
    [
      'the stronger one is above the rank from which handicaps are given',
      { handicapFrom: '1k' },
      '3d',
      '9k',
      0,
    ],
    ['both are at it or below', { handicapFrom: '1k' }, '1k', '9k', -6],
  ] as const)('%s', (_, given, first, second, stones) => {
    const { handicapFrom, ...rest } = { handicapFrom: undefined, ...given };
    const from =
      handicapFrom === undefined ? {} : { handicapFrom: parseRank(handicapFrom), handicap: 'rank' as const };
    expect(stonesForFirst(settings({ ...rest, ...from }), player(first), player(second))).toBe(stones);
  });

  test('by McMahon score: half points are not rounded up', () => {
    const rule = settings({ handicap: 'MMS', handicapReduction: 1 });
    expect(stonesForFirst(rule, player('5k', 25.5), player('1d', 30))).toBe(3);
    expect(stonesForFirst(rule, player('1d', 28), player('5k', 28))).toBe(0);
  });

  test('by McMahon score, one more: half a point is no difference yet', () => {
    const rule = settings({ handicap: 'MMS', handicapReduction: -1 });
    expect(stonesForFirst(rule, player('5k', 25.5), player('1d', 26))).toBe(0);
    expect(stonesForFirst(rule, player('5k', 25), player('1d', 26.5))).toBe(2);
    expect(stonesForFirst(rule, player('1d', 28), player('5k', 27))).toBe(-2);
  });

  test('by McMahon score too whoever is above the rank from which handicaps are given plays even', () => {
    const rule = settings({ handicap: 'MMS', handicapReduction: 0, handicapFrom: parseRank('1k') });
    expect(stonesForFirst(rule, player('5k', 25), player('1k', 30))).toBe(5);
    expect(stonesForFirst(rule, player('5k', 25), player('1d', 30))).toBe(0);
    expect(stonesForFirst(rule, player('1d', 30), player('5k', 25))).toBe(0);
  });

  test('a Swiss has no McMahon score, so its players are compared by rank', () => {
    const rule = { ...settings({ handicap: 'MMS' }), system: 'Swiss' } as const;
    expect(stonesForFirst(rule, player('5k', 3), player('1d', 0))).toBe(3);
  });

  test('without a rank the game is even', () => {
    const rule = settings({ handicap: 'rank' });
    const unknown = { ladder: undefined, score: 0 };
    expect(stonesForFirst(rule, unknown, player('9d'))).toBe(0);
    expect(stonesForFirst(rule, player('9d'), unknown)).toBe(0);
  });

  test('komi is half a point in handicap games, no stones among them', () => {
    expect([0, 1, 5].map(stones => komiOf(settings({}), stones))).toEqual([13, 1, 1]);
  });

  test('in a handicap game the weaker player is Black, whatever the colours before', () => {
    const list = `
      Name | Rank | Start | R1  | R2
      Ann  | 15k  | 15    | 0+  | .
      Bo   | 19k  | 16    | 0=  | .`;
    const round = pairText(list, { system: 'McMahon', handicap: 'EGF', rounding: 'none' });
    expect(gamesOf(list, round)).toEqual(['1 Bo (b) – Ann (w) h2']);
    expect(round.games[0]).toMatchObject({ handicap: 2, komi: 1 });
  });

  test('in a table as well, where colours are else those of the table, or against the last meeting', () => {
    const list = `
      Name | Rank | R1   | R2
      Ann  | 1d   | 2+/b | .
      Bo   | 4k   | 1-/w | .`;
    const table = { system: 'Round robin', cycles: 2 } as const;
    expect(gamesOf(list, pairText(list, table))).toEqual(['1 Bo (b) – Ann (w)']);
    const turned = list.replace('/b', '/w').replace('1-/w', '1-/b');
    expect(gamesOf(turned, pairText(turned, table))).toEqual(['1 Ann (b) – Bo (w)']);
    const byRank = { ...table, handicap: 'rank', handicapReduction: 0 } as const;
    expect(gamesOf(turned, pairText(turned, byRank))).toEqual(['1 Bo (b) – Ann (w) h4']);
  });

  test('a paired game as the cell of either player, without a result yet', () => {
    const { wallList } = standingText('No | Name | R1\n 7 | Ann | .\n 8 | Bo | .');
    const game = { black: 1, white: 0, handicap: 4 };
    const cell = { kind: 'game', outcome: 'unknown', byDefault: false, moves: undefined, handicap: 4 };
    expect(sideOf(wallList, game, 'black')).toEqual([
      1,
      { ...cell, opponent: 0, opponentNo: 7, colour: 'black' },
    ]);
    expect(sideOf(wallList, game, 'white')).toEqual([
      0,
      { ...cell, opponent: 1, opponentNo: 8, colour: 'white' },
    ]);
  });
});
