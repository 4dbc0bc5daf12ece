import { customFunctions, type NamedFunction } from '../functions/catalogue';
import { languageOf } from '../create/create';
import { googleWorkbook } from '../google/googleWorkbook';
import {
  BEGUN,
  emptySelfTest,
  letPanelFindLock,
  LOCK_ROW,
  NOT_TRIED,
  PANEL_ROW,
  SECONDS_ROW,
  SELF_TEST_TITLE,
  timingsVerdict,
  WAITING,
} from '../google/selfTestSheet';
import { makeText } from '../../sheet/wording';
import { openSidebar } from '../panel/menu';
import { VERSION } from '../version';
import { hostChecks, panelCheck, type Verdict } from './selfTestHost';
import { stopwatch } from './stopwatch';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** Two pairs of equal players; Direct Comparison decides each. */
const WALL_LIST: readonly (readonly string[])[] = [
  ['No', 'Name', 'Rank', 'R1', 'R2', 'R3', 'Team'],
  ['1', 'Ada', '3d', '4-', '3+', '2+', 'Oaks'],
  ['2', 'Ben', '2d', '3+', '4+', '1-', 'Oaks'],
  ['3', 'Cleo', '1d', '2-', '1-', '4+', 'Elms'],
  ['4', 'Dov', '1k', '1+', '2-', '3-', 'Elms'],
];

/** The list before the first round. */
const BEFORE_ROUND_1: readonly (readonly string[])[] = WALL_LIST.map((row, index) => [
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
const LIST = { row: 3, column: 6 };
const BEFORE = { row: 3, column: 13 };
const ANSWERS = LIST.row + WALL_LIST.length + 1;
const TABLES = ANSWERS + WALL_LIST.length + 1;
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
    writeSelfTest(panel);
    openSidebar('self-test');
    letPanelFindLock();
  });
  if (done.kind === 'busy') {
    const text = makeText(languageOf(workbook));
    const book = SpreadsheetApp.getActiveSpreadsheet();
    book.toast(text('sidebar.busy.text'), text('sidebar.busy.heading'), -1);
  }
}

function writeSelfTest(panel: Verdict): void {
  const sheet = emptySelfTest();
  const moved = formulaBelowNewRow(sheet);
  const host = [...hostChecks(sheet), panel].map(({ name, passed, seen, proves }): Line => ({
    name,
    verdict: passed ? 'pass' : 'fail',
    seen,
    proves,
  }));
  const ranges = {
    LIST: writeText(sheet, LIST.row, LIST.column, WALL_LIST),
    BEFORE: writeText(sheet, BEFORE.row, BEFORE.column, BEFORE_ROUND_1),
    NAMES: sheet.getRange(LIST.row + 1, LIST.column + 1, WALL_LIST.length - 1, 1).getA1Notation(),
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
    { ...spanish, name: 'PLACE in Spanish', proves: 'A formula finds the file of the texts.' },
    ...tables,
    moved,
    blanksStay(sheet),
    separators(sheet),
    {
      name: SECONDS_ROW,
      verdict: !isTimed ? WAITING : passed ? 'pass' : 'fail',
      seen: isTimed ? seen : '',
      proves: 'Every function is far from the limit of 30 seconds.',
    },
    {
      name: LOCK_ROW,
      verdict: WAITING,
      seen: '',
      proves: 'A second run is held off while a first one writes.',
    },
    {
      name: PANEL_ROW,
      verdict: WAITING,
      seen: '',
      proves: 'The page opens, runs, asks this script and is answered.',
    },
  ];
  writeVerdicts(sheet, lines, written);
}

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
  const spills = down + right > 0 ? ', and fills the cells around' : '';
  return {
    name,
    verdict: verdictOf(isExactly(cell, answer)),
    seen: `${typeof answer === 'number' ? answer : `"${answer}"`} in ${cell}`,
    proves: `The name is this script’s function: it answers${spills}.`,
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
  const range = sheet.getRange(top, left, WALL_LIST.length, WALL_LIST[0]?.length ?? 1).getA1Notation();
  const formula = sheet.getRange(APART.row - 1, APART.column);
  formula.setFormula(`=SOS2(${range};"System=Swiss")`);
  SpreadsheetApp.flush();
  sheet.insertRowsBefore(2, 1);
  const cell = sheet.getRange(APART.row, APART.column);
  const text = cell.getFormula();
  const last = sheet.getRange(APART.row + 4, APART.column).getA1Notation();
  return {
    name: 'SOS2 below an inserted row',
    verdict: /^=\s*SOS2\s*\(/i.test(text) ? verdictOf(isExactly(last, 2)) : 'fail',
    seen: `${text.replace(/^=/, '')}, 2 in ${last}`,
    proves: 'Inserting a row does not turn SOS2 into another name.',
  };
}

/** The answer for a blank row is text of no characters, not 0. */
function blanksStay(sheet: Sheet): Line {
  const range = sheet
    .getRange(LIST.row, LIST.column, WALL_LIST.length + 1, WALL_LIST[0]?.length ?? 1)
    .getA1Notation();
  const column = APART.column + 2;
  sheet.getRange(APART.row, column).setFormula(`=WINS(${range};"System=Swiss")`);
  const [last, blank] = [4, 5].map(down => sheet.getRange(APART.row + down, column).getA1Notation());
  return {
    name: 'Blank rows stay blank',
    verdict: verdictOf(`AND(ISNUMBER(${last});LEN(${blank})=0)`),
    seen: `nothing in ${blank}`,
    proves: 'A row without a player has no 0 beside it.',
  };
}

/** The separator that all formulas of the add-on use. */
function separators(sheet: Sheet): Line {
  const cell = sheet.getRange(APART.row, APART.column + 4);
  cell.setFormula('=SUM(2;3)');
  return {
    name: 'Semicolons in formulas',
    verdict: verdictOf(`${cell.getA1Notation()}=5`),
    seen: `5 in ${cell.getA1Notation()}, locale ${SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetLocale()}`,
    proves: 'Formulas are read in the locale of this spreadsheet.',
  };
}

function writeVerdicts(sheet: Sheet, lines: readonly Line[], written: number): void {
  sheet.getRange(1, 1).setValue(SELF_TEST_TITLE).setFontWeight('bold');
  sheet.getRange(1, 3, 1, 2).setValues([[`version ${VERSION}`, `${BEGUN}${written}`]]);
  sheet.setColumnWidth(1, 280);
  sheet.setColumnWidth(2, 130);
  sheet.setColumnWidth(3, 300);
  sheet.setColumnWidth(4, 460);
  sheet
    .getRange(VERDICTS - 1, 1, 1, 4)
    .setValues([['Check', 'Result', 'Seen or expected', 'What it proves']]);
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
