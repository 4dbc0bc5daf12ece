import { describe, expect, test } from 'vitest';
import type { Request } from '../../src/application/protocol/protocol';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectConsistent, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

// Made by the first test that asks: mutation tests know which test runs what.
let eight: MemoryWorkbook | undefined;
const prepared = { copy: () => (eight ??= tournamentBook(8)).copy() };

describe('somebody else types', () => {
  test.each([
    ['a result', 'Wall list', 'H3', '0='],
    ['another rank', 'Wall list', 'C4', '9k'],
    ['a player', 'Wall list', 'B10', 'Late Entry'],
    ['an absence', 'Wall list', 'G4', '1'],
    ['a setting', 'Settings', 'B8', '5d'],
  ])('between preview and write: %s', (_what, sheet, a1, value) => {
    const book = prepared.copy();
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    book.type(sheet, a1, value);
    const before = book.snapshot();
    const stopped = ask(book, { ask: 'write', seen });
    expect(stopped.view).toBe('stopped');
    const { Settings: _settings, ...rest } = book.snapshot();
    const { Settings: _before, ...restBefore } = before;
    expect(rest).toEqual(restBefore);
  });

  test('what does not concern the pairing does not stop it', () => {
    const book = prepared.copy();
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    book.type('Wall list', 'Z4', 'has paid');
    expect(ask(book, { ask: 'write', seen }).view).toBe('written');
    expect(book.cell('Wall list', 'Z4')).toBe('has paid');
  });

  test('between the Log row and the first cell: it stops, and the Log says so', () => {
    const book = prepared.copy();
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    let typed = false;
    book.meanwhile(() => {
      if (!typed) book.type('Wall list', 'H5', '0=');
      typed = true;
    });
    const before = book.values('Wall list');
    expect(ask(book, { ask: 'write', seen }).view).toBe('stopped');
    const typedIn = before.map((line, row) =>
      row === 4 ? line.map((cell, column) => (column === 7 ? '0=' : cell)) : line,
    );
    expect(book.values('Wall list')).toEqual(typedIn);
    expect(book.workbook.sheetNames()).not.toContain('Round 1');
    expect(book.values('Log').at(-1)?.[3]).toBe('stopped');
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
  });

  test('while cells are written: both values are told', () => {
    const book = prepared.copy();
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    let typed = '';
    book.meanwhile(() => {
      const written = String(book.cell('Wall list', 'H2'));
      if (typed !== '' || written === '') return;
      typed = written;
      book.type('Wall list', 'H2', '99?');
    });
    const written = expectView(book, { ask: 'write', seen }, 'written');
    expect(written.different).toEqual([
      {
        severity: 'error',
        sentence: `“${typed}” was written, but “99?” stands there.`,
        mend: 'See who else is typing, and correct the cell.',
        cell: { sheet: 'Wall list', a1: 'H2' },
      },
    ]);
    const undone = expectView(book, { ask: 'undo', action: written.undo.action }, 'undone');
    expect(undone.kept.map(({ cell }) => cell?.a1)).toEqual(['H2']);
    expect(book.cell('Wall list', 'H2')).toBe('99?');
    expect(book.cell('Wall list', 'H3')).toBe('');
  });

  test('another run of the add-on: busy, for everything that writes', () => {
    const book = prepared.copy();
    book.holdLock(true);
    const before = book.snapshot();
    const requests: readonly Request[] = [
      { ask: 'write', seen: '' },
      { ask: 'undo', action: '1' },
      { ask: 'finish', action: '1' },
      { ask: 'record' },
      { ask: 'standings' },
      { ask: 'clear examples' },
    ];
    for (const request of requests) expect(ask(book, request)).toEqual({ view: 'busy' });
    expect(book.snapshot()).toEqual(before);
    for (const request of [{ ask: 'state' }, { ask: 'preview' }, { ask: 'check' }] as const)
      expect(ask(book, request).view).not.toBe('busy');
  });
});

