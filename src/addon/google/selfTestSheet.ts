/** The sheet of the self-test, which two runs write: the one that makes it, and the one that the opened panel asks for. */
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

const NAME = 'Self-test';
export const SELF_TEST_TITLE = 'Wallist self-test';

/** The rows that the panel's own run fills, and their verdicts until then. */
export const PANEL_ROW = 'The panel writes its own verdict';
export const SECONDS_ROW = 'Seconds until every formula has answered';
export const WAITING = 'waiting';

/** What stands before the time of the beginning, in milliseconds, in D1. */
export const BEGUN = 'begun at ';

/** Seconds that a formula may take: Google ends it after 30. */
const MOST_SECONDS = 30;
/** Looks at the formulas, half a second apart. */
const LOOKS = 40;

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

/** The opened panel has reached this script: says so in the newest self-test, and how long its formulas took. */
export function panelReached(): void {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  for (let copy = 1; ; copy++) {
    const sheet = book.getSheetByName(nameOf(copy));
    if (!sheet) return;
    if (!isSelfTest(sheet)) continue;
    judge(sheet, PANEL_ROW, true, 'the panel asked, and was answered');
    const began = Number(String(sheet.getRange(1, 4).getValue()).slice(BEGUN.length));
    for (let look = 0; look < LOOKS && isCalculating(sheet); look++) Utilities.sleep(500);
    const seconds = (Date.now() - began) / 1000;
    const isTimely = !isCalculating(sheet) && seconds <= MOST_SECONDS;
    return judge(sheet, SECONDS_ROW, isTimely, String(Math.round(seconds)));
  }
}

const isCalculating = (sheet: Sheet): boolean => {
  SpreadsheetApp.flush();
  return sheet
    .getDataRange()
    .getValues()
    .some(line => line.some(value => value === 'Loading...'));
};

function judge(sheet: Sheet, name: string, passed: boolean, seen: string): void {
  const row = sheet
    .getDataRange()
    .getValues()
    .findIndex(([first]) => first === name);
  if (row >= 0) sheet.getRange(row + 1, 2, 1, 2).setValues([[passed ? 'pass' : 'fail', seen]]);
}
