import { describe, expect, test } from 'vitest';
import { addRoundPlans, addRoundRemarks } from '../../src/application/mend/addRound';
import { lostRound } from '../../src/application/mend/roundTitles';
import { listBlocks } from '../../src/application/read/listRows';
import { logAction, logNote } from '../../src/application/write/log';
import { intoEmpty, type Block } from '../../src/sheet/cells/block';
import { bookOf, opened, type Lines } from './bookInCells';
import { bookApart, PLAYED, titled, told, withColumn } from './mendBook';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/** Which round is missed where the title of its column names none any more, and which title it gets back. */

function pair(book: MemoryWorkbook): MemoryWorkbook {
  const { seen } = expectView(book, { ask: 'preview' }, 'preview');
  expectView(book, { ask: 'write', seen }, 'written');
  return book;
}
const retitled = (book: MemoryWorkbook, titles: Readonly<Record<string, string>>): MemoryWorkbook => {
  for (const [at, title] of Object.entries(titles)) book.type('List', at, title);
  return book;
};
const lost = (book: MemoryWorkbook) => lostRound(book.workbook, opened(book));
/** The round, the cell of its title and what each button writes. */
const said = (book: MemoryWorkbook): readonly unknown[] => {
  const found = lost(book);
  return found ? [found.round, ...told(found.plans)] : [];
};

/** An action of the Log that wrote these cells of a column of the list, and others, with the sheet of a round. */
function logged(
  book: MemoryWorkbook,
  column: number,
  cells: readonly string[],
  others: readonly Block[] = [],
) {
  const tournament = opened(book);
  const changes = cells.map((after, i) => ({ row: i + 1, column, before: '', after }));
  const blocks = [
    intoEmpty('Round 3', 3, 0, [['1']]),
    ...listBlocks(tournament, changes, ['name']),
    ...others,
  ];
  logAction(
    book.workbook,
    tournament.text,
    { what: 'Round 3', blocks, undoes: undefined, seen: '' },
    true,
    'done',
  );
}

describe('the title of a round that was paired', () => {
  test('is the one that it had, in its own cell', () => {
    const book = retitled(pair(bookApart(PLAYED, { Settings: [['System', 'Swiss']] })), { G2: 'final' });
    expect(lost(book)?.problem).toEqual({
      code: 'roundTitleChanged',
      severity: 'error',
      place: { kind: 'cell', row: 0, column: 4 },
      values: { round: 3, text: 'final' },
    });
    expect(said(book)).toEqual([3, ['Title it R3 again', 'G2 · List: final → R3']]);
  });

  test('follows the round before where the others are titled otherwise since', () => {
    const book = pair(bookOf({ List: titled(['1', '2', '3']) }));
    retitled(book, { C1: 'Runde 1', D1: 'Runde 2', E1: 'final' });
    expect(said(book)).toEqual([3, ['Title it Runde 3 again', 'E1 · List: final → Runde 3']]);
  });

  test('is R and its number where nothing stands before it', () => {
    const none: Lines = PLAYED.map((line, i) => (i === 0 ? line : [...line.slice(0, 2), '', '', '']));
    const book = pair(bookOf({ List: titled(['1', '2', '3'], none) }));
    retitled(book, { C1: 'first', D1: 'R2', E1: 'R3' });
    expect(said(book)).toEqual([1, ['Title it R1 again', 'C1 · List: first → R1']]);
  });

  test('is not missed where the round is read, also beside a copy of its games', () => {
    const five = [...PLAYED, ['Eve', '1d', '', '', '']];
    for (const list of [PLAYED, five]) {
      const book = pair(bookOf({ List: list.map(line => [...line, '']) }));
      const games = book.values('List').map(line => line[4] ?? '');
      games.forEach((text, row) => book.type('List', `F${row + 1}`, row === 0 ? 'copy' : text));
      expect(said(book)).toEqual([]);
    }
  });

  test('is only looked for where all opponents stand', () => {
    const book = retitled(pair(bookOf({ List: PLAYED })), { E1: 'final', E2: '' });
    const opponent = book.cell('List', 'E3');
    expect(opponent).not.toBe('');
    expect(said(book)).toEqual([]);
  });

  test('stands in the way of one round more until it is back', () => {
    const book = retitled(pair(bookOf({ List: PLAYED })), { E1: 'final' });
    expect(addRoundPlans(book.workbook, opened(book))).toEqual([]);
    expect(addRoundRemarks(book.workbook, opened(book))).toEqual([]);
  });
});

describe('the action that paired it', () => {
  test('is the newest of a round that stands, whatever was noted since', () => {
    const book = pair(bookOf({ List: PLAYED }));
    logNote(book.workbook, opened(book).text, 'Lunch');
    retitled(book, { E1: 'final' });
    expect(said(book)[0]).toBe(3);
    // Of an action that was not finished, or wrote nothing, nothing is missed.
    const row = book.values('Log').findIndex(line => line[3] === 'done') + 1;
    for (const [status, round] of [
      ['partly undone', 3],
      ['stopped', undefined],
      ['begun', undefined],
      ['done', 3],
    ] as const) {
      book.type('Log', `D${row}`, status);
      expect([status, said(book)[0]]).toEqual([status, round]);
    }
  });

  test('is that of the round before once the last one is undone', () => {
    const book = pair(bookOf({ List: withColumn(3, ['R2', '', '', '', '']) }));
    const { games = [] } = expectView(book, { ask: 'state' }, 'results missing');
    const results = games.map(({ black, white }) => ({ black, white, result: '1-0' as const, round: 2 }));
    expectView(book, { ask: 'record', results }, 'recorded');
    pair(book);
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    ask(book, { ask: 'undo', action: undo?.action ?? '' });
    retitled(book, { D1: 'semifinal' });
    expect(said(book)).toEqual([2, ['Title it R2 again', 'D1 · List: semifinal → R2']]);
  });

  test('is known by the cells of the list alone', () => {
    const games = ['2?', '1?', '4?', '3?'];
    const list = titled(['R1', 'R2', 'final'], withColumn(4, ['', ...games]));
    const others = [
      intoEmpty('Round 3', 9, 0, [['7?']]),
      // A cell that names no player is none of a game.
      intoEmpty('List', 8, 4, [['8?']]),
    ];
    const book = bookOf({ List: list });
    logged(book, 4, games, others);
    expect(said(book)[0]).toBe(3);
    // What was written to the sheet of the round later, without a cell of the list.
    logAction(
      book.workbook,
      opened(book).text,
      { what: 'x', blocks: [intoEmpty('Round 3', 0, 5, [['now']])], undoes: undefined, seen: '' },
      true,
      'done',
    );
    expect(said(book)[0]).toBe(3);
  });

  test('that wrote no game into the list is missed by nobody', () => {
    const book = bookOf({ List: titled(['R1', 'R2', 'notes']) });
    logged(book, 4, []);
    expect(said(book)).toEqual([]);
    logged(book, 4, ['0+', '0-']);
    expect(said(book)).toEqual([]);
  });

  test('did not write into a column that is read as something else', () => {
    const list: Lines = [
      ['Name', 'Out', 'R1', 'R2', 'final'],
      ['Anna', '', '2+', '3+', '2?'],
      ['Ben', '', '1-', '4+', '1?'],
      ['Carl', '1-', '', '1-', ''],
      ['Dora', '2-', '', '2-', ''],
    ];
    const book = bookOf({ List: list });
    logged(book, 4, ['2?', '1?']);
    expect(lost(book)?.problem.place).toMatchObject({ column: 4 });
  });
});
