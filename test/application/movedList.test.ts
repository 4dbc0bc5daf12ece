import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { MendOffer, Remarkable } from '../../src/application/protocol/protocol';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/** L39: a list that was moved to another sheet is gone on with, once somebody says so. */
const LIST = [
  ['Name', 'Rank', 'R1', 'R2', 'R3'],
  ['Anna', '4d', '2+/w', '', ''],
  ['Ben', '3d', '1-/b', '', ''],
  ['Carl', '2d', '4+/w', '', ''],
  ['Dora', '1d', '3-/b', '', ''],
];
const EMPTY = LIST.map(line => line.map(() => ''));

/** A list whose second round is paired, with the others beside it. */
function paired(others: Readonly<Record<string, readonly (readonly string[])[]>> = {}): MemoryWorkbook {
  const book = memoryWorkbook();
  book.addSheet('Club', LIST);
  book.removeSheet('Sheet1');
  for (const [name, values] of Object.entries(others)) book.addSheet(name, values);
  book.select('Club');
  const { seen } = expectView(book, { ask: 'preview' }, 'preview');
  expectView(book, { ask: 'write', seen }, 'written');
  return book;
}

/** The cells are cut and pasted to another sheet, in another place there. */
function cutTo(book: MemoryWorkbook, sheet: string): void {
  const values = book.values('Club');
  book.addSheet(sheet, [[''], ...values.map(line => ['', ...line])]);
  for (const [row, line] of EMPTY.entries())
    line.forEach((_, column) => book.type('Club', `${'ABCDE'[column]}${row + 1}`, ''));
  book.select(sheet);
}

function questionIn(
  book: MemoryWorkbook,
): { readonly remark: Remarkable; readonly mend: MendOffer } | undefined {
  const { view } = answer(book.workbook, { ask: 'state' });
  const remarks = 'warnings' in view ? (view.warnings ?? []) : view.view === 'problems' ? view.problems : [];
  const remark = remarks.find(({ sentence }) => sentence.startsWith('Sheet '));
  const [mend] = remark?.mends ?? [];
  return remark && mend && { remark, mend };
}

describe('a list that is cut and pasted to another sheet in mid-event', () => {
  test('is asked about, and one press goes on with it', () => {
    const book = paired();
    cutTo(book, 'New');
    const question = questionIn(book);
    expect(question?.remark.sentence).toBe(
      'Sheet New holds the list that was paired in Club. Its Log and its sheets are still that list’s.',
    );
    expect(question?.mend.label).toBe('Go on with the list of Club');
    // Until then nobody is told that something was recorded.
    book.type('Round 2', 'F4', 'b');
    const { results, left } = expectView(book, { ask: 'record' }, 'recorded');
    expect([results, left.map(({ sentence }) => sentence)]).toEqual([0, ['Round 2 has no sheet.']]);
    book.type('Round 2', 'F4', '');
    const cells = JSON.stringify(book.values('New'));
    ask(book, { ask: 'mend', mend: question?.mend.mend ?? '' });
    expect(JSON.stringify(book.values('New'))).toBe(cells);
    expect(questionIn(book)).toBeUndefined();
    // The sheet of the round is that of this list.
    book.type('Round 2', 'F4', 'b');
    expect(expectView(book, { ask: 'record' }, 'recorded').results).toBe(1);
    book.select('Round 2');
    expect(answer(book.workbook, { ask: 'state' }).list?.name).toBe('New');
  });

  test('the press is undone, and then what was done before the move', () => {
    const book = paired();
    cutTo(book, 'New');
    ask(book, { ask: 'mend', mend: questionIn(book)?.mend.mend ?? '' });
    const before = book.values('New');
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    expect(undo?.what).toContain('Go on with the list of Club');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.values('New')).toEqual(before);
    expect(expectView(book, { ask: 'state' }, 'results missing').undo).toBeUndefined();

    const other = paired();
    cutTo(other, 'New');
    ask(other, { ask: 'mend', mend: questionIn(other)?.mend.mend ?? '' });
    expectView(other, { ask: 'undo', action: '1' }, 'undone');
    expect(
      other
        .values('New')
        .map(line => line.slice(1))
        .slice(1),
    ).toEqual(LIST);
  });

  test('also where its sheet is deleted', () => {
    const book = paired();
    cutTo(book, 'New');
    book.removeSheet('Club');
    const question = questionIn(book);
    expect(question?.remark.sentence).toContain('paired in Club');
    ask(book, { ask: 'mend', mend: question?.mend.mend ?? '' });
    book.type('Round 2', 'F4', 'b');
    expect(expectView(book, { ask: 'record' }, 'recorded').results).toBe(1);
  });

  test('a copy is asked nothing, nor another list of the same members', () => {
    const autumn = LIST.map((line, row) => (row === 0 ? line : [...line.slice(0, 2), '', '', '']));
    const book = paired({ Autumn: autumn });
    book.addSheet('Copy of Club', book.values('Club'));
    for (const sheet of ['Copy of Club', 'Autumn']) {
      book.select(sheet);
      expect(questionIn(book)).toBeUndefined();
    }
    book.removeSheet('Club');
    book.select('Autumn');
    expect(questionIn(book)).toBeUndefined();
    book.select('Copy of Club');
    expect(questionIn(book)).toBeDefined();
  });

  test('whoever goes on without it is not asked again, and takes nothing from there', () => {
    const book = paired();
    cutTo(book, 'New');
    const { games = [] } = expectView(book, { ask: 'state' }, 'results missing');
    const results = games.map(({ black, white }) => ({ round: 2, black, white, result: '1-0' as const }));
    expect(expectView(book, { ask: 'record', results }, 'recorded').results).toBe(2);
    expect(questionIn(book)).toBeUndefined();
  });

  test('one of two in a sheet, with a bye, in another language', () => {
    const juniors = [...LIST.map(line => [...line]), ['Emil', '2k', '', '', '']].map(
      ([name = '', ...rest], row) => [row === 0 ? 'Name' : `${name}a`, ...rest],
    );
    const book = memoryWorkbook();
    book.addSheet('Club', [...LIST, ['', '', '', '', ''], ['', '', '', '', ''], ...juniors]);
    book.addSheet('Settings', [
      ['Name', 'Value'],
      ['Language', 'de'],
      ['System', 'Swiss'],
    ]);
    book.removeSheet('Sheet1');
    book.select('Club', 'A8');
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    expectView(book, { ask: 'write', seen }, 'written');
    const adults = book.values('Club').slice(0, 5);
    const moved = book.values('Club').slice(7, 13);
    expect(moved.flat().some(cell => /^(0\+|bye)/.test(String(cell)))).toBe(true);
    book.addSheet('Junioren', moved);
    moved.forEach((line, row) =>
      line.forEach((_, column) => book.type('Club', `${'ABCDE'[column]}${row + 8}`, '')),
    );
    book.select('Junioren');
    const { view } = answer(book.workbook, { ask: 'state' });
    const warnings = 'warnings' in view ? (view.warnings ?? []) : [];
    const mend = warnings
      .flatMap(({ mends = [] }) => mends)
      .find(({ label }) => label.includes('weiterführen'));
    expect(mend?.label).toBe('Liste von Club weiterführen');
    ask(book, { ask: 'mend', mend: mend?.mend ?? '' });
    const round = book.workbook.sheetNames().find(name => name.startsWith('Runde')) ?? '';
    book.type(round, 'F4', 'b');
    expect(expectView(book, { ask: 'record' }, 'recorded').results).toBe(1);
    for (let i = 0; i < 3; i++) {
      const state = answer(book.workbook, { ask: 'state' }).view;
      if (!('undo' in state) || !state.undo || state.undo.what.includes('weiterführen')) break;
      expectView(book, { ask: 'undo', action: state.undo.action }, 'undone');
    }
    expect(book.values('Club').slice(0, 5)).toEqual(adults);
    book.select('Club');
    expect(ask(book, { ask: 'state' })).toMatchObject({ view: 'ready', undo: undefined });
  });
});

