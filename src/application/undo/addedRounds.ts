import { makeA1, textOf } from '../../sheet/cells/cell';
import type { Block } from '../../sheet/cells/block';
import type { CellLink } from '../protocol/protocol';
import type { Workbook } from '../workbook/workbook';
import { WALL_LIST } from '../read/tournament';

interface FilledCell {
  readonly wrote: string;
  readonly found: string;
  readonly cell: CellLink;
}

/** The cells that somebody has filled below the titles of a round that these blocks added: it is a round of theirs now. */
export const filledSince = (workbook: Workbook, blocks: readonly Block[]): readonly FilledCell[] =>
  blocks
    .filter(({ ofRound }) => ofRound !== undefined)
    .flatMap(block =>
      cellsIn(workbook, block)
        .filter(({ row }) => row < block.row || row >= block.row + block.after.length)
        .slice(0, 1)
        .map(({ row, column, text }) => ({
          wrote: '',
          found: text,
          cell: { sheet: block.sheet, a1: makeA1(row, column) },
        })),
    );

/** Takes away the columns that were inserted for a round, once nothing stands in them. */
export function removeAddedColumns(workbook: Workbook, blocks: readonly Block[]): void {
  for (const block of blocks)
    if (
      block.ofRound === 'inserted' &&
      workbook.sheetNames().includes(block.sheet) &&
      isBlankFor(workbook, block)
    )
      workbook.removeColumns(block.sheet, block.column, block.after[0]?.length ?? 1);
}

export const areBlank = (workbook: Workbook, blocks: readonly Block[]): boolean =>
  blocks.every(block => isBlankFor(workbook, block));

/** Columns are taken away as a whole, also with what another list of the sheet has there. */
const isBlankFor = (workbook: Workbook, block: Block): boolean =>
  cellsIn(workbook.list?.around ?? workbook, block).length === 0;

/**
 * Whether the columns that are inserted for a round are not there, because a run died before it inserted them, or an undo took them away: what
 * stands in their place is something else, without their titles.
 */
export const areMissing = (workbook: Workbook, blocks: readonly Block[]): boolean =>
  blocks.some(
    block =>
      block.ofRound === 'inserted' &&
      workbook.sheetNames().includes(block.sheet) &&
      !isTitled(cellsIn(workbook, block), block),
  );

const isTitled = (cells: ReturnType<typeof cellsIn>, { row, column, after }: Block): boolean =>
  cells.length === 0 ||
  after.every((line, r) =>
    line.every((title, c) => {
      const cell = cells.find(place => place.row === row + r && place.column === column + c);
      return title === '' || title === cell?.text;
    }),
  );

/** Brings in the columns of a round that are not there yet, for everybody to see; the name of the list covers them. */
export function bringColumns(workbook: Workbook, blocks: readonly Block[]): void {
  for (const block of blocks.filter(({ ofRound }) => ofRound !== undefined)) {
    const { sheet, column, after } = block;
    const count = after[0]?.length ?? 1;
    if (areMissing(workbook, [block])) workbook.insertColumns(sheet, column - 1, count);
    workbook.showColumns(sheet, column, count);
    const area = workbook.namedArea(WALL_LIST);
    if (area?.sheet === sheet && area.column + area.columns < column + count)
      workbook.nameArea(WALL_LIST, { ...area, columns: column + count - area.column });
  }
}

/** From the first row of the sheet to the last. */
function cellsIn(
  workbook: Workbook,
  { sheet, column, after }: Block,
): readonly { readonly row: number; readonly column: number; readonly text: string }[] {
  const values = workbook.readAgain(sheet, true)?.values ?? [];
  const formulas = workbook.formulas(sheet, true);
  const columns = (after[0] ?? []).map((_, i) => column + i);
  return values.flatMap((line, row) =>
    columns.flatMap(across => {
      const text = textOf(line[across]) || (formulas[row]?.[across] ?? '');
      return text === '' ? [] : [{ row, column: across, text }];
    }),
  );
}
