import { expect, test } from 'vitest';
import { memoryWorkbook } from './memoryWorkbook';
import { expectView } from './tournamentBook';

test('a list without numbers, with two of one name: its round is written, and undone', () => {
  const book = memoryWorkbook();
  book.addSheet('Players', [
    ['Name', 'Rank', 'Club', 'R1', 'R2'],
    ['Ada Alder', '1k', 'Bern', '', ''],
    ['Ben Birch', '2k', 'Bern', '', ''],
    ['Cleo Cedar', '3k', 'Bern', '', ''],
    ['Cleo Cedar', '4k', 'Graz', '', ''],
  ]);
  book.addSheet('Settings', [
    ['Setting', 'Value'],
    ['System', 'Swiss'],
    ['Rounds', '2'],
  ]);
  book.select('Players');
  const before = book.values('Players');
  const { seen } = expectView(book, { ask: 'preview' }, 'preview');
  const { undo } = expectView(book, { ask: 'write', seen }, 'written');
  const games = book.values('Players').slice(1);
  expect(games.map(line => /^\d\?\/[bw]$/.test(String(line[3])))).toEqual([true, true, true, true]);
  expectView(book, { ask: 'undo', action: undo.action }, 'undone');
  expect(book.values('Players')).toEqual(before);
});
