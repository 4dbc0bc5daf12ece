import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../src/application/write/fingerprint';
import { complete, write } from '../../src/application/write/writing';
import type { Block } from '../../src/sheet/cells/block';
import { cup, deed, GAMES, lastAction, statuses, text, tournamentOf } from './cup';
import type { MemoryWorkbook } from './memoryWorkbook';

/** A sheet that is made. */
const PRIZES: Block = {
  sheet: 'Prizes',
  row: 0,
  column: 0,
  before: [['', '']],
  after: [['a', 'b']],
  isNew: true,
};

/** Actions of a list alone: begun in the Log, written, read back, done. */

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
      const end = (): never => expect.fail('nothing was written');
      expect(write(book.workbook, text, { ...deed(), end }, unchanged)).toEqual({ kind: 'stopped' });
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

  test('leaves a cell in which somebody has typed as soon as its sheet was made', () => {
    const book = cup();
    book.meanwhile(() => {
      if (book.workbook.sheetNames().includes('Prizes') && book.values('Prizes').flat().join('') === '')
        book.type('Prizes', 'A1', 'mine');
    });
    const different = complete(book.workbook, text, { blocks: [PRIZES] })!;
    expect(different.map(({ problem, cell }) => [problem.code, problem.values, cell?.a1])).toEqual([
      ['cellTaken', { wrote: 'a', found: 'mine', name: '' }, 'A1'],
    ]);
    expect(book.values('Prizes')).toEqual([['mine', 'b']]);
    // Its other sheets are made, so the action is done and can be undone.
    book.removeSheet('Prizes');
    const result = write(book.workbook, text, deed([{ ...PRIZES, sheet: 'Teams' }, PRIZES], 'Create'));
    expect(result).toMatchObject({ kind: 'written', different: [{ cell: { sheet: 'Prizes', a1: 'A1' } }] });
    expect([statuses(book), book.values('Teams')]).toEqual([['done'], [['a', 'b']]]);
  });

  test('puts a new sheet where it belongs, and shows it', () => {
    const book = cup();
    const page = { place: { row: 0, column: 0, rows: 1, columns: 1 }, looks: [] };
    const prizes: Block = { sheet: 'Prizes', row: 0, column: 0, before: [['']], after: [['a']] };
    const other: Block = { ...prizes, sheet: 'Teams' };
    const makes = [
      { name: 'Prizes', design: page, before: () => 'Cup', isShown: true },
      { name: 'Teams', design: page },
    ];
    write(book.workbook, text, { ...deed([prizes, other]), makes });
    expect(book.workbook.sheetNames()).toEqual(['Sheet1', 'Prizes', 'Cup', 'Log', 'Teams']);
    expect(book.workbook.activeSheet()).toBe('Prizes');
  });

  test('goes on in other sheets where one is gone, once it has begun', () => {
    const book = cup();
    book.removeSheet('Cup');
    book.addSheet('Notes', []);
    const notes: Block = { sheet: 'Notes', row: 0, column: 0, before: [['']], after: [['x']] };
    const blocks = [GAMES, notes];
    expect(complete(book.workbook, text, { blocks }, () => false)).toBe(undefined);
    expect(complete(book.workbook, text, { blocks })!.map(({ problem }) => problem.code)).toEqual([
      'rowNotFound',
      'rowNotFound',
    ]);
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
    const notes: Block = {
      ...table,
      sheet: 'Notes',
      after: [['=TODAY()', 'b']],
      cells: [[{ formula: '=TODAY()' }, 'b']],
    };
    expect(write(book.workbook, text, { ...deed([table, notes]), makes })).toMatchObject({ different: [] });
    expect([book.look('Prizes', 'A1').bold, book.look('Notes', 'A1').bold]).toEqual([true, undefined]);
    expect(book.workbook.namedArea('Things')).toMatchObject({ sheet: 'Prizes', columns: 2 });
    // The Log says that the sheet is new.
    expect(lastAction(book).blocks.map(({ isNew }) => isNew)).toEqual([true, true]);
    expect([book.cell('Prizes', 'B1'), book.formula('Notes', 'A1')]).toEqual(['b', '=TODAY()']);
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

  test('a result typed beside it is said, and a cell of another sheet at that place hides nothing', () => {
    const book = cup();
    const before = tournamentOf(book)!;
    book.type('Cup', 'D3', '0+');
    book.type('Cup', 'C2', '2d');
    const ada: Block = {
      ...GAMES,
      before: [['']],
      after: [['2?/b']],
      of: { ...GAMES.of!, players: [['1', 'Ada']] },
    };
    const others: Block = {
      isNew: true,
      sheet: 'Round 1',
      row: 1,
      column: 2,
      before: [[''], ['']],
      after: [['x'], ['y']],
    };
    const told = complete(book.workbook, text, { blocks: [ada, others], tournament: before })!;
    expect(told.map(({ problem, cell }) => [problem.values, cell])).toEqual([
      [
        { wrote: '1d', found: '2d' },
        { sheet: 'Cup', a1: 'C2' },
      ],
      [
        { wrote: '', found: '0+' },
        { sheet: 'Cup', a1: 'D3' },
      ],
    ]);
  });

  test('what it writes into several columns is not told as changed', () => {
    const book = cup();
    const before = tournamentOf(book)!;
    const both: Block = { sheet: 'Cup', row: 2, column: 2, before: [['1k', '']], after: [['2k', '1?/w']] };
    expect(complete(book.workbook, text, { blocks: [both], tournament: before })).toEqual([]);
    expect(book.values('Cup')[2]).toEqual([2, 'Bob', '2k', '1?/w', '']);
  });

  test('a cell that changed is named where its column stands now', () => {
    const book = cup();
    const before = tournamentOf(book)!;
    book.addSheet('Elsewhere', []);
    const lines = [
      ['Rank', 'No', 'Name', 'R1'],
      ['1d', 1, 'Ada', ''],
      ['9k', 2, 'Bob', ''],
    ];
    lines.forEach((line, row) =>
      line.forEach((value, column) => book.type('Cup', `${'ABCD'[column]}${row + 1}`, value)),
    );
    expect(
      complete(book.workbook, text, { blocks: [], tournament: before })!.map(({ cell }) => cell?.a1),
    ).toEqual(['A3']);
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
    const round: Block = { sheet: 'Round 1', row: 0, column: 0, before: [['']], after: [['x']], isNew: true };
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
    expect(complete(book.workbook, text, { blocks: [PRIZES] })).toEqual([
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
      isNew: true,
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
        problem.values,
        cell,
      ]),
    ).toEqual([['rowNotFound', { wrote: '1?/w', found: '', name: '2 Bob' }, undefined]]);
    const late = cup();
    late.meanwhile(() => late.type('Cup', 'D2', '99+'));
    expect(complete(late.workbook, text, { blocks: [GAMES] })!.map(({ problem }) => problem.code)).toEqual([
      'cellDiffers',
    ]);
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
