/** What Google refuses to write: docs/google-contract.md. */
import type { Area } from './a1';
import type { Book, FWorksheet } from './book';
import { extrasAt } from './extras';

const MOST_CHARACTERS = 50_000;
const MOST_CELLS = 10_000_000;

/** Throws where a script may not write these values, with none of them written. */
export function demandWritable(
  book: Book,
  sheet: FWorksheet,
  area: Area,
  valueAt: (row: number, column: number) => unknown,
): void {
  demandUnprotected(book, sheet, area);
  for (let row = area.row; row <= area.endRow; row++) {
    for (let column = area.column; column <= area.endColumn; column++) {
      const value = valueAt(row - area.row, column - area.column);
      if (typeof value === 'string' && value.length > MOST_CHARACTERS)
        throw new Error(
          `Your input contains more than the maximum of ${MOST_CHARACTERS} characters in a single cell.`,
        );
      const rule = extrasAt(sheet, row, column).validation;
      const isBlank = value === '' || value === null || value === undefined;
      if (rule && !rule.allowInvalid && !isBlank && !rule.list.includes(String(value)))
        throw new Error(
          'The data that you entered in the cell violates the data validation rules set on this cell.',
        );
    }
  }
}

export function demandUnprotected(book: Book, sheet: FWorksheet, area: Area): void {
  const name = sheet.getSheetName();
  const meets = (one: Area): boolean =>
    one.row <= area.endRow &&
    area.row <= one.endRow &&
    one.column <= area.endColumn &&
    area.column <= one.endColumn;
  if (book.protectedAreas.some(one => one.sheet === name && meets(one.area)))
    throw new Error(
      'You are trying to edit a protected cell or object. Please contact the spreadsheet owner to remove protection if you need to edit.',
    );
}

/** Throws where the workbook would have too many cells. */
export function demandRoom(book: Book, more: number): void {
  const cells = book
    .workbook()
    .getSheets()
    .reduce((sum, sheet) => sum + sheet.getMaxRows() * sheet.getMaxColumns(), 0);
  if (cells + more > MOST_CELLS)
    throw new Error(
      `This action would increase the number of cells in the workbook above the limit of ${MOST_CELLS} cells.`,
    );
}
