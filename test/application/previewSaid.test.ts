import { describe, expect, test } from 'vitest';
import type { MemoryWorkbook } from './memoryWorkbook';
import { addPlayer, column, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** Types cells below a title. */
const put = (book: MemoryWorkbook, title: string, ...cells: readonly string[]): void => {
  const at = String.fromCharCode(65 + (book.values('Wall list')[0]?.indexOf(title) ?? -1));
  cells.forEach((cell, i) => {
    if (cell !== '') book.type('Wall list', `${at}${i + 2}`, cell);
  });
};

const preview = (book: MemoryWorkbook) => expectView(book, { ask: 'preview' }, 'preview');

/** Ten players, six of them with a country and four with a club. */
function withHomes(): MemoryWorkbook {
  const book = tournamentBook(10);
  put(book, 'Country', 'NO', 'NO', 'DE', 'DE', 'NO', 'FR');
  put(book, 'Club', 'Oslo', 'Oslo', 'Ulm', '', '', 'Lyon');
  return book;
}

describe('before a round is written its preview says', () => {
  test('where people come from, what is unwished in a game, and how many games are', () => {
    const view = preview(withHomes());
    expect(view.games.map(({ table, numbers, sign, homes }) => [table, numbers, sign, homes])).toEqual([
      [1, [1, 2], 'home', ['Oslo, NO', 'Oslo, NO']],
      [2, [4, 3], 'score', ['DE', 'Ulm, DE']],
      [3, [6, 5], 'score', ['Lyon, FR', 'NO']],
      [4, [8, 7], 'score', ['', '']],
      [5, [9, 10], 'score', ['', '']],
    ]);
    expect(view.games.map(({ remarks }) => remarks)).toEqual([
      ['Same club.'],
      [
        'Score difference 1: Player 3 meets a lower score (drawn down), Player 4 a higher one (drawn up).',
        'Same country.',
      ],
      ['Score difference 1: Player 5 meets a lower score (drawn down), Player 6 a higher one (drawn up).'],
      ['Score difference 2: Player 7 meets a lower score (drawn down), Player 8 a higher one (drawn up).'],
      ['Score difference 3: Player 9 meets a lower score (drawn down), Player 10 a higher one (drawn up).'],
    ]);
    expect(view).toMatchObject({ players: 10, left: [], editable: true, weighed: true, mayPart: true });
    expect(view.bye).toBeUndefined();
    expect(view.summary).toEqual(['Games between different scores: 4', 'Games within a club or country: 2']);
    expect(view.counts).toEqual(view.summary);
    expect(view.apart).toEqual([
      { which: 'clubs', on: true, left: 1 },
      { which: 'countries', on: true, left: 1 },
    ]);
    expect(view.seed?.sheet).toBe('Settings');
  });

  test('who is left out and why, who came late, and who else could have the bye', () => {
    const book = withHomes();
    pairRound(book);
    playRound(book, 1);
    put(book, 'Out', '', '2-', '2');
    put(book, 'R2', '0=');
    addPlayer(book, 11, 'Late Leo', '3k');
    addPlayer(book, 12, 'Late Lou', '20k');
    const view = preview(book);
    const nothing = { rounds: [], from: 0, awaited: false };
    expect(view.left).toEqual([
      {
        name: '2 Player 2 (4d)',
        why: 'withdrew',
        change: { player: '2 Player 2 (4d)', was: { ...nothing, from: 2 }, is: nothing },
      },
      {
        name: '3 Player 3 (3d)',
        why: 'misses',
        change: { player: '3 Player 3 (3d)', was: { ...nothing, rounds: [2] }, is: nothing },
      },
    ]);
    expect([view.players, view.bye, view.byeNumber]).toEqual([9, '12 Late Lou (20k)', 12]);
    expect(view.byes?.map(({ no, had }) => [no, had])).toEqual(
      [10, 9, 11, 8, 7, 6, 5, 4].map(no => [no, undefined]),
    );
    expect(view.summary[0]).toBe(
      'Round 1 will hold 0= for whoever was not in it: 11 Late Leo (3k), 12 Late Lou (20k)',
    );
    // Of those who play none is of the club of another one, nor of the same country.
    expect(view.apart).toEqual([]);
    const again = view.games.filter(({ sign }) => sign === 'drawn up again');
    expect(again.map(({ numbers, remarks }) => [numbers, remarks.at(-1)])).toEqual([
      [[10, 8], 'Player 10 was drawn up in round 1 too.'],
    ]);
  });

  test('what cannot be helped among three', () => {
    const book = tournamentBook(3);
    for (const round of [1, 2, 3]) {
      pairRound(book);
      playRound(book, round);
    }
    const view = preview(book);
    expect(view.bye).toBe('2 Player 2 (4d). Byes before: 1.');
    expect(view.byes?.map(({ no, had }) => [no, had])).toEqual([
      [3, 1],
      [1, 1],
    ]);
    expect(view.games.map(({ numbers, sign, homes, remarks }) => [numbers, sign, homes, remarks])).toEqual([
      [[3, 1], 'repeat', undefined, ['They met in round 1.']],
    ]);
    expect(view.summary).toEqual(['Games that were played before: 1']);
    expect(view.warnings.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
  });

  test('from round 2 on who is paired for the first time: by a late entry, after an absence, with the bye, in a round paired again', () => {
    const book = tournamentBook(9);
    // Of two who missed the first round one misses the second, too.
    book.type('Wall list', 'G4', '1');
    book.type('Wall list', 'G5', '1 2');
    const said = (hand?: { readonly again: 'all' }) =>
      expectView(book, { ask: 'preview', ...(hand && { hand }) }, 'preview').summary.filter(line =>
        line.startsWith('Paired here for the first time'),
      );
    expect(said()).toEqual([]);
    pairRound(book);
    playRound(book, 1);
    addPlayer(book, 10, 'Late Lea', '2d');
    // Whoever had the bye of the first round was there.
    expect(column(book, 'H', 9)).toContain('0+');
    const told = said();
    expect(told).toHaveLength(1);
    const [, names = ''] = (told[0] ?? '').split(': ');
    expect(names.split(', ').sort()).toEqual(['10 Late Lea (2d)', '3 Player 3 (3d)']);
    pairRound(book);
    expect(said({ again: 'all' })).toEqual(told);
  });

  test('not of hundreds one by one', () => {
    const book = tournamentBook(20);
    put(book, 'Out', ...Array.from({ length: 14 }, () => '1'));
    pairRound(book);
    playRound(book, 1);
    expect(preview(book).summary).toContainEqual(expect.stringMatching(/^Paired here .*, \+8$/));
  });
});
