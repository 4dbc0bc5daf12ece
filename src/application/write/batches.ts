import type { Problem } from '../../tournament/problem';
import type { CellLink } from '../protocol/protocol';
import type { PlacedCell } from './placeCells';

/** Sheets that are each read directly before they are deleted; more of them are read together and then deleted. */
export const MOST_ALONE = 3;

export interface SheetWriting {
  /** Cells that do not hold what was planned: their players were not found, or something else stood or stands there. */
  readonly left: readonly PlacedCell[];
  /** The cells among them that were written all the same, and changed since. */
  readonly lost: readonly PlacedCell[];
  readonly refused: readonly PlacedCell[];
}

/** A sheet of an action whose ranges are found and formatted, so that reading and writing it are one call each. */
export interface ReadySheet {
  readonly runs: number;
  /** Reads the sheet, where the players of all runs are found again; the last call reads its values. */
  readonly look: () => readonly PlacedCell[];
  readonly isOpen: () => boolean;
  /** Writes the first of these runs, or all of them. */
  readonly put: (all: boolean) => void;
  /** Puts right what a sort put on the wrong rows, and tells what the last look left. */
  readonly bringInOrder: () => SheetWriting;
}

/**
 * How often an action reads directly before it writes. Each change from writing to reading makes Google send what was written and wait
 * for it, so that all of an action may take six of them.
 */
const MOST_TURNS = 3;

/** Sheets that are read together and then written together, in their order. */
export interface Batches {
  /** Whether all runs of a sheet are written after one reading; otherwise each run has its own. */
  readonly all: boolean;
  readonly old: readonly (readonly ReadySheet[])[];
  readonly fresh: readonly (readonly string[])[];
}

/** The batches that are left where an undo also deletes sheets. */
export const batchesBeside = (sheets: number): number =>
  sheets > MOST_ALONE ? MOST_TURNS : Math.min(MOST_TURNS, MOST_TURNS + 1 - sheets);

/**
 * The batches of an action: each run of cells and each new sheet alone where that is possible, else each sheet, else the wall list, which
 * comes first, the other sheets, and the new ones. Where each change is sent by itself (`isSent`) each run is read by itself, too: the
 * readings are what is cheap there.
 */
export function batchesOf(
  old: readonly ReadySheet[],
  fresh: readonly string[],
  most: number = MOST_TURNS,
  isSent = false,
): Batches {
  const batches = sharedBatches(old, fresh, most);
  return isSent ? { ...batches, all: false, old: old.map(sheet => [sheet]) } : batches;
}

function sharedBatches(old: readonly ReadySheet[], fresh: readonly string[], most: number): Batches {
  const alone = { old: old.map(sheet => [sheet]), fresh: fresh.map(sheet => [sheet]) };
  const runs = old.reduce((sum, sheet) => sum + sheet.runs, 0);
  if (runs + fresh.length <= most) return { all: false, ...alone };
  if (old.length + fresh.length <= most) return { all: true, ...alone };
  const first = most > (fresh.length > 0 ? 2 : 1) ? 1 : old.length;
  return {
    all: true,
    old: [old.slice(0, first), old.slice(first)].filter(sheets => sheets.length > 0),
    fresh: fresh.length === 0 ? [] : [fresh],
  };
}

export interface Difference {
  readonly problem: Problem;
  readonly cell: CellLink | undefined;
}
