import { textOf } from '../../sheet/cells/cell';
import {
  ENTRY_COLUMNS,
  LIST_COLUMN,
  LOG_TITLES,
  makeLogRows,
  readEntries,
  readLog,
  PLAYERS_COLUMN,
  STATUS_COLUMN,
  WHAT_COLUMN,
  type Action,
  type LogEntry,
  type LoggedAction,
  type Status,
} from '../../sheet/write/logRows';
import { withIds, type SheetIds } from '../../sheet/write/logBlocks';
import { makeListCell, withMadeSheets, type RowOfList } from '../../sheet/write/logList';
import { freeName, inLanguage, isNamed, nameNow } from '../../sheet/write/sheetNames';
import { needTexts } from '../../text/textFile';
import { EVERY_TEXT, wordsOf } from '../../text/vocabulary';
import type { Text } from '../../sheet/wording';
import { place, TITLE_LOOK } from '../workbook/design';
import type { UndoOffer } from '../protocol/protocol';
import type { CellValue, NewCells, Workbook } from '../workbook/workbook';
import { VERSION } from '../workbook/version';
import { idsOf, presentName } from './sheetIds';
import { takenNames } from './takenNames';

/** Pixels: number, time and what; all others alike, which is one call. */
const WIDTHS = [90, 150, 460, ...LOG_TITLES.slice(3).map(() => 90)];

/** Rows that one look reads, from the end. */
const TAIL = 24;

export type Intention = Pick<Action, 'what' | 'blocks' | 'undoes' | 'seen' | 'pairedFrom' | 'dressed'> &
  Pick<RowOfList, 'follows'>;

export interface Logged {
  readonly sheet: string;
  readonly no: number;
  readonly rows: readonly number[];
}

/**
 * The newest actions of the Log, oldest first; empty without a Log. Only its end is read, and all of it where
 * the end has no action that stands.
 */
export function readActions(workbook: Workbook): readonly LogEntry[] {
  for (const sheet of logNames(workbook)) {
    const last = workbook.lastRow(sheet);
    const newest = readTail(workbook, sheet, last, TAIL);
    // The end may tell of other lists alone.
    const areOthers = newest.length === 0 && workbook.list !== undefined;
    const actions = areOthers ? readTail(workbook, sheet, last, last) : newest;
    if (actions.length === 0) continue;
    return last <= TAIL || isKnown(leftBegun(actions), actions) || undoOffer(actions)
      ? actions
      : readTail(workbook, sheet, last, last);
  }
  return [];
}

/** Whether what was left begun is no undo, or of an action that was read as well. */
const isKnown = (begun: LogEntry | undefined, actions: readonly LogEntry[]): boolean =>
  begun !== undefined && (begun.undoes === undefined || actions.some(({ no }) => no === begun.undoes));

/** The Log, its number of rows, and the first of those that one look reads; undefined where there is none. */
export function newestOfAll(
  workbook: Workbook,
): { readonly sheet: string; readonly last: number; readonly from: number } | undefined {
  for (const sheet of logNames(workbook)) {
    const last = workbook.lastRow(sheet);
    const from = Math.max(0, last - TAIL);
    if (last > 0 && readRows(workbook, sheet, from, last).length > 0) return { sheet, last, from };
  }
  return undefined;
}

/** All actions of the Log as their first columns tell them, where these newest ones are not all; undefined where they are. */
export function readEarlier(
  workbook: Workbook,
  newest: readonly LogEntry[],
): readonly LogEntry[] | undefined {
  const top = Math.min(...newest.flatMap(({ rows }) => rows));
  if (newest.length === 0 || top <= 1) return undefined;
  const { sheet } = loggedAt(workbook, newest[newest.length - 1] as LogEntry);
  const last = workbook.lastRow(sheet);
  return readTail(workbook, sheet, last, last);
}

