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
  const spared = (sheet: string, call: () => void): void => {
    if (!isDone(call)) refused.add(sheet);
  };
  return {
    workbook: {
      ...workbook,
      mayRefuse: true,
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
