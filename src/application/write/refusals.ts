import { makeA1 } from '../../sheet/cells/cell';
import { LIST, type Problem } from '../../tournament/problem';
import type { CellLink } from '../protocol/protocol';
import type { NewCells, Workbook } from '../workbook/workbook';

/** A workbook whose refusals end no run, and what it has refused but for cells. */
export interface Sparing {
  readonly workbook: Workbook;
  readonly told: () => readonly { readonly problem: Problem; readonly cell: undefined }[];
}

/** Whether a call did what it was to do. A call may fail for once, so it is tried twice. */
export function isDone(call: () => void): boolean {
  for (let tries = 0; tries < 2; tries++)
    try {
      call();
      return true;
    } catch {
      // The spreadsheet refuses it, as where cells are protected.
    }
  return false;
}

/**
 * For what must come to an end: looks, names and cells that the spreadsheet refuses are left as they are and told. In any other action a
 * refusal ends the run, whose row in the Log then says that it was begun.
 */
export function sparing(workbook: Workbook): Sparing {
  const refused = new Set<string>();
  // Google may tell of a refusal only when it is made to send what was written, and with it end a run that must come to an end.
  const sent = <T>(call: () => T): T => {
    const answer = call();
    workbook.flush();
    return answer;
  };
  const spared = (sheet: string, call: () => void): void => {
    if (!isDone(() => sent(call))) refused.add(sheet);
  };
  return {
    workbook: {
      ...workbook,
      mayRefuse: true,
      ready: (sheet, blocks, formatted) =>
        sent(() => workbook.ready(sheet, blocks, formatted)).map(put => () => sent(put)),
      design: (sheet, design) => spared(sheet, () => workbook.design(sheet, design)),
      dress: (sheet, areas, look) => spared(sheet, () => workbook.dress(sheet, areas, look)),
      setFormat: (sheet, areas, format) => spared(sheet, () => workbook.setFormat(sheet, areas, format)),
      renameSheet: (name, to) => spared(name, () => workbook.renameSheet(name, to)),
      nameArea: (name, area) => spared(area.sheet, () => workbook.nameArea(name, area)),
      forgetName: name => spared(name, () => workbook.forgetName(name)),
    },
    told: () => [...refused].map(sheet => ({ problem: refusal(sheet), cell: undefined })),
  };
}

export const refusal = (sheet: string): Problem => ({
  code: 'refused',
  severity: 'error',
  place: LIST,
  values: { sheet },
});

/** A refusal names its sheet, or several of which one was refused, and the cell where one alone was written. */
export interface RefusedPlace {
  readonly sheet: string;
  readonly cell: CellLink | undefined;
}

const refusedPlaces = new WeakMap<object, RefusedPlace>();

/** Undefined where an error is not that of a change that the spreadsheet refused. */
export const refusedIn = (error: unknown): RefusedPlace | undefined =>
  typeof error === 'object' && error !== null ? refusedPlaces.get(error) : undefined;

interface Notice {
  /** Changes a sheet, or one cell of it. */
  readonly changing: <T>(sheet: string, call: () => T, cell?: CellLink) => T;
  /**
   * `isSent`: it is surely asked of the spreadsheet, which then has all that was written. A reading may fail for once, as where a sheet is
   * deleted at that moment; what fails again is about a sheet that is gone.
   */
  readonly reading: <T>(sheet: string | undefined, call: () => T, isSent?: boolean) => T;
  readonly locked: Workbook['locked'];
}

/** Notes at each refusal of what it is: of the change that was asked for, or of those that were not sent yet. */
function notice(workbook: Workbook): Notice {
  const unsent = new Map<string, CellLink | undefined>();
  let mayChange = false;
  return {
    changing: (sheet, call, cell) => {
      const isAlone = !unsent.has(sheet);
      unsent.set(sheet, isAlone ? cell : undefined);
      try {
        return call();
      } catch (error) {
        blame(error, new Map([[sheet, cell]]));
        throw error;
      }
    },
    reading: (sheet, call, isSent = true) => {
      try {
        const answer = call();
        if (isSent) unsent.clear();
        return answer;
      } catch (error) {
        const again = onceMore(call);
        if (again && unsent.size === 0) return again.found;
        const isGone = !again && sheet !== undefined;
        if (mayChange) blame(error, isGone ? new Map([[sheet, undefined]]) : unsent);
        unsent.clear();
        throw error;
      }
    },
    locked: action => {
      let thrown: unknown;
      try {
        return workbook.locked(() => {
          mayChange = true;
          try {
            return action();
          } catch (error) {
            thrown = error;
            throw error;
          }
        });
      } catch (error) {
        // At the end of the lock all is sent.
        if (error !== thrown) blame(error, unsent);
        throw error;
      } finally {
        unsent.clear();
      }
    },
  };
}

