import type { SheetIds } from '../../sheet/write/logBlocks';
import { isNamed, nameNow } from '../../sheet/write/sheetNames';
import type { Workbook } from '../workbook/workbook';
import { SETTINGS, WALL_LIST } from '../read/tournament';

const RANGES = [WALL_LIST, SETTINGS] as const;

/** The named range in a sheet knows it whatever it is called and costs no call; else its id does. */
export function idsOf(workbook: Workbook, sheets: readonly string[]): SheetIds {
  const sheetNames = workbook.sheetNames();
  const idOf = (sheet: string): string =>
    RANGES.find(name => workbook.namedArea(name)?.sheet === sheet) ?? workbook.sheetId(sheet);
  return Object.fromEntries(
    [...new Set(sheets)].filter(sheet => sheetNames.includes(sheet)).map(sheet => [sheet, idOf(sheet)]),
  );
}

/** The name that a sheet of the Log has now. A sheet whose id is not there is looked for by its name. */
export function presentName(workbook: Workbook, sheet: string, id: string | undefined): string {
  const names = workbook.sheetNames();
  // What was written into a list before it was moved to another sheet is there.
  const { was = [], sheet: own } = workbook.list ?? {};
  const now =
    id === undefined || !was.some(name => name === id || name.startsWith(`${WALL_LIST}_${id}_`))
      ? undefined
      : own?.();
  if (now !== undefined) return now;
  const ranged = (name: string): string | undefined => workbook.namedArea(name)?.sheet;
  const range = RANGES.find(name => name === id);
  // Each id is a call: that of the same sheet in another language is asked first.
  const named = nameNow(sheet, names);
  const sheetName = range
    ? ranged(range)
    : [...names.filter(name => name === named), ...names.filter(name => name !== named)].find(
        name => id !== undefined && workbook.sheetId(name) === id,
      );
  if (sheetName !== undefined) return sheetName;
  if (names.includes(named)) return named;
  const inList = isNamed(sheet, 'sheet.wallList') ? ranged(WALL_LIST) : undefined;
  return inList ?? (isNamed(sheet, 'sheet.settings') ? ranged(SETTINGS) : undefined) ?? named;
}
