import type { Values } from '../../sheet/cells/cell';
import type { Block } from '../../sheet/cells/block';
import { kindOfTitle } from '../../sheet/cells/titles';
import type { NewCells, ReadyWrite, Workbook } from '../workbook/workbook';
import { isOutput } from '../../sheet/write/sheetNames';
import type { SheetWriting, ReadySheet } from './batches';
import { holds, placeCells, runsOf, type PlacedCell, type SheetNow, type WrittenRun } from './placeCells';
import { formulasOf, placeNow } from './sheetNow';
import { isDone } from './refusals';
import { strayCells } from './writtenElsewhere';

/** Whether the first cell may be written, with the cells as they were read last. */
export type MayBegin = (cells: readonly PlacedCell[]) => boolean;

/** How often rows and columns may move before the rest is left. */
const MOST_MOVES = 5;

/** `most` is the number of runs that it may be written in. */
export function readySheet(
  workbook: Workbook,
  sheet: string,
  blocks: readonly Block[],
  most?: number,
): ReadySheet {
  const reading = readingOf(workbook, sheet, blocks);
  const attempts = attemptsIn(workbook);
  const written: WrittenRun[] = [];
  let ready: readonly ReadyRun[] = [];
  let next: readonly ReadyRun[] = [];
  let moves = 0;

  const open = (): readonly PlacedCell[] =>
    reading.placed().filter(cell => isToWrite(cell) && !attempts.isTried(cell));
  const runsNow = (): readonly NewCells[] => runsOf(blocks, open(), reading.seen(), most);
  const readied = (runs: readonly NewCells[]): void => {
    reading.learnFormulas();
    const formatted = hasFormats(sheet, runs, reading.seen().values);
    ready = readyRuns(workbook, sheet, runs, formatted, run => attempts.leave(open(), run, true));
  };
  const look = (): readonly PlacedCell[] => {
    if (reading.takeInFormulas()) {
      next = [];
      if (open().length === 0) return reading.placed();
    }
    for (;;) {
      let placed = reading.again(false);
      if (placed.some(({ spot }) => spot === undefined)) placed = reading.again(true);
      const runs = moves > MOST_MOVES ? [] : runsNow();
      next = runs.flatMap(run => ready.find(readyRun => isSame(readyRun.run, run)) ?? []);
      if (next.length === runs.length) return placed;
      moves += 1;
      readied(runs);
    }
  };
  const put = (all: boolean): void => {
    const cells = open();
    for (const readyRun of all ? next : next.slice(0, 1)) {
      attempts.put(cells, readyRun);
      written.push({ ...readyRun.run, last: reading.seen() });
      reading.wrote(readyRun.run);
    }
  };
  const bringInOrder = (): SheetWriting => {
    for (let mending = 0; ; mending++) {
      const cells = reading.placed();
      const left = cells.filter(({ now, after }) => !holds(now, after));
      const strays = mending < 2 ? strayCells(blocks, cells, written, reading.seen()) : [];
      if (strays.length === 0) return attempts.sorted(left);
      written.length = moves = 0;
      writeAll([readySheet(workbook, sheet, strays)], false);
      for (const cell of left) if (holds(cell.now, cell.before)) attempts.mayTryAgain(cell);
      writeAll([self], false);
    }
  };
  readied(runsNow());
  const self: ReadySheet = { runs: ready.length, look, isOpen: () => next.length > 0, put, bringInOrder };
  return self;
}

/** A sheet as this run has read it last, and the cells of blocks in it. */
interface SheetReading {
  readonly seen: () => SheetNow;
  readonly placed: () => readonly PlacedCell[];
  readonly again: (isWhole: boolean) => readonly PlacedCell[];
  /** Takes the formulas that are known now for the next reading. */
  readonly learnFormulas: () => void;
  /** Notes what was written: it may have put formulas in, or written over some. */
  readonly wrote: (run: NewCells) => void;
  /** Reads the sheet where formulas were written or written over, so that one that has just been written is read as a formula. */
  readonly takeInFormulas: () => boolean;
}

function readingOf(workbook: Workbook, sheet: string, blocks: readonly Block[]): SheetReading {
  const values = workbook.read(sheet)?.values ?? [];
  let sheetState = formulasOf(workbook, sheet);
  let seen: SheetNow = { ...sheetState, values };
  let hasOtherFormulas = false;
  return {
    seen: () => seen,
    placed: () => placeCells(blocks, seen),
    again: isWhole => {
      const now = workbook.readAgain(sheet, isWhole)?.values ?? [];
      const cellsNow = placeNow(workbook, sheet, blocks, { ...sheetState, values: now });
      sheetState = seen = cellsNow.seen;
      return cellsNow.cells;
    },
    learnFormulas: () => {
      sheetState = formulasOf(workbook, sheet);
    },
    wrote: ({ row, column, cells }) => {
      hasOtherFormulas ||= cells.some((line, r) =>
        line.some(
          (cell, c) =>
            (typeof cell === 'object' && cell) || (sheetState.formulas[row + r]?.[column + c] ?? '') !== '',
        ),
      );
    },
    takeInFormulas: () => {
      if (!hasOtherFormulas) return false;
      const now = workbook.readAgain(sheet)?.values ?? [];
      sheetState = formulasOf(workbook, sheet);
      seen = { ...sheetState, values: now };
      hasOtherFormulas = false;
      return true;
    },
  };
}

