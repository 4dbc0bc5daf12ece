import { customFunctions, type NamedFunction } from '../functions/catalogue';
import { languageOf } from '../create/create';
import { googleWorkbook } from '../google/googleWorkbook';
import { place } from '../google/design';
import {
  ANSWERS as ANSWERED,
  ANSWERS_AROUND,
  BEFORE,
  BEGUN,
  LIST,
  NOT_TRIED,
  OF_VERSION,
  SELF_TEST_COLUMNS,
  SELF_TEST_LINES,
  SELF_TEST_LIST,
  SELF_TEST_TITLE,
  WAITING,
} from '../google/selfTestLines';
import { letPanelFindLock, timingsVerdict } from '../google/selfTestSheet';
import type { Workbook } from '../google/workbook';
import { intoNewSheet } from '../../sheet/write/block';
import { freeName, isSelfTestSheet, SELF_TEST_SHEET, selfTestName } from '../../sheet/write/sheetNames';
import { makeText, type Text } from '../../sheet/wording';
import type { LoggedAction } from '../../sheet/write/logRows';
import { isUndone, mayBeUndone, readAction, readActions } from '../write/log';
import { withSelfTest } from '../write/selfTestCells';
import { undo } from '../write/undo';
import { write } from '../write/writing';
import { openSidebar } from '../panel/menu';
import { VERSION } from '../version';
import { hostChecks, panelCheck, type Verdict } from './selfTestHost';
import { stopwatch } from './stopwatch';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** The list before the first round. */
const BEFORE_ROUND_1: readonly (readonly string[])[] = SELF_TEST_LIST.map((row, index) => [
  ...row.slice(0, 3),
  index === 0 ? 'R1' : '',
]);

type SelfTestEntry = Pick<NamedFunction, 'name' | 'selfTest'>;

/** A formula in another language reads the file of the texts, which a script bound to a sheet may lack. */
const IN_SPANISH: SelfTestEntry = {
  name: 'PLACE',
  selfTest: { arguments: 'LIST;"System=Swiss; Language=es"', answer: 'Puesto', row: 0, column: 0 },
};

/** Rows and columns count from 1: verdicts stand at the left, what they look at stands to the right. */
const VERDICTS = 4;
const ANSWERS = LIST.row + SELF_TEST_LIST.length + 1;
const TABLES = ANSWERS + SELF_TEST_LIST.length + 1;
const TABLE_HEIGHT = 10;
/** Formulas about formulas stand below everything else. */
const APART = { row: 320, column: 6 };

interface Line {
  readonly name: string;
  readonly verdict: string;
  readonly seen: string;
  readonly proves: string;
}

/**
 * Checks inside this spreadsheet what cannot be checked elsewhere, and writes the results into a sheet that may be deleted afterwards,
 * under the lock of every action that writes. Formulas judge the answers of formulas, after this script has ended; the panel writes its
 * own verdict when it has opened.
 */
export function selfTest(): void {
  const workbook = googleWorkbook();
  // Asked before, because the panel's request takes the lock itself.
  const panel = panelCheck();
  const done = workbook.locked(() => {
    act(workbook, panel);
    openSidebar('self-test');
    letPanelFindLock();
  });
  if (done.kind === 'busy') {
    const text = makeText(languageOf(workbook));
    const book = SpreadsheetApp.getActiveSpreadsheet();
    book.toast(text('sidebar.busy.text'), text('sidebar.busy.heading'), -1);
  }
}

/** The self-test as an action of the Log, which undo takes back; an earlier one goes before. */
function act(workbook: Workbook, panel: Verdict): void {
  let isBegun = false;
  try {
    const text = makeText(languageOf(workbook));
    takeEarlierBack(workbook, text);
    const name = freeName(SELF_TEST_SHEET, workbook.sheetNames());
    write(workbook, text, {
      what: text('menu.selfTest'),
      blocks: [intoNewSheet(name, [[SELF_TEST_TITLE]])],
      makes: [
        {
          name,
          design: { place: place(0, 0, 1, 1), looks: [[place(0, 0, 1, 1), { bold: true }]] },
          isShown: true,
        },
      ],
      undoes: undefined,
      seen: '',
      end: () => {
        isBegun = true;
        writeSelfTest(sheetNamed(name), panel);
        return [];
      },
    });
  } catch (refusal) {
    if (isBegun) throw refusal;
    // Where not even the Log can be written, the lines say why.
    writeSelfTest(withoutLog(), panel);
  }
}

const sheetNamed = (name: string): Sheet => {
  const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName(name);
  return sheet ?? withoutLog();
};

