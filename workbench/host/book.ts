/** The open workbook for the host: Univer's facade, and the two packages that reading cells needs. */
import type { FUniver } from '@univerjs/core/facade';
import type { UniverPackages } from '../packages';
import type { Area } from './a1';
import type { SheetLocale } from './locale';

export type FWorkbook = NonNullable<ReturnType<FUniver['getActiveWorkbook']>>;
export type FWorksheet = ReturnType<FWorkbook['getActiveSheet']>;

export interface Book {
  readonly api: FUniver;
  readonly packages: UniverPackages;
  readonly workbook: () => FWorkbook;
  /** The locale of the spreadsheet, which says how text is read. */
  readonly locale: SheetLocale;
  /** Cells that scripts may not write; only tests protect any. */
  readonly protectedAreas: readonly { readonly sheet: string; readonly area: Area }[];
  /** Scrolls to cells of the active sheet; does nothing without a screen. */
  readonly reveal: (area: Area) => void;
}

export function sheetOf(book: Book, name: string): FWorksheet {
  const sheet = book.workbook().getSheetByName(name);
  if (!sheet) throw new Error(`There is no sheet "${name}".`);
  return sheet;
}
