import { isBlank, textOf } from '../../sheet/read/cell';
import {
  LOG_TITLES,
  makeLogRows,
  readLog,
  STATUS_COLUMN,
  type Action,
  type LoggedAction,
  type Status,
} from '../../sheet/write/logRows';
import { freeName, isNamed } from '../../sheet/write/sheetNames';
import { EVERY_TEXT } from '../../text/vocabulary';
import type { Text } from '../../sheet/wording';
import type { UndoOffer } from '../panel/protocol';
import type { CellValue, Workbook } from '../google/workbook';

/** Pixels: number, time, what, status, cells, before, after. */
const WIDTHS = [44, 150, 250, 70, 180, 160, 160] as const;

/** An action before it gets its number and time. */
export type Intention = Pick<Action, 'what' | 'blocks' | 'undoes' | 'seen'>;

/** All actions in the workbook's Log, oldest first; empty without a Log. */
export function readActions(workbook: Workbook): readonly LoggedAction[] {
  const sheet = findLog(workbook);
  const table = sheet === undefined ? undefined : workbook.read(sheet);
  return table ? readLog(table.values) : [];
}

/**
 * Appends the rows of an action in one go and returns its number; from then on the action can be finished or
 * undone.
 */
export function logAction(workbook: Workbook, text: Text, intended: Intention, status: Status): number {
  const sheet = ensureLog(workbook, text);
  const values = workbook.read(sheet)?.values ?? [];
  const no = 1 + Math.max(0, ...values.map(([first]) => Number(/^\d+$/.exec(textOf(first)) ?? 0)));
  const rows = makeLogRows({ ...intended, no, when: workbook.now(), status });
  workbook.writeText({ sheet, row: lastRow(values) + 1, column: 0 }, rows);
  workbook.flush();
  return no;
}

/** Sets the status of an action. Its rows are looked up again, because somebody may have inserted rows. */
export function setStatus(workbook: Workbook, no: number, status: Status): void {
  const sheet = findLog(workbook);
  const action = readActions(workbook).find(each => each.no === no);
  if (sheet === undefined || !action) return;
  for (const row of action.rows) workbook.writeText({ sheet, row, column: STATUS_COLUMN }, [[status]]);
  workbook.flush();
}

/** The newest action that was begun and never ended, because its run died; undefined where there is none. */
export const leftBegun = (actions: readonly LoggedAction[]): LoggedAction | undefined =>
  [...actions].reverse().find(({ no, status }) => status === 'begun' && !isUndone(actions, no));

/** The offer to undo the newest action that stands; undefined where there is none. */
export function undoOffer(actions: readonly LoggedAction[]): UndoOffer | undefined {
  const standing = actions.filter(
    ({ no, status, blocks, undoes }) =>
      status === 'done' && blocks.length > 0 && undoes === undefined && !isUndone(actions, no),
  );
  const last = standing[standing.length - 1];
  return last && { action: String(last.no), what: last.what };
}

/** Whether an action is undone, even if the run died between undoing it and marking it. */
export const isUndone = (actions: readonly LoggedAction[], no: number): boolean =>
  actions.some(action => action.undoes === no && action.status === 'done');

/** The Log's sheet, by name and titles in any language. A sheet Log of the organiser's own is left alone. */
function findLog(workbook: Workbook): string | undefined {
  return workbook.sheetNames().find(name => {
    if (!isNamed(name, 'sheet.log')) return false;
    const values = workbook.read(name)?.values ?? [];
    return hasOurTitles(values[0] ?? []) || values.every(line => line.every(isBlank));
  });
}

const hasOurTitles = (line: readonly CellValue[]): boolean =>
  EVERY_TEXT.some(text => LOG_TITLES.every((title, column) => textOf(line[column]) === text(title)));

function ensureLog(workbook: Workbook, text: Text): string {
  const found = findLog(workbook);
  const sheet = found ?? freeName(text('sheet.log'), workbook.sheetNames());
  if (found === undefined) workbook.insertSheet(sheet);
  if (!hasOurTitles(workbook.read(sheet)?.values[0] ?? [])) {
    workbook.writeText({ sheet, row: 0, column: 0 }, [LOG_TITLES.map(title => text(title))]);
    workbook.dress({ sheet, row: 0, column: 0, rows: 1, columns: LOG_TITLES.length }, { bold: true });
    WIDTHS.forEach((width, column) =>
      workbook.dress({ sheet, row: 0, column, rows: 1, columns: 1 }, { width }),
    );
    workbook.freeze(sheet, 1, 0);
  }
  return sheet;
}

function lastRow(values: readonly (readonly CellValue[])[]): number {
  let row = values.length - 1;
  while (row > 0 && (values[row] ?? []).every(isBlank)) row -= 1;
  return row;
}
