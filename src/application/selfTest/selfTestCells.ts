import { textOf } from '../../sheet/cells/cell';
import { intoEmpty, type Block } from '../../sheet/cells/block';
import { isSelfTestSheet } from '../../sheet/write/sheetNames';
import { customFunctions } from '../catalogue/catalogue';
import {
  AGAIN,
  ANSWERS,
  ANSWERS_AROUND,
  BEFORE,
  BEFORE_ROUND_1,
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
} from './selfTestLines';
import type { Workbook } from '../workbook/workbook';
import { holds } from '../write/placeCells';
import { plannedFormulas, type PlannedFormula } from './selfTestPlan';

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
  const planned = plannedFormulas();
  const ownCells = values.map((line, row) =>
    line.map((value, column) => {
      const formula = formulas[row]?.[column] ?? '';
      const text = textOf(value);
      if (formula !== '') return isOurFormula(planned, row, column, formula, textOf(line[0])) ? formula : '';
      return isOurs(row, column, text, textOf(line[0])) ? text : '';
    }),
  );
  return rectangles(ownCells).map(({ row, column, cells }) => ({
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
      if (row + 1 >= TRIED.row) return isTried(text);
      return isIn(row, column, text)(SELF_TEST_LIST, LIST) || isIn(row, column, text)(BEFORE_ROUND_1, BEFORE);
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

/** Whether a list has this text in this cell of the sheet. */
const isIn =
  (row: number, column: number, text: string) =>
  (list: readonly (readonly string[])[], at: { readonly row: number; readonly column: number }): boolean =>
    list[row + 1 - at.row]?.[column + 1 - at.column] === text;

const TRIED_TEXTS: ReadonlySet<string> = new Set([
  ...RISKY,
  ...HOSTILE,
  OUTSIDE_LIST,
  String(WITH_FRACTION),
  ...Array.from({ length: TURNS }, (_, turn) => String(turn)),
]);

const isTried = (text: string): boolean => TRIED_TEXTS.has(text) || text.startsWith(AGAIN.repeat(2));

/** A formula that is asked in its own cell, one that judges beside the name of what is checked, and the one above that counts them. */
function isOurFormula(
  planned: readonly PlannedFormula[],
  row: number,
  column: number,
  formula: string,
  first: string,
): boolean {
  if (column === 1)
    return row === 0
      ? /^=\s*IF\(COUNTIF\(/i.test(formula)
      : isName(first) && /^=\s*IFERROR\(IF\(/i.test(formula);
  return planned.some(
    formulaCell =>
      formulaCell.row === row + 1 && formulaCell.column === column + 1 && holds(formula, formulaCell.formula),
  );
}

interface Rectangle {
  readonly row: number;
  readonly column: number;
  readonly cells: readonly (readonly string[])[];
}

/** The cells that hold something, as rectangles without a blank cell: runs of columns, and equal runs of neighbouring rows as one. */
function rectangles(table: readonly (readonly string[])[]): readonly Rectangle[] {
  const areas: Rectangle[] = [];
  table.forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      if (line[column] === '') continue;
      let end = column;
      while (end < line.length && line[end] !== '') end++;
      const cells = line.slice(column, end);
      const above = areas.findIndex(
        area =>
          area.column === column &&
          area.row + area.cells.length === row &&
          area.cells[0]?.length === cells.length,
      );
      const over = areas[above];
      if (over) areas[above] = { ...over, cells: [...over.cells, cells] };
      else areas.push({ row, column, cells: [cells] });
      column = end;
    }
  });
  return areas;
}
