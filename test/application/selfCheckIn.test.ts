import { describe, expect, test } from 'vitest';
import type { CellValue } from '../../src/application/workbook/workbook';
import { LANGUAGES } from '../../src/tournament/languages';
import { makeText } from '../../src/sheet/wording';
import { POWER_CUT, type MemoryWorkbook } from './memoryWorkbook';
import { addPlayer, ask, column, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const FORM = 'Form responses 2';
/** The clock of these events stands between 10:00 and 11:00 of the first of March. */
const TODAY = new Date(2026, 2, 1, 11, 30);
const YESTERDAY = new Date(2026, 1, 28, 11, 30);

const awaiting = tournamentBook(6);
expectView(awaiting, { ask: 'begin check-in' }, 'players');

function answered(
  book: MemoryWorkbook,
  rows: readonly (readonly CellValue[])[],
  titles: readonly string[] = ['Timestamp', 'Your name'],
): MemoryWorkbook {
  book.addSheet(FORM, [titles, ...rows]);
  return book;
}

const atDoor = (book: MemoryWorkbook) => expectView(book, { ask: 'players', door: true }, 'players');
const take = (book: MemoryWorkbook) =>
  expectView(
    book,
    { ask: 'change players', changes: atDoor(book).checkedIn?.changes ?? [], door: true },
    'players',
  );
const out = (book: MemoryWorkbook) => column(book, 'G', 6);

describe('players who check in by a form', () => {
  test('come in at one press, each once, by their names in any order; nobody without a press', () => {
    const book = answered(awaiting.copy(), [
      [TODAY, 'Player 2'],
      [TODAY, 'PLAYER 2 '],
      [TODAY, '5, Player'],
    ]);
    expect(atDoor(book).checkedIn?.changes.map(({ player }) => player)).toEqual([
      '2 Player 2 (4d)',
      '5 Player 5 (1d)',
    ]);
    expect(out(book)).toEqual(Array(6).fill('?'));
    const now = take(book);
    expect(out(book)).toEqual(['?', '', '?', '?', '', '?']);
    expect(now.checkedIn).toBeUndefined();
    expectView(book, { ask: 'undo', action: now.undo?.action ?? '' }, 'undone');
    expect(out(book)).toEqual(Array(6).fill('?'));
  });

  test('names that are nobody’s, and those of two people, are told with their cells', () => {
    const book = awaiting.copy();
    addPlayer(book, 7, 'Player 1', '9k');
    book.type('Wall list', 'G8', '?');
    answered(book, [
      [TODAY, 'Stranger'],
      [TODAY, 'Player 1'],
      [TODAY, 'Player 3'],
      [TODAY, '=IMPORTXML("http://x")'],
    ]);
    const { changes, unknown } = atDoor(book).checkedIn ?? { changes: [], unknown: [] };
    expect(changes.map(({ player }) => player)).toEqual(['3 Player 3 (3d)']);
    expect(unknown.map(({ sentence, cell }) => [sentence, cell?.a1])).toEqual([
      ['Stranger', 'B2'],
      ['Player 1', 'B3'],
      ['=IMPORTXML("http://x")', 'B5'],
    ]);
  });

  test('whoever is there already is not counted, and without a check-in nothing is said', () => {
    const book = answered(awaiting.copy(), [[TODAY, 'Player 2']]);
    book.type('Wall list', 'G3', '');
    expect(atDoor(book).checkedIn).toBeUndefined();
    expect(atDoor(answered(tournamentBook(6), [[TODAY, 'Player 2']])).checkedIn).toBeUndefined();
  });

  test('an answer of yesterday, of no date, or for another round says nothing of today', () => {
    const titles = ['Timestamp', 'Round', 'Name'];
    const book = answered(
      awaiting.copy(),
      [
        [YESTERDAY, '', 'Player 1'],
        ['this morning', '', 'Player 2'],
        [TODAY, 2, 'Player 3'],
        [TODAY, 1, 'Player 4'],
        [TODAY, '', 'Player 5'],
      ],
      titles,
    );
    expect(atDoor(book).checkedIn?.changes.map(({ player }) => player)).toEqual([
      '4 Player 4 (2d)',
      '5 Player 5 (1d)',
    ]);
  });

  test('an answer from before the last round was paired is about that round', () => {
    const book = tournamentBook(6);
    pairRound(book);
    playRound(book, 1);
    expectView(book, { ask: 'begin check-in' }, 'players');
    answered(book, [
      [new Date(2026, 2, 1, 9, 50), 'Player 1'],
      [TODAY, 'Player 2'],
    ]);
    expect(atDoor(book).checkedIn?.changes.map(({ player }) => player)).toEqual(['2 Player 2 (4d)']);
  });
});

describe('the form', () => {
  test.each(LANGUAGES)('asks for a name, in any language: %s', language => {
    const text = makeText(language);
    const book = answered(
      awaiting.copy(),
      [[TODAY, 'Player 2', 'x']],
      ['Timestamp', text('column.name'), 'Lunch?'],
    );
    expect(atDoor(book).checkedIn?.changes).toHaveLength(1);
  });

  test('that asks for a rank registers people, and checks nobody in; both may be there, in any order', () => {
    const book = answered(awaiting.copy(), [[TODAY, 'Player 2', '4d']], ['Timestamp', 'Name', 'Rank']);
    expect(atDoor(book).checkedIn).toBeUndefined();
    book.removeSheet(FORM);
    answered(book, [[TODAY, 'Player 2']]);
    expect(expectView(book, { ask: 'registration' }, 'registration').form).toBe(FORM);
    book.addSheet('Form responses 3', [
      ['Timestamp', 'Name', 'Rank'],
      [TODAY, 'New Nina', '3k'],
    ]);
    expect(expectView(book, { ask: 'registration' }, 'registration').form).toBe('Form responses 3');
    expect(atDoor(book).checkedIn?.changes).toHaveLength(1);
    expect(ask(book, { ask: 'reports' }).view).not.toBe('reports');
  });
});

describe('the run dies while those are taken in who have checked in', () => {
  const waiting = answered(awaiting.copy(), [
    [TODAY, 'Player 2'],
    [TODAY, 'Player 5'],
    [TODAY, 'Stranger'],
  ]);
  const [whole, writes] = (() => {
    const book = waiting.copy();
    const start = book.writes();
    take(book);
    return [book.values('Wall list'), book.writes() - start];
  })();

  test('there are steps to die at', () => {
    expect(writes).toBeGreaterThan(2);
    expect(whole).not.toEqual(waiting.values('Wall list'));
  });

  test.each(Array.from({ length: writes }, (_, step) => step))(
    'after write %i: finished, or pressed again, all are in once; taken back, they are awaited and offered again',
    step => {
      for (const way of ['finish', 'undo'] as const) {
        const book = waiting.copy();
        book.dieAfter(step);
        expect(() => take(book)).toThrow(POWER_CUT);
        book.dieAfter(undefined);
        const state = ask(book, { ask: 'state' });
        if (state.view === 'begun') {
          ask(book, { ask: way, action: state.action });
          if (way === 'undo') expect(book.values('Wall list')).toEqual(waiting.values('Wall list'));
        }
        if ((atDoor(book).checkedIn?.changes.length ?? 0) > 0) take(book);
        expect(book.values('Wall list')).toEqual(whole);
        // Whoever is nobody of the list is still told, and nobody else.
        expect(atDoor(book).checkedIn).toMatchObject({ changes: [], unknown: [{ sentence: 'Stranger' }] });
      }
    },
  );
});
