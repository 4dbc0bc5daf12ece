/** Sorts the rows of the list around the chosen cell, as one step of undo. */
import { columnName } from '../../host/a1';
import { cellsOf } from './usedCells';
import type { Workbench } from '../../workbench';
import { toast } from '../messages';
import { language, word } from '../words';
import { blockAround, orderOfCells, type Block } from './cellOrder';

type Cells = readonly (readonly unknown[])[];

/** The first cell of the block that must not move: a formula would name other cells, and what one spills stands in no cell. */
function calculatedIn(workbench: Workbench, cells: Cells, { rows, columns }: Block): string | undefined {
  const sheet = workbench.book.workbook().getActiveSheet();
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let column = columns[0]; column <= columns[1]; column++) {
      const raw = sheet.getSheet().getCellRaw(row, column);
      const isSpilled = cells[row]?.[column] !== '' && (raw?.v ?? undefined) === undefined && !raw?.p;
      if (raw?.f || raw?.si || isSpilled) return `${columnName(column)}${row + 1}`;
    }
  return undefined;
}

/** The first cell of the block that a sorting would tear. */
function mergedIn(workbench: Workbench, { rows, columns }: Block): string | undefined {
  const merged = workbench.book
    .workbook()
    .getActiveSheet()
    .getMergedRanges()
    .map(one => one.getRange())
    .find(
      one =>
        one.startRow <= rows[1] &&
        one.endRow >= rows[0] &&
        one.startColumn <= columns[1] &&
        one.endColumn >= columns[0],
    );
  return merged && `${columnName(merged.startColumn)}${merged.startRow + 1}`;
}

/** The list whose rows move: the one around the cell, or beside calculated columns the first one of the sheet. */
function blockFor(workbench: Workbench, cells: Cells, row: number, column: number): Block | undefined {
  const sheet = workbench.book.workbook().getActiveSheet();
  const frozen = Math.max(0, sheet.getFreeze().ySplit);
  const here = blockAround(cells, { row, column }, frozen);
  if (!here || calculatedIn(workbench, cells, here) === undefined) return here;
  const first = cells[row]?.findIndex(cell => cell !== '') ?? -1;
  const beside = first < 0 ? undefined : blockAround(cells, { row, column: first }, frozen);
  return beside && calculatedIn(workbench, cells, beside) === undefined ? beside : here;
}

export function sortRows(workbench: Workbench, direction: 'up' | 'down'): void {
  const sheet = workbench.book.workbook().getActiveSheet();
  const chosen = sheet.getActiveRange();
  const at = workbench.book.workbook().getActiveCell()?.getRange() ?? chosen?.getRange();
  if (!at) return;
  const used = cellsOf(workbench, sheet);
  const block = blockFor(workbench, used, at.startRow, at.startColumn);
  if (!block) return toast(word('workbench.sort.none'));
  const fixed = calculatedIn(workbench, used, block) ?? mergedIn(workbench, block);
  if (fixed !== undefined) return toast(word('workbench.sort.fixed', { cell: fixed }));
  const some = chosen && chosen.getHeight() > 1 ? chosen.getRange() : undefined;
  const from = Math.max(block.rows[0], some?.startRow ?? 0);
  const to = Math.min(block.rows[1], some?.endRow ?? block.rows[1]);
  const order = orderOfCells(
    used.slice(from, to + 1).map(line => line[at.startColumn]),
    direction,
    language(),
  );
  if (order.length < 2) return toast(word('workbench.sort.none'));
  if (order.every((index, place) => index === place)) return toast(word('workbench.sort.already'));
  void workbench.api.executeCommand('sheet.command.reorder-range', {
    unitId: workbench.book.workbook().getId(),
    subUnitId: sheet.getSheetId(),
    range: {
      startRow: from,
      endRow: to,
      startColumn: block.columns[0],
      endColumn: block.columns[1],
    },
    order: Object.fromEntries(order.map((index, place) => [from + place, from + index])),
  });
  toast(
    word('workbench.sort.done', {
      from: from + 1,
      to: to + 1,
      column: columnName(at.startColumn),
      menu: word('workbench.edit'),
      entry: word('workbench.undo'),
    }),
  );
}
