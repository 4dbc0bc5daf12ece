import { describe, expect, test } from 'vitest';
import type { Workbook } from '../../src/application/workbook/workbook';
import { cellsNow, fillSheet, isUnwritten } from '../../src/application/write/fillSheet';
import { holds, placeCells, runsOf, textAt } from '../../src/application/write/placeCells';
import { strayCells } from '../../src/application/write/writtenElsewhere';
import { writeSheet } from '../../src/application/write/writeSheet';
import type { Block } from '../../src/sheet/cells/block';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';

/** Cells of an action find their players, are written once, and are read back; of a list alone, without a tournament. */

const LIST = [
  ['No', 'Name', 'R1', 'Paid'],
  [1, 'Ada', '', ''],
  [2, 'Bob', '', ''],
  [3, 'Cleo', '', ''],
  [4, 'Dan', '', ''],
];

function bookWith(list: readonly (readonly (string | number)[])[] = LIST): MemoryWorkbook {
  const book = memoryWorkbook();
  book.addSheet('Cup', list);
  return book;
}

const named = (title: string, column: number) => ({ title, column, nth: 0, count: 1 });

/** A run of cells of the column R1, from the row of the first player on. */
const ofPlayers = (
  players: readonly (readonly [number: number, name: string])[],
  after: readonly string[],
  before: readonly string[] = after.map(() => ''),
): Block => ({
  sheet: 'Cup',
  row: players[0]![0],
  column: 2,
  before: before.map(text => [text]),
  after: after.map(text => [text]),
  of: {
    column: named('R1', 2),
    by: [named('No', 0), named('Name', 1)],
    players: players.map(([no, name]) => [String(no), name]),
  },
});

const ADA: readonly [number, string] = [1, 'Ada'];
const BOB: readonly [number, string] = [2, 'Bob'];
const CLEO: readonly [number, string] = [3, 'Cleo'];

const now = (book: MemoryWorkbook) => ({
  values: book.values('Cup'),
  formulas: book.workbook.formulas('Cup'),
});
const column = (book: MemoryWorkbook, letter: string): readonly unknown[] =>
  [2, 3, 4, 5].map(row => book.cell('Cup', `${letter}${row}`));
const yes = (): boolean => true;

/** The workbook with a count of its readings of a sheet and its writings, and somebody who acts before one of them. */
function watched(book: MemoryWorkbook, act: (event: 'read' | 'put', nth: number) => void) {
  const counts = { read: 0, put: 0 };
  const workbook: Workbook = {
    ...book.workbook,
    readAgain: (name, whole) => {
      act('read', ++counts.read);
      return book.workbook.readAgain(name, whole);
    },
    ready: (name, blocks, formatted) =>
      book.workbook.ready(name, blocks, formatted).map(put => () => {
        act('put', ++counts.put);
        put();
      }),
  };
  return { workbook, counts };
}

