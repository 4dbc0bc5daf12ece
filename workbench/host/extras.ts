/** What a cell holds besides its value: kept in the cell itself, so that it moves with it. */
import type { FWorksheet } from './book';

export interface Validation {
  readonly list: readonly string[];
  readonly dropdown: boolean;
  readonly allowInvalid: boolean;
  readonly help: string;
}

export interface Extras {
  readonly validation?: Validation;
  readonly note?: string;
}

export const extrasAt = (sheet: FWorksheet, row: number, column: number): Extras =>
  (sheet.getSheet().getCellRaw(row, column)?.custom ?? {}) as Extras;
