import { openTournament } from '../../src/application/read/openTournament';
import type { Tournament } from '../../src/application/read/tournament';
import type { MendPlan } from '../../src/application/write/mendPlan';
import { makeA1 } from '../../src/sheet/cells/cell';
import type { Block } from '../../src/sheet/cells/block';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';

/** Small lists for what mends would write, cell by cell. */
export type Lines = readonly (readonly (string | number)[])[];

export function bookOf(sheets: Readonly<Record<string, Lines>>): MemoryWorkbook {
  const book = memoryWorkbook();
  for (const [name, values] of Object.entries(sheets)) book.addSheet(name, values);
  book.removeSheet('Sheet1');
  book.select(Object.keys(sheets)[0] ?? '');
  return book;
}

export const opened = ({ workbook }: MemoryWorkbook): Tournament => openTournament(workbook)!;

/** Two columns further right, a row further down. */
export const apart = (lines: Lines): Lines => [[''], ...lines.map(line => ['', '', ...line])];

/** The same list with a name for its range, a row further down and two columns further right. */
export function bookApart(lines: Lines, more: Readonly<Record<string, Lines>> = {}): MemoryWorkbook {
  const book = bookOf({ List: apart(lines), ...more });
  const [rows, columns] = [lines.length, lines[0]?.length ?? 0];
  book.workbook.nameArea('WallList', { sheet: 'List', row: 1, column: 2, rows, columns });
  return book;
}

/** `D2 · List: 2? → 2+` for each cell that changes. */
export const written = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(({ sheet, row, column, before, after }) =>
    after.flatMap((line, r) =>
      line.flatMap((text, c) => {
        const was = before[r]?.[c] ?? '';
        return was === text ? [] : [`${makeA1(row + r, column + c)} · ${sheet}: ${was} → ${text}`];
      }),
    ),
  );
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
