import { LIST, type Problem } from '../../tournament/problem';
import type { Workbook } from '../workbook/workbook';

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
    const found = call();
    workbook.flush();
    return found;
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
      design: (sheet, one) => spared(sheet, () => workbook.design(sheet, one)),
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

/** The sheets of refusals, by their errors. */
const refusedSheets = new WeakMap<object, string>();

/** The sheet, where an error is that of a change that the spreadsheet refused. */
export const refusedIn = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? refusedSheets.get(error) : undefined;

/** A workbook whose refusals say of which sheet they are. */
export function noticing(workbook: Workbook): Workbook {
  const noticed = <T>(sheet: string, call: () => T): T => {
    try {
      return call();
    } catch (error) {
      if (typeof error === 'object' && error !== null) refusedSheets.set(error, sheet);
      throw error;
    }
  };
  return {
    ...workbook,
    ready: (sheet, blocks, formatted) =>
      noticed(sheet, () => workbook.ready(sheet, blocks, formatted)).map(put => () => noticed(sheet, put)),
    insertSheet: (name, before, isShown) => noticed(name, () => workbook.insertSheet(name, before, isShown)),
    insertColumns: (sheet, after, count) => noticed(sheet, () => workbook.insertColumns(sheet, after, count)),
    showColumns: (sheet, from, count) => noticed(sheet, () => workbook.showColumns(sheet, from, count)),
    removeColumns: (sheet, from, count) => noticed(sheet, () => workbook.removeColumns(sheet, from, count)),
    renameSheet: (name, to) => noticed(name, () => workbook.renameSheet(name, to)),
    design: (sheet, one) => noticed(sheet, () => workbook.design(sheet, one)),
    dress: (sheet, areas, look) => noticed(sheet, () => workbook.dress(sheet, areas, look)),
    setFormat: (sheet, areas, format) => noticed(sheet, () => workbook.setFormat(sheet, areas, format)),
    nameArea: (name, area) => noticed(area.sheet, () => workbook.nameArea(name, area)),
  };
}
