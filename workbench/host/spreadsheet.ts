/** `Spreadsheet` of SpreadsheetApp. */
import { makeReference, parseA1 } from './a1';
import type { Book, FWorksheet } from './book';
import { demandRoom } from './limits';
import type { Range } from './range';
import { makeSheet, type Sheet } from './sheet';
import { PLAIN } from './styles';

/** Google's size of a new sheet. */
const NEW_SHEET = { rows: 1000, columns: 26 };
/** Pixels of Google's columns. */
const COLUMN_WIDTH = 100;

export type Spreadsheet = ReturnType<typeof makeSpreadsheet>;

export function makeSpreadsheet(book: Book, toast: (text: string, title: string) => void) {
  const workbook = () => book.workbook();
  const wrap = (sheet: FWorksheet): Sheet => makeSheet(book, sheet, () => spreadsheet);
  const rangeOf = (reference: string): Range | null => {
    const parsed = parseA1(reference.replace(/^=/, ''), { rows: 1, columns: 1 });
    const sheet =
      parsed?.sheet === undefined ? workbook().getActiveSheet() : workbook().getSheetByName(parsed.sheet);
    if (!parsed || !sheet) return null;
    return wrap(sheet).getRange(reference.slice(reference.lastIndexOf('!') + 1));
  };
  const spreadsheet = {
    getName: () => workbook().getName(),
    getId: () => workbook().getId(),
    getSpreadsheetLocale: () => book.locale,
    getSpreadsheetTimeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    getRange: (a1: string) => {
      const range = rangeOf(a1);
      if (!range) throw new Error(`Range not found: ${a1}`);
      return range;
    },
    toast: (text: string, title = '') => toast(text, title),
    ...sheetsOf(book, wrap),
    ...namedRanges(book, rangeOf),
  };
  return spreadsheet;
}

const sheetsOf = (book: Book, wrap: (sheet: FWorksheet) => Sheet) => ({
  getSheets: () => book.workbook().getSheets().map(wrap),
  getSheetByName: (name: string) => {
    const sheet = book.workbook().getSheetByName(name);
    return sheet ? wrap(sheet) : null;
  },
  getActiveSheet: () => wrap(book.workbook().getActiveSheet()),
  setActiveSheet: (sheet: Sheet) => sheet.activate(),
  getActiveRange: () => {
    const range = book.workbook().getActiveRange()?.getRange();
    if (!range) return null;
    const { startRow, startColumn, endRow, endColumn } = range;
    return wrap(book.workbook().getActiveSheet()).getRange(
      startRow + 1,
      startColumn + 1,
      endRow - startRow + 1,
      endColumn - startColumn + 1,
    );
  },
  insertSheet: (name?: string, index?: number) => {
    const workbook = book.workbook();
    if (name !== undefined && workbook.getSheetByName(name)) {
      throw new Error(`A sheet with the name "${name}" already exists. Please enter another name.`);
    }
    demandRoom(book, NEW_SHEET.rows * NEW_SHEET.columns);
    const sheet = workbook.create(name ?? freeName(workbook.getSheets()), NEW_SHEET.rows, NEW_SHEET.columns, {
      sheet: { defaultColumnWidth: COLUMN_WIDTH },
    });
    sheet.setDefaultStyle(PLAIN);
    if (index !== undefined) workbook.moveSheet(sheet, index);
    sheet.activate();
    return wrap(sheet);
  },
  deleteSheet: (sheet: Sheet) => {
    const workbook = book.workbook();
    const found = workbook.getSheetByName(sheet.getName());
    if (!found) return;
    if (workbook.getSheets().length === 1) throw new Error('You cannot delete the last sheet.');
    stopMeasuring(found);
    workbook.deleteSheet(found);
  },
});

function namedRanges(book: Book, rangeOf: (reference: string) => Range | null) {
  const workbook = () => book.workbook();
  const named = (name: string) => {
    const found = workbook().getDefinedName(name);
    return found ? rangeOf(found.getFormulaOrRefString()) : null;
  };
  return {
    getRangeByName: (name: string) => named(name) ?? rangeOrNull(rangeOf, name),
    setNamedRange: (name: string, range: Range) => {
      const sheet = range.getSheet() as Sheet;
      const reference = makeReference(sheet.getName(), {
        row: range.getRow() - 1,
        column: range.getColumn() - 1,
        endRow: range.getLastRow() - 1,
        endColumn: range.getLastColumn() - 1,
      });
      const known = workbook().getDefinedName(name);
      if (known) return known.setRef(reference);
      // The command itself, because Univer's facade refuses the name of a sheet, and Settings is a sheet and
      // a range.
      book.api.syncExecuteCommand('sheet.command.set-defined-name', {
        unitId: workbook().getId(),
        id: `name-${name}`,
        name,
        formulaOrRefString: reference,
        localSheetId: 'AllDefaultWorkbook',
      });
    },
    removeNamedRange: (name: string) => workbook().deleteDefinedName(name),
    getNamedRanges: () =>
      workbook()
        .getDefinedNames()
        .map(one => ({ getName: () => one.getName(), getRange: () => named(one.getName()) })),
  };
}

/** The part of Univer 0.25.1 that draws a sheet, where there is a screen. */
interface SheetView {
  readonly getSkeleton?: () => { calculateAutoHeightInRange: () => readonly unknown[] } | null | undefined;
}

/**
 * Stops Univer from measuring rows of a sheet when idle: if the sheet is deleted meanwhile, it would stop for
 * all sheets.
 */
function stopMeasuring(sheet: FWorksheet): void {
  const skeleton = (sheet as SheetView).getSkeleton?.();
  if (skeleton) skeleton.calculateAutoHeightInRange = () => [];
}

function rangeOrNull(rangeOf: (reference: string) => Range | null, text: string): Range | null {
  return text.includes('!') ? rangeOf(text) : null;
}

function freeName(sheets: readonly FWorksheet[]): string {
  const taken = sheets.map(sheet => sheet.getSheetName());
  let number = sheets.length + 1;
  while (taken.includes(`Sheet${number}`)) number++;
  return `Sheet${number}`;
}
