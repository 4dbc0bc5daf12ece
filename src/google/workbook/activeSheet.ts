import type { Range, Sheet, Spreadsheet } from './services';

/** The sheet that people look at; a new one takes its place until the run ends. */
export interface ActiveSheet {
  readonly name: () => string;
  /** A sheet was made, which Google shows. */
  readonly insert: (name: string, sheet: Sheet, isToStay: boolean) => void;
  readonly follow: (name: string, to: string) => void;
  readonly forget: (name: string, sheet: Sheet) => void;
  /** Shows a cell. */
  readonly goTo: (name: string, sheet: Sheet, cell: () => Range) => void;
  /** Shows the sheet again that a new one has taken the place of. */
  readonly giveBack: () => void;
}

export function activeSheet(spreadsheet: Spreadsheet): ActiveSheet {
  let active: Sheet | undefined;
  let nameOfActive: string | undefined;
  let isElsewhere = false;
  let newest = '';
  return {
    name: () => (nameOfActive ??= (active ??= spreadsheet.getActiveSheet()).getName()),
    insert: (name, sheet, isToStay) => {
      newest = name;
      isElsewhere = !isToStay;
      if (isToStay) [active, nameOfActive] = [sheet, name];
    },
    follow: (name, to) => {
      if (nameOfActive === name) nameOfActive = to;
    },
    forget: (name, sheet) => {
      // Another object of the same sheet may have been given for it.
      if (active === sheet || nameOfActive === name) [active, nameOfActive] = [undefined, undefined];
    },
    goTo: (name, sheet, cell) => {
      // A sheet that was just made is active.
      if (name !== newest || (!isElsewhere && active !== sheet)) spreadsheet.setActiveSheet(sheet);
      [active, nameOfActive, isElsewhere] = [sheet, name, false];
      cell().activate();
    },
    giveBack: () => {
      if (isElsewhere && active) spreadsheet.setActiveSheet(active);
      isElsewhere = false;
    },
  };
}
