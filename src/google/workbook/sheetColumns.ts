import { kept, type KeptOfSheets } from './keptOfSheets';
import type { OpenSheets } from './openSheets';

/** Columns count from 0. */
export interface SheetColumns extends KeptOfSheets {
  /** Pixels. */
  readonly widthOf: (sheet: string, column: number) => number;
  readonly widen: (sheet: string, column: number, count: number, width: number) => void;
  /** Shows them, none narrower than the column before them. */
  readonly reveal: (sheet: string, from: number, count: number) => void;
}

export function sheetColumns(sheets: OpenSheets): SheetColumns {
  const widths = new Map<string, number>();
  const widthOf = (name: string, column: number): number =>
    kept(widths, `${column},${name}`, () => sheets.of(name).getColumnWidth(column + 1));
  const widen = (name: string, column: number, count: number, width: number): void => {
    sheets.of(name).setColumnWidths(column + 1, count, width);
    widths.clear();
  };
  return {
    widthOf,
    widen,
    reveal: (name, from, count) => {
      sheets.of(name).showColumns(from + 1, count);
      const width = from > 0 ? widthOf(name, from - 1) : 0;
      if (widthOf(name, from) < width) widen(name, from, count, width);
    },
    follow: () => widths.clear(),
    forget: () => widths.clear(),
    forgetAll: () => widths.clear(),
  };
}
