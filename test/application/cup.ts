import { openTournament } from '../../src/application/read/openTournament';
import { readAction, readActions } from '../../src/application/write/log';
import { undo } from '../../src/application/undo/undo';
import { makeText } from '../../src/sheet/wording';
import type { Block } from '../../src/sheet/cells/block';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';

/** A list of two players whose first round is paired: the cells, and what is done with them. */

export const text = makeText('en');

export function cup(): MemoryWorkbook {
  const book = memoryWorkbook();
  book.addSheet('Cup', [
    ['No', 'Name', 'Rank', 'R1', 'Paid'],
    [1, 'Ada', '1d', '', 'yes'],
    [2, 'Bob', '1k', '', ''],
  ]);
  book.select('Cup');
  return book;
}

export const named = (title: string, column: number) => ({ title, column, nth: 0, count: 1 });

/** The two cells of round 1. */
export const GAMES: Block = {
  sheet: 'Cup',
  row: 1,
  column: 3,
  before: [[''], ['']],
  after: [['2?/b'], ['1?/w']],
  of: {
    column: named('R1', 3),
    by: [named('No', 0), named('Name', 1)],
    players: [
      ['1', 'Ada'],
      ['2', 'Bob'],
    ],
  },
};
/** A sheet that is made. */
export const ROUND: Block = {
  sheet: 'Round 1',
  row: 0,
  column: 0,
  before: [['', '']],
  after: [['1', 'Ada']],
  isNew: true,
};

export const deed = (blocks: readonly Block[] = [GAMES], what = 'Pair round 1') => ({
  what,
  blocks,
  undoes: undefined,
  seen: 'seen',
});
export const statuses = (book: MemoryWorkbook) =>
  book
    .values('Log')
    .slice(1)
    .map(line => line[3]);
export const lastAction = (book: MemoryWorkbook) => {
  const entries = readActions(book.workbook);
  return readAction(book.workbook, entries[entries.length - 1]!)!;
};
export const tournamentOf = (book: MemoryWorkbook) => openTournament(book.workbook);
export const undoLast = (book: MemoryWorkbook) =>
  undo(book.workbook, text, lastAction(book), tournamentOf(book));
