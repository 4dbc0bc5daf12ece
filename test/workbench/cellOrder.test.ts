import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockAround, orderOfCells } from '../../workbench/page/grid/cellOrder';

// D29

const sorted = (cells: readonly unknown[], direction: 'up' | 'down' = 'up', language = 'en') =>
  orderOfCells(cells, direction, language).map(at => cells[at]);

test.each([
  { what: 'numbers by size', cells: [10, 9, 100, '11'], up: [9, 10, '11', 100] },
  {
    what: 'halves among the numbers',
    cells: ['34', '33½', 33, '½', '.', 12.5],
    up: ['½', 12.5, 33, '33½', '34', '.'],
  },
  { what: 'ranks by strength', cells: ['2d', '10k', '1p', '1k', '7d'], up: ['10k', '1k', '2d', '7d', '1p'] },
  { what: 'names as the language does', cells: ['Zoë', 'Ärger', 'Anton'], up: ['Anton', 'Ärger', 'Zoë'] },
  { what: 'numbers within text by size', cells: ['Table 10', 'Table 9'], up: ['Table 9', 'Table 10'] },
  { what: 'numbers before ranks before text', cells: ['Out', '3d', 7], up: [7, '3d', 'Out'] },
  { what: 'empty cells last', cells: ['', 'b', undefined, 'a'], up: ['a', 'b', '', undefined] },
])('$what', ({ cells, up }) => {
  expect(sorted(cells)).toEqual(up);
});

test('Swedish has its own end of the alphabet', () => {
  expect(sorted(['Öberg', 'Zorn', 'Aal'], 'up', 'sv')).toEqual(['Aal', 'Zorn', 'Öberg']);
});

test('downwards empty cells come last all the same, and equal ones stay as they are', () => {
  expect(orderOfCells(['a', '', 'b', 'a'], 'down', 'en')).toEqual([2, 0, 3, 1]);
});

test('whatever stands there, every row comes once, and a sorted column stays', () => {
  const cell = fc.oneof(fc.integer(), fc.string(), fc.constantFrom('3d', '12k', '', '½', '=A1', 'ＯＡＫＳ'));
  fc.assert(
    fc.property(fc.array(cell), fc.constantFrom('up' as const, 'down' as const), (cells, direction) => {
      const order = orderOfCells(cells, direction, 'en');
      expect([...order].sort((a, b) => a - b)).toEqual(cells.map((_, at) => at));
      const once = order.map(at => cells[at]);
      expect(orderOfCells(once, direction, 'en')).toEqual(once.map((_, at) => at));
    }),
  );
});

const SHEET = [
  ['No', 'Name', 'R1', '', 'Place'],
  [1, 'Ann', '2+', '', 1],
  [2, 'Bob', '1-', '', 2],
  ['', '', '', '', ''],
  ['', 'Prizes', '', '', ''],
  ['', 'Cup', '', '', ''],
];

test('numbers that wait for players stay where they are', () => {
  const waiting = [
    ['No', 'Name'],
    [1, 'Ann'],
    [2, ''],
    [3, 'Bob'],
    [4, ''],
    ['5', ''],
  ];
  expect(blockAround(waiting, { row: 1, column: 0 }, 1)).toEqual({ rows: [1, 3], columns: [0, 1] });
  const numbers = [['No'], [1], [2]];
  expect(blockAround(numbers, { row: 1, column: 0 }, 1)).toEqual({ rows: [1, 2], columns: [0, 0] });
});

test('a player behind an empty row is no row of titles', () => {
  const halves = [
    ['No', 'Name'],
    [1, 'Ann'],
    ['', ''],
    [3, 'Cy'],
    [2, 'Bob'],
  ];
  expect(blockAround(halves, { row: 3, column: 1 }, 1)).toEqual({ rows: [3, 4], columns: [0, 1] });
  const lists = [
    ['No', 'Name'],
    [1, 'Ann'],
    ['', ''],
    ['Nr.', 'Name'],
    [2, 'Bob'],
  ];
  expect(blockAround(lists, { row: 4, column: 1 }, 1)).toEqual({ rows: [4, 4], columns: [0, 1] });
});

test.each([
  { at: 'a cell of the list', row: 2, column: 1, frozen: 1, block: { rows: [1, 2], columns: [0, 2] } },
  { at: 'its titles', row: 0, column: 0, frozen: 1, block: { rows: [1, 2], columns: [0, 2] } },
  { at: 'another list', row: 1, column: 4, frozen: 1, block: { rows: [1, 2], columns: [4, 4] } },
  { at: 'a list below, of one row', row: 5, column: 1, frozen: 1, block: { rows: [5, 5], columns: [0, 2] } },
  { at: 'the empty column', row: 1, column: 3, frozen: 1, block: undefined },
  { at: 'the empty row', row: 3, column: 1, frozen: 1, block: undefined },
  { at: 'beside everything', row: 90, column: 90, frozen: 0, block: undefined },
])('the list around $at', ({ row, column, frozen, block }) => {
  expect(blockAround(SHEET, { row, column }, frozen)).toEqual(block);
});
