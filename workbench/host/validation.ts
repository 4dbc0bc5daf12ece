/** Dropdowns and notes, which are kept in the cell itself and so move with it. */
import type { Area } from './a1';
import type { Book, FWorksheet } from './book';
import { setCells } from './cells';

export interface Validation {
  readonly list: readonly string[];
  readonly dropdown: boolean;
  readonly allowInvalid: boolean;
  readonly help: string;
}

interface Extras {
  readonly validation?: Validation;
  readonly note?: string;
}

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

export const extrasAt = (sheet: FWorksheet, row: number, column: number): Extras =>
  (sheet.getSheet().getCellRaw(row, column)?.custom ?? {}) as Extras;

/** Sets the dropdown or note of every cell in the area; undefined removes it. */
export function setExtras(
  book: Book,
  sheet: FWorksheet,
  area: Area,
  change: { readonly [key in keyof Extras]: Extras[key] | undefined },
): void {
  const cells: Record<number, Record<number, unknown>> = {};
  for (let row = area.row; row <= area.endRow; row++) {
    const line: Record<number, unknown> = {};
    for (let column = area.column; column <= area.endColumn; column++) {
      const left = Object.entries({ ...extrasAt(sheet, row, column), ...change }).filter(
        ([, one]) => one !== undefined,
      );
      line[column] = { custom: left.length > 0 ? Object.fromEntries(left) : null };
    }
    cells[row] = line;
  }
  setCells(book, sheet, cells);
}
