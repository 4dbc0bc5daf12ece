import type { Cell, Table } from './argument';
import type { Given } from './given';

/** One column beside the range: its title in the header row, a value beside each player, blank everywhere else. */
export const alignedColumn = (given: Given, title: string, cell: (player: number) => Cell): Table =>
  alignedColumns(given, [title], player => [cell(player)]);

/** The same with several columns. */
export function alignedColumns(
  { values, reading }: Given,
  titles: readonly string[],
  cells: (player: number) => readonly Cell[],
): Table {
  const blank = titles.map(() => '');
  const table: (readonly Cell[])[] = values.map(() => blank);
  if (reading.header !== undefined) table[reading.header] = titles;
  reading.rows.forEach((row, player) => (table[row] = cells(player)));
  return table;
}
