import { contiguousRuns } from '../../sheet/write/block';
import { inForceChanges } from '../../sheet/settings/settingsSheet';
import { SETTING_ROWS } from '../../sheet/settings/settingsRange';
import { isNamed } from '../../sheet/write/sheetNames';
import { SETTINGS, settingsArea, type Tournament } from '../read/tournament';
import type { Workbook } from '../google/workbook';

/**
 * Extends the range named Settings to the rows typed below it, so that formulas see them. No cell changes
 * except for its text format.
 */
export function growSettings(workbook: Workbook): void {
  const [named, whole] = [workbook.namedArea(SETTINGS), settingsArea(workbook)];
  if (!named || !whole) return;
  const isOurs = isNamed(named.sheet, 'sheet.settings');
  const room = isOurs && whole.rows > named.rows ? whole.rows + SPARE : whole.rows;
  const rows = isOurs ? Math.max(room, SETTING_ROWS - named.row) : room;
  if (rows <= named.rows) return;
  const empty = { ...named, row: named.row + whole.rows, rows: rows - whole.rows };
  workbook.locked(() => {
    if (empty.rows > 0) workbook.dress(named.sheet, [empty], { text: true });
    workbook.nameArea(SETTINGS, { ...named, rows });
  });
}

/** Rows left for more settings. */
const SPARE = 50;

/** Updates the column *In force* of Settings. If another run has the lock, that run does it. */
export function tellSettings(workbook: Workbook, { settingsAt, settings, reading, text }: Tournament): void {
  if (!settingsAt) return;
  const hasStart = reading.columns.start !== undefined;
  const changes = inForceChanges(settingsAt.values, settings, hasStart, text);
  if (changes.length === 0) return;
  const { sheet, origin } = settingsAt;
  const placed = changes.map(one => ({
    ...one,
    row: one.row + origin.row,
    column: one.column + origin.column,
  }));
  workbook.locked(() => {
    const blocks = contiguousRuns(sheet, placed).map(block => ({ ...block, cells: block.after }));
    for (const put of workbook.ready(sheet, blocks)) put();
  });
}
