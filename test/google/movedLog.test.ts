import { expect, test } from 'vitest';
import { loadAddon } from '../application/built';
import { insertRows, sheetNamed, type Book } from './book';
import { contentOf } from './content';
import { enter, googleBook, pair, typeResults } from './googleBook';

const contents = (book: Book): string => JSON.stringify(contentOf(book));

test('a row inserted in the Log at any call of an undo: nothing or all is undone, and nothing is left begun', () => {
  const book = googleBook(loadAddon);
  enter(book, 8);
  pair(book);
  typeResults(book, 1);
  const { undo } = book.expectView({ ask: 'record' }, 'recorded');
  const start = book.google.book();
  const request = { ask: 'undo', action: undo?.action ?? '' } as const;
  book.ask(request);
  const ends = [start, book.google.book()].map(contents);
  const calls = book.google.calls().length;
  const { id } = sheetNamed(start, 'Log')!;
  const found = Array.from({ length: calls }, (_, at) => {
    book.google.setBook(start);
    book.google.meanwhile(call => {
      if (call === at) book.google.setBook(insertRows(book.google.book(), id, 2));
    });
    book.ask(request);
    book.google.meanwhile(undefined);
    const end = ends.indexOf(contents(book.google.book()));
    return book.ask({ ask: 'state' }).view === 'begun' ? 'begun' : end;
  });
  expect([...new Set(found)].sort()).toEqual([0, 1]);
});
