import { SETTING_ROWS } from '../../sheet/settings/settingsRange';
import { isNamed } from '../../sheet/write/sheetNames';
import type { LogEntry } from '../../sheet/write/logRows';
import { settingsArea } from '../read/openTournament';
import { SETTINGS, type Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { inForceBlocks } from '../write/inForce';
import { isInForce, loggedAt, setStatuses } from '../write/log';
import { complete, write } from '../write/writing';

/**
 * Keeps what Settings show in step with what is typed there. Where that fails, as in a sheet that is protected, the answer comes all the
 * same, and the next look tries again.
 */
export function keepSettingsInStep(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  isBegun: boolean,
): void {
  try {
    growSettings(workbook);
    // What a run left begun is to be settled first.
    if (!isBegun) tellSettings(workbook, tournament, actions);
  } catch {
    // Nothing that anybody typed is in it.
  }
}

/**
 * Extends the range named Settings to the rows typed below it, so that formulas see them. No cell changes
 * except for its text format.
 */
function growSettings(workbook: Workbook): void {
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

/**
 * Updates the column *In force* of Settings, as an action of the Log where there is one; rows that a run left begun are marked as done
 * with it. If another run has the lock, that run does it.
 */
function tellSettings(workbook: Workbook, tournament: Tournament, actions: readonly LogEntry[]): void {
  const inForce = inForceBlocks(tournament);
  const left = actions.filter(action => isInForce(action) && action.status === 'begun');
  if (!inForce && left.length === 0) return;
  workbook.locked(() => {
    const { text } = tournament;
    // A look that fails again and again adds one row.
    if (inForce && left.some(({ what }) => what.startsWith(inForce.what))) complete(workbook, text, inForce);
    else if (inForce && actions.length > 0)
      write(workbook, text, { what: inForce.what, blocks: inForce.blocks, undoes: undefined, seen: '' });
    else if (inForce)
      for (const block of inForce.blocks)
        for (const put of workbook.ready(block.sheet, [{ ...block, cells: block.after }])) put();
    setStatuses(
      workbook,
      left.map(action => [loggedAt(workbook, action), 'done']),
    );
  });
}
