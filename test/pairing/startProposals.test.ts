import { describe, expect, test } from 'vitest';
import { rankCounts, startProposals } from '../../src/pairing/startProposals';
import { presetSettings } from '../../src/tournament/presets';
import { makeRank, parseRank } from '../../src/tournament/rank';
import type { Settings } from '../../src/tournament/settings';
import { UNKNOWN_PLAYER, type WallList } from '../../src/tournament/wallList';

/** `5d 3d*4 1k`: so many players of each rank. */
function listOf(text: string, rounds = 5): WallList {
  const players = text.split(' ').flatMap(part => {
    const [rank = '', count = '1'] = part.split('*');
    return Array.from({ length: Number(count) }, () => parseRank(rank));
  });
  return {
    players: players.map((rank, i) => ({ ...UNKNOWN_PLAYER, no: i + 1, name: `Player ${i + 1}`, rank })),
    rounds,
    entries: players.map(() => []),
  };
}

const McMAHON = presetSettings('EGF', 'McMahon');
const SWISS = presetSettings('EGF', 'Swiss');
const told = (list: WallList, settings: Settings): readonly string[] =>
  startProposals(list, settings).map(
    ({ setting, value, players, suits, isPossible }) =>
      `${setting} ${value} (${players})${suits ? ' suits' : ''}${isPossible ? '' : ' too few columns'}`,
  );

describe('what suits the players of a McMahon', () => {
  test('the bar whose top group is nearest to the middle of what suits the rounds', () => {
    const list = listOf('6d 5d*2 4d*3 3d*4 2d*5 1d*6 1k*8 5k*6 12k*3');
    expect(
      rankCounts(list)
        .map(({ rank, count }) => `${rank} ${count}`)
        .slice(0, 3),
    ).toEqual(['6d 1', '5d 2', '4d 3']);
    // 6 to 12 for five rounds: 10 are nearer to 9 than 6. The 3 of 12k would not find five opponents.
    expect(told(list, McMAHON)).toEqual(['upperBar 3d (10)', 'lowerBar 5k (9)']);
    expect(told({ ...list, rounds: 3 }, McMAHON)).toEqual(['upperBar 4d (6)', 'lowerBar 5k (9)']);
  });

  test('bars that suit are said to; one that leaves too few or too many is replaced', () => {
    const list = listOf('6d*8 5d*2 3d*4 1k*20');
    const withBar = (bar: string): Settings => ({
      ...McMAHON,
      upperBar: parseRank(bar),
      lowerBar: parseRank('1k'),
    });
    expect(told(list, withBar('6d'))).toEqual(['upperBar 6d (8) suits', 'lowerBar 1k (20) suits']);
    expect(told(list, withBar('1k'))[0]).toMatch(/^upperBar (6d|5d) /);
    expect(told(list, withBar('9d'))[0]).toMatch(/^upperBar (6d|5d) /);
  });

  test.each([
    ['of two that suit the nearer to the middle', '4d*8 3d*4 1k*8', '4d (8)'],
    ['the same, from the weaker side', '4d*6 3d*2 1k*12', '3d (8)'],
    ['a little too many before far too few', '4d*3 3d*10 1k*8', '3d (13)'],
    ['a little too few before too many', '4d*5 3d*9 1k*8', '4d (5)'],
    ['never all of them', '6d 3d*9', '6d (1)'],
  ])('the top group for five rounds: %s', (_, ranks, bar) => {
    expect(told(listOf(ranks), McMAHON)[0]).toBe(`upperBar ${bar}`);
  });

  test('no more in the top group than the rounds part', () => {
    expect(told(listOf('4d*2 3d*7 1k*4', 3), McMAHON)).toEqual(['upperBar 4d (2)']);
    expect(told(listOf('4d*2 3d*6 1k*4', 3), McMAHON)).toEqual(['upperBar 3d (8)']);
    expect(told(listOf('4d*10'), McMAHON)).toEqual([]);
  });

  test('a bar that nobody reaches does not suit, however far the others are from it', () => {
    const bar = parseRank('9d');
    expect(told(listOf('4d*25 1k*6'), { ...McMAHON, upperBar: bar })[0]).toBe('upperBar 4d (25)');
  });

  test('a bottom group is found among four times as many, and not where the top group begins', () => {
    expect(told(listOf('4d*8 1k*10 5k*2 10k*3'), McMAHON)).toEqual(['upperBar 4d (8)']);
    expect(told(listOf('4d*8 1k*10 5k*3 10k*3'), McMAHON)).toEqual(['upperBar 4d (8)', 'lowerBar 5k (6)']);
    expect(told(listOf('4d*20 10k*5'), McMAHON)).toEqual(['upperBar 4d (20)']);
    const typed = (bar: string) => ({ ...McMAHON, lowerBar: parseRank(bar) });
    const list = listOf('4d*8 1k*10 5k*3 10k*3');
    expect(told(list, typed('5k'))[1]).toBe('lowerBar 5k (6) suits');
    expect(told(list, typed('10k'))[1]).toBe('lowerBar 5k (6)');
  });

  test('ranks from the strongest down, in whatever order they are listed', () => {
    const ranks = rankCounts(listOf('1k*2 5d 3d*3 12k 4d'));
    expect(ranks.map(({ rank, count }) => `${rank} ${count}`)).toEqual([
      '5d 1',
      '4d 1',
      '3d 3',
      '1k 2',
      '12k 1',
    ]);
  });

  test('a lowest rank that has enough players needs no lower bar', () => {
    expect(told(listOf('4d*6 2d*8 1k*10 10k*6'), McMAHON)).toEqual(['upperBar 4d (6)']);
  });

  test('so few players that everybody can meet everybody', () => {
    expect(told(listOf('4d 3d 2d 1d 1k'), McMAHON)).toEqual(['rounds 4 (5)']);
    expect(told(listOf('4d 3d 2d'), McMAHON)).toEqual([]);
    expect(startProposals(listOf('4d 3d 2d 1d 1k'), McMAHON)[0]).toMatchObject({ rounds: 5, from: 1, to: 4 });
  });

  test('whoever plays in no round and whoever has no rank is not counted', () => {
    const list = listOf('4d*6 2d*8 1k*10');
    const others = [
      { ...UNKNOWN_PLAYER, no: 30, name: 'Gone', rank: parseRank('4d'), out: { rounds: [], from: 1 } },
      { ...UNKNOWN_PLAYER, no: 31, name: 'Nobody knows' },
    ];
    const players = [...list.players, ...others];
    expect(rankCounts({ players })).toEqual(rankCounts(list));
    expect(makeRank({ kind: 'amateur', index: rankCounts({ players })[0]?.index ?? 0 })).toBe('4d');
  });
});

