import { expect, test } from 'vitest';
import type { MemoryWorkbook } from './memoryWorkbook';
import {
  ask,
  column,
  expectConsistent,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from './tournamentBook';

const LIST = 'Wall list';
const desk = (name: string) => ({ from: 'person', person: { name, rank: '12k' }, round: '' }) as const;

/** Somebody is put in at the desk while a round is played. */
const comes = (book: MemoryWorkbook, name: string) =>
  expectView(book, { ask: 'enter person', source: desk(name) }, 'registration').late;

const cellOf = (book: MemoryWorkbook, no: number): string => String(book.cell(LIST, `H${no + 1}`));
const byeOf = (book: MemoryWorkbook, players: number): number => column(book, 'H', players).indexOf('0+') + 1;

test('a latecomer is seated against the bye: cells, sheet of the round and Log in one act, taken back by one', () => {
  const book = tournamentBook(9);
  pairRound(book);
  const before = column(book, 'H', 9);
  const bye = byeOf(book, 9);
  const late = comes(book, 'Late Leo');
  expect(late).toEqual({
    player: '10 Late Leo (12k)',
    round: 1,
    bye: expect.stringContaining(`${bye} Player`),
  });
  expect(cellOf(book, 10)).toBe('0=');
  const put = book.values(LIST);
  const done = expectView(book, { ask: 'seat', ...late! }, 'registration');
  expect(done.done).toBe(`Seat 10 Late Leo (12k) in round 1 against ${late?.bye}`);
  expect(cellOf(book, 10)).toMatch(new RegExp(`^${bye}\\?`));
  expect(cellOf(book, bye)).toMatch(/^10\?/);
  // All other games stay as they were.
  expect(column(book, 'H', 9).filter((_, i) => i + 1 !== bye)).toEqual(
    before.filter((_, i) => i + 1 !== bye),
  );
  const sheet = book.values('Round 1').map(line => line.join('|'));
  expect(sheet.filter(line => line.includes('Late Leo'))).toHaveLength(1);
  expect(sheet.join('\n')).not.toMatch(/bye/i);
  expectConsistent(book);
  expectView(book, { ask: 'undo', action: done.undo?.action ?? '' }, 'undone');
  expect(book.values(LIST)).toEqual(put);
});

test('without a bye the first latecomer has it, and the second plays the first', () => {
  const book = tournamentBook(8);
  pairRound(book);
  const first = comes(book, 'Late Lena');
  expect(first?.bye).toBeUndefined();
  expectView(book, { ask: 'seat', ...first! }, 'registration');
  expect(cellOf(book, 9)).toBe('0+');
  const second = comes(book, 'Late Leo');
  expect(second?.bye).toBe('9 Late Lena (12k)');
  expectView(book, { ask: 'seat', ...second! }, 'registration');
  expect([cellOf(book, 9), cellOf(book, 10)].map(cell => cell.slice(0, 3))).toEqual(
    ['10?', '9?/'].map(one => one.slice(0, 3)),
  );
  expectConsistent(book);
});

test('a screen that is old seats nobody: the bye is another’s, the round is over, the player plays', () => {
  const book = tournamentBook(9);
  pairRound(book);
  const late = comes(book, 'Late Leo')!;
  const stands = book.values(LIST);
  const refused = (more: object): void => {
    expectView(book, { ask: 'seat', ...late, ...more }, 'stopped');
    expect(book.values(LIST)).toEqual(stands);
  };
  refused({ bye: '1 Player 1 (5d)' });
  refused({ bye: undefined });
  refused({ round: 2 });
  refused({ player: '1 Player 1 (5d)' });
  playRound(book, 1);
  expect(ask(book, { ask: 'seat', ...late }).view).toBe('stopped');
});

test('nobody is late between rounds, nor before the first', () => {
  const between = tournamentBook(9);
  pairRound(between);
  playRound(between, 1);
  expect(comes(between, 'Late Leo')).toBeUndefined();
  expect(comes(tournamentBook(9), 'Late Leo')).toBeUndefined();
});

/** Somebody enters from a round that is paired already: that cell stays empty. */
const comesFrom = (book: MemoryWorkbook, name: string, round: string) =>
  expectView(book, { ask: 'enter person', source: { ...desk(name), round } }, 'registration');

test('N94: nobody else without a place is drawn into it: who is named plays whom it says', () => {
  const book = tournamentBook(7);
  pairRound(book);
  comesFrom(book, 'Early Eva', '1');
  expect(cellOf(book, 8)).toBe('');
  const bye = byeOf(book, 7);
  const late = comes(book, 'Late Leo');
  expectView(book, { ask: 'seat', ...late! }, 'registration');
  expect(cellOf(book, 9)).toMatch(new RegExp(`^${bye}\\?`));
  expect(cellOf(book, 8)).toBe('');
  expectConsistent(book);
});

test('N94: a game made anew with somebody who had no place stands in the sheet of the round', () => {
  const book = tournamentBook(6);
  pairRound(book);
  comesFrom(book, 'Early Eva', '1');
  comesFrom(book, 'Early Emil', '1');
  const one = Number(/^\d+/.exec(cellOf(book, 1))?.[0]);
  const hand = { again: [1, one], pairs: [{ players: [1, 7] as const }, { players: [one, 8] as const }] };
  const seen = expectView(book, { ask: 'preview', hand }, 'preview');
  expect(seen.games).toHaveLength(2);
  expectView(book, { ask: 'write', seen: seen.seen, hand }, 'changed');
  expect([cellOf(book, 7), cellOf(book, 8)].map(cell => cell.split('?')[0])).toEqual(['1', String(one)]);
  const sheet = book.values('Round 1').map(line => line.join('|'));
  expect(sheet.filter(line => /Early E/.test(line))).toHaveLength(2);
  expectConsistent(book);
});

test('N94: whoever has the bye and is not here is given no opponent', () => {
  const book = tournamentBook(9);
  pairRound(book);
  ask(book, { ask: 'begin check-in' });
  const stands = book.values(LIST);
  expect(String(book.cell(LIST, `${outColumn(book)}${byeOf(book, 9) + 1}`))).toContain('?');
  expect(comes(book, 'Late Leo')).toBeUndefined();
  expect(column(book, 'H', 9)).toEqual(stands.slice(1, 10).map(row => row[7]));
});

const outColumn = (book: MemoryWorkbook): string =>
  String.fromCharCode(65 + (book.values(LIST)[0] ?? []).indexOf('Out'));
