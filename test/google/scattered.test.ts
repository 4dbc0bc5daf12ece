import fc from 'fast-check';
import { expect, test } from 'vitest';
import { warmAddon } from '../application/built';
import { CUP, enter, googleBook, pair } from './googleBook';

// F8.10 of docs/faults.md

/** Calls that recording may take, however many players there are and wherever their games stand. */
const MOST = 60;
/** Its undo looks at the round again for the line at the top. */
const MOST_OF_UNDO = 66;

test('results of every other game take as many calls for 30 players as for 240', () => {
  const found = [30, 240].map(players => {
    const book = googleBook(warmAddon);
    enter(book, players, { ...CUP, rounds: 3 });
    pair(book);
    const paired = book.values('Wall list');
    const games = book.values('Round 1').flatMap((line, row) => (row > 2 && line[2] !== '' ? [row] : []));
    const some = games.filter((_, i) => i % 2 === 0);
    for (const row of some) book.type('Round 1', `F${row + 1}`, 'b');
    const { undo } = book.expectView({ ask: 'record' }, 'recorded');
    const record = book.google.calls().length;
    const ends = book.values('Wall list').map(line => /[?+-]/.exec(String(line[7]))?.[0]);
    expect(ends.filter(end => end === '+')).toHaveLength(some.length);
    expect(ends.filter(end => end === '-')).toHaveLength(some.length);
    expect(ends.filter(end => end === '?')).toHaveLength(players - 2 * some.length);
    book.expectView({ ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.values('Wall list')).toEqual(paired);
    return [record, book.google.calls().length];
  });
  expect(found[1]).toEqual(found[0]);
  const [record = 0, undo = 0] = found[0] ?? [];
  expect(record).toBeLessThanOrEqual(MOST);
  expect(undo).toBeLessThanOrEqual(MOST_OF_UNDO);
});

/** More by `RUNS=100`. */
const RUNS = Number(process.env['RUNS'] ?? 3);

const LETTERS = ['b', 'w', 'b!', 'w!', '='] as const;

test('whatever results of whichever games of however many players are recorded, the calls do not grow', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 60 }),
      fc.array(fc.option(fc.constantFrom(...LETTERS)), { minLength: 30, maxLength: 30 }),
      (players, typed) => {
        const book = googleBook(warmAddon);
        enter(book, players, { ...CUP, rounds: 3 });
        pair(book);
        const games = book.values('Round 1').flatMap((line, row) => (row > 2 && line[2] !== '' ? [row] : []));
        const some = games.filter((_, i) => typed[i] !== null && i < typed.length);
        if (some.length === 0) return;
        games.forEach((row, i) => {
          const letter = typed[i];
          if (letter) book.type('Round 1', `F${row + 1}`, letter);
        });
        expect(book.expectView({ ask: 'record' }, 'recorded').results).toBe(some.length);
        expect(book.google.calls().length).toBeLessThanOrEqual(MOST);
        const open = book.values('Wall list').filter(line => String(line[7]).includes('?'));
        expect(open).toHaveLength(2 * (Math.floor(players / 2) - some.length));
      },
    ),
    { numRuns: RUNS },
  );
});
