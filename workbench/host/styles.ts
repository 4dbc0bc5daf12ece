/** Looks of many cells at a time, as Google's methods with a table take them: a row for each row, a value for each cell. */
import type { ICellData, IStyleData } from '@univerjs/core';
import type { Area } from './a1';
import type { Book, FWorksheet } from './book';
import { setCells } from './cells';

type FRange = ReturnType<FWorksheet['getRange']>;

/** What `SpreadsheetApp.newTextStyle()` builds. */
export interface TextStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly size?: number;
  readonly color?: string;
}

/** `SpreadsheetApp.newTextStyle()`. */
export function newTextStyle() {
  let style: TextStyle = {};
  const set = (more: TextStyle) => {
    style = { ...style, ...more };
    return builder;
  };
  const builder = {
    setBold: (bold: boolean) => set({ bold }),
    setItalic: (italic: boolean) => set({ italic }),
    setFontSize: (size: number) => set({ size }),
    setForegroundColor: (color: string) => set({ color }),
    build: (): TextStyle => style,
  };
  return builder;
}

/** Univer's words for the sides. */
const SIDES = { left: 1, center: 2, right: 3, normal: 0 } as const;
export type Side = keyof typeof SIDES;

const [WRAPPED, OVERFLOWING] = [3, 1];

export const textStyle = ({ bold, italic, size, color }: TextStyle): Partial<IStyleData> => ({
  ...(bold !== undefined && { bl: bold ? 1 : 0 }),
  ...(italic !== undefined && { it: italic ? 1 : 0 }),
  ...(size !== undefined && { fs: size }),
  ...(color !== undefined && { cl: { rgb: color } }),
});

export const background = (color: string | null): Partial<IStyleData> => ({
  bg: color === null ? null : { rgb: color },
});

export const alignment = (side: Side | null): Partial<IStyleData> => ({
  ht: (side === null ? null : SIDES[side]) as NonNullable<IStyleData['ht']>,
});

export const wrapping = (isWrapped: boolean): Partial<IStyleData> => ({
  tb: isWrapped ? WRAPPED : OVERFLOWING,
});

export const numberFormat = (format: string): Partial<IStyleData> => ({ n: { pattern: format } });

/** Top, left, bottom, right, and between the cells: null leaves a line as it is. */
export type Lines = readonly (boolean | null)[];

/** Univer's names of the sides, in Google's order, and its thin line. */
const [BORDERS, THIN] = [['top', 'left', 'bottom', 'right'], 1] as const;

/** `Range.setBorder`: lines at the sides that are named, or none at all. */
export function drawLines(range: FRange, lines: Lines): void {
  type Border = Parameters<FRange['setBorder']>;
  if (lines.every(line => line === false)) range.setBorder('none' as Border[0], 0);
  BORDERS.forEach((side, at) => {
    if (lines[at]) range.setBorder(side as Border[0], THIN as Border[1], '#5f6368');
  });
}

/** Google's font size; vertically centred, so that a frozen line cuts nothing off. */
export const PLAIN = { fs: 10, vt: 2 };

/** How a cell looks that nobody has given a style. */
const UNSTYLED: Partial<IStyleData> = {
  bl: 0,
  it: 0,
  fs: PLAIN.fs,
  cl: { rgb: '#000000' },
  bg: null,
  ht: null as unknown as NonNullable<IStyleData['ht']>,
  tb: OVERFLOWING,
};

/** Whether nothing of a sheet has looks but its cells. */
const hasOnlyCellStyles = (sheet: FWorksheet): boolean => {
  const { rowData, columnData } = sheet.getSheet().getConfig();
  return [rowData, columnData].every(lines => Object.values(lines ?? {}).every(line => !line?.s));
};

/**
 * Tells which cells look like a style already. Univer goes through all that it keeps for each cell that it is given, and a new sheet gets looks
 * for thousands of blank ones.
 */
function looksSo(
  book: Book,
  sheet: FWorksheet,
): (row: number, column: number, style: Partial<IStyleData>) => boolean {
  if (!hasOnlyCellStyles(sheet)) return () => false;
  const own = sheet.getSheet();
  const styles = book.workbook().getWorkbook().getStyles();
  return (row, column, style) => {
    const now = styles.getStyleByCell(own.getCellRaw(row, column)) ?? {};
    return Object.entries(style).every(([key, value]) => {
      const name = key as keyof IStyleData;
      const is = now[name] ?? UNSTYLED[name];
      return is !== undefined && JSON.stringify(is) === JSON.stringify(value);
    });
  };
}

/** Gives every cell of an area its style; what a style does not name stays. */
export function setStyles<T>(
  book: Book,
  sheet: FWorksheet,
  area: Area,
  values: readonly (readonly T[])[],
  style: (value: T) => Partial<IStyleData>,
): void {
  const isSo = looksSo(book, sheet);
  const cells: Record<number, Record<number, Pick<ICellData, 's'>>> = {};
  values.forEach((line, row) => {
    const others = line.flatMap((value, column) => {
      const at = style(value) as IStyleData;
      return isSo(area.row + row, area.column + column, at)
        ? []
        : [[area.column + column, { s: at }] as const];
    });
    if (others.length > 0) cells[area.row + row] = Object.fromEntries(others);
  });
  if (Object.keys(cells).length > 0) setCells(book, sheet, cells);
}