describe('a cell of an action', () => {
  test('is where its player and its column stand now, with what is there', () => {
    const book = bookWith();
    book.insertRow('Cup', 2);
    const [ada, bob] = placeCells([ofPlayers([ADA, BOB], ['2?/b', '1?/w'])], now(book));
    expect([ada?.spot, bob?.spot]).toEqual([
      { row: 1, column: 2 },
      { row: 3, column: 2 },
    ]);
    expect(ada).toMatchObject({
      sheet: 'Cup',
      name: '1 Ada',
      before: '',
      after: '2?/b',
      now: '',
      cell: '2?/b',
    });
    expect([ada, bob].map(one => [one?.block, one?.at, one?.across])).toEqual([
      [0, 0, 0],
      [0, 1, 0],
    ]);
  });

  test('of a player who is gone or stands twice has no place', () => {
    const book = bookWith([...LIST.slice(0, 2), LIST[1]!, LIST[3]!]);
    const cells = placeCells([ofPlayers([ADA, BOB, CLEO], ['a', 'b', 'c'])], now(book));
    expect(cells.map(({ spot, now: text }) => [spot?.row, text])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [3, ''],
    ]);
  });

  test('that changes nothing is none', () => {
    const block = ofPlayers([ADA, BOB], ['2+/b', ' 1-/w '], ['2+/b ', '']);
    expect(placeCells([block], now(bookWith())).map(({ name }) => name)).toEqual(['2 Bob']);
    const blank = ofPlayers([ADA, [2, '']], ['2+/b ', 'x'], ['2+/b', '']);
    expect(placeCells([blank], now(bookWith())).map(({ name }) => name)).toEqual(['2']);
  });

  test('in a sheet without players is where it was, with no name', () => {
    const block: Block = { sheet: 'Cup', row: 2, column: 3, before: [['', '']], after: [['x', 'y']] };
    expect(placeCells([block], now(bookWith()))).toMatchObject([
      { spot: { row: 2, column: 3 }, name: '', across: 0 },
      { spot: { row: 2, column: 4 }, name: '', across: 1 },
    ]);
  });

  test('is a number where the block says so or numbers stood there, and never where anything else is text', () => {
    const block = (after: readonly string[], more: Partial<Block> = {}): Block => ({
      sheet: 'Cup',
      row: 1,
      column: 0,
      before: after.map(() => ['0']),
      after: after.map(text => [text]),
      ...more,
    });
    const cellsOf = (one: Block): readonly unknown[] =>
      placeCells([one], now(bookWith())).map(({ cell }) => cell);
    expect(cellsOf(block(['7', '8']))).toEqual([7, 8]);
    expect(cellsOf(block(['7', '']))).toEqual([7, null]);
    expect(cellsOf(block(['7', 'x']))).toEqual(['7', 'x']);
    expect(cellsOf(block(['07']))).toEqual(['07']);
    expect(cellsOf(block(['1e3']))).toEqual(['1e3']);
    expect(cellsOf(block(['-0.5', '1234567890']))).toEqual([-0.5, 1234567890]);
    expect(cellsOf(block(['7'], { isNumbers: false }))).toEqual(['7']);
    // A name is no number, and blank cells tell nothing.
    expect(cellsOf(block(['7'], { column: 1 }))).toEqual(['7']);
    expect(cellsOf(block(['7'], { column: 3 }))).toEqual(['7']);
    expect(cellsOf(block(['7'], { column: 3, isNumbers: true }))).toEqual([7]);
    expect(cellsOf(block(['7'], { cells: [[{ formula: '=1' }]] }))).toEqual([{ formula: '=1' }]);
  });

  test('is a number only where all cells of its column are, or blank', () => {
    const book = bookWith([
      ['No', 'Seat', 'Name'],
      [1, 11, 'Ada'],
      [2, 12, 'Bob'],
    ]);
    const cellsOf = (row: number, at: number, after: readonly (readonly string[])[]): readonly unknown[] =>
      placeCells(
        [{ sheet: 'Cup', row, column: at, before: after.map(line => line.map(() => '0')), after }],
        now(book),
      ).map(({ cell }) => cell);
    expect(cellsOf(1, 0, [['7', '12']])).toEqual([7, 12]);
    expect(cellsOf(1, 0, [['7', 'x']])).toEqual([7, 'x']);
    expect(cellsOf(1, 0, [['7'], ['x']])).toEqual(['7', 'x']);
    expect(cellsOf(2, 0, [['7'], ['8']])).toEqual([7, 8]);
    // Beside a name, and below a title.
    expect(cellsOf(1, 1, [['7', '8']])).toEqual([7, '8']);
    expect(cellsOf(0, 0, [['7'], ['8']])).toEqual(['7', '8']);
    // Below the list nothing stands.
    expect(cellsOf(9, 0, [['7']])).toEqual(['7']);
  });

  test('of a player in a column of numbers is a number, also where the row has moved', () => {
    const book = bookWith([
      ['No', 'Name', 'R1'],
      [1, 'Ada', 5],
      [2, 'Bob', 6],
    ]);
    book.insertRow('Cup', 1);
    const [cell] = placeCells([ofPlayers([BOB], ['9'], ['6'])], now(book));
    expect(cell?.cell).toBe(9);
    const some = placeCells([ofPlayers([BOB, [9, 'Nobody']], ['9', '8'], ['6', ''])], now(book));
    expect(some.map(one => one.cell)).toEqual([9, 8]);
  });

  test('holds a text, or a formula however the spreadsheet writes it', () => {
    expect(holds('2+', ' 2+ ')).toBe(true);
    expect(holds('2+', '2-')).toBe(false);
    expect(holds('=sum(A1, B1)', '=SUM(A1;B1)')).toBe(true);
    expect(holds('=SUM(A1;B2)', '=SUM(A1;B1)')).toBe(false);
    expect(holds('A B', 'AB')).toBe(false);
    expect(holds(undefined, '')).toBe(false);
    expect(holds(undefined, '=1')).toBe(false);
  });

  test('is its formula where it has one', () => {
    const sheet = { values: [['x', 2]], formulas: [['', '=1+1']] };
    expect([0, 1, 2].map(at => textAt(sheet, { row: 0, column: at }))).toEqual(['x', '=1+1', '']);
    expect(textAt(sheet, { row: 4, column: 0 })).toBe('');
  });
});

