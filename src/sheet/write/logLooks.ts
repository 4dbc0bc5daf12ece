import { makeA1, parseA1 } from '../cells/cell';
import type { Block } from '../cells/block';

type LoggedLook = readonly [
  place: { readonly row: number; readonly column: number; readonly rows: number; readonly columns: number },
  look: object,
];

/** Looks that an action gives to cells of a sheet that stays, and those that its undo gives back. */
export interface LoggedDressing {
  readonly sheet: string;
  readonly given: readonly LoggedLook[];
  readonly back: readonly LoggedLook[];
}

/** A row of the Log cannot hold more; a forged one must not cost memory. */
const MOST_CELLS = 100_000;
const MOST_LOOKS = 1_000;

type Packed = readonly [sheet: string, given: readonly unknown[], back: readonly unknown[]];

export const packedDressings = (dressings: readonly LoggedDressing[]): readonly Packed[] =>
  dressings.map(({ sheet, given, back }) => [sheet, given.map(packedLook), back.map(packedLook)]);

const packedLook = ([{ row, column, rows, columns }, look]: LoggedLook) =>
  [makeA1(row, column), rows, columns, look] as const;

/** An entry that cannot be read is left out: nothing rests on a look. */
export const unpackedDressings = (list: unknown): readonly LoggedDressing[] =>
  arrayOf(list).flatMap(item => {
    const [sheet, given, back] = arrayOf(item);
    return typeof sheet === 'string'
      ? [{ sheet, given: unpackedLooks(given), back: unpackedLooks(back) }]
      : [];
  });

const unpackedLooks = (list: unknown): readonly LoggedLook[] =>
  arrayOf(list)
    .slice(0, MOST_LOOKS)
    .flatMap((item): readonly LoggedLook[] => {
      const [a1, rows, columns, look] = arrayOf(item);
      const at = typeof a1 === 'string' ? parseA1(a1) : undefined;
      const isSound = isCount(rows) && isCount(columns) && rows * columns <= MOST_CELLS;
      return at && isSound && typeof look === 'object' && look !== null
        ? [[{ ...at, rows, columns }, look]]
        : [];
    });

const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** One format for all cells of a block, or each; 0 where none is to be given back. */
type PackedFormats = string | Block['before'] | 0;

export const packedFormats = ({ formats }: Block): PackedFormats => {
  const first = formats?.[0]?.[0];
  if (!formats || first === undefined) return 0;
  return formats.every(line => line.every(format => format === first)) ? first : formats;
};

/** Undefined where a row of the Log has none for this block. */
export function unpackedFormats(value: unknown, { after }: Block): Block['formats'] {
  if (typeof value === 'string') return after.map(line => line.map(() => value));
  const lines = arrayOf(value);
  const isTable = lines.length === after.length && lines.every((line, r) => isLine(line, after[r] ?? []));
  return isTable && lines.length > 0 ? (lines as Block['before']) : undefined;
}

const isLine = (line: unknown, after: readonly string[]): boolean =>
  Array.isArray(line) && line.length === after.length && line.every(text => typeof text === 'string');
