import type { KeptOfSheets } from './keptOfSheets';
import type { Area, CellValue, SheetTable } from '../../application/workbook/workbook';
import type { CellRange } from '../../application/workbook/design';

type AreaValues = SheetTable['values'];

/** Holds what was written into them since, too. */
export interface KnownAreas extends KeptOfSheets {
  /** An area of which every row was read. */
  readonly find: (area: Area) => AreaValues | undefined;
  /** Where something else was known, somebody has changed the sheet, and nothing else of it is known any more. */
  readonly read: (area: Area, table: AreaValues) => void;
  /** Text that stands as it was written, beside what was known `before`. */
  readonly wrote: (sheet: string, place: CellRange, texts: AreaValues, before: readonly KnownArea[]) => void;
  /** Forgets a sheet, and tells what was known of it. */
  readonly forget: (sheet: string) => readonly KnownArea[];
}

interface KnownArea {
  readonly at: CellRange;
  readonly table: AreaValues;
}

export function knownAreas(): KnownAreas {
  const all = new Map<string, readonly KnownArea[]>();
  const partsOf = (sheet: string): readonly KnownArea[] => all.get(sheet) ?? [];
  const forget = (sheet: string): readonly KnownArea[] => {
    const parts = partsOf(sheet);
    all.delete(sheet);
    return parts;
  };
  return {
    find: ({ sheet, row, column, rows, columns }) => {
      const lines = Array.from({ length: rows }, (_, r) => lineAt(partsOf(sheet), row + r, column, columns));
      return lines.flatMap(line => line ?? []).length < rows * columns
        ? undefined
        : lines.map(line => line ?? []);
    },
    read: (area, table) => {
      const areas = partsOf(area.sheet);
      const isSame = JSON.stringify(areas.map(part => patched(part, area, table))) === JSON.stringify(areas);
      all.set(area.sheet, [...(isSame ? areas : []), { at: area, table }]);
    },
    wrote: (sheet, place, texts, before) =>
      void all.set(sheet, [...before.map(area => patched(area, place, texts)), { at: place, table: texts }]),
    follow: (sheet, to) => void all.set(to, forget(sheet)),
    forget,
    forgetAll: () => all.clear(),
  };
}

/** Part of a row, where one area has all of it. */
const lineAt = (
  parts: readonly KnownArea[],
  row: number,
  column: number,
  columns: number,
): readonly CellValue[] | undefined => {
  const whole = parts.find(
    ({ at }) =>
      row >= at.row &&
      row < at.row + at.rows &&
      column >= at.column &&
      column + columns <= at.column + at.columns,
  );
  return whole?.table[row - whole.at.row]?.slice(
    column - whole.at.column,
    column - whole.at.column + columns,
  );
};

const patched = ({ at, table }: KnownArea, place: CellRange, texts: AreaValues): KnownArea => ({
  at,
  table: table.map((line, r) => {
    const from = texts[at.row + r - place.row];
    return from ? line.map((cell, c) => from[at.column + c - place.column] ?? cell) : line;
  }),
});
