/** `Sheet` of SpreadsheetApp. */
import { parseA1, type Area } from './a1';
import type { Book, FWorksheet } from './book';
import { extent } from './cells';
import { chained, type Chained } from './chained';
import { demandRoom } from './limits';
import { makeRange, type Range } from './range';
import { makeRangeList } from './rangeList';

type Setters = ReturnType<typeof lineSetters> & ReturnType<typeof sheetSetters>;

/** An interface, because it names itself. */
export interface Sheet
  extends ReturnType<typeof sheetGetters>, ReturnType<typeof rangesOf>, Chained<Setters, Sheet> {
  readonly getParent: () => unknown;
}

export function makeSheet(book: Book, own: FWorksheet, getParent: () => unknown): Sheet {
  const sheet: Sheet = {
    ...sheetGetters(book, own),
    getParent,
    ...rangesOf(book, own, () => sheet),
    ...chained({ ...sheetSetters(book, own), ...lineSetters(book, own) }, () => sheet),
  };
  return sheet;
}

const sheetGetters = (book: Book, own: FWorksheet) => ({
  getName: () => own.getSheetName(),
  getSheetId: () => own.getSheetId(),
  getIndex: () => own.getIndex() + 1,
  getLastRow: () => extent(book, own).row + 1,
  getLastColumn: () => extent(book, own).column + 1,
  getMaxRows: () => own.getMaxRows(),
  getMaxColumns: () => own.getMaxColumns(),
  getColumnWidth: (column: number) => own.getColumnWidth(column - 1),
  /** Accepts a protection, which has no effect: a sheet of the workbench belongs to one person. */
  protect: () => {
    const protection = {
      setDescription: () => protection,
      setWarningOnly: () => protection,
      remove: () => undefined,
    };
    return protection;
  },
});

function rangesOf(book: Book, own: FWorksheet, getSheet: () => unknown) {
  const bounds = () => ({ rows: own.getMaxRows(), columns: own.getMaxColumns() });
  const rangeOf = (area: Area): Range => {
    const { rows, columns } = bounds();
    if (area.row < 0 || area.column < 0 || area.endRow >= rows || area.endColumn >= columns) {
      throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
    }
    if (area.endRow < area.row || area.endColumn < area.column) {
      throw new Error('The number of rows and columns in the range must be at least 1.');
    }
    return makeRange(book, own, area, getSheet);
  };
  const getRange = (from: string | number, column = 1, rows = 1, columns = 1): Range => {
    if (typeof from === 'number') {
      return rangeOf({
        row: from - 1,
        column: column - 1,
        endRow: from + rows - 2,
        endColumn: column + columns - 2,
      });
    }
    const parsed = parseA1(from, bounds());
    if (!parsed) throw new Error(`Range not found: ${from}`);
    return rangeOf(parsed.area);
  };
  return {
    getRange,
    getSheetValues: (row: number, column: number, rows: number, columns: number) =>
      getRange(row, column, rows, columns).getValues(),
    getRangeList: (notations: readonly string[]) => makeRangeList(notations.map(a1 => getRange(a1))),
    getDataRange: (): Range => {
      const { row, column } = extent(book, own);
      return rangeOf({ row: 0, column: 0, endRow: Math.max(row, 0), endColumn: Math.max(column, 0) });
    },
  };
}

const sheetSetters = (book: Book, own: FWorksheet) => ({
  setName: (name: string) => {
    const taken = book.workbook().getSheetByName(name);
    if (taken && taken.getSheetId() !== own.getSheetId())
      throw new Error(`A sheet with the name "${name}" already exists. Please enter another name.`);
    own.setName(name);
  },
  setTabColor: (color: string) => own.setTabColor(color),
  activate: () => own.activate(),
  clear: () => own.clear(),
  clearContents: () => own.clearContents(),
  appendRow: (values: readonly unknown[]) => {
    const row = extent(book, own).row + 1;
    if (row >= own.getMaxRows()) own.insertRowsAfter(own.getMaxRows() - 1, 1);
    rangesOf(book, own, () => undefined)
      .getRange(row + 1, 1, 1, values.length)
      .setValues([values]);
  },
});

/** Rows and columns as a whole. */
const lineSetters = (book: Book, own: FWorksheet) => ({
  setFrozenRows: (rows: number) => own.setFrozenRows(rows),
  setFrozenColumns: (columns: number) => own.setFrozenColumns(columns),
  insertRowsAfter: (after: number, rows: number) => {
    demandRoom(book, rows * own.getMaxColumns());
    own.insertRowsAfter(after - 1, rows);
  },
  insertRowsBefore: (before: number, rows: number) => own.insertRowsBefore(before - 1, rows),
  insertColumnsAfter: (after: number, columns: number) => {
    demandRoom(book, columns * own.getMaxRows());
    own.insertColumnsAfter(after - 1, columns);
  },
  insertColumnsBefore: (before: number, columns: number) => own.insertColumnsBefore(before - 1, columns),
  showColumns: (column: number, columns: number) => own.showColumns(column - 1, columns),
  deleteRows: (from: number, rows: number) => own.deleteRows(from - 1, rows),
  deleteColumns: (from: number, columns: number) => own.deleteColumns(from - 1, columns),
  setColumnWidth: (column: number, width: number) => own.setColumnWidth(column - 1, width),
  setColumnWidths: (column: number, count: number, width: number) =>
    own.setColumnWidths(column - 1, count, width),
  autoResizeColumn: () => undefined,
});
