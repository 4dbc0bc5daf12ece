import { expect, test } from 'vitest';
import { fateIn, roundsSurvived, runKnockout, stillIn } from '../../src/standings/knockout/knockout';
import { wallListText } from '../wallListText';
import { points } from './standingText';

const from = (first: number) => ({ system: 'Knock-out', from: first }) as const;

/** From round 2 on: Ann has drawn once, Cy won the game for the third place, and Flo came in the last round alone. */
const list = wallListText(`
  Name | R1 | R2    | R3       | R4
  Ann  | 2+ | 2=    | 2+       | 5+
  Bo   | 1- | 1=    | 1-       | .
  Cy   | 0= | 4+    | 5-       | 6+
  Di   | 0= | 3-    | .        | .
  Ed   | 0= | 0+    | 3+ 3- 3+ | 1-
  Flo  | 2+ | .     | .        | 3-
  Gus  | 2+ | 0-    | .        | .`);

test('a knock-out from its first round: who came through, who went out, who won after that', () => {
  expect(runKnockout(list, from(2), 4)).toEqual({
    survived: [2, 0, 1, 0, 2, undefined, undefined],
    outIn: [undefined, 3, 3, 2, 4, undefined, undefined],
    wonAfter: [false, false, true, false, false, false, false],
    losses: [0, 1, 1, 1, 1, 0, 0],
  });
  expect(stillIn(runKnockout(list, from(2), 4))).toEqual([0]);
  expect(stillIn(runKnockout(list, from(2), 2))).toEqual([0, 1, 2, 4]);
  expect(stillIn(runKnockout(list, from(2), 1))).toEqual([]);
});

test('losers of the first round may play for the third place', () => {
  const four = wallListText(`
    Name | R1 | R2
    Ann  | 2+ | 3+
    Bo   | 1- | 4+
    Cy   | 4+ | 1-
    Di   | 3- | 2-`);
  expect(points(roundsSurvived(four, from(1), 2))).toEqual([2, 0.5, 1, 0]);
});

test('whoever drew and then waited in vain for the next game of the tie is through', () => {
  const entries = wallListText('Name | R1\n Ann | 2= 0+\n Bo | 1= 0-').entries;
  expect(fateIn(entries[0]![0]!)).toBe('through');
});

test('as a column: rounds survived, half of one for the third place', () => {
  const column = roundsSurvived(list, from(2), 4);
  expect(points(column)).toEqual([2, 0, 1.5, 0, 2, undefined, undefined]);
  const none = { kind: 'no part' };
  expect(column.missing).toEqual([undefined, undefined, undefined, undefined, undefined, none, none]);
  expect([column.title, column.unknown, column.better]).toEqual(['KO', 'behind', 'more']);
});

test('a game of several that is open leaves the round open', () => {
  expect(fateIn(list.entries[4]![2]!)).toBe('through');
  expect(fateIn(wallListText('Name | R1\n Ann | 2+ 2?').entries[0]![0]!)).toBe('open');
});

test('where a loss is not the end, two are, and ½ is for who is still in without any', () => {
  const four = wallListText(`
    Name | R1 | R2 | R3
    Ann  | 2+ | 3+ | 0+
    Bo   | 1- | 4+ | 3-
    Cy   | 4+ | 1- | 2+
    Di   | 3- | 2- | .`);
  const rules = { system: 'Double elimination', from: 1 } as const;
  expect(points(roundsSurvived(four, rules, 2))).toEqual([2.5, 2, 2, 1]);
  expect(points(roundsSurvived(four, rules, 3))).toEqual([3.5, 2, 3, 1]);
  expect(runKnockout(four, rules, 3).outIn).toEqual([undefined, 3, undefined, 2]);
});
