import { isBlank, isDate } from '../../sheet/cells/cell';
import { sha256 } from '../../lots/sha256';
import type { CellValue } from '../workbook/workbook';

/**
 * SHA-256 over tables of cells: equal if every cell is equal, type included. Blank cells at the ends do not
 * count.
 */
export const fingerprint = (...tables: readonly (readonly (readonly CellValue[])[])[]): string =>
  sha256(JSON.stringify(tables.map(table => trimmed(table.map(line => trimmed(line.map(cellText)))))));

const cellText = (value: CellValue): string =>
  isBlank(value) ? '' : isDate(value) ? `date ${value.getTime()}` : `${typeof value} ${String(value)}`;

/** The items without blanks at the end: a used range may grow although nothing is typed. */
function trimmed<T extends string | readonly unknown[]>(items: readonly T[]): readonly T[] {
  let end = items.length;
  while (items[end - 1]?.length === 0) end -= 1;
  return items.slice(0, end);
}
