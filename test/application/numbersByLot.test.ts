import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { LOTTERY } from '../../src/application/functions/lottery';
import type { Answer, Request, View } from '../../src/application/protocol/protocol';
import { openWorkbook } from '../../workbench/headless';
import { DIST } from './built';
import { addPlayer, ask, column, expectView, pairRound, tournamentBook } from './tournamentBook';

const SEED = 'dice 6-3';
const PLAYERS = 10;

/** Players in the order of their ranks, whose numbers the template has counted by rows. */
const byRank = (players = PLAYERS): MemoryWorkbook => tournamentBook(players, 8, 'Score pairing');

/** R2.8 with another SHA-256: the smallest lot of `seed|numbers|name` is number 1. */
const lots = (names: readonly string[], seed = SEED): readonly number[] => {
  const lot = (name: string): string =>
    createHash('sha256')
      .update(`${seed}|numbers|${name.normalize('NFC')}`, 'utf8')
      .digest('hex');
  const order = [...names].sort((a, b) => (lot(a) < lot(b) ? -1 : 1));
  return names.map(name => order.indexOf(name) + 1);
};

const namesOf = (players: number): readonly string[] =>
  Array.from({ length: players }, (_, i) => `Player ${i + 1}`);

const previewed = (book: MemoryWorkbook) => expectView(book, { ask: 'numbers' }, 'numbers');

function setSetting(book: MemoryWorkbook, name: string, value: string): string {
  const rows = book.values('Settings');
  const row = rows.findIndex(line => line[0] === name);
  const at = `B${(row < 0 ? rows.length : row) + 1}`;
  if (row < 0) book.type('Settings', at.replace('B', 'A'), name);
  book.type('Settings', at, value);
  return at;
}

const reasonsOf = (book: MemoryWorkbook) => expectView(book, { ask: 'numbers' }, 'stopped').reasons;