describe('runs', () => {
  test('of a list are its neighbouring cells; a gap parts them', () => {
    const block = ofPlayers([ADA, BOB, CLEO], ['a', 'b', 'c']);
    const sheet = now(bookWith());
    const cells = placeCells([block], sheet);
    expect(runsOf([block], cells, sheet)).toEqual([{ row: 1, column: 2, cells: [['a'], ['b'], ['c']] }]);
    expect(
      runsOf(
        [block],
        cells.filter(({ at }) => at !== 1),
        sheet,
      ),
    ).toEqual([
      { row: 1, column: 2, cells: [['a']] },
      { row: 3, column: 2, cells: [['c']] },
    ]);
    expect(runsOf([block], [], sheet)).toEqual([]);
  });

  test('of a block that stands as it was are one rectangle, with what does not change in it', () => {
    const block: Block = {
      sheet: 'Cup',
      row: 1,
      column: 0,
      before: [
        ['1', 'Ada'],
        ['2', 'Bob'],
      ],
      after: [
        ['1', 'Eve'],
        ['2', 'Bob'],
      ],
    };
    const book = bookWith();
    const cells = placeCells([block], now(book));
    expect(runsOf([block], cells, now(book))).toMatchObject([
      {
        row: 1,
        column: 0,
        cells: [
          [1, 'Eve'],
          [2, 'Bob'],
        ],
      },
    ]);
    // Somebody has typed: only the cells that change.
    book.type('Cup', 'A3', 22);
    expect(runsOf([block], cells, now(book))).toEqual([{ row: 1, column: 1, cells: [['Eve']] }]);
  });

  test('of numbers are numbers, and blank', () => {
    const block: Block = { sheet: 'Cup', row: 1, column: 0, before: [['1'], ['2']], after: [['2'], ['']] };
    const sheet = now(bookWith());
    expect(runsOf([block], placeCells([block], sheet), sheet)).toMatchObject([{ cells: [[2], [null]] }]);
  });
});

