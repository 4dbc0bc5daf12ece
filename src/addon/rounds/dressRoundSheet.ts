import type { Block } from '../../sheet/write/block';
import { RESULTS } from '../../sheet/rounds/roundResult';
import { RESULT_COLUMN, ROUND_HEADER, ROUND_TITLES } from '../../sheet/rounds/roundSheet';
import { roundOfName } from '../../sheet/write/sheetNames';
import type { Text } from '../../sheet/wording';
import type { Look, Workbook } from '../google/workbook';

const WIDTHS = [60, 240, 240, 80, 60, 170, 80] as const;
const HEADING: Look = { bold: true, size: 16 };
const HOW: Look = { italic: true, ink: '#5f6368', size: 9 };
const MATCH: Look = { bold: true };
const TITLES: Look = { bold: true, fill: '#e8eaed' };

/**
 * Formats the part of a Round sheet that a block covers, text format and dropdowns first. Does nothing in
 * other sheets.
 */
export function dressRoundSheet(workbook: Workbook, text: Text, { sheet, row, after }: Block): void {
  if (roundOfName(sheet) === undefined) return;
  const area = (from: number, rows: number, column = 0, columns: number = ROUND_TITLES.length) => ({
    sheet,
    row: from,
    column,
    rows,
    columns,
  });
  if (row === 0) {
    const columns = after[0]?.length ?? ROUND_TITLES.length;
    WIDTHS.slice(0, columns).forEach((width, column) => workbook.dress(area(0, 1, column, 1), { width }));
    workbook.dress(area(0, 1), HEADING);
    workbook.dress(area(1, 1), HOW);
    workbook.dress(area(ROUND_HEADER, 1, 0, columns), TITLES);
    workbook.freeze(sheet, ROUND_HEADER + 1, 0);
    return;
  }
  if (row <= ROUND_HEADER || after.every(line => line.every(cell => cell === ''))) return;
  workbook.dress(area(row, after.length), { text: true, size: 11 });
  after.forEach(([table, , white], i) => {
    if (table === '' && white === '') workbook.dress(area(row + i, 1), MATCH);
  });
  // A bye and the heading of a match get no dropdown.
  for (const { start, count } of gameRuns(after))
    workbook.offer(
      area(row + start, count, RESULT_COLUMN, 1),
      RESULTS.map(({ key }) => text(key)),
      text('round.how'),
    );
}

/** Runs of rows with games, without any other row between them. */
function gameRuns(rows: Block['after']): readonly { readonly start: number; readonly count: number }[] {
  const isGame = rows.map(([, , white]) => white !== undefined && white !== '');
  return isGame.flatMap((game, start) => {
    if (!game || isGame[start - 1]) return [];
    const end = isGame.indexOf(false, start);
    return [{ start, count: (end < 0 ? rows.length : end) - start }];
  });
}
