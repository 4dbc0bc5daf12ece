import { describe, expect, test } from 'vitest';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const noOf = (label: unknown): number => Number(/^\d+/.exec(String(label))?.[0]);
const typed = (book: MemoryWorkbook): readonly string[] =>
  book
    .values('Log')
    .map(line => String(line[2]))
    .filter(what => what.startsWith('Typed by hand: '));
const look = (book: MemoryWorkbook) => ask(book, { ask: 'state' });

const prepared = tournamentBook(8);
pairRound(prepared);
playRound(prepared, 1);
pairRound(prepared);

/** Turns the result of table 1 of round 1. */
function turn(book: MemoryWorkbook): void {
  const [one, other] = ['B4', 'C4'].map(a1 => noOf(book.cell('Round 1', a1))) as [number, number];
  for (const no of [one, other]) {
    const cell = String(book.cell('Wall list', `H${no + 1}`));
    book.type(
      'Wall list',
      `H${no + 1}`,
      cell.includes('+') ? cell.replace('+', '-') : cell.replace('-', '+'),
    );
  }
  book.type('Round 1', 'F4', 'w');
}

describe('what is typed against the rules has its row of the Log as soon as the panel looks, without a press', () => {
  test('a past result and a rank, though one question hides the other', () => {
    const book = prepared.copy();
    turn(book);
    book.type('Wall list', 'C3', '9k');
    expect(typed(book)).toEqual([]);
    expect(look(book).view).toBe('past changed');
    expect(typed(book)).toHaveLength(1);
    expect(typed(book)[0]).toMatch(
      /Round 1, .*: “\d+\+\/b” when .*Rank was “4d” when round 2 was paired; now it is “9k”/,
    );
    for (let again = 0; again < 3; again++) look(book);
    expect(typed(book)).toHaveLength(1);
  });

  test('once, though more is done in between than one look reads of the Log', () => {
    const book = prepared.copy();
    turn(book);
    look(book);
    for (let i = 0; i < 26; i++) {
      book.type('Settings', 'B2', `Cup ${i}`);
      look(book);
    }
    expect(typed(book)).toHaveLength(1);
  });

  test('a setting that was announced, once the next round could be paired', () => {
    const book = prepared.copy();
    playRound(book, 2);
    const row = book.values('Settings').findIndex(([name]) => name === 'Komi') + 1;
    book.type('Settings', `B${row}`, '7.5');
    const view = expectView(book, { ask: 'state' }, 'changes');
    expect(typed(book)).toEqual([`Typed by hand: ${view.changes.map(({ sentence }) => sentence).join(' ')}`]);
  });

  test('two results that contradict each other, with both cells', () => {
    const book = prepared.copy();
    playRound(book, 2);
    const no = noOf(book.cell('Round 2', 'C4'));
    book.type('Wall list', `I${no + 1}`, String(book.cell('Wall list', `I${no + 1}`)).replace('-', '+'));
    expect(look(book).view).toBe('odd results');
    expect(typed(book)).toEqual([expect.stringMatching(/\(a win\).*\(a win, I\d+\)/)]);
  });

  test('a result that was entered, an absence and a name are no such acts', () => {
    const book = prepared.copy();
    playRound(book, 2);
    book.type('Wall list', 'B3', 'Player Two');
    look(book);
    expect(typed(book)).toEqual([]);
  });

  test('it is none that could be taken back, and what was taken back stays so', () => {
    const book = prepared.copy();
    playRound(book, 2);
    const { undo } = expectView(book, { ask: 'state' }, 'ready');
    turn(book);
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(look(book).view).toBe('past changed');
    expect(typed(book)).toHaveLength(1);
    const past = expectView(book, { ask: 'state' }, 'past changed');
    expect(ask(book, { ask: 'keep pairing', seen: past.seen })).toMatchObject({
      view: 'results missing',
      recordable: 4,
    });
    expect(look(book)).not.toHaveProperty('records');
  });

  test('before the first round nothing is irregular', () => {
    const book = tournamentBook(8);
    book.type('Wall list', 'C3', '9k');
    look(book);
    expect(typed(book)).toEqual([]);
  });
});