describe('writing in a sheet', () => {
  const games = ofPlayers([ADA, BOB, CLEO], ['2?/b', '1?/w', '0+']);

  test('puts every run directly after a reading, and reads it back', () => {
    const book = bookWith();
    const events: string[] = [];
    const { workbook } = watched(book, event => events.push(event));
    const two = { ...ofPlayers([ADA], ['yes']), column: 3, of: { ...games.of!, column: named('Paid', 3) } };
    const paid: Block = { ...two, of: { ...two.of, players: [['1', 'Ada']] } };
    expect(writeSheet(workbook, 'Cup', [games, paid], yes)).toEqual({ left: [], lost: [], refused: [] });
    expect(events).toEqual(['read', 'put', 'read', 'put', 'read']);
    expect([column(book, 'C'), column(book, 'D')]).toEqual([
      ['2?/b', '1?/w', '0+', ''],
      ['yes', '', '', ''],
    ]);
  });

  test('does nothing where the first reading forbids it, and asks once', () => {
    const book = bookWith();
    const asked: unknown[] = [];
    const writing = writeSheet(book.workbook, 'Cup', [games], cells => {
      asked.push(cells.map(({ now: text }) => text));
      return false;
    });
    expect([writing, book.writes(), asked]).toEqual([undefined, 0, [['', '', '']]]);
    let times = 0;
    const paid: Block = { sheet: 'Cup', row: 1, column: 3, before: [['']], after: [['yes']] };
    writeSheet(book.workbook, 'Cup', [games, paid], () => ++times === 1);
    expect(column(book, 'D')).toEqual(['yes', '', '', '']);
  });

  test('leaves a cell in which something else stands, and says so', () => {
    const book = bookWith();
    book.type('Cup', 'C3', '4?/b');
    const writing = writeSheet(book.workbook, 'Cup', [games], yes);
    expect(writing?.left.map(({ name, now: text }) => [name, text])).toEqual([['2 Bob', '4?/b']]);
    expect(writing?.lost).toEqual([]);
    expect(column(book, 'C')).toEqual(['2?/b', '4?/b', '0+', '']);
  });

  test('leaves a cell that holds it already', () => {
    const book = bookWith();
    ['2?/b', '1?/w', '0+'].forEach((text, i) => book.type('Cup', `C${i + 2}`, text));
    const { workbook, counts } = watched(book, () => undefined);
    expect(writeSheet(workbook, 'Cup', [games], yes)).toEqual({ left: [], lost: [], refused: [] });
    expect(counts.put).toBe(0);
  });

  test('follows a row that is inserted before the reading, and one after it', () => {
    for (const [event, at] of [
      ['read', 1],
      ['put', 1],
    ] as const) {
      const book = bookWith();
      const { workbook } = watched(book, (what, nth) => {
        if (what === event && nth === at) book.insertRow('Cup', 2);
      });
      const writing = writeSheet(workbook, 'Cup', [games], yes);
      expect([event, writing]).toEqual([event, { left: [], lost: [], refused: [] }]);
      const rows = book
        .values('Cup')
        .slice(1)
        .filter(line => line[1] !== '');
      expect(rows.map(line => [line[1], line[2]])).toEqual([
        ['Ada', '2?/b'],
        ['Bob', '1?/w'],
        ['Cleo', '0+'],
        ['Dan', ''],
      ]);
      // No game is left on a row of nobody.
      expect(book.values('Cup').filter(line => line[1] === '' && line[2] !== '')).toEqual([]);
    }
  });

  test('a cell changed after it was written is lost, and is not written again', () => {
    const book = bookWith();
    const { workbook, counts } = watched(book, (event, nth) => {
      if (event === 'read' && nth === 2) book.type('Cup', 'C2', '99+');
    });
    const writing = writeSheet(workbook, 'Cup', [games], yes);
    expect(writing?.lost.map(({ name, now: text }) => [name, text])).toEqual([['1 Ada', '99+']]);
    expect([counts.put, book.cell('Cup', 'C2')]).toEqual([1, '99+']);
  });

  test('gives up where rows move at every look', () => {
    const book = bookWith();
    const { workbook, counts } = watched(book, event => {
      if (event === 'read' && counts.read < 40) book.insertRow('Cup', 1);
    });
    const writing = writeSheet(workbook, 'Cup', [games], yes);
    expect([counts.put, counts.read]).toEqual([0, 7]);
    expect(writing?.left).toHaveLength(3);
  });

  /** A block of one column from a row on. */
  const inColumn = (at: number, row: number, after: readonly string[]): Block => ({
    sheet: 'Cup',
    row,
    column: at,
    before: after.map(() => ['']),
    after: after.map(text => [text]),
  });

  test('runs that look alike, and stand in any order, are each written where they belong', () => {
    const book = bookWith();
    const alike = [
      inColumn(3, 1, ['x']),
      inColumn(2, 1, ['x']),
      inColumn(3, 4, ['y']),
      inColumn(3, 3, ['y']),
    ];
    expect(writeSheet(book.workbook, 'Cup', alike, yes)).toEqual({ left: [], lost: [], refused: [] });
    expect([column(book, 'C'), column(book, 'D')]).toEqual([
      ['x', '', '', ''],
      ['x', '', 'y', 'y'],
    ]);
  });

  test('a player beyond the cells that were known is looked for in the whole sheet', () => {
    const book = bookWith();
    const wholes: unknown[] = [];
    const workbook: Workbook = {
      ...book.workbook,
      // Google reads the used range of before, unless the whole is asked for.
      readAgain: (name, whole) => {
        wholes.push(whole);
        const table = book.workbook.readAgain(name);
        return table && (whole ? table : { ...table, values: table.values.slice(0, 3) });
      },
    };
    const everybody = ofPlayers([ADA, CLEO], ['a', 'c']);
    expect(writeSheet(workbook, 'Cup', [everybody], yes)?.left).toEqual([]);
    expect(column(book, 'C')).toEqual(['a', '', 'c', '']);
    expect(wholes).toContain(true);
    // Where everybody is found, the whole is not asked for.
    wholes.length = 0;
    writeSheet(workbook, 'Cup', [{ ...ofPlayers([ADA], ['b']), before: [['a']] }], yes);
    expect(wholes).not.toContain(true);
  });

  test('formulas are read again after a formula, and only then', () => {
    const book = bookWith();
    let readings = 0;
    const workbook: Workbook = {
      ...book.workbook,
      formulas: name => {
        readings += 1;
        return book.workbook.formulas(name);
      },
    };
    writeSheet(workbook, 'Cup', [inColumn(3, 1, ['x'])], yes);
    expect(readings).toBe(2);
    writeSheet(
      workbook,
      'Cup',
      [{ ...inColumn(3, 2, ['']), before: [['']], after: [['7']], cells: [[7]] }],
      yes,
    );
    expect(readings).toBe(4);
    const two: Block = {
      sheet: 'Cup',
      row: 6,
      column: 0,
      before: [['', '']],
      after: [['x', '=A1']],
      cells: [['x', { formula: '=A1' }]],
    };
    expect(writeSheet(workbook, 'Cup', [two], yes)).toEqual({ left: [], lost: [], refused: [] });
    expect(readings).toBe(7);
  });

  /** Before every writing, everybody's row takes the number and name of the next one. */
  const rotating = (book: MemoryWorkbook, times: number) =>
    watched(book, (event, nth) => {
      if (event !== 'put' || nth > times) return;
      const rows = book.values('Cup').slice(1, 5);
      rows.forEach((_, i) => {
        const [no = '', name = ''] = rows[(i + 1) % rows.length]!;
        book.type('Cup', `A${i + 2}`, no);
        book.type('Cup', `B${i + 2}`, name);
      });
    });

  test('what is put right is not asked about again, and a list that never rests is left', () => {
    const once = bookWith();
    let asked = 0;
    const writing = writeSheet(rotating(once, 1).workbook, 'Cup', [games], () => ++asked === 1);
    expect([writing, asked]).toEqual([{ left: [], lost: [], refused: [] }, 1]);
    const never = bookWith();
    const { workbook, counts } = rotating(never, Infinity);
    const left = writeSheet(workbook, 'Cup', [games], yes);
    expect(left!.left.length).toBeGreaterThan(0);
    expect(counts.put).toBe(4);
  });

  test('a formula just written is read as one', () => {
    const book = bookWith();
    const cells = [[{ formula: '=SUM(A2;A3)' }], ['x']];
    const block: Block = {
      sheet: 'Cup',
      row: 1,
      column: 3,
      before: [[''], ['']],
      after: [['=SUM(A2;A3)'], ['x']],
      cells,
    };
    expect(writeSheet(book.workbook, 'Cup', [block], yes)).toEqual({ left: [], lost: [], refused: [] });
    expect([book.formula('Cup', 'D2'), book.cell('Cup', 'D3')]).toEqual(['=SUM(A2;A3)', 'x']);
  });

  test('what a sort puts on other rows in the very call is put right', () => {
    const book = bookWith();
    const { workbook } = watched(book, (event, nth) => {
      if (event !== 'put' || nth !== 1) return;
      // Bob and Ada change places.
      [2, 1].forEach((no, i) => {
        book.type('Cup', `A${i + 2}`, no);
        book.type('Cup', `B${i + 2}`, no === 1 ? 'Ada' : 'Bob');
      });
    });
    const writing = writeSheet(workbook, 'Cup', [games], yes);
    expect(writing).toEqual({ left: [], lost: [], refused: [] });
    expect(
      book
        .values('Cup')
        .slice(1)
        .map(line => [line[1], line[2]]),
    ).toEqual([
      ['Bob', '1?/w'],
      ['Ada', '2?/b'],
      ['Cleo', '0+'],
      ['Dan', ''],
    ]);
  });
});

