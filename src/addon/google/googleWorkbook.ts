import { drawSeed } from '../create/drawSeed';
import type { Area, BarChart, CellAddress, CellValue, Look, Workbook } from './workbook';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;

/** Milliseconds that a run waits for another run of this add-on before it gives up. */
const WAIT = 5000;

/** The open spreadsheet, in Google Sheets or in the workbench. */
export function googleWorkbook(): Workbook {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  // Every read is a slow call, so tables are kept until this run writes or flushes.
  const tables = new Map<string, readonly (readonly CellValue[])[]>();
  const formulas = new Map<string, readonly (readonly string[])[]>();
  const forget = (): void => {
    tables.clear();
    formulas.clear();
  };
  const changing =
    <A extends readonly unknown[]>(action: (...given: A) => void) =>
    (...given: A): void => {
      forget();
      action(...given);
    };
  return {
    title: () => spreadsheet.getName(),
    now: () => timeIn(spreadsheet.getSpreadsheetTimeZone()),
    drawSeed,
    userLanguage: () => Session.getActiveUserLocale(),
    sheetNames: () => spreadsheet.getSheets().map(sheet => sheet.getName()),
    activeSheet: () => spreadsheet.getActiveSheet().getName(),
    read: name => {
      const sheet = spreadsheet.getSheetByName(name);
      if (!sheet) return undefined;
      const values = tables.get(name) ?? (sheet.getDataRange().getValues() as CellValue[][]);
      tables.set(name, values);
      return { name, values };
    },
    formulas: name => {
      const found =
        formulas.get(name) ?? spreadsheet.getSheetByName(name)?.getDataRange().getFormulas() ?? [];
      formulas.set(name, found);
      return found;
    },
    namedArea: name => namedArea(spreadsheet, name),
    nameArea: (name, area) => spreadsheet.setNamedRange(name, rangeOf(spreadsheet, area)),
    writeText: changing((at: CellAddress, values: readonly (readonly string[])[]) =>
      writeText(rangeOf(spreadsheet, areaOf(at, values)), values),
    ),
    writeNumbers: changing((at: CellAddress, values: readonly (readonly number[])[]) => {
      // A cell with the text format would keep the number as text.
      rangeOf(spreadsheet, areaOf(at, values)).setNumberFormat('General').setValues(copy(values));
    }),
    writeFormula: changing((at: CellAddress, formula: string) => {
      const range = rangeOf(spreadsheet, { ...at, rows: 1, columns: 1 });
      range.setFormula(separated(formula, spreadsheet.getSpreadsheetLocale()));
    }),
    insertSheet: changing((name: string) => {
      const active = spreadsheet.getActiveSheet();
      spreadsheet.insertSheet(name);
      spreadsheet.setActiveSheet(active);
    }),
    removeSheet: changing((name: string) => removeSheet(spreadsheet, name)),
    dress: (area, look) => dress(rangeOf(spreadsheet, area), look),
    offer: (area, choices, help) => {
      const rule = SpreadsheetApp.newDataValidation()
        .requireValueInList([...choices], true)
        .setAllowInvalid(true);
      if (help !== '') rule.setHelpText(help);
      rangeOf(spreadsheet, area).setDataValidation(rule.build());
    },
    freeze: (name, rows, columns) => {
      const sheet = sheetOf(spreadsheet, name);
      if (rows > 0) sheet.setFrozenRows(rows);
      if (columns > 0) sheet.setFrozenColumns(columns);
    },
    chart: changing(chart => addChart(spreadsheet, chart)),
    locked: action => locked(action, forget),
    flush: changing(() => SpreadsheetApp.flush()),
    activate: at => {
      const sheet = sheetOf(spreadsheet, at.sheet);
      spreadsheet.setActiveSheet(sheet);
      sheet.getRange(at.row + 1, at.column + 1).activate();
    },
    toast: text => spreadsheet.toast(text),
  };
}

/**
 * Runs under the document lock; without a document there is no lock and no other user. Tables read before the
 * lock are dropped.
 */
function locked<T>(
  action: () => T,
  forget: () => void,
): { readonly kind: 'done'; readonly value: T } | { readonly kind: 'busy' } {
  const lock = LockService.getDocumentLock() as GoogleAppsScript.Lock.Lock | null;
  if (lock && !lock.tryLock(WAIT)) return { kind: 'busy' };
  try {
    forget();
    return { kind: 'done', value: action() };
  } finally {
    try {
      SpreadsheetApp.flush();
    } finally {
      if (lock) lock.releaseLock();
    }
  }
}