describe('undo', () => {
  test('restores every cell that still holds what was written', () => {
    const book = prepared.copy();
    const before = book.values('Wall list');
    const { written } = pairRound(book);
    const undone = expectView(book, { ask: 'undo', action: written.undo.action }, 'undone');
    expect(undone.kept).toEqual([]);
    expect(undone.restored).toBeGreaterThan(8);
    expect(book.values('Wall list')).toEqual(before);
    expect(book.workbook.sheetNames()).not.toContain('Round 1');
    expect(expectView(book, { ask: 'state' }, 'ready').undo?.what).toBe('Clear 8 example players');
  });

  test('keeps what was typed since, and says so', () => {
    const book = prepared.copy();
    const { written } = pairRound(book);
    const wrote = String(book.cell('Wall list', 'H4'));
    book.type('Wall list', 'H4', wrote.replace('?', '+'));
    book.type('Round 1', 'F4', 'b');
    const { kept } = expectView(book, { ask: 'undo', action: written.undo.action }, 'undone');
    expect(kept.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^Round 1: the games of players 3, \d+ stay/),
      `“${wrote}” was written here; now “${wrote.replace('?', '+')}” stands there, and stays.`,
    ]);
    expect(book.cell('Round 1 (undone)', 'F4')).toBe('b');
  });

  test('goes back action by action, and each can be undone once', () => {
    const book = prepared.copy();
    const { written } = pairRound(book);
    const paired = book.values('Wall list');
    const recorded = playRound(book, 1);
    expect(recorded.undo?.what).toBe('Record 4 results of round 1');
    expectView(book, { ask: 'undo', action: recorded.undo?.action ?? '' }, 'undone');
    expect(book.values('Wall list')).toEqual(paired);
    expect(ask(book, { ask: 'undo', action: recorded.undo?.action ?? '' }).view).toBe('stopped');
    expectView(book, { ask: 'undo', action: written.undo.action }, 'undone');
    expectConsistent(book);
    expect(ask(book, { ask: 'undo', action: '99' }).view).toBe('stopped');
    expect(book.values('Log').map(line => line[3])).toEqual([
      'Status',
      'done',
      'done',
      'undone',
      'undone',
      'done',
      'done',
    ]);
  });

  describe('and the sheet that was made for the round', () => {
    const undone = (change: (book: MemoryWorkbook) => void, before?: (book: MemoryWorkbook) => void) => {
      const book = prepared.copy();
      before?.(book);
      const { written } = pairRound(book);
      change(book);
      expectView(book, { ask: 'undo', action: written.undo.action }, 'undone');
      return book;
    };

    test('goes, and the next pairing makes it again', () => {
      const book = undone(() => undefined);
      expect(book.workbook.sheetNames()).not.toContain('Round 1');
      pairRound(book);
      expect(book.cell('Round 1', 'A1')).toBe('Round 1 – Spring Cup');
      expect(book.workbook.sheetNames().filter(name => name.startsWith('Round'))).toEqual(['Round 1']);
    });

    test('leads whoever looks at it back to the wall list', () => {
      const book = undone(one => one.workbook.activate({ sheet: 'Round 1', row: 3, column: 5 }));
      expect(book.workbook.activeSheet()).toBe('Wall list');
    });

    test('stays whole with anything that somebody typed, under a name that says what it is', () => {
      for (const cell of ['F4', 'H20']) {
        const book = undone(one => one.type('Round 1', cell, 'b'));
        expect(book.cell('Round 1 (undone)', cell)).toBe('b');
        expect(book.cell('Round 1 (undone)', 'A1')).toBe('Round 1 – Spring Cup');
        pairRound(book);
        expect(book.workbook.sheetNames().filter(name => name.startsWith('Round'))).toEqual([
          'Round 1 (undone)',
          'Round 1',
        ]);
      }
    });

    test('stays, empty, where a formula of another sheet shows it', () => {
      const at = { sheet: 'Wall list', row: 30, column: 20 };
      const book = undone(one => one.writeFormula(at, "='round 1'!A1"));
      expect(book.values('Round 1').flat().join('')).toBe('');
    });

    test('stays, empty, where somebody had made it before', () => {
      const book = undone(
        () => undefined,
        one => one.addSheet('Round 1', []),
      );
      expect(book.workbook.sheetNames()).toContain('Round 1');
      expect(book.values('Round 1').flat().join('')).toBe('');
    });

    test('is told from others in the Log', () => {
      const book = prepared.copy();
      pairRound(book);
      const cells = String(book.values('Log').at(-1)?.[6]).split('\n');
      expect(cells).toContain('A1:F7 + Round 1');
      expect(cells.filter(line => line.endsWith('Wall list')).every(line => line.includes(' · '))).toBe(true);
    });
  });

  test('a Round sheet that somebody deleted is no obstacle', () => {
    const book = prepared.copy();
    const { written } = pairRound(book);
    book.removeSheet('Round 1');
    expect(expectView(book, { ask: 'undo', action: written.undo.action }, 'undone').kept).toEqual([]);
    expect(book.cell('Wall list', 'H2')).toBe('');
  });
});
