import { textOf } from '../../sheet/read/cell';
import type { Block } from '../../sheet/write/block';
import type { Area, Workbook } from '../google/workbook';
import { holds, placeCells, type PlacedCell } from './placing';

/**
 * Fills a sheet that this run has made, if nobody has typed into these cells since; false, with nothing
 * written, where somebody has.
 */
export function fillSheet(workbook: Workbook, sheet: string, blocks: readonly Block[]): boolean {
  const puts = workbook.ready(
    sheet,
    blocks.map(block => ({ ...block, cells: block.cells ?? block.after })),
  );
  return puts.every((put, i) => {
    const values = workbook.readArea(areaOf(blocks[i] as Block), true);
    if (!values.every(line => line.every(value => textOf(value) === ''))) return false;
    put();
    return true;
  });
}

/** The cells of blocks in a sheet that this run has filled, as they are now. */
export function cellsNow(workbook: Workbook, sheet: string, blocks: readonly Block[]): readonly PlacedCell[] {
  const texts = blocks.flatMap(({ after }) => after.flat()).filter(text => text !== '');
  const isFormula = (text: string): boolean => text.startsWith('=');
  const formulas = texts.some(isFormula) ? workbook.formulas(sheet) : [];
  return blocks.flatMap(block => {
    const values = texts.every(isFormula) ? [] : workbook.readArea(areaOf(block), true);
    return placeCells([block], { values: shifted(values, block), formulas });
  });
}

/** Whether a cell does not hold what was to be written. */
export const isOpen = ({ now, after }: PlacedCell): boolean => !holds(now, after);

const areaOf = ({ sheet, row, column, after }: Block): Area => ({
  sheet,
  row,
  column,
  rows: after.length,
  columns: after[0]?.length ?? 1,
});

/** Values of a block as values of the sheet, from A1 on. */
const shifted = <T>(
  values: readonly (readonly T[])[],
  { row, column }: Block,
): readonly (readonly (T | '')[])[] => [
  ...Array.from({ length: row }, () => []),
  ...values.map(line => [...Array.from({ length: column }, () => '' as const), ...line]),
];
