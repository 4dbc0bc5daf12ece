/** Dropdowns and notes, which are kept in the cell itself and so move with it. */
import type { Area } from './a1';
import type { Book, FWorksheet } from './book';
import { setCells } from './cells';
import { extrasAt, type Extras, type Validation } from './extras';

export { extrasAt };
export type { Validation };

/** `SpreadsheetApp.newDataValidation()`. */
export function newDataValidation() {
  let rule: Validation = { list: [], dropdown: true, allowInvalid: true, help: '' };
  const builder = {
    requireValueInList: (list: readonly unknown[], dropdown = true) => {
      rule = { ...rule, list: list.map(String), dropdown };
      return builder;
    },
    setAllowInvalid: (allowInvalid: boolean) => {
      rule = { ...rule, allowInvalid };
      return builder;
    },
    setHelpText: (help: string) => {
      rule = { ...rule, help };
      return builder;
    },
    build: (): Validation => rule,
  };
  return builder;
}

/** Sets the dropdown of each cell in the area; null removes it. */
export const setValidations = (
  book: Book,
  sheet: FWorksheet,
  area: Area,
  rules: readonly (readonly (Validation | null)[])[],
): void =>
  changeExtras(book, sheet, area, (row, column) => ({ validation: rules[row]?.[column] ?? undefined }));

type Change = { readonly [key in keyof Extras]: Extras[key] | undefined };

/** Sets the dropdown or note of every cell in the area; undefined removes it. */
export const setExtras = (book: Book, sheet: FWorksheet, area: Area, change: Change): void =>
  changeExtras(book, sheet, area, () => change);

function changeExtras(
  book: Book,
  sheet: FWorksheet,
  area: Area,
  change: (row: number, column: number) => Change,
): void {
  const cells: Record<number, Record<number, unknown>> = {};
  for (let row = area.row; row <= area.endRow; row++) {
    const line: Record<number, unknown> = {};
    for (let column = area.column; column <= area.endColumn; column++) {
      const before = extrasAt(sheet, row, column);
      const left = Object.entries({ ...before, ...change(row - area.row, column - area.column) }).filter(
        ([, one]) => one !== undefined,
      );
      if (left.length > 0) line[column] = { custom: Object.fromEntries(left) };
      else if (Object.keys(before).length > 0) line[column] = { custom: null };
    }
    cells[row] = line;
  }
  setCells(book, sheet, cells);
}
