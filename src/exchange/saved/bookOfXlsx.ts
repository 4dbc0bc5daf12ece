/** A workbook in both directions is sheets of cells with formats, names, and lists of choices. */

export const ALIGNS = ['left', 'center', 'right'] as const;

/** Where the spreadsheet keeps named ranges. */
export const NAMES = 'SHEET_DEFINED_NAME_PLUGIN';

export interface CellFormat {
  /** `@` for text; undefined for none. */
  readonly pattern?: string;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly wraps?: boolean;
  readonly align?: (typeof ALIGNS)[number];
  /** `#e8eaed` */
  readonly background?: string;
  readonly colour?: string;
}

export interface CellChoices {
  readonly list: readonly string[];
  readonly allowInvalid: boolean;
  readonly help: string;
}

export interface BookCell {
  readonly value: string | number | boolean;
  /** With its `=`; '' where there is none. */
  readonly formula: string;
  readonly format: CellFormat;
  readonly choices?: CellChoices | undefined;
}

export interface BookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** By row, then by column, from 0. */
  readonly cells: ReadonlyMap<number, ReadonlyMap<number, BookCell>>;
  /** Pixels by column, from 0. */
  readonly widths: ReadonlyMap<number, number>;
  readonly frozen: { readonly rows: number; readonly columns: number };
}

export interface XlsxBook {
  readonly sheets: readonly BookSheet[];
  /** `{ WallList: "'Wall list'!$A$1:$M$301" }` */
  readonly names: Readonly<Record<string, string>>;
}

/** The sheet that holds lists too long for their cells; it is hidden, and no sheet of the tournament. */
export const LISTS = '_lists';

/** `A1` of a place from 0. */
export const a1Of = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`;

export const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** The place of `B7`, from 0; undefined where the text is none. */
export function placeOfCell(a1: string): readonly [row: number, column: number] | undefined {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(a1) ?? [];
  if (letters === '') return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [Number(digits) - 1, column];
}
