import { isNamed } from '../../src/sheet/write/sheetNames';
import { BLANK, type Book, type Cell, type Sheet } from './book';

/**
 * Everything that people see of a spreadsheet: values with their types, formulas, number formats, looks, dropdowns, notes, protections,
 * order of sheets and names of ranges. The Log tells of every attempt, and an empty sheet is none.
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
      const lines = withoutBlanks(
        sheet.cells.map(line => withoutBlanks(line.map(seen), PLAIN_CELL).join(' | ')),
        '',
      );
      return [sheet.name, sheet.isProtected === true, sheet.protectedAreas ?? [], lines] as const;
    }),
  };
}

export const isUsed = ({ cells }: Sheet): boolean =>
  cells.some(line => line.some(({ value, formula, note }) => `${value}${formula}${note ?? ''}` !== ''));

/** Without those at the end that are nothing. */
function withoutBlanks(texts: readonly string[], blank: string): readonly string[] {
  let end = texts.length;
  while (end > 0 && texts[end - 1] === blank) end -= 1;
  return texts.slice(0, end);
}

/** What a cell looks like whose looks nobody sees: those that it has by itself. */
export const PLAIN_LOOKS: Readonly<Record<string, unknown>> = {
  weight: 'normal',
  slope: 'normal',
  ink: '#000000',
  fill: '#ffffff',
  size: 10,
  wrap: false,
};

const looksOf = ({ looks = {} }: Cell): string =>
  Object.keys(looks)
    .filter(kind => kind !== 'format' && looks[kind] !== PLAIN_LOOKS[kind])
    .sort()
    .map(kind => `${kind} ${JSON.stringify(looks[kind])}`)
    .join();

/** A text keeps the format of text: in another one it could turn into a number or a date. */
const formatOf = ({ value, formula, isText, looks }: Cell): string =>
  typeof value === 'string' && value !== '' && formula === ''
    ? ''
    : isText
      ? '@'
      : String(looks?.['format'] ?? '');

/** The moments that stand in cells, such as that of a publication, are those of their attempts. */
const MOMENT = /\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?/g;

const seen = (cell: Cell): string => {
  const { value, formula, note = '' } = cell;
  const shown = formula === '' ? JSON.stringify(value).replace(MOMENT, 'moment') : formula;
  return [shown, formatOf(cell), looksOf(cell), note].join('~');
};

const PLAIN_CELL = seen(BLANK);
