import { describe, expect, test } from 'vitest';
import { rowsInBetween } from '../../src/application/undo/rowsInBetween';
import { areWholeRows, rowsNow } from '../../src/application/write/wholeRows';
import { write } from '../../src/application/write/writing';
import type { Block } from '../../src/sheet/cells/block';
import { cup, deed, GAMES, statuses, text, tournamentOf, undoLast } from './cup';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';

/** Whole rows in another order: Bob is number 1 now, and has neither paid nor played. */

const ROWS: Block = {
  sheet: 'Cup',
  row: 1,
  column: 0,
  before: [
    ['1', 'Ada', '1d'],
    ['2', 'Bob', '1k'],
  ],
  after: [
    ['1', 'Bob', '1k'],
    ['2', 'Ada', '1d'],
  ],
};
const PAID: Block = { sheet: 'Cup', row: 1, column: 4, before: [['yes'], ['']], after: [[''], ['yes']] };

const sorted = (): MemoryWorkbook => {
  const book = cup();
  write(book.workbook, text, deed([ROWS, PAID], 'Sort by place'));
  expect(listOf(book)).toEqual(['1 Bob 1k', '2 Ada 1d yes']);
  return book;
};
const listOf = (book: MemoryWorkbook): readonly string[] =>
  book
    .values('Cup')
    .filter(([no]) => no !== 'No' && no !== '')
    .map(line => line.filter(cell => cell !== '').join(' '));
const keptOf = (book: MemoryWorkbook) => {
  const { restored, isPartly, kept } = undoLast(book);
  return [
    restored,
    isPartly,
    kept.map(
      ({ problem, cell }) => `${cell?.a1} ${problem.code} ${Object.values(problem.values).join(' → ')}`,
    ),
  ];
};

