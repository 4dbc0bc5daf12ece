import {
  ANSWERS,
  ANSWERS_AROUND,
  APART,
  BEFORE,
  BEFORE_ROUND_1,
  BEGUN,
  LIST,
  NOT_TRIED,
  OF_VERSION,
  SELF_TEST_COLUMNS,
  SELF_TEST_LINES,
  SELF_TEST_LIST,
  SELF_TEST_TITLE,
  WAITING,
} from '../../application/selfTest/selfTestLines';
import { timingsVerdict } from './selfTestSheet';
import { VERSION } from '../../application/workbook/version';
import { hostChecks, type CheckVerdict } from './selfTestHost';
import {
  askedFunctions,
  BEFORE_NEW_ROW,
  SEPARATED,
  WITH_BLANK_ROW,
  type AskedFunction,
  type PlannedFormula,
} from '../../application/selfTest/selfTestPlan';
import { stopwatch } from './stopwatch';
import type { Sheet } from '../workbook/services';

/** Verdicts stand at the left from this row on, what they look at stands to the right. */
const VERDICT_ROW = 4;

interface SelfTestLine {
  readonly name: string;
  readonly verdict: string;
  readonly seen: string;
  readonly proves: string;
}

/** Writes the whole sheet: first what the script tries, then the formulas, then the verdicts. */
export function writeSelfTest(sheet: Sheet, panel: CheckVerdict, unpacked: number | undefined): void {
  const moved = formulaBelowNewRow(sheet);
  const host = [...hostChecks(sheet, unpacked), panel].map(
    ({ name, passed, seen, proves }): SelfTestLine => ({
      name,
      verdict: passed ? 'pass' : 'fail',
      seen,
      proves,
    }),
  );
  writeText(sheet, LIST, SELF_TEST_LIST);
  writeText(sheet, BEFORE, BEFORE_ROUND_1);
  const clock = stopwatch();
  const ask = (call: AskedFunction): TimedLine => askFormula(sheet, call, clock);
  const planned = askedFunctions();
  const [columns, tables] = [planned.columns.map(ask), planned.tables.map(ask)];
  const [spanish, sentence] = [ask(planned.spanish), ask(planned.sentence)];
  const answers = [...columns, ...tables];
  const isTimed = answers.every(({ seconds }) => seconds !== undefined);
  const { passed, seen } = timingsVerdict(answers);
  SpreadsheetApp.flush();
  const written = Date.now();
  const lines: readonly SelfTestLine[] = [
    ...host,
    ...columns,
    { ...spanish, ...named('spanish') },
    ...tables,
    { ...sentence, ...named('sentence') },
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

const named = (line: keyof typeof SELF_TEST_LINES): Pick<SelfTestLine, 'name' | 'proves'> => {
  const [name, proves] = SELF_TEST_LINES[line];
  return { name, proves };
};

function writeText(
  sheet: Sheet,
  { row, column }: { readonly row: number; readonly column: number },
  texts: readonly (readonly string[])[],
): void {
  const range = sheet.getRange(row, column, texts.length, texts[0]?.length ?? 1);
  range.setNumberFormat('@');
  range.setValues(texts.map(line => [...line]));
}

/** A line with the seconds of its formula, where they are known. */
interface TimedLine extends SelfTestLine {
  readonly seconds: number | undefined;
}

/** Writes a formula, and returns the formula that judges its answer. */
function askFormula(
  sheet: Sheet,
  { entry, row, column, formula }: AskedFunction,
  clock: ReturnType<typeof stopwatch>,
): TimedLine {
  const { answer, row: down, column: right } = entry.selfTest;
  sheet.getRange(row, column).setFormula(formula);
  const answered = sheet.getRange(row + down, column + right);
  const cell = answered.getA1Notation();
  return {
    name: entry.name,
    verdict: verdictOf(isExactly(cell, answer)),
    seen: `${typeof answer === 'number' ? answer : `"${answer}"`} in ${cell}`,
    proves: down + right > 0 ? ANSWERS_AROUND : ANSWERS,
    seconds: clock(answered),
  };
}

const verdictOf = (condition: string): string => `=IFERROR(IF(${condition};"pass";"fail");"fail")`;

/** Whole numbers only, because the decimal sign differs between locales; text that looks like a number is none. */
const isExactly = (cell: string, answer: string | number): string =>
  typeof answer === 'number'
    ? `AND(ISNUMBER(${cell});ROUND(1000*${cell};0)=${Math.round(1000 * answer)})`
    : `AND(ISTEXT(${cell});EXACT(${cell};"${answer}"))`;

function put(sheet: Sheet, { row, column, formula }: PlannedFormula): void {
  sheet.getRange(row, column).setFormula(formula);
}

function formulaBelowNewRow(sheet: Sheet): SelfTestLine {
  put(sheet, BEFORE_NEW_ROW);
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

function blanksStay(sheet: Sheet): SelfTestLine {
  put(sheet, WITH_BLANK_ROW);
  const { column } = WITH_BLANK_ROW;
  const [last, blank] = [4, 5].map(down => sheet.getRange(APART.row + down, column).getA1Notation());
  return {
    ...named('blanks'),
    verdict: verdictOf(`AND(ISNUMBER(${last});LEN(${blank})=0)`),
    seen: `nothing in ${blank}`,
  };
}

function separators(sheet: Sheet): SelfTestLine {
  put(sheet, SEPARATED);
  const cell = sheet.getRange(SEPARATED.row, SEPARATED.column);
  return {
    ...named('separators'),
    verdict: verdictOf(`${cell.getA1Notation()}=5`),
    seen: `5 in ${cell.getA1Notation()}, locale ${SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetLocale()}`,
  };
}

function writeVerdicts(sheet: Sheet, lines: readonly SelfTestLine[], written: number): void {
  sheet.getRange(1, 1).setValue(SELF_TEST_TITLE).setFontWeight('bold');
  sheet.getRange(1, 3, 1, 2).setValues([[`${OF_VERSION}${VERSION}`, `${BEGUN}${written}`]]);
  sheet.setColumnWidth(1, 280);
  sheet.setColumnWidth(2, 130);
  sheet.setColumnWidth(3, 300);
  sheet.setColumnWidth(4, 460);
  sheet.getRange(VERDICT_ROW - 1, 1, 1, 4).setValues([[...SELF_TEST_COLUMNS]]);
  const column = (at: number, texts: readonly string[]): void => {
    const range = sheet.getRange(VERDICT_ROW, at, lines.length, 1);
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
    const cell = sheet.getRange(VERDICT_ROW + index, 2);
    if (verdict.startsWith('=')) cell.setFormula(verdict);
    else cell.setValue(verdict);
  });
  const results = sheet.getRange(VERDICT_ROW, 2, lines.length, 1).getA1Notation();
  sheet
    .getRange(1, 2)
    .setFormula(
      `=IF(COUNTIF(${results};"pass")+COUNTIF(${results};"${NOT_TRIED}")=${lines.length};"everything passes";"see below")`,
    );
}
