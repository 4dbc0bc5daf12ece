import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pastChanges, withPastOf } from '../../src/pairing/byHand/pastChanges';
import { makeEntries } from '../../src/sheet/cells/notation';
import { readWallList } from '../../src/sheet/read/readWallList';
import { wallListText } from '../wallListText';

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

// N8 of docs/faults.md
test('somebody of the same name has come, wherever the new row stands', () => {
  const rows = ['1 Ada 2+ 3+', '2 Ben 1- 4?', '3 Cid 4+ 1-', '4 Dee 3- 2?'];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('Ada', 'Ben', 'Cid', 'Dee', 'Eve'), fc.nat(6)), { maxLength: 4 }),
      late => {
        const now = [...rows];
        late.forEach(([name, place], i) => now.splice(place, 0, `${5 + i} ${name} 0= 0=`));
        expect(told(listOf(...now))).toEqual([]);
      },
    ),
  );
});

test('what a game that went on has not brought: another opponent', () => {
  const now = listOf('1 Ada 2+ 3+', '2 Ben 1- 3+', '3 Cid 4+ 2-', '4 Dee 3- 2-!');
  expect(told(now)).toEqual([
    ['Ben', 2, '4?', '3+'],
    ['Cid', 2, '1-', '2-'],
  ]);
});

test('a game in a round where nothing stood, and what stands in the round itself', () => {
  const then = listOf('1 Ada 2+ . .', '2 Ben 1- . .', '3 Cid . 0= .', '4 Dee . 0+ .');
  const now = listOf('1 Ada 2+ 0= 4+', '2 Ben 1- 3- .', '3 Cid . bye- .', '4 Dee . bye= 1-');
  const changes = pastChanges(then, now, 3);
  expect(changes.map(({ player, round }) => [player, round])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
  ]);
});

test('of two games in a round the result of one has arrived', () => {
  const list = (ben: string) =>
    wallListText(`Name | R1 | R2\nAda | 2+ 3? | .\nBen | ${ben} | .\nCid | 1? | .`);
  expect(pastChanges(list('1- 3?'), list('1- 3+'), 2)).toEqual([]);
  expect(pastChanges(list('1- 3?'), list('1- 1+'), 2)).toHaveLength(1);
});

test('a game that became one by default', () => {
  expect(told(listOf('1 Ada 2+! 3+', '2 Ben 1-! 4?', '3 Cid 4+ 1-', '4 Dee 3- 2?'))).toEqual([
    ['Ada', 1, '2+', '2+!'],
    ['Ben', 1, '1-', '1-!'],
  ]);
});

test('of two who have one name each is found by the number, and by no other', () => {
  const then = listOf('1 Kim 3+', '2 Kim 4+', '3 Lee 1-', '4 Mo 2-');
  const changed = (...lines: readonly string[]) => {
    const now = listOf(...lines);
    return pastChanges(then, now, 2).map(
      ({ player }) => `${now.players[player]?.no} ${now.players[player]?.name}`,
    );
  };
  expect(changed('2 Kim 4+', '1 Kim 3-', '3 Lee 1+', '4 Mo 2-')).toEqual(['1 Kim', '3 Lee']);
  expect(changed('7 Kim 4-', '8 Kim 3-', '9 Lee 8-', '4 Mo 7-')).toEqual([]);
});

test('the rounds as they were have the numbers of now, and nobody who was deleted since', () => {
  const then = listOf('1 Ada 2+ 3+', '2 Ben 1- 99+', '3 Cid 4+ 1-', '4 Dee 3- 0+');
  const now = listOf('5 Cid 0= 0-', '6 Ada 0- 0-', '7 Ben 0- 0-');
  const back = withPastOf(then, now, pastChanges(then, now, 3));
  expect(back.entries.map(row => row.map(makeEntries))).toEqual([
    ['4+', '6-', ''],
    ['7+', '5+', ''],
    ['6-', '99+', ''],
  ]);
  const bye = withPastOf(then, listOf('4 Dee 3- 1+'), [
    { player: 0, was: 3, round: 2, before: then.entries[3]?.[1] ?? [], now: [] },
  ]);
  expect(bye.entries[0]?.[1]).toEqual(then.entries[3]?.[1]);
  expect(
    back.entries.map(row =>
      row
        .slice(0, 2)
        .flat()
        .map(one => one.kind === 'game' && one.opponent),
    ),
  ).toEqual([
    [-1, 1],
    [2, 0],
    [1, -1],
  ]);
});
