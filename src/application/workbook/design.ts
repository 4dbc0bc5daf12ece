/** The looks of a part of a sheet, as plain data. */

/** A rectangle of cells; rows and columns count from 0. */
export interface CellRange {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The look of cells. A missing property stays as it is. */
export interface Look {
  /** The format of text, or the one that cells have by themselves. */
  readonly text?: boolean;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly size?: number;
  /** Colours as `#rrggbb`; '' for those that cells have by themselves, as with `align`. */
  readonly ink?: string;
  readonly fill?: string;
  readonly align?: 'left' | 'center' | 'right' | '';
  readonly wrap?: boolean;
  /** Takes dropdowns away. */
  readonly offers?: false;
  /** Pixels of the whole columns. */
  readonly width?: number;
}

export type PlacedLook = readonly [CellRange, Look];

/** Looks that cells of a sheet which stays are given, and those that an undo gives back. */
export interface Dressing {
  readonly sheet: string;
  readonly given: readonly PlacedLook[];
  readonly back: readonly PlacedLook[];
}

export const TITLE_LOOK: Look = { bold: true, fill: '#e8eaed' };

/** Lines along cells: below some and to the right of others. Those within a place go before. */
export interface GridLines {
  readonly within: CellRange | undefined;
  readonly below: readonly CellRange[];
  readonly right: readonly CellRange[];
}

/** Dropdowns, which allow other input as well. */
export interface Offer {
  readonly place: CellRange;
  readonly choices: readonly string[];
  readonly help: string;
}

export interface Design {
  readonly place: CellRange;
  /** Looks of parts of the place, each over those before it. */
  readonly looks: readonly PlacedLook[];
  readonly offers?: readonly Offer[];
  /** Widths of columns in pixels, from the first column of the sheet on; undefined leaves a column as it is. */
  readonly widths?: readonly (number | undefined)[];
  /** Columns that are for machines, from one, how many: people may fold them away. */
  readonly grouped?: readonly [column: number, columns: number];
  readonly frozen?: readonly [rows: number, columns: number];
}

export function plainOf(looks: readonly PlacedLook[]): Look {
  const kinds = new Set(looks.flatMap(([, look]) => Object.keys(look)));
  return Object.fromEntries(Object.entries(PLAIN_LOOK).filter(([kind]) => kinds.has(kind)));
}

const PLAIN_LOOK: Required<Omit<Look, 'offers' | 'width'>> = {
  text: false,
  bold: false,
  italic: false,
  size: 10,
  ink: '',
  fill: '',
  align: '',
  wrap: false,
};

export const place = (row: number, column: number, rows: number, columns: number): CellRange => ({
  row,
  column,
  rows,
  columns,
});

/** The part of a place that a sheet of so many rows and columns has; undefined where it has none of it. */
export function clipped(whole: CellRange, rows: number, columns: number): CellRange | undefined {
  const [height, width] = [
    Math.min(whole.rows, rows - whole.row),
    Math.min(whole.columns, columns - whole.column),
  ];
  return height > 0 && width > 0 ? { ...whole, rows: height, columns: width } : undefined;
}

/** A table of the place with a value for each cell: that of the last part that covers it, else `blank`. */
export function painted<T>(
  whole: CellRange,
  parts: readonly { readonly place: CellRange; readonly value: T }[],
  blank: T,
): T[][] {
  const table = Array.from({ length: whole.rows }, () => new Array<T>(whole.columns).fill(blank));
  for (const { place: part, value } of parts) {
    const [from, to] = [
      Math.max(part.row, whole.row),
      Math.min(part.row + part.rows, whole.row + whole.rows),
    ];
    const [left, right] = [part.column - whole.column, part.column + part.columns - whole.column];
    for (let row = from; row < to; row++)
      table[row - whole.row]?.fill(value, Math.max(0, left), Math.max(0, right));
  }
  return table;
}

/** First column, number of columns, width. */
type WidthRun = readonly [number, number, number];

/**
 * The widths as few runs of columns, set one after the other: the most frequent width for all columns first,
 * where that is fewer.
 */
export function widthRuns(widths: Design['widths'] & {}): readonly WidthRun[] {
  const runs: [number, number, number][] = [];
  widths.forEach((width, column) => {
    const last = runs[runs.length - 1];
    if (width === undefined) return;
    if (last && last[0] + last[1] === column && last[2] === width) last[1] += 1;
    else runs.push([column, 1, width]);
  });
  if (widths.includes(undefined)) return runs;
  const countOf = (width: number): number => runs.filter(([, , one]) => one === width).length;
  const [most] = [...runs].sort(([, , a], [, , b]) => countOf(b) - countOf(a));
  if (!most || countOf(most[2]) < 2) return runs;
  return [[0, widths.length, most[2]], ...runs.filter(([, , width]) => width !== most[2])];
}

export interface NewSheet {
  readonly name: string;
  readonly design: Design;
  /** The sheet that it stands before, once there is a Log; the last one if there is none. */
  readonly before?: () => string | undefined;
  /** The action ends by showing it. */
  readonly isShown?: boolean;
  /** A range that gets a name before the cells are written, because their formulas use it. */
  readonly range?: { readonly name: string; readonly place: CellRange };
}
