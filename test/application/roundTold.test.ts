import { describe, expect, test } from 'vitest';
import type { MemoryWorkbook } from './memoryWorkbook';
import { addPlayer, ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** What the panel says of a round in play. */

const prepared = tournamentBook(8);
pairRound(prepared);

const inPlay = (book: MemoryWorkbook) => expectView(book, { ask: 'state' }, 'results missing');
const noOf = (label: string): number => Number(/^\d+/.exec(label)?.[0]);
const told = (book: MemoryWorkbook) => inPlay(book).missing.map(({ sentence }) => sentence);
const cells = (book: MemoryWorkbook) => inPlay(book).missing.map(({ cell }) => `${cell?.sheet} ${cell?.a1}`);

const settings = (book: MemoryWorkbook, typed: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(typed)) {
    const rows = book.values('Settings');
    const row = rows.findIndex(([first]) => first === name);
    book.type('Settings', `A${(row < 0 ? rows.length : row) + 1}`, name);
    book.type('Settings', `B${(row < 0 ? rows.length : row) + 1}`, value);
  }
};

describe('whoever is not there has lost', () => {
  // The clock of the workbook says ten on the first of March.
  test.each([
    ['R1 2026-03-01 09:00', '30', { at: '09:30', over: true }],
    ['R1 2026-03-01 18:00', '30', { at: '18:30', over: false }],
    ['R1 18:45', '30', { at: '19:15', over: false }],
    // The clock of another day says nothing.
    ['R1 2026-03-02 09:00', '15', { at: '09:15', over: false }],
    // Nor does it of minutes that end after midnight.
    ['R1 23:50', '15', { at: '00:05', over: false }],
    ['R1 23:45', '15', { at: '00:00', over: false }],
    ['R1 23:44', '15', { at: '23:59', over: false }],
    ['R1 08:05', '0', { at: '08:05', over: true }],
    ['R2 09:00', '30', undefined],
  ])('once the minutes are over: %s', (timetable, minutes, late) => {
    const book = prepared.copy();
    settings(book, { Timetable: timetable, Lateness: minutes });
    expect(inPlay(book).late).toEqual(late);
  });

  test('at that very minute', () => {
    const at = prepared.copy().workbook.now().slice(11);
    const minute = Number(at.slice(3));
    const overIn = (wait: number): boolean | undefined => {
      const book = prepared.copy();
      const end = `10:${String(minute + wait).padStart(2, '0')}`;
      settings(book, { Timetable: `R1 ${end}`, Lateness: '0' });
      // Each look at the clock is a minute.
      return inPlay({ ...book, workbook: { ...book.workbook, now: () => `2026-03-01 ${at}` } }).late?.over;
    };
    expect([-1, 0, 1].map(overIn)).toEqual([true, true, false]);
  });

  test('at no time that nobody has set', () => {
    const book = prepared.copy();
    settings(book, { Timetable: 'R1 09:00', Lateness: '' });
    expect(inPlay(book).late).toBeUndefined();
  });
});

