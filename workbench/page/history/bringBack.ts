/** An older version takes the place of the present one, which stays a version itself: so it can be taken back. */
import type { ICellData, IWorkbookData } from '@univerjs/core';
import type { Saving } from '../kept/autosave';
import { keep, makeSnapshot, type Snapshot } from '../kept/store';
import { say } from '../messages';
import { timeLocale, word } from '../words';
import { lastLogRow, LOG_COLUMNS } from './logNews';
import { workbookOfVersion, type Memory } from './memory';
import type { Version } from './version';

/** What the page says of it when it is loaded again: which version is back, and which one was there before. */
export interface Back {
  readonly name: string;
  readonly of: number;
  readonly before: number;
}

const KEY = 'wallist:back';

/** Day and time, the day where it is another one than today. */
export function timeWords(at: number): string {
  const when = new Date(at);
  const isToday = when.toDateString() === new Date().toDateString();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return isToday
    ? when.toLocaleTimeString(timeLocale(), time)
    : when.toLocaleString(timeLocale(), { day: 'numeric', month: 'short', year: 'numeric', ...time });
}

/** Brings a version back and loads the page again; says why it did not. */
export async function bringBack(
  name: string,
  version: Version,
  memory: Memory,
  saving: Saving,
): Promise<void> {
  const refuse = (why: string): void => say(word('workbench.history.notBack'), why);
  const found = await workbookOfVersion(version);
  if (!found) return refuse(word('workbench.history.lost'));
  // Nothing is given up for it: the present is a version, or stays.
  if (await memory.flush()) return refuse(word('workbench.history.presentNotKept'));
  const versions = await memory.versions();
  const before = 'value' in versions ? versions.value[versions.value.length - 1] : undefined;
  if (!before) return refuse(word('workbench.history.presentNotKept'));
  const { sheet, event } = version;
  const workbook = withLogLine(
    found,
    word('workbench.history.back', { when: timeWords(version.at) }),
    new Date(),
  );
  const snapshot = makeSnapshot(version.title, workbook, { sheet, event });
  saving.now();
  if (!keep(name, snapshot)) return refuse(word('workbench.noRoom'));
  saving.stop();
  await memory.putBack(snapshot, version.at);
  await memory.stop();
  sayNextTime({ name, of: version.at, before: before.at });
  location.reload();
}

function sayNextTime(back: Back): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(back));
  } catch {
    // It is back all the same, and History says so.
  }
}

/** What was brought back before this page was loaded, once. */
export function broughtBack(name: string): Back | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const back = kept === null ? undefined : (JSON.parse(kept) as Back);
  return back?.name === name ? back : undefined;
}

/** The columns of the Log that this line fills: number, time, what, status, version, and the lists of cells, in which it has none. */
const [NO, WHEN, WHAT, STATUS, VERSION, BEFORE, AFTER, PLAYERS] = [0, 1, 2, 3, 5, 7, 8, 9];
const NO_CELLS = '[]';

/** A workbook whose Log tells one more line, in the look of the line above it; as it is where it has no Log. */
export function withLogLine(workbook: IWorkbookData, what: string, now: Date): IWorkbookData {
  for (const [id, sheet] of Object.entries(workbook.sheets)) {
    const cells: Readonly<Record<number, Readonly<Record<number, ICellData>> | undefined>> =
      sheet.cellData ?? {};
    const rowOf = (row: number): readonly unknown[] =>
      Array.from({ length: LOG_COLUMNS }, (_, column) => cells[row]?.[column]?.v);
    const last = lastLogRow(rowOf, Math.max(0, ...Object.keys(cells).map(Number)) + 1);
    if (last === undefined) continue;
    const texts: Readonly<Record<number, unknown>> = {
      [NO]: Number(rowOf(last)[NO]) + 1,
      [WHEN]: timeInLog(now),
      [WHAT]: what,
      [STATUS]: 'done',
      [VERSION]: rowOf(last)[VERSION],
      [BEFORE]: NO_CELLS,
      [AFTER]: NO_CELLS,
      [PLAYERS]: NO_CELLS,
    };
    const above = Object.entries(cells[last] ?? {});
    const line = above.map(([column, { s }]): [string, ICellData] => {
      const text = texts[Number(column)];
      return [column, { s, ...(text !== undefined && { v: String(text), t: 1 }) }];
    });
    const cellData = { ...cells, [last + 1]: Object.fromEntries(line) } as NonNullable<typeof sheet.cellData>;
    const rowCount = Math.max(sheet.rowCount ?? 0, last + 2);
    return { ...workbook, sheets: { ...workbook.sheets, [id]: { ...sheet, cellData, rowCount } } };
  }
  return workbook;
}

/** `2026-05-03 14:05:00`, as the add-on writes it. */
function timeInLog(now: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':')}`;
}

/** A version as a snapshot, to be kept or saved as a file. */
export async function snapshotOfVersion(version: Version): Promise<Snapshot | undefined> {
  const workbook = await workbookOfVersion(version);
  const { title, sheet, event, at } = version;
  return workbook && { ...makeSnapshot(title, workbook, { sheet, event }), at };
}
