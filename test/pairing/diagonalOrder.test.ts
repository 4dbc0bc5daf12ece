import { expect, test } from 'vitest';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { readWallList } from '../../src/sheet/read/readWallList';
import { pairNextRound } from '../../src/pairing/nextRound';
import { firstRoundPairs } from '../../src/pairing/diagonal/patterns';
import { makeDice } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/** Round 1 by names, from a list as typed. */
function firstRound(values: readonly (readonly (string | number)[])[], settings: string): readonly string[] {
  const { wallList } = readWallList(values.map(row => [...row]));
  const paired = pairNextRound(makeOpenEvent(wallList, readSettings(settings, { hasStart: false }).settings));
  if (paired.kind === 'cannot pair') throw new Error(JSON.stringify(paired.problems));
  const name = (player: number): string => wallList.players[player]!.name;
  return [
    ...new Set(paired.games.map(({ black, white }) => [name(black), name(white)].sort().join('-'))),
  ].sort();
}

const TITLES = ['No', 'Name', 'Rating', 'Maximum rating', 'R1'];

test('five players, of whom the last by rating was once the best: 0-1, 0-2 are E-A, E-B (R7.1, N = 5: 01 02 13 14 23 24 34)', () => {
  const list = [
    TITLES,
    [1, 'A', 2500, 2500, ''],
    [2, 'B', 2400, 2450, ''],
    [3, 'C', 2300, 2300, ''],
    [4, 'D', 2200, '', ''],
    [5, 'E', 2100, 2700, ''],
  ];
  const byRating = ['A-B', 'A-C', 'B-D', 'B-E', 'C-D', 'C-E', 'D-E'];
  expect(firstRound(list, 'System=Diagonal')).toEqual(byRating);
  // E A B C D; D has no maximum and stands by the rating.
  const byMaximum = ['A-E', 'B-E', 'A-C', 'A-D', 'B-C', 'B-D', 'C-D'].sort();
  expect(firstRound(list, 'System=Diagonal; Diagonal order=maximum rating')).toEqual(byMaximum);
});

test('whatever the two ratings are, round 1 is that of a list with the maximum as its rating', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const dice = makeDice(seed);
    const players = Array.from({ length: 2 + (seed % 12) }, (_, i) => {
      const rating = 1000 + Math.floor(1500 * dice());
      return {
        no: i + 1,
        name: `P${i + 1}`,
        rating,
        maximum: dice() < 0.2 ? '' : rating + Math.floor(600 * dice()),
      };
    });
    const list = [TITLES, ...players.map(({ no, name, rating, maximum }) => [no, name, rating, maximum, ''])];
    const plain = [
      TITLES,
      ...players.map(({ no, name, rating, maximum }) => [no, name, maximum || rating, '', '']),
    ];
    const found = firstRound(list, 'System=Diagonal; Diagonal order=maximum rating; Seed=s');
    expect(found).toEqual(firstRound(plain, 'System=Diagonal; Seed=s'));
    expect(found).toHaveLength(firstRoundPairs(players.length, 'first half').length);
  }
});