describe('results that are missing', () => {
  test('lead to the sheet of the round in the order of its rows, without those that are typed there', () => {
    const book = prepared.copy();
    const rows = book.values('Round 1').slice(3);
    [...rows]
      .reverse()
      .forEach((row, at) => row.forEach((cell, i) => book.type('Round 1', `${'ABCDEF'[i]}${at + 4}`, cell)));
    expect(cells(book)).toEqual(['Round 1 F4', 'Round 1 F5', 'Round 1 F6', 'Round 1 F7']);
    expect(inPlay(book).games?.map(({ table }) => table)).toEqual(['4', '3', '2', '1']);
    book.type('Round 1', 'F5', 'b');
    expect(cells(book)).toEqual(['Round 1 F4', 'Round 1 F6', 'Round 1 F7']);
    expect(inPlay(book)).toMatchObject({ known: 0, total: 4, recordable: 1, records: true });
  });

  test('of a game that no sheet has lead to the list, below the others', () => {
    const book = prepared.copy();
    const [first] = inPlay(book).games ?? [];
    for (const column of 'ABCDEF') book.type('Round 1', `${column}4`, '');
    const last = inPlay(book).games?.slice(-1)[0];
    expect(last).toMatchObject({ table: '', black: first?.black, white: first?.white });
    expect(last?.cell).toEqual({ sheet: 'Wall list', a1: `H${noOf(first?.black ?? '') + 1}` });
    expect(cells(book)).toEqual([
      'Round 1 F5',
      'Round 1 F6',
      'Round 1 F7',
      `Wall list H${noOf(first?.black ?? '') + 1}`,
    ]);
  });

  test.each(['black', 'white'] as const)('half of one, that of %s, leads to the other half', side => {
    const book = prepared.copy();
    const [game] = inPlay(book).games ?? [];
    const [own, other] = side === 'black' ? ['black', 'white'] : ['white', 'black'];
    const [who, opponent] = [own, other].map(one => game?.[one as 'black' | 'white'] ?? '');
    const typed = `${noOf(opponent ?? '')}+/${side[0]}`;
    book.type('Wall list', `H${noOf(who ?? '') + 1}`, typed);
    const half = inPlay(book).games?.[0];
    expect(half?.half).toBe(`Only the row of ${who} has the result: ${typed}.`);
    expect(half?.cell).toEqual({ sheet: 'Wall list', a1: `H${noOf(opponent ?? '') + 1}` });
    expect(inPlay(book).known).toBe(0);
    // One that is open on one side is no game that still goes on.
    for (const row of [5, 6, 7]) book.type('Round 1', `F${row}`, 'b');
    expectView(book, { ask: 'record' }, 'recorded');
    expect(inPlay(book).waits).toBeUndefined();
  });

  test('in colours that only the sheet knows stand as it has them', () => {
    const book = prepared.copy();
    for (let row = 2; row <= 9; row++)
      book.type('Wall list', `H${row}`, String(book.cell('Wall list', `H${row}`)).replace(/\/[bw]/, ''));
    const players = ({ games = [] }: ReturnType<typeof inPlay>) =>
      games.map(({ black, white }) => [black, white]);
    expect(players(inPlay(book))).toEqual(players(inPlay(prepared.copy())));
    const [one] = inPlay(book).games ?? [];
    book.type('Wall list', `H${noOf(one?.black ?? '') + 1}`, `${noOf(one?.white ?? '')}-`);
    book.type('Wall list', `H${noOf(one?.white ?? '') + 1}`, `${noOf(one?.black ?? '')}+`);
    expect(inPlay(book).games?.[0]).toMatchObject({ black: one?.black, result: '0-1' });
  });
});

describe('whoever has no game in a round in play', () => {
  const thirty = tournamentBook(30);
  pairRound(thirty);
  playRound(thirty, 1);
  pairRound(thirty);

  /** So many have no game any more; all others but the first table have their results. */
  const withoutGame = (count: number): MemoryWorkbook => {
    const book = thirty.copy();
    const rows = book.values('Round 2').slice(3, 18);
    const emptied = rows.slice(15 - count / 2);
    for (const [, ...names] of emptied)
      for (const name of names.slice(0, 2)) book.type('Wall list', `I${noOf(String(name)) + 1}`, '');
    for (let row = 19 - count / 2; row <= 18; row++)
      for (const column of 'ABCDEF') book.type('Round 2', `${column}${row}`, '');
    for (let row = 5; row < 19 - count / 2; row++) book.type('Round 2', `F${row}`, 'b');
    expectView(book, { ask: 'record' }, 'recorded');
    return book;
  };

  test.each([
    [2, 2],
    [12, 12],
    [14, 0],
  ])('%i of them: %i are named below the games, each with what can be done', (count, named) => {
    const { missing, left, total, games, known, waits, hasNext } = inPlay(withoutGame(count));
    expect(left?.numbers).toHaveLength(count);
    expect(missing[0]).toMatchObject({ game: true, cell: { sheet: 'Round 2', a1: 'F4' } });
    const alone = missing.slice(1);
    expect(alone.map(({ sentence }) => noOf(sentence))).toEqual(named === 0 ? [] : left?.numbers);
    for (const { game, mends, cell } of alone) {
      expect([game, cell?.sheet]).toEqual([undefined, 'Wall list']);
      expect(mends?.length).toBeGreaterThan(0);
    }
    expect([total, games?.length, known]).toEqual([15 - count / 2, 15 - count / 2, 14 - count / 2]);
    // They can be paired in this round still: no other is spoken of.
    expect([waits, hasNext]).toEqual([undefined, undefined]);
  });

  test('stays named when the last result of the others is pressed', () => {
    const book = withoutGame(2);
    const [game] = inPlay(book).games ?? [];
    const entry = {
      round: 2,
      black: game?.black ?? '',
      white: game?.white ?? '',
      result: '1-0' as const,
      stands: '??',
    };
    const { now } = expectView(book, { ask: 'enter', entries: [entry] }, 'entered');
    expect(now.missing).toHaveLength(2);
    expect(now.missing.map(({ sentence }) => sentence)).toEqual(told(book));
  });

  test('and came after it was paired is named by nobody before the next one', () => {
    const book = prepared.copy();
    addPlayer(book, 9, 'Berg Bo', '3k');
    expect([inPlay(book).left?.numbers, told(book).length]).toEqual([[9], 4]);
  });
});

