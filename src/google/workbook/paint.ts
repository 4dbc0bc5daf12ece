import { makeA1 } from '../../sheet/cells/cell';
import type { CellRange } from '../../application/workbook/design';
import type { Range, Sheet } from './services';

/** Gets one value at a time. */
export type Target = Range | GoogleAppsScript.Spreadsheet.RangeList;
export type PaintValue = string | number | boolean | null;

/** `B3:D7`. */
export const addressOf = ({ row, column, rows, columns }: CellRange): string =>
  `${makeA1(row, column)}:${makeA1(row + rows - 1, column + columns - 1)}`;

/** Ranges that get one value together. */
export type Lists = (places: readonly CellRange[]) => GoogleAppsScript.Spreadsheet.RangeList;

/** The lists of a sheet, each asked for once: a title is bold and filled. */
export function listsOf(sheet: Sheet): Lists {
  const lists = new Map<string, GoogleAppsScript.Spreadsheet.RangeList>();
  return places => {
    const addresses = places.map(addressOf);
    const list = lists.get(addresses.join()) ?? sheet.getRangeList(addresses);
    lists.set(addresses.join(), list);
    return list;
  };
}

/**
 * Gives each cell of a place its value: the whole place that of most cells, then each other value to the ranges that have it. What all
 * cells have already is `baseNow`, and not given again.
 */
export function paint<T extends PaintValue>(
  listOf: Lists,
  range: Range,
  place: CellRange,
  table: readonly (readonly T[])[],
  set: (target: Target, value: T) => unknown,
  baseNow?: T,
): void {
  const counts = new Map<T, number>();
  for (const value of table.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (!most) return;
  const base = baseNow === undefined ? most[0] : baseNow;
  if (baseNow === undefined) set(range, base);
  const ranges = rangesOf(table, place);
  for (const [value] of counts) {
    if (value === base) continue;
    const places = ranges.flatMap(area => (area.value === value ? [area.place] : []));
    const isWhole = places.length === 1 && counts.size === 1;
    set(isWhole ? range : listOf(places), value);
  }
}

export interface Painted<T> {
  readonly place: CellRange;
  readonly value: T;
}

/** The table as few ranges of one value each: runs along a row, which grow down while the next row has the same. */
export function rangesOf<T>(
  table: readonly (readonly T[])[],
  { row, column }: CellRange,
): readonly Painted<T>[] {
  const areas: { place: CellRange; value: T }[] = [];
  let above: { place: CellRange; value: T }[] = [];
  table.forEach((line, r) => {
    const now: typeof above = [];
    for (let c = 0; c < line.length;) {
      let end = c + 1;
      while (end < line.length && line[end] === line[c]) end++;
      const value = line[c] as T;
      const same = above.find(
        area => area.value === value && area.place.column === column + c && area.place.columns === end - c,
      );
      if (same) same.place = { ...same.place, rows: same.place.rows + 1 };
      else areas.push({ place: { row: row + r, column: column + c, rows: 1, columns: end - c }, value });
      now.push(same ?? (areas[areas.length - 1] as Painted<T>));
      c = end;
    }
    above = now;
  });
  return areas;
}
