import { expect, test } from 'vitest';
import { parseEntry, saysWon } from '../../src/sheet/cells/notation';
import { joinOpponentAndResult } from '../../src/sheet/read/opponentResult';

/** The whole entries of a round whose cells have the opponent, a slash, the result. */
function joined(...cells: readonly string[]): readonly unknown[] {
  const values = cells.map(cell => cell.split('|'));
  const rows = cells.map((_, row) => row);
  return joinOpponentAndResult(values, rows, [{ opponent: 0, result: 1 }]).map(([cell]) => cell);
}

test('an opponent and a result are one entry', () => {
  expect(joined('2|+', '1.|-', '4|=', '3|?', '6|+!', '5|-/b2', '8|+w')).toEqual([
    '2+',
    '1-',
    '4=',
    '3?',
    '6+!',
    '5-/b2',
    '8+w',
  ]);
  expect(joined('2|1', '1|0', '4|½', '3|0.5', '6|0,5', '5|Jigo')).toEqual([
    '2+',
    '1-',
    '4½',
    '3=',
    '6=',
    '5=',
  ]);
});

test('a W is a win where another cell says L, else it stays as it is', () => {
  expect(joined('2|W', '1|l')).toEqual(['2+', '1-']);
  expect(joined('2|W', '1|W')).toEqual(['2W', '1W']);
  expect(joined('2|W', '1|L', '4|B')).toEqual(['2W', '1-', '4: B']);
});

test('a whole entry in either column counts, a score is none', () => {
  expect(joined('|3+/b', '9|3+', '2|', '|0=', '2|1-0', '2|1 : 0')).toEqual([
    '3+/b',
    '3+',
    // The result is still to come.
    '2?',
    '0=',
    '2: 1-0',
    '2: 1 : 0',
  ]);
});

test('what is no number of an opponent stays as it was typed', () => {
  expect(joined('Ann|+', 'x2|W', '2x|L', '2|x+')).toEqual(['Ann', 'x2', '2x', '2: x+']);
});

test('without columns of halves, and in other rows, nothing is changed', () => {
  const values = [['2', '+']];
  expect(joinOpponentAndResult(values, [0], [])).toBe(values);
  expect(joinOpponentAndResult([...values, ['1', '-']], [1], [{ opponent: 0, result: 1 }])).toEqual([
    ['2', '+'],
    ['1-', '-'],
  ]);
});

test('W says won where another cell of the round says L and none says Black', () => {
  expect([saysWon(['2W', '1L']), saysWon(['w2', 'l12']), saysWon(['2w', '123456l'])]).toEqual([
    true,
    true,
    true,
  ]);
  expect([saysWon(['2W']), saysWon(['2W', '1L', '3b']), saysWon(['2W', 'b14', 'L1'])]).toEqual([
    false,
    false,
    false,
  ]);
});

test('where one entry may stand, several cannot be read', () => {
  expect(parseEntry('2+ 3+')).toEqual({ kind: 'unreadable', why: 'no notation' });
  expect(parseEntry(' - ')).toEqual({ kind: 'nothing' });
  expect(parseEntry('2+')).toMatchObject({ kind: 'game', opponentNo: 2, outcome: 'won' });
});
