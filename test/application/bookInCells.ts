import { openTournament } from '../../src/application/read/openTournament';
import type { Tournament } from '../../src/application/read/tournament';
import type { Block } from '../../src/sheet/cells/block';
import { makeA1 } from '../../src/sheet/cells/cell';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';

/** Workbooks of a few cells, and what blocks would write into them. */
export type Lines = readonly (readonly (string | number)[])[];

export function bookOf(sheets: Readonly<Record<string, Lines>>): MemoryWorkbook {
  const book = memoryWorkbook();
  for (const [name, values] of Object.entries(sheets)) book.addSheet(name, values);
  book.removeSheet('Sheet1');
  book.select(Object.keys(sheets)[0] ?? '');
  return book;
}

export const opened = ({ workbook }: MemoryWorkbook): Tournament => openTournament(workbook)!;

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
