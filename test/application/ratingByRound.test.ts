import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import { copyOfBook } from './copyOfBook';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** R8.6: a league over months gets new ratings for rounds to come. */

const LIST = 'Wall list';
const titles = (book: MemoryWorkbook): readonly unknown[] => book.values(LIST)[0] ?? [];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const at = (book: MemoryWorkbook, title: string, row: number): string =>
  `${LETTERS[titles(book).indexOf(title)]}${row}`;

/** Eight players, handicaps by rank, a round played; the columns of clubs hold the ratings of rounds 2 and 3. */
function league(): MemoryWorkbook {
  const book = tournamentBook(8, 4);
  const settings = book.values('Settings').findIndex(([name]) => name === 'Handicap');
  book.type('Settings', `B${settings + 1}`, 'rank');
  book.type(LIST, at(book, 'Country', 1), 'Rating R2');
  book.type(LIST, at(book, 'Club', 1), 'Rating R3');
  pairRound(book);
  playRound(book, 1);
  return book;
}
const master = league();

const games = (book: MemoryWorkbook, round: number): string =>
  book
    .values(`Round ${round}`)
    .slice(3)
    .map(line => line.slice(1, 4).join(' '))
    .join('\n');

describe('a league over months', () => {
  test('is paired by the ratings of the round, and those of rounds to come change nothing', () => {
    const [plain, early, now] = [master.copy(), master.copy(), master.copy()];
    early.type(LIST, at(early, 'Rating R3', 9), 2400);
    now.type(LIST, at(now, 'Rating R2', 9), 2400);
    for (const book of [plain, early, now]) pairRound(book);
    expect(games(early, 2)).toBe(games(plain, 2));
    expect(games(now, 2)).not.toBe(games(plain, 2));
  });

  test('asks about a rating that is typed for a round which is paired, and puts it back', () => {
    const book = master.copy();
    pairRound(book);
    book.type(LIST, at(book, 'Rating R3', 9), 2300);
    expectView(book, { ask: 'state' }, 'results missing');
    book.type(LIST, at(book, 'Rating R2', 9), 2400);
    const { round, seen, changes } = expectView(book, { ask: 'state' }, 'details changed');
    expect(round).toBe(2);
    expect(changes.map(({ sentence, cell }) => [sentence, cell?.a1])).toEqual([
      [expect.stringContaining('Rating R2'), at(book, 'Rating R2', 9)],
    ]);
    ask(book, { ask: 'settle details', seen, keep: false });
    expect(book.cell(LIST, at(book, 'Rating R2', 9))).toBe('');
    expect(book.cell(LIST, at(book, 'Rating R3', 9))).toBe(2300);
    expectView(book, { ask: 'state' }, 'results missing');
  });

  test('keeps a new rating of a past round where somebody says so, and asks no more', () => {
    const book = master.copy();
    pairRound(book);
    book.type(LIST, at(book, 'Rating R2', 9), 2400);
    const { seen } = expectView(book, { ask: 'state' }, 'details changed');
    ask(book, { ask: 'settle details', seen, keep: true });
    expectView(book, { ask: 'state' }, 'results missing');
    expect(JSON.stringify(book.values('Log'))).toContain('Rating R2 – → 2400');
  });

  test('a round that was paired by them is the best pairing in the check of the whole event, whatever became of them', () => {
    const book = master.copy();
    book.type(LIST, at(book, 'Rating R2', 9), 2400);
    pairRound(book);
    playRound(book, 2);
    book.type(LIST, at(book, 'Rating R2', 9), '');
    const { parts } = expectView(book, { ask: 'audit', done: 0 }, 'audit');
    expect(parts.map(({ title }) => title).slice(0, 2)).toEqual([
      'Round 1 (by the Log): legal, the best pairing.',
      'Round 2 (by the Log): legal, the best pairing.',
    ]);
  });

  test('a copy brings the ratings of rounds to a list that has their columns, and says what it has no column for', () => {
    const [book, copy] = [master.copy(), master.copy()];
    copy.type(LIST, at(copy, 'Rating R2', 9), 2400);
    const preview = expectView(book, { ask: 'preview merge', copy: copyOfBook(copy) }, 'merge');
    expect(preview.lines.join()).toContain('Rating R2');
    ask(book, { ask: 'merge', copy: copyOfBook(copy), seen: preview.seen });
    expect(book.cell(LIST, at(book, 'Rating R2', 9))).toBe(2400);
    const bare = master.copy();
    bare.type(LIST, at(bare, 'Rating R2', 1), '');
    const { notes } = expectView(bare, { ask: 'preview merge', copy: copyOfBook(copy) }, 'merge');
    expect(notes.join()).toContain('Rating R2');
  });

  test('a rating that is far from the rank is told with its own cell', () => {
    const book = master.copy();
    for (const row of [2, 3, 4]) book.type(LIST, at(book, 'Rating R2', row), 2700 - 100 * row);
    book.type(LIST, at(book, 'Rating R3', 4), 240);
    const { warnings = [] } = expectView(book, { ask: 'state' }, 'ready');
    expect(warnings.map(({ sentence, cell }) => [sentence, cell?.a1])).toEqual([
      [expect.stringMatching(/3d.* 240\b/), at(book, 'Rating R3', 4)],
    ]);
  });

  test('rows that are sorted by place take them along', () => {
    const book = master.copy();
    book.type(LIST, at(book, 'Rating R2', 9), 2400);
    const name = book.cell(LIST, 'B9');
    ask(book, { ask: 'sort by place' });
    const reading = openTournament(book.workbook)?.reading;
    expect(reading?.wallList.players.find(one => one.ratings)?.name).toBe(name);
  });
});
