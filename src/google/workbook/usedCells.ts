import { formulaCells, type Formulas } from './formulaCells';
import { readWindows, type Windows } from './windows';
import type { KeptOfSheets } from './keptOfSheets';
import type { Range } from './services';
import type { CellRange } from '../../application/workbook/design';
import type { SheetTable } from '../../application/workbook/workbook';

export interface UsedCells extends KeptOfSheets, Pick<Windows, 'reach' | 'exactly'> {
  readonly read: (sheet: string) => SheetTable | undefined;
  readonly readAgain: (sheet: string, whole: boolean) => SheetTable | undefined;
  readonly formulas: (sheet: string, again: boolean) => Formulas;
  readonly valuesOfFormulas: (sheet: string) => SheetTable['values'] | undefined;
  /** Forgets what was read where a place is written. */
  readonly wrote: (sheet: string, place: CellRange, hasFormula: boolean) => void;
}

export function usedCells(
  inUse: (sheet: string) => Range | undefined,
  rangeAt: (sheet: string, place: CellRange) => Range,
): UsedCells {
  const windows = readWindows(inUse, rangeAt);
  const tables = new Map<string, SheetTable>();
  const formulas = formulaCells();
  const read = (name: string): SheetTable | undefined => {
    const values = tables.has(name) ? undefined : windows.read(name);
    if (values) tables.set(name, { name, values });
    return tables.get(name);
  };
  return {
    read,
    readAgain: (name, whole) => {
      const size = windows.sizeOf(name);
      tables.delete(name);
      if (whole) windows.forget(name);
      const table = read(name);
      const now = windows.sizeOf(name);
      if (!whole || !size || !now || (size.rows <= now.rows && size.columns <= now.columns)) return table;
      windows.reach(name, [{ row: 0, column: 0, ...size }]);
      tables.delete(name);
      return read(name);
    },
    formulas: (name, again) => {
      const knownLines = again ? undefined : formulas.find(name);
      const lines = knownLines ? undefined : windows.rangeOf(name)?.getFormulas();
      if (lines) formulas.keep(name, lines, tables.get(name)?.values);
      return knownLines ?? lines ?? [];
    },
    valuesOfFormulas: formulas.valuesOf,
    reach: windows.reach,
    exactly: windows.exactly,
    wrote: (name, place, hasFormula) => {
      windows.wrote(name, place);
      tables.delete(name);
      formulas.wrote(name, place, hasFormula);
    },
    follow: (name, to) => {
      windows.follow(name, to);
      formulas.follow(name, to);
      const table = tables.get(name);
      tables.delete(name);
      if (table) tables.set(to, { ...table, name: to });
    },
    forget: name => {
      for (const cache of [windows, formulas]) cache.forget(name);
      tables.delete(name);
    },
    forgetAll: () => {
      for (const cache of [windows, formulas]) cache.forgetAll();
      tables.clear();
    },
  };
}
