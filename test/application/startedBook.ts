import { openTournament } from '../../src/application/read/openTournament';
import { readActions } from '../../src/application/write/log';
import { makeA1 } from '../../src/sheet/cells/cell';
import type { Block } from '../../src/sheet/cells/block';
import { LOG_TITLES } from '../../src/sheet/write/logRows';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { expectView } from './tournamentBook';

/** Tournaments in a few cells, of which rounds are paired. */
export type Lines = readonly (readonly (string | number)[])[];

export function bookOf(sheets: Readonly<Record<string, Lines>>): MemoryWorkbook {
  const book = memoryWorkbook();
  for (const [name, values] of Object.entries(sheets)) book.addSheet(name, values);
  book.removeSheet('Sheet1');
  book.select(Object.keys(sheets)[0] ?? '');
  return book;
}
export const opened = ({ workbook }: MemoryWorkbook) => openTournament(workbook)!;
export const actionsOf = ({ workbook }: MemoryWorkbook) => readActions(workbook);

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

const TITLES = ['Name', 'Rank', 'R1', 'R2', 'R3'];
export const LIST: Lines = [
  TITLES,
  ['Anna', '4d', '2+', '', ''],
  ['Ben', '3d', '1-', '', ''],
  ['Carl', '2d', '4+', '', ''],
  ['Dora', '2d', '3-', '', ''],
];
export const SETTINGS: Lines = [
  ['Setting', 'Value'],
  ['System', 'Swiss'],
];

export function pairNext(book: MemoryWorkbook): MemoryWorkbook {
  const { seen } = expectView(book, { ask: 'preview' }, 'preview');
  expectView(book, { ask: 'write', seen }, 'written');
  return book;
}

/** Black wins both games of a round of four, which are recorded. */
export function recordRound(book: MemoryWorkbook, round: number): MemoryWorkbook {
  for (const at of ['F4', 'F5']) book.type(`Round ${round}`, at, 'b');
  expectView(book, { ask: 'record' }, 'recorded');
  return book;
}

/** The list after its second round is paired. */
export const paired = pairNext(bookOf({ List: LIST, Settings: SETTINGS }));

/** That round is over. */
export const over = recordRound(paired.copy(), 2);

/** Adds a row below the settings. */
export function setting(book: MemoryWorkbook, name: string, value: string): MemoryWorkbook {
  const row = book.values('Settings').length + 1;
  book.type('Settings', `A${row}`, name);
  book.type('Settings', `B${row}`, value);
  return book;
}

/** Adds a row to the Log. */
export function logged(
  book: MemoryWorkbook,
  what: string,
  more: Readonly<Record<number, string>> = {},
): MemoryWorkbook {
  const row = book.values('Log').length + 1;
  const line = [
    String(row - 1),
    '',
    what,
    'done',
    '',
    '0.1.0',
    '',
    '[]',
    '[]',
    ...LOG_TITLES.slice(9).map(() => ''),
  ];
  line.forEach((text, column) => book.type('Log', makeA1(row - 1, column), more[column] ?? text));
  return book;
}
