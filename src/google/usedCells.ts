import { isBlank } from '../sheet/cells/cell';
import type { CellRange } from '../application/workbook/design';
import type { CellValue, SheetTable } from '../application/workbook/workbook';
import type { Range } from './services';

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

interface FormulaCells {
  readonly formulas: readonly (readonly string[])[];
  /** Read before the formulas. */
  readonly values: SheetTable['values'] | undefined;
}

/** Until this run changes them. */
export interface UsedCells {
  readonly read: (sheet: string) => SheetTable | undefined;
  readonly readAgain: (sheet: string, whole: boolean) => SheetTable | undefined;
  readonly formulas: (sheet: string, again: boolean) => FormulaCells['formulas'];
  readonly valuesOfFormulas: (sheet: string) => FormulaCells['values'];
  /** From now on readings reach these places too: what somebody types there is seen before they are written. */
  readonly reach: (sheet: string, places: readonly CellRange[]) => void;
  /** The range by which a sheet is read, where it has these cells and no others. */
  readonly rangeOf: (sheet: string, place: CellRange) => Range | undefined;
  /** Forgets what was read where a place is written; formulas stay known where none is written, or written over. */
  readonly wrote: (sheet: string, place: CellRange, hasFormula: boolean) => void;
  /** Goes with a sheet that gets another name; formulas may name it. */
  readonly follow: (sheet: string, to: string) => void;
  readonly forget: (sheet: string) => void;
  readonly forgetAll: () => void;
}

export function usedCells(
  inUse: (sheet: string) => Range | undefined,
  rangeAt: (sheet: string, place: CellRange) => Range,
): UsedCells {
  const windows = new Map<string, Window>();
  const tables = new Map<string, SheetTable>();
  const formulas = new Map<string, FormulaCells>();

  const windowOf = (name: string): Window | undefined => {
    const found = windows.get(name);
    const range = found ? undefined : inUse(name);
    if (range) windows.set(name, { range, used: undefined, size: undefined });
    return found ?? windows.get(name);
  };
  const read = (name: string): SheetTable | undefined => {
    const found = tables.get(name);
    const window = found ? undefined : windowOf(name);
    if (!window) return found;
    const all = window.range.getValues() as CellValue[][];
    const size = sizeOf(all);
    windows.set(name, { range: window.range, used: window.used ?? size, size });
    const table = { name, values: window.used ? withoutBlanks(all, window.used) : all };
    tables.set(name, table);
    return table;
  };
  const reach = (name: string, places: readonly CellRange[]): void => {
    const known = windows.get(name);
    if (!known?.size || places.every(one => isWithin(one, known.size))) return;
    const size = places.reduce<Size>(
      (one, { row, column, rows, columns }) => ({
        rows: Math.max(one.rows, row + rows),
        columns: Math.max(one.columns, column + columns),
      }),
      known.size,
    );
    windows.set(name, { range: rangeAt(name, { row: 0, column: 0, ...size }), used: known.used, size });
  };
  return {
    read,
    readAgain: (name, whole) => {
      const { size } = windows.get(name) ?? {};
      tables.delete(name);
      if (whole) windows.delete(name);
      const table = read(name);
      const now = windows.get(name)?.size;
      if (!whole || !size || !now || (size.rows <= now.rows && size.columns <= now.columns)) return table;
      reach(name, [{ row: 0, column: 0, ...size }]);
      tables.delete(name);
      return read(name);
    },
    formulas: (name, again) => {
      const found = again ? undefined : formulas.get(name);
      const read = found ? undefined : windowOf(name)?.range.getFormulas();
      if (read) formulas.set(name, { formulas: read, values: tables.get(name)?.values });
      return found?.formulas ?? read ?? [];
    },
    valuesOfFormulas: name => formulas.get(name)?.values,
    reach,
    rangeOf: (name, { row, column, rows, columns }) => {
      const { range, size } = windows.get(name) ?? {};
      return row === 0 && column === 0 && size?.rows === rows && size.columns === columns ? range : undefined;
    },
    wrote: (name, place, hasFormula) => {
      const { size } = windows.get(name) ?? {};
      // The cells may lie beyond what is read.
      if (!size || !isWithin(place, size)) windows.delete(name);
      tables.delete(name);
      if (hasFormula || hasFormulaIn(formulas.get(name), place)) formulas.delete(name);
    },
    follow: (name, to) => {
      const [window, table] = [windows.get(name), tables.get(name)];
      windows.delete(name);
      tables.delete(name);
      const begun = formulas.get(name);
      formulas.delete(name);
      if (begun) formulas.set(to, begun);
      for (const [one, { formulas: lines }] of [...formulas])
        if (lines.some(line => line.some(formula => namesSheet(formula, name)))) formulas.delete(one);
      if (window) windows.set(to, window);
      if (table) tables.set(to, { ...table, name: to });
    },
    forget: name => {
      for (const map of [windows, tables, formulas]) map.delete(name);
    },
    forgetAll: () => {
      for (const map of [windows, tables, formulas]) map.clear();
    },
  };
}

/** A formula has a mark of exclamation behind the name of a sheet, which may stand in quotes. */
const namesSheet = (formula: string, name: string): boolean =>
  ['!', "'!"].some(end => formula.includes(name.replace(/'/g, "''") + end));

const hasFormulaIn = (known: FormulaCells | undefined, { row, column, rows, columns }: CellRange): boolean =>
  known?.formulas
    .slice(row, row + rows)
    .some(line => line.slice(column, column + columns).some(formula => formula !== '')) === true;

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
