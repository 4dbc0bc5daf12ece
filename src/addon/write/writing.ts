import { cellsOf, type Block, type CellChange } from '../../sheet/write/block';
import { makeA1, textOf } from '../../sheet/read/cell';
import type { Text } from '../../sheet/wording';
import type { Problem } from '../../tournament/problem';
import { logAction, setStatus, type Intention } from './log';
import type { CellLink } from '../panel/protocol';
import { dressRoundSheet } from '../rounds/dressRoundSheet';
import type { Workbook } from '../google/workbook';

/** A cell with unexpected contents. */
export interface Difference {
  readonly problem: Problem;
  readonly cell: CellLink | undefined;
}

export type WritingResult =
  | { readonly kind: 'written'; readonly action: number; readonly different: readonly Difference[] }
  /** Something had changed; no cell of a sheet was touched, and the Log says so. */
  | { readonly kind: 'stopped' };

/**
 * Writes an action in the order of docs/sheets.md, Log: row *begun*, check, write, flush, read back, row
 * *done*. To be called under the document lock. `unchanged` reads again and compares with what the organiser
 * saw.
 */
export function write(
  workbook: Workbook,
  text: Text,
  intended: Intention,
  unchanged: () => boolean,
): WritingResult {
  const names = workbook.sheetNames();
  const blocks = intended.blocks.map(block => ({ ...block, isNew: !names.includes(block.sheet) }));
  const action = logAction(workbook, text, { ...intended, blocks }, 'begun');
  if (!unchanged() || !allHold(workbook, intended.blocks)) {
    setStatus(workbook, action, 'stopped');
    return { kind: 'stopped' };
  }
  return { kind: 'written', action, different: complete(workbook, text, action, intended.blocks) };
}

/** The second half of writing, which *finish* repeats: cells, flush, reading back, Log row. */
export function complete(
  workbook: Workbook,
  text: Text,
  action: number,
  blocks: readonly Block[],
): readonly Difference[] {
  const names = workbook.sheetNames();
  for (const sheet of new Set(blocks.map(each => each.sheet)))
    if (!names.includes(sheet)) workbook.insertSheet(sheet);
  for (const block of blocks) {
    dressRoundSheet(workbook, text, block);
    if (holdsNumbers(workbook, block))
      workbook.writeNumbers(
        block,
        block.after.map(line => line.map(Number)),
      );
    else workbook.writeText(block, block.after);
  }
  workbook.flush();
  const different = readBack(workbook, blocks);
  setStatus(workbook, action, 'done');
  return different;
}

/** Whether a block is written as numbers: it is marked so, or its cells hold numbers now. Text would sort as 1, 10, 2. */
function holdsNumbers(workbook: Workbook, block: Block): boolean {
  if (!block.after.every(line => line.every(text => /^[1-9]\d{0,8}$/.test(text)))) return false;
  const { values = [] } = (block.isNumbers ? undefined : workbook.read(block.sheet)) ?? {};
  const isNumber = (row: number, column: number): boolean => typeof values[row]?.[column] === 'number';
  return (
    block.isNumbers ??
    block.after.every((line, r) => line.every((_, c) => isNumber(block.row + r, block.column + c)))
  );
}

/** The cells of the blocks with their present text, `now`; undefined where the sheet is gone. */
export function look(
  workbook: Workbook,
  blocks: readonly Block[],
): readonly (CellChange & { readonly sheet: string; readonly now: string | undefined })[] {
  const tables = new Map(
    [...new Set(blocks.map(each => each.sheet))].map(name => [name, sheetNow(workbook, name)]),
  );
  return cellsOf(blocks).map(cell => {
    const table = tables.get(cell.sheet);
    if (!table) return { ...cell, now: undefined };
    const formula = table.formulas[cell.row]?.[cell.column] ?? '';
    return { ...cell, now: formula !== '' ? formula : textOf(table.values[cell.row]?.[cell.column]) };
  });
}

function sheetNow(workbook: Workbook, name: string) {
  const table = workbook.read(name);
  return table && { values: table.values, formulas: workbook.formulas(name) };
}

/** Whether every cell still holds what it held when the action was planned; a sheet to be made must be empty. */
const allHold = (workbook: Workbook, blocks: readonly Block[]): boolean =>
  look(workbook, blocks).every(({ now, before }) => (now ?? '') === before.trim());

const readBack = (workbook: Workbook, blocks: readonly Block[]): readonly Difference[] =>
  look(workbook, blocks)
    .filter(({ now, after }) => now !== after.trim())
    .map(({ sheet, row, column, now, after }) => ({
      problem: {
        code: 'cellDiffers',
        severity: 'error',
        place: { kind: 'list' },
        values: { wrote: after, found: now ?? '' },
      },
      cell: { sheet, a1: makeA1(row, column) },
    }));
