import { describe, expect, test } from 'vitest';
import type { Remarkable } from '../../src/application/protocol/protocol';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectConsistent, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const check = (book: MemoryWorkbook): readonly Remarkable[] =>
  expectView(book, { ask: 'check' }, 'problems').problems;

/** The remark with these words, and what it offers. */
function remarkWith(book: MemoryWorkbook, words: string): Remarkable {
  const found = check(book).find(({ sentence }) => sentence.includes(words));
  if (!found) throw new Error(`nothing says “${words}”: ${JSON.stringify(check(book))}`);
  return found;
}

/** Presses the button with this label; Check is shown again. */
function press(book: MemoryWorkbook, { mends = [] }: Remarkable, label: string) {
  const offer = mends.find(one => one.label === label);
  if (!offer) throw new Error(`no button “${label}”: ${mends.map(one => one.label).join(' | ')}`);
  return expectView(book, { ask: 'mend', mend: offer.mend }, 'problems');
}

const played = tournamentBook(8);
pairRound(played);
playRound(played, 1);
/** The row of a winner and of who lost to them, and their cells of round 1. */
const winner =
  [2, 3, 4, 5, 6, 7, 8, 9].find(row => /^\d+\+/.test(String(played.cell('Wall list', `H${row}`)))) ?? 0;
const loser = Number(/^\d+/.exec(String(played.cell('Wall list', `H${winner}`)))?.[0]) + 1;

describe('a contradiction is told in words, and either word can be taken', () => {
  test('both cells say won', () => {
    const book = played.copy();
    const right = String(book.cell('Wall list', `H${loser}`));
    book.type('Wall list', `H${loser}`, right.replace('-', '+'));
    const found = remarkWith(book, '(a win)');
    expect(found).toMatchObject({ kind: 'opponentDisagrees', severity: 'warning' });
    expect(found.why).toContain('scores and places');
    const names = [winner, loser].map(row => `Player ${row - 1}`);
    expect(found.mends?.map(({ label }) => label).sort()).toEqual(
      names.map(name => `Take “${name}: a win”`).sort(),
    );
    // The sheet of the round has a word of its own; the list has none to take.
    expect(remarkWith(book, 'the sheet of the round says').mends?.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Take the sheet: (Black|White) wins$/),
    ]);
    const before = book.snapshot();
    const { undo } = press(book, found, `Take “${names[0]}: a win”`);
    expect(book.cell('Wall list', `H${loser}`)).toBe(right);
    expectConsistent(book);
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.values('Wall list')).toEqual(before['Wall list']);
  });

  test('one cell is not yet played: only the other word can be taken', () => {
    const book = played.copy();
    const right = String(book.cell('Wall list', `H${loser}`));
    book.type('Wall list', `H${loser}`, right.replace('-', '?'));
    const found = remarkWith(book, 'not yet played');
    expect(found.mends?.map(({ label }) => label)).toEqual([`Take “Player ${winner - 1}: a win”`]);
    press(book, found, `Take “Player ${winner - 1}: a win”`);
    expect(book.cell('Wall list', `H${loser}`)).toBe(right);
  });

  test('the list says one winner, the sheet of the round the other', () => {
    const book = played.copy();
    const list = book.values('Wall list');
    const result = String(book.cell('Round 1', 'F4'));
    book.type('Round 1', 'F4', 'w');
    const found = remarkWith(book, 'says “White wins”, the wall list says “Black wins”');
    const other = book.copy();
    press(book, found, 'Take the list: Black wins');
    expect(book.cell('Round 1', 'F4')).toBe('Black wins');
    expect(book.values('Wall list')).toEqual(list);
    press(other, found, 'Take the sheet: White wins');
    expectConsistent(other);
    expect(other.values('Wall list')).not.toEqual(list);
    expect(check(other).filter(({ kind }) => kind === 'roundSheetDisagrees')).toEqual([]);
    expect(result).not.toBe('w');
  });

  test('what has changed since is not written over', () => {
    const book = played.copy();
    const right = String(book.cell('Wall list', `H${loser}`));
    book.type('Wall list', `H${loser}`, right.replace('-', '+'));
    const [offer] = remarkWith(book, '(a win)').mends ?? [];
    book.type('Wall list', `H${loser}`, right.replace('-', '='));
    expect(ask(book, { ask: 'mend', mend: offer?.mend ?? '' }).view).toBe('stopped');
    expect(book.cell('Wall list', `H${loser}`)).toBe(right.replace('-', '='));
  });
});

