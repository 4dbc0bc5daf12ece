import { describe, expect, test } from 'vitest';
import { addPlayer, ask, column, expectView, pairRound, tournamentBook } from './tournamentBook';
import type { MemoryWorkbook } from './memoryWorkbook';
import { memoryWorkbook } from './memoryWorkbook';

const setting = (book: MemoryWorkbook, name: string) =>
  book.values('Settings').find(([one]) => one === name)?.[1];
const announced = (book: MemoryWorkbook, label: string) =>
  book.values('Tournament system').find(([one]) => one === label)?.[1];
const field = (book: MemoryWorkbook) => expectView(book, { ask: 'groups' }, 'groups');
const undoLast = (book: MemoryWorkbook, undo: { readonly action: string } | undefined) =>
  expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');

describe('who starts where', () => {
  test('the field by rank has its bars, what suits the rounds, and each player with a cell', () => {
    const view = field(tournamentBook(12));
    expect([view.lines, view.suits, view.rounds, view.guide, view.mayMove]).toEqual([
      { upper: 2, lower: -15 },
      { upper: -6 },
      5,
      [6, 12],
      true,
    ]);
    expect(view.people[0]).toMatchObject({ player: '1 Player 1 (5d)', ladder: 4, cell: { a1: 'C2' } });
    expect(view.hasSupergroup).toBe(false);
  });

  test('lines that were moved are written with the announcement in one act, and undone with it', () => {
    const book = tournamentBook(12);
    const { seen } = field(book);
    const after = expectView(book, { ask: 'write groups', lines: { upper: 0, lower: -6 }, seen }, 'groups');
    expect([setting(book, 'Upper bar'), setting(book, 'Lower bar')]).toEqual(['1d', '6k']);
    expect(announced(book, 'Upper bar')).toBe('1d');
    expect(after.undo?.what).toContain('Upper bar 1d, Lower bar 6k');
    undoLast(book, after.undo);
    expect([setting(book, 'Upper bar'), announced(book, 'Upper bar')]).toEqual(['3d', '3d']);
  });

  test('a line that is away takes its bar away', () => {
    const book = tournamentBook(12);
    const { seen } = field(book);
    const after = expectView(book, { ask: 'write groups', lines: { upper: 0 }, seen }, 'groups');
    expect([setting(book, 'Lower bar'), after.lines]).toEqual(['', { upper: 0 }]);
  });

  test('nothing moved is nothing done, and nothing is written over another field', () => {
    const book = tournamentBook(12);
    const { seen, lines = {} } = field(book);
    const log = book.values('Log').length;
    expectView(book, { ask: 'write groups', lines, seen }, 'groups');
    expect(book.values('Log')).toHaveLength(log);
    addPlayer(book, 13, 'Late Lea', '2d');
    expectView(book, { ask: 'write groups', lines: { upper: 0 }, seen }, 'stopped');
    expect(setting(book, 'Upper bar')).toBe('3d');
    expectView(
      book,
      { ask: 'write groups', lines: { upper: 0, lower: 0 }, seen: field(book).seen },
      'stopped',
    );
  });

  test('once a round is paired the lines stay', () => {
    const book = tournamentBook(12);
    pairRound(book);
    const { mayMove, seen } = field(book);
    expect(mayMove).toBe(false);
    expectView(book, { ask: 'write groups', lines: { upper: 0 }, seen }, 'stopped');
  });

  test('the supergroup is marked in its column, and the setting follows', () => {
    const book = tournamentBook(12);
    book.type('Wall list', 'E1', 'Supergroup');
    const { seen, hasSupergroup } = field(book);
    expect(hasSupergroup).toBe(true);
    const lines = { upper: 1, lower: -9, top: 3 };
    const after = expectView(book, { ask: 'write groups', lines, seen }, 'groups');
    expect(column(book, 'E', 4)).toEqual(['x', 'x', '', '']);
    expect([after.lines, after.isMixed, setting(book, 'Supergroup')]).toEqual([lines, false, 'yes']);
    // Somebody typed one mark more: the line says so, and stays as it is where only a bar moves.
    book.type('Wall list', 'E6', 'x');
    const mixed = field(book);
    expect([mixed.isMixed, mixed.lines?.top]).toEqual([true, 0]);
    undoLast(book, after.undo);
    expect(column(book, 'E', 5)).toEqual(['', '', '', '', 'x']);
  });

  test('the column Start is stronger than the lines', () => {
    const book = tournamentBook(12);
    book.type('Wall list', 'E1', 'Start');
    book.type('Wall list', 'E3', '33.5');
    expect(field(book).people[1]).toMatchObject({ ladder: 3, fixed: 3.5 });
  });

  test('in a Swiss the field is shown without lines, in groups with the two ways to fill them', () => {
    expect(field(tournamentBook(6, 5, 'Swiss'))).not.toHaveProperty('lines');
    const book = tournamentBook(8, 5, 'Groups + knock-out');
    const { remarks, groups } = field(book);
    expect(remarks.flatMap(({ mends = [] }) => mends.map(({ label }) => label))).toEqual([
      'Groups by strength',
      'Groups by lot',
    ]);
    expect(groups).toEqual([]);
    ask(book, { ask: 'mend', mend: remarks[0]?.mends?.[0]?.mend ?? '' });
    expect(field(book).groups.map(({ players }) => players)).toEqual([4, 4]);
  });
});

