import { expect, test } from 'vitest';
import { pastChanges, withPastOf } from '../../src/pairing/byHand/pastChanges';
import { makeEntries } from '../../src/sheet/read/notation';
import { readWallList } from '../../src/sheet/read/readWallList';

const listOf = (...lines: readonly string[]) =>
  readWallList([['No', 'Name', 'R1', 'R2', 'R3'], ...lines.map(line => line.split(' '))]).wallList;

const THEN = listOf('1 Ada 2+ 3+', '2 Ben 1- 4?', '3 Cid 4+ 1-', '4 Dee 3- 2?');

const told = (now: typeof THEN) =>
  pastChanges(THEN, now, 3).map(({ player, round, before, now: is }) => [
    now.players[player]?.name,
    round,
    makeEntries(before),
    makeEntries(is),
  ]);

test('the same list, in any order of rows and numbers, has not changed', () => {
  expect(told(THEN)).toEqual([]);
  expect(told(listOf('1 Dee 2- 4?', '2 Cid 1+ 3-', '3 Ada 4+ 2+', '4 Ben 3- 1?'))).toEqual([]);
});

test('a result that was turned is named for both players', () => {
  const now = listOf('1 Ada 2- 3+', '2 Ben 1+ 4?', '3 Cid 4+ 1-', '4 Dee 3- 2?');
  expect(told(now)).toEqual([
    ['Ada', 1, '2+', '2-'],
    ['Ben', 1, '1-', '1+'],
  ]);
  const back = withPastOf(THEN, now, pastChanges(THEN, now, 3));
  expect(back.entries.map(row => makeEntries(row[0] ?? []))).toEqual(['2+', '1-', '4+', '3-']);
});

test('another opponent, a bye for a game', () => {
  expect(told(listOf('1 Ada 2+ 0+', '2 Ben 1- 4?', '3 Cid 4+ 0-', '4 Dee 3- 2?'))).toEqual([
    ['Ada', 2, '3+', '0+'],
    ['Cid', 2, '1-', '0-'],
  ]);
});

test('the result of a game that went on has arrived, and a late entry has come', () => {
  const now = listOf('1 Ada 2+ 3+', '2 Ben 1- 4+', '3 Cid 4+ 1-', '4 Dee 3- 2-', '5 Eve 0= 0=');
  expect(told(now)).toEqual([]);
});
