/** `Range` of SpreadsheetApp. Rows and columns count from 1 here, as in Google's calls. */
import { makeA1, type Area } from './a1';
import type { Book, FWorksheet } from './book';
import {
  cellReader,
  formatAt,
  readCell,
  readFormula,
  setCells,
  writeCells,
  formulaCell,
  type CellValue,
} from './cells';
import { demandUnprotected } from './limits';
import {
  alignment,
  background,
  numberFormat,
  setStyles,
  textStyle,
  wrapping,
  type Side,
  type TextStyle,
  drawLines,
  type Lines,
} from './styles';
import { extrasAt, setExtras, setValidations, type Validation } from './validation';

/** Google's number format of a cell without one. */
const AUTOMATIC = '0.###############';

export type Range = ReturnType<typeof makeRange>;

export function makeRange(book: Book, sheet: FWorksheet, area: Area, getSheet: () => unknown) {
  const rows = area.endRow - area.row + 1;
  const columns = area.endColumn - area.column + 1;
  const own = () => sheet.getRange(area.row, area.column, rows, columns);
  const table = <T>(read: (row: number, column: number) => T): T[][] =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => read(area.row + row, area.column + column)),
    );
  const fill = (value: unknown) => table(() => value);
  const demandSize = (values: readonly (readonly unknown[])[]) => {
    const width = values[0]?.length ?? 0;
    if (values.length === rows && values.every(row => row.length === columns)) return;
    throw new Error(
      `The number of rows or columns in the data does not match the range: ` +
        `the data has ${values.length} × ${width}, the range ${rows} × ${columns}.`,
    );
  };
  const styled =
    <T>(style: Parameters<typeof setStyles<T>>[4]) =>
    (values: readonly (readonly T[])[]) =>
      chain(() => {
        demandSize(values);
        setStyles(book, sheet, area, values, style);
      });
  const chain = (action: () => unknown) => {
    action();
    return range;
  };
  const range = {
    getValues: () => table(cellReader(book, sheet)),
    getValue: () => readCell(book, sheet, area.row, area.column),
    getDisplayValues: () => {
      const shown = own().getDisplayValues();
      return range
        .getValues()
        .map((row, at) => row.map((value, column) => displayed(value, shown[at]?.[column] ?? '')));
    },
    getDisplayValue: () => range.getDisplayValues()[0]?.[0] ?? '',
    getFormulas: () => table((row, column) => readFormula(book, sheet, row, column)),
    getFormula: () => readFormula(book, sheet, area.row, area.column),
    getNumberFormats: () => table((row, column) => formatAt(book, sheet, row, column) || AUTOMATIC),
    getNumberFormat: () => formatAt(book, sheet, area.row, area.column) || AUTOMATIC,
    isBlank: () => range.getValues().every(row => row.every(value => value === '')),

    setValues: (values: readonly (readonly unknown[])[]) =>
      chain(() => {
        demandSize(values);
        writeCells(book, sheet, area, values);
      }),
    setValue: (value: unknown) => chain(() => writeCells(book, sheet, area, fill(value))),
    setFormula: (formula: string) => range.setFormulas(table(() => formula)),
    setFormulas: (formulas: readonly (readonly string[])[]) =>
      chain(() => {
        demandSize(formulas);
        demandUnprotected(book, sheet, area);
        setCells(
          book,
          sheet,
          matrix(area, (row, column) => formulaCell(book, formulas[row]?.[column] ?? '')),
        );
      }),
    setNumberFormat: (format: string) => chain(() => own().setNumberFormat(format)),
    setNumberFormats: styled(numberFormat),
    clearContent: () => chain(() => writeCells(book, sheet, area, fill(''))),
    clear: () => chain(() => own().clear()),
    clearFormat: () => chain(() => own().clearFormat()),

    setTextStyles: styled(textStyle as (style: TextStyle) => ReturnType<typeof textStyle>),
    setBackgrounds: styled(background),
    setHorizontalAlignments: styled(alignment as (side: Side | null) => ReturnType<typeof alignment>),
    setWraps: styled(wrapping),
    setBorder: (...lines: Lines) => chain(() => drawLines(own(), lines)),
    /** Univer shows no groups of columns. */
    shiftColumnGroupDepth: () => range,
    setFontWeight: (weight: 'bold' | 'normal' | null) => chain(() => own().setFontWeight(weight)),
    setFontStyle: (style: 'italic' | 'normal' | null) => chain(() => own().setFontStyle(style)),
    setFontColor: (color: string | null) => chain(() => own().setFontColor(color)),
    setFontSize: (size: number) => chain(() => own().setFontSize(size)),
    setBackground: (color: string | null) => chain(() => own().setBackground(color ?? '#ffffff')),
    // Univer's word for right is "normal".
    setHorizontalAlignment: (side: 'left' | 'center' | 'right' | 'normal' | null) =>
      chain(() => own().setHorizontalAlignment(side === 'center' || side === 'left' ? side : 'normal')),
    setVerticalAlignment: (side: 'top' | 'middle' | 'bottom') =>
      chain(() => own().setVerticalAlignment(side)),
    setWrap: (wrap: boolean) => chain(() => own().setWrap(wrap)),

    setDataValidation: (validation: Validation | null) =>
      chain(() => setExtras(book, sheet, area, { validation: validation ?? undefined })),
    setDataValidations: (rules: readonly (readonly (Validation | null)[])[]) =>
      chain(() => {
        demandSize(rules);
        setValidations(book, sheet, area, rules);
      }),
    clearDataValidations: () => chain(() => setExtras(book, sheet, area, { validation: undefined })),
    getDataValidation: () => extrasAt(sheet, area.row, area.column).validation ?? null,
    setNote: (note: string | null) => chain(() => setExtras(book, sheet, area, { note: note || undefined })),
    getNote: () => extrasAt(sheet, area.row, area.column).note ?? '',
    getNotes: () => table((row, column) => extrasAt(sheet, row, column).note ?? ''),

    activate: () =>
      chain(() => {
        sheet.activate();
        own().activate();
        book.reveal(area);
      }),
    merge: () => chain(() => own().merge()),
    getA1Notation: () => makeA1(area),
    getRow: () => area.row + 1,
    getColumn: () => area.column + 1,
    getLastRow: () => area.endRow + 1,
    getLastColumn: () => area.endColumn + 1,
    getNumRows: () => rows,
    getNumColumns: () => columns,
    getHeight: () => rows,
    getWidth: () => columns,
    getSheet,
  };
  return range;
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
