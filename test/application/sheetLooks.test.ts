import { describe, expect, test } from 'vitest';
import { writeFile } from '../../src/exchange/writeFile';
import type { MemoryWorkbook } from './memoryWorkbook';
import { addPlayer, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** The sheets that are made at request, as they look: what is a title, where texts stand, how wide columns are, what stays in view. */

/** @ text, * bold, # filled, w wrapped, then where its text stands. */
function signOf(book: MemoryWorkbook, sheet: string, a1: string): string {
  const { text, bold, fill, wrap, align = '' } = book.look(sheet, a1);
  return (
    `${text ? '@' : ''}${bold ? '*' : ''}${fill ? '#' : ''}${wrap ? 'w' : ''}${align.slice(0, 1)}` || '.'
  );
}

/** The signs of a row, from the first column to one. */
const rowOf = (book: MemoryWorkbook, sheet: string, row: number, columns: number): string =>
  Array.from({ length: columns }, (_, at) =>
    signOf(book, sheet, `${String.fromCharCode(65 + at)}${row}`),
  ).join(' ');

function afterOne(players = 8): MemoryWorkbook {
  const book = tournamentBook(players);
  pairRound(book);
  playRound(book, 1);
  return book;
}

test('the sheet of the prizes: room for their places, titles on grey, amounts away from the next column', () => {
  const book = afterOne();
  const { sheet } = expectView(book, { ask: 'prizes' }, 'prizes written');
  expect(book.values(sheet).map(([place]) => place)).toEqual(['Place', 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(book.formula(sheet, 'F1')).toBe('=PRIZES(WallList;A1:E31;Settings)');
  expect(book.widths(sheet)).toEqual([60, 110, 110, 110, 110, 60, 50, 216, 110, 110, 110]);
  expect(book.frozen(sheet)).toEqual([1, 0]);
  expect([1, 2, 31, 32].map(row => rowOf(book, sheet, row, 12))).toEqual([
    '@*#c @*# @*# @*# @*# *#l *#c *# *#l *#l *#l .',
    'c @ @ @ @ c c . l l l .',
    'c . . . . c c . l l l .',
    '. . . . . . . . . . . .',
  ]);
  expect(book.selected()).toBe('Prizes!1,1');
  // It is there, and is shown again.
  book.select('Wall list', 'C3');
  expect(expectView(book, { ask: 'prizes' }, 'prizes written').sheet).toBe(sheet);
  expect(book.selected()).toBe('Prizes!1,1');
});

describe('the sheet of the standings', () => {
  test('has columns of few widths, names at the left and in view', () => {
    const book = afterOne();
    addPlayer(book, 9, 'Featherstonehaugh Maximilian-Alexander', '3d');
    const { sheet } = expectView(book, { ask: 'standings' }, 'standings written');
    expect(book.formula(sheet, 'A1')).toBe('=STANDINGS(WallList;Settings)');
    expect(book.widths(sheet).slice(0, 8)).toEqual([72, 132, 320, 72, 72, 72, 72, 72]);
    expect(book.frozen(sheet)).toEqual([1, 0]);
    expect([1, 2, 10, 11].map(row => rowOf(book, sheet, row, 5))).toEqual([
      '*#c *#c *#l *#c *#c',
      'c c l c c',
      'c c l c c',
      '. . . . .',
    ]);
  });

  test('has the columns up to the names in view where they leave room beside the panel', () => {
    const book = afterOne();
    const { sheet } = expectView(book, { ask: 'standings' }, 'standings written');
    expect(book.frozen(sheet)).toEqual([1, 3]);
    expect(book.selected()).toBe('Standings!0,0');
  });

  test('has the width of names in letters of East Asia', () => {
    const width = (name: string): number | undefined => {
      const book = afterOne();
      book.type('Wall list', 'B2', name);
      const { sheet } = expectView(book, { ask: 'standings' }, 'standings written');
      return book.widths(sheet)[2];
    };
    expect([width('Abcdefghijklmno'), width('黑嘉嘉黑嘉嘉黑嘉嘉黑嘉嘉黑嘉嘉')]).toEqual([132, 240]);
    expect(width('ｶ'.repeat(15))).toBe(132);
  });

  test('of a list with an error has no widths yet, and the formula says what is wrong', () => {
    const book = afterOne();
    book.type('Wall list', 'I4', '5');
    const { sheet } = expectView(book, { ask: 'standings' }, 'standings written');
    expect(book.widths(sheet)).toEqual([]);
    expect([rowOf(book, sheet, 1, 2), rowOf(book, sheet, 2, 2)]).toEqual(['*#c .', '. .']);
  });

  test('is found again however its formula is typed, and one that only ends so is not it', () => {
    const book = afterOne();
    for (const [sheet, formula] of [
      ['Mine', '=MYSTANDINGS(WallList)'],
      ['Ours', '= standings (WallList; Settings)'],
    ] as const) {
      book.addSheet(sheet, [['']]);
      book.writeFormula({ sheet, row: 0, column: 0 }, formula);
    }
    expect(expectView(book, { ask: 'standings' }, 'standings written').sheet).toBe('Ours');
    expect(book.workbook.sheetNames()).not.toContain('Standings');
  });
});

test('the list with names has names at the left, opponents among them', () => {
  const book = afterOne();
  const { sheet } = expectView(book, { ask: 'names' }, 'names written');
  expect(book.formula(sheet, 'A1')).toBe('=NAMES(WallList;Settings)');
  expect(book.widths(sheet)).toEqual([72, 72, 72, 132, 72, 72, 72, 72]);
  expect(book.frozen(sheet)).toEqual([1, 2]);
  expect([1, 2, 9, 10].map(row => rowOf(book, sheet, row, 9))).toEqual([
    '*#c *#l *#c *#l *#c *#c *#c *#c .',
    'c l c l c c c c .',
    'c l c l c c c c .',
    '. . . . . . . . .',
  ]);
});

test('the costs have narrow columns beside the names, and titles that stay in view', () => {
  const book = afterOne();
  const { sheet } = expectView(book, { ask: 'costs' }, 'costs written');
  expect(book.widths(sheet)).toEqual([190, 52, 52, 52, 52, 52, 52, 52, 52]);
  expect(book.frozen(sheet)).toEqual([1, 1]);
  expect(rowOf(book, sheet, 1, 10)).toBe('@*# @*#c @*#c @*#c @*#c @*#c @*#c @*#c @*#c .');
  expect(rowOf(book, sheet, 2, 2)).toBe('@ @c');
  // What explains the signs stands below, and begins at the left.
  expect(rowOf(book, sheet, 12, 2)).toBe('@ @');
  expect(book.selected()).toBe(`${sheet}!0,0`);
});

test('the report has titles on grey, and room for sentences, which are wrapped', () => {
  const book = afterOne();
  const { sheet } = expectView(book, { ask: 'report' }, 'report written');
  expect(book.widths(sheet)).toEqual([190, 120, 70, 600]);
  expect(book.frozen(sheet)).toEqual([1, 0]);
  expect([rowOf(book, sheet, 1, 5), rowOf(book, sheet, 2, 5)]).toEqual([
    '@*# @*# @*# @*#w .',
    expect.stringMatching(/w \.$/),
  ]);
  // Costs are numbers, which somebody may add up.
  expect(book.values(sheet).some(line => line.some(cell => typeof cell === 'number'))).toBe(true);
  expect(expectView(book, { ask: 'report' }, 'report written').sheet).toBe(sheet);
  book.type('Wall list', 'C2', '20k');
  expect(expectView(book, { ask: 'report' }, 'report written').sheet).toBe(`${sheet} (2)`);
});

test('a print has its titles bold, and its rows as text, for every column of it', () => {
  const book = afterOne();
  const { tournament } = expectView(book, { ask: 'files' }, 'files');
  if (!tournament) throw new Error('no tournament');
  const choices = { names: 'full', club: true, pin: false, hide: '', paper: 'A4', round: '' } as const;
  const { rows: printed } = writeFile('print tables', tournament, choices, 'en');
  if (!printed) throw new Error('no rows');
  const { sheet } = expectView(book, { ask: 'print sheet', printed }, 'print sheet');
  expect(book.widths(sheet)).toEqual(printed.widths);
  const bold = Array.from({ length: printed.rows.length }, (_, row) => row).filter(row =>
    rowOf(book, sheet, row + 1, 1).includes('*'),
  );
  expect(bold).toEqual([...printed.heads].filter(row => row < printed.rows.length).sort((a, b) => a - b));
  const columns = printed.widths.length;
  expect(rowOf(book, sheet, 4, columns + 1)).toBe(`${Array(columns).fill('@').join(' ')} .`);
  expect(rowOf(book, sheet, printed.rows.length + 1, 1)).toBe('.');
  expect(book.selected()).toBe(`${sheet}!0,0`);
});