/** A new sheet with the first name that is free. */
function withoutLog(): Sheet {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  for (let copy = 1; ; copy++) {
    const name = selfTestName(copy);
    if (!book.getSheetByName(name)) return book.insertSheet(name);
  }
}

/** Takes the newest self-test back, so that its sheet is used again; one in which somebody typed stays. */
function takeEarlierBack(workbook: Workbook, text: Text): void {
  const entries = readActions(workbook);
  const isSelfTest = ({ blocks }: LoggedAction): boolean =>
    blocks.some(({ isNew, sheet }) => isNew === true && isSelfTestSheet(sheet));
  const earlier = entries
    .filter(one => (one.status === 'begun' || mayBeUndone(one, entries)) && !isUndone(entries, one.no))
    .flatMap(one => readAction(workbook, one) ?? [])
    .filter(isSelfTest)
    .pop();
  if (earlier)
    undo(workbook, text, { ...earlier, blocks: withSelfTest(workbook, earlier.blocks) }, undefined);
}

function writeSelfTest(sheet: Sheet, panel: Verdict): void {
  const moved = formulaBelowNewRow(sheet);
  const host = [...hostChecks(sheet), panel].map(({ name, passed, seen, proves }): Line => ({
    name,
    verdict: passed ? 'pass' : 'fail',
    seen,
    proves,
  }));
  const ranges = {
    LIST: writeText(sheet, LIST.row, LIST.column, SELF_TEST_LIST),
    BEFORE: writeText(sheet, BEFORE.row, BEFORE.column, BEFORE_ROUND_1),
    NAMES: sheet.getRange(LIST.row + 1, LIST.column + 1, SELF_TEST_LIST.length - 1, 1).getA1Notation(),
  };
  const functions = customFunctions();
  const clock = stopwatch();
  const ask = (one: SelfTestEntry, row: number, column: number): Asked =>
    askFormula(sheet, one, row, column, ranges, clock);
  const isColumn = ({ returns }: NamedFunction) => returns.shape === 'column';
  // Columns stand side by side, because none is longer than the list; tables stand one below the other.
  const columns = functions.filter(isColumn).map((one, index) => ask(one, ANSWERS, LIST.column + index));
  const tables = functions
    .filter(one => !isColumn(one))
    .map((one, index) => ask(one, TABLES + index * TABLE_HEIGHT, LIST.column));
  const spanish = ask(IN_SPANISH, ANSWERS, LIST.column + columns.length);
  const answers = [...columns, ...tables];
  const isTimed = answers.every(({ seconds }) => seconds !== undefined);
  const { passed, seen } = timingsVerdict(answers);
  SpreadsheetApp.flush();
  const written = Date.now();
  const lines: readonly Line[] = [
    ...host,
    ...columns,
    { ...spanish, ...named('spanish') },
    ...tables,
    moved,
    blanksStay(sheet),
    separators(sheet),
    {
      ...named('seconds'),
      verdict: !isTimed ? WAITING : passed ? 'pass' : 'fail',
      seen: isTimed ? seen : '',
    },
    { ...named('lockHeld'), verdict: WAITING, seen: '' },
    { ...named('panel'), verdict: WAITING, seen: '' },
  ];
  writeVerdicts(sheet, lines, written);
}

const named = (line: keyof typeof SELF_TEST_LINES): Pick<Line, 'name' | 'proves'> => {
  const [name, proves] = SELF_TEST_LINES[line];
  return { name, proves };
};

function writeText(sheet: Sheet, row: number, column: number, texts: readonly (readonly string[])[]): string {
  const range = sheet.getRange(row, column, texts.length, texts[0]?.length ?? 1);
  range.setNumberFormat('@');
  range.setValues(texts.map(line => [...line]));
  return range.getA1Notation();
}

/** A line with the seconds of its formula, where they are known. */
interface Asked extends Line {
  readonly seconds: number | undefined;
}

/** Writes a formula, and returns the formula that judges its answer. */
function askFormula(
  sheet: Sheet,
  { name, selfTest: { arguments: asked, answer, row: down, column: right } }: SelfTestEntry,
  row: number,
  column: number,
  ranges: Readonly<Record<'LIST' | 'BEFORE' | 'NAMES', string>>,
  clock: ReturnType<typeof stopwatch>,
): Asked {
  const filled = asked.replace(/\b(LIST|BEFORE|NAMES)\b/, (_, range: keyof typeof ranges) => ranges[range]);
  sheet.getRange(row, column).setFormula(`=${name}(${filled})`);
  const answered = sheet.getRange(row + down, column + right);
  const cell = answered.getA1Notation();
  return {
    name,
    verdict: verdictOf(isExactly(cell, answer)),
    seen: `${typeof answer === 'number' ? answer : `"${answer}"`} in ${cell}`,
    proves: down + right > 0 ? ANSWERS_AROUND : ANSWERED,
    seconds: clock(answered),
  };
}