interface Attempts {
  /** Writes a run. One that was refused for the first time stays open, to be written after another reading. */
  readonly put: (cells: readonly PlacedCell[], run: ReadyRun) => void;
  /** Keeps the cells of a run from being written again. */
  readonly leave: (cells: readonly PlacedCell[], run: NewCells, isRefused?: boolean) => void;
  readonly isTried: (cell: PlacedCell) => boolean;
  readonly mayTryAgain: (cell: PlacedCell) => void;
  readonly sorted: (left: readonly PlacedCell[]) => SheetWriting;
}

function attemptsIn({ mayRefuse }: Workbook): Attempts {
  const [tried, refused, failed] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const leave: Attempts['leave'] = (cells, run, isRefused = false) => {
    for (const key of cells.filter(cell => isIn(run, cell)).map(keyOf)) {
      tried.add(key);
      if (isRefused) refused.add(key);
    }
  };
  const isRefused = (cell: PlacedCell): boolean => refused.has(keyOf(cell));
  return {
    put: (cells, { run, put }) => {
      if (!mayRefuse) {
        leave(cells, run);
        return put();
      }
      const key = JSON.stringify(run);
      try {
        put();
        leave(cells, run);
      } catch {
        if (failed.has(key)) leave(cells, run, true);
        failed.add(key);
      }
    },
    leave,
    isTried: cell => tried.has(keyOf(cell)),
    mayTryAgain: cell => void tried.delete(keyOf(cell)),
    sorted: left => ({
      left,
      lost: left.filter(cell => tried.has(keyOf(cell)) && !isRefused(cell)),
      refused: left.filter(isRefused),
    }),
  };
}

/**
 * Writes sheets directly after a reading in which their players are found again, and only cells that hold what was planned against.
 * Unless `all` are written after one reading, each run has a reading of its own. The reading after the last run shows what stands
 * there. Undefined, with nothing written, where `mayBegin` says no to the first reading.
 */
export function writeSheets(
  sheets: readonly ReadySheet[],
  all: boolean,
  mayBegin: MayBegin,
): readonly SheetWriting[] | undefined {
  if (!writeAll(sheets, all, mayBegin)) return undefined;
  return sheets.map(sheet => sheet.bringInOrder());
}

function writeAll(sheets: readonly ReadySheet[], all: boolean, mayBegin: MayBegin = () => true): boolean {
  let open = sheets;
  for (let isFirst = true; open.length > 0; isFirst = false) {
    // The first sheet is read last and written first.
    const cells = [...open].reverse().flatMap(sheet => sheet.look());
    if (isFirst && !mayBegin(cells)) return false;
    open = open.filter(sheet => sheet.isOpen());
    for (const sheet of open) sheet.put(all);
  }
  return true;
}

/** The blocks of one sheet, each run of cells directly after a reading of its own. */
export const writeSheet = (
  workbook: Workbook,
  sheet: string,
  blocks: readonly Block[],
  mayBegin: MayBegin,
): SheetWriting | undefined => writeSheets([readySheet(workbook, sheet, blocks)], false, mayBegin)?.[0];

interface ReadyRun {
  readonly run: NewCells;
  readonly put: ReadyWrite;
}

function readyRuns(
  workbook: Workbook,
  sheet: string,
  runs: readonly NewCells[],
  formatted: boolean,
  onRefusal: (run: NewCells) => void,
): readonly ReadyRun[] {
  let ready: readonly ReadyRun[] = [];
  const add = (some: readonly NewCells[]): void => {
    const puts = workbook.ready(sheet, some, formatted);
    ready = [...ready, ...some.map((run, i) => ({ run, put: puts[i] as ReadyWrite }))];
  };
  if (!workbook.mayRefuse) add(runs);
  else if (!isDone(() => add(runs))) for (const run of runs) if (!isDone(() => add([run]))) onRefusal(run);
  return ready;
}

const hasFormats = (sheet: string, runs: readonly NewCells[], values: Values): boolean =>
  runs.every(cells => replacesText(cells, values) && (isOutput(sheet) || isOfTitles(cells)));

/** Whether each text is written where one stands: in a sheet of ours that one has the text format. */
const replacesText = ({ row, column, cells }: NewCells, values: Values): boolean =>
  cells.every((line, r) =>
    line.every((cell, c) => {
      const now = values[row + r]?.[column + c] ?? '';
      return (
        cell === null || (typeof cell === 'string' && typeof now === 'string' && (cell === '' || now !== ''))
      );
    }),
  );

/** Whether all that is written are titles of columns, which are words and become nothing else in any format. */
const isOfTitles = ({ cells }: NewCells): boolean =>
  cells.every(line =>
    line.every(
      cell =>
        cell === null ||
        (typeof cell === 'string' && /^\p{L}\D*$/u.test(cell) && kindOfTitle(cell) !== undefined),
    ),
  );

const isToWrite = ({ spot, now, before, after }: PlacedCell): boolean =>
  spot !== undefined && holds(now, before) && !holds(now, after);

const keyOf = ({ block, at, across }: PlacedCell): string => `${block},${at},${across}`;

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
