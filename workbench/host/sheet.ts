/** `Sheet` of SpreadsheetApp. */
import { parseA1, type Area } from './a1';
import type { Book, FWorksheet } from './book';
import { extent } from './cells';
import { demandRoom } from './limits';
import { makeRange, type Range } from './range';
import type { Lines } from './styles';

export type Sheet = ReturnType<typeof makeSheet>;

export function makeSheet(book: Book, own: FWorksheet, getParent: () => unknown) {
  const bounds = () => ({ rows: own.getMaxRows(), columns: own.getMaxColumns() });
  const rangeOf = (area: Area): Range => {
    const { rows, columns } = bounds();
    if (area.row < 0 || area.column < 0 || area.endRow >= rows || area.endColumn >= columns) {
      throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
    }
    if (area.endRow < area.row || area.endColumn < area.column) {
      throw new Error('The number of rows and columns in the range must be at least 1.');
    }
    return makeRange(book, own, area, () => sheet);
  };
  const chain = (action: () => unknown) => {
    action();
    return sheet;
  };
  const sheet = {
    getName: () => own.getSheetName(),
    setName: (name: string) =>
      chain(() => {
        const taken = book.workbook().getSheetByName(name);
        if (taken && taken.getSheetId() !== own.getSheetId())
          throw new Error(`A sheet with the name "${name}" already exists. Please enter another name.`);
        own.setName(name);
      }),
    getSheetId: () => own.getSheetId(),
    getParent,
    getIndex: () => own.getIndex() + 1,
    getRange: (from: string | number, column = 1, rows = 1, columns = 1): Range => {
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
    },
    getSheetValues: (row: number, column: number, rows: number, columns: number) =>
      sheet.getRange(row, column, rows, columns).getValues(),
    getRangeList: (notations: readonly string[]) => makeRangeList(notations.map(a1 => sheet.getRange(a1))),
    getDataRange: (): Range => {
      const { row, column } = extent(book, own);
      return rangeOf({ row: 0, column: 0, endRow: Math.max(row, 0), endColumn: Math.max(column, 0) });
    },
    getLastRow: () => extent(book, own).row + 1,
    getLastColumn: () => extent(book, own).column + 1,
    getMaxRows: () => own.getMaxRows(),
    getMaxColumns: () => own.getMaxColumns(),
    setFrozenRows: (rows: number) => chain(() => own.setFrozenRows(rows)),
    setFrozenColumns: (columns: number) => chain(() => own.setFrozenColumns(columns)),
    insertRowsAfter: (after: number, rows: number) =>
      chain(() => {
        demandRoom(book, rows * own.getMaxColumns());
        own.insertRowsAfter(after - 1, rows);
      }),
    insertRowsBefore: (before: number, rows: number) => chain(() => own.insertRowsBefore(before - 1, rows)),
    insertColumnsAfter: (after: number, columns: number) =>
      chain(() => {
        demandRoom(book, columns * own.getMaxRows());
        own.insertColumnsAfter(after - 1, columns);
      }),
    showColumns: (column: number, columns: number) => chain(() => own.showColumns(column - 1, columns)),
    insertColumnsBefore: (before: number, columns: number) =>
      chain(() => own.insertColumnsBefore(before - 1, columns)),
    deleteRows: (from: number, rows: number) => chain(() => own.deleteRows(from - 1, rows)),
    deleteColumns: (from: number, columns: number) => chain(() => own.deleteColumns(from - 1, columns)),
    appendRow: (values: readonly unknown[]) =>
      chain(() => {
        const row = extent(book, own).row + 1;
        if (row >= own.getMaxRows()) own.insertRowsAfter(own.getMaxRows() - 1, 1);
        rangeOf({ row, column: 0, endRow: row, endColumn: values.length - 1 }).setValues([values]);
      }),
    getColumnWidth: (column: number) => own.getColumnWidth(column - 1),
    setColumnWidth: (column: number, width: number) => chain(() => own.setColumnWidth(column - 1, width)),
    setColumnWidths: (column: number, count: number, width: number) =>
      chain(() => own.setColumnWidths(column - 1, count, width)),
    autoResizeColumn: () => sheet,
    setTabColor: (color: string) => chain(() => own.setTabColor(color)),
    activate: () => chain(() => own.activate()),
    clear: () => chain(() => own.clear()),
    clearContents: () => chain(() => own.clearContents()),
    /** Accepts a protection, which has no effect: a sheet of the workbench belongs to one person. */
    protect: () => {
      const protection = {
        setDescription: () => protection,
        setWarningOnly: () => protection,
        remove: () => undefined,
      };
      return protection;
    },
  };
  return sheet;
}

/** `RangeList` of SpreadsheetApp: several ranges that get one look. */
function makeRangeList(ranges: readonly Range[]) {
  const each = (action: (range: Range) => unknown) => {
    ranges.forEach(action);
    return list;
  };
  const list = {
    getRanges: () => [...ranges],
    setNumberFormat: (format: string) => each(range => range.setNumberFormat(format)),
    setFontStyle: (style: 'italic' | 'normal' | null) => each(range => range.setFontStyle(style)),
    setFontColor: (color: string | null) => each(range => range.setFontColor(color)),
    setWrap: (wrap: boolean) => each(range => range.setWrap(wrap)),
    setFontWeight: (weight: 'bold' | 'normal' | null) => each(range => range.setFontWeight(weight)),
    setFontSize: (size: number) => each(range => range.setFontSize(size)),
    setBackground: (color: string | null) => each(range => range.setBackground(color)),
    setHorizontalAlignment: (side: 'left' | 'center' | 'right' | 'normal' | null) =>
      each(range => range.setHorizontalAlignment(side)),
    setBorder: (...lines: Lines) => each(range => range.setBorder(...lines)),
    clearDataValidations: () => each(range => range.clearDataValidations()),
  };
  return list;
}
