import { makeA1 } from '../../sheet/cells/cell';
import type { Block } from '../../sheet/cells/block';
import { isNamed, isOutput } from '../../sheet/write/sheetNames';
import { remembering } from '../../tournament/once';
import type { Workbook } from '../workbook/workbook';
import { holds, textAt, type SheetNow } from './placeCells';
import { wholeNow } from './sheetNow';

/**
 * Blocks of the wall list that name no players: an action has put whole rows into another order, or split a text, which is no list before
 * and after its undo. Cell by cell some of a player's would go back and some stay, so they are taken back together or not at all.
 */
export const areWholeRows =
  (list: string | undefined) =>
  ({ sheet, called = sheet, of, isNew, ofRound, after }: Block): boolean =>
    !of &&
    isNew !== true &&
    // Two rows of titles are no players.
    !ofRound &&
    after.length > 1 &&
    (sheet === list || isNamed(sheet, 'sheet.wallList') || (list === undefined && !isOutput(called)));

/** Such blocks where their rows stand now, without those that are as they were before. */
export interface RowsNow {
  readonly blocks: readonly Block[];
  /** The others where they stand now: a run that died may have given them number formats and no values. */
  readonly back: readonly Block[];
  /** Whether they still stand there, by the last reading. */
  readonly stand: () => boolean;
  /** The cells that were changed since, in the first row that has any; then nothing is taken back. */
  readonly changed: readonly {
    readonly wrote: string;
    readonly found: string;
    readonly cell: { readonly sheet: string; readonly a1: string };
  }[];
}

export function rowsNow(workbook: Workbook, rows: readonly Block[]): RowsNow {
  const now = remembering((sheet: string): SheetNow => wholeNow(workbook, sheet));
  // A run that died may have taken back some of them.
  const isBack = (block: Block, down: number): boolean => stands(block, block.before, now(block.sheet), down);
  const isLeft = (block: Block, down: number): boolean => stands(block, block.after, now(block.sheet), down);
  const by = movesOf(rows, now).find(down => rows.every(block => isLeft(block, down) || isBack(block, down)));
  if (by === undefined)
    return {
      blocks: [],
      back: [],
      stand: () => false,
      changed: changedCells(
        rows.filter(block => !isBack(block, 0)),
        now,
      ),
    };
  const moved = rows.map(block => ({ ...block, row: block.row + by }));
  const left = moved.filter((_, i) => isLeft(rows[i] as Block, by));
  const back = moved.filter(row => !left.includes(row));
  // To read the formulas again would be a call between the last reading and the writing.
  const read = ({ sheet }: Block): SheetNow => ({
    ...now(sheet),
    values: workbook.read(sheet)?.values ?? [],
  });
  return {
    blocks: left,
    back,
    stand: () => left.every(row => stands(row, row.after, read(row))),
    changed: [],
  };
}

type Now = (sheet: string) => SheetNow;

/** How far rows may have moved down, because others were inserted above them. */
const movesOf = ([first]: readonly Block[], now: Now): readonly number[] =>
  first ? [0, ...now(first.sheet).values.map((_, row) => row - first.row)] : [0];

const stands = ({ row, column }: Block, texts: Block['after'], now: SheetNow, down = 0): boolean =>
  texts.every((line, r) =>
    line.every((text, c) => holds(textAt(now, { row: row + down + r, column: column + c }), text)),
  );

function changedCells(rows: readonly Block[], now: Now): RowsNow['changed'] {
  const otherCells = rows.flatMap(({ sheet, row: top, column: left, after }) =>
    after.flatMap((line, r) =>
      line.flatMap((wrote, c) => {
        const [row, column] = [top + r, left + c];
        const content = textAt(now(sheet), { row, column });
        return holds(content, wrote)
          ? []
          : [{ row, wrote, found: content, cell: { sheet, a1: makeA1(row, column) } }];
      }),
    ),
  );
  const first = Math.min(...otherCells.map(({ row }) => row));
  return otherCells.filter(({ row }) => row === first);
}
