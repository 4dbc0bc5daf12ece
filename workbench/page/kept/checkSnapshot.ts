/** Whether a file or the store holds a workbook that Univer can take: nothing else is kept, or opened. */

const [MOST_SHEETS, MOST_ROWS, MOST_COLUMNS, MOST_CELLS] = [200, 100_000, 2_000, 1_000_000];
/** Characters of a name, and of a cell or what a plugin keeps. */
const [LONGEST_NAME, LONGEST_TEXT] = [200, 5_000_000];
/** Levels of what a style or a formatted text nests. */
const DEEPEST = 24;

type Fields = Readonly<Record<string, unknown>>;
type Test = (value: unknown) => boolean;

/** A title as long as it may be. */
export const fittingTitle = (title: string): string => title.slice(0, LONGEST_NAME);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText =
  (most: number): Test =>
  value =>
    typeof value === 'string' && value.length <= most;
const isWhole =
  (most: number): Test =>
  value =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const optional =
  (test: Test): Test =>
  value =>
    value === undefined || value === null || test(value);
const isName = isText(LONGEST_NAME);

/** Plain values only, not too deep, and no name that an object has of its own. */
function isPlain(value: unknown, depth = 0): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (typeof value !== 'object' || depth > DEEPEST) return false;
  return Object.entries(value).every(
    ([key, one]) => !['__proto__', 'constructor', 'prototype'].includes(key) && isPlain(one, depth + 1),
  );
}

export function checkSnapshot(read: unknown): boolean {
  if (!isFields(read) || !isPlain(read)) return false;
  const { title, at, sheet, event, workbook } = read;
  return (
    isName(title) &&
    typeof at === 'number' &&
    optional(isName)(sheet) &&
    optional(isNews)(event) &&
    isFields(workbook) &&
    isWorkbook(workbook)
  );
}

const isNews: Test = value =>
  isFields(value) &&
  isName(value['system']) &&
  optional(isName)(value['language']) &&
  [value['players'], value['round'], value['rounds']].every(isWhole(1e6));

function isWorkbook({ id, name, sheetOrder, sheets, styles, resources, locale }: Fields): boolean {
  if (!isName(id) || !isName(name) || !optional(isName)(locale)) return false;
  if (!optional(isFields)(styles) || !optional(areResources)(resources)) return false;
  if (!Array.isArray(sheetOrder) || !isFields(sheets)) return false;
  const ids: readonly unknown[] = sheetOrder;
  if (ids.length === 0 || ids.length > MOST_SHEETS || new Set(ids).size < ids.length) return false;
  const all = ids.map(one => (typeof one === 'string' ? sheets[one] : undefined));
  const count = all.reduce<number>((sum, one) => sum + (isFields(one) ? cellsIn(one) : NaN), 0);
  return Object.keys(sheets).length === ids.length && count <= MOST_CELLS;
}

const areResources: Test = value =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) => isFields(one) && isName(one['name']) && isText(LONGEST_TEXT)(one['data'] ?? ''),
  );

/** The number of cells of a sheet; not a number where it is none. */
function cellsIn({ id, name, rowCount, columnCount, cellData = {} }: Fields): number {
  if (!isName(id) || !isName(name)) return NaN;
  if (!optional(isWhole(MOST_ROWS))(rowCount) || !optional(isWhole(MOST_COLUMNS))(columnCount)) return NaN;
  if (!isFields(cellData)) return NaN;
  let count = 0;
  for (const [row, cells] of Object.entries(cellData)) {
    if (!isIndex(row, MOST_ROWS) || !isFields(cells)) return NaN;
    for (const [column, cell] of Object.entries(cells)) {
      if (!isIndex(column, MOST_COLUMNS) || !isCell(cell)) return NaN;
      count += 1;
    }
  }
  return count;
}

const isIndex = (key: string, most: number): boolean => /^\d{1,6}$/.test(key) && Number(key) <= most;

function isCell(cell: unknown): boolean {
  if (cell === null) return true;
  if (!isFields(cell)) return false;
  const { v, f, t, s, si } = cell;
  const isValue = typeof v === 'string' ? v.length <= LONGEST_TEXT : typeof v !== 'object' || v === null;
  return (
    isValue &&
    optional(isText(LONGEST_TEXT))(f) &&
    optional(isWhole(4))(t) &&
    optional(one => isName(one) || isFields(one))(s) &&
    optional(isName)(si)
  );
}
