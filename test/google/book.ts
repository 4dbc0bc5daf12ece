/** A spreadsheet as a value: whoever changes it gets another one, so that any moment can be kept and gone back to. */

export type CellValue = string | number | boolean | Date;

export interface Cell {
  readonly value: CellValue;
  /** '' for none. */
  readonly formula: string;
  /** Whether it has the text format. */
  readonly isText: boolean;
  /** Everything else that it looks like, by kind; missing where nobody has formatted it. */
  readonly looks?: Readonly<Record<string, unknown>>;
  readonly note?: string;
}

export interface Sheet {
  readonly id: number;
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  /** Lines and their cells; what lies beyond is blank. */
  readonly cells: readonly (readonly Cell[])[];
  /** Columns that nobody sees. */
  readonly hidden?: readonly number[] | undefined;
  /** Pixels of each column, where somebody has set them. */
  readonly widths?: readonly (number | undefined)[] | undefined;
  /** Rows and columns that stay in view. */
  readonly frozen?: readonly [rows: number, columns: number];
  /** Who may change it is nobody's but its owner's. */
  readonly isProtected?: boolean;
  /** Cells of which the same is true. */
  readonly protectedAreas?: readonly Area[];
}

/** Rows and columns count from 0. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface NamedArea extends Area {
  readonly name: string;
  readonly sheet: number;
}

export interface Book {
  readonly title: string;
  readonly sheets: readonly Sheet[];
  readonly names: readonly NamedArea[];
  readonly active: number;
  readonly nextId: number;
}

/** A cell with one more look; null takes it away. */
export function lookingLike(cell: Cell, kind: string, look: unknown): Cell {
  if (cell.looks?.[kind] === (look ?? undefined)) return cell;
  const { looks = {}, ...rest } = cell;
  const { [kind]: _old, ...others } = looks;
  const now = look === null || look === undefined ? others : { ...others, [kind]: look };
  return Object.keys(now).length === 0 ? rest : { ...rest, looks: now };
}

export const BLANK: Cell = { value: '', formula: '', isText: false };

export const emptyBook = (title = 'A tournament'): Book =>
  addSheet({ title, sheets: [], names: [], active: 1, nextId: 1 }, 'Sheet1', 0);

export function addSheet(book: Book, name: string, at: number): Book {
  const sheet: Sheet = { id: book.nextId, name, rows: 1000, columns: 26, cells: [] };
  const sheets = [...book.sheets.slice(0, at), sheet, ...book.sheets.slice(at)];
  return { ...book, sheets, active: sheet.id, nextId: book.nextId + 1 };
}

export function dropSheet(book: Book, id: number): Book {
  const sheets = book.sheets.filter(sheet => sheet.id !== id);
  const active = book.active === id ? (sheets[0]?.id ?? 0) : book.active;
  return { ...book, sheets, active, names: book.names.filter(({ sheet }) => sheet !== id) };
}

export const sheetNamed = (book: Book, name: string): Sheet | undefined =>
  book.sheets.find(sheet => sheet.name === name);

export const changeSheet = (book: Book, id: number, change: (sheet: Sheet) => Sheet): Book => ({
  ...book,
  sheets: book.sheets.map(sheet => (sheet.id === id ? change(sheet) : sheet)),
});

export const cellAt = (sheet: Sheet, row: number, column: number): Cell =>
  sheet.cells[row]?.[column] ?? BLANK;

/** The sheet with the cells of an area changed one by one. */
export function changeCells(
  sheet: Sheet,
  { row, column, rows, columns }: Area,
  change: (cell: Cell, row: number, column: number) => Cell,
): Sheet {
  const cells = [...sheet.cells];
  while (cells.length < row + rows) cells.push([]);
  for (let r = 0; r < rows; r++) {
    const line = [...(cells[row + r] ?? [])];
    while (line.length < column + columns) line.push(BLANK);
    for (let c = 0; c < columns; c++) line[column + c] = change(line[column + c] ?? BLANK, r, c);
    cells[row + r] = line;
  }
  return { ...sheet, cells };
}

/** A line is a value: its width is counted once. */
const WIDTHS = new WeakMap<readonly Cell[], number>();

/** The number of columns up to the last cell with content. */
function widthOf(line: readonly Cell[]): number {
  const counted = WIDTHS.get(line);
  if (counted !== undefined) return counted;
  const width = line.findLastIndex(({ value, formula }) => value !== '' || formula !== '') + 1;
  WIDTHS.set(line, width);
  return width;
}

/** The number of rows and columns with content, at least one each. */
export function extent({ cells }: Sheet): { readonly rows: number; readonly columns: number } {
  const widths = cells.map(widthOf);
  const rows = widths.findLastIndex(width => width > 0) + 1;
  return { rows: Math.max(1, rows), columns: Math.max(1, ...widths) };
}

