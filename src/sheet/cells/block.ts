export interface CellChange {
  readonly row: number;
  readonly column: number;
  readonly before: string;
  readonly after: string;
}

/** A value to be written. Text stays text, whatever it looks like; null is a blank cell for numbers. */
export type NewCell = string | number | null | { readonly formula: string };

export interface Block {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly before: readonly (readonly string[])[];
  readonly after: readonly (readonly string[])[];
  /** The players of these rows, so that they are found wherever they stand; only blocks of one column have it. */
  readonly of?: RowNames;
  /** The sheet's name in the Log, where it has another now. */
  readonly called?: string;
  readonly isNew?: boolean;
  /** Titles of a round's new columns, inserted for it or free before. */
  readonly ofRound?: 'inserted' | 'free';
  /** Its cells are to hold numbers; the Log cannot tell this of cells that were blank. */
  readonly isNumbers?: boolean;
  /** The cells to be written, where they are more than text. */
  readonly cells?: readonly (readonly NewCell[])[];
  /** The cells before, with numbers and formulas as such. */
  readonly was?: readonly (readonly NewCell[])[];
  /** The number formats of its cells before, where any was not that of text. */
  readonly formats?: readonly (readonly string[])[];
}

/** The changes as vertical runs, column by column: each run can be written at once without touching other cells. */
export function contiguousRuns(sheet: string, changes: readonly CellChange[]): readonly Block[] {
  const sorted = [...changes].sort((a, b) => a.column - b.column || a.row - b.row);
  const runs: CellChange[][] = [];
  for (const change of sorted) {
    const run = runs[runs.length - 1];
    const last = run?.[run.length - 1];
    if (run && last && last.column === change.column && last.row + 1 === change.row) run.push(change);
    else runs.push([change]);
  }
  return runs.map(run => ({
    sheet,
    row: (run[0] as CellChange).row,
    column: (run[0] as CellChange).column,
    before: run.map(({ before }) => [before]),
    after: run.map(({ after }) => [after]),
  }));
}

export const reversed = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map(({ sheet, row, column, before, after, of, called, cells, was }) => ({
    sheet,
    row,
    column,
    before: after,
    after: before,
    ...(of && { of }),
    ...(called !== undefined && { called }),
    ...(was && { cells: was }),
    ...(cells && { was: cells }),
  }));

export const intoEmpty = (
  sheet: string,
  row: number,
  column: number,
  after: readonly (readonly string[])[],
): Block => ({
  sheet,
  row,
  column,
  before: after.map(line => line.map(() => '')),
  after,
});

/** The block that fills a new sheet, with formulas and numbers as their texts in the Log. */
export const intoNewSheet = (sheet: string, cells: readonly (readonly NewCell[])[]): Block => ({
  ...intoEmpty(
    sheet,
    0,
    0,
    cells.map(line => line.map(textOfNew)),
  ),
  isNew: true,
  cells,
});

export const textOfNew = (cell: NewCell): string =>
  cell === null ? '' : typeof cell === 'object' ? cell.formula : String(cell);

export interface NamedColumn {
  /** '' where it has none. */
  readonly title: string;
  readonly column: number;
  /** The number of columns with this title to its left, and of all. */
  readonly nth: number;
  readonly count: number;
}

export interface RowNames {
  readonly column: NamedColumn;
  readonly by: readonly NamedColumn[];
  /** Texts of the columns, row by row; overlong ones are cut. */
  readonly players: readonly (readonly string[])[];
  /** For each, which one of how many rows with the same texts it is; missing where no texts stand twice. */
  readonly twins?: readonly Twin[];
}

export type Twin = readonly [nth: number, count: number];
