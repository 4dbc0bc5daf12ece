/** `window.workbench`: operations on the page for tests and scripts. */
import { parseA1 } from '../host/a1';
import { sheetOf } from '../host/book';
import type { Workbench } from '../workbench';
import type { Saving } from './kept/autosave';
import { boxOf, type Box } from './grid/cellBox';

type SharedCall =
  | 'getValues'
  | 'getFormulas'
  | 'setValues'
  | 'setNumberFormat'
  | 'sheets'
  | 'insertRows'
  | 'deleteRows'
  | 'insertColumns'
  | 'deleteColumns'
  | 'errorAt'
  | 'settled'
  | 'run';

export interface PageWorkbench extends Pick<Workbench, SharedCall> {
  /** Runs a menu entry and waits for the calculation. */
  readonly menu: (label: string) => Promise<void>;
  readonly menus: () => Workbench['menus'];
  readonly activeSheet: () => string;
  /** The chosen cell, such as `D7`. */
  readonly activeCell: () => string | undefined;
  /** Chooses a cell. */
  readonly select: (sheet: string, a1: string) => void;
  /** The place of a cell on the page, for the mouse; undefined until the grid is drawn. */
  readonly cellBox: (sheet: string, a1: string) => Box | undefined;
  /** Runs a command of Univer, such as filling or moving. */
  readonly command: (id: string, params: object) => Promise<unknown>;
  readonly saveNow: () => void;
  readonly snapshot: () => ReturnType<Workbench['save']>;
}

export function offerToScripts(workbench: Workbench, saving: Saving): void {
  const { book } = workbench;
  const rangeOf = (sheet: string, a1: string) => {
    const own = sheetOf(book, sheet);
    const area = parseA1(a1, { rows: own.getMaxRows(), columns: own.getMaxColumns() })?.area;
    if (!area) throw new Error(`Range not found: ${a1}`);
    return own.getRange(area.row, area.column, area.endRow - area.row + 1, area.endColumn - area.column + 1);
  };
  window.workbench = {
    getValues: workbench.getValues,
    getFormulas: workbench.getFormulas,
    setValues: workbench.setValues,
    setNumberFormat: workbench.setNumberFormat,
    sheets: workbench.sheets,
    insertRows: workbench.insertRows,
    deleteRows: workbench.deleteRows,
    insertColumns: workbench.insertColumns,
    deleteColumns: workbench.deleteColumns,
    errorAt: workbench.errorAt,
    settled: workbench.settled,
    run: workbench.run,
    menu: async label => {
      workbench.menu(label);
      await workbench.settled();
    },
    menus: () => workbench.menus,
    activeSheet: () => book.workbook().getActiveSheet().getSheetName(),
    activeCell: () => book.workbook().getActiveCell()?.getA1Notation(),
    select: (sheet, a1) => {
      sheetOf(book, sheet).activate();
      const range = rangeOf(sheet, a1);
      range.activate();
      const { startRow: row, startColumn: column, endRow, endColumn } = range.getRange();
      book.reveal({ row, column, endRow, endColumn });
    },
    cellBox: (sheet, a1) => {
      const { startRow, startColumn } = rangeOf(sheet, a1).getRange();
      return boxOf(sheetOf(book, sheet), startRow, startColumn);
    },
    command: (id, params) => book.api.executeCommand(id, params),
    saveNow: saving.now,
    snapshot: workbench.save,
  };
}
