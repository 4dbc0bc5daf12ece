import { parseA1 } from '../../sheet/cells/cell';
import type { XlsxBook } from './bookOfXlsx';
import type { SavedCell, SavedCells } from './savedCells';

type SavedValue = string | number | boolean;

interface SavedRange {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface SavedTables {
  readonly sheets: ReadonlyMap<string, readonly (readonly SavedValue[])[]>;
  /** By sheet, where a cell has a formula. */
  readonly formulas: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly names: ReadonlyMap<string, SavedRange>;
  /** Of each sheet the id by which the Log knows it; an .xlsx file has none. */
  readonly ids: ReadonlyMap<string, string>;
}

/** The tables of a tournament that the workbench has saved (`.wallist.json`); undefined for any other text. */
export function snapshotTables(text: string): SavedTables | undefined {
  try {
    const { workbook } = JSON.parse(text) as { readonly workbook?: Record<string, unknown> };
    const order = workbook?.['sheetOrder'];
    const sheetsById = workbook?.['sheets'] as
      Readonly<Record<string, { readonly name?: unknown; readonly cellData?: SavedCells }>> | undefined;
    if (!Array.isArray(order) || sheetsById === undefined) return undefined;
    const sheets = order.flatMap(id => {
      const sheet = sheetsById[String(id)];
      return sheet && typeof sheet.name === 'string'
        ? [{ id: String(id), name: sheet.name, cells: sheet.cellData ?? {} }]
        : [];
    });
    return tablesOf(sheets, namesIn(workbook?.['resources']));
  } catch {
    return undefined;
  }
}

const tablesOf = (
  sheets: readonly { readonly id?: string; readonly name: string; readonly cells: SavedCells }[],
  names: SavedTables['names'],
): SavedTables => ({
  sheets: new Map(sheets.map(({ name, cells }) => [name, tableOf(cells, valueOf)])),
  formulas: new Map(
    sheets.map(({ name, cells }) => [
      name,
      tableOf(cells, cell => (typeof cell?.f === 'string' ? cell.f : '')),
    ]),
  ),
  names,
  ids: new Map(sheets.flatMap(({ id, name }) => (id === undefined ? [] : [[name, id]]))),
});

/** The rows up to the last cell that holds anything. */
function tableOf<T extends SavedValue>(
  cells: SavedCells,
  read: (cell: SavedCell | null | undefined) => T | '',
): readonly (readonly T[])[] {
  const numbers = (record: object): readonly number[] =>
    Object.keys(record)
      .map(Number)
      .filter(number => Number.isInteger(number) && number >= 0 && number < MOST);
  const rows: T[][] = [];
  for (const row of numbers(cells))
    for (const column of numbers(cells[row] ?? {})) {
      const value = read(cells[row]?.[column]);
      if (value === '') continue;
      while (rows.length <= row) rows.push([]);
      const line = rows[row] as T[];
      while (line.length < column) line.push('' as T);
      line[column] = value;
    }
  return rows;
}

/** Beyond any list. */
const MOST = 20_000;

const valueOf = (cell: SavedCell | null | undefined): SavedValue =>
  typeof cell?.v === 'string' || typeof cell?.v === 'number' || typeof cell?.v === 'boolean' ? cell.v : '';

/** The named ranges: `'Wall list'!$A$1:$M$40`. */
function namesIn(resources: unknown): ReadonlyMap<string, SavedRange> {
  const names = new Map<string, SavedRange>();
  const plugin = (Array.isArray(resources) ? (resources as readonly Record<string, unknown>[]) : []).find(
    ({ name }) => name === 'SHEET_DEFINED_NAME_PLUGIN',
  );
  if (typeof plugin?.['data'] !== 'string') return names;
  const defined = JSON.parse(plugin['data']) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const all = Object.values(defined).flatMap(entry =>
    'formulaOrRefString' in entry ? [entry] : Object.values(entry),
  ) as readonly { readonly name?: unknown; readonly formulaOrRefString?: unknown }[];
  for (const { name, formulaOrRefString } of all) {
    const range = rangeNamed(String(formulaOrRefString));
    if (typeof name === 'string' && range) names.set(name, range);
  }
  return names;
}

/** `'Wall list'!$A$1:$M$40` */
function rangeNamed(text: string): SavedRange | undefined {
  const match = /^=?'?(.+?)'?!\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)$/.exec(text);
  const [from, to] = [parseA1(`${match?.[2]}${match?.[3]}`), parseA1(`${match?.[4]}${match?.[5]}`)];
  if (!match || !from || !to) return undefined;
  const sheet = (match[1] as string).replace(/''/g, "'");
  return { sheet, ...from, rows: to.row - from.row + 1, columns: to.column - from.column + 1 };
}

export function bookTablesOf({ sheets, names }: XlsxBook): SavedTables {
  const saved = sheets.map(({ name, cells }) => ({
    name,
    cells: Object.fromEntries(
      [...cells].map(([row, line]) => [
        row,
        Object.fromEntries(
          [...line].map(([column, { value, formula }]) => [column, { v: value, f: formula }]),
        ),
      ]),
    ),
  }));
  const ranges = Object.entries(names).flatMap(([name, text]) => {
    const range = rangeNamed(text);
    return range ? [[name, range] as const] : [];
  });
  return tablesOf(saved, new Map(ranges));
}
