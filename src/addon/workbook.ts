/**
 * The few things that the add-on asks of a spreadsheet. `googleWorkbook.ts` gives them in Google Sheets and
 * (through the same code) in the workbench; tests give them in memory. No Google name here.
 */

/** A cell's value as a spreadsheet hands it over; dates come as Date objects. */
export type CellValue = string | number | boolean | Date;

/** Zero-based; the top left cell of what is meant. */
export interface CellAddress {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

export interface SheetTable {
  readonly name: string;
  /** All values of the used range, from A1 on. */
  readonly values: readonly (readonly CellValue[])[];
}

export interface Workbook {
  /** Names of all sheets, in their order. */
  readonly sheetNames: () => readonly string[];
  readonly activeSheet: () => string;
  /** Undefined when there is no such sheet. */
  readonly read: (sheet: string) => SheetTable | undefined;
  /** Sets the text format, then the values of one contiguous block. Text stays text, whatever it looks like. */
  readonly writeText: (at: CellAddress, values: readonly (readonly string[])[]) => void;
  readonly writeFormula: (at: CellAddress, formula: string) => void;
  readonly clear: (at: CellAddress, rows: number, columns: number) => void;
  readonly insertSheet: (name: string) => void;
  readonly append: (sheet: string, row: readonly string[]) => void;
  /** Runs what it is given while no other run of this add-on does; `busy` when another does. */
  readonly locked: <T>(
    action: () => T,
  ) => { readonly kind: 'done'; readonly value: T } | { readonly kind: 'busy' };
  readonly flush: () => void;
  readonly activate: (at: CellAddress) => void;
  readonly toast: (text: string) => void;
}
