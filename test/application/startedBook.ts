import { readActions } from '../../src/application/write/log';
import { makeA1 } from '../../src/sheet/cells/cell';
import { LOG_TITLES } from '../../src/sheet/write/logRows';
import { type MemoryWorkbook } from './memoryWorkbook';
import { expectView } from './tournamentBook';
import { bookOf, type Lines } from './bookInCells';

/** Tournaments in a few cells, of which rounds are paired. */
export const actionsOf = ({ workbook }: MemoryWorkbook) => readActions(workbook);

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
