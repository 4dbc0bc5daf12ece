import type { BookTable } from '../../src/exchange/bookTables';
import type { XlsxCell, XlsxSheet } from '../../workbench/xlsx';

const NARROWEST = 4;
const WIDEST = 60;

export const xlsxSheets = (tables: readonly BookTable[]): readonly XlsxSheet[] =>
  tables.map(({ name, rows }) => ({
    name,
    rows: rows.map((row, line) =>
      row.map((text): XlsxCell => ({ value: valueOf(text), isBold: line === 0 })),
    ),
    widths: (rows[0] ?? []).map((_, column) =>
      rows.reduce(
        (width, row) => Math.min(Math.max(width, (row[column] ?? '').length + 2), WIDEST),
        NARROWEST,
      ),
    ),
  }));

// Not `007`, which is a number of a federation, and not longer than a number is exact.
const valueOf = (text: string): number | string =>
  /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/.test(text) ? Number(text) : text;
