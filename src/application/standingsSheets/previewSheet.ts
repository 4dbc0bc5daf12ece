import type { PrintedRows } from '../../exchange/fileRows';
import type { LogEntry, LoggedAction } from '../../sheet/write/logRows';
import { roundOfName } from '../../sheet/write/sheetNames';
import type { PreviewInSheet, View } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import { cellsOfAction } from '../undo/cellsOfAction';
import { undo } from '../undo/undo';
import type { Workbook } from '../workbook/workbook';
import { mayBeUndone, readAction, readActions, readEarlier } from '../write/log';
import { foreignCell } from '../write/madeSheets';
import { holds } from '../write/placeCells';
import { nameFor } from '../write/takenNames';
import { cellsOfPrint, printInto } from './printSheet';
import type { RoundNo } from '../../tournament/indices';

/**
 * The games of a preview in a sheet, where they can be read before the round is written. One that stands already and has these games
 * is that sheet; another one goes, unless somebody has typed in it. To be called under the lock.
 */
export function previewIntoSheet(
  workbook: Workbook,
  tournament: Tournament,
  printed: PrintedRows,
  round: RoundNo,
): View {
  const standing = standingPreviews(workbook);
  const before = standing.find(candidate => candidate.round === round);
  const cells = cellsOfPrint(printed);
  const isSame = before?.isAsWritten === true && JSON.stringify(before.rows) === JSON.stringify(cells);
  const isTypedIn = ({ sheet, action }: StandingPreview): boolean =>
    foreignCell(workbook, sheet, action.blocks) !== undefined;
  // That of an earlier round was left where a run died behind the round that it became.
  const typedIn = standing.filter(
    standingPreview => !(isSame && standingPreview === before) && isTypedIn(standingPreview),
  );
  for (const standingPreview of standing)
    if (!(isSame && standingPreview === before) && !typedIn.includes(standingPreview))
      undo(workbook, tournament.text, standingPreview.action, tournament, true);
  if (isSame) {
    const { sheet, action } = before;
    workbook.activate({ sheet, row: 0, column: 0 });
    const preview = { action: String(action.no), isSame };
    return { view: 'print sheet', sheet, undo: { action: preview.action, what: action.what }, preview };
  }
  const name = nameFor(workbook, tournament.text('sheet.preview', { round }));
  const made = printInto(workbook, tournament, printed, name);
  if (made.view === 'stopped') return made;
  const preview: PreviewInSheet = {
    action: made.undo?.action ?? '',
    isSame,
    ...(before && { before: before.rows }),
    ...(before && typedIn.includes(before) && { typedIn: before.sheet }),
  };
  return { ...made, preview };
}

interface StandingPreview {
  readonly round: RoundNo;
  readonly sheet: string;
  readonly action: LoggedAction;
  /** As they were written. */
  readonly rows: readonly (readonly string[])[];
  readonly isAsWritten: boolean;
}

/** The previews that are still in their sheets, the newest first; a sheet that the Log does not know is somebody's own. */
function standingPreviews(workbook: Workbook): readonly StandingPreview[] {
  const count = workbook.sheetNames().filter(name => roundOfName(name, 'sheet.preview') !== undefined).length;
  if (count === 0) return [];
  const newest = readActions(workbook);
  const previews = standingIn(workbook, newest);
  return previews.length >= count ? previews : standingIn(workbook, readEarlier(workbook, newest) ?? newest);
}

const standingIn = (workbook: Workbook, actions: readonly LogEntry[]): readonly StandingPreview[] =>
  [...actions].reverse().flatMap((entry): readonly StandingPreview[] => {
    const { preview: round } = entry;
    const action =
      round !== undefined && mayBeUndone(entry, actions) ? readAction(workbook, entry) : undefined;
    const [block] = action?.blocks ?? [];
    if (round === undefined || !action || !block || !workbook.sheetNames().includes(block.sheet)) return [];
    const isAsWritten = cellsOfAction(workbook, action.blocks).every(({ now, after }) => holds(now, after));
    // More than a cell of the Log holds are several blocks.
    const rows = [...action.blocks].sort((a, b) => a.row - b.row).flatMap(({ after }) => after);
    return [{ round, sheet: block.sheet, action, rows, isAsWritten }];
  });
