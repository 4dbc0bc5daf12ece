import { textOf } from '../../sheet/cells/cell';
import type { Block } from '../../sheet/cells/block';
import type { Area, Workbook } from '../workbook/workbook';
import { holds, placeCells, type PlacedCell } from './placeCells';

export interface NewSheetReady {
  readonly sheet: string;
  /** Reads whether nobody has typed into these cells since. */
  readonly isEmpty: () => boolean;
  readonly fill: () => void;
}

export function readyNew(workbook: Workbook, sheet: string, blocks: readonly Block[]): NewSheetReady {
  const puts = workbook.ready(
    sheet,
    blocks.map(block => ({ ...block, cells: block.cells ?? block.after })),
  );
  const areas = blocks.map(areaOf);
  return {
    sheet,
    isEmpty: () =>
      areas.every(area =>
        workbook.readArea(area, true).every(line => line.every(value => textOf(value) === '')),
      ),
    fill: () => puts.forEach(put => put()),
  };
}

/** Fills sheets after a reading of them all; returns those with nothing written, where somebody has typed. */
export function fillSheets(sheets: readonly NewSheetReady[]): readonly string[] {
  const empty = sheets.filter(newSheet => newSheet.isEmpty());
  for (const newSheet of empty) newSheet.fill();
  return sheets.filter(newSheet => !empty.includes(newSheet)).map(({ sheet }) => sheet);
}

/**
 * Fills a sheet that this run has made, if nobody has typed into these cells since; false, with nothing
 * written, where somebody has.
 */
export const fillSheet = (workbook: Workbook, sheet: string, blocks: readonly Block[]): boolean =>
  fillSheets([readyNew(workbook, sheet, blocks)]).length === 0;

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

export const isUnwritten = ({ now, after }: PlacedCell): boolean => !holds(now, after);

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