function blame(error: unknown, places: ReadonlyMap<string, CellLink | undefined>): void {
  if (typeof error !== 'object' || error === null || refusedPlaces.has(error) || places.size === 0) return;
  const [cell] = places.size === 1 ? [...places.values()] : [];
  refusedPlaces.set(error, { sheet: [...places.keys()].join(', '), cell });
}

/**
 * A workbook whose refusals say of which sheet they are. Google may tell of one only at the next reading: then it is one of those that
 * were changed since the last.
 */
export function noticing(workbook: Workbook): Workbook {
  const { changing, reading, locked } = notice(workbook);
  const { textCells, notes } = workbook;
  return {
    ...workbook,
    ready: (sheet, blocks, formatted) =>
      changing(sheet, () => workbook.ready(sheet, blocks, formatted)).map((put, i) => {
        const cell = onlyCell(sheet, blocks[i]);
        return () => changing(sheet, put, cell);
      }),
    insertSheet: (name, before, isShown) => changing(name, () => workbook.insertSheet(name, before, isShown)),
    insertColumns: (sheet, after, count) =>
      changing(sheet, () => workbook.insertColumns(sheet, after, count)),
    showColumns: (sheet, from, count) => changing(sheet, () => workbook.showColumns(sheet, from, count)),
    removeColumns: (sheet, from, count) => changing(sheet, () => workbook.removeColumns(sheet, from, count)),
    renameSheet: (name, to) => changing(name, () => workbook.renameSheet(name, to)),
    removeSheet: name => changing(name, () => workbook.removeSheet(name)),
    design: (sheet, design) => changing(sheet, () => workbook.design(sheet, design)),
    dress: (sheet, areas, look) => changing(sheet, () => workbook.dress(sheet, areas, look)),
    setFormat: (sheet, areas, format) => changing(sheet, () => workbook.setFormat(sheet, areas, format)),
    nameArea: (name, area) => changing(area.sheet, () => workbook.nameArea(name, area)),
    drawLines: (sheet, lines) => changing(sheet, () => workbook.drawLines(sheet, lines)),
    read: sheet => reading(sheet, () => workbook.read(sheet), false),
    readAgain: (sheet, whole) => reading(sheet, () => workbook.readAgain(sheet, whole)),
    formulas: (sheet, again = false) => reading(sheet, () => workbook.formulas(sheet, again), again),
    readArea: (area, again = false) => reading(area.sheet, () => workbook.readArea(area, again), again),
    lastRow: sheet => reading(sheet, () => workbook.lastRow(sheet)),
    formats: area => reading(area.sheet, () => workbook.formats(area)),
    ...(textCells && { textCells: area => reading(area.sheet, () => textCells(area), false) }),
    ...(notes && { notes: area => reading(area.sheet, () => notes(area)) }),
    sheetId: sheet => reading(sheet, () => workbook.sheetId(sheet), false),
    sheetNames: () => reading(undefined, () => workbook.sheetNames(), false),
    namedArea: name => reading(undefined, () => workbook.namedArea(name), false),
    flush: () => reading(undefined, () => workbook.flush()),
    locked,
  };
}

function onceMore<T>(call: () => T): { readonly found: T } | undefined {
  try {
    return { found: call() };
  } catch {
    return undefined;
  }
}

const onlyCell = (sheet: string, block: NewCells | undefined): CellLink | undefined =>
  block?.cells.length === 1 && block.cells[0]?.length === 1
    ? { sheet, a1: makeA1(block.row, block.column) }
    : undefined;
