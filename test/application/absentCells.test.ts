import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Remarkable } from '../../src/application/protocol/protocol';
import { makeA1 } from '../../src/sheet/cells/cell';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/** O4: L28: a cell of somebody who did not come is mended by a press. L30: a drawn game of a knock-out asks who has won the replay. */

type Row = readonly string[];

function bookOf(rows: readonly Row[], settings: readonly Row[] = []): MemoryWorkbook {
  const book = memoryWorkbook();
  rows.forEach((row, r) => row.forEach((value, c) => book.type('Sheet1', makeA1(r, c), value)));
  if (settings.length > 0) book.addSheet('Settings', settings);
  return book;
}

const withCell = (cell: string): MemoryWorkbook =>
  bookOf([
    ['Name', 'Rank', 'R1', 'R2', 'R3'],
    ['Ada', '3d', '2+', '3+', ''],
    ['Bo', '2d', '1-', '4+', ''],
    ['Cy', '2d', '4+', '1-', ''],
    ['Dan', '1d', '3-', '2-', ''],
    ['Eve', '1d', '0+', cell, ''],
  ]);

const labels = ({ mends = [] }: Remarkable): readonly string[] => mends.map(({ label }) => label);

function press(book: MemoryWorkbook, { mends = [] }: Remarkable, label: string): string {
  const offer = mends.find(one => one.label === label)!;
  return expectView(book, { ask: 'mend', mend: offer.mend }, 'problems').undo!.action;
}

describe('L28: a player who did not come', () => {
  test.each(['x', 'X', 'abs', 'abs.', 'n/a', 'out', 'fehlt'])('with “%s”', cell => {
    const book = withCell(cell);
    const { problems } = expectView(book, { ask: 'preview' }, 'problems');
    const found = problems.find(({ cell: at }) => at?.a1 === 'D6')!;
    expect(labels(found)).toEqual(['Type 0- into D6']);
    const action = press(book, found, 'Type 0- into D6');
    expect(book.cell('Sheet1', 'D6')).toBe('0-');
    expect(ask(book, { ask: 'preview' }).view).toBe('preview');
    expectView(book, { ask: 'undo', action }, 'undone');
    expect(book.cell('Sheet1', 'D6')).toBe(cell);
  });

  test.each(['', '-', '--', '–'])('with “%s”', cell => {
    const book = withCell(cell);
    const [found, ...others] = expectView(book, { ask: 'preview' }, 'results missing').missing;
    expect(others).toEqual([]);
    expect(labels(found!)).toEqual(['Type 0- into D6', 'Type 0= into D6']);
    const action = press(book, found!, 'Type 0= into D6');
    expect(book.cell('Sheet1', 'D6')).toBe('0=');
    expect(ask(book, { ask: 'preview' }).view).toBe('preview');
    expectView(book, { ask: 'undo', action }, 'undone');
    expect(book.cell('Sheet1', 'D6')).toBe(cell);
  });

  test.each(['hello', '1-0', '3 4', '7'])('is not meant by “%s”', cell => {
    const { problems } = expectView(withCell(cell), { ask: 'check' }, 'problems');
    expect(problems.flatMap(labels).filter(label => label.includes('0-'))).toEqual([]);
  });

  test('has no half where the system has none', () => {
    const book = bookOf(
      [
        ['Name', 'R1', 'R2'],
        ['Ada', '2+', ''],
        ['Bo', '1-', ''],
        ['Cy', '', ''],
        ['Dan', '', ''],
      ],
      [['System', 'Round robin']],
    );
    const view = ask(book, { ask: 'state' });
    const missing = view.view === 'results missing' ? view.missing : [];
    expect(missing.flatMap(labels).filter(label => label.includes('0='))).toEqual([]);
  });
});

test('L28: whoever has nothing in a round that others have played gets a button for that cell, and for no other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 5 }),
      fc.array(fc.constantFrom('', '-', '--'), { minLength: 1, maxLength: 3 }),
      fc.nat(),
      (pairs, cells, at) => {
        const rows = Array.from({ length: 2 * pairs }, (_, i) => [
          `Player ${i + 1}`,
          `${i + 1}k`,
          `${i + (i < pairs ? pairs : -pairs) + 1}${i < pairs ? '+' : '-'}`,
          `${i % 2 === 0 ? i + 2 : i}${i % 2 === 0 ? '+' : '-'}`,
        ]);
        const absent = cells.map((cell, i) => [`Absent ${i + 1}`, '9k', '0-', cell]);
        const book = bookOf(
          [['Name', 'Rank', 'R1', 'R2', 'R3'], ...rows, ...absent].map(row => [...row, '']),
        );
        const { missing } = expectView(book, { ask: 'preview' }, 'results missing');
        expect(missing).toHaveLength(cells.length);
        const chosen = at % cells.length;
        const before = book.values('Sheet1');
        const row = 2 + 2 * pairs + chosen;
        press(book, missing[chosen]!, `Type 0- into D${row}`);
        const after = book.values('Sheet1');
        expect(after).toEqual(
          before.map((line, at) =>
            at === row - 1 ? line.map((cell, column) => (column === 3 ? '0-' : cell)) : line,
          ),
        );
      },
    ),
    { numRuns: 30 },
  );
});

