import type { MemoryWorkbook } from '../memoryWorkbook';
import { roundOf } from './wallList';
import { isWord } from './words';

export interface PlainSheet {
  readonly sheet: string;
  readonly round: number;
  readonly games: readonly {
    readonly row: number;
    readonly table: string;
    readonly black: string;
    readonly white: string;
    readonly result: string;
  }[];
  /** Who has a line and no opponent. */
  readonly alone: readonly { readonly row: number; readonly word: string; readonly label: string }[];
}

const TOP = 3;

/** The sheets of rounds, as the template has them: table, Black, White, handicap, komi, result. */
export const plainSheets = (book: MemoryWorkbook): readonly PlainSheet[] =>
  Object.entries(book.snapshot()).flatMap(([sheet, values]): readonly PlainSheet[] => {
    if (!isWord('round.black', values[TOP - 1]?.[1])) return [];
    const lines = values
      .slice(TOP)
      .map((line, i) => ({ row: i + TOP, cells: line.map(cell => String(cell).trim()) }));
    return [
      {
        sheet,
        round: roundOf(sheet),
        games: lines.flatMap(({ row, cells: [table = '', black = '', white = '', , , result = ''] }) =>
          black !== '' && white !== '' ? [{ row, table, black, white, result }] : [],
        ),
        alone: lines.flatMap(({ row, cells: [word = '', label = '', white = ''] }) =>
          word !== '' && /^\d+ /.test(label) && white === '' ? [{ row, word, label }] : [],
        ),
      },
    ];
  });
