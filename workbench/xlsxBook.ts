/** The open workbook as sheets for an .xlsx file, as they look. */
import { sheetOf, type Book } from './host/book';
import { makeSheet } from './host/sheet';
import type { XlsxSheet } from './xlsx';

/** Pixels of a character, and of the margins of a cell, in Excel's usual font. */
const CHARACTER = 7;
const MARGINS = 5;

/** With the rules that the event is held by on a sheet of their own. */
export function xlsxSheets(book: Book, rules = ''): readonly XlsxSheet[] {
  const styles = book.workbook().getWorkbook().getStyles();
  const sheets = book
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
  if (rules === '') return sheets;
  const names = sheets.map(({ name }) => name.toLowerCase());
  const free = (name: string): string => (names.includes(name.toLowerCase()) ? free(`${name}+`) : name);
  return [...sheets, { name: free('Rules'), rows: [[{ value: rules, isBold: false }]], widths: [80] }];
}
