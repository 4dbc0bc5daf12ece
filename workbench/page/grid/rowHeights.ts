/** The heights of rows in a workbook that was made without a page to measure texts on. */
import type { ICellData, IWorkbookData } from '@univerjs/core';
import { sheetOf, type Book } from '../../host/book';

/** Univer's mark of a cell whose text goes on in a second line. */
const WRAPPED = 3;

/** Gives the rows of sheets with wrapped texts the height that these need. */
export function fitRows(book: Book, { sheets, styles }: IWorkbookData): void {
  const isWrapped = ({ s }: ICellData): boolean => (typeof s === 'string' ? styles[s] : s)?.tb === WRAPPED;
  for (const { name, cellData = {} } of Object.values(sheets)) {
    const rows = Object.values(cellData).map(row => Object.values(row as Record<string, ICellData>));
    if (name === undefined || !rows.some(row => row.some(isWrapped))) continue;
    const sheet = sheetOf(book, name);
    sheet.autoResizeRows(0, sheet.getLastRow() + 1);
  }
}
