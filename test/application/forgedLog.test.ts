import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VERSION } from '../../src/application/workbook/version';
import { makeLogRows, type Action } from '../../src/sheet/write/logRows';
import type { Block } from '../../src/sheet/cells/block';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** Somebody writes rows into the Log by hand; nothing but the tournament's own cells can come to harm. */

const BUDGET = [
  ['Hall', '400'],
  ['Prizes', '900'],
];

/** Four players, a round played, a sheet of the organiser's own, and a column of notes beside the list. */
function bookWithBudget(): MemoryWorkbook {
  const book = tournamentBook(4, 3);
  pairRound(book);
  playRound(book, 1);
  book.addSheet('My budget', BUDGET);
  const [titles = []] = book.values('Wall list');
  const free = String.fromCharCode(65 + titles.length);
  book.type('Wall list', `${free}1`, 'Notes');
  book.type('Wall list', `${free}2`, 'vegetarian');
  return book;
}

const notesColumn = (book: MemoryWorkbook): number => (book.values('Wall list')[0] ?? []).indexOf('Notes');

function forge(
  book: MemoryWorkbook,
  action: Partial<Action> & { readonly blocks: readonly Block[] },
): string {
  const rows = book.values('Log');
  const no = rows.length + 40;
  const forged = { no, when: 'now', what: 'Forged', status: 'done', undoes: undefined, seen: '', ...action };
  makeLogRows(forged as Action, VERSION).forEach((line, i) =>
    line.forEach((text, c) => book.type('Log', `${String.fromCharCode(65 + c)}${rows.length + 1 + i}`, text)),
  );
  return String(no);
}

const blockOf = (sheet: string, column: number, after: Block['after'], row = 0): Block => ({
  sheet,
  row,
  column,
  before: after.map(line => line.map(() => '')),
  after,
});

/** Everything but the Log. */
function cells(book: MemoryWorkbook) {
  return Object.fromEntries(Object.entries(book.snapshot()).filter(([name]) => name !== 'Log'));
}

const FORGED: readonly (readonly [string, (book: MemoryWorkbook) => readonly Block[]])[] = [
  ['cells of a sheet that is not ours', () => [blockOf('My budget', 0, BUDGET)]],
  ['a whole sheet, as if it were made', () => [{ ...blockOf('My budget', 0, BUDGET), isNew: true }]],
  ['the Log itself', book => [blockOf('Log', 2, [[String(book.cell('Log', 'C2'))]], 1)]],
  ['a column of the organiser', book => [blockOf('Wall list', notesColumn(book), [['vegetarian']], 1)]],
  [
    'the same by its title',
    book => [
      {
        ...blockOf('Wall list', 0, [['vegetarian']], 1),
        of: {
          column: { title: 'Notes', column: notesColumn(book), nth: 0, count: 1 },
          by: [{ title: 'Name', column: 1, nth: 0, count: 1 }],
          players: [['Player 1']],
        },
      },
    ],
  ],
];

describe.each(FORGED)('a forged row of %s', (_what, blocksOf) => {
  test('undoes nothing, says so, and is not offered again', () => {
    const book = bookWithBudget();
    const before = cells(book);
    const action = forge(book, { blocks: blocksOf(book) });
    expect(expectView(book, { ask: 'state' }, 'ready').undo?.action).toBe(action);
    const undone = expectView(book, { ask: 'undo', action }, 'undone');
    expect(undone.restored).toBe(0);
    expect(undone.kept.length).toBeGreaterThan(0);
    for (const { sentence } of undone.kept) expect(sentence).toMatch(/stands outside of the tournament/);
    expect(cells(book)).toEqual(before);
    expect(expectView(book, { ask: 'state' }, 'ready').undo?.action).not.toBe(action);
  });

  test('that was never finished is not finished', () => {
    const book = bookWithBudget();
    const blocks = blocksOf(book).map(one => ({
      ...one,
      before: one.after,
      after: one.after.map(line => line.map(() => '=1+1')),
    }));
    const before = cells(book);
    const action = forge(book, { blocks: blocks as readonly Block[], status: 'begun' });
    expect(expectView(book, { ask: 'state' }, 'begun').mayFinish).toBe(false);
    expectView(book, { ask: 'finish', action }, 'begun');
    expect(cells(book)).toEqual(before);
    expectView(book, { ask: 'undo', action }, 'undone');
    expect(cells(book)).toEqual(before);
    expectView(book, { ask: 'state' }, 'ready');
  });
});

test('rows of the Log that say anything: the tournament goes on, and nothing of others is touched', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom(
      '1',
      '99',
      '-1',
      '1e9',
      'begun',
      'done',
      'undone',
      'partly undone',
      VERSION,
      'A1:B2 · My budget',
      'A1:B2 + My budget',
      'A1:ZZZ99999999 · My budget',
      'A2:A3 · Wall list\nA1:A1 · Log',
      '[[["Hall","400"],["Prizes","900"]]]',
      '[[["",""],["",""]]]',
      '[0]',
      '[0,0]',
      '[',
      '[[[[[[]]]]]]',
      'null',
      'x'.repeat(50_000),
    ),
  );
  const lines = fc.array(fc.array(texts, { minLength: 11, maxLength: 11 }), { minLength: 1, maxLength: 3 });
  const master = bookWithBudget();
  fc.assert(
    fc.property(lines, rows => {
      const book = master.copy();
      const top = book.values('Log').length;
      rows.forEach((line, i) =>
        line.forEach((text, c) => book.type('Log', `${String.fromCharCode(65 + c)}${top + 1 + i}`, text)),
      );
      for (let turn = 0; turn < 4; turn++) {
        const state = ask(book, { ask: 'state' });
        expect(['ready', 'begun'], state.view).toContain(state.view);
        if (state.view === 'begun') ask(book, { ask: 'undo', action: state.action });
        else if (state.view === 'ready' && state.undo && turn < 2)
          ask(book, { ask: 'undo', action: state.undo.action });
        else break;
        if (ask(book, { ask: 'state' }).view === 'results missing') break;
      }
      expect(book.values('My budget').map(line => line.slice(0, 2))).toEqual(BUDGET);
    }),
    { numRuns: 25 * Number(process.env['EVENTS'] ?? 1) },
  );
});
