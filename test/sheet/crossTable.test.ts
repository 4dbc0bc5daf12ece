import { expect, test } from 'vitest';
import { onlyCrossTable } from '../../src/sheet/otherForms/crossTable';

/** How often a cell is read, at most, while a sheet of one text is searched for a cross table. */
function readings(rows: number, columns: number, text: string): number {
  let count = 0;
  const line = new Proxy(
    Array.from({ length: columns }, () => text),
    {
      get: (cells, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) count++;
        return Reflect.get(cells, key) as unknown;
      },
    },
  );
  expect(onlyCrossTable(Array.from({ length: rows }, () => line))).toBeUndefined();
  return count / (rows * columns);
}

test('a sheet full of dashes is searched in no time', () => {
  for (const text of ['-', 'x', '=', '1-0'])
    for (const [rows, columns] of [
      [100, 200],
      [400, 125],
    ] as const)
      expect(readings(rows, columns, text), `${rows} × ${columns} of ${text}`).toBeLessThan(300);
});

test('the largest table is found, below titles and without the lines beside it', () => {
  const table = [
    ['Cup', '', '', '', '', ''],
    ['', '', 'Ann', 'Bo', 'Cy', 'SOS'],
    ['1', 'Ann', 'x', '1', '0', '3'],
    ['2', 'Bo', '0', 'x', '1', '3'],
    ['3', 'Cy', '1', '0', 'x', '3'],
    ['', 'sum', '1', '1', '1', ''],
  ];
  expect(onlyCrossTable(table)?.values).toEqual({ count: 3 });
});