test('L39: a list with handicaps that is moved goes on with them: stones, colours, results and undo', () => {
  const rows = [
    ['Name', 'Rank', 'R1', 'R2', 'R3'],
    ['Anna', '4d', '2+/w2', '', ''],
    ['Ben', '2d', '1-/b2', '', ''],
    ['Carl', '5k', '4+/w3', '', ''],
    ['Dora', '8k', '3-/b3', '', ''],
  ];
  const book = memoryWorkbook();
  book.addSheet('Club', rows);
  book.addSheet('Settings', [['Handicap', 'rank']]);
  book.removeSheet('Sheet1');
  book.select('Club');
  const { seen, games } = expectView(book, { ask: 'preview' }, 'preview');
  expect(games.some(({ handicap }) => handicap > 1)).toBe(true);
  const { undo: written } = expectView(book, { ask: 'write', seen }, 'written');
  const paired = book.values('Club');
  cutTo(book, 'New');
  ask(book, { ask: 'mend', mend: questionIn(book)?.mend.mend ?? '' });
  const { games: open = [] } = expectView(book, { ask: 'state' }, 'results missing');
  const results = open.map(({ black, white }) => ({ black, white, result: '1-0' as const, round: 2 }));
  const { results: count, undo } = expectView(book, { ask: 'record', results }, 'recorded');
  expect(count).toBe(games.length);
  const moved = (): readonly (readonly unknown[])[] =>
    book
      .values('New')
      .slice(1)
      .map(line => line.slice(1));
  for (const { numbers, handicap } of games) {
    const stones = handicap > 0 ? String(handicap) : '';
    expect(moved()[numbers[0]]?.[3]).toBe(`${numbers[1]}+/b${stones}`);
    expect(moved()[numbers[1]]?.[3]).toBe(`${numbers[0]}-/w${stones}`);
  }
  // The next round is paired with its own handicaps.
  const next = expectView(book, { ask: 'preview' }, 'preview');
  expect(next.games.every(({ handicap }) => Number.isInteger(handicap))).toBe(true);
  expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
  expect(moved().map(line => line[3])).toEqual(paired.map(line => line[3]));
  expectView(book, { ask: 'undo', action: written!.action }, 'undone');
  expect(moved().map(line => line[3])).toEqual(rows.map(line => line[3]));
});
