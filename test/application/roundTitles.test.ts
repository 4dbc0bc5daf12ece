import { describe, expect, test } from 'vitest';
import { makeA1 } from '../../src/sheet/cells/cell';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/** O1: A paired round whose title somebody edits is not paired again: the panel puts the title back. */

type Row = readonly (string | number)[];

const PLAYED: readonly Row[] = [
  ['Name', 'Grade', '1', '2', '3'],
  ['Anna', '4d', '2+', '3+', ''],
  ['Ben', '3d', '1-', '4+', ''],
  ['Carl', '2d', '4+', '1-', ''],
  ['Dora', '2d', '3-', '2-', ''],
];

function bookOf(rows: readonly Row[]): MemoryWorkbook {
  const book = memoryWorkbook();
  rows.forEach((row, r) => row.forEach((value, c) => book.type('Sheet1', makeA1(r, c), value)));
  return book;
}

function pair(book: MemoryWorkbook): void {
  const { seen } = expectView(book, { ask: 'preview' }, 'preview');
  expectView(book, { ask: 'write', seen }, 'written');
}

const titles = (names: readonly string[]): readonly Row[] =>
  PLAYED.map((row, i) => (i === 0 ? [...row.slice(0, 2), ...names] : row));

describe('a paired round whose title is edited', () => {
  test.each([
    ['as numbers', ['1', '2', '3'], 'E1', 'final'],
    ['with a letter', ['R1', 'R2', 'R3'], 'E1', 'the last one'],
    ['in German', ['Runde 1', 'Runde 2', 'Runde 3'], 'E1', 'Finale'],
    ['emptied', ['R1', 'R2', 'R3'], 'E1', ''],
  ])('%s: its title comes back by one press, and undo takes it away again', (_, names, at, edited) => {
    const book = bookOf(titles(names));
    pair(book);
    book.type('Sheet1', at, edited);
    const before = book.snapshot()['Sheet1'];
    for (const request of [{ ask: 'state' }, { ask: 'preview' }, { ask: 'check' }] as const) {
      const { problems } = expectView(book, request, 'problems');
      const found = problems.filter(({ kind }) => kind === 'roundTitleChanged');
      expect(found.map(({ sentence }) => sentence)).toEqual([
        `Round 3 was paired here; the title of its column is now “${edited}”, and it is not read.`,
      ]);
      const labels = problems.flatMap(({ mends = [] }) => mends).map(({ label }) => label);
      expect(labels).toEqual([`Title it ${names[2]} again`]);
      expect(JSON.stringify(problems)).not.toMatch(/empty this row/i);
    }
    const { problems } = expectView(book, { ask: 'state' }, 'problems');
    const [{ mend }] = problems.flatMap(({ mends = [] }) => mends) as unknown as [{ mend: string }];
    const after = ask(book, { ask: 'mend', mend });
    expect(book.cell('Sheet1', at)).toBe(names[2]);
    const { undo } = after as { undo?: { action: string } };
    expectView(book, { ask: 'state' }, 'results missing');
    expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
    expect(book.snapshot()['Sheet1']).toEqual(before);
  });

  test('after its results are recorded, and with a round behind it', () => {
    const book = bookOf(PLAYED.map((row, i) => [...row, i === 0 ? '4' : '']));
    pair(book);
    const { games = [] } = expectView(book, { ask: 'state' }, 'results missing');
    const results = games.map(({ black, white }) => ({ black, white, result: '1-0' as const, round: 3 }));
    expectView(book, { ask: 'record', results }, 'recorded');
    book.type('Sheet1', 'E1', 'final');
    const { problems } = expectView(book, { ask: 'preview' }, 'problems');
    const [offer] = problems.filter(({ kind }) => kind === 'roundTitleChanged');
    ask(book, { ask: 'mend', mend: offer!.mends![0]!.mend });
    expect(book.cell('Sheet1', 'E1')).toBe('3');
    expectView(book, { ask: 'state' }, 'ready');
  });

  test('L52: after it was published, when the newest line of the Log is no pairing', () => {
    const book = bookOf(PLAYED);
    pair(book);
    expectView(book, { ask: 'publish', round: 3 }, 'changed');
    book.type('Sheet1', 'E1', 'final');
    const { problems } = expectView(book, { ask: 'preview' }, 'problems');
    expect(problems.map(({ kind }) => kind)).toContain('roundTitleChanged');
  });

  test('whose games are emptied too may be paired anew', () => {
    const book = bookOf(PLAYED);
    pair(book);
    book.type('Sheet1', 'E1', 'notes');
    for (const row of [2, 3, 4, 5]) book.type('Sheet1', `E${row}`, '');
    const { warnings = [] } = expectView(book, { ask: 'preview' }, 'finished');
    expect(warnings.flatMap(({ mends = [] }) => mends).map(({ label }) => label)).toContain('Add round 3');
  });

  test('that was undone is no longer missed', () => {
    const book = bookOf(PLAYED);
    pair(book);
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
    book.type('Sheet1', 'E1', 'notes');
    expectView(book, { ask: 'preview' }, 'finished');
  });
});
