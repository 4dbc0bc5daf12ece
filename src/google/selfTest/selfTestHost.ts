import { googleWorkbook } from '../workbook/googleWorkbook';
import { source } from '../../text/source';
import { CELL_LIMIT } from '../../sheet/write/logParts';
import { LANGUAGES } from '../../tournament/languages';
import { htmlFile } from '../htmlFile';
import { PROGRAM } from '../packedBlocks';
import {
  AGAIN,
  HOSTILE,
  OUTSIDE_LIST,
  RISKY,
  SELF_TEST_LINES,
  TRIED,
  TURNS,
  WITH_FRACTION,
} from '../../application/selfTest/selfTestLines';
import { languagesRead } from './languagesRead';
import type { Sheet } from '../workbook/services';

/** The result of one check; `seen` is shown beside the verdict. */
export interface CheckVerdict {
  readonly name: string;
  readonly passed: boolean;
  readonly seen: string;
  /** Holds if it passes, in a sentence. */
  readonly proves: string;
}

/** Calls of Google's services in *Create a tournament*, at most (test/google/calls.test.ts). */
const CALLS_OF_CREATE = 120;
const MOST_SECONDS = 60;

/** Checks that need a running script. */
export function hostChecks(sheet: Sheet, unpacked: number | undefined): readonly CheckVerdict[] {
  const { texts: stayingTexts, names, numbers, longTexts: long, dropdowns, ranges } = SELF_TEST_LINES;
  const { lock, languages: people, dictionaries, files, formulaLanguage, create } = SELF_TEST_LINES;
  return [
    check(stayingTexts, () => stays(sheet, TRIED.row, RISKY)),
    check(names, () => namesStay(sheet)),
    check(numbers, () => numbersStay(sheet)),
    check(long, () => longTexts(sheet)),
    check(dropdowns, () => dropdown(sheet)),
    check(ranges, () => rangesNamed(sheet)),
    check(lock, locks),
    check(people, languages),
    check(dictionaries, texts),
    check(files, () => filesRead(unpacked)),
    check(formulaLanguage, languageOfFormula),
    check(create, () => seconds(sheet)),
  ];
}

/** Runs one check, which passes if it does not throw; `look` returns what it saw. */
export function check([name, proves]: readonly [string, string], look: () => string): CheckVerdict {
  try {
    return { name, passed: true, seen: look(), proves };
  } catch (error) {
    return {
      name,
      passed: false,
      seen: String((error as { readonly message?: unknown }).message ?? error),
      proves,
    };
  }
}

export function demand(isTrue: boolean, seen: string): string {
  if (!isTrue) throw new Error(seen);
  return seen;
}

/** The texts that came back as something else, with what they are now. */
const changed = (texts: readonly string[], read: readonly unknown[]): readonly string[] =>
  texts.flatMap((text, i) => (read[i] === text ? [] : [`${text} is ${typeof read[i]} ${String(read[i])}`]));

function demandSame(texts: readonly string[], read: readonly unknown[]): string {
  const changes = changed(texts, read);
  return demand(changes.length === 0, changes.length === 0 ? `${texts.length} texts` : changes.join(' · '));
}

function stays(sheet: Sheet, row: number, texts: readonly string[]): string {
  const range = sheet.getRange(row, TRIED.column, 1, texts.length);
  range.setNumberFormat('@');
  range.setValues([[...texts]]);
  SpreadsheetApp.flush();
  return demandSame(texts, range.getValues()[0] ?? []);
}

/** Through the same code that writes wall lists. */
function namesStay(sheet: Sheet): string {
  const workbook = googleWorkbook();
  const [name, row] = [sheet.getName(), TRIED.row];
  for (const put of workbook.ready(name, [{ row, column: TRIED.column - 1, cells: [HOSTILE] }])) put();
  workbook.flush();
  const range = sheet.getRange(row + 1, TRIED.column, 1, HOSTILE.length);
  const live = (range.getFormulas()[0] ?? []).filter(formula => formula !== '');
  demand(live.length === 0, `live: ${live.map(formula => formula.slice(1)).join(' · ')}`);
  return demandSame(HOSTILE, range.getValues()[0] ?? []);
}

function numbersStay(sheet: Sheet): string {
  const range = sheet.getRange(TRIED.row + 2, TRIED.column);
  range.setNumberFormat('General');
  range.setValue(WITH_FRACTION);
  SpreadsheetApp.flush();
  const read: unknown = range.getValue();
  return demand(read === WITH_FRACTION, `${typeof read} ${String(read)}`);
}

