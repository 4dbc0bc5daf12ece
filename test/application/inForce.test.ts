import { describe, expect, test } from 'vitest';
import type { Workbook } from '../../src/application/workbook/workbook';
import { answer } from '../../src/application/panel/api';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, tournamentBook } from './tournamentBook';

/** The column In force of Settings: an action of the Log, whether it follows what somebody typed or what another action wrote. */

const rowOf = (book: MemoryWorkbook, name: string): number =>
  book.values('Settings').findIndex(([title]) => title === name) + 1;
const set = (book: MemoryWorkbook, name: string, value: string): void =>
  book.type('Settings', `B${rowOf(book, name)}`, value);
const inForce = (book: MemoryWorkbook, name: string): unknown =>
  book.cell('Settings', `C${rowOf(book, name)}`);
/** What the Log says of its newest actions, and their status. */
const newest = (book: MemoryWorkbook, count: number): unknown[] =>
  book
    .values('Log')
    .slice(-count)
    .map(([, , what, status]) => [what, status]);

const paired = (() => {
  const book = tournamentBook(8);
  pairRound(book);
  return book;
})();

describe('a setting that somebody has typed', () => {
  test('has a row of the Log with both values; the pairing is what may be undone', () => {
    const book = paired.copy();
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    set(book, 'Bye value', '½');
    set(book, 'Absence', '0-');
    expect(expectView(book, { ask: 'state' }, 'results missing').undo).toEqual(undo);
    expect(newest(book, 1)).toEqual([['In force: Bye value 1 → ½; Absence 0= → 0-', 'done']]);
    expect(inForce(book, 'Bye value')).toBe('½');
    const rows = book.values('Log').length;
    expectView(book, { ask: 'state' }, 'results missing');
    expect(book.values('Log')).toHaveLength(rows);
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
  });

  test('taken back in the Log is in force again at once, because it is still typed', () => {
    const book = paired.copy();
    set(book, 'Bye value', '½');
    ask(book, { ask: 'state' });
    const no = String(book.values('Log').at(-1)?.[0]);
    expectView(book, { ask: 'undo', action: no }, 'undone');
    expect(inForce(book, 'Bye value')).toBe('½');
  });

  test('is in force after the next look where the run dies at any write', () => {
    for (let step = 0; step < 3; step++) {
      const book = paired.copy();
      set(book, 'Bye value', '½');
      book.dieAfter(step);
      expectView(book, { ask: 'state' }, 'results missing');
      book.dieAfter(undefined);
      expectView(book, { ask: 'state' }, 'results missing');
      expect(inForce(book, 'Bye value')).toBe('½');
      expect(book.values('Log').map(([, , , status]) => status)).not.toContain('begun');
    }
  });

  test('in Settings that are protected costs nobody the answer, and one row of the Log', () => {
    const book = paired.copy();
    set(book, 'Bye value', '½');
    const rows = book.values('Log').length;
    const { ready } = book.workbook;
    const guarded: Workbook = {
      ...book.workbook,
      ready: (sheet, ...more) => {
        if (sheet === 'Settings') throw new Error('You are trying to edit a protected cell or object.');
        return ready(sheet, ...more);
      },
    };
    for (let look = 0; look < 3; look++)
      expect(answer(guarded, { ask: 'state' }).view.view).toBe('results missing');
    expect(book.values('Log')).toHaveLength(rows + 1);
    expectView(book, { ask: 'state' }, 'results missing');
    expect(newest(book, 1)).toEqual([['In force: Bye value 1 → ½', 'done']]);
    expect(inForce(book, 'Bye value')).toBe('½');
  });

  test('in a workbook without a Log makes none', () => {
    const book = paired.copy();
    book.removeSheet('Log');
    set(book, 'Bye value', '½');
    ask(book, { ask: 'state' });
    expect(book.workbook.sheetNames()).not.toContain('Log');
    expect(inForce(book, 'Bye value')).toBe('½');
  });
});

test('an action that changes a setting changes what is in force with it, and so does its undo', () => {
  const book = paired.copy();
  for (let row = 4; row < 8; row++) book.type('Round 1', `F${row}`, 'b');
  expectView(book, { ask: 'record' }, 'recorded');
  set(book, 'Upper bar', '1d');
  const { seen } = expectView(book, { ask: 'state' }, 'changes');
  expect(inForce(book, 'Upper bar')).toBe('1d');
  expectView(book, { ask: 'put back', seen }, 'ready');
  expect([inForce(book, 'Upper bar'), newest(book, 1)]).toEqual(['3d', [['Put back: Upper bar', 'done']]]);
  const { undo } = expectView(book, { ask: 'state' }, 'ready');
  expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
  expect([inForce(book, 'Upper bar'), newest(book, 1)]).toEqual([
    '1d',
    [[expect.stringContaining('Put back: Upper bar'), 'done']],
  ]);
});

test('a tournament whose name begins like such a row of the Log can be taken back', () => {
  // In German the row says `{name} anlegen`, and the column is titled Gilt.
  const book = memoryWorkbook();
  const tournament = { name: 'Gilt: Bonn 2027', system: 'Swiss', teams: false, rounds: 5 } as const;
  expectView(
    book,
    {
      ask: 'create',
      tournament: { ...tournament, upperBar: '', lowerBar: '', seed: 'dice 1-2', language: 'de' },
    },
    'created',
  );
  const { undo } = expectView(book, { ask: 'state' }, 'ready');
  expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
  expect(book.workbook.sheetNames()).not.toContain('Rangliste');
});
