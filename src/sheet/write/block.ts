/** A change of one cell, by its place in the sheet; all text. */
export interface CellChange {
  readonly row: number;
  readonly column: number;
  readonly before: string;
  readonly after: string;
}

/** A contiguous rectangle of cells with their texts before and after. */
export interface Block {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly before: readonly (readonly string[])[];
  readonly after: readonly (readonly string[])[];
  /** Whether the sheet is made for this block. */
  readonly isNew?: boolean;
  /** Whether its cells are to hold numbers. The Log cannot tell this of cells that were blank. */
  readonly isNumbers?: boolean;
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

/** The cells of blocks one by one, each with its sheet. */
export const cellsOf = (blocks: readonly Block[]): readonly (CellChange & { readonly sheet: string })[] =>
  blocks.flatMap(({ sheet, row, column, before, after }) =>
    after.flatMap((line, r) =>
      line.map((text, c) => ({
        sheet,
        row: row + r,
        column: column + c,
        before: before[r]?.[c] ?? '',
        after: text,
      })),
    ),
  );

/** The blocks that take these blocks back, each cell with its text before. */
export const reversed = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map(block => ({ ...block, before: block.after, after: block.before }));

/** The block that writes a table into empty cells. */
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