function sheetOf(spreadsheet: Spreadsheet, name: string): Sheet {
  const sheet = spreadsheet.getSheetByName(name);
  if (!sheet) throw new Error(`“${name}”`);
  return sheet;
}

/**
 * Deletes a sheet. Google refuses for the last visible sheet and for protected ones; such a sheet stays,
 * which does no harm.
 */
function removeSheet(spreadsheet: Spreadsheet, name: string): void {
  const sheet = spreadsheet.getSheetByName(name);
  if (!sheet) return;
  try {
    spreadsheet.deleteSheet(sheet);
  } catch {
    // The sheet stays, empty.
  }
}

/** The range of an area; rows and columns that the sheet lacks are added at its end. */
function rangeOf(spreadsheet: Spreadsheet, area: Area): Range {
  const sheet = sheetOf(spreadsheet, area.sheet);
  const [rows, columns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  const [moreRows, moreColumns] = [area.row + area.rows - rows, area.column + area.columns - columns];
  if (moreRows > 0) sheet.insertRowsAfter(rows, moreRows);
  if (moreColumns > 0) sheet.insertColumnsAfter(columns, moreColumns);
  return sheet.getRange(area.row + 1, area.column + 1, area.rows, area.columns);
}

const areaOf = (at: CellAddress, values: readonly (readonly unknown[])[]): Area => ({
  ...at,
  rows: values.length,
  columns: values[0]?.length ?? 1,
});

/** The area of a named range; undefined when its cells were deleted. */
function namedArea(spreadsheet: Spreadsheet, name: string): Area | undefined {
  const range = spreadsheet.getRangeByName(name);
  if (!range) return undefined;
  return {
    sheet: range.getSheet().getName(),
    row: range.getRow() - 1,
    column: range.getColumn() - 1,
    rows: range.getNumRows(),
    columns: range.getNumColumns(),
  };
}

/** Adds a bar chart where the spreadsheet has charts. */
function addChart(spreadsheet: Spreadsheet, { sheet: name, title, labels, values, at }: BarChart): void {
  const sheet = sheetOf(spreadsheet, name);
  if (typeof (sheet as { newChart?: unknown }).newChart !== 'function') return;
  const chart = sheet
    .newChart()
    .asBarChart()
    .addRange(rangeOf(spreadsheet, labels))
    .addRange(rangeOf(spreadsheet, values))
    .setNumHeaders(1)
    .setOption('title', title)
    .setPosition(at.row + 1, at.column + 1, 0, 0)
    .build();
  sheet.insertChart(chart);
}

const copy = <T>(values: readonly (readonly T[])[]): T[][] => values.map(line => [...line]);

/**
 * Sets the text format first, because `3-14` would turn into a date. Text that still became a formula is
 * quoted.
 */
function writeText(range: Range, values: readonly (readonly string[])[]): void {
  range.setNumberFormat('@');
  range.setValues(copy(values));
  if (!values.some(line => line.some(text => /^[=+]/.test(text)))) return;
  range.getFormulas().forEach((line, row) =>
    line.forEach((formula, column) => {
      const cell = range.getSheet().getRange(range.getRow() + row, range.getColumn() + column);
      if (formula !== '') cell.setValue(`'${values[row]?.[column] ?? ''}`);
    }),
  );
}

function dress(range: Range, look: Look): void {
  if (look.text) range.setNumberFormat('@');
  if (look.bold !== undefined) range.setFontWeight(look.bold ? 'bold' : 'normal');
  if (look.italic !== undefined) range.setFontStyle(look.italic ? 'italic' : 'normal');
  if (look.size !== undefined) range.setFontSize(look.size);
  if (look.ink !== undefined) range.setFontColor(look.ink);
  if (look.fill !== undefined) range.setBackground(look.fill);
  if (look.align !== undefined) range.setHorizontalAlignment(look.align);
  if (look.wrap !== undefined) range.setWrap(look.wrap);
  if (look.width === undefined) return;
  for (let column = 0; column < range.getNumColumns(); column++)
    range.getSheet().setColumnWidth(range.getColumn() + column, look.width);
}

/**
 * The formula for a locale: where the comma is the decimal sign, semicolons separate arguments. These
 * formulas have no quoted commas.
 */
function separated(formula: string, locale: string): string {
  const decimalComma = (1.5).toLocaleString(locale.replace('_', '-')).includes(',');
  return decimalComma ? formula.replace(/,/g, ';') : formula;
}

/** `2026-03-14 10:05:09` in the time zone of the spreadsheet. */
function timeIn(timeZone: string): string {
  try {
    return new Date().toLocaleString('sv-SE', { timeZone });
  } catch {
    return new Date().toISOString();
  }
}
