import { isNamed } from '../../src/sheet/write/sheetNames';
import { cellAt, extent, type Book, type Cell, type Sheet } from './book';

/**
 * Everything that people see of a spreadsheet: values with their types, formulas, notes, protections, order of sheets and
 * names of ranges. The Log tells of every attempt, and an empty sheet is none.
 */
export function contentOf(book: Book) {
  const sheets = book.sheets.filter(sheet => !isNamed(sheet.name, 'sheet.log') && isUsed(sheet));
  return {
    names: book.names
      .map(({ name, sheet, row, column, rows, columns }) => [
        name,
        book.sheets.find(({ id }) => id === sheet)?.name,
        [row, column, rows, columns].join(),
      ])
      .sort(),
    sheets: sheets.map(sheet => {
      const { rows, columns } = extent(sheet);
      const lines = Array.from({ length: rows }, (_, r) =>
        Array.from({ length: columns }, (__, c) => seen(cellAt(sheet, r, c))).join(' | '),
      );
      return [sheet.name, sheet.isProtected === true, sheet.protectedAreas ?? [], lines] as const;
    }),
  };
}

export const isUsed = ({ cells }: Sheet): boolean =>
  cells.some(line => line.some(({ value, formula, note }) => `${value}${formula}${note ?? ''}` !== ''));

/** An undo does not give the text format back yet that a cell had before: `FORMATS=1` shows where. */
const COMPARES_FORMATS = process.env['FORMATS'] === '1';

/** The moments that stand in cells, such as that of a publication, are those of their attempts. */
const MOMENT = /\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?/g;

const seen = ({ value, formula, isText, note = '' }: Cell): string => {
  const cell = formula === '' ? JSON.stringify(value).replace(MOMENT, 'moment') : formula;
  return [cell, COMPARES_FORMATS && isText ? '@' : '', note].join('~');
};
