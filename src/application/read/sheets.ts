import type { Workbook, Area } from '../workbook/workbook';
import { isNamed, roundOfName } from '../../sheet/write/sheetNames';
import type { SheetRange } from './tournament';
import type { ListPart } from '../../sheet/frame/severalLists';

/** The sheet that the setting `Wall list` names; case does not matter; undefined where there is none. */
export const sheetNamed = (workbook: Workbook, wanted: string): string | undefined =>
  workbook.sheetNames().find(name => name.toLowerCase() === wanted.trim().toLowerCase());

export const organisersSheets = (workbook: Workbook): readonly string[] =>
  workbook.sheetNames().filter(name => !isOurs(name));

export const isOurs = (name: string): boolean =>
  isNamed(name, 'sheet.settings') ||
  isNamed(name, 'sheet.log') ||
  isNamed(name, 'sheet.system') ||
  isNamed(name, 'sheet.print') ||
  roundOfName(name, 'sheet.preview') !== undefined ||
  roundOfName(name) !== undefined;

/** The whole used range of a sheet, or what the list has of it where it holds several; undefined if there is no such sheet. */
export function readSheet(workbook: Workbook, sheet: string): SheetRange | undefined {
  const table = workbook.read(sheet);
  const part = workbook.list?.sheet() === sheet ? workbook.list.part?.() : undefined;
  const whole = table && { sheet, origin: { row: 0, column: 0 }, values: table.values };
  return whole && part ? cropped(whole, part) : whole;
}

export const cropped = (
  { sheet, origin, values }: SheetRange,
  { top, left, bottom, right }: ListPart,
): SheetRange => ({
  sheet,
  origin: { row: origin.row + top, column: origin.column + left },
  values: values.slice(top, bottom).map(line => line.slice(left, right)),
});

/** The values of an area, padded with blanks where the used range ends earlier. */
export function take(workbook: Workbook, area: Area): SheetRange | undefined {
  const table = workbook.read(area.sheet);
  if (!table) return undefined;
  const used = Math.max(0, Math.min(area.rows, table.values.length - area.row));
  const values = Array.from({ length: Math.max(1, used) }, (_, row) =>
    Array.from(
      { length: area.columns },
      (__, column) => table.values[area.row + row]?.[area.column + column] ?? '',
    ),
  );
  return { sheet: area.sheet, origin: { row: area.row, column: area.column }, values };
}
