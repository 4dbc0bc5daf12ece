/**
 * The few operations that the add-on needs of a spreadsheet. `googleWorkbook.ts` provides them in Google
 * Sheets and, through the same code, in the workbench; tests provide them in memory. No Google name here.
 */

/** A cell's value as a spreadsheet hands it over; dates come as Date objects. */
export type CellValue = string | number | boolean | Date;

/** The top left cell of an area or block; rows and columns count from 0. */
export interface CellAddress {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

export interface Area extends CellAddress {
  readonly rows: number;
  readonly columns: number;
}

export interface SheetTable {
  readonly name: string;
  /** All values of the used range, from A1 on. */
  readonly values: readonly (readonly CellValue[])[];
}

/** The look of cells. A missing property stays as it is. */
export interface Look {
  readonly text?: true;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly size?: number;
  /** Colours as `#rrggbb`. */
  readonly ink?: string;
  readonly fill?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly wrap?: boolean;
  /** Width of its columns in pixels. */
  readonly width?: number;
}

/** Labels and values are columns of equal length, with their titles on top. */
export interface BarChart {
  readonly sheet: string;
  readonly title: string;
  readonly labels: Area;
  readonly values: Area;
  readonly at: CellAddress;
}

export interface Workbook {
  /** The name of the file. */
  readonly title: () => string;
  /** The present moment as text for people; the program's only clock. */
  readonly now: () => string;
  /** A new random seed; the program's only source of chance. */
  readonly drawSeed: () => string;
  /** The language of the person at the screen, such as `fr`. */
  readonly userLanguage: () => string;
  /** Names of all sheets, in their order. */
  readonly sheetNames: () => readonly string[];
  readonly activeSheet: () => string;
  /** Undefined when there is no such sheet. */
  readonly read: (sheet: string) => SheetTable | undefined;
  /** The formulas of the used range, '' where there is none. */
  readonly formulas: (sheet: string) => readonly (readonly string[])[];
  readonly namedArea: (name: string) => Area | undefined;
  readonly nameArea: (name: string, area: Area) => void;
  /** Sets the text format, then the values of one contiguous block, so that text stays text. */
  readonly writeText: (at: CellAddress, values: readonly (readonly string[])[]) => void;
  readonly writeNumbers: (at: CellAddress, values: readonly (readonly number[])[]) => void;
  readonly writeFormula: (at: CellAddress, formula: string) => void;
  /** Adds an empty sheet and leaves the active one active. */
  readonly insertSheet: (name: string) => void;
  /** Deletes a sheet; where the spreadsheet does not allow it, the sheet stays. */
  readonly removeSheet: (name: string) => void;
  readonly dress: (area: Area, look: Look) => void;
  /** Dropdowns that allow other input as well. */
  readonly offer: (area: Area, choices: readonly string[], help: string) => void;
  readonly freeze: (sheet: string, rows: number, columns: number) => void;
  /** A bar chart on the sheet, where the spreadsheet has charts. */
  readonly chart?: (chart: BarChart) => void;
  /** Runs a function while no other run of this add-on does; returns `busy` where another run has the lock. */
  readonly locked: <T>(
    action: () => T,
  ) => { readonly kind: 'done'; readonly value: T } | { readonly kind: 'busy' };
  readonly flush: () => void;
  readonly activate: (at: CellAddress) => void;
  readonly toast: (text: string) => void;
}