function longTexts(sheet: Sheet): string {
  const range = sheet.getRange(TRIED.row + 3, TRIED.column);
  const text = AGAIN.repeat(CELL_LIMIT / AGAIN.length);
  range.setNumberFormat('@');
  range.setValue(text);
  SpreadsheetApp.flush();
  const read = String(range.getValue());
  range.clearContent();
  return demand(read === text, `${read.length} of ${CELL_LIMIT} characters`);
}

function dropdown(sheet: Sheet): string {
  const rule = SpreadsheetApp.newDataValidation()
    .requireValueInList(['yes', 'no'], true)
    .setAllowInvalid(true);
  const range = sheet.getRange(TRIED.row + 4, TRIED.column);
  range.setDataValidation(rule.build());
  range.setValue(OUTSIDE_LIST);
  SpreadsheetApp.flush();
  const read = String(range.getValue());
  return demand(
    read === OUTSIDE_LIST && range.getDataValidation() !== null,
    `“${read}” beside a list of two`,
  );
}

/** In no order of rows or columns. */
const SCATTERED = ['D4', 'A1', 'C3'];

/** Whether they come back in the order asked for is said nowhere, and is only shown: all that is written is found by its address. */
function rangesNamed(sheet: Sheet): string {
  const addresses = sheet
    .getRangeList([...SCATTERED])
    .getRanges()
    .map(range => range.getA1Notation());
  const missing = SCATTERED.filter(a1 => !addresses.includes(a1));
  return demand(missing.length === 0 && addresses.length === SCATTERED.length, addresses.join(' '));
}

/** Had another run held it, this sheet would not have been written. */
function locks(): string {
  const lock = LockService.getDocumentLock() as GoogleAppsScript.Lock.Lock | null;
  return demand(lock !== null, lock ? 'held by this run' : 'none: this script is not bound to a spreadsheet');
}

function languages(): string {
  const locale = SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetLocale();
  const user = Session.getActiveUserLocale();
  return demand(isLocale(locale) && isLocale(user), `person ${user}, spreadsheet ${locale}`);
}

const isLocale = (text: string): boolean => /^[a-z]{2,3}([_-]|$)/i.test(text);

/** A language whose texts cannot be read is answered in English. */
function texts(): string {
  const missing = LANGUAGES.filter(language => Object.keys(source.dictionaryOf(language)).length === 0);
  return demand(
    missing.length === 0,
    missing.length === 0 ? LANGUAGES.join(' ') : `not in the file texts: ${missing.join(' ')}`,
  );
}

/** Seconds that either file may take. */
const MOST_OF_FILE = 10;

/** `unpacked` are the milliseconds after which this program was there; the panel waits for them at each of its runs. */
function filesRead(unpacked = 0): string {
  const began = Date.now();
  const { length } = htmlFile('texts');
  const texts = (Date.now() - began) / 1000;
  const [program, again] = [unpacked / 1000, Date.now()];
  htmlFile(PROGRAM);
  const read = (Date.now() - again) / 1000;
  return demand(
    length > 0 && texts <= MOST_OF_FILE && program <= MOST_OF_FILE,
    `texts.html read in ${texts.toFixed(2)}, program.html read in ${read.toFixed(2)}, read and evaluated in ${program.toFixed(2)}`,
  );
}

/** Until a run has shown it: Google runs each script anew, but a workbench keeps what was decoded before. */
let wasShown = false;

function languageOfFormula(): string {
  const asked = languagesRead();
  const wrong = asked.filter(
    ({ language, isSpoken, read }) => !isSpoken || read.some(other => other !== language),
  );
  demand(
    wrong.length === 0,
    wrong
      .map(
        ({ language, isSpoken, read }) =>
          `${language}: read ${read.join(' ')}${isSpoken ? '' : ', not spoken'}`,
      )
      .join(' · '),
  );
  wasShown ||= asked.some(({ read }) => read.length > 0);
  return demand(wasShown, wasShown ? `each of ${asked.length} alone` : 'no texts were seen to be read');
}

/** Writing and reading in turn is the slowest that a run does. */
function seconds(sheet: Sheet): string {
  const range = sheet.getRange(TRIED.row + 5, TRIED.column);
  const began = Date.now();
  for (let turn = 0; turn < TURNS; turn++) {
    range.setValue(turn);
    if (range.getValue() !== turn) throw new Error(`${String(range.getValue())} in the place of ${turn}`);
  }
  const each = (Date.now() - began) / 1000 / (2 * TURNS);
  const all = each * CALLS_OF_CREATE;
  return demand(all <= MOST_SECONDS, `about ${all.toFixed(1)} at ${each.toFixed(2)} a call`);
}

export function isPlainData(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return isFinite(value);
  const kind = Object.prototype.toString.call(value);
  if (kind === '[object Array]') return (value as readonly unknown[]).every(isPlainData);
  return kind === '[object Object]' && Object.values(value as object).every(isPlainData);
}
