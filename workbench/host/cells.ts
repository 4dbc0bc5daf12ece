/** Cells with the values that Google Sheets would give and take. */
import type { ICellData, IObjectMatrixPrimitiveType, Nullable } from '@univerjs/core';
import { dateOfSerial, isDateFormat, serialOfDate } from '../dates';
import { useCommas } from '../separators';
import type { Area } from './a1';
import type { Book, FWorksheet } from './book';
import { demandWritable } from './limits';
import { formulaIn, halfWidth, hasCommaDecimals, readInCommas, shownIn, unread } from './locale';

export type CellValue = string | number | boolean | Date;

const TEXT = 1;
const NUMBER = 2;
const BOOLEAN = 3;

/** The value of a cell by row and column, '' for an empty one. Spilled cells count as far as they are calculated. */
export function cellReader(book: Book, sheet: FWorksheet): (row: number, column: number) => CellValue {
  // Asked once for all cells: most cells of a sheet are empty, and each of them may be a spilled one.
  const spilled = spilledCells(book, sheet);
  const own = sheet.getSheet();
  return (row, column) => {
    const cell = own.getCellRaw(row, column);
    const stands = cell && (cell.v !== undefined || cell.f !== undefined || cell.p);
    return valueOf(book, stands ? cell : (spilled?.[row]?.[column] ?? cell));
  };
}

export const readCell = (book: Book, sheet: FWorksheet, row: number, column: number): CellValue =>
  cellReader(book, sheet)(row, column);

function valueOf(book: Book, cell: Nullable<ICellData>): CellValue {
  const value = cell?.v;
  if (value === undefined || value === null) return richText(cell);
  if (cell?.t === BOOLEAN) return value === 1 || value === true || value === '1' || value === 'TRUE';
  if (typeof value === 'number' && cell?.t !== TEXT) {
    return isDateFormat(book.packages.core.numfmt, formatOf(book, cell)) ? dateOfSerial(value) : value;
  }
  // A blocked spill has another error name in Univer.
  return value === '#SPILL!' ? '#REF!' : typeof value === 'boolean' ? value : String(value);
}

export function readFormula(book: Book, sheet: FWorksheet, row: number, column: number): string {
  const cell = sheet.getSheet().getCellRaw(row, column);
  return cell?.f || cell?.si ? shownIn(book.locale, sheet.getRange(row, column).getFormula()) : '';
}

/** The number format of a cell, '' for automatic. */
export const formatAt = (book: Book, sheet: FWorksheet, row: number, column: number): string =>
  formatOf(book, sheet.getSheet().getCellRaw(row, column));

function formatOf(book: Book, cell: Nullable<ICellData>): string {
  const style = book.workbook().getWorkbook().getStyles().getStyleByCell(cell);
  return style?.n?.pattern ?? '';
}

function spilledCells(
  book: Book,
  sheet: FWorksheet,
): IObjectMatrixPrimitiveType<ICellData | null> | undefined {
  const model = sheet.getInject().get(book.packages.formula.FormulaDataModel);
  const units = model.getArrayFormulaCellData();
  return units?.[book.workbook().getId()]?.[sheet.getSheetId()] as
    IObjectMatrixPrimitiveType<ICellData | null> | undefined;
}

// Typed text may be kept as a small document; its plain text ends in a line break.
const richText = (cell: Nullable<ICellData>): string =>
  cell?.p?.body?.dataStream.replace(/[\r\n]+$/, '') ?? '';

/**
 * Writes a script's values as one step for undo. '@' cells keep text as it is; elsewhere text is read as if
 * typed.
 */