const verdictOf = (condition: string): string => `=IFERROR(IF(${condition};"pass";"fail");"fail")`;

/** Whole numbers only, because the decimal sign differs between locales; text that looks like a number is none. */
const isExactly = (cell: string, answer: string | number): string =>
  typeof answer === 'number'
    ? `AND(ISNUMBER(${cell});ROUND(1000*${cell};0)=${Math.round(1000 * answer)})`
    : `AND(ISTEXT(${cell});EXACT(${cell};"${answer}"))`;

/** SOS2 is a cell address too: a row inserted above must move the range and leave the name. */
function formulaBelowNewRow(sheet: Sheet): Line {
  const [top, left] = [LIST.row - 1, LIST.column];
  const range = sheet
    .getRange(top, left, SELF_TEST_LIST.length, SELF_TEST_LIST[0]?.length ?? 1)
    .getA1Notation();
  const formula = sheet.getRange(APART.row - 1, APART.column);
  formula.setFormula(`=SOS2(${range};"System=Swiss")`);
  SpreadsheetApp.flush();
  sheet.insertRowsBefore(2, 1);
  const cell = sheet.getRange(APART.row, APART.column);
  const text = cell.getFormula();
  const last = sheet.getRange(APART.row + 4, APART.column).getA1Notation();
  return {
    ...named('movedFormula'),
    verdict: /^=\s*SOS2\s*\(/i.test(text) ? verdictOf(isExactly(last, 2)) : 'fail',
    seen: `${text.replace(/^=/, '')}, 2 in ${last}`,
  };
}

/** The answer for a blank row is text of no characters, not 0. */
function blanksStay(sheet: Sheet): Line {
  const range = sheet
    .getRange(LIST.row, LIST.column, SELF_TEST_LIST.length + 1, SELF_TEST_LIST[0]?.length ?? 1)
    .getA1Notation();
  const column = APART.column + 2;
  sheet.getRange(APART.row, column).setFormula(`=WINS(${range};"System=Swiss")`);
  const [last, blank] = [4, 5].map(down => sheet.getRange(APART.row + down, column).getA1Notation());
  return {
    ...named('blanks'),
    verdict: verdictOf(`AND(ISNUMBER(${last});LEN(${blank})=0)`),
    seen: `nothing in ${blank}`,
  };
}

/** The separator that all formulas of the add-on use. */
function separators(sheet: Sheet): Line {
  const cell = sheet.getRange(APART.row, APART.column + 4);
  cell.setFormula('=SUM(2;3)');
  return {
    ...named('separators'),
    verdict: verdictOf(`${cell.getA1Notation()}=5`),
    seen: `5 in ${cell.getA1Notation()}, locale ${SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetLocale()}`,
  };
}

function writeVerdicts(sheet: Sheet, lines: readonly Line[], written: number): void {
  sheet.getRange(1, 1).setValue(SELF_TEST_TITLE).setFontWeight('bold');
  sheet.getRange(1, 3, 1, 2).setValues([[`${OF_VERSION}${VERSION}`, `${BEGUN}${written}`]]);
  sheet.setColumnWidth(1, 280);
  sheet.setColumnWidth(2, 130);
  sheet.setColumnWidth(3, 300);
  sheet.setColumnWidth(4, 460);
  sheet.getRange(VERDICTS - 1, 1, 1, 4).setValues([[...SELF_TEST_COLUMNS]]);
  const column = (at: number, texts: readonly string[]): void => {
    const range = sheet.getRange(VERDICTS, at, lines.length, 1);
    range.setNumberFormat('@');
    range.setValues(texts.map(text => [text]));
  };
  column(
    1,
    lines.map(({ name }) => name),
  );
  column(
    3,
    lines.map(({ seen }) => seen),
  );
  column(
    4,
    lines.map(({ proves }) => proves),
  );
  lines.forEach(({ verdict }, index) => {
    const cell = sheet.getRange(VERDICTS + index, 2);
    if (verdict.startsWith('=')) cell.setFormula(verdict);
    else cell.setValue(verdict);
  });
  const results = sheet.getRange(VERDICTS, 2, lines.length, 1).getA1Notation();
  sheet
    .getRange(1, 2)
    .setFormula(
      `=IF(COUNTIF(${results};"pass")+COUNTIF(${results};"${NOT_TRIED}")=${lines.length};"everything passes";"see below")`,
    );
}
