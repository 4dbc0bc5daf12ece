/**
 * The sheet of the self-test, which two runs write, each under the document lock: the one that makes it, and the one that the opened
 * panel asks for.
 */
import { googleWorkbook } from './googleWorkbook';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

const NAME = 'Self-test';
export const SELF_TEST_TITLE = 'Wallist self-test';

/** The rows that the panel's own run fills, and their verdicts until then. */
export const PANEL_ROW = 'The panel writes its own verdict';
export const SECONDS_ROW = 'Seconds of each function';
export const WAITING = 'waiting';

/** What stands before the time when the formulas were written, in milliseconds, in D1. */
export const BEGUN = 'formulas written at ';

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

/** The sheet for a new self-test: that of an earlier one is emptied, a sheet of another kind with its name is left alone. */
export function emptySelfTest(): Sheet {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  for (let copy = 1; ; copy++) {
    const name = nameOf(copy);
    const sheet = book.getSheetByName(name);
    if (!sheet) return book.insertSheet(name);
    if (isSelfTest(sheet)) {
      sheet.getDataRange().clearDataValidations();
      sheet.clear();
      book.setActiveSheet(sheet);
      return sheet;
    }
  }
}

const nameOf = (copy: number): string => (copy === 1 ? NAME : `${NAME} ${copy}`);
const isSelfTest = (sheet: Sheet): boolean => sheet.getRange(1, 1).getValue() === SELF_TEST_TITLE;

/** The opened panel has reached this script: says so in the newest self-test, and how long its formulas took where that is open. */
export function panelReached(): void {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  for (let copy = 1; ; copy++) {
    const sheet = book.getSheetByName(nameOf(copy));
    if (!sheet) return;
    if (!isSelfTest(sheet)) continue;
    judge(sheet, PANEL_ROW, { passed: true, seen: 'the panel asked, and was answered' });
    const isOpen = sheet
      .getDataRange()
      .getValues()
      .some(([name, verdict]) => name === SECONDS_ROW && verdict === WAITING);
    return isOpen ? judge(sheet, SECONDS_ROW, timingsVerdict(watched(sheet))) : undefined;
  }
}

/** How long each function took until it was seen to have answered, by the cells that the rows name. */
function watched(sheet: Sheet): readonly Timing[] {
  const began = Number(String(sheet.getRange(1, 4).getValue()).slice(BEGUN.length));
  const rows = sheet.getDataRange().getValues();
  const found = new Map<string, number>();
  const cells = rows.flatMap(([name, , seen]): readonly (readonly [string, string])[] => {
    const [, a1] = / in ([A-Z]+\d+)$/.exec(String(seen)) ?? [];
    return a1 !== undefined && /^[A-Z][A-Z0-9]*$/.test(String(name)) ? [[String(name), a1]] : [];
  });
  for (let look = 0; look < LOOKS && found.size < cells.length; look++) {
    if (look > 0) Utilities.sleep(500);
    SpreadsheetApp.flush();
    for (const [name, a1] of cells)
      if (!found.has(name) && hasAnswered(sheet.getRange(a1).getValue()))
        found.set(name, (Date.now() - began) / 1000);
  }
  return cells.map(([name]) => ({ name, seconds: found.get(name) }));
}

/** Until a formula has answered, Google has `Loading...` in its cell, perhaps in another language. */
export const hasAnswered = (value: unknown): boolean => !/(?:\.{3}|…)$/.test(String(value));

function judge(
  sheet: Sheet,
  name: string,
  { passed, seen }: { readonly passed: boolean; readonly seen: string },
): void {
  googleWorkbook().locked(() => {
    const row = sheet
      .getDataRange()
      .getValues()
      .findIndex(([first]) => first === name);
    if (row >= 0) sheet.getRange(row + 1, 2, 1, 2).setValues([[passed ? 'pass' : 'fail', seen]]);
  });
}
