import type { SavedCells } from '../exchange/saved/savedCells';

/**
 * The text whose SHA-256 is the seal of a sheet: value and formula of each cell that holds any, by rows and columns. Looks are no part of
 * it, and neither is what a formula has answered, which each program computes anew.
 */
export function sealText(cells: SavedCells): string {
  const numbers = (record: object): readonly number[] =>
    Object.keys(record)
      .map(Number)
      .sort((a, b) => a - b);
  const filled = numbers(cells).flatMap(row =>
    numbers(cells[row] ?? {}).flatMap(column => {
      const cell = cells[row]?.[column];
      const formula = typeof cell?.f === 'string' ? cell.f : '';
      const value = formula === '' ? (cell?.v ?? '') : '';
      return formula === '' && value === '' ? [] : [[row, column, value, formula]];
    }),
  );
  return JSON.stringify(filled);
}
