/** A workbook as it is at one moment, as plain data that may be posted to a worker. */
import type { ICellData, IRange, IWorkbookData } from '@univerjs/core';
import { isDateFormat } from '../dates';
import type { Book } from '../host/book';
import type { SheetLocale } from '../host/locale';

export interface BookCopy {
  readonly workbook: IWorkbookData;
  /** The sheet in sight, by its id, and what is chosen there. */
  readonly sheet: string;
  readonly chosen: IRange | undefined;
  readonly names: readonly NamedReference[];
  /** Cells that a formula elsewhere fills, by the sheet's id, row and column: a workbook as data has none of them. */
  readonly spilled: Readonly<Record<string, Matrix>>;
  /** Number formats of dates. */
  readonly dates: readonly string[];
  readonly locale: SheetLocale;
}

export interface NamedReference {
  readonly name: string;
  readonly reference: string;
}

export type Matrix = Readonly<Record<number, Readonly<Record<number, ICellData | null>>>>;

export function copyOf({ packages, workbook: open, locale }: Book): BookCopy {
  const workbook = open();
  const sheet = workbook.getActiveSheet();
  const data = workbook.getWorkbook().getSnapshot();
  const patterns = Object.values(data.styles).flatMap(style => style?.n?.pattern ?? []);
  const filled = sheet.getInject().get(packages.formula.FormulaDataModel).getArrayFormulaCellData();
  return {
    workbook: data,
    sheet: sheet.getSheetId(),
    chosen: workbook.getActiveRange()?.getRange(),
    names: workbook
      .getDefinedNames()
      .map(one => ({ name: one.getName(), reference: one.getFormulaOrRefString() })),
    spilled: (filled[workbook.getId()] ?? {}) as BookCopy['spilled'],
    dates: patterns.filter(pattern => isDateFormat(packages.core.numfmt, pattern)),
    locale,
  };
}
