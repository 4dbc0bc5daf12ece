import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import { readActions, undoOffer } from '../../src/application/write/log';
import { finalOrder } from '../../src/standings/placement/finalOrder';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectConsistent, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const PLAYERS = 9;

/** Two rounds of nine players; `No` is the title of the numbers, or blank for a list that counts rows. */
function played(isNumbered: boolean): MemoryWorkbook {
  const book = tournamentBook(PLAYERS);
  if (!isNumbered) for (let row = 1; row <= 301; row++) book.type('Wall list', `A${row}`, '');
  for (const round of [1, 2]) {
    pairRound(book);
    playRound(book, round, [1, 3]);
  }
  return book;
}
const [numbered, byRow] = [played(true), played(false)];

/** The places with everything that decides them, by name. */
function standings(book: MemoryWorkbook): readonly string[] {
  const tournament = openTournament(book.workbook);
  if (!tournament) throw new Error('no wall list');
  const { wallList } = tournament.reading;
  const { order, places, criteria } = finalOrder(wallList, tournament.settings);
  return order.map(
    player =>
      `${places[player]} ${wallList.players[player]?.name} ${criteria.map(({ values }) => values[player]).join(' ')}`,
  );
}
/** Of those with equal places the order is that of the numbers. */
const sorted = (lines: readonly string[]): readonly string[] => [...lines].sort();

/** Puts the rows of players into another order, cells of column A with them or not. */
function sort(book: MemoryWorkbook, order: readonly number[], from: 0 | 1): void {
  const lines = book.values('Wall list').slice(1, PLAYERS + 1);
  order.forEach((old, at) =>
    'ABCDEFGHIJKL'
      .slice(from)
      .split('')
      .forEach((letter, i) => book.type('Wall list', `${letter}${at + 2}`, lines[old]?.[i + from] ?? '')),
  );
}

const found = (book: MemoryWorkbook) => expectView(book, { ask: 'check' }, 'problems').problems;
const ofRows = (book: MemoryWorkbook) =>
  found(book).filter(({ kind = '' }) => ['numbersMoved', 'rowsMoved', 'rowsGone'].includes(kind));

function putInOrder(book: MemoryWorkbook) {
  const [first, ...more] = ofRows(book);
  expect(more).toEqual([]);
  const [offer] = first?.mends ?? [];
  expect(offer?.label).toBe('Put the rows in order');
  const { undo } = expectView(book, { ask: 'mend', mend: offer?.mend ?? '' }, 'problems');
  expect(ofRows(book)).toEqual([]);
  return undo;
}

const anyOrder = fc.shuffledSubarray(
  Array.from({ length: PLAYERS }, (_, i) => i),
  { minLength: PLAYERS, maxLength: PLAYERS },
);
const isMoved = (order: readonly number[]): boolean => order.some((old, at) => old !== at);

