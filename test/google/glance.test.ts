import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/application/protocol/protocol';
import { namesBeside } from '../../src/sheet/write/template';
import { warmAddon } from '../application/built';
import { changeCells, changeSheet, sheetNamed, type CellValue } from './book';
import { withoutBuilders } from './fakeGoogle';
import { enter, googleBook, pair, typeResults, type GoogleBook } from './googleBook';

/** Puts values into the list as they come from Google, whatever stands there. */
function put(book: GoogleBook, row: number, column: number, values: readonly (readonly CellValue[])[]): void {
  const { google } = book;
  const { id } = sheetNamed(google.book(), 'Wall list')!;
  const area = { row, column, rows: values.length, columns: values[0]?.length ?? 0 };
  google.setBook(
    changeSheet(google.book(), id, sheet =>
      changeCells(sheet, area, (cell, r, c) => ({ ...cell, value: values[r]?.[c] ?? '' })),
    ),
  );
}

/** Rounds that everybody has played by a table of Berger, as if they were typed. */
function typeRounds(book: GoogleBook, players: number, rounds: number): void {
  const first = book.values('Wall list')[0]!.indexOf('R1');
  const others = players - 1;
  const lines = Array.from({ length: players }, (_, i) =>
    Array.from({ length: rounds }, (__, r) => {
      const met = i === others ? r : (2 * r - i + 2 * others) % others;
      const opponent = i === others ? r : met === i ? others : met;
      const isBlack = i < opponent;
      return `${opponent + 1}${((i + opponent + r) % 2 === 0) === isBlack ? '+' : '-'}${isBlack ? 'b' : 'w'}`;
    }),
  );
  put(book, 1, first, lines);
}

/** The column of the formula beside the list. */
const besideOf = (book: GoogleBook): number =>
  sheetNamed(book.google.book(), 'Wall list')!.cells[0]!.findIndex(({ formula }) => formula !== '');

/** The columns of a new McMahon list. */
const COLUMNS = namesBeside({ system: 'McMahon', teams: false }).length;

const computed = (players: number): readonly (readonly CellValue[])[] => [
  ['Place', 'MMS', 'SOS', 'SOSOS', 'Wins', 'SODOS'].slice(0, COLUMNS),
  ...Array.from({ length: players }, (_, i) => Array.from({ length: COLUMNS }, (__, c) => (i + 1) * c)),
];

/** A look with what was seen, and its calls. */
function look(book: GoogleBook, { glance }: Answer): { readonly view: string; readonly calls: number } {
  const { view } = book.answer({ ask: 'state', ...(glance && { glance }) });
  return { view: view.view, calls: withoutBuilders(book.google.calls()).length };
}

/** As MOST of a look in calls.test.ts, and two for the sheet of the round. */
const MOST_OF_A_LOOK = 8;

describe.each([
  [33, 1],
  [34, 10],
  [300, 1],
  [300, 10],
  [1200, 1],
  [1200, 10],
] as const)('%i players, round %i', (players, round) => {
  test('what is computed after a write makes no look a whole one', () => {
    const book = googleBook(warmAddon);
    enter(book, players);
    typeRounds(book, players, round - 1);
    put(book, 0, besideOf(book), computed(players));
    pair(book);
    const beside = besideOf(book);
    put(book, 0, beside, [
      ['Wird geladen…', '', '', ''],
      ...computed(players)
        .slice(1)
        .map(line => line.map(() => '')),
    ]);
    const loading = book.answer({ ask: 'state' });
    expect(loading.view.view).toBe('results missing');
    put(book, 0, beside, computed(players));
    const seen = look(book, loading);
    expect(seen.view).toBe('same');
    expect(seen.calls).toBeLessThanOrEqual(MOST_OF_A_LOOK);
    // Results that were pressed are such a write, too.
    typeResults(book, round, 3);
    book.expectView({ ask: 'record' }, 'recorded');
    put(book, 0, beside, [['Loading...', '', '', '']]);
    const recorded = book.answer({ ask: 'state' });
    put(book, 0, beside, computed(players));
    expect(look(book, recorded)).toEqual({ view: 'same', calls: seen.calls });
  }, 120_000);
});

/** What people type, and what a formula may show. */
const TYPED = [
  '',
  'R2',
  'R11',
  'Name',
  '2+',
  '3-b',
  'Out',
  'Berta',
  '12',
  'Result',
  'Place',
  'x...',
  '#REF!',
  '5d',
  'Group',
  'R1',
];

describe('what somebody types', () => {
  const PLAYERS = 12;
  const ROWS = PLAYERS + 4;
  const book = googleBook(warmAddon);
  enter(book, PLAYERS);
  put(book, 0, besideOf(book), computed(PLAYERS));
  pair(book);
  const beside = besideOf(book);
  put(book, 0, beside, [['Loading...', '', '', '']]);
  const loading = book.answer({ ask: 'state' });
  put(book, 0, beside, computed(PLAYERS));
  const start = book.google.book();
  const before = book.answer({ ask: 'state' });
  const screenOf = ({ view, event, rules, list, lists }: Answer) => ({ view, event, rules, list, lists });

  /** In the cells of the answer, whose formula finds no room then; in its first cell, in the place of the formula. */
  function type(row: number, column: number, value: string): void {
    const { id } = sheetNamed(start, 'Wall list')!;
    book.google.setBook(
      changeSheet(start, id, sheet =>
        changeCells(sheet, { row, column, rows: 1, columns: 1 }, cell => ({ ...cell, value, formula: '' })),
      ),
    );
    if (value === '' || row > PLAYERS || column < beside || column > beside + COLUMNS - 1) return;
    const blanks = computed(PLAYERS).map((line, r) =>
      line.map((_, c) => (row === r && column === beside + c ? value : '')),
    );
    put(book, 0, beside, blanks);
    if (row > 0 || column > beside) put(book, 0, beside, [['#REF!']]);
  }

  test('anywhere in the list or beside it is seen where it changes what the panel shows', () => {
    let changed = 0;
    fc.assert(
      fc.property(fc.nat(ROWS), fc.nat(beside + 8), fc.constantFrom(...TYPED), (row, column, value) => {
        type(row, column, value);
        const whole = book.answer({ ask: 'state' });
        if (JSON.stringify(screenOf(whole)) === JSON.stringify(screenOf(before))) return;
        changed += 1;
        for (const seen of [loading, before]) expect(look(book, seen).view).not.toBe('same');
      }),
      { numRuns: Number(process.env['RUNS'] ?? 100) },
    );
    expect(changed).toBeGreaterThan(10);
  });

  test('in the answer, or in the place of its formula, is seen', () => {
    for (const [row, column, value] of [
      [4, beside + 2, 'mine'],
      [0, beside, 'R2'],
      [0, beside, ''],
      [3, beside + COLUMNS, 'mine'],
    ] as const) {
      type(row, column, value);
      for (const seen of [loading, before])
        expect(look(book, seen).view, `${row}, ${column}`).not.toBe('same');
    }
  });
});
