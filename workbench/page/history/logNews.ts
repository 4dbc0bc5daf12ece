/** What the add-on's Log tells, read by its columns as everybody sees them: number, time, what, status, undoes, version. */

export interface LogLine {
  readonly no: number;
  readonly what: string;
  readonly status: string;
}

/** Cells of one row of a sheet, from its first column on. */
export type RowOf = (row: number) => readonly unknown[];

const STATUS = /^(begun|done|undone|partly undone|stopped)$/;
/** Rows that are read, from the end: more than one action writes. */
const TAIL = 200;

export const LOG_COLUMNS = 6;

function lineIn(cells: readonly unknown[]): LogLine | undefined {
  const [no = '', , what = '', status = '', , version = ''] = cells.map(cell => String(cell ?? ''));
  if (!/^\d{1,9}$/.test(no) || !/^\d+\.\d/.test(version) || !STATUS.test(status)) return undefined;
  return { no: Number(no), what, status };
}

/** The last row of a Log, from 0; undefined where the sheet is none. Below it stand cells that have a format and no text. */
export function lastLogRow(rowOf: RowOf, rows: number): number | undefined {
  for (let row = rows - 1; row > 0; row--) {
    const cells = rowOf(row);
    if (String(cells[0] ?? '') !== '') return lineIn(cells) && row;
  }
  return undefined;
}

/** The newest lines of a Log, a line for each action, oldest first; undefined where the sheet is none. */
export function logTail(rowOf: RowOf, rows: number): readonly LogLine[] | undefined {
  const last = lastLogRow(rowOf, rows);
  if (last === undefined) return undefined;
  const lines = new Map<number, LogLine>();
  for (let row = Math.max(0, last - TAIL); row <= last; row++) {
    const line = lineIn(rowOf(row));
    // The first row of an action has its status.
    if (line && !lines.has(line.no)) lines.set(line.no, line);
  }
  return [...lines.values()];
}

/** What was logged since, in its words. */
export function loggedSince(before: readonly LogLine[], after: readonly LogLine[]): readonly string[] {
  const known = new Map(before.map(({ no, status }) => [no, status]));
  const newest = Math.max(0, ...before.map(({ no }) => no));
  const written = after.filter(
    ({ no, status }) =>
      status !== 'stopped' && (no > newest || known.get(no) === 'begun') && status !== known.get(no),
  );
  return written.map(({ what }) => what);
}