describe('rows that were put into another order', () => {
  test('go back as they came, with the organiser’s notes', () => {
    const book = sorted();
    expect(keptOf(book)).toEqual([6, false, []]);
    expect([listOf(book), statuses(book)]).toEqual([
      ['1 Ada 1d yes', '2 Bob 1k'],
      ['undone', 'done'],
    ]);
  });

  test('go back behind cells of another sheet, which stay if they are the organiser’s', () => {
    const book = cup();
    book.addSheet('Notes', [['open'], ['open']]);
    const note = (row: number): Block => ({
      sheet: 'Notes',
      row,
      column: 0,
      before: [['open']],
      after: [['closed']],
    });
    write(book.workbook, text, deed([note(0), note(1), ROWS, PAID], 'Sort by place'));
    expect(keptOf(book)).toEqual([6, false, ['A1 notOfTournament closed', 'A2 notOfTournament closed']]);
    expect(listOf(book)).toEqual(['1 Ada 1d yes', '2 Bob 1k']);
  });

  test('with surnames and first names apart go back as they came', () => {
    const book = memoryWorkbook();
    book.addSheet('Cup', [
      ['No', 'Surname', 'First name', 'R1', 'Paid'],
      [1, 'Ko', 'Ada', '', 'yes'],
      [2, 'Ko', 'Bob', '', ''],
    ]);
    book.select('Cup');
    const names = [
      ['1', 'Ko', 'Ada'],
      ['2', 'Ko', 'Bob'],
    ];
    const rows: Block = {
      ...ROWS,
      before: names,
      after: [
        ['1', 'Ko', 'Bob'],
        ['2', 'Ko', 'Ada'],
      ],
    };
    write(book.workbook, text, deed([rows, PAID], 'Sort by place'));
    expect(keptOf(book)).toEqual([4, false, []]);
    expect(listOf(book)).toEqual(['1 Ko Ada yes', '2 Ko Bob']);
    // By surnames alone nobody can tell whose note it is.
    const alone: Block = {
      ...rows,
      before: [
        ['1', 'Ko'],
        ['2', 'Ko'],
      ],
      after: [
        ['1', 'Ko'],
        ['2', 'Ko'],
      ],
    };
    write(book.workbook, text, deed([alone, PAID], 'Sort by place'));
    undoLast(book);
    expect(listOf(book)).toEqual(['1 Ko Ada', '2 Ko Bob yes']);
  });

  test('are followed below a row that somebody has inserted', () => {
    const book = sorted();
    book.insertRow('Cup', 0);
    book.insertRow('Cup', 0);
    expect(keptOf(book)).toEqual([6, false, []]);
    expect(listOf(book)).toEqual(['1 Ada 1d yes', '2 Bob 1k']);
  });

  test('are followed above a row that somebody has deleted, though marks look as if they were back', () => {
    const titled = memoryWorkbook();
    titled.addSheet('Cup', [['Winter'], ...cup().values('Cup')]);
    titled.select('Cup');
    const down = [ROWS, PAID].map(block => ({ ...block, row: 2 }));
    write(titled.workbook, text, deed(down, 'Sort by place'));
    const book = memoryWorkbook();
    for (const sheet of ['Cup', 'Log'])
      book.addSheet(sheet, titled.values(sheet).slice(sheet === 'Cup' ? 1 : 0));
    book.select('Cup');
    // The two cells in which the marks stood hold them again: Ada's, and what is below.
    expect([book.cell('Cup', 'E3'), book.cell('Cup', 'E4')]).toEqual(['yes', '']);
    expect(keptOf(book)).toEqual([6, false, []]);
    expect(listOf(book)).toEqual(['1 Ada 1d yes', '2 Bob 1k']);
  });

  test('half of which a run that died has put back go back whole', () => {
    const book = sorted();
    book.type('Cup', 'E2', 'yes');
    book.type('Cup', 'E3', '');
    // What is back already is no reason to stay.
    const other = book.copy();
    other.type('Cup', 'C3', '2d');
    expect(keptOf(other)).toEqual([0, true, ['C3 changedSinceWritten 1d → 2d']]);
    expect(keptOf(book)).toEqual([4, false, []]);
    expect(listOf(book)).toEqual(['1 Ada 1d yes', '2 Bob 1k']);
  });

  test('stay where one cell is another, which is named, and undo is offered again', () => {
    const book = sorted();
    book.type('Cup', 'C3', '2d');
    expect(keptOf(book)).toEqual([0, true, ['C3 changedSinceWritten 1d → 2d']]);
    expect([listOf(book), statuses(book)]).toEqual([['1 Bob 1k', '2 Ada 2d yes'], ['done']]);
    book.type('Cup', 'E2', 'no');
    // The cells of the first row that is another say enough.
    expect(keptOf(book)).toEqual([0, true, ['E2 changedSinceWritten  → no']]);
    book.type('Cup', 'C3', '1d');
    book.type('Cup', 'E2', '');
    expect(keptOf(book)).toEqual([6, false, []]);
  });

  test('stay where a row stands between them', () => {
    const book = sorted();
    book.insertRow('Cup', 2);
    const [restored, isPartly, kept] = keptOf(book);
    expect([restored, isPartly]).toEqual([0, true]);
    expect(kept).toContain('A3 changedSinceWritten 2 → ');
    expect(listOf(book)).toEqual(['1 Bob 1k', '2 Ada 1d yes']);
  });

  test('stay where they change in the last moment', () => {
    const book = sorted();
    const writes = book.writes();
    book.meanwhile(write => {
      if (write === writes + 1) book.type('Cup', 'C3', '2d');
    });
    expect(keptOf(book)).toEqual([0, true, ['C3 changedSinceWritten 1d → 2d']]);
    expect([listOf(book), statuses(book)]).toEqual([
      ['1 Bob 1k', '2 Ada 2d yes'],
      ['done', 'stopped'],
    ]);
  });

  test('stay where a setting that went with them is another since, and go back with it', () => {
    const book = cup();
    book.addSheet('Settings', [
      ['Name', 'Value'],
      ['Forbidden pairs', '1-3'],
    ]);
    const pairs: Block = { sheet: 'Settings', row: 1, column: 1, before: [['1-3']], after: [['2-3']] };
    write(book.workbook, text, deed([ROWS, PAID, pairs], 'Sort by place'));
    book.type('Settings', 'B2', '2-4');
    expect(keptOf(book)).toEqual([0, true, ['B2 changedSinceWritten 2-3 → 2-4']]);
    expect(listOf(book)).toEqual(['1 Bob 1k', '2 Ada 1d yes']);
    book.type('Settings', 'B2', '2-3');
    expect(keptOf(book)).toEqual([7, false, []]);
    expect([listOf(book), book.cell('Settings', 'B2')]).toEqual([['1 Ada 1d yes', '2 Bob 1k'], '1-3']);
  });

  test('that somebody has put back already are left, and nothing is missing', () => {
    const book = sorted();
    for (const { row, column, before } of [ROWS, PAID])
      before.forEach((line, r) =>
        line.forEach((cell, c) => book.type('Cup', `${'ABCDE'.charAt(column + c)}${row + r + 1}`, cell)),
      );
    expect(keptOf(book)).toEqual([0, false, []]);
    expect(listOf(book)).toEqual(['1 Ada 1d yes', '2 Bob 1k']);
  });

  test.each<readonly [string, readonly Block[]]>([
    ['without their names', [PAID]],
    ['beside other names', [ROWS, { ...PAID, before: [[''], ['yes']], after: [[''], ['yes']] }]],
    ['with a note that was never there', [ROWS, { ...PAID, before: [['no'], ['']] }]],
    ['with names that were never there', [{ ...ROWS, before: [['1', 'Cid', '1d'], ROWS.before[1]!] }, PAID]],
  ])('in a forged row of the Log, %s: what the organiser has noted stays', (_what, blocks) => {
    const book = sorted();
    const before = book.values('Cup').map(line => line[4]);
    write(book.workbook, text, deed(blocks, 'Sort by place'));
    undoLast(book);
    expect(book.values('Cup').map(line => line[4])).toEqual(before);
  });
});

