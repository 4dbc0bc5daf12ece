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
  /** Cells that no longer held what was written, and stay. */
  readonly kept: readonly Difference[];
}

/**
 * Rows that were emptied and in which somebody has typed since: what stood there belongs to nobody any more, so not
 * even their empty cells are filled again.
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

/** Restores the cells of an action that still hold what it wrote, and takes away the sheets that it had made. It is an action of its own in the Log. */
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

/** What is left of an action whose run died. Cells that hold neither what was there nor what was to come stop it. */
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

/** Writes what is left; then the action is done, and what it took back is undone. */
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

/** Blocks that are wholly among these cells as they are; of the others only those cells, in contiguous runs. */
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
