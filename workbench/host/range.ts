/** `Range` of SpreadsheetApp. Rows and columns count from 1 here, as in Google's calls. */
import { makeA1, type Area } from './a1';
import type { Book, FWorksheet } from './book';
import { chained, type Chained } from './chained';
import { cellGetters, cellSetters } from './rangeCells';
import { lookSetters } from './rangeLooks';
import { demandSize, rangeOf, sizeOf, tableOf, type Table } from './table';
import { extrasAt, setExtras, setValidations, type Validation } from './validation';

type Setters = ReturnType<typeof cellSetters> &
  ReturnType<typeof lookSetters> &
  ReturnType<typeof extraSetters> & { readonly activate: () => void };

/** An interface, because it names itself. */
export interface Range
  extends
    ReturnType<typeof cellGetters>,
    ReturnType<typeof extraGetters>,
    ReturnType<typeof placeOf>,
    Chained<Setters, Range> {
  readonly getSheet: () => unknown;
}

export function makeRange(book: Book, sheet: FWorksheet, area: Area, getSheet: () => unknown): Range {
  const setters: Setters = {
    ...cellSetters(book, sheet, area),
    ...lookSetters(book, sheet, area),
    ...extraSetters(book, sheet, area),
    activate: () => {
      sheet.activate();
      rangeOf(sheet, area).activate();
      book.reveal(area);
    },
  };
  const range: Range = {
    ...cellGetters(book, sheet, area),
    ...extraGetters(sheet, area),
    ...placeOf(area),
    getSheet,
    ...chained(setters, () => range),
  };
  return range;
}

/** Dropdowns and notes. */
const extraSetters = (book: Book, sheet: FWorksheet, area: Area) => ({
  setDataValidation: (validation: Validation | null) =>
    setExtras(book, sheet, area, { validation: validation ?? undefined }),
  setDataValidations: (rules: Table<Validation | null>) => {
    demandSize(area, rules);
    setValidations(book, sheet, area, rules);
  },
  clearDataValidations: () => setExtras(book, sheet, area, { validation: undefined }),
  setNote: (note: string | null) => setExtras(book, sheet, area, { note: note || undefined }),
});

const extraGetters = (sheet: FWorksheet, area: Area) => ({
  getDataValidation: () => extrasAt(sheet, area.row, area.column).validation ?? null,
  getNote: () => extrasAt(sheet, area.row, area.column).note ?? '',
  getNotes: () => tableOf(area, (row, column) => extrasAt(sheet, row, column).note ?? ''),
});

function placeOf(area: Area) {
  const { rows, columns } = sizeOf(area);
  return {
    getA1Notation: () => makeA1(area),
    getRow: () => area.row + 1,
    getColumn: () => area.column + 1,
    getLastRow: () => area.endRow + 1,
    getLastColumn: () => area.endColumn + 1,
    getNumRows: () => rows,
    getNumColumns: () => columns,
    getHeight: () => rows,
    getWidth: () => columns,
  };
}
