import { describe, expect, test } from 'vitest';
import { NEXTROUND } from '../../src/application/functions/nextRound';
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

const noOf = (label: unknown): number => Number(/^\d+/.exec(String(label))?.[0]);
const log = (book: MemoryWorkbook) => book.values('Log').map(line => String(line[2]));
const decided = (book: MemoryWorkbook) =>
  log(book).filter(what => what.startsWith('Results kept as decided'));
const odd = (book: MemoryWorkbook) => expectView(book, { ask: 'state' }, 'odd results');

const played = tournamentBook(8);
pairRound(played);
playRound(played, 1);

/** The two of table 1, Black first. */
const [black, white] = ['B4', 'C4'].map(a1 => noOf(played.cell('Round 1', a1))) as [number, number];
const at = (no: number) => `H${no + 1}`;

/** Both have won, as typed into one cell. */
function bothWon(): MemoryWorkbook {
  const book = played.copy();
  const cell = String(book.cell('Wall list', at(white)));
  book.type('Wall list', at(white), cell.replace('-', '+'));
  return book;
}

describe('results that contradict each other', () => {
  test('get no further: neither state nor preview nor the round itself pairs by them', () => {
    const book = bothWon();
    const { results, seen } = odd(book);
    expect(results).toHaveLength(1);
    expect(results[0]?.sentence).toMatch(/\(a win\).*\(a win, H\d+\)/);
    expect(ask(book, { ask: 'preview' })).toMatchObject({ view: 'odd results', seen });
    expect(ask(book, { ask: 'round', round: 2 }).view).toBe('odd results');
    expect(ask(book, { ask: 'round', round: 1 }).view).toBe('results missing');
    expect(decided(book)).toEqual([]);
  });

  test('the mends stand beside the question, and one of them ends it', () => {
    const book = bothWon();
    const mends = odd(book).results[0]?.mends ?? [];
    expect(mends.map(({ label }) => label).sort()).toEqual(
      [black, white].map(no => `Take “Player ${no}: a win”`).sort(),
    );
    const right = mends.find(({ label }) => label.includes(`Player ${black}:`));
    expectView(book, { ask: 'mend', mend: right?.mend ?? '' }, 'problems');
    expectConsistent(book);
    expectView(book, { ask: 'state' }, 'ready');
    expect(column(book, 'H', 8)).toEqual(column(played, 'H', 8));
  });

  test('confirmed as the arbiter’s they count as typed, and nobody is asked again, not even after the next round', () => {
    const book = bothWon();
    const { seen } = odd(book);
    expect(ask(book, { ask: 'settle results', seen: 'another', keep: true }).view).toBe('odd results');
    expect(ask(book, { ask: 'settle results', seen, keep: true }).view).toBe('ready');
    expect(decided(book)).toEqual([
      `Results kept as decided: Round 1: ${black} Player ${black} (${book.cell('Wall list', `C${black + 1}`)}): a win – ${white} Player ${white} (${book.cell('Wall list', `C${white + 1}`)}): a win`,
    ]);
    pairRound(book);
    playRound(book, 2);
    expectView(book, { ask: 'state' }, 'ready');
  });

  test.each([
    ['with colours', /$/],
    ['without colours', /\/[bw]/],
  ])('confirmed, nobody is asked again because the list is sorted: %s', (_, left) => {
    const book = bothWon();
    for (let row = 2; row <= 9; row++)
      book.type('Wall list', `H${row}`, String(book.cell('Wall list', `H${row}`)).replace(left, ''));
    expect(ask(book, { ask: 'settle results', seen: odd(book).seen, keep: true }).view).toBe('ready');
    const rows = book.values('Wall list').slice(1, 9);
    [...rows]
      .reverse()
      .forEach((line, row) =>
        'ABCDEFGHIJKL'
          .split('')
          .forEach((letter, i) => book.type('Wall list', `${letter}${row + 2}`, line[i] ?? '')),
      );
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
  });

  test('another one is asked about by itself, and the first one no more', () => {
    const book = bothWon();
    ask(book, { ask: 'settle results', seen: odd(book).seen, keep: true });
    const other = noOf(book.cell('Round 1', 'C5'));
    book.type('Wall list', at(other), String(book.cell('Wall list', at(other))).replace('-', '+'));
    expect(odd(book).results).toHaveLength(1);
    expect(odd(book).results[0]?.sentence).toContain(`Player ${other}`);
  });

  test('the final standings wait for it too', () => {
    const book = tournamentBook(4, 1);
    pairRound(book);
    playRound(book, 1);
    expectView(book, { ask: 'state' }, 'finished');
    const no = noOf(book.cell('Round 1', 'C4'));
    book.type('Wall list', at(no), String(book.cell('Wall list', at(no))).replace('-', '+'));
    expect(ask(book, { ask: 'settle results', seen: odd(book).seen, keep: true }).view).toBe('finished');
  });

  test('a round that is paired while games go on waits as well', () => {
    const book = tournamentBook(8);
    pairRound(book);
    playRound(book, 1);
    const [open, wrong] = ['B4', 'C5'].map(a1 => noOf(book.cell('Round 1', a1))) as [number, number];
    const opponent = noOf(book.cell('Round 1', 'C4'));
    for (const no of [open, opponent])
      book.type('Wall list', at(no), String(book.cell('Wall list', at(no))).replace(/[+-]/, '?'));
    book.type('Round 1', 'F4', '');
    book.type('Wall list', at(wrong), String(book.cell('Wall list', at(wrong))).replace('-', '+'));
    const { waits } = expectView(book, { ask: 'state' }, 'results missing');
    expect(waits).toBe(2);
    expect(ask(book, { ask: 'preview', ahead: true, hand: {} }).view).toBe('odd results');
  });
});

