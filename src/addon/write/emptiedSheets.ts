import { isBlank } from '../../sheet/read/cell';
import type { LoggedAction } from '../../sheet/write/logRows';
import type { Workbook } from '../google/workbook';

/**
 * Takes away the sheets that an undone action had made. One in which anything stands is left alone, and so is one that a formula
 * names: the formula would not find it again, even when the action is done anew.
 */
export function removeEmptied(workbook: Workbook, { blocks }: LoggedAction): void {
  const made = new Set(blocks.flatMap(({ isNew, sheet }) => (isNew ? [sheet] : [])));
  const back = blocks.find(({ sheet }) => !made.has(sheet));
  for (const sheet of made) {
    if (!isEmpty(workbook, sheet) || isInFormula(workbook, sheet)) continue;
    // Whoever looks at it sees the cells that are as they were before.
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
  // In a formula an apostrophe of the name is doubled.
  const name = sheet.replace(/'/g, "''").toLowerCase();
  return workbook
    .sheetNames()
    .some(each =>
      workbook.formulas(each).some(line => line.some(formula => formula.toLowerCase().includes(name))),
    );
}
