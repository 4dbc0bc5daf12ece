import type { PrintedRows } from '../../exchange/fileRows';
import { place } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import type { View } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import { readActions, undoOffer } from '../write/log';
import { sheetAtRequest } from './sheetAtRequest';
import { nameFor } from '../write/takenNames';

/** Makes a sheet of its own from a print, which the spreadsheet prints itself. To be called under the lock. */
export const makePrintSheet = (workbook: Workbook, tournament: Tournament, printed: PrintedRows): View =>
  printInto(workbook, tournament, printed, nameFor(workbook, tournament.text('sheet.print')));

/** A print as the cells of a sheet: each row has all columns. */
export function cellsOfPrint({ rows, widths }: PrintedRows): readonly (readonly string[])[] {
  const columns = Math.max(1, widths.length);
  return rows.map(row => Array.from({ length: columns }, (_, column) => row[column] ?? ''));
}

export function printInto(
  workbook: Workbook,
  tournament: Tournament,
  printed: PrintedRows,
  sheet: string,
): Extract<View, { readonly view: 'print sheet' | 'stopped' }> {
  const { rows, heads, widths } = printed;
  const columns = Math.max(1, widths.length);
  const different = sheetAtRequest(workbook, tournament, sheet, {
    cells: cellsOfPrint(printed),
    design: {
      place: place(0, 0, Math.max(1, rows.length), columns),
      looks: [
        [place(0, 0, Math.max(1, rows.length), columns), { text: true }],
        ...heads
          .filter(row => row < rows.length)
          .map(row => [place(row, 0, 1, columns), { bold: true }] as const),
      ],
      widths,
    },
  });
  workbook.activate({ sheet, row: 0, column: 0 });
  if (different.length > 0) return { view: 'stopped', reasons: different };
  return { view: 'print sheet', sheet, undo: undoOffer(readActions(workbook)) };
}
