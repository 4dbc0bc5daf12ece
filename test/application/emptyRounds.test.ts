import { describe, expect, test } from 'vitest';
import { makeA1 } from '../../src/sheet/cells/cell';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { expectView } from './tournamentBook';

/** O6: Rounds to come that a program has filled with absences of all are emptied by one press, and go on. */

type Row = readonly (string | number)[];

function bookOf(cells: readonly (readonly string[])[], settings: readonly Row[] = []): MemoryWorkbook {
  const book = memoryWorkbook();
  const titles = ['Name', 'Grade', 'R1', 'R2', 'R3'];
  const games = ['2+', '1-', '4+', '3-'];
  const rows = [titles, ...cells.map((own, i) => [`Player ${i}`, `${i + 1}k`, games[i]!, ...own])];
  rows.forEach((row, r) => row.forEach((value, c) => book.type('Sheet1', makeA1(r, c), value)));
  if (settings.length > 0) book.addSheet('Settings', [['Name', 'Value'], ...settings]);
  return book;
}

const offers = (said: readonly { readonly mends?: readonly { label: string; mend: string }[] }[]) =>
  said.flatMap(({ mends = [] }) => mends);

const padded = (cell: string): readonly (readonly string[])[] => [
  [cell, cell],
  [cell, cell],
  [cell, cell],
  [cell, cell],
];

describe('rounds that everybody is absent from', () => {
  test.each(['0-', '0='])('%s', cell => {
    const book = bookOf(padded(cell));
    const before = book.snapshot()['Sheet1'];
    const { warnings = [] } = expectView(book, { ask: 'preview' }, 'finished');
    expect(offers(warnings).map(({ label }) => label)).toEqual(['Empty round 2, 3']);
    expect(warnings.map(({ sentence }) => sentence)).toContain(
      'Round 2, 3: nobody plays, everybody is entered as absent.',
    );
    const { undo } = expectView(book, { ask: 'mend', mend: offers(warnings)[0]!.mend }, 'problems');
    expect(book.values('Sheet1').map(line => line.slice(3, 5))).toEqual([['R2', 'R3'], ...padded('')]);
    const { seen, round } = expectView(book, { ask: 'preview' }, 'preview');
    expect(round).toBe(2);
    const copy = book.copy();
    expectView(copy, { ask: 'write', seen }, 'written');
    expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
    expect(book.snapshot()['Sheet1']).toEqual(before);
  });

  test('the last of them alone', () => {
    const book = bookOf([
      ['3+', '0-'],
      ['4+', '0-'],
      ['1-', '0-'],
      ['2-', '0-'],
    ]);
    const { warnings = [] } = expectView(book, { ask: 'preview' }, 'finished');
    expect(offers(warnings).map(({ label }) => label)).toEqual(['Empty round 3']);
  });

  test.each([
    [
      'somebody has a bye',
      [
        ['0+', ''],
        ['0-', ''],
        ['0-', ''],
        ['0-', ''],
      ],
    ],
    [
      'not all alike',
      [
        ['0=', ''],
        ['0-', ''],
        ['0-', ''],
        ['0-', ''],
      ],
    ],
    [
      'a game behind them',
      [
        ['0-', '2+'],
        ['0-', '1-'],
        ['0-', '4+'],
        ['0-', '3-'],
      ],
    ],
  ])('are left alone: %s', (_, cells) => {
    const view = expectView(bookOf(cells), { ask: 'check' }, 'problems');
    expect(view.problems.filter(({ kind }) => kind === 'allAbsent')).toEqual([]);
  });

  test('nobody is told before the first game', () => {
    const book = memoryWorkbook();
    [
      ['Name', 'R1', 'R2'],
      ['Anna', '0-', ''],
      ['Ben', '0-', ''],
    ].forEach((row, r) => row.forEach((value, c) => book.type('Sheet1', makeA1(r, c), value)));
    const view = expectView(book, { ask: 'check' }, 'problems');
    expect(view.problems.filter(({ kind }) => kind === 'allAbsent')).toEqual([]);
  });
});
