import type { Block } from '../../sheet/cells/block';
import type { LoggedAction } from '../../sheet/write/logRows';
import { isNamed, isOutput, roundOfName } from '../../sheet/write/sheetNames';
import type { Text } from '../../sheet/wording';
import { filledSince, removeAddedColumns } from './addedRounds';
import { cellsOfAction } from './cellsOfAction';
import { cellsToRestore, type CellsToRestore } from './cellsToRestore';
import { finish } from './finish';
import { changedSince, keptCell, notFound, notOfTournament } from './keptCells';
import { lacksColumns } from './takenBack';
import { formulaAwake } from '../../sheet/check/formulaAwake';
import {
  foreignCell,
  keepOneSheet,
  madeSheets,
  bringMadeSheetsUpToDate,
  type ForeignCell,
} from '../write/madeSheets';
import { dressingsIn, giveLooksBack, undressed } from '../write/looks';
import { loggedAt, readActions, setStatuses, type StatusChange } from '../write/log';
import { holds, type PlacedCell } from '../write/placeCells';
import { batchesBeside, type Difference } from '../write/batches';
import { write } from '../write/writing';
import type { Workbook } from '../workbook/workbook';
import { followTitles } from '../write/sheetLanguage';
import { listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { rowsInBetween } from './rowsInBetween';
import { areWholeRows, rowsNow, type RowsNow } from '../write/wholeRows';

export interface UndoResult {
  readonly restored: number;
  /** Whether cells are left that hold what the action wrote; undo is offered again. */
  readonly isPartly: boolean;
  /** Cells that did not hold what was written, and stay as they are; and cells that could not be restored. */
  readonly kept: readonly Difference[];
}

/** Whether all sheets that an action made only show something, so that a note in one is no reason to keep the others. */
export const makesOutputs = ({ blocks }: LoggedAction): boolean =>
  blocks.every(({ isNew, sheet, called = sheet }) => isNew && isOutput(called) && !isOfTemplate(called));

const isOfTemplate = (sheet: string): boolean =>
  isNamed(sheet, 'sheet.settings') || isNamed(sheet, 'sheet.system') || roundOfName(sheet) !== undefined;

/**
 * Restores the cells that still hold what the action wrote, wherever their players' rows are, and deletes the
 * sheets that it made. The undo is an action of its own in the Log. Where it `mustEnd`, because a run has died or a note stands in
 * its way, what somebody has typed stays and the rest goes all the same.
 */
export function undo(
  workbook: Workbook,
  text: Text,
  action: LoggedAction,
  tournament: Tournament | undefined,
  mustEnd = false,
): UndoResult {
  const isUnmade = action.status === 'begun' && lacksColumns(workbook, action);
  if (isUnmade && action.undoes !== undefined)
    return { restored: 0, isPartly: false, kept: finish(workbook, text, action) };
  const { foreign, isTemplate, wanted: inSheets } = blocksInSheets(workbook, action);
  // The sheets of a tournament go together or not at all.
  if (isTemplate && foreign.length > 0 && !mustEnd) return nothing(foreign);
  const wanted = isUnmade ? [] : inSheets;
  const sheetNames = workbook.sheetNames();
  const isOfRows = areWholeRows(tournament?.list.sheet);
  const areRows = (block: Block): boolean => isOfRows(block) && sheetNames.includes(block.sheet);
  const rows = rowsNow(workbook, wanted.filter(areRows));
  // One rectangle is written in one call: somebody has put a row into it since, and what it holds is no half.
  if (rows.changed.length > 0 && mustEnd && wanted.length === 1)
    setStatuses(workbook, [[loggedAt(workbook, action), 'stopped']]);
  if (rows.changed.length > 0) return nothing(rows.changed);
  const filled = filledSince(workbook, wanted);
  if (filled.length > 0) return nothing(filled);
  const blocks = [...rows.blocks, ...wanted.filter(block => !areRows(block))];
  const cells = cellsOfAction(workbook, blocks);
  const otherSettings = rows.blocks.length === 0 || mustEnd ? [] : settingsChanged(workbook, action, cells);
  if (otherSettings.length > 0) return { restored: 0, isPartly: true, kept: otherSettings.map(keptCell) };
  const restoring = cellsToRestore(workbook, tournament, action, blocks, cells);
  // What stands where its columns are not there is something else.
  const dressed = isUnmade ? [] : dressingsIn(action.dressed, action.blocks);
  const result = write(workbook, text, {
    what: text('action.undo', { no: action.no, what: action.what }),
    blocks: restoring.blocks,
    undoes: action.no,
    seen: tournament ? listPrint(tournament) : '',
    dressed: undressed(dressed),
    begin: () => keepOneSheet(workbook, text, action.blocks),
    end: different => {
      const painted = action.status === 'begun' ? rows.back : [];
      giveLooksBack(workbook, [...blocks, ...painted], dressed, restoring.isTaken);
      settleSheets(workbook, text, action, blocks, foreign);
      return statusesAfter(workbook, action, restoring, different);
    },
    batches: batchesBeside(madeSheets(workbook, action.blocks).length),
    mayUndo: rows.stand,
  });
  if (result.kind !== 'written') return nothing(rowsNow(workbook, wanted.filter(areRows)).changed);
  const moved = tournament && rows.blocks.length > 0 ? rowsInBetween(workbook, tournament) : [];
  return resultOf(restoring, cells, result.different, moved);
}

const nothing = (otherCells: RowsNow['changed']): UndoResult => ({
  restored: 0,
  isPartly: true,
  kept: otherCells.map(({ wrote, found, cell }) => ({ problem: changedSince(wrote, found), cell })),
});

interface BlocksInSheets {
  /** In each sheet that the action made, the first cell that holds something else. */
  readonly foreign: readonly ForeignCell[];
  /** Whether it made the sheets of a tournament. */
  readonly isTemplate: boolean;
  readonly wanted: readonly Block[];
}

function blocksInSheets(workbook: Workbook, { blocks }: LoggedAction): BlocksInSheets {
  const sheetNames = workbook.sheetNames();
  const made = madeSheets(workbook, blocks);
  const foreign = made.flatMap(sheet => foreignCell(workbook, sheet, blocks) ?? []);
  const isTemplate = made.some(sheet => roundOfName(calledOf(blocks, sheet)) === undefined);
  const stay = isTemplate ? [] : foreign.map(({ cell }) => cell.sheet);
  const gone = new Set(
    blocks.flatMap(({ sheet, isNew }) => (isNew && !sheetNames.includes(sheet) ? [sheet] : [])),
  );
  const wanted = blocks.filter(({ sheet }) => !stay.includes(sheet) && !gone.has(sheet));
  return { foreign, isTemplate, wanted };
}

/** The name that a sheet had when it was written. */
const calledOf = (blocks: readonly Block[], sheet: string): string =>
  blocks.find(block => block.sheet === sheet)?.called ?? sheet;

/** Settings that name players by number, and the numbers for lots, go back with the rows. */
function settingsChanged(
  workbook: Workbook,
  action: LoggedAction,
  cells: readonly PlacedCell[],
): readonly PlacedCell[] {
  const sheetNames = workbook.sheetNames();
  return cells.filter(
    ({ sheet, now, before, after }) =>
      isNamed(calledOf(action.blocks, sheet), 'sheet.settings') &&
      sheetNames.includes(sheet) &&
      !holds(now, after) &&
      !(action.status === 'begun' && holds(now, before)),
  );
}

function settleSheets(
  workbook: Workbook,
  text: Text,
  { blocks: ofAction }: LoggedAction,
  blocks: readonly Block[],
  foreign: readonly ForeignCell[],
): void {
  bringMadeSheetsUpToDate(
    workbook,
    text,
    ofAction,
    blocks.find(({ isNew }) => !isNew),
    foreign.flatMap(({ isNote, cell }) => (isNote ? [cell.sheet] : [])),
  );
  followTitles(workbook, ofAction);
  removeAddedColumns(workbook, ofAction);
}

function statusesAfter(
  workbook: Workbook,
  action: LoggedAction,
  restoring: CellsToRestore,
  different: readonly Difference[],
): readonly StatusChange[] {
  // An action whose undo is taken back stands again.
  const again =
    action.undoes === undefined ? undefined : readActions(workbook).find(({ no }) => no === action.undoes);
  // Where a second attempt finds no more than the first, what was done before it may be undone.
  const mayGoOn = action.status !== 'partly undone' || restoring.open.length > failedOf(different).length;
  return [
    ...(again ? [[loggedAt(workbook, again), 'done'] as const] : []),
    [loggedAt(workbook, action), isLeft(restoring, different) && mayGoOn ? 'partly undone' : 'undone'],
  ];
}

function resultOf(
  restoring: CellsToRestore,
  cells: readonly PlacedCell[],
  different: readonly Difference[],
  moved: readonly Difference[],
): UndoResult {
  const { open, foreign, unfound, heldRounds } = restoring;
  const isOurs = ({ now, after }: PlacedCell): boolean => holds(now, after);
  const failed = failedOf(different);
  const kept = [
    ...failed,
    ...heldRounds,
    ...moved,
    ...cells
      .filter(cell => cell.spot && !isOurs(cell) && !holds(cell.now, cell.before) && !foreign.has(cell))
      // A cell that a revived formula fills shows what that one computes; nobody has changed it.
      .filter(cell => formulaAwake(cell.before) !== '')
      .map(keptCell),
    ...unfound.map(notFound),
    ...[...foreign].filter(cell => cell.spot && isOurs(cell)).map(notOfTournament),
  ];
  return { restored: open.length - failed.length, isPartly: isLeft(restoring, different), kept };
}

const isLeft = ({ unfound, heldRounds }: CellsToRestore, different: readonly Difference[]): boolean =>
  failedOf(different).length + unfound.length + heldRounds.length > 0;

const failedOf = (different: readonly Difference[]): readonly Difference[] =>
  different.filter(({ problem }) => problem.code !== 'cellTaken' && problem.code !== 'rowNotFound');
