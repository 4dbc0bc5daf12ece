import { parseA1 } from '../../sheet/cells/cell';
import { isInPart } from '../../sheet/frame/severalLists';
import { organisersSheets } from './sheets';
import { WALL_LIST, type Tournament } from './tournament';
import type { Workbook } from '../workbook/workbook';

/** The first sheet besides the list whose first row of formulas is like this, and reads no other list. */
export const sheetWith = (
  workbook: Workbook,
  { list }: Tournament,
  isLike: (formulas: readonly string[]) => boolean,
): string | undefined =>
  organisersSheets(workbook).find(name => {
    if (name === list.sheet) return false;
    const formulas = workbook.formulas(name)[0] ?? [];
    const readsOther = (formula: string): boolean =>
      readsAnother(workbook, formula) || readsBeside(workbook, list.sheet, formula);
    return isLike(formulas) && !formulas.some(readsOther);
  });

/** Whether a formula begins to read the sheet of the list where another list of it stands. */
function readsBeside(workbook: Workbook, sheet: string, formula: string): boolean {
  const part = workbook.list?.part?.();
  const first = /!(\$?[A-Z]{1,3}\$?\d+)/i.exec(formula)?.[1];
  const cell = first === undefined ? undefined : parseA1(first);
  return (
    part !== undefined &&
    cell !== undefined &&
    refersTo(formula, sheet) &&
    !isInPart(part, cell.row, cell.column)
  );
}

/** Whether a formula names a sheet of another list, or the range WallList where that is another list. */
function readsAnother(workbook: Workbook, formula: string): boolean {
  const hiddenSheets = workbook.list?.hidden() ?? [];
  if (hiddenSheets.length === 0) return false;
  const isOthers = /\bWallList\b/i.test(formula) && workbook.namedArea(WALL_LIST) === undefined;
  return isOthers || hiddenSheets.some(sheet => refersTo(formula, sheet));
}

/** A formula doubles an apostrophe in a sheet's name, which stands between apostrophes where it needs them. */
function refersTo(formula: string, sheet: string): boolean {
  const [text, name] = [formula.toLowerCase(), sheet.replace(/'/g, "''").toLowerCase()];
  return text.includes(`'${name}'!`) || new RegExp(`(^|[^\\p{L}\\p{N}_.'])${escaped(name)}!`, 'u').test(text);
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
