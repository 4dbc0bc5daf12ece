import { expect, test } from 'vitest';
import { LOG_TITLES } from '../../src/sheet/write/logRows';
import { makeText } from '../../src/sheet/wording';
import { ask, expectView, pairRound, tournamentBook } from './tournamentBook';

/** The titles of version 0.1, and the row that it wrote for a late entry's country. */
const TITLES = ['No', 'When', 'What', 'Status', 'Cells', 'Before', 'After', 'Undoes', 'Fingerprint'];
const OLD_ROW = [
  '4',
  '2026-01-01 10:00',
  'Write a country',
  'done',
  'E2:E2 · Wall list',
  '[[[""]]]',
  '[[["FR"]]]',
  '',
  'x',
];

test('a Log of version 0.1 goes on: its actions are offered, new ones stand below, and all can be undone', () => {
  const book = tournamentBook(8);
  book.removeSheet('Log');
  book.addSheet('Log', [TITLES, OLD_ROW]);
  book.type('Wall list', 'E2', 'FR');
  expect(expectView(book, { ask: 'state' }, 'ready').undo).toEqual({ action: '4', what: 'Write a country' });
  const { written } = pairRound(book);
  expect(written.undo.action).toBe('5');
  const text = makeText('en');
  expect(book.values('Log')[0]).toEqual(LOG_TITLES.map(title => text(title)));
  expect(book.values('Log')[1]?.slice(0, 9)).toEqual(OLD_ROW);
  expectView(book, { ask: 'undo', action: '5' }, 'undone');
  expect(book.cell('Wall list', 'H2')).toBe('');
  expect(expectView(book, { ask: 'state' }, 'ready').undo?.action).toBe('4');
  expectView(book, { ask: 'undo', action: '4' }, 'undone');
  expect(book.cell('Wall list', 'E2')).toBe('');
  expect(ask(book, { ask: 'state' })).toMatchObject({ view: 'ready', undo: undefined });
});
