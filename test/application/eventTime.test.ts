import { expect, test } from 'vitest';
import { expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const typed = (time: string, online = 'no') => {
  const book = tournamentBook(8);
  for (const [name, value] of [
    ['Event time', time],
    ['Event online', online],
  ] as const) {
    const at = book.values('Settings').findIndex(([setting]) => setting === name);
    const row = at < 0 ? book.values('Settings').length + 1 : at + 1;
    book.type('Settings', `A${row}`, name);
    book.type('Settings', `B${row}`, value);
  }
  return book;
};
const time = (book: ReturnType<typeof typed>) => expectView(book, { ask: 'state' }, 'ready').time;

test.each([
  ['60 min + 30 s byo-yomi', 'no', { minutes: 82, best: 'A' }],
  ['45 min + 15 s Fischer', 'no', { minutes: 75, best: 'A' }],
  ['40 min + 300 s / 15 moves', 'no', { minutes: 60, best: 'B' }],
  ['60 min + 30 s byo-yomi', 'yes', { minutes: 82, best: 'D' }],
  ['', 'no', undefined],
])('%s, online %s: what it counts is said as soon as it is typed', (text, online, found) => {
  expect(time(typed(text, online))).toEqual(found);
});

test('once the first round is played nothing more is said of it', () => {
  const book = typed('60 min');
  pairRound(book);
  playRound(book, 1);
  expect(time(book)).toBeUndefined();
});