describe('other rounds', () => {
  const allButOne = (book: MemoryWorkbook, round: number): void => {
    for (const row of [5, 6, 7]) book.type(`Round ${round}`, `F${row}`, 'b');
    expectView(book, { ask: 'record' }, 'recorded');
  };

  test('a game of a round before is named with its round until its result is in', () => {
    const book = prepared.copy();
    allButOne(book, 1);
    const { seen } = expectView(book, { ask: 'preview', ahead: true, hand: {} }, 'preview');
    expectView(book, { ask: 'write', seen, hand: {} }, 'written');
    expect(inPlay(book).goingOn).toMatchObject([{ round: 1, table: '1', cell: { sheet: 'Round 1' } }]);
    // Of two at once the later round waits for no other.
    allButOne(book, 2);
    expect(inPlay(book)).toMatchObject({ round: 2, known: 3, waits: 3 });
    book.type('Round 1', 'F4', 'w');
    expectView(book, { ask: 'record' }, 'recorded');
    expect(inPlay(book).goingOn).toBeUndefined();
  });

  test('none waits for the last one, and none of the past ones has a next', () => {
    const book = tournamentBook(8, 1);
    pairRound(book);
    allButOne(book, 1);
    expect(inPlay(book).waits).toBeUndefined();
    const longer = prepared.copy();
    playRound(longer, 1);
    const over = () => expectView(longer, { ask: 'round', round: 1 }, 'results missing');
    expect(over()).toMatchObject({ hasNext: true, again: true });
    pairRound(longer);
    const past = over();
    expect([past.hasNext, past.waits, past.again]).toEqual([undefined, undefined, false]);
  });

  test('of a table of rounds the next one can be paired while games are open, of a McMahon not', () => {
    const table = tournamentBook(4, 3, 'Round robin');
    pairRound(table);
    expect(inPlay(table).ahead).toBe(2);
    expect(inPlay(prepared.copy()).ahead).toBeUndefined();
    const { seen } = expectView(table, { ask: 'preview', ahead: true }, 'preview');
    expectView(table, { ask: 'write', seen }, 'written');
    const first = expectView(table, { ask: 'round', round: 1 }, 'results missing');
    expect([first.ahead, first.waits]).toEqual([3, undefined]);
  });

  test('a result typed where no sheet of its round is: what lacks is said', () => {
    const book = tournamentBook(4, 3, 'Round robin');
    pairRound(book);
    const paired = ask(book, { ask: 'record' });
    expect(paired).toMatchObject({ view: 'recorded', results: 0, left: [] });
    book.removeSheet('Round 1');
    const { left } = expectView(book, { ask: 'record' }, 'recorded');
    expect(left.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(/round 1/i)]);
  });
});
