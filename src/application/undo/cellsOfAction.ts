import type { Block } from '../../sheet/cells/block';
import { nowhere, type PlacedCell } from '../write/placeCells';
import { formulasOf, placeNow } from '../write/sheetNow';
import type { Workbook } from '../workbook/workbook';

/** The cells of an action as this run has read them, in sheets that are still there. */
export function cellsOfAction(workbook: Workbook, blocks: readonly Block[]): readonly PlacedCell[] {
  return [...new Set(blocks.map(({ sheet }) => sheet))].flatMap(sheet => {
    const sheetBlocks = blocks.filter(block => block.sheet === sheet);
    const values = workbook.read(sheet)?.values;
    if (!values) return nowhere(sheetBlocks);
    return placeNow(workbook, sheet, sheetBlocks, { ...formulasOf(workbook, sheet), values }).cells;
  });
}