describe('what is certain is one button', () => {
  test('a bare number becomes a game not yet played', () => {
    const book = tournamentBook(8);
    book.type('Wall list', 'H4', '5');
    press(book, remarkWith(book, 'names an opponent and no result'), 'Type 5? into H4');
    expect(book.cell('Wall list', 'H4')).toBe('5?');
    press(book, remarkWith(book, 'whose cell H6 is empty'), 'Type 3? into H6');
    expectConsistent(book);
  });

  test('settings that were deleted come back as they were when the round was paired', () => {
    const book = played.copy();
    const before = book.values('Settings');
    book.removeSheet('Settings');
    // What was announced is held against nothing.
    expect(check(book).map(({ kind }) => kind)).not.toContain('announcedDiffers');
    press(book, remarkWith(book, 'is not there any more'), 'Make a new Settings sheet');
    const typed = (lines: readonly (readonly unknown[])[]) => lines.map(([name, value]) => [name, value]);
    expect(typed(book.values('Settings'))).toEqual(typed(before));
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
  });

  test('before anything is paired they come back as the tournament was created', () => {
    const book = tournamentBook(8);
    const seed = book.values('Settings').find(([name]) => name === 'Seed')?.[1];
    book.removeSheet('Settings');
    press(book, remarkWith(book, 'is not there any more'), 'Make a new Settings sheet');
    expect(book.values('Settings').find(([name]) => name === 'Seed')?.[1]).toBe(seed);
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
  });

  test('the announcement is renewed while nothing is paired, and not after', () => {
    const change = (book: MemoryWorkbook): Remarkable => {
      const rows = book.values('Settings');
      book.type('Settings', `B${rows.findIndex(([name]) => name === 'Upper bar') + 1}`, '4d');
      book.type('Settings', `B${rows.findIndex(([name]) => name === 'Rounds') + 1}`, '4');
      return remarkWith(book, 'announced is');
    };
    const book = tournamentBook(8);
    press(book, change(book), 'Renew the announcement');
    expect(check(book).filter(({ kind }) => kind === 'announcedDiffers')).toEqual([]);
    expect(change(played.copy()).mends).toBeUndefined();
  });
});

describe('players held against each other', () => {
  test('one number of a federation in two rows', () => {
    const book = tournamentBook(8);
    book.type('Wall list', 'Y1', '');
    book.type('Wall list', 'E1', 'PIN');
    book.type('Wall list', 'E3', '12345678');
    book.type('Wall list', 'E7', '12345678');
    book.type('Wall list', 'E4', '0');
    book.type('Wall list', 'E5', '0');
    expect(check(book).filter(({ kind }) => kind === 'duplicatePin')).toMatchObject([
      { cell: { a1: 'E7' }, sentence: 'Player 6 has the same number 12345678 as Player 2 (E3).' },
    ]);
  });

  test('rank and rating, only where the ratings are those of the EGF', () => {
    const apart = (ratings: readonly number[]) => {
      const book = tournamentBook(8);
      ratings.forEach((rating, i) => book.type('Wall list', `D${i + 2}`, rating));
      return check(book)
        .filter(({ kind }) => kind === 'rankRatingApart')
        .map(({ cell }) => cell?.a1);
    };
    expect(apart([100, 2400, 2300, 2200, 2100, 2000, 1900, 2700])).toEqual(['D2', 'D9']);
    expect(apart([2500, 2400, 2300, 2250, 2100, 2000, 1500, 1700])).toEqual([]);
    expect(apart([5, 4, 3, 2, 1, -1, -2, -4])).toEqual([]);
  });

  test('a start above the bar', () => {
    const book = tournamentBook(8);
    book.type('Wall list', 'E1', 'Start');
    [32, 35, 32, 31, 30, 29, 28, 27].forEach((start, i) =>
      book.type('Wall list', `E${i + 2}`, String(start)),
    );
    expect(check(book).filter(({ kind }) => kind === 'startAboveBar')).toMatchObject([
      { cell: { a1: 'E3' }, sentence: 'Player 2 starts at 35, above the bar at 32.' },
    ]);
  });
});
