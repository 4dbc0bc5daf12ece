import { columnName } from '../../host/a1';
import type { FWorksheet } from '../../host/book';
import { extent } from '../../host/cells';
import type { Workbench } from '../../workbench';

/** The values of a sheet from A1 to the last row and column in use; none of an empty sheet. */
export function cellsOf(workbench: Workbench, sheet: FWorksheet): readonly (readonly unknown[])[] {
  const { row, column } = extent(workbench.book, sheet);
  if (row < 0 || column < 0) return [];
  return workbench.getValues(sheet.getSheetName(), `A1:${columnName(column)}${row + 1}`);
}
