import { isNamed } from '../../sheet/write/sheetNames';
import type { Workbook } from '../workbook/workbook';
import { takenNames } from '../write/takenNames';

/** A name that spreadsheets give to their first sheet: `Sheet1`, `Feuille 1`, `シート1`. */
const FIRST = /^\p{L}+ ?1$/u;

/** The only sheet of a new spreadsheet by its name; undefined where there are others besides the Log. */
export function blankSheet(workbook: Workbook): string | undefined {
  const [name, ...others] = takenNames(workbook).filter(sheet => !isNamed(sheet, 'sheet.log'));
  return name !== undefined && others.length === 0 && FIRST.test(name) ? name : undefined;
}

/** Removes that sheet once there are others, if no cell in it holds anything at this moment. Undo of the action brings one back. */
export function removeBlank(workbook: Workbook, name: string | undefined): void {
  if (name !== undefined && takenNames(workbook).length > 1 && workbook.lastRow(name) === 0)
    workbook.removeSheet(name);
}
