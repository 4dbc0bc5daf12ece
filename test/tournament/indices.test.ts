/** Indices of players, their numbers, rounds and scores are not mixed up: the compiler refuses each line below that says so. */
import { expect, test } from 'vitest';
import type { HalfPoints, PlayerIndex, PlayerNo, RoundIndex, RoundNo } from '../../src/tournament/indices';
import { entriesIn, type WallList } from '../../src/tournament/wallList';
import { readWallList } from '../../src/sheet/read/readWallList';

const list: WallList = readWallList(
  [
    ['No', 'Name', '1', '2'],
    ['1', 'Ann', '2+', '0+'],
    ['2', 'Bo', '1-', '0-'],
  ],
  'Swiss',
).wallList;

const [player, round]: [PlayerIndex, RoundNo] = [1, 2];
const no: PlayerNo = list.players[player]!.no;
const score: HalfPoints = 3;
const atPlace: RoundIndex = 1;

test('a player and a round have their places', () => {
  expect(entriesIn(list, player, round)).toHaveLength(1);
  // Plain numbers pass, so that loops and literals need no word.
  expect(entriesIn(list, 1, 2)).toHaveLength(1);
});

test('what is counted in one thing is not taken for another', () => {
  // @ts-expect-error the round and the player in each other's place
  expect(entriesIn(list, round, player)).toEqual([]);
  // @ts-expect-error the number in front of the name is no index
  expect(entriesIn(list, no, round)).toEqual([]);
  // @ts-expect-error a score is no round
  expect(entriesIn(list, player, score)).toEqual([]);
  // @ts-expect-error a round counted from 0 is none counted from 1
  expect(entriesIn(list, player, atPlace)).toHaveLength(1);
  // @ts-expect-error a player is never a round
  expect(player === round).toBe(false);
});
