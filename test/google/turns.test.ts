import { beforeEach, expect, test } from 'vitest';
import type { FileRows, Request } from '../../src/application/protocol/protocol';
import { warmAddon } from '../application/built';
import { cellAt, insertRows, sheetNamed } from './book';
import { counting } from './everyCall';
import { switches } from './fakeGoogle';
import { CUP, enter, googleBook, pair, playTo, typeResults, type GoogleBook } from './googleBook';

/**
 * However many runs of cells and sheets an action has, it goes six times from writing to reading at most: each time Google sends what
 * was written and waits for it.
 */
const MOST_TURNS = 6;

let book: GoogleBook;
let found: [Request['ask'], number][];

beforeEach(() => {
  found = [];
  book = counting(googleBook(warmAddon), ({ ask, calls }) => found.push([ask, switches(calls)]));
});

const tooMany = () => found.filter(([, turns]) => turns > MOST_TURNS);
const undoLast = (view: { readonly undo?: { readonly action: string } | undefined }) =>
  book.expectView({ ask: 'undo', action: view.undo?.action ?? '' }, 'undone');

/** Rows between the players, so that every cell is a run of its own. */
function scatter(players: number): void {
  const list = sheetNamed(book.google.book(), 'Wall list')!.id;
  for (let row = players; row > 1; row--) book.google.setBook(insertRows(book.google.book(), list, row));
}

test('a list with rows between its players is paired, recorded in part, and both are taken back', () => {
  enter(book, 8, { ...CUP, rounds: 3 });
  scatter(8);
  undoLast(pair(book));
  pair(book);
  typeResults(book, 1, 2);
  const { undo } = book.expectView({ ask: 'record' }, 'recorded');
  typeResults(book, 1);
  book.expectView({ ask: 'record' }, 'recorded');
  undoLast(book.expectView({ ask: 'state' }, 'ready'));
  undoLast({ undo });
  expect(tooMany()).toEqual([]);
});

test('a list with the sheets of ten rounds is sorted by place, and taken back', () => {
  enter(book, 12);
  playTo(book, 10);
  const before = book.values('Wall list');
  const rounds = book.values('Round 7');
  book.expectView({ ask: 'sort by place' }, 'finished');
  expect(book.values('Wall list')).not.toEqual(before);
  expect(book.values('Round 7')).not.toEqual(rounds);
  // Rounds not played may be typed as before, without becoming a date.
  const [titles = []] = before;
  const out = titles.indexOf('Out');
  const sorted = sheetNamed(book.google.book(), 'Wall list')!;
  expect(before.map((_, row) => cellAt(sorted, row, out).isText)).not.toContain(false);
  undoLast(book.expectView({ ask: 'state' }, 'finished'));
  expect([book.values('Wall list'), book.values('Round 7')]).toEqual([before, rounds]);
  expect(tooMany()).toEqual([]);
});

test('a file with ten rounds becomes an event, which is taken back; so is one that was created', () => {
  const start = book.google.book();
  const list = Array.from({ length: 4 }, (_, i) => [
    String(i + 1),
    `Player ${i + 1}`,
    '1d',
    ...Array.from({ length: 10 }, (__, round) => {
      const opponent = i ^ (1 + (round % 3));
      return `${opponent + 1}${i < opponent ? '+' : '-'}`;
    }),
  ]);
  const titles = ['No', 'Name', 'Rank', ...Array.from({ length: 10 }, (_, round) => `R${round + 1}`)];
  const file: FileRows = {
    name: 'Cup',
    list: [titles, ...list],
    settings: [['System', 'Swiss']],
    tables: [],
  };
  const imported = book.expectView({ ask: 'import', file }, 'imported');
  expect(book.sheets()).toContain('Round 10');
  undoLast(imported);
  expect(book.sheets()).toEqual(['Sheet1', 'Log']);
  book.google.setBook(start);
  book.expectView({ ask: 'create', tournament: CUP }, 'created');
  const created = book.ask({ ask: 'state' });
  undoLast('undo' in created ? created : {});
  expect(book.sheets()).toEqual(['Sheet1', 'Log']);
  expect(tooMany()).toEqual([]);
});
