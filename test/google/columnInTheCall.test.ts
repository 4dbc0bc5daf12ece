import { expect, test } from 'vitest';
import { warmAddon } from '../application/built';
import { insertColumn, sheetNamed } from './book';
import { CUP, enter, googleBook, pair, playTo } from './googleBook';

/** Somebody inserts a column in the very call that writes: names come back, and what was shifted is told. */
test('a rank that is put back does not take the place of a name', () => {
  const book = googleBook(warmAddon);
  const { google } = book;
  enter(book, 8, { ...CUP, rounds: 3 });
  pair(book);
  const names = book
    .values('Wall list')
    .slice(1, 9)
    .map(line => line[1]);
  book.type('Wall list', 'C3', '9k');
  const { seen } = book.expectView({ ask: 'state' }, 'details changed');
  const start = google.book();
  const request = { ask: 'settle details', seen, keep: false } as const;
  book.ask(request);
  const puts = google.calls().flatMap((call, at) => (call === 'Range.setValues' ? [at] : []));
  for (const at of puts)
    for (const column of [0, 1, 2, 3]) {
      google.setBook(start);
      google.meanwhile(call => {
        if (call === at)
          google.setBook(insertColumn(google.book(), sheetNamed(google.book(), 'Wall list')!.id, column));
      });
      book.ask(request);
      google.meanwhile(undefined);
      const values = book.values('Wall list');
      const now = values[0]!.indexOf('Name');
      expect(values.slice(1, 9).map(line => line[now])).toEqual(names);
    }
});

test('rows that are sorted by place, or back, are told where a column came between', () => {
  const book = googleBook(warmAddon);
  const { google } = book;
  enter(book, 8, { ...CUP, rounds: 3 });
  playTo(book, 3);
  const start = google.book();
  const request = { ask: 'sort by place' } as const;
  book.expectView(request, 'finished');
  const puts = google.calls().flatMap((call, at) => (call === 'Range.setValues' ? [at] : []));
  const names = book
    .values('Wall list')
    .slice(1, 9)
    .map(line => line[1]);
  let told = 0;
  for (const at of puts) {
    google.setBook(start);
    google.meanwhile(call => {
      if (call === at)
        google.setBook(insertColumn(google.book(), sheetNamed(google.book(), 'Wall list')!.id, 1));
    });
    const view = book.ask(request);
    google.meanwhile(undefined);
    const values = book.values('Wall list');
    const now = values[0]!.indexOf('Name');
    const found = values.slice(1, 9).map(line => line[now]);
    if (names.every(name => found.includes(name))) continue;
    told += 1;
    expect([at, view.view]).toEqual([at, 'stopped']);
  }
  expect(told).toBe(1);
});
