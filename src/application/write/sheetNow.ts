import type { Block } from '../../sheet/cells/block';
import type { Workbook } from '../workbook/workbook';
import { isDoubtful, placeCells, type PlacedCell, type SheetNow } from './placeCells';

/** How often the formulas of a sheet that computes are read anew. */
const MOST_READINGS = 3;

/** The formulas of a sheet as they are known, with the values read before them. */
export const formulasOf = (workbook: Workbook, sheet: string): Omit<SheetNow, 'values'> => ({
  formulas: workbook.formulas(sheet),
  beneath: workbook.valuesOfFormulas?.(sheet),
});

export interface CellsNow {
  readonly seen: SheetNow;
  readonly cells: readonly PlacedCell[];
}

/**
 * The cells of blocks in a sheet that was just read. Where a cell had a formula and has another value now, the formulas are read anew,
 * and the values after them, so that the last call reads the values.
 */
export function placeNow(
  workbook: Workbook,
  sheet: string,
  blocks: readonly Block[],
  read: SheetNow,
): CellsNow {
  let seen = read;
  for (let readings = 0; ; readings++) {
    const now = seen;
    const cells = placeCells(blocks, now);
    if (readings === MOST_READINGS || !cells.some(({ spot }) => spot && isDoubtful(now, spot)))
      return { seen, cells };
    const formulas = workbook.formulas(sheet, true);
    const beneath = workbook.valuesOfFormulas?.(sheet);
    seen = { formulas, beneath, values: workbook.readAgain(sheet)?.values ?? [] };
  }
}

/** A sheet as it is, with formulas that were read after their values where a value has changed. */
export function wholeNow(workbook: Workbook, sheet: string): SheetNow {
  const values = workbook.readAgain(sheet, true)?.values ?? [];
  const seen = { ...formulasOf(workbook, sheet), values };
  const isOld = seen.formulas.some((line, row) =>
    line.some((_, column) => isDoubtful(seen, { row, column })),
  );
  return isOld ? { formulas: workbook.formulas(sheet, true), values } : seen;
}
