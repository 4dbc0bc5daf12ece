/**
 * The few operations that the add-on needs of a spreadsheet. `googleWorkbook.ts` provides them in Google
 * Sheets and, through the same code, in the workbench; tests provide them in memory. No Google name here.
 *
 * In Google the time goes into calls to its services. What was read is kept until the run itself changes it;
 * `readAgain` asks anew.
 */
import type { NewCell } from '../../sheet/cells/block';
import type { ListPart } from '../../sheet/frame/severalLists';
import type { Design, GridLines, Look, CellRange } from './design';

export type { NewCell };

/** A cell's value as a spreadsheet hands it over; dates come as Date objects. */
export type CellValue = string | number | boolean | Date;

/** The top left cell of an area or block; rows and columns count from 0. */
export interface CellAddress {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

export interface Area extends CellAddress, CellRange {}

export interface SheetTable {
  readonly name: string;
  /** All values of the used range, from A1 on. */
  readonly values: readonly (readonly CellValue[])[];
}

export interface NewCells {
  readonly row: number;
  readonly column: number;
  readonly cells: readonly (readonly NewCell[])[];
}

/** Writes cells whose range is found and which have their number formats: one call. */
export type ReadyWrite = () => void;

/** Labels and values are columns of equal length, with their titles on top. */
export interface BarChart {
  readonly sheet: string;
  readonly title: string;
  readonly labels: Area;
  readonly values: Area;
  readonly at: CellAddress;
}

/** The wall list that a view of a workbook is for: such a view has no sheet of any other list. */
export interface OneList {
  /** '' where there is no list. */
  readonly id: () => string;
  /** Stands in the names of its sheets and in the Log; '' where the workbook has no other list, or the name is not needed. */
  readonly label: string;
  /** Its sheet; undefined where there is no list. */
  readonly sheet: () => string | undefined;
  readonly others: readonly string[];
  readonly hidden: () => readonly string[];
  /** Whether a row of the Log, by its place and its cell of the list, is its own; undefined where all rows are. */
  readonly owns: ((row: number, cell: string, isBegun: boolean) => boolean) | undefined;
  /** The list of the Log whose players it has, where that one is gone and nothing was done in this one. */
  readonly lost?: () => { readonly id: string; readonly name: string } | undefined;
  /** By what it was known before it stood here. */
  readonly was?: readonly string[];
  /** Its cells, where its sheet holds several lists; undefined while they are not to be found. */
  readonly part?: () => ListPart | undefined;
  readonly around?: Workbook;
  /** Gives it the name by which it is known. */
  readonly keepName?: () => void;
}

export interface Workbook {
  /** Whether cells that the spreadsheet refuses to change are left and told; elsewhere a refusal ends the run. */
  readonly mayRefuse?: true;
  /** Missing where the workbook is seen as a whole. */
  readonly list?: OneList;
  /** The name of the file. */
  readonly title: () => string;
  /** The present moment as text for people; the program's only clock. */
  readonly now: () => string;
  /** A moment that a cell holds, as `now` would have said it then; missing where nobody can know. */
  readonly timeText?: (date: Date) => string;
  /** A new random seed; the program's only source of chance. */
  readonly drawSeed: () => string;
  /** The language of the person at the screen, such as `fr`. */
  readonly userLanguage: () => string;
  /** Names of all sheets, in their order. */
  readonly sheetNames: () => readonly string[];
  readonly activeSheet: () => string;
  /** Where somebody stands in that sheet; missing where nobody can know. */
  readonly activeCell?: () => { readonly row: number; readonly column: number } | undefined;
  /** Stays when the sheet is renamed; no other sheet ever gets it. */
  readonly sheetId: (sheet: string) => string;
  /** Undefined when there is no such sheet. */
  readonly read: (sheet: string) => SheetTable | undefined;
  /**
   * The same, as it is at this moment; the last call reads the values. Without `whole`, what has come beyond the
   * cells read before is not seen, but where cells are ready to be written.
   */
  readonly readAgain: (sheet: string, whole?: boolean) => SheetTable | undefined;
  /** The formulas of the used range, '' where there is none; with `again` as they are at this moment. */
  readonly formulas: (sheet: string, again?: boolean) => readonly (readonly string[])[];
  /**
   * The values that were read before these formulas, where any were: a formula whose cell still has that value has not
   * been typed over.
   */
  readonly valuesOfFormulas?: (sheet: string) => SheetTable['values'] | undefined;
  /** Whether each cell of an area has the text format; missing where nobody can know. */
  readonly textCells?: (area: Area) => readonly (readonly boolean[])[];
  /** The notes of an area, as they are at this moment; missing where nobody can know. */
  readonly notes?: (area: Area) => readonly (readonly string[])[];
  readonly lastRow: (sheet: string) => number;
  /** Values of an area, with `again` as they are at this moment. */
  readonly readArea: (area: Area, again?: boolean) => readonly (readonly CellValue[])[];
  readonly namedArea: (name: string) => Area | undefined;
  readonly nameArea: (name: string, area: Area) => void;
  readonly forgetName: (name: string) => void;
  /**
   * Readies blocks of one sheet; rows and columns that the sheet lacks are added at its end. `formatted` cells
   * have the text format already; it is taken from cells whose text needs a quote.
   */
  readonly ready: (sheet: string, blocks: readonly NewCells[], formatted?: boolean) => readonly ReadyWrite[];
  /** Adds an empty sheet, last or before another one; the active one stays active, unless the new one is to be shown. */
  readonly insertSheet: (name: string, before?: string, isShown?: boolean) => void;
  /** Adds empty columns behind this one, counted from 0, with the looks of those before them; formulas and named ranges move along. */
  readonly insertColumns: (sheet: string, after: number, count: number) => void;
  /** Has columns seen that somebody has hidden, that came in beside hidden ones, or that are narrower than the one before them. */
  readonly showColumns: (sheet: string, from: number, count: number) => void;
  /** Pixels; missing where nobody can know. */
  readonly columnWidth?: (sheet: string, column: number) => number;
  readonly removeColumns: (sheet: string, from: number, count: number) => void;
  readonly renameSheet: (name: string, to: string) => void;
  /** Deletes a sheet; where the spreadsheet does not allow it, the sheet stays. */
  readonly removeSheet: (name: string) => void;
  /** Gives cells that nobody has formatted their looks, block by block. */
  readonly design: (sheet: string, design: Design) => void;
  /** Gives areas of a sheet one look; what the look does not name stays. */
  readonly dress: (sheet: string, areas: readonly CellRange[], look: Look) => void;
  /** Number formats of an area, as they are at this moment. */
  readonly formats: (area: Area) => readonly (readonly string[])[];
  /** Gives areas of a sheet a number format that was read. */
  readonly setFormat: (sheet: string, areas: readonly CellRange[], format: string) => void;
  /** Draws lines in a sheet, where the spreadsheet allows it. */
  readonly drawLines: (sheet: string, lines: GridLines) => void;
  readonly chart?: (chart: BarChart) => void;
  /** Runs a function while no other run of this add-on does; returns `busy` where another run has the lock. */
  readonly locked: <T>(
    action: () => T,
  ) => { readonly kind: 'done'; readonly value: T } | { readonly kind: 'busy' };
  readonly flush: () => void;
  readonly activate: (at: CellAddress) => void;
}
