import type { MendPlan } from '../../src/application/write/mendPlan';
import { type MemoryWorkbook } from './memoryWorkbook';
import { bookOf, written, type Lines } from './bookInCells';

/** Small lists for what mends would write, cell by cell. */
/** Two columns further right, a row further down. */
export const apart = (lines: Lines): Lines => [[''], ...lines.map(line => ['', '', ...line])];

/** The same list with a name for its range, a row further down and two columns further right. */
export function bookApart(lines: Lines, more: Readonly<Record<string, Lines>> = {}): MemoryWorkbook {
  const book = bookOf({ List: apart(lines), ...more });
  const [rows, columns] = [lines.length, lines[0]?.length ?? 0];
  book.workbook.nameArea('WallList', { sheet: 'List', row: 1, column: 2, rows, columns });
  return book;
}

export const told = (plans: readonly MendPlan[]): readonly (readonly string[])[] =>
  plans.map(({ label, blocks }) => [label, ...written(blocks)]);

export const TITLES = ['Name', 'Rank', 'R1', 'R2', 'R3'];
export const PLAYED: Lines = [
  TITLES,
  ['Anna', '4d', '2+', '3+', ''],
  ['Ben', '3d', '1-', '4+', ''],
  ['Carl', '2d', '4+', '1-', ''],
  ['Dora', '2d', '3-', '2-', ''],
];
/** The same list with other texts in a column. */
export const withColumn = (at: number, texts: readonly string[], lines: Lines = PLAYED): Lines =>
  lines.map((line, i) => line.map((cell, c) => (c === at ? (texts[i] ?? '') : cell)));

/** The same list with other titles of its rounds. */
export const titled = (titles: readonly (string | number)[], lines: Lines = PLAYED): Lines =>
  lines.map((line, i) => (i === 0 ? [...line.slice(0, line.length - titles.length), ...titles] : line));
