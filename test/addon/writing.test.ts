import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/addon/read/tournament';
import { fingerprint } from '../../src/addon/write/fingerprint';
import {
  brokenUndos,
  isUndone,
  leftBegun,
  logAction,
  mayBeUndone,
  readAction,
  readActions,
  readEveryAction,
  setStatus,
  undoOffer,
} from '../../src/addon/write/log';
import { foreignCell, keepOneSheet, madeSheets, settleMadeSheets } from '../../src/addon/write/madeSheets';
import { isMade, strangers } from '../../src/addon/write/owned';
import { finish, inTheWay, look, undo } from '../../src/addon/write/undo';
import { complete, write } from '../../src/addon/write/writing';
import { makeText } from '../../src/sheet/wording';
import type { Block } from '../../src/sheet/write/block';
import type { LogEntry } from '../../src/sheet/write/logRows';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';

/** Actions of a list alone: begun in the Log, written, read back, done, undone, finished. */

const text = makeText('en');

function cup(): MemoryWorkbook {
  const book = memoryWorkbook();
  book.addSheet('Cup', [
    ['No', 'Name', 'Rank', 'R1', 'Paid'],
    [1, 'Ada', '1d', '', 'yes'],
    [2, 'Bob', '1k', '', ''],
  ]);
  book.select('Cup');
  return book;
}

const named = (title: string, column: number) => ({ title, column, nth: 0, count: 1 });

