import type { Area } from './a1';
import type { FWorksheet } from './book';

export type Table<T> = readonly (readonly T[])[];

export const sizeOf = ({ row, column, endRow, endColumn }: Area) => ({
  rows: endRow - row + 1,
  columns: endColumn - column + 1,
});

/** Univer's range. */
export const rangeOf = (sheet: FWorksheet, area: Area) => {
  const { rows, columns } = sizeOf(area);
  return sheet.getRange(area.row, area.column, rows, columns);
};

export function tableOf<T>(area: Area, read: (row: number, column: number) => T): T[][] {
  const { rows, columns } = sizeOf(area);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => read(area.row + row, area.column + column)),
  );
}

export function demandSize(area: Area, values: Table<unknown>): void {
  const { rows, columns } = sizeOf(area);
  const width = values[0]?.length ?? 0;
  if (values.length === rows && values.every(row => row.length === columns)) return;
  throw new Error(
    `The number of rows or columns in the data does not match the range: ` +
      `the data has ${values.length} × ${width}, the range ${rows} × ${columns}.`,
  );
}
