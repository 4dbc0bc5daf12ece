import { cellsOf, contiguousRuns, reversed, type Block, type CellChange } from '../../sheet/write/block';
import { makeA1 } from '../../sheet/read/cell';
import type { LoggedAction } from '../../sheet/write/logRows';
import type { Text } from '../../sheet/wording';
import { removeEmptied } from './emptiedSheets';
import { readActions, setStatus } from './log';
import { complete, look, write, type Difference } from './writing';
import type { Workbook } from '../google/workbook';

export interface UndoResult {
  readonly restored: number;
  /** Cells that did not hold what was written, and stay as they are. */
  readonly kept: readonly Difference[];
}

/**
 * Tells which cells are in a row that the action emptied and that somebody has used since: undo does not fill
 * even its empty cells.
 */
function rowsTakenOver(
  cells: ReturnType<typeof look>,
): (cell: { readonly sheet: string; readonly row: number; readonly after: string }) => boolean {
  const rowOf = ({ sheet, row }: { readonly sheet: string; readonly row: number }): string =>
    `${row},${sheet}`;
  const typed = cells.filter(
    ({ now = '', before, after }) => after === '' && now !== '' && now !== before.trim(),
  );
  const taken = new Set(typed.map(rowOf));
  return cell => cell.after === '' && taken.has(rowOf(cell));
}

const LIST_CHANGED: Difference = {
  problem: { code: 'listChanged', severity: 'error', place: { kind: 'list' }, values: {} },
  cell: undefined,
};

/**
 * Restores the cells that still hold what the action wrote, and deletes the sheets that it made. The undo is
 * an action of its own in the Log.
 */
export function undo(workbook: Workbook, text: Text, action: LoggedAction, seen: string): UndoResult {
  const cells = look(workbook, action.blocks);
  const taken = rowsTakenOver(cells);
  const back = cells.filter(
    cell => cell.now === cell.after.trim() && cell.after !== cell.before && !taken(cell),
  );
  const blocks = reversed(narrowed(action.blocks, back));
  const what = text('action.undo', { no: action.no, what: action.what });
  const written = write(workbook, text, { what, blocks, undoes: action.no, seen }, () => true);
  if (written.kind === 'stopped') return { restored: 0, kept: [LIST_CHANGED] };
  const { different } = written;
  setStatus(workbook, action.no, 'undone');
  removeEmptied(workbook, action);
  const kept = cells
    .filter(({ now, after, before }) => now !== after.trim() && (now ?? '') !== before.trim())
    .map(({ sheet, row, column, now, after }) => ({
      problem: {
        code: now === undefined ? ('sheetMissing' as const) : ('changedSinceWritten' as const),
        severity: 'note' as const,
        place: { kind: 'list' as const },
        values: { wrote: after, found: now ?? '', sheet },
      },
      cell: now === undefined ? undefined : { sheet, a1: makeA1(row, column) },
    }));
  return { restored: back.length - different.length, kept: [...different, ...onceEachSheet(kept)] };
}

/**
 * The blocks still to be written of an action whose run died, or the cells in the way: these hold neither the
 * text before nor the one after.
 */
export type UnfinishedAction =
  | { readonly kind: 'blocks'; readonly blocks: readonly Block[] }
  | { readonly kind: 'in the way'; readonly differences: readonly Difference[] };

export function restOf(workbook: Workbook, action: LoggedAction): UnfinishedAction {
  const cells = look(workbook, action.blocks);
  const wrong = cells.filter(
    ({ now, before, after }) => (now ?? '') !== before.trim() && now !== after.trim(),
  );
  if (wrong.length === 0) {
    const open = cells.filter(({ now, after }) => (now ?? '') !== after.trim());
    return { kind: 'blocks', blocks: narrowed(action.blocks, open) };
  }
  const differences = wrong.map(({ sheet, row, column, now, after }) => ({
    problem: {
      code: 'changedSinceWritten' as const,
      severity: 'warning' as const,
      place: { kind: 'list' as const },
      values: { wrote: after, found: now ?? '' },
    },
    cell: { sheet, a1: makeA1(row, column) },
  }));
  return { kind: 'in the way', differences };
}

/** Writes the remaining blocks and marks the action as done; if it was an undo, the undone action as undone. */
export function finish(
  workbook: Workbook,
  text: Text,
  action: LoggedAction,
  blocks: readonly Block[],
): readonly Difference[] {
  const different = complete(workbook, text, action.no, blocks);
  if (action.undoes === undefined) return different;
  setStatus(workbook, action.undoes, 'undone');
  const takenBack = readActions(workbook).find(({ no }) => no === action.undoes);
  if (takenBack) removeEmptied(workbook, takenBack);
  return different;
}

/**
 * The blocks reduced to these cells: a block stays whole if all its changes are among them, else it becomes
 * runs of cells.
 */
const narrowed = (
  blocks: readonly Block[],
  cells: readonly (CellChange & { readonly sheet: string })[],
): readonly Block[] => {
  const among = new Set(cells.map(keyOf));
  return blocks.flatMap(block => {
    const own = cellsOf([block]);
    const chosen = own.filter(cell => among.has(keyOf(cell)));
    const whole = own.every(cell => cell.before === cell.after || among.has(keyOf(cell)));
    return whole && chosen.length > 0 ? [block] : contiguousRuns(block.sheet, chosen);
  });
};

const keyOf = ({ sheet, row, column }: { sheet: string; row: number; column: number }): string =>
  `${row},${column},${sheet}`;

function onceEachSheet(kept: readonly Difference[]): readonly Difference[] {
  const gone = new Set<string>();
  return kept.filter(({ problem }) => {
    if (problem.code !== 'sheetMissing') return true;
    const sheet = String(problem.values.sheet);
    return !gone.has(sheet) && gone.add(sheet);
  });
}
