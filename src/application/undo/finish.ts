import type { Block } from '../../sheet/cells/block';
import type { LoggedAction } from '../../sheet/write/logRows';
import type { Text } from '../../sheet/wording';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { loggedAt, readTexts, setStatuses } from '../write/log';
import { dressingsIn, giveLooks, giveLooksBack } from '../write/looks';
import { keepOneSheet, madeSheets, bringMadeSheetsUpToDate } from '../write/madeSheets';
import { strangers } from '../write/ourSheets';
import { holds } from '../write/placeCells';
import { idsOf } from '../write/sheetIds';
import { followTitles } from '../write/sheetLanguage';
import { batchesBeside, type Difference } from '../write/batches';
import { complete, readFormulas } from '../write/writing';
import { areMissing, bringColumns, removeAddedColumns } from './addedRounds';
import { cellsOfAction } from './cellsOfAction';
import { keptCell, notOfTournament } from './keptCells';
import { lacksColumns, takenBackBy } from './takenBack';

/**
 * The cells in the way of finishing an action whose run died: these hold neither the text before nor the one
 * after, or are none of the tournament's.
 */
export function whatBlocksFinishing(
  workbook: Workbook,
  action: LoggedAction,
  tournament: Tournament | undefined,
): readonly Difference[] {
  if (lacksColumns(workbook, action)) return [];
  const cells = cellsOfAction(workbook, action.blocks);
  const foreigners = strangers(workbook, tournament, action.blocks, cells);
  const otherCells = cells.filter(
    cell =>
      !foreigners.includes(cell) && !holds(cell.now ?? '', cell.before) && !holds(cell.now ?? '', cell.after),
  );
  return [...foreigners.map(notOfTournament), ...otherCells.map(keptCell)].map(({ problem, cell }) => ({
    problem: { ...problem, severity: 'warning' },
    cell,
  }));
}

/** Writes the rest of an action and marks it as done; if it was an undo, the undone action as undone. */
export function finish(workbook: Workbook, text: Text, action: LoggedAction): readonly Difference[] {
  const [entry, takenBack] = takenBackBy(workbook, action);
  readTexts(text);
  const isOver = takenBack !== undefined && areMissing(workbook, takenBack.blocks);
  if (!takenBack) bringColumns(workbook, action.blocks);
  readFormulas(workbook, action.blocks);
  if (takenBack) keepOneSheet(workbook, text, takenBack.blocks);
  const batches = batchesBeside(takenBack ? madeSheets(workbook, takenBack.blocks).length : 0);
  // The run that died may have deleted sheets that its action had made.
  const sheetNames = workbook.sheetNames();
  const isGone = ({ sheet }: Block): boolean =>
    !sheetNames.includes(sheet) &&
    takenBack?.blocks.some(block => block.isNew && block.sheet === sheet) === true;
  const blocks = action.blocks.filter(block => !isGone(block));
  if (!takenBack) giveLooks(workbook, dressingsIn(action.dressed, action.blocks));
  const different = isOver ? [] : (complete(workbook, text, { ...action, blocks, batches }) ?? []);
  if (takenBack)
    bringMadeSheetsUpToDate(
      workbook,
      text,
      takenBack.blocks,
      takenBack.blocks.find(({ isNew }) => !isNew),
    );
  if (takenBack && !isOver)
    giveLooksBack(workbook, takenBack.blocks, dressingsIn(takenBack.dressed, takenBack.blocks));
  followTitles(workbook, action.blocks);
  if (takenBack) removeAddedColumns(workbook, takenBack.blocks);
  // By the ids of what it made, a list knows its sheets: the run that died had written none.
  const made = action.blocks.flatMap(({ sheet, isNew }) => (isNew ? [sheet] : []));
  setStatuses(workbook, [
    ...(entry ? [[loggedAt(workbook, entry), 'undone'] as const] : []),
    [loggedAt(workbook, action), 'done', idsOf(workbook, made)],
  ]);
  return different;
}
