import { expect, test } from 'vitest';
import { warmAddon } from '../application/built';
import { changeSheet, sheetNamed } from './book';
import { googleBook, type GoogleBook } from './googleBook';

/** L45: columns that somebody has hidden are read and written like all others, and a round that is added can be seen. */

const LIST = [
  ['Name', 'Rank', 'R1', 'R2'],
  ['Anna', '4d', '2+', '3+'],
  ['Ben', '3d', '1-', '4+'],
  ['Carl', '2d', '4+', '1-'],
  ['Dora', '2d', '3-', '2-'],
];

function withList(beside: string): GoogleBook {
  const book = googleBook(warmAddon);
  LIST.forEach((line, row) =>
    line.forEach((cell, column) => book.type('Sheet1', `${'ABCD'[column]}${row + 1}`, cell)),
  );
  if (beside !== '') book.type('Sheet1', 'E1', beside);
  return book;
}

const hide = ({ google }: GoogleBook, hidden: readonly number[]): void =>
  google.setBook(
    changeSheet(google.book(), sheetNamed(google.book(), 'Sheet1')!.id, sheet => ({ ...sheet, hidden })),
  );

/** Adds the third round and pairs it; all values of the list. */
function played(book: GoogleBook): unknown {
  const { warnings = [] } = book.expectView({ ask: 'preview' }, 'finished');
  const [offer] = warnings.flatMap(({ mends = [] }) => mends);
  book.expectView({ ask: 'mend', mend: offer!.mend }, 'problems');
  const { seen } = book.expectView({ ask: 'preview' }, 'preview');
  book.expectView({ ask: 'write', seen }, 'written');
  return book.values('Sheet1');
}

test.each([
  ['into free columns that are hidden', '', [2, 4, 5, 6], [2, 5, 6]],
  ['behind rounds that are hidden', 'paid', [2, 3], [2, 3]],
  ['between hidden columns', 'paid', [0, 3, 4], [0, 3, 5]],
])('a round that comes %s', (_, beside, hidden, after) => {
  const [seen, book] = [withList(beside), withList(beside)];
  hide(book, hidden);
  expect(played(book)).toEqual(played(seen));
  expect(book.values('Sheet1')[0]?.[4]).toBe('R3');
  expect(sheetNamed(book.google.book(), 'Sheet1')?.hidden).toEqual(after);
});

test.each([
  ['into a column that parts the list from its places, as wide as the rounds', '', 13, 60],
  ['into a wide column, which stays as it is', '', 80, 80],
  ['before what stands beside the list', 'paid', 13, 60],
])('N88: a round that comes %s', (_, beside, width, after) => {
  const book = withList(beside);
  const { google } = book;
  google.setBook(
    changeSheet(google.book(), sheetNamed(google.book(), 'Sheet1')!.id, sheet => ({
      ...sheet,
      widths: [undefined, undefined, 60, 60, width],
    })),
  );
  played(book);
  expect(sheetNamed(google.book(), 'Sheet1')?.widths?.[4]).toBe(after);
});

test.each(['', 'paid'])(
  'L53: beside titles that are numbers (and %j) the next one is a number, and undo takes it back',
  beside => {
    const book = withList(beside);
    book.type('Sheet1', 'C1', 1);
    book.type('Sheet1', 'D1', 2);
    const before = book.values('Sheet1');
    const { warnings = [] } = book.expectView({ ask: 'preview' }, 'finished');
    const [offer] = warnings.flatMap(({ mends = [] }) => mends);
    const { undo } = book.expectView({ ask: 'mend', mend: offer!.mend }, 'problems');
    expect(book.values('Sheet1')[0]?.[4]).toBe(3);
    book.type('Sheet1', 'E2', '4+');
    expect(book.values('Sheet1')[1]?.[4]).toBe('4+');
    book.type('Sheet1', 'E2', '');
    book.expectView({ ask: 'undo', action: undo!.action }, 'undone');
    expect(book.values('Sheet1')).toEqual(before);
  },
);

test('L53: a run that dies anywhere while it adds a numbered round is finished or undone as a whole', () => {
  const begin = (): { readonly book: GoogleBook; readonly mend: string } => {
    const book = withList('paid');
    book.type('Sheet1', 'C1', 1);
    book.type('Sheet1', 'D1', 2);
    const { warnings = [] } = book.expectView({ ask: 'preview' }, 'finished');
    return { book, mend: warnings.flatMap(({ mends = [] }) => mends)[0]!.mend };
  };
  const whole = begin();
  const before = whole.book.values('Sheet1');
  whole.book.expectView({ ask: 'mend', mend: whole.mend }, 'problems');
  const [after, calls] = [whole.book.values('Sheet1'), whole.book.google.calls().length];
  const seen = new Set<string>();
  for (let at = 0; at < calls; at += 3)
    for (const choice of ['finish', 'undo'] as const) {
      const { book, mend } = begin();
      book.google.failAt(call => (call === at ? 'dies' : undefined));
      book.ask({ ask: 'mend', mend });
      book.google.failAt(undefined);
      const state = book.ask({ ask: 'state' });
      if (state.view === 'begun') book.ask({ ask: state.mayFinish ? choice : 'undo', action: state.action });
      expect([before, after], `call ${at}, ${choice}`).toContainEqual(book.values('Sheet1'));
      seen.add(state.view === 'begun' ? choice : 'settled');
    }
  expect([...seen].sort()).toEqual(['finish', 'settled', 'undo']);
});