/** The two cells of round 1. */
const GAMES: Block = {
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
const ROUND: Block = {
  sheet: 'Round 1',
  row: 0,
  column: 0,
  before: [['', '']],
  after: [['1', 'Ada']],
  isNew: true,
};

const deed = (blocks: readonly Block[] = [GAMES], what = 'Pair round 1') => ({
  what,
  blocks,
  undoes: undefined,
  seen: 'seen',
});
const statuses = (book: MemoryWorkbook) =>
  book
    .values('Log')
    .slice(1)
    .map(line => line[3]);
const lastAction = (book: MemoryWorkbook) => {
  const entries = readActions(book.workbook);
  return readAction(book.workbook, entries[entries.length - 1]!)!;
};
const tournamentOf = (book: MemoryWorkbook) => openTournament(book.workbook);
const undoLast = (book: MemoryWorkbook) => undo(book.workbook, text, lastAction(book), tournamentOf(book));

describe('an action', () => {
  test('is begun in the Log before its first cell, and done after the last', () => {
    const book = cup();
    const seen: unknown[] = [];
    book.meanwhile(() =>
      seen.push([book.workbook.sheetNames().includes('Log') && statuses(book)[0], book.cell('Cup', 'D2')]),
    );
    expect(write(book.workbook, text, deed())).toMatchObject({
      kind: 'written',
      different: [],
      logged: { no: 1 },
    });
    // The Log and its titles; the row; the cells; the status.
    expect(seen.slice(-3)).toEqual([
      ['begun', ''],
      ['begun', '2?/b'],
      ['done', '2?/b'],
    ]);
    expect([statuses(book), book.cell('Cup', 'D3')]).toEqual([['done'], '1?/w']);
  });

  test('stops before its first cell where the list is another, where a player is gone, and where somebody typed', () => {
    const stopping: readonly ((book: MemoryWorkbook) => () => boolean)[] = [
      () => () => false,
      book => {
        book.type('Cup', 'B3', 'Bo');
        return () => true;
      },
      book => {
        book.type('Cup', 'D3', '0+');
        return () => true;
      },
    ];
    for (const change of stopping) {
      const book = cup();
      const unchanged = change(book);
      expect(write(book.workbook, text, deed(), unchanged)).toEqual({ kind: 'stopped' });
      expect([statuses(book), book.cell('Cup', 'D2')]).toEqual([['stopped'], '']);
    }
  });

  test('that undoes goes on with what it can', () => {
    const book = cup();
    book.type('Cup', 'D3', '0+');
    const result = write(book.workbook, text, { ...deed(), undoes: 7 }, () => false);
    expect(result).toMatchObject({ kind: 'written' });
    expect([book.cell('Cup', 'D2'), book.cell('Cup', 'D3')]).toEqual(['2?/b', '0+']);
    expect(
      result.kind === 'written' && result.different.map(({ problem, cell }) => [problem.code, cell?.a1]),
    ).toEqual([['cellTaken', 'D3']]);
  });

  test('asks whether it may begin once, at its first sheet, and ends before it is marked as done', () => {
    const book = cup();
    book.addSheet('Notes', []);
    const notes: Block = { sheet: 'Notes', row: 0, column: 0, before: [['']], after: [['x']] };
    const order: string[] = [];
    const result = write(
      book.workbook,
      text,
      {
        ...deed([notes, GAMES]),
        end: different => {
          order.push(`end ${different.length} ${statuses(book)[0]}`);
          return [];
        },
      },
      () => {
        // The list comes first.
        order.push(`asked ${book.cell('Notes', 'A1')}`);
        return true;
      },
    );
    expect([result.kind, order]).toEqual(['written', ['asked ', 'end 0 begun']]);
    expect(book.cell('Notes', 'A1')).toBe('x');
  });

  test('makes its sheets, with their looks and names, and reads them back', () => {
    const book = cup();
    const page = { place: { row: 0, column: 0, rows: 1, columns: 2 }, looks: [] as const };
    const table: Block = { sheet: 'Prizes', row: 0, column: 0, before: [['', '']], after: [['a', 'b']] };
    const makes = [
      {
        name: 'Prizes',
        design: { ...page, looks: [[page.place, { bold: true }] as const] },
        range: { name: 'Things', place: page.place },
      },
    ];
    expect(write(book.workbook, text, { ...deed([table]), makes })).toMatchObject({ different: [] });
    expect(book.look('Prizes', 'A1').bold).toBe(true);
    expect(book.workbook.namedArea('Things')).toMatchObject({ sheet: 'Prizes', columns: 2 });
    // The Log says that the sheet is new.
    expect(lastAction(book).blocks.map(({ isNew }) => isNew)).toEqual([true]);
  });

  test('says what was typed beside it while it wrote, and not what it wrote itself', () => {
    const book = cup();
    const tournament = tournamentOf(book)!;
    book.type('Cup', 'C3', '2k');
    const different = complete(book.workbook, text, { blocks: [GAMES], tournament })!;
    expect(different).toEqual([
      {
        problem: {
          code: 'changedMeanwhile',
          severity: 'warning',
          place: { kind: 'list' },
          values: { wrote: '1k', found: '2k' },
        },
        cell: { sheet: 'Cup', a1: 'C3' },
      },
    ]);
    expect(complete(cup().workbook, text, { blocks: [GAMES], tournament: tournamentOf(cup())! })).toEqual([]);
    // A column that is none of the tournament's is the organiser's affair.
    const other = cup();
    const before = tournamentOf(other)!;
    other.type('Cup', 'E3', 'yes');
    expect(complete(other.workbook, text, { blocks: [GAMES], tournament: before })).toEqual([]);
  });

  test('reads the settings afresh, and writes the list first, however its blocks come', () => {
    const book = cup();
    book.addSheet('Settings', [
      ['Setting', 'Value'],
      ['System', 'Swiss'],
    ]);
    const tournament = tournamentOf(book)!;
    const order: string[] = [];
    const workbook = {
      ...book.workbook,
      readAgain: (name: string, whole?: boolean) => {
        order.push(`read ${name}`);
        return book.workbook.readAgain(name, whole);
      },
      ready: (name: string, blocks: Parameters<typeof book.workbook.ready>[1], formatted?: boolean) =>
        book.workbook.ready(name, blocks, formatted).map(put => () => {
          order.push(`put ${name}`);
          put();
        }),
    };
    const round: Block = { sheet: 'Round 1', row: 0, column: 0, before: [['']], after: [['x']] };
    expect(complete(workbook, text, { blocks: [round, GAMES], tournament })).toEqual([]);
    expect(order).toEqual(['read Settings', 'read Cup', 'put Cup', 'read Cup', 'put Round 1']);
  });

  test('a new sheet in which a cell changed after is said, with its words', () => {
    const book = cup();
    let puts = 0;
    book.meanwhile(() => {
      puts += 1;
      if (book.workbook.sheetNames().includes('Prizes') && book.cell('Prizes', 'A1') === 'a')
        book.type('Prizes', 'A1', 'mine');
    });
    const made: Block = { sheet: 'Prizes', row: 0, column: 0, before: [['', '']], after: [['a', 'b']] };
    expect(complete(book.workbook, text, { blocks: [made] })).toEqual([
      {
        problem: {
          code: 'cellDiffers',
          severity: 'error',
          place: { kind: 'list' },
          values: { wrote: 'a', found: 'mine', name: '' },
        },
        cell: { sheet: 'Prizes', a1: 'A1' },
      },
    ]);
    expect(puts).toBe(2);
  });

  test('a sheet of a round gets its looks, and no other one', () => {
    const book = cup();
    const rows = [
      ['Round 1', '', '', '', '', ''],
      ['', '', '', '', '', ''],
      ['Table', 'Black', 'White', 'Handicap', 'Komi', 'Result'],
      ['1', '1 Ada', '2 Bob', '', '', ''],
    ];
    const page = (sheet: string): Block => ({
      sheet,
      row: 0,
      column: 0,
      before: rows.map(line => line.map(() => '')),
      after: rows,
    });
    complete(book.workbook, text, { blocks: [page('Round 1'), page('Notes')] });
    expect(book.look('Round 1', 'A1').bold).toBe(true);
    expect(book.look('Notes', 'A1').bold).toBe(undefined);
  });

  test('says nothing of a list that is another one now, or of rows and columns that are gone', () => {
    const book = cup();
    const before = tournamentOf(book)!;
    book.type('Cup', 'C1', 'Something');
    book.type('Cup', 'A3', '');
    book.type('Cup', 'B3', '');
    const one: Block = {
      ...GAMES,
      before: [['']],
      after: [['2?/b']],
      of: { ...GAMES.of!, players: [['1', 'Ada']] },
    };
    expect(complete(book.workbook, text, { blocks: [one], tournament: before })).toEqual([]);
    const other = cup();
    const was = tournamentOf(other)!;
    other.addSheet('New cup', [
      ['No', 'Name', 'Rank', 'R1'],
      [1, 'Ada', '9k', ''],
    ]);
    other.select('New cup');
    expect(complete(other.workbook, text, { blocks: [], tournament: was })).toEqual([]);
  });

  test('names the player that it did not find, and the cell that changed after', () => {
    const book = cup();
    book.type('Cup', 'B3', 'Bo');
    expect(
      complete(book.workbook, text, { blocks: [GAMES] })!.map(({ problem, cell }) => [
        problem.code,
        problem.values['name'],
        cell,
      ]),
    ).toEqual([['rowNotFound', '2 Bob', undefined]]);
    const late = cup();
    late.meanwhile(() => late.type('Cup', 'D2', '99+'));
    expect(complete(late.workbook, text, { blocks: [GAMES] })!.map(({ problem }) => problem.code)).toEqual([
      'cellDiffers',
    ]);
  });
});

describe('undo', () => {
  test('gives back what stood there, deletes what it made, and is an action itself', () => {
    const book = cup();
    write(book.workbook, text, deed([GAMES, ROUND]));
    expect(book.workbook.sheetNames()).toContain('Round 1');
    expect(undoLast(book)).toEqual({ restored: 4, isPartly: false, kept: [] });
    expect([book.cell('Cup', 'D2'), book.cell('Cup', 'D3')]).toEqual(['', '']);
    expect(book.workbook.sheetNames()).not.toContain('Round 1');
    expect(statuses(book)).toEqual(['undone', 'done']);
    expect(undoOffer(readActions(book.workbook))).toBe(undefined);
  });

  test('leaves what somebody typed, and says both', () => {
    const book = cup();
    write(book.workbook, text, deed());
    book.type('Cup', 'D3', '1+/w');
    const { restored, isPartly, kept } = undoLast(book);
    expect([restored, isPartly]).toEqual([1, false]);
    expect(kept.map(({ problem, cell }) => [problem.code, problem.values, cell?.a1])).toEqual([
      ['changedSinceWritten', { wrote: '1?/w', found: '1+/w' }, 'D3'],
    ]);
    expect([book.cell('Cup', 'D2'), book.cell('Cup', 'D3')]).toEqual(['', '1+/w']);
  });

  test('of a player who is not found is partly done, and offered again', () => {
    const book = cup();
    write(book.workbook, text, deed());
    book.type('Cup', 'B3', 'Bo');
    const first = lastAction(book);
    const { restored, isPartly, kept } = undo(book.workbook, text, first, tournamentOf(book));
    expect([restored, isPartly, kept.map(({ problem }) => problem.code)]).toEqual([1, true, ['rowNotFound']]);
    expect([statuses(book), undoOffer(readActions(book.workbook))]).toEqual([
      ['partly undone', 'done'],
      { action: '1', what: 'Pair round 1' },
    ]);
    book.type('Cup', 'B3', 'Bob');
    expect(undo(book.workbook, text, first, tournamentOf(book))).toMatchObject({
      restored: 1,
      isPartly: false,
    });
    expect(statuses(book)[0]).toBe('undone');
  });

  test('a sheet in which somebody typed stays, under a name that says what it is', () => {
    const book = cup();
    write(book.workbook, text, deed([GAMES, ROUND]));
    book.type('Round 1', 'C5', 'mine');
    undoLast(book);
    expect(book.workbook.sheetNames()).toContain('Round 1 (undone)');
    expect(book.cell('Round 1 (undone)', 'C5')).toBe('mine');
  });

  test('a sheet of several goes with the others or not at all', () => {
    const book = cup();
    const standings: Block = { ...ROUND, sheet: 'Standings' };
    write(book.workbook, text, deed([standings], 'Standings'));
    book.type('Standings', 'C5', 'mine');
    const { restored, isPartly, kept } = undoLast(book);
    expect([restored, isPartly]).toEqual([0, true]);
    expect(kept.map(({ cell }) => cell)).toEqual([{ sheet: 'Standings', a1: 'C5' }]);
    expect([book.cell('Standings', 'A1'), statuses(book)]).toEqual(['1', ['done']]);
  });

  test('does not fill a row that somebody has used since', () => {
    const book = cup();
    const row: Block = {
      sheet: 'Standings',
      row: 0,
      column: 0,
      before: [['a', 'b', 'c']],
      after: [['', '', '']],
    };
    book.addSheet('Standings', [['a', 'b', 'c']]);
    write(book.workbook, text, deed([row], 'Clear'));
    book.type('Standings', 'B1', 'mine');
    const { restored, kept } = undoLast(book);
    expect([restored, kept.map(({ cell }) => cell?.a1)]).toEqual([0, ['B1']]);
    expect(book.values('Standings')[0]).toEqual(['', 'mine']);
  });

  test('touches nothing that is not of the tournament, whatever the Log says', () => {
    const book = cup();
    book.addSheet('Money', [['10']]);
    const money: Block = { sheet: 'Money', row: 0, column: 0, before: [['99']], after: [['10']] };
    const paid: Block = { sheet: 'Cup', row: 1, column: 4, before: [['no']], after: [['yes']] };
    logAction(book.workbook, text, deed([money, paid, GAMES]));
    const action = lastAction(book);
    book.type('Cup', 'D2', '2?/b');
    const { restored, kept } = undo(book.workbook, text, action, tournamentOf(book));
    expect([restored, kept.map(({ problem, cell }) => [problem.code, cell])]).toEqual([
      1,
      [
        ['notOfTournament', { sheet: 'Money', a1: 'A1' }],
        ['notOfTournament', { sheet: 'Cup', a1: 'E2' }],
      ],
    ]);
    expect([book.cell('Money', 'A1'), book.cell('Cup', 'E2'), book.cell('Cup', 'D2')]).toEqual([
      '10',
      'yes',
      '',
    ]);
  });

  test('that is undone itself lets the action stand again', () => {
    const book = cup();
    write(book.workbook, text, deed());
    undoLast(book);
    undoLast(book);
    expect(statuses(book)).toEqual(['done', 'undone', 'done']);
    expect([book.cell('Cup', 'D2'), book.cell('Cup', 'D3')]).toEqual(['2?/b', '1?/w']);
  });
});

describe('what a dead run has left', () => {
  test('is finished where nothing stands in the way', () => {
    const book = cup();
    logAction(book.workbook, text, deed([GAMES, ROUND]));
    book.type('Cup', 'D2', '2?/b');
    const action = lastAction(book);
    expect(leftBegun(readActions(book.workbook))?.no).toBe(1);
    expect(inTheWay(book.workbook, action, tournamentOf(book))).toEqual([]);
    expect(finish(book.workbook, text, action)).toEqual([]);
    expect([book.cell('Cup', 'D3'), book.cell('Round 1', 'B1'), statuses(book)]).toEqual([
      '1?/w',
      'Ada',
      ['done'],
    ]);
  });

  test('what stands in the way is named: what was typed, and cells of others', () => {
    const book = cup();
    book.addSheet('Money', [['10']]);
    const money: Block = { sheet: 'Money', row: 0, column: 0, before: [['99']], after: [['10']] };
    logAction(book.workbook, text, deed([GAMES, money]));
    book.type('Cup', 'D3', '0+');
    const found = inTheWay(book.workbook, lastAction(book), tournamentOf(book));
    expect(found.map(({ problem, cell }) => [problem.code, problem.severity, cell?.a1])).toEqual([
      ['notOfTournament', 'warning', 'A1'],
      ['changedSinceWritten', 'warning', 'D3'],
    ]);
  });

  test('an undo that died is finished with the sheets of its action', () => {
    const book = cup();
    write(book.workbook, text, deed([GAMES, ROUND]));
    const first = lastAction(book);
    logAction(book.workbook, text, {
      what: 'Undo',
      blocks: first.blocks.map(({ sheet, row, column, before, after, of }) => ({
        ...{ sheet, row, column, before: after, after: before },
        ...(of && { of }),
      })),
      undoes: 1,
      seen: '',
    });
    const entries = readActions(book.workbook);
    expect(leftBegun(entries)?.no).toBe(2);
    expect(brokenUndos(entries, entries[0]!).map(({ no }) => no)).toEqual([2]);
    expect(finish(book.workbook, text, lastAction(book))).toEqual([]);
    expect([statuses(book), book.workbook.sheetNames().includes('Round 1')]).toEqual([
      ['undone', 'done'],
      false,
    ]);
  });

  test('is the cells as they are, wherever their sheets have gone', () => {
    const book = cup();
    book.type('Cup', 'D2', 'x');
    const cells = look(book.workbook, [GAMES, ROUND]);
    expect(cells.map(({ sheet, now, spot }) => [sheet, now, spot?.row])).toEqual([
      ['Cup', 'x', 1],
      ['Cup', '', 2],
      ['Round 1', undefined, undefined],
      ['Round 1', undefined, undefined],
    ]);
  });
});

describe('which action is offered', () => {
  const entry = (no: number, status: LogEntry['status'], more: Partial<LogEntry> = {}): LogEntry => ({
    no,
    when: '',
    what: `action ${no}`,
    status,
    undoes: undefined,
    hasCells: true,
    rows: [no],
    ...more,
  });

  test('to be undone: the newest that stands and has cells, and is no undo', () => {
    const offered = (...entries: readonly LogEntry[]) => undoOffer(entries)?.action;
    expect(offered(entry(1, 'done'), entry(2, 'done'))).toBe('2');
    expect(offered(entry(1, 'done'), entry(2, 'done', { hasCells: false }))).toBe('1');
    expect(offered(entry(1, 'done'), entry(2, 'stopped'))).toBe('1');
    expect(offered(entry(1, 'done'), entry(2, 'undone'))).toBe('1');
    expect(offered(entry(1, 'partly undone'), entry(2, 'done', { undoes: 1 }))).toBe('1');
    expect(offered(entry(1, 'done'), entry(2, 'done', { undoes: 1 }))).toBe(undefined);
    expect(offered(entry(1, 'done'), entry(2, 'begun', { undoes: 1 }))).toBe('1');
    expect(offered()).toBe(undefined);
    expect(mayBeUndone(entry(1, 'begun'), [])).toBe(false);
    expect(isUndone([entry(2, 'done', { undoes: 1 })], 1)).toBe(true);
    expect(isUndone([entry(2, 'stopped', { undoes: 1 })], 1)).toBe(false);
  });

  test('to be settled: the newest that was begun, and what it was to undo before it', () => {
    const left = (...entries: readonly LogEntry[]) => leftBegun(entries)?.no;
    expect(left(entry(1, 'begun'), entry(2, 'done'))).toBe(1);
    expect(left(entry(1, 'begun'), entry(2, 'begun'))).toBe(2);
    expect(left(entry(1, 'begun'), entry(2, 'begun', { undoes: 1 }))).toBe(1);
    expect(left(entry(1, 'done'), entry(2, 'begun', { undoes: 1 }))).toBe(2);
    expect(left(entry(1, 'undone'), entry(2, 'begun', { undoes: 1 }))).toBe(undefined);
    expect(left(entry(1, 'partly undone'), entry(2, 'begun', { undoes: 1 }))).toBe(undefined);
    expect(left(entry(1, 'begun'), entry(2, 'done', { undoes: 1 }))).toBe(undefined);
    expect(left(entry(1, 'done'))).toBe(undefined);
    expect(
      brokenUndos([entry(2, 'begun', { undoes: 1 }), entry(3, 'done', { undoes: 1 })], entry(1, 'begun'))
        .length,
    ).toBe(1);
  });
});

describe('the Log', () => {
  test('numbers its rows, and finds them again when they were moved', () => {
    const book = cup();
    const first = logAction(book.workbook, text, deed());
    const second = logAction(book.workbook, text, deed([], 'Nothing'));
    expect([first.no, second.no, first.rows, second.rows]).toEqual([1, 2, [1], [2]]);
    book.insertRow('Log', 1);
    setStatus(book.workbook, second, 'done');
    expect(book.values('Log').map(line => line[3])).toEqual(['Status', '', 'begun', 'done']);
    expect(readEveryAction(book.workbook).map(({ no, status }) => [no, status])).toEqual([
      [1, 'begun'],
      [2, 'done'],
    ]);
  });

  test('is read from its end, and whole only where the end offers nothing', () => {
    const book = cup();
    for (let i = 1; i <= 30; i++)
      setStatus(book.workbook, logAction(book.workbook, text, deed([GAMES], `action ${i}`)), 'done');
    expect(readActions(book.workbook)).toHaveLength(24);
    expect(readActions(book.workbook)[0]?.no).toBe(7);
    book.values('Log').forEach((line, row) => {
      if (Number(line[0]) > 3) book.type('Log', `D${row + 1}`, 'undone');
    });
    expect(readActions(book.workbook)).toHaveLength(30);
    expect(undoOffer(readActions(book.workbook))?.action).toBe('3');
    expect(readEveryAction(book.workbook)).toHaveLength(30);
  });

  test('of the organiser is left alone, and an empty one is used', () => {
    const book = cup();
    book.addSheet('Log', [['Captain’s log']]);
    logAction(book.workbook, text, deed());
    expect([book.values('Log'), book.values('Log (2)').length]).toEqual([[['Captain’s log']], 2]);
    const empty = cup();
    empty.addSheet('Log', []);
    expect(logAction(empty.workbook, text, deed()).sheet).toBe('Log');
    expect(empty.cell('Log', 'A1')).toBe('No');
  });

  test('whose rows were changed tells nothing of what was written', () => {
    const book = cup();
    logAction(book.workbook, text, deed());
    const [entry] = readActions(book.workbook);
    book.type('Log', 'I2', 'mine');
    expect(readAction(book.workbook, entry!)).toBe(undefined);
  });
});

describe('sheets', () => {
  test('that Wallist makes are known by their names in every language', () => {
    for (const name of [
      'Wall list',
      'Settings',
      'Standings',
      'Prizes',
      'Round 3',
      'Runde 3',
      'Report on round 2',
      'Round 1 (undone)',
    ])
      expect([name, isMade(name)]).toEqual([name, true]);
    for (const name of ['Log', 'Money', 'Round', 'Cup']) expect([name, isMade(name)]).toEqual([name, false]);
  });

  test('of an action are those that it made, that are there, and that are no organiser’s', () => {
    const book = cup();
    book.addSheet('Round 1', []);
    book.addSheet('Money', []);
    const blocks = [ROUND, ROUND, { ...ROUND, sheet: 'Money' }, { ...ROUND, sheet: 'Round 2' }, GAMES];
    expect(madeSheets(book.workbook, blocks)).toEqual(['Round 1']);
  });

  test('hold something foreign in the first cell that the action did not write', () => {
    const book = cup();
    book.addSheet('Round 1', [['1', 'Ada']]);
    expect(foreignCell(book.workbook, 'Round 1', [ROUND])).toBe(undefined);
    book.type('Round 1', 'A1', '');
    expect(foreignCell(book.workbook, 'Round 1', [ROUND])).toBe(undefined);
    book.type('Round 1', 'B1', 'Eve');
    expect(foreignCell(book.workbook, 'Round 1', [ROUND])).toEqual({ sheet: 'Round 1', a1: 'B1' });
    const formula: Block = { ...ROUND, sheet: 'Standings', after: [['', '=STANDINGS(A1)']] };
    book.addSheet('Standings', []);
    book.writeFormula({ sheet: 'Standings', row: 0, column: 1 }, '=STANDINGS(A1)');
    // What a formula shows below and beside it is no text of anybody.
    book.type('Standings', 'C2', 'Ada');
    expect(foreignCell(book.workbook, 'Standings', [formula])).toBe(undefined);
    book.type('Standings', 'A2', 'mine');
    expect(foreignCell(book.workbook, 'Standings', [formula])).toEqual({ sheet: 'Standings', a1: 'A2' });
  });

  test('are deleted only if nothing stands in them and no formula names them', () => {
    const book = cup();
    for (const name of ['Round 1', 'Round 2', 'Round 3', 'Round 4']) book.addSheet(name, []);
    book.type('Round 2', 'C9', 'x');
    book.writeFormula({ sheet: 'Round 3', row: 0, column: 0 }, '=1');
    book.writeFormula({ sheet: 'Cup', row: 8, column: 0 }, "=COUNTA('Round 4'!A1:A9)");
    const blocks = [1, 2, 3, 4].map(round => ({ ...ROUND, sheet: `Round ${round}` }));
    settleMadeSheets(book.workbook, text, blocks, undefined);
    expect(book.workbook.sheetNames()).toEqual([
      'Sheet1',
      'Cup',
      'Round 2 (undone)',
      'Round 3 (undone)',
      'Round 4',
    ]);
  });

  test('leave a sheet behind when they were all, and the look goes back to where it was', () => {
    const book = memoryWorkbook();
    book.removeSheet('Sheet1');
    book.addSheet('Wall list', []);
    book.addSheet('Log', [['x']]);
    book.select('Wall list');
    keepOneSheet(book.workbook, text, [{ ...ROUND, sheet: 'Wall list' }]);
    settleMadeSheets(book.workbook, text, [{ ...ROUND, sheet: 'Wall list' }], undefined);
    expect(book.workbook.sheetNames()).toEqual(['Sheet1', 'Log']);
    const other = cup();
    other.addSheet('Round 1', []);
    other.select('Round 1');
    settleMadeSheets(other.workbook, text, [ROUND], GAMES);
    expect(other.selected()).toBe('Cup!1,3');
  });
});

describe('the tournament owns', () => {
  const ownedOf = (book: MemoryWorkbook, block: Block): boolean =>
    strangers(book.workbook, tournamentOf(book), [block], look(book.workbook, [block])).length === 0;
  const at = (sheet: string, row: number, column: number, after = 'x'): Block => ({
    sheet,
    row,
    column,
    before: [['']],
    after: [[after]],
  });

  test('the columns that it is read from, its formulas, its own sheets, and a text that it has split', () => {
    const book = cup();
    book.writeFormula({ sheet: 'Cup', row: 0, column: 6 }, '=SOS(A1:D3)');
    book.writeFormula({ sheet: 'Cup', row: 1, column: 7 }, '=SUM(A1:D3)');
    book.addSheet('Standings', [['x']]);
    book.addSheet('Paste', [['No;Name;R1']]);
    expect(
      [0, 1, 2, 3, 4, 5, 6, 7].map(column => ownedOf(book, at('Cup', column === 7 ? 1 : 0, column))),
    ).toEqual([true, true, true, true, false, false, true, false]);
    expect(ownedOf(book, at('Standings', 5, 5))).toBe(true);
    expect(ownedOf(book, at('Paste', 0, 0))).toBe(false);
    const lines = ['No;Name;Club;R1', '1;Ada;Oslo;2+', '2;Ben;Oslo;1-'];
    const parts = lines.map(line => line.split(';'));
    const split: Block = {
      sheet: 'Paste',
      row: 0,
      column: 0,
      before: lines.map(line => [line, '', '', '']),
      after: parts,
    };
    expect(ownedOf(book, split)).toBe(true);
    expect(ownedOf(book, { ...split, before: split.after, after: split.before })).toBe(true);
    expect(ownedOf(book, { ...split, after: parts.map(([no = '', ...rest]) => [`${no}!`, ...rest]) })).toBe(
      false,
    );
  });

  test('a sheet Wall list where the list is another one', () => {
    const book = cup();
    book.addSheet('Wall list', []);
    expect(ownedOf(book, at('Wall list', 0, 0))).toBe(true);
    book.removeSheet('Wall list');
    expect(ownedOf(memoryWorkbook(), at('Wall list', 0, 0))).toBe(true);
  });
});

test('a fingerprint tells values, types and places apart, and not blank cells at the ends', () => {
  const print = fingerprint([['a', 1], ['b']]);
  expect(fingerprint([['a', 1, ''], ['b', ''], [''], []])).toBe(print);
  const others = [
    fingerprint([['a', '1'], ['b']]),
    fingerprint([['a', 1, 'b']]),
    fingerprint([['a', 1]], [['b']]),
    fingerprint([[], ['a', 1], ['b']]),
    fingerprint([['', 'a', 1], ['b']]),
    fingerprint([['a', true], ['b']]),
    fingerprint([['a', new Date(1)], ['b']]),
    fingerprint([['a', new Date(2)], ['b']]),
    fingerprint(),
  ];
  expect(new Set([print, ...others]).size).toBe(others.length + 1);
  expect(fingerprint([['']], [])).toBe(fingerprint([], [[]]));
  expect(print).toMatch(/^[0-9a-f]{64}$/);
});