describe('numbers by lot before round 1 (R5.1, R2.8)', () => {
  test('offered beside the warning, by the state and by a check', () => {
    const book = byRank();
    const ready = expectView(book, { ask: 'state' }, 'ready');
    expect(ready.warnings.map(({ sentence }) => sentence).join()).toContain('follow the ratings');
    expect(ready.numbersOffered).toBe(true);
    expect(expectView(book, { ask: 'check' }, 'problems').numbersOffered).toBe(true);
  });

  test('the preview writes nothing and shows who gets which number', () => {
    const book = byRank();
    const before = book.snapshot();
    const { rows, seed } = previewed(book);
    expect(book.snapshot()).toEqual(before);
    expect(seed).toBe(SEED);
    const expected = lots(namesOf(PLAYERS));
    const shown = rows.map(row => Number(/Player (\d+)/.exec(row)?.[1]));
    expect(shown.map(player => expected[player - 1])).toEqual(rows.map((_, i) => i + 1));
    expect(rows.map(row => Number.parseInt(row, 10))).toEqual(rows.map((_, i) => i + 1));
  });

  test('one click writes them as numbers, in the same rows; the warning is gone, and undo brings all back', () => {
    const book = byRank();
    const before = book.values('Wall list');
    const { seen } = previewed(book);
    const ready = expectView(book, { ask: 'write numbers', seen }, 'ready');
    expect(column(book, 'A', PLAYERS)).toEqual(lots(namesOf(PLAYERS)));
    expect(column(book, 'B', PLAYERS)).toEqual(namesOf(PLAYERS));
    expect(book.values('Wall list').map(line => line.slice(1))).toEqual(before.map(line => line.slice(1)));
    expect(ready.warnings).toEqual([]);
    expect(ready.numbersOffered).toBeUndefined();
    expect(ready.undo?.what).toBe('Numbers by lot');
    expectView(book, { ask: 'undo', action: ready.undo?.action ?? '' }, 'undone');
    expect(book.values('Wall list')).toEqual(before);
  });

  test('LOTTERY beside the names draws the same', () => {
    const drawn = LOTTERY(
      namesOf(PLAYERS).map(name => [name]),
      SEED,
      'numbers',
    );
    expect(drawn.flat()).toEqual(lots(namesOf(PLAYERS)));
  });

  test('round 1 is paired by the new numbers', () => {
    const book = byRank();
    ask(book, { ask: 'write numbers', seen: previewed(book).seen });
    const { preview } = pairRound(book);
    expect(preview.games.map(({ numbers }) => numbers)).toEqual([1, 3, 5, 7, 9].map(no => [no, no + 1]));
  });

  test.each([
    ['empty', Array.from({ length: PLAYERS }, () => '')],
    ['partly filled', Array.from({ length: PLAYERS }, (_, i) => (i % 3 === 1 ? '' : i + 1))],
    ['numbers as text', Array.from({ length: PLAYERS }, (_, i) => `${i + 1}`)],
    ['any numbers', Array.from({ length: PLAYERS }, (_, i) => 101 + 7 * i)],
  ])('the column No: %s', (_what, cells) => {
    const book = byRank();
    cells.forEach((cell, i) => book.type('Wall list', `A${i + 2}`, cell));
    const before = book.values('Wall list');
    const after = ask(book, { ask: 'write numbers', seen: previewed(book).seen });
    expect(column(book, 'A', PLAYERS).map(Number)).toEqual(lots(namesOf(PLAYERS)));
    const undo = after.view === 'ready' ? after.undo : undefined;
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.values('Wall list')).toEqual(before);
  });

  test('the number of a row left free between players goes to nobody twice', () => {
    const book = byRank(7);
    addPlayer(book, 9, 'Player 8', '12k');
    const { seen } = previewed(book);
    ask(book, { ask: 'write numbers', seen });
    const numbers = book
      .values('Wall list')
      .slice(1)
      .map(line => line[0]);
    expect([...numbers.slice(0, 7), numbers[8]].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(numbers[7]).toBe(9);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('the same in decomposed letters is the same name', () => {
    const book = byRank();
    book.type('Wall list', 'B2', 'Ame\u0301lie');
    ask(book, { ask: 'write numbers', seen: previewed(book).seen });
    const names = ['Am\u00e9lie', ...namesOf(PLAYERS).slice(1)];
    expect(column(book, 'A', PLAYERS)).toEqual(lots(names));
    book.type('Wall list', 'B3', 'Am\u00e9lie');
    expect(reasonsOf(book)[0]).toMatchObject({ cell: { sheet: 'Wall list', a1: 'B3' } });
  });
});

describe('what is in the way of the lots', () => {
  const cellsOf = (book: MemoryWorkbook) =>
    reasonsOf(book).map(({ cell }) => cell && `${cell.sheet}!${cell.a1}`);

  /** Neither the preview nor the writing of one seen before changes anything. */
  function expectRefused(change: (book: MemoryWorkbook) => string): void {
    const book = byRank();
    const { seen } = previewed(book);
    const cell = change(book);
    const before = book.values('Wall list');
    expect(cellsOf(book)).toContain(cell);
    expect(ask(book, { ask: 'write numbers', seen }).view).toBe('stopped');
    expect(book.values('Wall list')).toEqual(before);
  }

  test.each(['Player 1', 'PLAYER  1', 'Ｐｌａｙｅｒ １'])('two of the same name: %s', name =>
    expectRefused(book => {
      book.type('Wall list', 'B5', name);
      return 'Wall list!B5';
    }),
  );

  test('no seed', () => expectRefused(book => `Settings!${setSetting(book, 'Seed', '')}`));

  test.each([
    ['Forbidden pairs', '3×4'],
    ['Forbidden pairs', '3 and 4'],
    ['Bye', '5'],
  ])('%s: %s', (name, value) => expectRefused(book => `Settings!${setSetting(book, name, value)}`));

  test.each(['0=', '2?', '0+', 'nonsense'])('%s typed in a round', typed =>
    expectRefused(book => {
      const round = book.values('Wall list')[0]?.indexOf('R2') ?? -1;
      const a1 = `${String.fromCharCode(65 + round)}4`;
      book.type('Wall list', a1, typed);
      return `Wall list!${a1}`;
    }),
  );

  test('text in the column No', () =>
    expectRefused(book => {
      book.type('Wall list', 'A4', 'wild card');
      return 'Wall list!A4';
    }));

  test.each([
    ['of a player', 4],
    ['that fills the column from its first row', 2],
  ])('a formula %s', (_what, row) =>
    expectRefused(book => {
      book.writeFormula({ sheet: 'Wall list', row: row - 1, column: 0 }, '=ROW()-1');
      return `Wall list!A${row}`;
    }),
  );

  test('a round that is paired', () => {
    const book = byRank();
    const { seen } = previewed(book);
    pairRound(book);
    const before = book.values('Wall list');
    expect(ask(book, { ask: 'numbers' }).view).toBe('stopped');
    expect(ask(book, { ask: 'write numbers', seen }).view).toBe('stopped');
    expect(book.values('Wall list')).toEqual(before);
  });

  test('the sheet of a round, where the round is emptied in the list', () => {
    const book = byRank();
    book.addSheet('Round 1', [['Round 1'], ['my notes']]);
    expect(cellsOf(book)).toEqual(['Round 1!A1']);
  });

  test('a list without the column No', () => {
    const book = byRank();
    book.type('Wall list', 'A1', 'Shirt');
    expect(reasonsOf(book)[0]?.sentence).toContain('no column No');
  });

  test.each(['Swiss', 'Knock-out'] as const)('%s draws no numbers', system => {
    const book = tournamentBook(PLAYERS, 4, system);
    const before = book.snapshot();
    expect(ask(book, { ask: 'numbers' }).view).toBe('ready');
    expect(ask(book, { ask: 'write numbers', seen: '' }).view).toBe('stopped');
    expect(book.snapshot()).toEqual(before);
  });
});

describe('meanwhile', () => {
  test.each([
    ['another player', (book: MemoryWorkbook) => addPlayer(book, PLAYERS + 1, 'Late Eve', '5k')],
    ['another name', (book: MemoryWorkbook) => book.type('Wall list', 'B4', 'Somebody else')],
    ['another number', (book: MemoryWorkbook) => book.type('Wall list', 'A4', 33)],
    ['another seed', (book: MemoryWorkbook) => void setSetting(book, 'Seed', 'dice 1-1')],
  ])('%s since the preview stops it', (_what, change) => {
    const book = byRank();
    const { seen } = previewed(book);
    change(book);
    const before = book.values('Wall list');
    expect(ask(book, { ask: 'write numbers', seen }).view).toBe('stopped');
    expect(book.values('Wall list')).toEqual(before);
  });

  test('a name typed while it is being written', () => {
    const book = byRank();
    const { seen } = previewed(book);
    const from = book.writes();
    // The first writes are those of the Log.
    book.meanwhile(write => {
      if (write === from + 1) book.type('Wall list', 'B4', 'Somebody else');
    });
    expect(ask(book, { ask: 'write numbers', seen }).view).toBe('stopped');
    book.meanwhile(undefined);
    expect(column(book, 'A', PLAYERS)).toEqual(namesOf(PLAYERS).map((_, i) => i + 1));
  });

  test.each(['finish', 'undo'] as const)('a power cut at any write, then %s', settle => {
    let cuts = 0;
    for (let count = 0; ; count++) {
      const book = byRank();
      // Several runs of cells: some blank, some numbers.
      for (const row of [3, 4, 8]) book.type('Wall list', `A${row}`, '');
      const before = column(book, 'A', PLAYERS).map(String);
      const { seen } = previewed(book);
      book.dieAfter(count);
      let died = false;
      try {
        ask(book, { ask: 'write numbers', seen });
      } catch {
        died = true;
      }
      book.dieAfter(undefined);
      if (!died) break;
      cuts += 1;
      const state = ask(book, { ask: 'state' });
      if (state.view !== 'begun') continue;
      expect(state.mayFinish, `after ${count} writes`).toBe(true);
      ask(book, { ask: settle, action: state.action });
      const numbers = column(book, 'A', PLAYERS).map(String);
      expect(numbers, `after ${count} writes`).toEqual(
        settle === 'finish' ? lots(namesOf(PLAYERS)).map(String) : before,
      );
    }
    expect(cuts).toBeGreaterThan(3);
  });
});

test('examples of the template are nobody to be warned of', () => {
  const book = memoryWorkbook();
  const bars = { upperBar: '', lowerBar: '' };
  const tournament = {
    name: 'Spring Cup',
    system: 'Score pairing',
    teams: false,
    rounds: 6,
    ...bars,
    seed: 'dice',
  } as const;
  ask(book, { ask: 'create', tournament });
  const ready = expectView(book, { ask: 'state' }, 'ready');
  expect(ready).toMatchObject({ examples: true, warnings: [] });
  expect(ready.numbersOffered).toBeUndefined();
  expect(ask(book, { ask: 'numbers' }).view).toBe('ready');
});

test('the built add-on writes numbers that sort as numbers, and takes them back', async () => {
  const book = openWorkbook({ dist: DIST });
  const asked = (request: Request): View => (book.run('sidebar', request) as unknown as Answer).view;
  const bars = { upperBar: '', lowerBar: '' };
  const made = {
    name: 'Cup',
    system: 'Score pairing',
    teams: false,
    rounds: 6,
    ...bars,
    seed: SEED,
  } as const;
  asked({ ask: 'create', tournament: made });
  asked({ ask: 'clear examples' });
  const ranks = ['5d', '3d', '2d', '1d', '1k', '3k', '7k', '9k'];
  book.setValues(
    'Wall list',
    'B2:C9',
    ranks.map((rank, i) => [`Player ${i + 1}`, rank]),
  );
  await book.settled();
  const preview = asked({ ask: 'numbers' });
  const ready = asked({ ask: 'write numbers', seen: preview.view === 'numbers' ? preview.seen : '' });
  await book.settled();
  expect(ready).toMatchObject({ view: 'ready', warnings: [], undo: { what: 'Numbers by lot' } });
  expect(book.getValues('Wall list', 'A2:A9').flat()).toEqual(lots(namesOf(8)));
  asked({ ask: 'undo', action: ready.view === 'ready' ? (ready.undo?.action ?? '') : '' });
  await book.settled();
  expect(book.getValues('Wall list', 'A2:A9').flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  book.close();
});
