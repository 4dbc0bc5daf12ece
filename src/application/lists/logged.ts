import { textOf } from '../../sheet/cells/cell';
import { readListCell } from '../../sheet/write/logList';
import { ENTRY_COLUMNS, sheetsIn, STATUS_COLUMN } from '../../sheet/write/logRows';
import { once } from '../../tournament/once';
import { place } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import { listCells, newestOfAll } from '../write/log';
import type { LoggedRow, RowBySheets, LoggedLists } from './loggedLists';

/** To which list each row of the Log belongs; undefined without a Log. */
export function loggedLists(workbook: Workbook): LoggedLists | undefined {
  const log = newestOfAll(workbook);
  if (!log) return undefined;
  const { sheet, last } = log;
  const rows = listCells(workbook, sheet, last).map((cell, row) => ({ ...readListCell(cell), row }));
  return {
    sheet,
    last,
    rows: followed(workbook, sheet, rows.slice(1)),
    begun: once(() => begunIn(workbook, log)),
    all: once(() => bySheets(workbook, sheet, 0, last)),
  };
}

function begunIn(
  workbook: Workbook,
  { sheet, from, last }: { readonly sheet: string; readonly from: number; readonly last: number },
): readonly RowBySheets[] {
  const earlier = from > 0 ? workbook.readArea({ sheet, ...place(0, STATUS_COLUMN, from, 1) }) : [];
  return [
    ...earlier.flatMap(([cell], row) =>
      textOf(cell) === 'begun' ? bySheets(workbook, sheet, row, row + 1) : [],
    ),
    ...bySheets(workbook, sheet, from, last).filter(({ isBegun }) => isBegun),
  ];
}

/** The rows by the lists that they belong to now: one that goes on with another has its rows. */
function followed(workbook: Workbook, sheet: string, rows: readonly LoggedRow[]): readonly LoggedRow[] {
  const isDone = (row: number): boolean =>
    textOf(workbook.readArea({ sheet, ...place(row, STATUS_COLUMN, 1, 1) })[0]?.[0]) === 'done';
  return rows
    .filter(({ row, follows }) => follows !== undefined && isDone(row))
    .reduce<readonly LoggedRow[]>(
      (all, { row: until, list, follows }) =>
        all.map(row =>
          row.row < until && row.list === follows
            ? { ...row, list, was: [...(row.was ?? []), row.list] }
            : row,
        ),
      rows,
    );
}

const CELLS_COLUMN = ENTRY_COLUMNS - 1;

const bySheets = (workbook: Workbook, sheet: string, from: number, last: number): readonly RowBySheets[] =>
  workbook.readArea({ sheet, ...place(from, 0, last - from, ENTRY_COLUMNS) }).map((line, i) => ({
    row: from + i,
    isBegun: textOf(line[STATUS_COLUMN]) === 'begun',
    ...sheetsIn(textOf(line[CELLS_COLUMN])),
  }));
