/** The open workbook as sheets for an .xlsx file, as they look. */
import { sheetOf, type Book } from './host/book';
import { makeSheet } from './host/sheet';
import type { XlsxSheet } from './xlsx';

/** Pixels of a character, and of the margins of a cell, in Excel's usual font. */
const CHARACTER = 7;
const MARGINS = 5;

export function xlsxSheets(book: Book): readonly XlsxSheet[] {
  const styles = book.workbook().getWorkbook().getStyles();
  return book
    .workbook()
    .getSheets()
    .map(one => {
      const name = one.getSheetName();
      const own = sheetOf(book, name).getSheet();
      const range = makeSheet(book, one, () => undefined).getDataRange();
      const shown = range.getDisplayValues();
      const rows = range.getValues().map((values, row) =>
        values.map((value, column) => ({
          // A date is what is shown of it: the file has no locale.
          value: value instanceof Date ? (shown[row]?.[column] ?? '') : value,
          isBold: styles.getStyleByCell(own.getCellRaw(row, column))?.bl === 1,
        })),
      );
      const columns = Array.from({ length: range.getNumColumns() }, (_, column) => column);
      const widths = columns.map(column => Math.round((own.getColumnWidth(column) - MARGINS) / CHARACTER));
      return { name, rows, widths };
    });
}