test('whole rows are cells of the wall list that name no players, in more than one row', () => {
  const told = (block: Partial<Block>, list: string | undefined = 'Cup') =>
    areWholeRows(list)({ ...ROWS, ...block });
  expect([told({}), told({ sheet: 'Wall list' }, undefined), told({ sheet: 'Turniertabelle' })]).toEqual([
    true,
    true,
    true,
  ]);
  expect([told({ sheet: 'Notes' }), told({ isNew: true }), told({ after: [['1']] })]).toEqual([
    false,
    false,
    false,
  ]);
  // A text is no list while its split is undone; a sheet of ours is never one.
  const report = { ...ROWS, sheet: 'Standings' };
  expect([
    areWholeRows('Cup')(GAMES),
    areWholeRows(undefined)(ROWS),
    areWholeRows(undefined)(report),
  ]).toEqual([false, true, false]);
});

test('rows stand together where all of them do, and where nothing was moved nothing is taken back', () => {
  const book = sorted();
  const { stand } = rowsNow(book.workbook, [ROWS, PAID]);
  expect(stand()).toBe(true);
  expect(rowsNow(book.workbook, [{ ...ROWS, sheet: 'gone' }]).stand()).toBe(false);
  expect(rowsNow(book.workbook, [])).toMatchObject({ blocks: [], changed: [] });
  const same = { ...PAID, before: PAID.after };
  expect(rowsNow(book.workbook, [same])).toMatchObject({ blocks: [same], changed: [] });
  expect(
    rowsNow(book.workbook, [
      { ...ROWS, row: 2 },
      { ...PAID, row: 2 },
    ]).blocks,
  ).toEqual([ROWS, PAID]);
  book.insertRow('Cup', 0);
  expect(stand()).toBe(false);
});

describe('a row that came or went in the very call that wrote all of them', () => {
  /** The list as it was, one column and two rows from the corner, and what is told of it as it is now. */
  const told = (...now: readonly (readonly string[])[]) => {
    const book = memoryWorkbook();
    const titles = ['', 'No', 'Name', 'R1'];
    book.addSheet('Cup', [[], [], titles, ['', '1', 'Ada', ''], ['', '2', 'Bob', ''], ['', '3', 'Bob', '']]);
    book.select('Cup');
    book.workbook.nameArea('WallList', { sheet: 'Cup', row: 2, column: 1, rows: 9, columns: 4 });
    const before = tournamentOf(book)!;
    book.removeSheet('Cup');
    if (now.length > 0) book.addSheet('Cup', [[], [], titles, ...now.map(line => ['', ...line])]);
    else book.addSheet('Other', [titles, ['', '1', 'Eve', ''], ['', '2', 'Dan', '']]);
    return rowsInBetween(book.workbook, before);
  };
  const changed = (wrote: string, found: string, cell?: object) => ({
    problem: {
      code: 'changedMeanwhile',
      severity: 'warning',
      place: { kind: 'list' },
      values: { wrote, found },
    },
    cell,
  });

  test('is nothing as long as all stand there, in whatever order', () => {
    expect(told(['1', 'Bob', ''], ['2', 'Ada', ''], ['3', 'Bob', ''])).toEqual([]);
  });

  test('leaves somebody twice, whose second row is named, or not at all', () => {
    const rows = [
      ['1', 'Ada', ''],
      ['2', 'Bob', ''],
      ['3', 'Bob', ''],
    ];
    expect(told(...rows, ['4', 'Ada', ''])).toEqual([changed('', 'Ada', { sheet: 'Cup', a1: 'C7' })]);
    expect(told(...rows.slice(0, 2))).toEqual([changed('Bob', '')]);
    expect(told(rows[0]!, rows[1]!, ['3', 'Ada', ''])).toEqual([
      changed('', 'Ada', { sheet: 'Cup', a1: 'C6' }),
      changed('Bob', ''),
    ]);
  });

  test('is not looked for in another list', () => expect(told()).toEqual([]));
});
