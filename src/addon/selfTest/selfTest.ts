import { customFunctions, type NamedFunction } from '../functions/catalogue';
import { hostChecks } from './selfTestHost';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

const NAME = 'Self-test';
const TITLE = 'Wallist self-test';

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
const LIST = { row: 3, column: 5 };
const BEFORE = { row: 3, column: 12 };
const ANSWERS = LIST.row + WALL_LIST.length + 1;
const TABLES = ANSWERS + WALL_LIST.length + 1;
const TABLE_HEIGHT = 10;

interface Line {
  readonly name: string;
  readonly verdict: string;
  readonly seen: string;
}

/**
 * Checks inside this spreadsheet what cannot be checked elsewhere, and writes the results into a sheet that
 * may be deleted afterwards. Formulas judge the answers of formulas, after this script has ended.
 */
export function selfTest(): void {
  const sheet = emptySheet();
  const host = hostChecks(sheet).map(({ name, passed, seen }): Line => ({
    name,
    verdict: passed ? 'pass' : 'fail',
    seen,
  }));
  const ranges = {
    LIST: writeText(sheet, LIST.row, LIST.column, WALL_LIST),
    BEFORE: writeText(sheet, BEFORE.row, BEFORE.column, BEFORE_ROUND_1),
    NAMES: sheet.getRange(LIST.row + 1, LIST.column + 1, WALL_LIST.length - 1, 1).getA1Notation(),
  };
  const functions = customFunctions();
  const isColumn = ({ returns }: NamedFunction) => returns.shape === 'column';
  // Columns stand side by side, because none is longer than the list; tables stand one below the other.
  const columns = functions
    .filter(isColumn)
    .map((one, index) => ask(sheet, one, ANSWERS, LIST.column + index, ranges));
  const tables = functions
    .filter(one => !isColumn(one))
    .map((one, index) => ask(sheet, one, TABLES + index * TABLE_HEIGHT, LIST.column, ranges));
  const spanish = ask(sheet, IN_SPANISH, ANSWERS, LIST.column + columns.length, ranges);
  writeVerdicts(sheet, [...host, ...columns, { ...spanish, name: 'PLACE in Spanish' }, ...tables]);
}

/**
 * The sheet for the self-test: that of an earlier one is used again, a sheet of another kind with its name is
 * left alone.
 */
function emptySheet(): Sheet {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  for (let copy = 1; ; copy++) {
    const name = copy === 1 ? NAME : `${NAME} ${copy}`;
    const sheet = book.getSheetByName(name);
    if (!sheet) return book.insertSheet(name);
    if (sheet.getRange(1, 1).getValue() === TITLE) {
      sheet.clear();
      book.setActiveSheet(sheet);
      return sheet;
    }
  }
}

function writeText(sheet: Sheet, row: number, column: number, texts: readonly (readonly string[])[]): string {
  const range = sheet.getRange(row, column, texts.length, texts[0]?.length ?? 1);
  range.setNumberFormat('@');
  range.setValues(texts.map(line => [...line]));
  return range.getA1Notation();
}

/** Writes a formula, and returns the formula that judges its answer. */
function ask(
  sheet: Sheet,
  { name, selfTest: { arguments: asked, answer, row: down, column: right } }: SelfTestEntry,
  row: number,
  column: number,
  ranges: Readonly<Record<'LIST' | 'BEFORE' | 'NAMES', string>>,
): Line {
  const filled = asked.replace(/\b(LIST|BEFORE|NAMES)\b/, (_, range: keyof typeof ranges) => ranges[range]);
  sheet.getRange(row, column).setFormula(`=${name}(${filled})`);
  const cell = sheet.getRange(row + down, column + right).getA1Notation();
  const wanted = typeof answer === 'number' ? String(answer) : `"${answer}"`;
  return {
    name,
    verdict: `=IFERROR(IF(${cell}=${wanted};"pass";"fail");"fail")`,
    seen: `${wanted} in ${cell}`,
  };
}

function writeVerdicts(sheet: Sheet, lines: readonly Line[]): void {
  sheet.getRange(1, 1).setValue(TITLE).setFontWeight('bold');
  sheet.setColumnWidth(1, 190);
  sheet.setColumnWidth(3, 220);
  sheet.getRange(VERDICTS - 1, 1, 1, 3).setValues([['Check', 'Result', 'Seen or expected']]);
  lines.forEach(({ name, verdict, seen }, index) => {
    const row = VERDICTS + index;
    sheet.getRange(row, 1).setValue(name);
    const cell = sheet.getRange(row, 2);
    if (verdict.startsWith('=')) cell.setFormula(verdict);
    else cell.setValue(verdict);
    sheet.getRange(row, 3).setValue(seen);
  });
  const results = sheet.getRange(VERDICTS, 2, lines.length, 1).getA1Notation();
  sheet
    .getRange(1, 2)
    .setFormula(`=IF(COUNTIF(${results};"pass")=${lines.length};"everything passes";"see below")`);
}
