import { makeA1 } from '../cells/cell';

export interface RangeText {
  /** The sheet that it names; undefined for the formula's own. */
  readonly sheet: string | undefined;
  readonly row: number;
  readonly column: number;
  /** Infinity for whole columns. */
  readonly lastRow: number;
  readonly lastColumn: number;
  readonly reaching: (lastRow: number, lastColumn: number) => string;
}

/** The sheet before a range: `'Wall list'!`, `List!`, and with a full stop as LibreOffice writes it. */
const SHEET = /^\$?(?:'((?:[^']|'')+)'|([^'!.:\s]+))[!.]/;
const CELLS = /^(\$?)([A-Z]{1,3})(\$?)(\d*):(\$?)([A-Z]{1,3})(\$?)(\d*)$/i;

/** Reads `A1:F9`, `$A$1:$F$9`, `A:F`, `A1:F` and each of them behind a sheet; undefined for anything else. */
export function parseRange(text: string): RangeText | undefined {
  const before = SHEET.exec(text);
  const cells = CELLS.exec(text.slice(before?.[0].length ?? 0));
  if (!cells) return undefined;
  const [
    ,
    fixed = '',
    from = '',
    fixedRow = '',
    first = '',
    toFixed = '',
    to = '',
    toFixedRow = '',
    last = '',
  ] = cells;
  const [row, column, lastColumn] = [first === '' ? 0 : Number(first) - 1, columnOf(from), columnOf(to)];
  return {
    sheet: before?.[1]?.replace(/''/g, "'") ?? before?.[2],
    row,
    column,
    lastRow: last === '' ? Infinity : Number(last) - 1,
    lastColumn,
    reaching: (newRow, newColumn) =>
      `${before?.[0] ?? ''}${fixed}${from}${fixedRow}${first}:${toFixed}${lettersOf(newColumn)}${toFixedRow}` +
      (last === '' ? '' : String(newRow + 1)),
  };
}

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const lettersOf = (column: number): string => makeA1(0, column).slice(0, -1);

/** `A2:K40` of `'Wall list'!A2:K40`; without a sheet on the formula's own `sheet`, undefined for another one. */
export function cellsOn(range: string, sheet: string, wanted: string): string | undefined {
  const [, quoted, bare, cells] = /^(?:'((?:[^']|'')+)'|([^'!]+))!(.*)$/.exec(range) ?? [];
  const sheetOfRange = cells === undefined ? sheet : (quoted?.replace(/''/g, "'") ?? bare);
  return sheetOfRange === wanted ? (cells ?? range) : undefined;
}
