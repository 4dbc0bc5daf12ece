import { expect, test } from 'vitest';
import { ask, expectView, pairRound, tournamentBook } from './tournamentBook';

test('rows are inserted after a pairing: undo finds the players', () => {
  const book = tournamentBook(8);
  const { written } = pairRound(book);
  book.insertRow('Wall list', 4);
  const undone = expectView(book, { ask: 'undo', action: written.undo.action }, 'undone');
  expect([undone.partly, undone.kept]).toEqual([undefined, []]);
  expect(book.values('Wall list').flatMap(line => line[7] ?? [])).toEqual(['R1', ...Array(301).fill('')]);
  expect(book.workbook.sheetNames()).not.toContain('Round 1');
});

test('a player is renamed after a pairing: undo is partly done, names the player, and is offered again', () => {
  const book = tournamentBook(8);
  const { written } = pairRound(book);
  const game = book.cell('Wall list', 'H4');
  book.type('Wall list', 'B4', 'Somebody Else');
  const undone = expectView(book, { ask: 'undo', action: written.undo.action }, 'undone');
  expect(undone.partly).toBe(true);
  expect(undone.kept.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('the games of players 3, '),
    `3 Player 3 is not found, or stands twice: “${game}” is left to you.`,
  ]);
  expect(book.cell('Wall list', 'H4')).toBe(game);
  expect(book.values('Log').map(line => line[3])).toContain('partly undone');
  book.type('Wall list', 'B4', 'Player 3');
  const again = ask(book, { ask: 'state' });
  const offer = 'undo' in again ? again.undo : undefined;
  expect(offer?.action).toBe(written.undo.action);
  const rest = expectView(book, { ask: 'undo', action: written.undo.action }, 'undone');
  expect([rest.partly, rest.restored]).toEqual([undefined, 2]);
  expect(book.cell('Wall list', 'H4')).toBe('');
  expect(expectView(book, { ask: 'state' }, 'ready').undo?.what).toBe('Clear 8 example players');
});