describe('strays', () => {
  test('are told with what belongs there, and only where the text still stands', () => {
    const book = bookWith();
    const last = now(book);
    const block = ofPlayers([ADA], ['2?/b']);
    const run = { row: 1, column: 2, cells: [['2?/b'], ['']], last };
    book.insertRow('Cup', 1);
    book.type('Cup', 'C2', '2?/b');
    const seen = now(book);
    const found = strayCells([block], placeCells([block], seen), [run], seen);
    expect(found).toEqual([{ sheet: 'Cup', row: 1, column: 2, before: [['2?/b']], after: [['']] }]);
    book.type('Cup', 'C2', 'mine');
    expect(strayCells([block], placeCells([block], now(book)), [run], now(book))).toEqual([]);
  });

  test('get back what the player of the row had before', () => {
    const book = bookWith();
    book.type('Cup', 'C3', '9-/w');
    const last = now(book);
    const block = ofPlayers([ADA], ['2?/b']);
    // Bob's row has come up, and Ada's game stands on it.
    [
      [2, 'Bob', '2?/b'],
      [1, 'Ada', '9-/w'],
    ].forEach((line, i) => line.forEach((cell, at) => book.type('Cup', `${'ABC'[at]}${i + 2}`, cell)));
    const seen = now(book);
    const found = strayCells(
      [block],
      placeCells([block], seen),
      [{ row: 1, column: 2, cells: [['2?/b']], last }],
      seen,
    );
    expect(found).toMatchObject([{ row: 1, column: 2, before: [['2?/b']], after: [['9-/w']] }]);
  });

  test.each([
    ['by the titles of its columns, wherever they are', 'No', 'Name', true],
    ['by their places where they have no titles', '', '', false],
  ])('the player of a row is known %s', (_how, no, name, isTurned) => {
    const last = {
      values: [
        [no, name, 'R1'],
        [1, 'Ada', ''],
        [2, 'Bob', '9-/w'],
      ],
      formulas: [],
    };
    const turned = ([a = '', b = '', c = '']: readonly (string | number)[]) =>
      isTurned ? [b, a, c] : [a, b, c];
    // Bob's row has come up, and Ada's game stands on it.
    const values = [last.values[0]!, [2, 'Bob', '2?/b'], [1, 'Ada', '']].map(turned);
    const seen = { values, formulas: [] };
    const block: Block = {
      ...ofPlayers([ADA], ['2?/b']),
      of: { column: named('R1', 2), by: [named(no, 0), named(name, 1)], players: [['1', 'Ada']] },
    };
    const run = { row: 1, column: 2, cells: [['2?/b']], last };
    expect(strayCells([block], placeCells([block], seen), [run], seen)).toMatchObject([
      { after: [['9-/w']] },
    ]);
  });

  test('are none where no player is named', () => {
    const block: Block = { sheet: 'Cup', row: 1, column: 3, before: [['']], after: [['x']] };
    const seen = now(bookWith());
    expect(strayCells([block], placeCells([block], seen), [], seen)).toEqual([]);
  });
});

