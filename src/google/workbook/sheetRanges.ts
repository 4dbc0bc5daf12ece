import { kept, type KeptOfSheets } from './keptOfSheets';
import { addressOf } from './paint';
import type { OpenSheets } from './openSheets';
import type { Range, RangeList, Sheet } from './services';
import type { CellRange } from '../../application/workbook/design';
import type { Area, CellValue } from '../../application/workbook/workbook';

export interface SheetRanges extends KeptOfSheets {
  readonly at: (sheet: string, place: CellRange) => Range;
  readonly of: (area: Area) => Range;
  /** Several places of a sheet, which get one value together. */
  readonly list: (sheet: string, places: readonly CellRange[]) => RangeList;
  readonly values: (area: Area) => CellValue[][];
}

/** `whole` is the range by which a sheet is read, where it has these cells and no others. */
export function sheetRanges(
  sheets: OpenSheets,
  whole: (sheet: string, place: CellRange) => Range | undefined,
): SheetRanges {
  const ranges = new Map<string, Range>();
  const at = (name: string, place: CellRange): Range =>
    kept<Range>(ranges, keyOf(name, place), () => {
      const read = whole(name, place);
      if (read) return read;
      sheets.lengthen(name, place.row + place.rows);
      return rangeOf(sheets.of(name), place);
    });
  const keysOf = (name: string): readonly string[] =>
    [...ranges.keys()].filter(key => key.split(',').slice(4).join() === name);
  return {
    at,
    of: area => at(area.sheet, area),
    list: (name, places) => rangeListOf(sheets.of(name), places),
    values: area => {
      const { sheet, row, column, rows, columns } = area;
      // One call where no range of these cells is at hand.
      if (!ranges.has(keyOf(sheet, area)) && !whole(sheet, area))
        try {
          return sheets.of(sheet).getSheetValues(row + 1, column + 1, rows, columns) as CellValue[][];
        } catch {
          // The range below tells why, or gives the sheet the cells that it lacks.
        }
      return at(sheet, area).getValues() as CellValue[][];
    },
    follow: (name, to) => {
      for (const key of keysOf(name)) {
        const range = ranges.get(key) as Range;
        ranges.delete(key);
        ranges.set(key.slice(0, -name.length) + to, range);
      }
    },
    forget: name => keysOf(name).forEach(key => ranges.delete(key)),
    forgetAll: () => ranges.clear(),
  };
}

const keyOf = (name: string, { row, column, rows, columns }: CellRange): string =>
  `${row},${column},${rows},${columns},${name}`;

/** Rows and columns that the sheet lacks are added at its end; its size is asked only where Google refuses the area. */
function rangeOf(sheet: Sheet, { row, column, rows, columns }: CellRange): Range {
  const range = (): Range => sheet.getRange(row + 1, column + 1, rows, columns);
  try {
    return range();
  } catch (refusal) {
    const [maxRows, maxColumns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
    const [moreRows, moreColumns] = [row + rows - maxRows, column + columns - maxColumns];
    if (moreRows <= 0 && moreColumns <= 0) throw refusal;
    if (moreRows > 0) sheet.insertRowsAfter(maxRows, moreRows);
    if (moreColumns > 0) sheet.insertColumnsAfter(maxColumns, moreColumns);
    return range();
  }
}

function rangeListOf(sheet: Sheet, places: readonly CellRange[]): RangeList {
  const list = () => sheet.getRangeList(places.map(addressOf));
  try {
    return list();
  } catch {
    places.forEach(range => rangeOf(sheet, range));
    return list();
  }
}