export function writeCells(
  book: Book,
  sheet: FWorksheet,
  area: Area,
  values: readonly (readonly unknown[])[],
): void {
  demandWritable(book, sheet, area, (row, column) => values[row]?.[column]);
  const cells: Record<number, Record<number, ICellData>> = {};
  for (let row = area.row; row <= area.endRow; row++) {
    const line: Record<number, ICellData> = {};
    for (let column = area.column; column <= area.endColumn; column++) {
      const value = values[row - area.row]?.[column - area.column];
      line[column] = cellFor(book, value, isText(formatAt(book, sheet, row, column)));
    }
    cells[row] = line;
  }
  setCells(book, sheet, cells);
}

export function setCells(
  book: Book,
  sheet: FWorksheet,
  cells: Record<number, Record<number, unknown>>,
): void {
  const done = book.api.syncExecuteCommand('sheet.command.set-range-values', {
    unitId: book.workbook().getId(),
    subUnitId: sheet.getSheetId(),
    // Without any range, and with nothing selected, the command does nothing.
    range: { startRow: 0, startColumn: 0, endRow: 0, endColumn: 0 },
    value: cells,
  });
  if (!done) throw new Error('The spreadsheet did not take these cells.');
}

export const isText = (format: string): boolean => format === '@' || format === '@@@';

const content = (value: string | number | boolean, type: number): ICellData =>
  ({ v: value, t: type, f: null, si: null, p: null }) as unknown as ICellData;

function cellFor(book: Book, value: unknown, text: boolean): ICellData {
  if (value === null || value === undefined || value === '') {
    return { v: null, f: null, si: null, p: null } as unknown as ICellData;
  }
  const serial = serialOfDate(value);
  if (serial !== undefined) return { ...content(serial, NUMBER), s: { n: { pattern: 'yyyy-mm-dd' } } };
  if (text) return content(String(value), TEXT);
  if (typeof value === 'number') return content(value, NUMBER);
  if (typeof value === 'boolean') return content(value ? 1 : 0, BOOLEAN);
  const typed = String(value);
  if (typed.startsWith("'")) return content(typed.slice(1), TEXT);
  if (typed.startsWith('=') && typed.length > 1) return formulaCell(book, typed);
  if (hasCommaDecimals(book.locale)) return commaCell(book, typed);
  return { ...(book.packages.core.covertCellValue(halfWidth(typed)) as ICellData), si: null } as ICellData;
}

/** A text as it is read where the decimal sign is a comma. */
export function commaCell({ locale }: Book, typed: string): ICellData {
  const read = readInCommas(typed, locale);
  switch (read?.kind) {
    case 'number':
      return content(read.value, NUMBER);
    case 'boolean':
      return content(read.value ? 1 : 0, BOOLEAN);
    case 'date':
      return { ...content(read.serial, NUMBER), s: { n: { pattern: read.pattern } } };
    default:
      return content(typed, TEXT);
  }
}

/** A formula that the locale cannot read is an error, as in Google; its text stays. */
export const formulaCell = ({ locale }: Book, formula: string): ICellData =>
  ({
    f: useCommas(formulaIn(locale, formula) ?? unread(formula)),
    v: null,
    si: null,
    p: null,
  }) as unknown as ICellData;

/** The last row and column with content, from 0; -1 when there is none. */
export function extent(book: Book, sheet: FWorksheet): { readonly row: number; readonly column: number } {
  let lastRow = -1;
  let lastColumn = -1;
  const see = (row: number, column: number, cell: Nullable<ICellData>) => {
    const filled =
      cell && (cell.f || cell.si || cell.p || (cell.v !== undefined && cell.v !== null && cell.v !== ''));
    if (!filled) return;
    lastRow = Math.max(lastRow, row);
    lastColumn = Math.max(lastColumn, column);
  };
  sheet
    .getSheet()
    .getCellMatrix()
    .forValue((row, column, cell) => see(row, column, cell));
  for (const [row, line] of Object.entries(spilledCells(book, sheet) ?? {})) {
    for (const [column, cell] of Object.entries(line ?? {}))
      see(Number(row), Number(column), cell as ICellData);
  }
  return { row: lastRow, column: lastColumn };
}
