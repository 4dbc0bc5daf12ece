import type { KeptOfSheets } from './keptOfSheets';
import type { CellRange } from '../../application/workbook/design';
import type { SheetTable } from '../../application/workbook/workbook';

export type Formulas = readonly (readonly string[])[];

/** The formulas of a sheet stay known where none is written, or written over. */
export interface FormulaCells extends KeptOfSheets {
  readonly find: (sheet: string) => Formulas | undefined;
  /** Read before the formulas. */
  readonly valuesOf: (sheet: string) => SheetTable['values'] | undefined;
  readonly keep: (sheet: string, formulas: Formulas, values: SheetTable['values'] | undefined) => void;
  readonly wrote: (sheet: string, place: CellRange, hasFormula: boolean) => void;
}

export function formulaCells(): FormulaCells {
  const bySheet = new Map<string, { readonly formulas: Formulas; readonly values?: SheetTable['values'] }>();
  return {
    find: name => bySheet.get(name)?.formulas,
    valuesOf: name => bySheet.get(name)?.values,
    keep: (name, formulas, values) => void bySheet.set(name, { formulas, ...(values && { values }) }),
    wrote: (name, place, hasFormula) => {
      if (hasFormula || hasFormulaIn(bySheet.get(name)?.formulas ?? [], place)) bySheet.delete(name);
    },
    // Formulas may name the sheet.
    follow: (name, to) => {
      const entry = bySheet.get(name);
      bySheet.delete(name);
      if (entry) bySheet.set(to, entry);
      for (const [one, { formulas }] of [...bySheet])
        if (formulas.some(line => line.some(formula => namesSheet(formula, name)))) bySheet.delete(one);
    },
    forget: name => void bySheet.delete(name),
    forgetAll: () => bySheet.clear(),
  };
}

/** A formula has a mark of exclamation behind the name of a sheet, which may stand in quotes. */
const namesSheet = (formula: string, name: string): boolean =>
  ['!', "'!"].some(end => formula.includes(name.replace(/'/g, "''") + end));

const hasFormulaIn = (formulas: Formulas, { row, column, rows, columns }: CellRange): boolean =>
  formulas
    .slice(row, row + rows)
    .some(line => line.slice(column, column + columns).some(formula => formula !== ''));
