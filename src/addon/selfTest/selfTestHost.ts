import { openSidebar } from '../panel/menu';
import { source } from '../../text/source';
import { LANGUAGES } from '../../tournament/settings';
import { sidebar } from '../panel/sidebar';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** The result of one check; `seen` is shown beside the verdict. */
export interface Verdict {
  readonly name: string;
  readonly passed: boolean;
  readonly seen: string;
}

/** Texts that spreadsheets like to turn into dates and numbers. */
const RISKY = ['1-2', '3/4', '007', '14-', '3,5'];

/** Checks that need a running script. The panel comes last, where it hides nothing. */
export function hostChecks(sheet: Sheet): readonly Verdict[] {
  return [
    check('Text stays text', () => textStays(sheet)),
    check('Numbers are read back', () => numbersStay(sheet)),
    check('Dropdowns', () => dropdown(sheet)),
    check('Document lock', locks),
    check('Languages', languages),
    check('Texts of the languages', texts),
    check('The panel gets an answer', panelAnswers),
    check('The panel opens', () => {
      openSidebar('state');
      return 'the panel at the right';
    }),
  ];
}

/** Runs one check, which passes if it does not throw; `look` returns what it saw. */
function check(name: string, look: () => string): Verdict {
  try {
    return { name, passed: true, seen: look() };
  } catch (error) {
    return { name, passed: false, seen: String(error) };
  }
}

function demand(isTrue: boolean, seen: string): string {
  if (!isTrue) throw new Error(seen);
  return seen;
}

function textStays(sheet: Sheet): string {
  const range = sheet.getRange(1, 5, 1, RISKY.length);
  range.setNumberFormat('@');
  range.setValues([RISKY]);
  SpreadsheetApp.flush();
  const read = (range.getValues()[0] ?? []) as unknown[];
  const same = RISKY.every((text, index) => read[index] === text);
  return demand(same, read.map(String).join(' '));
}

function numbersStay(sheet: Sheet): string {
  const range = sheet.getRange(1, 5 + RISKY.length);
  range.setValue(7.5);
  SpreadsheetApp.flush();
  return demand(range.getValue() === 7.5, String(range.getValue()));
}

function dropdown(sheet: Sheet): string {
  const rule = SpreadsheetApp.newDataValidation()
    .requireValueInList(['yes', 'no'], true)
    .setAllowInvalid(true);
  sheet.getRange(1, 6 + RISKY.length).setDataValidation(rule.build());
  return 'a list of two';
}

function locks(): string {
  const lock = LockService.getDocumentLock();
  if (!lock) throw new Error('no lock: this script is not bound to a spreadsheet');
  const held = lock.tryLock(5000);
  lock.releaseLock();
  return demand(held, held ? 'held and released' : 'somebody else holds it');
}

function languages(): string {
  const locale = SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetLocale();
  const user = Session.getActiveUserLocale();
  return demand(locale !== '' && user !== '', `person ${user}, spreadsheet ${locale}`);
}

/** A language whose texts cannot be read is answered in English. */
function texts(): string {
  const missing = LANGUAGES.filter(language => Object.keys(source.dictionaryOf(language)).length === 0);
  return demand(
    missing.length === 0,
    missing.length === 0 ? LANGUAGES.join(' ') : `not in the file texts: ${missing.join(' ')}`,
  );
}

/** Only plain data crosses to the panel; a round trip shows that the answer is nothing else. */
function panelAnswers(): string {
  const answer = sidebar({ ask: 'state' });
  const crossed: unknown = JSON.parse(JSON.stringify(answer));
  return demand(JSON.stringify(crossed) === JSON.stringify(answer), answer.view.view);
}