describe('rows that moved', () => {
  test('nothing is said of two players with one name', () => {
    const book = tournamentBook(PLAYERS);
    book.type('Wall list', 'B7', 'Player 2');
    pairRound(book);
    playRound(book, 1);
    expect(ofRows(book)).toEqual([]);
    sort(book, [3, 5, 1, 0, 2, 4, 8, 7, 6], 0);
    expect(ofRows(book)).toEqual([]);
    sort(book, [3, 5, 1, 0, 2, 4, 8, 7, 6], 1);
    expect(ofRows(book)).toMatchObject([{ kind: 'numbersMoved' }]);
  });

  test('nothing is said of a list that was played, nor of one sorted with its numbers', () => {
    expect(ofRows(numbered.copy())).toEqual([]);
    expect(ofRows(byRow.copy())).toEqual([]);
    fc.assert(
      fc.property(anyOrder, order => {
        const book = numbered.copy();
        sort(book, order, 0);
        expect(ofRows(book)).toEqual([]);
        expect(sorted(standings(book))).toEqual(sorted(standings(numbered)));
      }),
      { numRuns: 3 },
    );
  });

  test.each([
    ['sorted without the numbers', numbered, 'numbersMoved'],
    ['sorted where opponents count rows', byRow, 'rowsMoved'],
  ] as const)('%s: one sentence, one button, no game is another', (_how, original, kind) => {
    fc.assert(
      fc.property(anyOrder.filter(isMoved), order => {
        const book = original.copy();
        sort(book, order, 1);
        expect(found(book)[0]).toMatchObject({ kind, severity: 'error' });
        const before = book.snapshot();
        const undo = putInOrder(book);
        expectConsistent(book);
        expect(sorted(standings(book))).toEqual(sorted(standings(original)));
        expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
        expect(book.values('Wall list')).toEqual(before['Wall list']);
      }),
      { numRuns: 4 },
    );
  });

  test('a row inserted where opponents count rows', () => {
    const book = byRow.copy();
    book.insertRow('Wall list', 3);
    book.type('Wall list', 'B4', 'Latecomer');
    book.type('Wall list', 'C4', '2k');
    expect(found(book)[0]).toMatchObject({ kind: 'rowsMoved' });
    putInOrder(book);
    expectConsistent(book);
    const known = (lines: readonly string[]) => lines.map(line => line.replace(/^\d+ /, ''));
    expect(known(standings(book))).toEqual(expect.arrayContaining(known(standings(byRow))));
  });

  test('a name that was corrected is no row that moved', () => {
    for (const book of [numbered.copy(), byRow.copy()]) {
      book.type('Wall list', 'B5', 'Player Four');
      expect(ofRows(book)).toEqual([]);
    }
  });

  test.each([
    ['with numbers', numbered],
    ['where opponents count rows', byRow],
  ] as const)('a row deleted %s comes back with its games', (_how, original) => {
    const book = original.copy();
    const lines = book.values('Wall list').slice(1, PLAYERS + 1);
    const gone = lines.findIndex(line => [7, 8].every(at => /^\d+[+-]\//.test(String(line[at]))));
    lines.splice(gone, 1);
    lines.push([]);
    lines.forEach((line, i) =>
      'ABCDEFGHIJKL'
        .split('')
        .forEach((letter, at) => book.type('Wall list', `${letter}${i + 2}`, line[at] ?? '')),
    );
    expect(ofRows(book)).toMatchObject([{ kind: 'rowsGone' }]);
    putInOrder(book);
    expectConsistent(book);
    expect(sorted(standings(book))).toEqual(sorted(standings(original)));
  });
});

describe('sorted by place and renumbered', () => {
  test.each([
    ['with numbers', numbered],
    ['where opponents count rows', byRow],
  ] as const)('%s: places and all that decides them are the same by name', (_how, original) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }), white => {
        const book = original.copy();
        pairRound(book);
        playRound(book, 3, white);
        const row = book.values('Settings').findIndex(([name]) => name === 'Forbidden pairs') + 1;
        book.type('Settings', `B${row}`, '2×9');
        const [before, name] = [book.snapshot(), (no: number) => book.cell('Wall list', `B${no + 1}`)];
        const pair = [name(2), name(9)].sort();
        const was = standings(book);
        ask(book, { ask: 'sort by place' });
        expectConsistent(book);
        expect(ofRows(book)).toEqual([]);
        expect(sorted(standings(book))).toEqual(sorted(was));
        expect(standings(book).map(line => line.split(' ')[2])).toEqual(
          book
            .values('Wall list')
            .slice(1, PLAYERS + 1)
            .map(line => String(line[1]).split(' ')[1]),
        );
        const numbers = /(\d+)×(\d+)/.exec(String(book.cell('Settings', `B${row}`))) ?? [];
        expect([name(Number(numbers[1])), name(Number(numbers[2]))].sort()).toEqual(pair);
        const offer = undoOffer(readActions(book.workbook));
        expect(offer?.what).toBe('Sort by place and renumber');
        expectView(book, { ask: 'undo', action: offer?.action ?? '' }, 'undone');
        for (const sheet of ['Wall list', 'Round 1', 'Round 2', 'Round 3'])
          expect(book.values(sheet)).toEqual(before[sheet]);
        expect(book.cell('Settings', `B${row}`)).toBe('2×9');
      }),
      { numRuns: 2 },
    );
  });

  test('not where numbers are lots, nor over dates', () => {
    const lots = tournamentBook(8, 5, 'Score pairing');
    expect(ask(lots, { ask: 'sort by place' }).view).toBe('stopped');
    const dated = numbered.copy();
    dated.type('Wall list', 'F4', new Date(2026, 4, 1));
    expect(ask(dated, { ask: 'sort by place' }).view).toBe('stopped');
  });
});
