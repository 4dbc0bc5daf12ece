import { describe, expect, test } from 'vitest';
import type { RatingRows } from '../../src/exchange/fileRows';
import { readRatings, type RatingsReading } from '../../src/exchange/readRatings';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, tournamentBook } from './tournamentBook';

/** As the EGF publishes it, with a heading that has the day. */
const EGF = `European Go Database, all ratings, 2026-11-01
 10000001  Player Alpha                          CZ  Plze    4d   --   2398     5  T120128E
 10000002  Player Beta                           DE  KN      3d   --   2318    26  E170731A
 10000003  Player Gamma                          FR  76An    3d   --   2290     1  T150207N
 10000004  Player Delta                          PL  Toru    1d   --   2100     1  T150912G
 10000005  Player Delta                          CZ  Brno    5k   --   1600     1  T150912G
`;

/** Alpha to Delta, and somebody whom no list has; Beta has a rating. */
function club(): MemoryWorkbook {
  const book = tournamentBook(5);
  for (const [row, name] of ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'].entries())
    book.type('Wall list', `B${row + 2}`, `Player ${name}`);
  book.type('Wall list', 'D3', 2200);
  return book;
}

function readFor(book: MemoryWorkbook, text = EGF): Extract<RatingsReading, { kind: 'ratings' }> {
  const { tournament } = expectView(book, { ask: 'files' }, 'files');
  if (!tournament) throw new Error('no tournament');
  const sent = JSON.parse(JSON.stringify(tournament)) as typeof tournament;
  const read = readRatings(new TextEncoder().encode(text), '2026-11-22', sent, 'en');
  if (read.kind !== 'ratings') throw new Error(read.sentence);
  return read;
}

const rows = (book: MemoryWorkbook, lines = 6) =>
  book
    .values('Wall list')
    .slice(0, lines)
    .map(line => [1, 2, 3, 12].map(column => line[column]).join('|'));

/** Who was found, and of the doubtful the candidate that somebody chose. */
function wanted(read: Extract<RatingsReading, { kind: 'ratings' }>, chosen?: number): RatingRows {
  const one = chosen === undefined ? undefined : read.doubtful[0]?.candidates[chosen];
  return { list: read.list, players: [...read.found, ...(one ? [one.row] : [])] };
}

describe('a rating list in the panel', () => {
  test('is held against the players; the doubtful ones are asked about', () => {
    const read = readFor(club());
    expect([read.list, read.found.map(({ no, pin, rank, rating }) => [no, pin, rank, rating])]).toEqual([
      'EGF 2026-11-01',
      [
        [1, '10000001', '4d', 2398],
        [2, '10000002', '3d', 2318],
        [3, '10000003', '3d', 2290],
      ],
    ]);
    expect(read.doubtful.map(({ name, candidates }) => [name, candidates.map(({ label }) => label)])).toEqual(
      [
        [
          'Player Delta',
          [
            'Player Delta · 1d · 2100 · PL · Toru · 10000004',
            'Player Delta · 5k · 1600 · CZ · Brno · 10000005',
          ],
        ],
      ],
    );
    expect(read.missing).toEqual(['Player Epsilon']);
    expect(readFor(club(), EGF.replace(/^.*\n/, '')).list).toBe('EGF 2026-11-22');
  });

  test('takes the rank that the rating stands for, where the settings say so', () => {
    const book = club();
    const ranksAfter = (value: string) => {
      const row = book.values('Settings').findIndex(([name]) => name === 'Ranks of rating lists');
      book.type('Settings', `B${row + 1}`, value);
      const read = wanted(readFor(book));
      const unranked = { ...read, players: read.players.map(one => ({ ...one, rank: '' })) };
      const none = { ...read, players: read.players.map(one => ({ ...one, rating: null })) };
      return [read, unranked, none].map(ratings =>
        expectView(book, { ask: 'preview ratings', ratings }, 'ratings').changes.map(
          line => /Rank (\S+ → \S+)(?:,|$)/.exec(line)?.[1] ?? '',
        ),
      );
    };
    const listed = [
      ['5d → 4d', '4d → 3d', ''],
      ['', '', ''],
      ['5d → 4d', '4d → 3d'],
    ];
    expect(['', 'each time', 'as listed'].map(ranksAfter)).toEqual([listed, listed, listed]);
    // 2398, 2318 and 2290, R8.1.
    expect(ranksAfter('by rating')).toEqual([
      ['5d → 4d', '4d → 3d', ''],
      ['5d → 4d', '4d → 3d', ''],
      ['5d → 4d', '4d → 3d'],
    ]);
  });

  test('shows both values, writes them with list and day beside the player, and is undone as one action', () => {
    const book = club();
    const before = book.snapshot();
    const ratings = wanted(readFor(book), 1);
    const view = expectView(book, { ask: 'preview ratings', ratings }, 'ratings');
    expect(view.changes).toEqual([
      '1 Player Alpha (5d): Rank 5d → 4d, Rating – → 2398',
      '2 Player Beta (4d): Rank 4d → 3d, Rating 2200 → 2318',
      '3 Player Gamma (3d): Rating – → 2290',
      '4 Player Delta (2d): Rank 2d → 5k, Rating – → 1600',
    ]);
    expect([view.frozen, view.kept, view.same]).toEqual([false, [], 0]);
    // A new tournament has no column for PINs, and one that is empty.
    expect(view.notes.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(/no column PIN/)]);
    expect(book.snapshot()).toEqual(before);
    const { undo, players } = expectView(
      book,
      { ask: 'write ratings', ratings, seen: view.seen },
      'ratings written',
    );
    expect(players).toBe(4);
    expect(rows(book)).toEqual([
      'Name|Rank|Rating|Rating list',
      'Player Alpha|4d|2398|EGF 2026-11-01',
      'Player Beta|3d|2318|EGF 2026-11-01',
      'Player Gamma|3d|2290|EGF 2026-11-01',
      'Player Delta|5k|1600|EGF 2026-11-01',
      'Player Epsilon|1d||',
    ]);
    expect(expectView(book, { ask: 'preview ratings', ratings }, 'ratings')).toMatchObject({
      seen: '',
      changes: [],
      same: 4,
    });
    // A later list says which values it replaces, and with which one they came.
    const later = { ...ratings, list: 'EGF 2026-12-01' };
    expect(expectView(book, { ask: 'preview ratings', ratings: later }, 'ratings').changes[0]).toBe(
      '1 Player Alpha (4d): Rating list EGF 2026-11-01 → EGF 2026-12-01',
    );
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(rows(book)).toEqual([
      'Name|Rank|Rating|',
      'Player Alpha|5d||',
      'Player Beta|4d|2200|',
      'Player Gamma|3d||',
      'Player Delta|2d||',
      'Player Epsilon|1d||',
    ]);
  });

  test('finds its players wherever their rows are, and stops where they have changed', () => {
    const book = club();
    book.type('Wall list', 'M1', 'PIN');
    const ratings = wanted(readFor(book));
    const view = expectView(book, { ask: 'preview ratings', ratings }, 'ratings');
    expect(view.notes.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/no column Rating list/),
    ]);
    book.type('Wall list', 'C2', '6d');
    expect(ask(book, { ask: 'write ratings', ratings, seen: view.seen }).view).toBe('stopped');
    expect(rows(book)[1]).toBe('Player Alpha|6d||');
    book.type('Wall list', 'C2', '5d');
    // Rows change places after the preview: every value finds its player.
    for (const [cell, value] of Object.entries({
      A2: 2,
      B2: 'Player Beta',
      C2: '4d',
      D2: 2200,
      A3: 1,
      B3: 'Player Alpha',
      C3: '5d',
      D3: '',
    }))
      book.type('Wall list', cell, value);
    const again = expectView(book, { ask: 'preview ratings', ratings }, 'ratings');
    expectView(book, { ask: 'write ratings', ratings, seen: again.seen }, 'ratings written');
    expect(rows(book).slice(1, 4)).toEqual([
      'Player Beta|3d|2318|10000002',
      'Player Alpha|4d|2398|10000001',
      'Player Gamma|3d|2290|10000003',
    ]);
  });

  test('changes no rank and no rating once a round is paired', () => {
    const book = club();
    book.type('Wall list', 'M1', 'PIN');
    pairRound(book);
    const ratings = wanted(readFor(book));
    const before = rows(book);
    const view = expectView(book, { ask: 'preview ratings', ratings }, 'ratings');
    expect([view.frozen, view.changes.length, view.kept[1]]).toEqual([
      true,
      3,
      '2 Player Beta (4d): Rank 4d → 3d, Rating 2200 → 2318',
    ]);
    expectView(book, { ask: 'write ratings', ratings, seen: view.seen }, 'ratings written');
    expect(rows(book).map(line => line.replace(/\|\d{8}$/, '|'))).toEqual(before);
    expect(book.cell('Wall list', 'M2')).toBe('10000001');
  });
});