/** Inserts blank rows, which have the format of the row above, as in Google Sheets. Named ranges grow and move. */
export function insertRows(book: Book, id: number, before: number, count = 1): Book {
  const made = changeSheet(book, id, sheet => {
    const above = (sheet.cells[before - 1] ?? []).map(({ isText }) => ({ ...BLANK, isText }));
    const cells = [...sheet.cells];
    while (cells.length < before) cells.push([]);
    cells.splice(before, 0, ...Array.from({ length: count }, () => above));
    return { ...sheet, cells, rows: sheet.rows + count };
  });
  const names = book.names.map(area => {
    if (area.sheet !== id || before >= area.row + area.rows) return area;
    return before <= area.row ? { ...area, row: area.row + count } : { ...area, rows: area.rows + count };
  });
  return { ...made, names };
}

export function deleteRow(book: Book, id: number, row: number): Book {
  const made = changeSheet(book, id, sheet => ({
    ...sheet,
    cells: sheet.cells.filter((_, at) => at !== row),
    rows: sheet.rows - 1,
  }));
  const names = book.names.map(area => {
    if (area.sheet !== id || row >= area.row + area.rows) return area;
    return row < area.row ? { ...area, row: area.row - 1 } : { ...area, rows: area.rows - 1 };
  });
  return { ...made, names };
}

/** Inserts a blank column, which is hidden where the one before it is: the worst, for nothing documents it. */
export function insertColumn(book: Book, id: number, before: number): Book {
  const made = changeSheet(book, id, sheet => ({
    ...sheet,
    hidden: sheet.hidden?.flatMap(column =>
      column === before - 1 ? [column, before] : [column < before ? column : column + 1],
    ),
    widths: sheet.widths && [
      ...sheet.widths.slice(0, before),
      sheet.widths[before - 1],
      ...sheet.widths.slice(before),
    ],
    cells: sheet.cells.map(line => {
      const whole = [...line];
      while (whole.length < before) whole.push(BLANK);
      return [...whole.slice(0, before), BLANK, ...whole.slice(before)];
    }),
    columns: sheet.columns + 1,
  }));
  const names = book.names.map(area => {
    if (area.sheet !== id || before >= area.column + area.columns) return area;
    return before <= area.column
      ? { ...area, column: area.column + 1 }
      : { ...area, columns: area.columns + 1 };
  });
  return { ...made, names };
}

/** Puts rows from `from` on, `order.length` of them, into another order: `order[i]` is the place where row i comes from. */
export const orderRows = (book: Book, id: number, from: number, order: readonly number[]): Book =>
  changeSheet(book, id, sheet => {
    const cells = [...sheet.cells];
    while (cells.length < from + order.length) cells.push([]);
    const moved = order.map(place => cells[from + place] ?? []);
    cells.splice(from, order.length, ...moved);
    return { ...sheet, cells };
  });

/**
 * A cell in which text was typed or written, as Google Sheets reads it: with the text format it stays, elsewhere an
 * apostrophe makes text and other text may become a formula, a number or a date. Where Google documents nothing, the worst is taken:
 * `=` and `+` make a formula in a cell of text format too, `-` and `@` elsewhere.
 */
export function typed(before: Cell, value: CellValue): Cell {
  const plain = { ...before, formula: '' };
  if (typeof value !== 'string' || value === '') {
    return typeof value === 'number' && before.isText
      ? { ...plain, value: String(value) }
      : { ...plain, value };
  }
  if (/^\s*[=+]./.test(value))
    return { ...plain, value: 'Loading...', formula: value.trim().replace(/^\+/, '=+') };
  if (before.isText) return { ...plain, value };
  if (value.startsWith("'")) return { ...plain, value: value.slice(1) };
  if (/^\s*[-@＝＋]\s*[^\s\d]/.test(value))
    return { ...plain, value: 'Loading...', formula: `=${value.trim()}` };
  if (/^\d+(\.\d+)?$/.test(value)) return { ...plain, value: Number(value) };
  if (/^\d{1,2}[-/]\d{1,2}$/.test(value)) return { ...plain, value: new Date(2026, 0, 1) };
  return { ...plain, value };
}

/** Whether Google refuses to change these cells, or the sheet where none are named. */
export const isRefused = ({ isProtected, protectedAreas = [] }: Sheet, area?: Area): boolean =>
  isProtected === true ||
  protectedAreas.some(
    one =>
      !area ||
      (area.row < one.row + one.rows &&
        one.row < area.row + area.rows &&
        area.column < one.column + one.columns &&
        one.column < area.column + area.columns),
  );
