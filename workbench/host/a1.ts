/** Zero-based, ends included. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly endRow: number;
  readonly endColumn: number;
}

export interface Bounds {
  readonly rows: number;
  readonly columns: number;
}

export function columnName(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

const columnNumber = (name: string): number =>
  [...name.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const CELL = /^\$?([A-Za-z]{1,3})?\$?(\d+)?$/;

/** `Wall list!B2`, `'Wall list'!B2:C3`, `B2`, `B:C`, `2:3`. Undefined when it is none of these. */
export function parseA1(text: string, bounds: Bounds): { sheet: string | undefined; area: Area } | undefined {
  const bang = text.lastIndexOf('!');
  const sheet = bang < 0 ? undefined : unquote(text.slice(0, bang));
  const [from = '', to = from] = text.slice(bang + 1).split(':');
  const first = CELL.exec(from.trim());
  const last = CELL.exec(to.trim());
  if (!first?.[0] || !last?.[0]) return undefined;
  const row = first[2] === undefined ? 0 : Number(first[2]) - 1;
  const column = first[1] === undefined ? 0 : columnNumber(first[1]);
  const endRow = last[2] === undefined ? bounds.rows - 1 : Number(last[2]) - 1;
  const endColumn = last[1] === undefined ? bounds.columns - 1 : columnNumber(last[1]);
  if (row < 0 || endRow < row || endColumn < column) return undefined;
  return { sheet, area: { row, column, endRow, endColumn } };
}

export function makeA1({ row, column, endRow, endColumn }: Area): string {
  const from = `${columnName(column)}${row + 1}`;
  return row === endRow && column === endColumn ? from : `${from}:${columnName(endColumn)}${endRow + 1}`;
}

export const makeReference = (sheet: string, { row, column, endRow, endColumn }: Area): string =>
  `${quote(sheet)}!$${columnName(column)}$${row + 1}:$${columnName(endColumn)}$${endRow + 1}`;

const quote = (sheet: string): string => `'${sheet.replace(/'/g, "''")}'`;
const unquote = (sheet: string): string =>
  sheet.startsWith("'") && sheet.endsWith("'") ? sheet.slice(1, -1).replace(/''/g, "'") : sheet;
