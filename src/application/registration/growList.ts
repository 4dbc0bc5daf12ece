import { isBlank } from '../../sheet/cells/cell';
import type { Area, Workbook } from '../workbook/workbook';
import { place, type Dressing } from '../workbook/design';
import { WALL_LIST, type Tournament } from '../read/tournament';

/** The rows of the range WallList with those below it that nothing stands in, `wanted` at most. */
export function heightWithRoom(workbook: Workbook, { sheet, row, rows }: Area, wanted: number): number {
  const values = (workbook.list?.around ?? workbook).read(sheet)?.values ?? [];
  const used = Array.from({ length: wanted }, (_, i) => i).find(
    i => !(values[row + rows + i] ?? []).every(isBlank),
  );
  return rows + (used ?? wanted);
}

/**
 * Extends the range WallList to so many rows, so that formulas see them. Their cells stay as they are but for the text format, which the
 * action gives where a result or rounds not played would turn into a date.
 */
export function growList(workbook: Workbook, { reading }: Tournament, rows: number): readonly Dressing[] {
  const area = workbook.namedArea(WALL_LIST);
  if (!area || rows <= area.rows) return [];
  const columns = [reading.columns.out, ...reading.rounds.flat()].filter(column => column !== undefined);
  const places = columns.map(column =>
    place(area.row + area.rows, area.column + column, rows - area.rows, 1),
  );
  workbook.nameArea(WALL_LIST, { ...area, rows });
  return [
    {
      sheet: area.sheet,
      given: places.map(range => [range, { text: true }]),
      back: places.map(range => [range, { text: false }]),
    },
  ];
}