const cup = (a: string, b: string, rounds: readonly string[] = ['R1', 'R2']): MemoryWorkbook =>
  bookOf(
    [
      ['Name', 'Rank', ...rounds],
      ['Ada', '3d', a, ''],
      ['Bo', '2d', '3+', ''],
      ['Cy', '2d', '2-', ''],
      ['Dan', '1d', b, ''],
    ],
    [['System', 'Knock-out']],
  );

describe('L30: a draw in a knock-out', () => {
  test.each(['preview', 'check'] as const)('asks who has won the replay (%s)', asked => {
    const book = cup('4=/b', '1=/w');
    const [found] = expectView(book, { ask: asked }, 'problems').problems;
    expect(labels(found!)).toEqual(['Replay: Ada has won', 'Replay: Dan has won']);
    const action = press(book, found!, 'Replay: Dan has won');
    expect([book.cell('Sheet1', 'C2'), book.cell('Sheet1', 'C5')]).toEqual(['4=/b 4-', '1=/w 1+']);
    const { games } = expectView(book, { ask: 'preview' }, 'preview');
    expect(JSON.stringify(games)).toContain('Dan');
    expect(JSON.stringify(games)).not.toContain('Ada');
    expectView(book, { ask: 'undo', action }, 'undone');
    expect([book.cell('Sheet1', 'C2'), book.cell('Sheet1', 'C5')]).toEqual(['4=/b', '1=/w']);
  });

  test('after a second draw asks again', () => {
    const book = cup('4= 4=', '1= 1=');
    const [found] = expectView(book, { ask: 'preview' }, 'problems').problems;
    press(book, found!, 'Replay: Ada has won');
    expect([book.cell('Sheet1', 'C2'), book.cell('Sheet1', 'C5')]).toEqual(['4= 4= 4+', '1= 1= 1-']);
  });

  test('puts the replay into its own column where the round has several', () => {
    const book = bookOf(
      [
        ['Name', 'R1a', 'R1b', 'R2'],
        ['Ada', '2=', '', ''],
        ['Bo', '1=', '', ''],
        ['Cy', '4+', '', ''],
        ['Dan', '3-', '', ''],
      ],
      [['System', 'Knock-out']],
    );
    const [found] = expectView(book, { ask: 'preview' }, 'problems').problems;
    press(book, found!, 'Replay: Bo has won');
    expect(['B2', 'C2', 'B3', 'C3'].map(at => book.cell('Sheet1', at))).toEqual(['2=', '2-', '1=', '1+']);
  });

  test('is asked about at once when it is recorded, while another game goes on', () => {
    const book = bookOf(
      [
        ['Name', 'Grade', 'R1', 'R2'],
        ['Ada', '4d', '4?/b', ''],
        ['Bo', '3d', '3?/b', ''],
        ['Cy', '2d', '2?/w', ''],
        ['Dan', '1d', '1?/w', ''],
      ],
      [['System', 'Knock-out']],
    );
    const { games = [] } = expectView(book, { ask: 'state' }, 'results missing');
    const { black, white } = games.find(one => one.black.includes('Ada'))!;
    const results = [{ round: 1, black, white, result: '=' as const }];
    const { draws = [] } = expectView(book, { ask: 'record', results }, 'recorded');
    expect(draws.map(labels)).toEqual([['Replay: Ada has won', 'Replay: Dan has won']]);
    const { warnings = [] } = expectView(book, { ask: 'state' }, 'results missing');
    expect(warnings.flatMap(labels)).toEqual(['Replay: Ada has won', 'Replay: Dan has won']);
    const action = press(book, draws[0]!, 'Replay: Dan has won');
    expect([book.cell('Sheet1', 'C2'), book.cell('Sheet1', 'C5')]).toEqual(['4=/b 4-', '1=/w 1+']);
    expect(expectView(book, { ask: 'state' }, 'results missing').warnings?.flatMap(labels) ?? []).toEqual([]);
    expectView(book, { ask: 'undo', action }, 'undone');
    expect([book.cell('Sheet1', 'C2'), book.cell('Sheet1', 'C5')]).toEqual(['4=/b', '1=/w']);
  });

  test('asks nothing where the two cells disagree', () => {
    const { problems } = expectView(cup('4=', '1+'), { ask: 'check' }, 'problems');
    expect(problems.flatMap(labels).filter(label => label.startsWith('Replay'))).toEqual([]);
  });
});
