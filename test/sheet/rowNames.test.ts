import { describe, expect, test } from 'vitest';
import type { RowNames } from '../../src/sheet/cells/block';
import { findRows, namedColumn } from '../../src/sheet/cells/rowNames';

/** Rows on lines, cells between bars. */
const list = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));

const LIST = list(`
  No | Name | R1
  1  | Ada  |
  2  | Bob  |
  3  | Cid  |
`);

/** Round 1 of Ada, Bob and Cid. */
const ROUND_1: RowNames = {
  column: namedColumn(LIST[0]!, 2),
  by: [namedColumn(LIST[0]!, 0), namedColumn(LIST[0]!, 1)],
  players: LIST.slice(1).map(line => line.slice(0, 2)),
};

/** The cells found, as `row,column`; `-` for a player who is not found. */
const found = (text: string, names: RowNames = ROUND_1): readonly string[] =>
  findRows(names, 1, list(text)).map(spot => (spot ? `${spot.row},${spot.column}` : '-'));

describe('players are found', () => {
  test('where they were', () => {
    expect(found('No | Name | R1 \n 1 | Ada | \n 2 | Bob | \n 3 | Cid |')).toEqual(['1,2', '2,2', '3,2']);
  });

  test('in rows that were sorted', () => {
    expect(found('No | Name | R1 \n 3 | Cid | \n 1 | Ada | \n 2 | Bob |')).toEqual(['2,2', '3,2', '1,2']);
  });

  test('below inserted rows, above the titles too', () => {
    expect(found('Cup | | \n No | Name | R1 \n 1 | Ada | \n | | \n 2 | Bob | \n 3 | Cid |')).toEqual([
      '2,2',
      '4,2',
      '5,2',
    ]);
  });

  test('beside inserted and moved columns', () => {
    expect(found('R1 | Club | Name | No \n | x | Ada | 1 \n | y | Bob | 2 \n | z | Cid | 3')).toEqual([
      '1,0',
      '2,0',
      '3,0',
    ]);
  });

  test('in the first of two lists with the same titles', () => {
    expect(
      found('No | Name | R1 \n 1 | Ada | \n 2 | Bob | \n 3 | Cid | \n No | Name | R1 \n 1 | Ada |'),
    ).toEqual(['1,2', '2,2', '3,2']);
  });

  test('by their names alone where the numbers change', () => {
    const byName = { ...ROUND_1, by: ROUND_1.by.slice(1), players: [['Ada'], ['Bob'], ['Cid']] };
    expect(found('No | Name | R1 \n 9 | Cid | \n 8 | Bob | \n 7 | Ada |', byName)).toEqual([
      '3,2',
      '2,2',
      '1,2',
    ]);
  });
});

describe('nobody is taken for somebody else', () => {
  test('whose row is gone, or has another name or number', () => {
    expect(found('No | Name | R1 \n 1 | Ada | \n 2 | Bo |')).toEqual(['1,2', '-', '-']);
    expect(found('No | Name | R1 \n 1 | Ada | \n 4 | Bob | \n 3 | Cid |')).toEqual(['1,2', '-', '3,2']);
  });

  test('whose row stands twice', () => {
    expect(found('No | Name | R1 \n 1 | Ada | \n 2 | Bob | \n 2 | Bob | \n 3 | Cid |')).toEqual([
      '1,2',
      '-',
      '4,2',
    ]);
  });

  test('who stands in a note above the titles', () => {
    expect(found('1 | Ada | \n No | Name | R1 \n 1 | Ada | \n 2 | Bob | \n 3 | Cid |')).toEqual([
      '2,2',
      '3,2',
      '4,2',
    ]);
  });

  test('where the title of the numbers or names stands twice', () => {
    expect(found('No | No | Name | R1 \n 1 | 1 | Ada | \n 2 | 2 | Bob | \n 3 | 3 | Cid |')).toEqual([
      '-',
      '-',
      '-',
    ]);
    expect(found('Name | No | Name | R1 \n | 1 | Ada | \n | 2 | Bob | \n | 3 | Cid |')).toEqual([
      '-',
      '-',
      '-',
    ]);
  });

  test('where the title of the column stands twice', () => {
    expect(found('No | Name | R1 | R1 \n 1 | Ada | | \n 2 | Bob | | \n 3 | Cid | |')).toEqual([
      '-',
      '-',
      '-',
    ]);
  });
});

test('a list without titles is searched in its columns', () => {
  const none: readonly string[] = [];
  const names = {
    ...ROUND_1,
    column: namedColumn(none, 2),
    by: [namedColumn(none, 0), namedColumn(none, 1)],
  };
  expect(found('2 | Bob | \n 1 | Ada | \n 3 | Cid |', names)).toEqual(['1,2', '0,2', '2,2']);
});

test('a row that was there for nobody stays where it was, and so do all where the titles were changed', () => {
  expect(found('No | Name | Round \n 1 | Ada | \n 2 | Bob | \n 3 | Cid |')).toEqual(['1,2', '2,2', '3,2']);
  const blank = {
    ...ROUND_1,
    players: [
      ['', ''],
      ['2', 'Bob'],
      ['', 'Cid'],
    ],
  };
  expect(found('No | Name | R1 \n 1 | Ada | \n 2 | Bob | \n | Cid |', blank)).toEqual(['1,2', '2,2', '3,2']);
  expect(
    found('No | Name | R1 \n 1 | Ada | \n 2 | Bob | \n 3 | Cid |', {
      ...blank,
      players: [
        ['', ''],
        ['', ''],
      ],
    }),
  ).toEqual(['1,2', '2,2']);
});

test('a player without a number is found by the name, wherever the row has gone', () => {
  const names = { ...ROUND_1, players: [['', 'Cid'], ...ROUND_1.players.slice(0, 2)] };
  expect(found('No | Name | R1 \n 1 | Ada | \n 2 | Bob | \n | Cid |', names)).toEqual(['3,2', '1,2', '2,2']);
});

test('one column without a title is where it was', () => {
  expect(namedColumn(['No', 'Name'], 2)).toEqual({ title: '', column: 2, nth: 0, count: 0 });
  // The players are found by the other titles, and what somebody has written above the column does not matter.
  const untitled = { ...ROUND_1, column: namedColumn(['No', 'Name', ''], 2) };
  expect(found('Name | No | Paid \n Bob | 2 | \n Ada | 1 | \n Cid | 3 |', untitled)).toEqual([
    '2,2',
    '1,2',
    '3,2',
  ]);
  const names = { ...ROUND_1, column: namedColumn(['No', 'Name', ''], 2) };
  expect(found('x | | \n No | Name | \n 2 | Bob | \n 1 | Ada | \n 3 | Cid |', names)).toEqual([
    '3,2',
    '2,2',
    '4,2',
  ]);
});