/** The actions of the list in the last rows of a Log; none where they are not ours. */
function readTail(workbook: Workbook, sheet: string, last: number, most: number): readonly LogEntry[] {
  const row = Math.max(0, last - most);
  return row < last ? ofList(workbook, sheet, last, readRows(workbook, sheet, row, last)) : [];
}

function ofList<T extends LogEntry>(
  workbook: Workbook,
  sheet: string,
  last: number,
  actions: readonly T[],
): readonly T[] {
  const owns = workbook.list?.owns;
  if (!owns || actions.length === 0) return actions;
  const cells = listCells(workbook, sheet, last);
  return actions.filter(({ rows: [row = 0], status }) => owns(row, cells[row] ?? '', status === 'begun'));
}

/** The cells of a Log that say to which list each row belongs, from its first row to its last. */
export const listCells = (workbook: Workbook, sheet: string, last: number): readonly string[] =>
  workbook.readArea({ sheet, ...place(0, LIST_COLUMN, last, 1) }).map(([cell]) => textOf(cell));

const readRows = (workbook: Workbook, sheet: string, row: number, end: number): readonly LogEntry[] =>
  readEntries(workbook.readArea({ sheet, ...place(row, 0, end - row, ENTRY_COLUMNS) }), row);

const readWhole = (workbook: Workbook, sheet: string, row: number, end: number): readonly LoggedAction[] =>
  readLog(workbook.readArea({ sheet, ...place(row, 0, end - row, LOG_TITLES.length) }), row);

/** An action with everything that it wrote; undefined where its rows were changed. */
export function readAction(workbook: Workbook, entry: LogEntry): LoggedAction | undefined {
  const { sheet, no, rows } = loggedAt(workbook, entry);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const action = readWhole(workbook, sheet, first, last + 1).find(candidate => candidate.no === no);
  if (action?.rows.length !== rows.length) return undefined;
  const now = new Map(
    action.blocks.map(
      block => [block.sheet, presentName(workbook, block.sheet, action.ids?.[block.sheet])] as const,
    ),
  );
  return {
    ...action,
    blocks: action.blocks.map(block => {
      const sheet = now.get(block.sheet) ?? block.sheet;
      return sheet === block.sheet ? block : { ...block, sheet, called: block.sheet };
    }),
  };
}

/** Every action of the list with all that it wrote, oldest first. Reads the whole Log. */
export const readEveryAction = (workbook: Workbook): readonly LoggedAction[] =>
  logNames(workbook)
    .map(sheet => [sheet, workbook.lastRow(sheet)] as const)
    // A run may have died that had just made the sheet.
    .filter(([, last]) => last > 0)
    .map(([sheet, last]) => ofList(workbook, sheet, last, readWhole(workbook, sheet, 0, last)))
    .find(actions => actions.length > 0) ?? [];

export function loggedAt(workbook: Workbook, { no, rows }: LogEntry): Logged {
  const row = rows[0] ?? 0;
  // A sheet Log of the organiser's own may have the number there.
  const isThere = (sheet: string): boolean =>
    readRows(workbook, sheet, row, row + 1).some(action => action.no === no);
  const names = logNames(workbook);
  return { sheet: (names.length > 1 ? names.find(isThere) : undefined) ?? names[0] ?? '', no, rows };
}

/**
 * Appends the rows of an action in one go; from then on the action can be finished or undone. A new Log gets its titles with them. Where a
 * sheet `isRead` next, that sends them.
 */
export function logAction(
  workbook: Workbook,
  text: Text,
  intended: Intention,
  isRead = false,
  status: Status = 'begun',
): Logged {
  readTexts(text);
  const { sheet, row, no } = nextRow(workbook, text);
  const ids = idsOf(
    workbook,
    intended.blocks.map(({ sheet }) => sheet),
  );
  const { label = '', id, keepName } = workbook.list ?? {};
  keepName?.();
  const { follows, ...action } = intended;
  const list = makeListCell({ list: id?.() ?? '', made: [], ...(follows !== undefined && { follows }) });
  const what = label === '' ? intended.what : `${intended.what} · ${label}`;
  const rows = makeLogRows({ ...action, what, ids, no, when: workbook.now(), status, list }, VERSION);
  const cells = row === 0 ? [titles(text), ...rows] : rows;
  for (const put of workbook.ready(sheet, [{ row, column: 0, cells }], true)) put();
  if (!isRead) workbook.flush();
  return { sheet, no, rows: rows.map((_, i) => Math.max(1, row) + i) };
}