describe('a sheet that this run has made', () => {
  const table: Block = { sheet: 'New', row: 1, column: 1, before: [['', '']], after: [['a', 'b']] };

  test('is filled while its cells are empty, read back, and not once somebody has typed', () => {
    const book = bookWith();
    book.addSheet('New', [['title']]);
    expect(fillSheet(book.workbook, 'New', [table])).toBe(true);
    expect([book.cell('New', 'B2'), book.cell('New', 'C2')]).toEqual(['a', 'b']);
    expect(cellsNow(book.workbook, 'New', [table]).map(cell => [cell.now, isUnwritten(cell)])).toEqual([
      ['a', false],
      ['b', false],
    ]);
    book.type('New', 'C2', 'mine');
    expect(cellsNow(book.workbook, 'New', [table]).map(isUnwritten)).toEqual([false, true]);
    expect(fillSheet(book.workbook, 'New', [table])).toBe(false);
    expect(book.cell('New', 'C2')).toBe('mine');
  });

  test('with formulas is read back by them', () => {
    const book = bookWith();
    book.addSheet('New', []);
    const after = [['=A1', '']];
    const block: Block = { ...table, after, cells: [[{ formula: '=A1' }, null]] };
    expect(fillSheet(book.workbook, 'New', [block])).toBe(true);
    expect(cellsNow(book.workbook, 'New', [block]).map(isUnwritten)).toEqual([false]);
    book.writeFormula({ sheet: 'New', row: 1, column: 1 }, '=A2');
    expect(cellsNow(book.workbook, 'New', [block]).map(isUnwritten)).toEqual([true]);
  });

  test('is read afresh, and its values not at all where it holds formulas alone', () => {
    const book = bookWith();
    book.addSheet('New', []);
    const afresh: unknown[] = [];
    const workbook: Workbook = {
      ...book.workbook,
      readArea: (area, again) => {
        afresh.push(again);
        return book.workbook.readArea(area, again);
      },
    };
    fillSheet(workbook, 'New', [table]);
    cellsNow(workbook, 'New', [table]);
    expect(afresh).toEqual([true, true]);
    const formula: Block = { ...table, row: 5, after: [['=A1', '']], cells: [[{ formula: '=A1' }, null]] };
    fillSheet(workbook, 'New', [formula]);
    cellsNow(workbook, 'New', [formula]);
    expect(afresh).toHaveLength(3);
  });

  test('is not filled where any line of a block has something', () => {
    const book = bookWith();
    book.addSheet('New', [[], [], ['', 'mine']]);
    const two: Block = {
      ...table,
      before: [
        ['', ''],
        ['', ''],
      ],
      after: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    };
    expect(fillSheet(book.workbook, 'New', [two])).toBe(false);
    expect(book.cell('New', 'B2')).toBe('');
  });

  test('stays as it is where something stands in one of several blocks', () => {
    const book = bookWith();
    book.addSheet('New', [[], [], ['', 'mine']]);
    const below: Block = { ...table, row: 2 };
    expect(fillSheet(book.workbook, 'New', [table, below])).toBe(false);
    expect([book.cell('New', 'B2'), book.cell('New', 'B3')]).toEqual(['', 'mine']);
  });
});