test('a Swiss has rounds enough for one winner, as far as the list has columns', () => {
  expect(told(listOf('1d*12'), SWISS)).toEqual(['rounds 5 (12) suits']);
  expect(told(listOf('1d*12', 3), SWISS)).toEqual(['rounds 4 (12) too few columns']);
  expect(told(listOf('1d*40', 7), { ...SWISS, rounds: 5 })).toEqual(['rounds 6 (40)']);
  expect(told(listOf('1d*5', 9), SWISS)).toEqual(['rounds 4 (5)']);
  expect(told(listOf('1d*4', 1), SWISS)).toEqual(['rounds 2 (4) too few columns']);
  expect(told(listOf('1d*4', 0), SWISS)).toEqual([]);
  expect(startProposals(listOf('1d*12'), SWISS)[0]).toMatchObject({ rounds: 5, from: 4, to: 11 });
  const { players, ...list } = listOf('1d*12');
  const gone = players.map((one, i) => (i < 4 ? { ...one, out: { rounds: [], from: 1 } } : one));
  expect(told({ ...list, players: gone }, SWISS)).toEqual(['rounds 5 (8) suits']);
});

test('other systems have nothing to propose', () => {
  for (const system of [
    'Round robin',
    'Knock-out',
    'Diagonal',
    'Swiss by categories',
    'Score pairing',
  ] as const)
    expect(told(listOf('1d*12'), presetSettings('EGF', system))).toEqual([]);
  expect(told(listOf('1d*12'), { ...SWISS, teams: true })).toEqual([]);
  const stages = [{ from: 1, to: 5, system: 'Swiss' }] as const;
  expect(told(listOf('1d*12'), { ...SWISS, stages })).toEqual([]);
});
