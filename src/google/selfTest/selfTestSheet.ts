/**
 * The sheet of the self-test, which two runs write, each under the document lock: the one that makes it, and the one that the opened
 * panel asks for.
 */
import { selfTestName } from '../../sheet/write/sheetNames';
import { googleWorkbook } from '../workbook/googleWorkbook';
import {
  BEGUN,
  NOT_TRIED,
  SELF_TEST_LINES,
  SELF_TEST_TITLE,
  WAITING,
} from '../../application/selfTest/selfTestLines';
import type { Sheet } from '../workbook/services';

/** The first run has the lock, then lets it go. */
const [HELD, LET_GO] = ['held by the run of the menu', 'the run of the menu had let it go'];
/** Looks of the run that holds the lock at what the other one found, half a second apart. */
const HOLDING = 30;

/** Seconds that a formula may take: Google ends it after 30. */
const MOST_SECONDS = 30;
/** Looks at the formulas, half a second apart. */
const LOOKS = 40;

/** A custom function, with its seconds if it has answered. */
export interface Timing {
  readonly name: string;
  readonly seconds: number | undefined;
}

/** The timings as one text, the slowest first, and whether all are within the limit. */
export function timingsVerdict(timings: readonly Timing[]): {
  readonly passed: boolean;
  readonly seen: string;
} {
  const order = [...timings].sort((a, b) => (b.seconds ?? Infinity) - (a.seconds ?? Infinity));
  return {
    passed: timings.every(({ seconds }) => seconds !== undefined && seconds <= MOST_SECONDS),
    seen: order
      .map(({ name, seconds }) => `${name} ${seconds?.toFixed(1) ?? 'without an answer'}`)
      .join(' · '),
  };
}

/**
 * Holds the lock, which the caller has, until the run of the panel has found it held, for fifteen seconds at most: the panel opens while the
 * script goes on (developers.google.com/apps-script/guides/dialogs, custom sidebars).
 */
export function letPanelFindLock(): void {
  const [sheet, row] = openRow(SELF_TEST_LINES.lockHeld[0]) ?? [];
  if (!sheet || row === undefined) return;
  sheet.getRange(row, 3).setValue(HELD);
  SpreadsheetApp.flush();
  const verdict = sheet.getRange(row, 2);
  for (let look = 0; look < HOLDING && verdict.getValue() === WAITING; look++) {
    Utilities.sleep(500);
    SpreadsheetApp.flush();
  }
  if (verdict.getValue() === WAITING) sheet.getRange(row, 3).setValue(LET_GO);
}

/** Google shows no panel, as under one permission: what its run would find out is not tried, and fails nothing. */
export function panelRefused(): void {
  for (const line of ['panel', 'lockHeld', 'seconds'] as const) {
    const [sheet, row] = openRow(SELF_TEST_LINES[line][0]) ?? [];
    if (sheet && row !== undefined) sheet.getRange(row, 2, 1, 2).setValues([[NOT_TRIED, NO_PANEL]]);
  }
}

const NO_PANEL = 'Google shows no panel here';

/** Tries the lock that the run of the menu may hold. What is found is written without it: nobody else writes in these seconds. */
function judgeLock(): void {
  const [sheet, row] = openRow(SELF_TEST_LINES.lockHeld[0]) ?? [];
  if (!sheet || row === undefined) return;
  const lock = LockService.getDocumentLock() as GoogleAppsScript.Lock.Lock | null;
  const isOurs = lock?.tryLock(1) ?? true;
  const isHeld = sheet.getRange(row, 3).getValue() === HELD;
  const verdict = !isOurs ? 'pass' : isHeld ? 'fail' : NOT_TRIED;
  const seen = isHeld ? `${HELD}, and ${isOurs ? 'taken' : 'refused'}` : LET_GO;
  sheet.getRange(row, 2, 1, 2).setValues([[verdict, seen]]);
  SpreadsheetApp.flush();
  if (isOurs) lock?.releaseLock();
}

/** A row of the newest self-test that still waits for its verdict, from 1. */
function openRow(name: string): readonly [sheet: Sheet, row: number] | undefined {
  const sheet = newest();
  const row = sheet
    ?.getDataRange()
    .getValues()
    .findIndex(([first, verdict]) => first === name && verdict === WAITING);
  return sheet && row !== undefined && row >= 0 ? [sheet, row + 1] : undefined;
}

/** The sheet of the newest self-test, by the time in D1. One in which somebody has typed stays, and the next has another name. */
function newest(): Sheet | undefined {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  const sheets: (readonly [sheet: Sheet, began: number])[] = [];
  // One of the names may be free again.
  for (let copy = 1, missing = 0; missing < 2; copy++) {
    const sheet = book.getSheetByName(selfTestName(copy));
    missing = sheet ? 0 : missing + 1;
    if (sheet?.getRange(1, 1).getValue() === SELF_TEST_TITLE) sheets.push([sheet, beganAt(sheet)]);
  }
  return sheets.sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** When the formulas of a self-test were written, in milliseconds. */
const beganAt = (sheet: Sheet): number => Number(String(sheet.getRange(1, 4).getValue()).slice(BEGUN.length));

/** The opened panel has reached this script: says so in the newest self-test, and how long its formulas took where that is open. */
export function panelReached(): void {
  judgeLock();
  const sheet = newest();
  if (!sheet) return;
  judge(sheet, SELF_TEST_LINES.panel[0], { passed: true, seen: 'the panel asked, and was answered' });
  if (openRow(SELF_TEST_LINES.seconds[0]))
    judge(sheet, SELF_TEST_LINES.seconds[0], timingsVerdict(watched(sheet)));
}

/** How long each function took until it was seen to have answered, by the cells that the rows name. */
function watched(sheet: Sheet): readonly Timing[] {
  const began = beganAt(sheet);
  const rows = sheet.getDataRange().getValues();
  const seconds = new Map<string, number>();
  const cells = rows.flatMap(([name, , seen]): readonly (readonly [string, string])[] => {
    const [, a1] = / in ([A-Z]+\d+)$/.exec(String(seen)) ?? [];
    return a1 !== undefined && /^[A-Z][A-Z0-9]*$/.test(String(name)) ? [[String(name), a1]] : [];
  });
  for (let look = 0; look < LOOKS && seconds.size < cells.length; look++) {
    if (look > 0) Utilities.sleep(500);
    SpreadsheetApp.flush();
    for (const [name, a1] of cells)
      if (!seconds.has(name) && hasAnswered(sheet.getRange(a1).getValue()))
        seconds.set(name, (Date.now() - began) / 1000);
  }
  return cells.map(([name]) => ({ name, seconds: seconds.get(name) }));
}

/**
 * Until a formula has answered, Google has `Loading...` in its cell, perhaps in another language; others read `#N/A` or `#ERROR!` then
 * (github.com/burnash/gspread/issues/164). One that stays an error is judged by the line of its formula.
 */
export const hasAnswered = (value: unknown): boolean => !/(?:\.{3}|…)$|^#/.test(String(value));

/** Under the lock, for which it waits longer than the first run holds it. */
function judge(
  sheet: Sheet,
  name: string,
  { passed, seen }: { readonly passed: boolean; readonly seen: string },
): void {
  const write = (): void => {
    const row = sheet
      .getDataRange()
      .getValues()
      .findIndex(([first]) => first === name);
    if (row >= 0) sheet.getRange(row + 1, 2, 1, 2).setValues([[passed ? 'pass' : 'fail', seen]]);
  };
  for (let turn = 0; turn < 4 && googleWorkbook().locked(write).kind === 'busy'; turn++);
}
