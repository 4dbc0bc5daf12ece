import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAddon } from '../addon/built';
import { sheetNamed } from './book';
import { CUP, enter, googleBook, pair, typeResults, type GoogleBook } from './googleBook';

/**
 * No text from outside is a live formula at any moment, not between two calls either: `=IMPORTXML` would send cells to a stranger as soon
 * as it stands. The fake takes the worst of what Google does not document (book.ts). `EVENTS=100` is the long mode.
 */
const RUNS = Number(process.env.EVENTS ?? 3);

const CALL = 'EVIL(';

/** Beginnings that spreadsheets take for something else than text. */
const BEGINNINGS = [
  '=',
  '+',
  '-',
  '@',
  "'",
  "'=",
  '==',
  ' =',
  '\t=',
  '\n+',
  '\u00a0=',
  '＝',
  '＋',
  '"=',
  '{=',
];

const hostile = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.string({ unit: 'grapheme', maxLength: 4 }))
  .map(([beginning, end]) => `${beginning}${CALL}"${end.replace(/[\r\n]/g, ' ')}")`);

/** Formulas that hold the call, with the call of Google's services before which they stood. */
function watch({ google }: GoogleBook): Set<string> {
  const seen = new Set<string>();
  google.meanwhile((_, before) => {
    for (const sheet of google.book().sheets)
      for (const line of sheet.cells)
        for (const { formula } of line)
          if (formula.includes(CALL)) seen.add(`${sheet.name}, before ${before}: ${formula}`);
  });
  return seen;
}

/** An event in which everything that a person can type is hostile, through every action that writes. */
function play(book: GoogleBook, texts: readonly string[]): void {
  const [name, player, club, team, other, seed] = texts as [string, string, string, string, string, string];
  enter(book, 6, { ...CUP, rounds: 2, name, seed });
  const people = [player, other, 'Cid', `${other} ${player}`, club, team];
  people.forEach((text, i) => {
    book.type('Wall list', `B${i + 2}`, text);
    book.type('Wall list', `E${i + 2}`, i % 2 === 0 ? club : team);
  });
  pair(book);
  book.ask({ ask: 'state' });
  book.ask({ ask: 'check' });
  typeResults(book, 1);
  book.type('Round 1', 'F4', other);
  book.ask({ ask: 'record' });
  book.type('Round 1', 'F4', 'b');
  const recorded = book.ask({ ask: 'record' });
  if ('undo' in recorded && recorded.undo) book.ask({ ask: 'undo', action: recorded.undo.action });
  book.ask({ ask: 'record' });
  book.ask({ ask: 'report' });
  book.ask({ ask: 'standings' });
  book.ask({ ask: 'prizes' });
  book.ask({ ask: 'undo', action: '1' });
}

describe('text from outside', () => {
  let book: GoogleBook;
  beforeAll(() => {
    book = googleBook(loadAddon);
  });

  test('is no live formula at any moment of any action', { timeout: 600_000 }, () => {
    const start = book.google.book();
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 6, maxLength: 6 }), texts => {
        book.google.setBook(start);
        const live = watch(book);
        play(book, texts);
        book.google.meanwhile(undefined);
        expect([...live]).toEqual([]);
        // What was written is what was typed, without a quote of ours.
        const names = book
          .values('Round 1')
          .flat()
          .filter(text => String(text).includes(CALL));
        expect(names.every(text => texts.some(typed => String(text).includes(typed.trim())))).toBe(true);
      }),
      { numRuns: RUNS, seed: 7 },
    );
  });

  test('would be seen if it were one', () => {
    const live = watch(book);
    const sheet = sheetNamed(book.google.book(), 'Wall list');
    expect(sheet).toBeDefined();
    book.google.setBook({
      ...book.google.book(),
      sheets: [{ ...sheet!, cells: [[{ value: 1, formula: `=${CALL}1)`, isText: false }]] }],
    });
    book.ask({ ask: 'state' });
    book.google.meanwhile(undefined);
    expect(live.size).toBeGreaterThan(0);
  });

  test.each(BEGINNINGS)('split out of one column stays text: %j', beginning => {
    const text = `${beginning}${CALL}1)`;
    const one = googleBook(loadAddon);
    ['No;Name;Club;R1', `1;${text};Oslo;2+`, `2;Ben;${text};1-`].forEach((line, i) =>
      one.type('Sheet1', `A${i + 1}`, line),
    );
    const live = watch(one);
    const view = one.ask({ ask: 'state' });
    expect(view.view).toBe('text');
    if (view.view !== 'text') return;
    one.ask({ ask: 'split', seen: view.seen });
    one.google.meanwhile(undefined);
    expect([...live]).toEqual([]);
    expect(
      one
        .values('Sheet1')
        .flat()
        .filter(cell => String(cell).includes(CALL)).length,
    ).toBeGreaterThan(0);
  });
});