/** A row that tells something: it writes no cell, so that nothing of it is ever begun. */
export const logNote = (workbook: Workbook, text: Text, what: string): Logged =>
  logAction(workbook, text, { what, blocks: [], undoes: undefined, seen: '' }, true, 'done');

/** The texts of the event are read before a cell is written, or nothing is (textFile.ts). */
export function readTexts(text: Text): void {
  text('sheet.log');
  needTexts();
}

const titles = (text: Text): readonly string[] => LOG_TITLES.map(title => text(title));

function nextRow(
  workbook: Workbook,
  text: Text,
): { readonly sheet: string; readonly row: number; readonly no: number } {
  for (const sheet of logNames(workbook)) {
    const row = workbook.lastRow(sheet);
    const top = Math.max(0, row - TAIL);
    const [newest] = row > 0 ? [...readRows(workbook, sheet, top, row)].reverse() : [];
    if (newest) return { sheet, row, no: newest.no + 1 };
  }
  const [sheet, isNew] = ensureLog(workbook, text);
  if (isNew) return { sheet, row: 0, no: 1 };
  const row = workbook.lastRow(sheet);
  const numbers = workbook.readArea({ sheet, ...place(0, 0, row, 1) });
  const no = 1 + Math.max(0, ...numbers.map(([first]) => Number(/^\d{1,9}$/.exec(textOf(first)) ?? 0)));
  return { sheet, row, no };
}

/** A new status, and the ids of the sheets that the action has made. */
export type StatusChange = readonly [logged: Logged, status: Status, ids?: SheetIds];

export const logStatus = (workbook: Workbook, logged: Logged, status: Status): void =>
  setStatuses(workbook, [[logged, status]]);

/** Sets the statuses of actions in their order, after one reading. Rows are looked up again if somebody has moved them. */
export function setStatuses(workbook: Workbook, statuses: readonly StatusChange[]): void {
  const names = workbook.sheetNames();
  const together = neighbours(workbook, statuses);
  if (together) {
    for (const put of workbook.ready(together.sheet, [together.block], true)) put();
    return;
  }
  const statusCells = statuses.map(([{ sheet: named, no, rows }, status, ids = {}]) => {
    // An action may have given the Log the name of another language.
    const sheet = nameNow(named, names);
    // A range of one row is known as wide as it was written.
    const width = rows.length === 1 || Object.keys(ids).length > 0 ? LOG_TITLES.length : STATUS_COLUMN + 1;
    const runs =
      runOf(workbook, sheet, no, rows, width) ??
      (readActions(workbook).find(action => action.no === no)?.rows ?? []).flatMap(
        row => runOf(workbook, sheet, no, [row], width) ?? [],
      );
    const made = madeIds(workbook, ids);
    const cells = (lines: LogRun['lines']) => lines.map(line => lineWith(line, status, ids, made));
    return { sheet, blocks: runs.map(({ row, lines }) => ({ row, column: 0, cells: cells(lines) })) };
  });
  for (const { sheet, blocks } of statusCells) for (const put of workbook.ready(sheet, blocks, true)) put();
}

const madeIds = (workbook: Workbook, ids: SheetIds): readonly string[] => {
  const names = workbook.sheetNames();
  return Object.keys(ids)
    .filter(name => names.includes(name))
    .map(name => workbook.sheetId(name));
};

