import { reversed, type Block } from '../../sheet/cells/block';
import { makeA1 } from '../../sheet/cells/cell';
import type { LogEntry, LoggedAction } from '../../sheet/write/logRows';
import { isNamed, isOutput, roundOfName } from '../../sheet/write/sheetNames';
import type { Text } from '../../sheet/wording';
import { areMissing, bringColumns, filledSince, removeAddedColumns } from './addedRounds';
import { foreignCell, keepOneSheet, madeSheets, settleMadeSheets } from '../write/madeSheets';
import { dressingsIn, giveLooks, giveLooksBack, undressed } from '../write/looks';
import { loggedAt, readAction, readActions, readTexts, setStatuses, type StatusChange } from '../write/log';
import { strangers } from '../write/owned';
import { formulaAwake } from '../../sheet/check/formulaAwake';
import { holds, nowhere, type PlacedCell } from '../write/placing';
import { formulasOf, placeNow } from '../write/sheetNow';
import { idsOf } from '../write/sheetIds';
import { turnsBeside } from '../write/turns';
import { complete, readFormulas, write, type Difference } from '../write/writing';
import type { Workbook } from '../workbook/workbook';
import { followTitles } from '../write/sheetLanguage';
import { listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { rowsInBetween } from './rowsInBetween';
import { newRowsOfOthers, rowsTakenOver } from './takenRows';
import { heldGames } from './wholeGames';
import { areWholeRows, rowsNow, type RowsNow } from '../write/wholeRows';

export interface UndoResult {
  readonly restored: number;
  /** Whether cells are left that hold what the action wrote; undo is offered again. */
  readonly isPartly: boolean;
  /** Cells that did not hold what was written, and stay as they are; and cells that could not be restored. */
  readonly kept: readonly Difference[];
}

/** The cells of an action as this run has read them, in sheets that are still there. */
export function look(workbook: Workbook, blocks: readonly Block[]): readonly PlacedCell[] {
  return [...new Set(blocks.map(({ sheet }) => sheet))].flatMap(sheet => {
    const own = blocks.filter(block => block.sheet === sheet);
    const values = workbook.read(sheet)?.values;
    if (!values) return nowhere(own);
    return placeNow(workbook, sheet, own, { ...formulasOf(workbook, sheet), values }).cells;
  });
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
  if (isUnmade && action.undoes !== undefined) {
    const kept = finish(workbook, text, action);
    return { restored: 0, isPartly: false, kept };
  }
  const there = workbook.sheetNames();
  const made = madeSheets(workbook, action.blocks);
  const foreign = made.flatMap(sheet => foreignCell(workbook, sheet, action.blocks) ?? []);
  // The sheets of a tournament go together or not at all.
  const calledOf = (sheet: string): string => action.blocks.find(one => one.sheet === sheet)?.called ?? sheet;
  const isTemplate = made.some(sheet => roundOfName(calledOf(sheet)) === undefined);
  if (isTemplate && foreign.length > 0 && !mustEnd)
    return {
      restored: 0,
      isPartly: true,
      kept: foreign.map(({ cell, wrote, found }) => ({ problem: changed(wrote, found), cell })),
    };
  const stay = isTemplate ? [] : foreign.map(({ cell }) => cell.sheet);
  const gone = new Set(
    action.blocks.flatMap(({ sheet, isNew }) => (isNew && !there.includes(sheet) ? [sheet] : [])),
  );
  const wanted = action.blocks.filter(({ sheet }) => !isUnmade && !stay.includes(sheet) && !gone.has(sheet));
  const isOfRows = areWholeRows(tournament?.list.sheet);
  const areRows = (block: Block): boolean => isOfRows(block) && there.includes(block.sheet);
  const rows = rowsNow(workbook, wanted.filter(areRows));
  const nothing = (others: RowsNow['changed']): UndoResult => ({
    restored: 0,
    isPartly: true,
    kept: others.map(({ wrote, found, cell }) => ({ problem: changed(wrote, found), cell })),
  });
  if (rows.changed.length > 0) {
    // One rectangle is written in one call: somebody has put a row into it since, and what it holds is no half.
    if (mustEnd && wanted.length === 1) setStatuses(workbook, [[loggedAt(workbook, action), 'stopped']]);
    return nothing(rows.changed);
  }
  const filled = filledSince(workbook, wanted);
  if (filled.length > 0) return nothing(filled);
  const blocks = [...rows.blocks, ...wanted.filter(one => !areRows(one))];
  const painted = action.status === 'begun' ? rows.back : [];
  const cells = look(workbook, blocks);
  // Settings that name players by number, and the numbers for lots, go back with the rows.
  const isOther = ({ sheet, now, before, after }: PlacedCell): boolean =>
    isNamed(calledOf(sheet), 'sheet.settings') &&
    there.includes(sheet) &&
    !holds(now, after) &&
    !(action.status === 'begun' && holds(now, before));
  const otherSettings = rows.blocks.length === 0 || mustEnd ? [] : cells.filter(isOther);
  if (otherSettings.length > 0) return { restored: 0, isPartly: true, kept: otherSettings.map(keptCell) };
  const foreigners = new Set(strangers(workbook, tournament, blocks, cells));
  const [isOverrun, isElsewhere] = [rowsTakenOver(cells), newRowsOfOthers(blocks, cells, tournament)];
  const isOthers = (cell: PlacedCell): boolean =>
    foreigners.has(cell) || isOverrun(cell) || isElsewhere(cell);
  const games = heldGames(workbook, tournament, blocks, cells, isOthers);
  const isTaken = (cell: PlacedCell): boolean => isOthers(cell) || games.isHeld(cell);
  // A list that somebody has deleted stays away; a sheet that the undo of this action has deleted comes back.
  const back = reversed(without(blocks, cells.filter(isTaken))).filter(
    ({ sheet, of }) =>
      there.includes(sheet) || (!of && action.undoes !== undefined && roundOfName(sheet) !== undefined),
  );
  const what = text('action.undo', { no: action.no, what: action.what });
  const seen = tournament ? listPrint(tournament) : '';
  const unfound = cells.filter(({ spot, after }) => spot === undefined && after !== '');
  const failedOf = (different: readonly Difference[]): readonly Difference[] =>
    different.filter(({ problem }) => problem.code !== 'cellTaken' && problem.code !== 'rowNotFound');
  const isLeft = (different: readonly Difference[]): boolean =>
    failedOf(different).length + unfound.length + games.told.length > 0;
  const isOurs = ({ now, after }: PlacedCell): boolean => holds(now, after);
  const open = cells.filter(cell => isOurs(cell) && !isTaken(cell));
  const mayGoOn = (different: readonly Difference[]): boolean =>
    action.status !== 'partly undone' || open.length > failedOf(different).length;
  const takenKeys = new Set(cells.filter(isTaken).map(keyOf));
  // What stands where its columns are not there is something else.
  const dressed = isUnmade ? [] : dressingsIn(action.dressed, action.blocks);
  const end = (different: readonly Difference[]): readonly StatusChange[] => {
    giveLooksBack(workbook, [...blocks, ...painted], dressed, one => takenKeys.has(keyOf(one)));
    settleMadeSheets(
      workbook,
      text,
      action.blocks,
      blocks.find(({ isNew }) => !isNew),
      foreign.flatMap(({ isNote, cell }) => (isNote ? [cell.sheet] : [])),
    );
    followTitles(workbook, action.blocks);
    removeAddedColumns(workbook, action.blocks);
    // An action whose undo is taken back stands again.
    const again =
      action.undoes === undefined ? undefined : readActions(workbook).find(({ no }) => no === action.undoes);
    return [
      ...(again ? [[loggedAt(workbook, again), 'done'] as const] : []),
      // Where a second attempt finds no more than the first, what was done before it may be undone.
      [loggedAt(workbook, action), isLeft(different) && mayGoOn(different) ? 'partly undone' : 'undone'],
    ];
  };
  const begin = (): void => keepOneSheet(workbook, text, action.blocks);
  const turns = turnsBeside(madeSheets(workbook, action.blocks).length);
  const planned = { what, blocks: back, undoes: action.no, seen, dressed: undressed(dressed) };
  const deed = { ...planned, begin, end, turns, mayUndo: rows.stand };
  const result = write(workbook, text, deed);
  if (result.kind !== 'written') return nothing(rowsNow(workbook, wanted.filter(areRows)).changed);
  const { different } = result;
  const failed = failedOf(different);
  const kept = [
    ...failed,
    ...games.told,
    ...(tournament && rows.blocks.length > 0 ? rowsInBetween(workbook, tournament) : []),
    ...cells
      .filter(one => one.spot && !isOurs(one) && !holds(one.now, one.before) && !foreigners.has(one))
      // A cell that a revived formula fills shows what that one computes; nobody has changed it.
      .filter(one => formulaAwake(one.before) !== '')
      .map(keptCell),
    ...unfound.map(notFound),
    ...[...foreigners].filter(one => one.spot && isOurs(one)).map(notOfTournament),
  ];
  return { restored: open.length - failed.length, isPartly: isLeft(different), kept };
}

const keyOf = ({ block, at, across, sheet }: PlacedCell): string => `${block},${at},${across},${sheet}`;

const keptCell = ({ sheet, spot, now, after }: PlacedCell): Difference => ({
  problem: changed(after, now ?? ''),
  cell: spot && { sheet, a1: makeA1(spot.row, spot.column) },
});

const notOfTournament = ({ sheet, spot, now = '' }: PlacedCell): Difference => ({
  problem: { code: 'notOfTournament', severity: 'note', place: { kind: 'list' }, values: { found: now } },
  cell: spot && { sheet, a1: makeA1(spot.row, spot.column) },
});

const notFound = ({ after, name }: PlacedCell): Difference => ({
  problem: {
    code: 'rowNotFound',
    severity: 'note',
    place: { kind: 'list' },
    values: { wrote: after, name, found: '' },
  },
  cell: undefined,
});

const changed = (wrote: string, found: string): Difference['problem'] => ({
  code: 'changedSinceWritten',
  severity: 'note',
  place: { kind: 'list' },
  values: { wrote, found },
});

/** The blocks with the text before and after made equal for some cells, which are then left alone. */
const without = (blocks: readonly Block[], cells: readonly PlacedCell[]): readonly Block[] => {
  const left = new Set(cells.map(keyOf));
  const numbers = new Map<string, number>();
  return blocks.map(block => {
    const number = numbers.get(block.sheet) ?? 0;
    numbers.set(block.sheet, number + 1);
    return {
      ...block,
      before: block.before.map((line, at) =>
        line.map((text, c) =>
          left.has(`${number},${at},${c},${block.sheet}`) ? (block.after[at]?.[c] ?? text) : text,
        ),
      ),
    };
  });
};

/**
 * The cells in the way of finishing an action whose run died: these hold neither the text before nor the one
 * after, or are none of the tournament's.
 */
export function inTheWay(
  workbook: Workbook,
  action: LoggedAction,
  tournament: Tournament | undefined,
): readonly Difference[] {
  if (lacksColumns(workbook, action)) return [];
  const cells = look(workbook, action.blocks);
  const foreigners = strangers(workbook, tournament, action.blocks, cells);
  const others = cells.filter(
    one => !foreigners.includes(one) && !holds(one.now ?? '', one.before) && !holds(one.now ?? '', one.after),
  );
  return [...foreigners.map(notOfTournament), ...others.map(keptCell)].map(({ problem, cell }) => ({
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
  const turns = turnsBeside(takenBack ? madeSheets(workbook, takenBack.blocks).length : 0);
  // The run that died may have deleted sheets that its action had made.
  const there = workbook.sheetNames();
  const isGone = ({ sheet }: Block): boolean =>
    !there.includes(sheet) && takenBack?.blocks.some(one => one.isNew && one.sheet === sheet) === true;
  const blocks = action.blocks.filter(one => !isGone(one));
  if (!takenBack) giveLooks(workbook, dressingsIn(action.dressed, action.blocks));
  const different = isOver ? [] : (complete(workbook, text, { ...action, blocks, turns }) ?? []);
  if (takenBack)
    settleMadeSheets(
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

function takenBackBy(
  workbook: Workbook,
  { undoes }: LoggedAction,
): readonly [entry: LogEntry | undefined, action: LoggedAction | undefined] {
  const entry = undoes === undefined ? undefined : readActions(workbook).find(({ no }) => no === undoes);
  return [entry, entry && readAction(workbook, entry)];
}

/** Whether the columns that an action inserts, or that an undo has taken away, are not there: its cells stand elsewhere. */
const lacksColumns = (workbook: Workbook, action: LoggedAction): boolean =>
  areMissing(workbook, takenBackBy(workbook, action)[1]?.blocks ?? action.blocks);
