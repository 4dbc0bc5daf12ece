import type { FWorksheet } from '../../host/book';

/** A name has two letters that stand side by side; a number, a komi, a handicap have none. */
const A_NAME = /\p{L}\p{L}/u;

/**
 * Whom the row of a cell is about, where its names are not kept in sight by a frozen column: on a phone a result of a Round sheet stands a
 * screen away from its players.
 */
export function namesOfRow(sheet: FWorksheet, row: number, column: number): string {
  const { xSplit, ySplit } = sheet.getFreeze();
  if (column === 0 || xSplit > 0 || row < Math.max(1, ySplit)) return '';
  return Array.from({ length: column }, (_, at) => sheet.getRange(row, at).getDisplayValue())
    .filter(text => A_NAME.test(text))
    .join(' – ');
}
