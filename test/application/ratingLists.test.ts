import { describe, expect, test } from 'vitest';
import type { RatingRows } from '../../src/exchange/fileRows';
import { readRatings, type RatingsReading } from '../../src/exchange/readRatings';
import { memoryWorkbook, place, type MemoryWorkbook } from './memoryWorkbook';
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

describe('a rating list beside a list of one’s own', () => {
  const LIST = [
    ['No', 'Name', 'Rank', 'Rating', 'PIN', 'R1'],
    [1, 'Ann', '3d', 2300, '', ''],
    [2, 'Bo', '2d', '2200', '12345678', ''],
    [3, 'Cy', '', '', '', ''],
  ] as const;
  const RATED = (list = 'EGF 2026-11-01'): RatingRows => ({
    list,
    players: [
      { no: 1, name: 'Ann', pin: '11111111', rank: '3d', rating: 2310 },
      { no: 2, name: 'Bo', pin: '22222222', rank: '1d', rating: 2150 },
      { no: 3, name: 'Cy', pin: '33333333', rank: '', rating: null },
      { no: 7, name: 'Ann', pin: '44444444', rank: '9d', rating: 2900 },
    ],
  });
  function own(lines: readonly (readonly (string | number)[])[] = LIST): MemoryWorkbook {
    const book = memoryWorkbook();
    book.addSheet('Club', lines);
    book.removeSheet('Sheet1');
    book.select('Club');
    return book;
  }
  const preview = (book: MemoryWorkbook, ratings = RATED()) =>
    expectView(book, { ask: 'preview ratings', ratings }, 'ratings');
  const written = (book: MemoryWorkbook, ratings = RATED()) =>
    expectView(book, { ask: 'write ratings', ratings, seen: preview(book, ratings).seen }, 'ratings written');
  const lines = (book: MemoryWorkbook) => book.values('Club').map(line => line.join('|'));

  test('is written with a column behind the last one, numbers as numbers, and typed numbers of a federation stay', () => {
    const book = own();
    expect(preview(book)).toMatchObject({
      changes: [
        '1 Ann (3d): PIN – → 11111111, Rating 2300 → 2310',
        '2 Bo (2d): Rank 2d → 1d, Rating 2200 → 2150',
        '3 Cy: PIN – → 33333333',
      ],
      same: 0,
      notes: [],
      frozen: false,
    });
    const { players, undo, list } = written(book);
    expect([players, list, undo?.what]).toEqual([
      3,
      'EGF 2026-11-01',
      expect.stringContaining('EGF 2026-11-01'),
    ]);
    expect(lines(book)).toEqual([
      'No|Name|Rank|Rating|PIN|R1|Rating list',
      '1|Ann|3d|2310|11111111||EGF 2026-11-01',
      '2|Bo|1d|2150|12345678||EGF 2026-11-01',
      '3|Cy|||33333333||',
    ]);
    // A number that was text stays text.
    expect([book.cell('Club', 'D2'), book.cell('Club', 'D3'), book.cell('Club', 'E2')]).toEqual([
      2310,
      '2150',
      '11111111',
    ]);
    expect([book.isText('Club', 'G2'), book.look('Club', 'G1').bold]).toEqual([true, true]);
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(lines(book)).toEqual(LIST.map(line => line.join('|')));
  });

  test('counts whom it has as they are, and another name of the list as a change', () => {
    const book = own();
    written(book);
    expect(preview(book)).toMatchObject({ seen: '', changes: [], same: 3 });
    expect(preview(book, RATED('EGF 2026-12-01'))).toMatchObject({
      same: 1,
      changes: [
        '1 Ann (3d): Rating list EGF 2026-11-01 → EGF 2026-12-01',
        '2 Bo (1d): Rating list EGF 2026-11-01 → EGF 2026-12-01',
      ],
    });
  });

  test('leaves formulas as they are, and says whose', () => {
    const book = own();
    const [row, column] = place('D2');
    book.writeFormula({ sheet: 'Club', row, column }, '=2300');
    expect(preview(book)).toMatchObject({
      changes: [
        '1 Ann (3d): PIN – → 11111111',
        expect.stringMatching(/^2 Bo/),
        expect.stringMatching(/^3 Cy/),
      ],
      notes: [
        {
          severity: 'note',
          sentence: expect.stringContaining('1 Ann (3d)') as string,
          cell: { sheet: 'Club', a1: 'D2' },
        },
      ],
    });
  });

  test('takes a column without title and contents before one behind the list', () => {
    const gap = own(LIST.map(([no, ...others]) => [no, '', ...others]));
    written(gap);
    expect(lines(gap).slice(0, 2)).toEqual([
      'No|Rating list|Name|Rank|Rating|PIN|R1',
      '1|EGF 2026-11-01|Ann|3d|2310|11111111|',
    ]);
    const filled = own(LIST.map(([no, ...others], i) => [no, i === 3 ? 'x' : '', ...others]));
    written(filled);
    expect(lines(filled)[0]).toBe('No||Name|Rank|Rating|PIN|R1|Rating list');
  });

  test('never takes an empty column before the list', () => {
    const behind = own(LIST.map(line => ['', ...line]));
    written(behind);
    expect(lines(behind)[0]).toBe('|No|Name|Rank|Rating|PIN|R1|Rating list');
  });

  test('has no column for its name where a named range ends at the list, and says so', () => {
    const book = own();
    book.workbook.nameArea('WallList', { sheet: 'Club', row: 0, column: 0, rows: 4, columns: 6 });
    expect(
      preview(book).notes.map(({ sentence, cell }) => [/no column (.*?) and/.exec(sentence)?.[1], cell]),
    ).toEqual([['Rating list', undefined]]);
    written(book);
    expect(lines(book)[1]).toBe('1|Ann|3d|2310|11111111|');
  });

  test('in a range that begins further down and to the right, and asks nothing of a list with its column', () => {
    const titled = LIST.map((line, i) => ['x', ...line, i === 0 ? 'Rating list' : '']);
    const book = own([['Cup'], ...titled]);
    book.workbook.nameArea('WallList', { sheet: 'Club', row: 1, column: 1, rows: 4, columns: 7 });
    expect(preview(book).notes).toEqual([]);
    written(book);
    expect(lines(book).slice(1, 4)).toEqual([
      'x|No|Name|Rank|Rating|PIN|R1|Rating list',
      'x|1|Ann|3d|2310|11111111||EGF 2026-11-01',
      'x|2|Bo|1d|2150|12345678||EGF 2026-11-01',
    ]);
  });

  test('without what was seen, or after a change, it writes nothing', () => {
    const book = own();
    const ratings = RATED();
    const { seen } = preview(book);
    expect(ask(book, { ask: 'write ratings', ratings, seen: '' }).view).toBe('stopped');
    book.type('Club', 'B4', 'Cyd');
    expect(ask(book, { ask: 'write ratings', ratings, seen }).view).toBe('stopped');
    expect(lines(book)[1]).toBe('1|Ann|3d|2300||');
  });
});
