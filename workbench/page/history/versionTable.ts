/** A sheet of a version as a table that can only be read; what differs from another version is marked, with both texts. */
import type { IWorkbookData, IWorksheetData } from '@univerjs/core';
import { make } from '../elements';
import { rowsOf, type RowPair, type SheetDifference } from './differences';

/** Characters of a cell that are shown, and rows of a sheet. */
const [LONGEST, MOST_ROWS] = [160, 2000];

const shown = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const sheetNamed = (workbook: IWorkbookData, name: string): Partial<IWorksheetData> | undefined =>
  Object.values(workbook.sheets).find(one => one.name === name);

interface Compared {
  readonly before: IWorkbookData;
  readonly after: IWorkbookData;
}

/** The table of one sheet: all rows, or those that differ under the first row that has any text. */
export function versionTable(
  difference: SheetDifference,
  { before, after }: Compared,
  all: boolean,
): HTMLElement {
  const now = sheetNamed(after, difference.name);
  const was = now ? before.sheets[now.id ?? ''] : sheetNamed(before, difference.name);
  const [old, texts] = [rowsOf(was), rowsOf(now)];
  const first = difference.rows.findIndex(({ after: row = -1, before: gone = -1 }) =>
    Boolean((texts[row] ?? old[gone])?.length),
  );
  const rows = difference.rows
    .filter((row, at) => all || row.columns.length > 0 || at === first)
    .slice(0, MOST_ROWS);
  const textsOf = (row: RowPair): readonly [readonly string[], readonly string[]] => [
    row.before === undefined ? [] : (old[row.before] ?? []),
    row.after === undefined ? [] : (texts[row.after] ?? []),
  ];
  const width = rows.reduce((most, row) => Math.max(most, ...textsOf(row).map(({ length }) => length)), 0);
  const columns = Array.from({ length: width }, (_, column) => column);
  const line = (row: RowPair): HTMLElement => {
    const [one, other] = textsOf(row);
    const differs = new Set(row.columns);
    const number = row.after ?? row.before ?? 0;
    return make(
      'tr',
      {},
      make('th', { scope: 'row' }, String(number + 1)),
      ...columns.map(column =>
        differs.has(column)
          ? markedCell(one[column] ?? '', other[column] ?? '')
          : plainCell(other[column] ?? ''),
      ),
    );
  };
  return make(
    'table',
    { class: 'version' },
    make(
      'thead',
      {},
      make(
        'tr',
        {},
        make('td', {}),
        ...columns.map(column => make('th', { scope: 'col' }, columnName(column))),
      ),
    ),
    make('tbody', {}, ...rows.map(line)),
  );
}

/** A longer text is read by pointing at it. */
const plainCell = (text: string): HTMLElement =>
  make('td', text.length > 30 ? { title: shown(text) } : {}, shown(text));

function markedCell(before: string, after: string): HTMLElement {
  const parts = [
    ...(before === '' ? [] : [make('del', {}, shown(before))]),
    ...(after === '' ? [] : [make('ins', {}, shown(after))]),
  ];
  const title = shown(`${before} → ${after}`);
  return make(
    'td',
    { class: 'differs', title },
    ...parts.flatMap((part, at) => (at === 0 ? [part] : [' ', part])),
  );
}
