import { expect, test } from 'vitest';
import { cellsWith, foldForSearch, placeFrom } from '../../workbench/page/grid/cellSearch';

// D29

test.each([
  ['Müller', 'muller'],
  ['Łukasz Ørsted', 'lukasz orsted'],
  ['Groß', 'gross'],
  ['ＯＡＫＳ  City', 'oaks city'],
  ['Жуйков', 'жуиков'],
  ['が', 'が'],
  ['이세돌', '이세돌'],
  ['İlker Işık', 'ilker isik'],
])('%s is found as %s', (written, folded) => {
  expect(foldForSearch(written)).toBe(folded);
});

const SHEETS = [
  {
    sheet: 'Wall list',
    cells: [
      ['No', 'Name'],
      [1, 'Møller'],
      [12, 'Anna Moll'],
    ],
  },
  { sheet: 'Round 1', cells: [['1 Møller', '12 Anna Moll']] },
] as const;
const ORDER = SHEETS.map(({ sheet }) => sheet);

test('a text is found in every sheet, from the cell where one is, and round', () => {
  const places = cellsWith(SHEETS, ' MOLL ');
  expect(places).toEqual([
    { sheet: 'Wall list', row: 1, column: 1 },
    { sheet: 'Wall list', row: 2, column: 1 },
    { sheet: 'Round 1', row: 0, column: 0 },
    { sheet: 'Round 1', row: 0, column: 1 },
  ]);
  const here = { sheet: 'Wall list', row: 2, column: 0 };
  expect(placeFrom(places, here, ORDER, 1)).toBe(1);
  expect(placeFrom(places, here, ORDER, -1)).toBe(0);
  const end = { sheet: 'Round 1', row: 0, column: 1 };
  expect(placeFrom(places, end, ORDER, 1)).toBe(0);
  expect(placeFrom(places, { sheet: 'Wall list', row: 0, column: 0 }, ORDER, -1)).toBe(3);
});

test('numbers are found, blanks are not', () => {
  expect(cellsWith(SHEETS, '12')).toHaveLength(2);
  expect(cellsWith(SHEETS, '  ')).toEqual([]);
});
