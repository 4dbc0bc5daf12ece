import type { FWorksheet } from '../../host/book';

/** A name has two letters that stand side by side; a number, a komi, a handicap have none. */
const A_NAME = /\p{L}\p{L}/u;

/**
 * Whom the row of a cell is about, where frozen columns do not keep its names in sight: on a phone a result of a Round sheet stands beside
 * its table and Black, and White is a screen away.
 */
export function namesOfRow(sheet: FWorksheet, row: number, column: number): string {
  const { xSplit, ySplit } = sheet.getFreeze();
  const isName = (at: number): boolean => A_NAME.test(sheet.getRange(row, at).getDisplayValue());
  if (column === 0 || row < Math.max(1, ySplit) || (xSplit > 0 && (column <= xSplit || !isName(xSplit))))
    return '';
  return Array.from({ length: xSplit > 0 ? xSplit + 1 : column }, (_, at) => at)
    .filter(isName)
    .map(at => sheet.getRange(row, at).getDisplayValue())
    .join(' – ');
}
