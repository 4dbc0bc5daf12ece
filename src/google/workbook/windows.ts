import { isBlank } from '../../sheet/cells/cell';
import type { KeptOfSheets } from './keptOfSheets';
import type { Range } from './services';
import type { CellRange } from '../../application/workbook/design';
import type { CellValue, SheetTable } from '../../application/workbook/workbook';

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** A range from A1 on by which a sheet is read. */
interface Window {
  readonly range: Range;
  /** Blank cells beyond are left out of what is read. */
  readonly used: Size | undefined;
  /** Its size, once it was read. */
  readonly size: Size | undefined;
}

export interface Windows extends KeptOfSheets {
  /** Undefined where there is no such sheet. */
  readonly rangeOf: (sheet: string) => Range | undefined;
  readonly read: (sheet: string) => SheetTable['values'] | undefined;
  readonly sizeOf: (sheet: string) => Size | undefined;
  /** From now on readings reach these places too: what somebody types there is seen before they are written. */
  readonly reach: (sheet: string, places: readonly CellRange[]) => void;
  /** The range by which a sheet is read, where it has these cells and no others. */
  readonly exactly: (sheet: string, place: CellRange) => Range | undefined;
  readonly wrote: (sheet: string, place: CellRange) => void;
}

export function readWindows(
  inUse: (sheet: string) => Range | undefined,
  rangeAt: (sheet: string, place: CellRange) => Range,
): Windows {
  const windows = new Map<string, Window>();
  const windowOf = (name: string): Window | undefined => {
    const sheetWindow = windows.get(name);
    const range = sheetWindow ? undefined : inUse(name);
    if (range) windows.set(name, { range, used: undefined, size: undefined });
    return sheetWindow ?? windows.get(name);
  };
  return {
    rangeOf: name => windowOf(name)?.range,
    read: name => {
      const window = windowOf(name);
      if (!window) return undefined;
      const all = window.range.getValues() as CellValue[][];
      const size = sizeOf(all);
      windows.set(name, { range: window.range, used: window.used ?? size, size });
      return window.used ? withoutBlanks(all, window.used) : all;
    },
    sizeOf: name => windows.get(name)?.size,
    reach: (name, places) => {
      const sheetWindow = windows.get(name);
      if (!sheetWindow?.size || places.every(range => isWithin(range, sheetWindow.size))) return;
      const size = places.reduce(grown, sheetWindow.size);
      windows.set(name, {
        range: rangeAt(name, { row: 0, column: 0, ...size }),
        used: sheetWindow.used,
        size,
      });
    },
    exactly: (name, { row, column, rows, columns }) => {
      const { range, size } = windows.get(name) ?? {};
      return row === 0 && column === 0 && size?.rows === rows && size.columns === columns ? range : undefined;
    },
    wrote: (name, place) => {
      // The cells may lie beyond what is read.
      if (!isWithin(place, windows.get(name)?.size)) windows.delete(name);
    },
    follow: (name, to) => {
      const window = windows.get(name);
      windows.delete(name);
      if (window) windows.set(to, window);
    },
    forget: name => void windows.delete(name),
    forgetAll: () => windows.clear(),
  };
}

const grown = (size: Size, { row, column, rows, columns }: CellRange): Size => ({
  rows: Math.max(size.rows, row + rows),
  columns: Math.max(size.columns, column + columns),
});

const sizeOf = (values: SheetTable['values']): Size => ({
  rows: values.length,
  columns: values[0]?.length ?? 0,
});

const isWithin = ({ row, column, rows, columns }: CellRange, size: Size | undefined): boolean =>
  size !== undefined && row + rows <= size.rows && column + columns <= size.columns;

/** The values without the blank rows and columns at their ends, but at least this many. */
function withoutBlanks(values: SheetTable['values'], least: Size): SheetTable['values'] {
  let { rows, columns } = least;
  values.forEach((line, row) => {
    for (let column = row < least.rows ? columns : 0; column < line.length; column++)
      if (!isBlank(line[column])) [rows, columns] = [Math.max(rows, row + 1), Math.max(columns, column + 1)];
  });
  return values.slice(0, rows).map(line => line.slice(0, columns));
}
