import { isBlank } from '../../sheet/read/cell';
import type { LoggedAction } from '../../sheet/write/logRows';
import type { Workbook } from '../google/workbook';

/**
 * Deletes the sheets that an undone action had made, except sheets with any content and sheets that a formula
 * names: the formula would stay broken even if the sheet were made again.
 */
export function removeEmptied(workbook: Workbook, { blocks }: LoggedAction): void {
  const made = new Set(blocks.flatMap(({ isNew, sheet }) => (isNew ? [sheet] : [])));
  const back = blocks.find(({ sheet }) => !made.has(sheet));
  for (const sheet of made) {
    if (!isEmpty(workbook, sheet) || isInFormula(workbook, sheet)) continue;
    // Before its deletion, the person looking at the sheet is taken to the cells that were restored.
    if (back && workbook.activeSheet() === sheet) workbook.activate(back);
    workbook.removeSheet(sheet);
  }
}

function isEmpty(workbook: Workbook, sheet: string): boolean {
  const values = workbook.read(sheet)?.values;
  return (
    values !== undefined &&
    values.every(line => line.every(isBlank)) &&
    workbook.formulas(sheet).every(line => line.every(formula => formula === ''))
  );
}

function isInFormula(workbook: Workbook, sheet: string): boolean {
  // A formula doubles an apostrophe in a sheet's name.
  const name = sheet.replace(/'/g, "''").toLowerCase();
  return workbook
    .sheetNames()
    .some(each =>
      workbook.formulas(each).some(line => line.some(formula => formula.toLowerCase().includes(name))),
    );
}
