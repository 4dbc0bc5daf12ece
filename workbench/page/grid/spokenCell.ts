/** The chosen cell in words beside the grid, which is a picture to a screen reader: address, title, value, error. */
import { columnName } from '../../host/a1';
import type { FWorksheet } from '../../host/book';
import { byId } from '../elements';
import { word } from '../words';

/** Rows below the top in which the titles of a sheet may stand: those of a Round sheet are in the third. */
const TITLE_ROWS = 6;

export function speakCell(sheet: FWorksheet, row: number, column: number, remark: string): void {
  const value = sheet.getRange(row, column).getDisplayValue() || word('workbench.empty');
  const words = [`${columnName(column)}${row + 1}`, titleOf(sheet, row, column), value, remark];
  const said = words.filter(Boolean).join(', ');
  const region = byId('cell');
  if (region.textContent !== said) region.textContent = said;
}

/** The title above a cell: that of the row where the titles end, which is frozen. */
function titleOf(sheet: FWorksheet, row: number, column: number): string {
  const frozen = sheet.getFreeze().ySplit;
  const titles = frozen > 0 && frozen <= TITLE_ROWS ? frozen - 1 : 0;
  return row > titles ? sheet.getRange(titles, column).getDisplayValue() : '';
}