describe('an irregular result that is meant', () => {
  const typed = () => {
    const book = tournamentBook(8);
    pairRound(book);
    [4, 5, 6, 7].forEach(row => book.type('Round 1', `F${row}`, row === 4 ? 'Both lose by default' : 'b'));
    expectView(book, { ask: 'record' }, 'recorded');
    return book;
  };

  test('typed, it is asked about before it counts: kept, the Log has it', () => {
    const book = typed();
    const { results, seen } = odd(book);
    expect(results.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^Round 1, .*: a loss; .*: a loss\.$/),
    ]);
    expect(ask(book, { ask: 'settle results', seen, keep: true }).view).toBe('ready');
    expect(decided(book)).toHaveLength(1);
    pairRound(book);
  });

  test('put back, its game is open again in list and sheet, and one press undoes that', () => {
    const book = typed();
    const before = book.values('Wall list');
    const view = ask(book, { ask: 'settle results', seen: odd(book).seen, keep: false });
    expect(view).toMatchObject({ view: 'results missing', round: 1, known: 3 });
    expect(book.cell('Round 1', 'F4')).toBe('');
    expectConsistent(book);
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.values('Wall list')).toEqual(before);
    expect(odd(book).results).toHaveLength(1);
  });

  test.each(['enter', 'record'] as const)(
    'pressed in the panel (%s) it is decided, and the Log names it',
    way => {
      const book = tournamentBook(8);
      pairRound(book);
      const { games = [] } = expectView(book, { ask: 'state' }, 'results missing');
      const results = games.map(({ black: one, white: other, stands }, i) => ({
        round: 1,
        black: one,
        white: other,
        result: i === 0 ? ('0-0!' as const) : ('1-0' as const),
        stands,
      }));
      ask(
        book,
        way === 'enter'
          ? { ask: 'enter', entries: results }
          : { ask: 'record', results: results.map(({ stands: _, ...one }) => one) },
      );
      expect(ask(book, { ask: 'state' }).view).toBe('ready');
      expect(decided(book)).toEqual([expect.stringMatching(/: a loss – .*: a loss$/)]);
    },
  );

  test('a win by default, a jigo and an absence are asked about by nobody', () => {
    const book = tournamentBook(8);
    pairRound(book);
    ['1-0!', '½-½', '0-1', 'b'].forEach((result, i) => book.type('Round 1', `F${4 + i}`, result));
    expectView(book, { ask: 'record' }, 'recorded');
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
  });

  test('what stood in the list when the round was paired is not asked about; nor is a formula stopped', () => {
    const book = bothWon();
    ask(book, { ask: 'settle results', seen: odd(book).seen, keep: true });
    pairRound(book);
    playRound(book, 2);
    const sheet = book.values('Round 2');
    expect(sheet.length).toBeGreaterThan(4);
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
    const list = bothWon()
      .values('Wall list')
      .map(line => line.slice(0, 12));
    expect(NEXTROUND(list)[0]).toContain('Table');
  });
});

describe('N135: what was settled stays so', () => {
  test('after more results, entered one by one, than one look reads of the Log', () => {
    const book = played.copy();
    pairRound(book);
    const [one, other] = ['B4', 'C4'].map(a1 => noOf(book.cell('Round 1', a1))) as [number, number];
    book.type('Wall list', at(one), String(book.cell('Wall list', at(one))).replace('+', '-'));
    book.type('Wall list', at(other), String(book.cell('Wall list', at(other))).replace('-', '+'));
    book.type('Round 1', 'F4', 'w');
    const { seen } = expectView(book, { ask: 'state' }, 'past changed');
    expect(ask(book, { ask: 'keep pairing', seen }).view).toBe('results missing');
    const [game] = expectView(book, { ask: 'state' }, 'results missing').games ?? [];
    // In, taken back, and in again.
    for (let i = 0; i < 26; i++) {
      const [result, stands] = i % 2 === 0 ? (['1-0', '??'] as const) : (['', '+-'] as const);
      const entry = { round: 2, black: game?.black ?? '', white: game?.white ?? '', result, stands };
      expect(expectView(book, { ask: 'enter', entries: [entry] }, 'entered').entries[0]?.entered).toBe(
        'saved',
      );
    }
    expect(ask(book, { ask: 'state' }).view).toBe('results missing');
  });
});
