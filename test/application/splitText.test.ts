import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { splitList } from '../../src/application/create/splitTextList';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { memoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

const TEXT = [
  '; EV[Spring Cup]',
  '; Pl Name                            Rk Co Club  MMS  SOS',
  '   1 Kask Ann                        3D EE Tart   34   66 0 0    2+/w0    3+/b0',
  '   2 Low Bob                         2D FI Oulu   33   66 0 0    1-/b0    4+/w0',
  '   3 May Cid                         1D FI Oulu   33   66 0 0    4+/w0    1-/w0',
  '   4 Orr Dee                         1K SE Umea   32   66 0 0    3-/b0    2-/b0',
];

function pasted(lines: readonly string[] = TEXT, column = 'A') {
  const book = memoryWorkbook();
  book.addSheet('Registrations', []);
  book.addSheet('Paste', []);
  lines.forEach((line, i) => book.type('Paste', `${column}${i + 1}`, line));
  return book;
}

describe('a list that was pasted as text into one column', () => {
  test('is shown in columns before anything is written', () => {
    const book = pasted();
    const before = book.snapshot();
    const view = expectView(book, { ask: 'state' }, 'text');
    expect(view).toMatchObject({ sheet: 'Paste', players: 4, rounds: 2 });
    expect(view.rows).toEqual([
      '; Pl · Name · Rk · Co · Club · MMS · SOS · R1 · R2',
      '1 · Kask Ann · 3D · EE · Tart · 34 · 66 · 0 · 0 · 2+/w0 · 3+/b0',
      '2 · Low Bob · 2D · FI · Oulu · 33 · 66 · 0 · 0 · 1-/b0 · 4+/w0',
      '3 · May Cid · 1D · FI · Oulu · 33 · 66 · 0 · 0 · 4+/w0 · 1-/w0',
    ]);
    expect(book.snapshot()).toEqual(before);
    expect(ask(book, { ask: 'check' }).view).toBe('text');
  });

  test.each(['A', 'C'])('is split in column %s and is the tournament; undo brings the text back', column => {
    const book = pasted(TEXT, column);
    const before = book.values('Paste');
    const { seen } = expectView(book, { ask: 'state' }, 'text');
    expect(ask(book, { ask: 'split', seen }).view).toBe('finished');
    const shifted = (plain: string): string =>
      column === 'A' ? plain : String.fromCharCode(plain.charCodeAt(0) + 2);
    expect(book.cell('Paste', `${shifted('B')}3`)).toBe('Kask Ann');
    expect(book.cell('Paste', `${shifted('J')}2`)).toBe('R1');
    expect(book.cell('Paste', `${shifted('J')}4`)).toBe('1-/b0');
    expect(book.isText('Paste', `${shifted('J')}4`)).toBe(true);
    expect(book.cell('Paste', `${shifted('A')}1`)).toBe(TEXT[0]);
    const state = ask(book, { ask: 'state' });
    const undo = state.view === 'finished' ? state.undo : undefined;
    expect(undo?.what).toBe('Split the text of Paste into columns');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    const filled = book.values('Paste').map(line => line.filter(cell => cell !== ''));
    expect(filled).toEqual(before.map(line => line.filter(cell => cell !== '')));
    expectView(book, { ask: 'state' }, 'text');
  });

  test('without titles it gets them', () => {
    const book = pasted(TEXT.slice(2));
    const { seen } = expectView(book, { ask: 'state' }, 'text');
    expect(ask(book, { ask: 'split', seen }).view).toBe('finished');
    expect(book.cell('Paste', 'A1')).toBe('No');
    expect(book.cell('Paste', 'C5')).toBe('1K');
    expectView(book, { ask: 'undo', action: '1' }, 'undone');
    const filled = book.values('Paste').map(line => line.filter(cell => cell !== ''));
    expect(filled.filter(line => line.length > 0)).toEqual(TEXT.slice(2).map(line => [line]));
  });

  test('nothing is written when it has changed since', () => {
    const book = pasted();
    const { seen } = expectView(book, { ask: 'state' }, 'text');
    book.type(
      'Paste',
      'A7',
      '   5 Late Eve                        5K SE Umea   28   66 0 0    0=       0+   ',
    );
    const before = book.values('Paste');
    const view = expectView(book, { ask: 'split', seen }, 'stopped');
    expect(view.reasons.map(({ severity, sentence }) => [severity, sentence])).toEqual([
      ['error', 'The wall list or the settings have changed since the preview.'],
    ]);
    expect(book.values('Paste')).toEqual(before);
    // Not even the Log was begun.
    expect(book.workbook.sheetNames()).not.toContain('Log');
    for (const row of [1, 2, 3, 4, 5, 6, 7]) book.type('Paste', `A${row}`, '');
    expect(splitList(book.workbook, seen)).toMatchObject({ view: 'stopped' });
  });

  test('nothing is written when it changes in the last moment, or its sheet goes', () => {
    for (const change of ['type', 'remove'] as const) {
      const book = pasted();
      const { seen } = expectView(book, { ask: 'state' }, 'text');
      // Somebody is quicker than the first cell.
      book.meanwhile(() => {
        if (book.cell('Log', 'D2') !== 'begun') return;
        if (change === 'type') book.type('Paste', 'A8', 'Eve is late');
        else if (book.workbook.sheetNames().includes('Paste')) book.removeSheet('Paste');
      });
      expect(splitList(book.workbook, seen)).toMatchObject({
        view: 'stopped',
        reasons: [{ sentence: 'The wall list or the settings have changed since the preview.' }],
      });
      expect(book.cell('Log', 'D2')).toBe('stopped');
      if (change === 'type') expect(book.cell('Paste', 'A3')).toBe(TEXT[2]);
      else expect(book.workbook.sheetNames()).not.toContain('Paste');
    }
  });

  test('a cell that changes after it was split is said', () => {
    const book = pasted();
    const { seen } = expectView(book, { ask: 'state' }, 'text');
    book.meanwhile(() => {
      if (book.cell('Paste', 'B3') === 'Kask Ann') book.type('Paste', 'B3', 'Ann');
    });
    const view = splitList(book.workbook, seen);
    expect(view).toMatchObject({ view: 'stopped', reasons: [{ cell: { sheet: 'Paste', a1: 'B3' } }] });
  });

  test('the one in the sheet that is looked at is meant, else the first', () => {
    const book = pasted();
    book.addSheet(
      'Second',
      TEXT.map(line => [line]),
    );
    const sheetOf = (active: string) => {
      book.select(active);
      return expectView(book, { ask: 'state' }, 'text').sheet;
    };
    expect(['Second', 'Paste', 'Registrations'].map(sheetOf)).toEqual(['Second', 'Paste', 'Paste']);
  });

  test('a line that is a number alone stays in its row', () => {
    const book = pasted();
    book.type('Paste', 'A7', 2026);
    const { seen } = expectView(book, { ask: 'state' }, 'text');
    expect(ask(book, { ask: 'split', seen }).view).toBe('finished');
    expect([book.cell('Paste', 'B3'), book.cell('Paste', 'A7')]).toEqual(['Kask Ann', '2026']);
  });

  test('a word beside it: it is no longer in one column, and nothing is offered', () => {
    const book = pasted();
    book.type('Paste', 'F3', 'mine');
    expect(ask(book, { ask: 'state' }).view).toBe('no wall list');
  });

  test('a power cut while it is split can be finished or undone', () => {
    for (const settle of ['finish', 'undo'] as const) {
      const book = pasted();
      const { seen } = expectView(book, { ask: 'state' }, 'text');
      book.dieAfter(3);
      expect(() => ask(book, { ask: 'split', seen })).toThrow();
      book.dieAfter(undefined);
      const begun = expectView(book, { ask: 'state' }, 'begun');
      ask(book, { ask: settle, action: begun.action });
      expect(book.cell('Paste', 'A3')).toBe(settle === 'finish' ? '1' : TEXT[2]);
      expect(book.cell('Paste', 'B3')).toBe(settle === 'finish' ? 'Kask Ann' : '');
    }
  });

  test('after a power cut the panel speaks the language of the screen, though there is no wall list', () => {
    const book = pasted();
    const { seen } = expectView(book, { ask: 'state' }, 'text');
    book.dieAfter(3);
    expect(() => ask(book, { ask: 'split', seen })).toThrow();
    book.dieAfter(undefined);
    book.removeSheet('Paste');
    const { view } = answer({ ...book.workbook, userLanguage: () => 'de' }, { ask: 'state' });
    const told = view.view === 'begun' ? view.inTheWay.map(({ mend }) => mend) : [];
    expect(told.length).toBeGreaterThan(0);
    expect(Object.values(DICTIONARIES.de)).toEqual(expect.arrayContaining(told));
  });
});
