import { expect, test } from 'vitest';
import { expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const played = tournamentBook(8);
for (const round of [1, 2, 3]) {
  pairRound(played);
  playRound(played, round);
}

/** What is said of the sheet of a round where somebody has typed another result into it. */
function told(round: number) {
  const book = played.copy();
  const is = String(book.cell(`Round ${round}`, 'F4'));
  book.type(`Round ${round}`, 'F4', is === 'w' ? 'b' : 'w');
  const isOf = ({ cell: at }: { readonly cell?: { readonly sheet: string } | undefined }) =>
    at?.sheet === `Round ${round}`;
  const look = expectView(book, { ask: 'state' }, 'ready').warnings?.filter(isOf) ?? [];
  const check = expectView(book, { ask: 'check' }, 'problems').problems.filter(isOf);
  return { look: look.length, check: check.length };
}

test('a look tells of the sheets of the last two rounds, Check of every one', () => {
  expect([1, 2, 3].map(told)).toEqual([
    { look: 0, check: 1 },
    { look: 1, check: 1 },
    { look: 1, check: 1 },
  ]);
});

test('rows that were sorted are told by the sheets of the last rounds, and by those before where players are missing there', () => {
  const book = played.copy();
  const [, ...lines] = book.values('Wall list').slice(0, 3);
  const names = lines.map(line => String(line?.[1]));
  book.type('Wall list', 'B2', names[1] ?? '');
  book.type('Wall list', 'B3', names[0] ?? '');
  expect(JSON.stringify(expectView(book, { ask: 'state' }, 'problems').problems)).toContain('numbersMoved');
});