/** The rows of actions one below the other, such as an undo and what it has undone; undefined where they are not, or no more. */
function neighbours(
  workbook: Workbook,
  statuses: readonly StatusChange[],
): { readonly sheet: string; readonly block: NewCells } | undefined {
  const [first] = statuses;
  const rows = statuses.flatMap(([logged]) => logged.rows);
  const row = Math.min(...rows);
  const isRun = new Set(rows).size === statuses.length && Math.max(...rows) - row === statuses.length - 1;
  if (!first || statuses.length < 2 || rows.length > statuses.length || !isRun) return undefined;
  const names = workbook.sheetNames();
  const sheet = nameNow(first[0].sheet, names);
  if (statuses.some(([logged]) => nameNow(logged.sheet, names) !== sheet)) return undefined;
  const area = { sheet, ...place(row, 0, rows.length, LOG_TITLES.length) };
  const lines = workbook.readArea(area, true).map(line => line.map(textOf));
  const cells = lines.flatMap((line, i) => {
    const change = statuses.find(([logged]) => logged.rows[0] === row + i && line[0] === String(logged.no));
    return change ? [lineWith(line, change[1], change[2] ?? {}, madeIds(workbook, change[2] ?? {}))] : [];
  });
  return cells.length < rows.length ? undefined : { sheet, block: { row, column: 0, cells } };
}

function lineWith(
  line: readonly string[],
  status: Status,
  ids: SheetIds,
  made: readonly string[],
): readonly string[] {
  const cells = [...line];
  cells[STATUS_COLUMN] = status;
  const players = line[PLAYERS_COLUMN];
  if (players !== undefined) cells[PLAYERS_COLUMN] = withIds(players, ids);
  const list = line[LIST_COLUMN];
  if (list !== undefined) cells[LIST_COLUMN] = withMadeSheets(list, made);
  return cells;
}

interface LogRun {
  readonly row: number;
  readonly lines: readonly (readonly string[])[];
}

/** Neighbouring rows of the Log if all are of this action. */
function runOf(
  workbook: Workbook,
  sheet: string,
  no: number,
  rows: readonly number[],
  width: number,
): readonly LogRun[] | undefined {
  const row = rows[0] ?? 0;
  const values = workbook.readArea({ sheet, ...place(row, 0, rows.length, width) }, true);
  const lines = values.map(line => line.map(textOf));
  if (!lines.every(([first]) => first === String(no))) return undefined;
  return [{ row, lines }];
}

/**
 * The newest action that was begun and never ended, because its run died; undefined where there is none. Where it was to
 * undo another one that never ended, that other one is still to be finished or undone; and where it was to undo one that made more
 * than sheets of rounds, that one is still to be undone: nobody else could make its sheets again as they were. An undo marks what it has
 * undone before itself, so one whose action is marked has ended.
 */
export function leftBegun(actions: readonly LogEntry[]): LogEntry | undefined {
  const hasEnded = ({ undoes }: LogEntry): boolean =>
    actions.some(({ no, status }) => no === undoes && (status === 'undone' || status === 'partly undone'));
  const begun = actions.filter(
    action =>
      action.status === 'begun' && !isUndone(actions, action.no) && !hasEnded(action) && !isInForce(action),
  );
  let entry = begun[begun.length - 1];
  for (let undone = entry; undone; undone = begun.find(({ no }) => no === entry?.undoes)) entry = undone;
  return actions.find(({ no, madePages }) => no === entry?.undoes && madePages === true) ?? entry;
}

/** The undos of an action that never ended: whatever is done about it now is done in their place. */
export const brokenUndos = (actions: readonly LogEntry[], action: LogEntry): readonly LogEntry[] =>
  actions.filter(({ status, undoes }) => status === 'begun' && undoes === action.no);

/** The offer to undo the newest action that stands, or of which cells are left; undefined where there is none. */
export function undoOffer(actions: readonly LogEntry[]): UndoOffer | undefined {
  const last = [...actions].reverse().find(action => mayBeUndone(action, actions) && !isInForce(action));
  return last && { action: String(last.no), what: last.what };
}