function listOf(rows: readonly (readonly (string | number)[])[]): MemoryWorkbook {
  const book = memoryWorkbook();
  book.addSheet('Wall list', rows);
  return book;
}

describe('ranks and ratings of many at once', () => {
  const list = () =>
    listOf([
      ['No', 'Name', 'Rank', 'Rating', 'Country', 'R1'],
      [1, 'Ito Akira', '9d', 2700, 'JP', ''],
      [2, 'Bauer Lena', '1d', '', 'DE', ''],
      [3, 'Weber Paul', '2 kyu', 1750, 'DE', ''],
      [4, 'Kask Mari', '', 1610, 'EE', ''],
      [5, 'Cho Chikun', '9p', '', 'JP', ''],
    ]);
  const ranks = (book: MemoryWorkbook) =>
    book
      .values('Wall list')
      .slice(1)
      .map(line => line[2]);

  test('ranks of a country go up; who is at the end stays, and it is undone', () => {
    const book = list();
    const form = expectView(book, { ask: 'preview ranks' }, 'ranks');
    expect(form.whom.map(({ label }) => label)).toEqual(['everybody', 'DE (2)', 'EE (1)', 'JP (2)']);
    const change = { way: 'up', steps: 1, of: 'DE' } as const;
    const { seen, others, filled } = expectView(book, { ask: 'preview ranks', change }, 'ranks');
    expect([others, filled]).toEqual([['2 Bauer Lena (1d): 1d → 2d', '3 Weber Paul (2k): 2 kyu → 1k'], []]);
    const after = expectView(book, { ask: 'write ranks', change, replace: true, seen }, 'groups');
    expect(ranks(book)).toEqual(['9d', '2d', '1k', '', '9p']);
    undoLast(book, after.undo);
    expect(ranks(book)).toEqual(['9d', '1d', '2 kyu', '', '9p']);
    const all = { ...change, of: '' };
    expect(expectView(book, { ask: 'preview ranks', change: all }, 'ranks').left).toEqual([
      '1 Ito Akira (9d): no rank is beyond',
      '4 Kask Mari: no rank',
      '5 Cho Chikun (9p): professional rank',
    ]);
  });

  test('a blank cell is filled without touching those that are not', () => {
    const book = list();
    const change = { way: 'from ratings', steps: 1, of: '' } as const;
    const { seen, filled, others } = expectView(book, { ask: 'preview ranks', change }, 'ranks');
    expect(filled).toEqual(['4 Kask Mari: – → 5k']);
    expect(others).toEqual(['1 Ito Akira (9d): 9d → 7d', '3 Weber Paul (2k): 2 kyu → 3k']);
    expectView(book, { ask: 'write ranks', change, replace: false, seen }, 'groups');
    expect(ranks(book)).toEqual(['9d', '1d', '2 kyu', '5k', '9p']);
  });

  test('ratings from ranks are numbers; a formula stays', () => {
    const book = list();
    book.writeFormula({ sheet: 'Wall list', row: 2, column: 3 }, '=2100');
    const change = { way: 'to ratings', steps: 1, of: '' } as const;
    const { seen, filled, left } = expectView(book, { ask: 'preview ranks', change }, 'ranks');
    expect(filled).toEqual(['5 Cho Chikun (9p): – → 2940']);
    expect(left.join()).toContain('a formula stands there');
    expectView(book, { ask: 'write ranks', change, replace: false, seen }, 'groups');
    expect(book.cell('Wall list', 'D6')).toBe(2940);
  });

  test('not over what somebody typed since, nor in a list without the column, nor once a round is paired', () => {
    const book = list();
    const change = { way: 'down', steps: 2, of: '' } as const;
    const { seen } = expectView(book, { ask: 'preview ranks', change }, 'ranks');
    book.type('Wall list', 'C3', '3d');
    expectView(book, { ask: 'write ranks', change, replace: true, seen }, 'stopped');
    const paired = tournamentBook(4);
    pairRound(paired);
    expectView(paired, { ask: 'preview ranks', change }, 'stopped');
    book.type('Wall list', 'D1', 'Remark');
    const to = { way: 'to ratings', steps: 1, of: '' } as const;
    const { reasons } = expectView(book, { ask: 'preview ranks', change: to }, 'stopped');
    expect(reasons[0]?.sentence).toBe('The list has no column Rating.');
  });
});
