/** The first content of a workbook: tables with formulas and named ranges, or a saved workbook. */
import type { ICellData, IWorkbookData } from '@univerjs/core';
import { parseA1 } from './host/a1';
import { sheetOf, type Book } from './host/book';
import { makeSheet } from './host/sheet';
import { makeSpreadsheet } from './host/spreadsheet';
import { PLAIN } from './host/styles';

/** Rows of cells by sheet. All text stays text; formulas are given separately. */
export type Sheets = Readonly<Record<string, readonly (readonly unknown[])[]>>;

export interface Content {
  readonly name: string;
  readonly sheets: Sheets;
  /** Columns, from 0, whose blank cells within the table get the text format too. */
  readonly textColumns?: Readonly<Record<string, readonly number[]>>;
  /** Formulas by sheet and cell. */
  readonly formulas?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Named ranges: `{ WallList: "Wall list!A1:F20" }`. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The size of sheets, as in Google's. */
const ROOM = { rows: 1000, columns: 26 };

export function fillBook(book: Book, content: Content | IWorkbookData): void {
  if ('sheetOrder' in content) {
    book.api.createWorkbook(content);
    return;
  }
  book.api.createWorkbook(workbookOf(content));
  for (const [name, reference] of Object.entries(content.names ?? {})) {
    const bang = reference.lastIndexOf('!');
    nameRange(book, name, reference.slice(0, bang), reference.slice(bang + 1));
  }
  // Formulas come last: they may use names.
  for (const [name, formulas] of Object.entries(content.formulas ?? {})) {
    const sheet = makeSheet(book, sheetOf(book, name), () => undefined);
    for (const [a1, formula] of Object.entries(formulas)) sheet.getRange(a1).setFormula(formula);
  }
}

/** The tables in Univer's form of a workbook, without names and formulas. */
export function workbookOf({ name, sheets, textColumns }: Content): IWorkbookData {
  const made = Object.entries(sheets).map(([title, rows], at) => ({
    id: `sheet${at + 1}`,
    name: title,
    defaultStyle: PLAIN,
    rowCount: Math.max(ROOM.rows, rows.length + 100),
    columnCount: Math.max(ROOM.columns, ...rows.map(row => row.length + 10)),
    cellData: Object.fromEntries(rows.map((row, line) => [line, cellsOf(row, textColumns?.[title] ?? [])])),
  }));
  return {
    id: 'book',
    name,
    appVersion: '',
    locale: 'enUS' as IWorkbookData['locale'],
    styles: { text: { n: { pattern: '@' } } },
    sheetOrder: made.map(sheet => sheet.id),
    sheets: Object.fromEntries(made.map(sheet => [sheet.id, sheet])),
  };
}

function cellsOf(row: readonly unknown[], textColumns: readonly number[]): Record<number, ICellData> {
  const cells: Record<number, ICellData> = {};
  row.forEach((value, column) => {
    if (typeof value === 'string' && value !== '') cells[column] = { v: value, t: 1, s: 'text' };
    else if (typeof value === 'number') cells[column] = { v: value, t: 2 };
    else if (typeof value === 'boolean') cells[column] = { v: value ? 1 : 0, t: 3 };
  });
  for (const column of textColumns) cells[column] ??= { s: 'text' };
  return cells;
}

export function nameRange(book: Book, name: string, sheet: string, a1: string): void {
  const plain = sheet.replace(/^'|'$/g, '');
  const own = sheetOf(book, plain);
  const area = parseA1(a1, { rows: own.getMaxRows(), columns: own.getMaxColumns() })?.area;
  if (!area) throw new Error(`Range not found: ${a1}`);
  makeSpreadsheet(book, () => undefined).setNamedRange(
    name,
    makeSheet(book, own, () => undefined).getRange(
      area.row + 1,
      area.column + 1,
      area.endRow - area.row + 1,
      area.endColumn - area.column + 1,
    ),
  );
}