/**
 * Whether an action brings the column *In force* up to date. Every look does what of it is left, and would do again what was taken back:
 * to take it back is to type the old value. A tournament that is called so makes sheets.
 */
export const isInForce = ({ what, undoes, madeSheets }: LogEntry): boolean =>
  undoes === undefined &&
  madeSheets !== true &&
  wordsOf('settings.inForce').some(title => what.startsWith(`${title}: `));

/** Whether an action stands, and is no undo itself. */
export const mayBeUndone = (
  { no, status, hasCells, undoes }: LogEntry,
  actions: readonly LogEntry[],
): boolean =>
  hasCells &&
  undoes === undefined &&
  (status === 'partly undone' || (status === 'done' && !isUndone(actions, no)));

/** Whether an action is undone, even if the run died between undoing it and marking it. */
export const isUndone = (actions: readonly LogEntry[], no: number): boolean =>
  actions.some(action => action.undoes === no && action.status === 'done');

/** The sheets named Log in any language; where other sheets of ours show that there was one, whichever has its titles under another name. */
export function logNames(workbook: Workbook): readonly string[] {
  const names = workbook.sheetNames();
  const named = names.filter(name => isNamed(name, 'sheet.log'));
  const otherNames = names.filter(name => inLanguage(name, 'en') === undefined);
  if (named.length > 0 || otherNames.length === names.length) return named;
  return otherNames.filter(name => hasTitles(titlesOf(workbook, name), LOG_TITLES.length));
}

/** A Log by its titles, or an empty one. A sheet Log of the organiser's own is left alone. */
const isLog = (workbook: Workbook, sheet: string): boolean =>
  workbook.lastRow(sheet) === 0 || beginsAsOurs(titlesOf(workbook, sheet));

const titlesOf = (workbook: Workbook, sheet: string): readonly CellValue[] =>
  workbook.readArea({ sheet, ...place(0, 0, 1, LOG_TITLES.length) })[0] ?? [];

const hasTitles = (line: readonly CellValue[], count: number): boolean =>
  EVERY_TEXT.some(text =>
    LOG_TITLES.slice(0, count).every((title, column) => textOf(line[column]) === text(title)),
  );

/** The first titles have been the same in every version. */
const beginsAsOurs = (line: readonly CellValue[]): boolean => hasTitles(line, STATUS_COLUMN + 1);

/** A Log; its titles come after its looks: where they stand, the sheet has its formats. A new one has none yet. */
function ensureLog(workbook: Workbook, text: Text): readonly [sheet: string, isNew: boolean] {
  const logSheet = logNames(workbook).find(name => isLog(workbook, name));
  const sheet = logSheet ?? freeName(text('sheet.log'), takenNames(workbook));
  if (logSheet === undefined) workbook.insertSheet(sheet);
  else if (hasTitles(titlesOf(workbook, sheet), LOG_TITLES.length)) return [sheet, false];
  workbook.design(sheet, {
    place: place(0, 0, LOG_ROWS, LOG_TITLES.length),
    looks: [
      [place(0, 0, LOG_ROWS, LOG_TITLES.length), { text: true }],
      [place(0, 0, 1, LOG_TITLES.length), TITLE_LOOK],
      [place(1, WHAT_COLUMN, LOG_ROWS - 1, 1), { wrap: true }],
      [place(1, ENTRY_COLUMNS - 2, LOG_ROWS - 1, LOG_TITLES.length - ENTRY_COLUMNS + 2), { ink: '#5f6368' }],
    ],
    widths: WIDTHS,
    grouped: [ENTRY_COLUMNS - 1, LOG_TITLES.length - ENTRY_COLUMNS + 1],
    frozen: [1, 0],
  });
  if (logSheet !== undefined)
    for (const put of workbook.ready(sheet, [{ row: 0, column: 0, cells: [titles(text)] }], true)) put();
  return [sheet, logSheet === undefined];
}

/** The rows of a new sheet; rows that come later have the format of those above. */
const LOG_ROWS = 1000;
