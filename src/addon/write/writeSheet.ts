import type { Block } from '../../sheet/write/block';
import type { NewCells, Put, Workbook } from '../google/workbook';
import { holds, placeCells, runsOf, type PlacedCell, type SheetNow, type WrittenRun } from './placing';
import { strayCells } from './strays';

export interface SheetWriting {
  /** Cells that do not hold what was planned: their players were not found, or something else stood or stands there. */
  readonly left: readonly PlacedCell[];
  /** The cells among them that were written all the same, and changed since. */
  readonly lost: readonly PlacedCell[];
}

/** Whether the first cell may be written, with the cells as they were read last. */
export type MayBegin = (cells: readonly PlacedCell[]) => boolean;

/** How often rows and columns may move before the rest is left. */
const MOST_MOVES = 5;

/**
 * Writes the blocks of one sheet: each run of cells directly after a reading in which its players are found
 * again, and only cells that hold what was planned against. The reading after the last run shows what stands
 * there; what a sort put on the wrong rows is mended. Undefined, with nothing written, where `mayBegin` says
 * no to the first reading.
 */
export function writeSheet(
  workbook: Workbook,
  sheet: string,
  blocks: readonly Block[],
  mayBegin: MayBegin,
): SheetWriting | undefined {
  const tried = new Set<string>();
  const runs: WrittenRun[] = [];
  for (let mending = 0; ; mending++) {
    const seen = writeRuns(workbook, sheet, blocks, tried, runs, mending > 0 ? () => true : mayBegin);
    if (!seen) return undefined;
    const cells = placeCells(blocks, seen);
    const left = cells.filter(({ now, after }) => !holds(now, after));
    const strays = mending < 2 ? strayCells(blocks, cells, runs, seen) : [];
    if (strays.length === 0) return { left, lost: left.filter(one => tried.has(keyOf(one))) };
    runs.length = 0;
    writeRuns(workbook, sheet, strays, new Set(), [], () => true);
    for (const one of left) if (holds(one.now, one.before)) tried.delete(keyOf(one));
  }
}

const keyOf = ({ block, at, across }: PlacedCell): string => `${block},${at},${across}`;

/** Writes run after run; returns the sheet as it was read after the last one. */
function writeRuns(
  workbook: Workbook,
  sheet: string,
  blocks: readonly Block[],
  tried: Set<string>,
  written: WrittenRun[],
  mayBegin: MayBegin,
): SheetNow | undefined {
  let formulas = workbook.formulas(sheet);
  let ready: readonly { readonly run: NewCells; readonly put: Put }[] = [];
  let [moves, hasBegun] = [0, false];
  const readied = (runs: readonly NewCells[]): void => {
    formulas = workbook.formulas(sheet);
    const puts = workbook.ready(sheet, runs);
    ready = runs.map((run, i) => ({ run, put: puts[i] as Put }));
  };
  const open = (seen: SheetNow): readonly PlacedCell[] =>
    placeCells(blocks, seen).filter(
      one => one.spot && holds(one.now, one.before) && !holds(one.now, one.after) && !tried.has(keyOf(one)),
    );
  const first = { values: workbook.read(sheet)?.values ?? [], formulas };
  readied(runsOf(blocks, open(first), first));
  for (;;) {
    let seen: SheetNow = { values: workbook.readAgain(sheet)?.values ?? [], formulas };
    let placed = placeCells(blocks, seen);
    if (placed.some(({ spot }) => spot === undefined)) {
      seen = { values: workbook.readAgain(sheet, true)?.values ?? [], formulas };
      placed = placeCells(blocks, seen);
    }
    if (!hasBegun && !mayBegin(placed)) return undefined;
    hasBegun = true;
    const cells = open(seen);
    const [run] = runsOf(blocks, cells, seen);
    if (!run || moves > MOST_MOVES) return seen;
    const next = ready.find(one => isSame(one.run, run));
    if (!next) {
      moves += 1;
      readied(runsOf(blocks, cells, seen));
      continue;
    }
    for (const one of cells) if (isIn(run, one)) tried.add(keyOf(one));
    next.put();
    written.push({ ...run, last: seen });
    // A formula that has just been written is read as a formula.
    if (run.cells.some(line => line.some(cell => typeof cell === 'object' && cell !== null)))
      formulas = workbook.formulas(sheet);
  }
}

const isSame = (one: NewCells, other: NewCells): boolean =>
  one.row === other.row &&
  one.column === other.column &&
  JSON.stringify(one.cells) === JSON.stringify(other.cells);

const isIn = ({ row, column, cells }: NewCells, { spot }: PlacedCell): boolean =>
  spot !== undefined &&
  spot.row >= row &&
  spot.row < row + cells.length &&
  spot.column >= column &&
  spot.column < column + (cells[0]?.length ?? 0);
