import { textOf } from '../../sheet/read/cell';
import { intoEmpty, type Block } from '../../sheet/write/block';
import { isSelfTestSheet } from '../../sheet/write/sheetNames';
import { customFunctions } from '../functions/catalogue';
import {
  AGAIN,
  ANSWERS,
  ANSWERS_AROUND,
  BEGUN,
  LIST,
  HOSTILE,
  OF_VERSION,
  OUTSIDE_LIST,
  RISKY,
  SELF_TEST_COLUMNS,
  SELF_TEST_LINES,
  SELF_TEST_LIST,
  SELF_TEST_TITLE,
  TRIED,
  TURNS,
  VERDICTS,
  WITH_FRACTION,
} from '../google/selfTestLines';
import type { Workbook } from '../google/workbook';

/**
 * The blocks of an action with all that a self-test has in its sheet by now: what it sees is known to nobody before, so that its row in
 * the Log has the first line alone. What somebody else has typed there is in no block.
 */
export const withSelfTest = (workbook: Workbook, blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap(block =>
    block.isNew && isSelfTestSheet(block.sheet) ? ownBlocks(workbook, block.sheet, block) : [block],
  );

function ownBlocks(workbook: Workbook, sheet: string, logged: Block): readonly Block[] {
  const values = workbook.readAgain(sheet, true)?.values ?? [];
  if (textOf(values[0]?.[0]) !== SELF_TEST_TITLE) return [logged];
  const formulas = workbook.formulas(sheet);
  const own = values.map((line, row) =>
    line.map((value, column) => {
      const formula = formulas[row]?.[column] ?? '';
      const text = textOf(value);
      if (formula !== '') return isOurFormula(formula) ? formula : '';
      return text !== '' && isOurs(row, column, text, textOf(line[0])) ? text : '';
    }),
  );
  return rectangles(own).map(({ row, column, cells }) => ({
    ...intoEmpty(sheet, row, column, cells),
    isNew: true,
  }));
}

const names = (): readonly string[] => customFunctions().map(({ name }) => name);
const lines = Object.values(SELF_TEST_LINES);

/** Whether the self-test has written a text, by its place in the sheet, from 0, and by the first cell of its row. */
function isOurs(row: number, column: number, text: string, first: string): boolean {
  switch (column) {
    case 0:
      return isName(text);
    case 1:
      return row > 0 && ([...VERDICTS, SELF_TEST_COLUMNS[1]] as readonly string[]).includes(text);
    case 2:
      // What was seen may be anything; it stands in the row of what was checked.
      return row === 0 ? text.startsWith(OF_VERSION) : isName(first);
    case 3:
      return row === 0 ? text.startsWith(BEGUN) : PROVES.has(text);
    default:
      return row + 1 >= TRIED.row ? isTried(text) : isListRow(row) && LISTED.has(text);
  }
}

const isName = (text: string): boolean =>
  text === SELF_TEST_TITLE ||
  text === SELF_TEST_COLUMNS[0] ||
  lines.some(([name]) => name === text) ||
  names().includes(text);

const PROVES: ReadonlySet<string> = new Set([
  ...lines.map(([, proves]) => proves),
  ANSWERS,
  ANSWERS_AROUND,
  SELF_TEST_COLUMNS[3],
]);

const isListRow = (row: number): boolean => row + 1 >= LIST.row && row + 1 < LIST.row + SELF_TEST_LIST.length;

const LISTED: ReadonlySet<string> = new Set(SELF_TEST_LIST.flat());

const TRIED_TEXTS: ReadonlySet<string> = new Set([
  ...RISKY,
  ...HOSTILE,
  OUTSIDE_LIST,
  String(WITH_FRACTION),
  ...Array.from({ length: TURNS }, (_, turn) => String(turn)),
]);

const isTried = (text: string): boolean => TRIED_TEXTS.has(text) || text.startsWith(AGAIN.repeat(2));

/** The formulas that ask a function, and those that judge. */
function isOurFormula(formula: string): boolean {
  if (/^=\s*(?:IFERROR\(IF\(|IF\(COUNTIF\(|SUM\(2[;,]\s*3\))/i.test(formula)) return true;
  const name = /^=\s*([A-Z0-9]+)\s*\(/i.exec(formula)?.[1]?.toUpperCase();
  return name !== undefined && names().includes(name);
}

interface Rectangle {
  readonly row: number;
  readonly column: number;
  readonly cells: readonly (readonly string[])[];
}

/** The cells that hold something, as rectangles without a blank cell: runs of columns, and equal runs of neighbouring rows as one. */
function rectangles(table: readonly (readonly string[])[]): readonly Rectangle[] {
  const found: Rectangle[] = [];
  table.forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      if (line[column] === '') continue;
      let end = column;
      while (end < line.length && line[end] !== '') end++;
      const cells = line.slice(column, end);
      const above = found.findIndex(
        one =>
          one.column === column &&
          one.row + one.cells.length === row &&
          one.cells[0]?.length === cells.length,
      );
      const over = found[above];
      if (over) found[above] = { ...over, cells: [...over.cells, cells] };
      else found.push({ row, column, cells: [cells] });
      column = end;
    }
  });
  return found;
}
