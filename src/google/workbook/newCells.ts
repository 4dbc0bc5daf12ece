/** Turns the cells that the application writes into values for Google. */
import type { CellRange } from '../../application/workbook/design';
import type { NewCell, NewCells } from '../../application/workbook/workbook';

export const rangeOf = ({ row, column, cells }: NewCells): CellRange => ({
  row,
  column,
  rows: cells.length,
  columns: cells[0]?.length ?? 1,
});

export function asWritten(cell: NewCell): string | number {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.formula;
  return needsQuote(cell) ? `'${cell}` : cell;
}

/**
 * Text that would become a formula, or lose its apostrophe. A quote is written before it in the same call, so that it is no formula at
 * any moment: what Google does with such text in a cell of text format is documented nowhere.
 */
export const needsQuote = (cell: NewCell): cell is string =>
  typeof cell === 'string' && /^(\s*[=+]|')/.test(cell);

export const isPlainText = (cell: NewCell): boolean => typeof cell === 'string' && !needsQuote(cell);

export const isBlankRun = ({ cells }: NewCells): boolean =>
  every(cells, cell => cell === '' || cell === null);

/** Not all blank: a cell that is emptied keeps its format, and so does a blank one among them. */
export const isAllText = (block: NewCells): boolean =>
  every(block.cells, cell => cell === null || isPlainText(cell)) && !isBlankRun(block);

export const every = (cells: NewCells['cells'], is: (cell: NewCell) => boolean): boolean =>
  cells.every(line => line.every(is));

export const some = (cells: NewCells['cells'], is: (cell: NewCell) => boolean): boolean =>
  cells.some(line => line.some(is));
