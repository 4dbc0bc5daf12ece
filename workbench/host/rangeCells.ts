/** What the cells of a range hold: values, formulas, number formats. */
import type { Area } from './a1';
import type { Book, FWorksheet } from './book';
import {
  cellReader,
  formatAt,
  formulaCell,
  readCell,
  readFormula,
  setCells,
  writeCells,
  type CellValue,
} from './cells';
import { demandUnprotected } from './limits';
import { demandSize, rangeOf, tableOf, type Table } from './table';

/** Google's number format of a cell without one. */
const AUTOMATIC = '0.###############';

export function cellGetters(book: Book, sheet: FWorksheet, area: Area) {
  const getValues = () => tableOf(area, cellReader(book, sheet));
  const getDisplayValues = () => {
    const shown = rangeOf(sheet, area).getDisplayValues();
    return getValues().map((row, at) =>
      row.map((value, column) => displayed(value, shown[at]?.[column] ?? '')),
    );
  };
  return {
    getValues,
    getValue: () => readCell(book, sheet, area.row, area.column),
    getDisplayValues,
    getDisplayValue: () => getDisplayValues()[0]?.[0] ?? '',
    getFormulas: () => tableOf(area, (row, column) => readFormula(book, sheet, row, column)),
    getFormula: () => readFormula(book, sheet, area.row, area.column),
    getNumberFormats: () => tableOf(area, (row, column) => formatAt(book, sheet, row, column) || AUTOMATIC),
    getNumberFormat: () => formatAt(book, sheet, area.row, area.column) || AUTOMATIC,
    isBlank: () => getValues().every(row => row.every(value => value === '')),
  };
}

export function cellSetters(book: Book, sheet: FWorksheet, area: Area) {
  const setFormulas = (formulas: Table<string>) => {
    demandSize(area, formulas);
    demandUnprotected(book, sheet, area);
    setCells(
      book,
      sheet,
      matrix(area, (row, column) => formulaCell(book, formulas[row]?.[column] ?? '')),
    );
  };
  return {
    setValues: (values: Table<unknown>) => {
      demandSize(area, values);
      writeCells(book, sheet, area, values);
    },
    setValue: (value: unknown) =>
      writeCells(
        book,
        sheet,
        area,
        tableOf(area, () => value),
      ),
    setFormula: (formula: string) => setFormulas(tableOf(area, () => formula)),
    setFormulas,
    clearContent: () =>
      writeCells(
        book,
        sheet,
        area,
        tableOf(area, () => ''),
      ),
  };
}

// Univer gives booleans as 1 and 0, and text that was edited in place with its line break.
const displayed = (value: CellValue, shown: string): string =>
  typeof value === 'boolean' ? String(value).toUpperCase() : shown.replace(/[\r\n]+$/, '');

function matrix<T>(area: Area, cell: (row: number, column: number) => T): Record<number, Record<number, T>> {
  const made: Record<number, Record<number, T>> = {};
  for (let row = area.row; row <= area.endRow; row++) {
    const line: Record<number, T> = {};
    for (let column = area.column; column <= area.endColumn; column++) {
      line[column] = cell(row - area.row, column - area.column);
    }
    made[row] = line;
  }
  return made;
}
