import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import { STANDINGS, PLACE } from '../../src/application/functions/standings';
import { NEXTROUND } from '../../src/application/functions/nextRound';
import { copyOfBook } from './copyOfBook';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, column, expectConsistent, expectView, pairRound, tournamentBook } from './tournamentBook';

/** Types a value beside a setting. */
function set(book: MemoryWorkbook, setting: string, value: string): void {
  const row = book.values('Settings').findIndex(line => line[0] === setting);
  book.type('Settings', `B${row + 1}`, value);
}

function diagonalBook(players: number, rounds = 8): MemoryWorkbook {
  const book = tournamentBook(players, rounds, 'Swiss');
  set(book, 'System', 'Diagonal');
  // Ratings instead of ranks, the first player the strongest.
  for (let i = 0; i < players; i++) book.type('Wall list', `D${i + 2}`, String(2400 - 50 * i));
  return book;
}

/** Fills the Result and Moves columns: the smaller number wins, but for the rows in `upsets`. */
function play(book: MemoryWorkbook, round: number, upsets: readonly number[] = []): void {
  const sheet = `Round ${round}`;
  book.values(sheet).forEach((line, row) => {
    if (row <= 2 || line[2] === '') return;
    const [black, white] = [line[1], line[2]].map(label => Number.parseInt(String(label), 10)) as [
      number,
      number,
    ];
    const isUpset = upsets.includes(row - 2);
    book.type(sheet, `F${row + 1}`, black < white !== isUpset ? 'b' : 'w');
    book.type(sheet, `G${row + 1}`, String(200 + row));
  });
}

// N116
test('a copy of a Diagonal in which everybody has several games brings each to its table', () => {
  const book = diagonalBook(4);
  const copy = book.copy();
  pairRound(copy);
  play(copy, 1);
  const rows = copyOfBook(copy);
  const { seen } = expectView(book, { ask: 'preview merge', copy: rows, answers: {} }, 'merge');
  expectView(book, { ask: 'merge', copy: rows, answers: {}, seen }, 'merged');
  const games = (one: MemoryWorkbook) => one.values('Round 1').map(line => line.slice(0, 3).map(String));
  expect(games(book)).toEqual(games(copy));
  expectConsistent(book);
});

describe('a Diagonal event of six', () => {
  const book = diagonalBook(6);

  test('round 1: all games of a player stand in his cell, one row of the sheet for each game', () => {
    const { preview, written } = pairRound(book);
    expect(preview.games).toHaveLength(18);
    // N117
    expect([preview.players, written.players]).toEqual([6, 6]);
    expect(written).toMatchObject({ round: 1, games: 18, different: [] });
    expect(column(book, 'H', 6)).toEqual([
      '2?/b 2?/w 3?/b 3?/w',
      '1?/w 1?/b 4?/b 4?/w 6?/b 6?/w',
      '1?/w 1?/b 5?/b 5?/w 6?/b 6?/w',
      '2?/w 2?/b 5?/b 5?/w 6?/b 6?/w',
      '3?/w 3?/b 4?/w 4?/b 6?/b 6?/w',
      '2?/w 2?/b 3?/w 3?/b 4?/w 4?/b 5?/w 5?/b',
    ]);
    expect(book.values('Round 1')[2]).toEqual([
      'Table',
      'Black',
      'White',
      'Handicap',
      'Komi',
      'Result',
      'Moves',
    ]);
    expect(
      book
        .values('Round 1')
        .slice(3)
        .map(line => line[0]),
    ).toEqual(Array.from({ length: 18 }, (_, i) => String(1 + Math.floor(i / 2))));
    expectConsistent(book);
  });

  test('every game is missed by itself, and its result goes to the right game of both cells', () => {
    const missing = expectView(book, { ask: 'state' }, 'results missing');
    expect(missing).toMatchObject({ round: 1, known: 0, total: 18 });
    expect(missing.missing[1]).toMatchObject({
      sentence: '2 Player 2 (4d) – 1 Player 1 (5d)',
      cell: { sheet: 'Round 1', a1: 'F5' },
    });
    book.type('Round 1', 'F5', 'w');
    book.type('Round 1', 'G5', '231');
    expect(expectView(book, { ask: 'record' }, 'recorded')).toMatchObject({ results: 1, left: [] });
    expect(column(book, 'H', 2)).toEqual(['2?/b 2+/w#231 3?/b 3?/w', '1?/w 1-/b#231 4?/b 4?/w 6?/b 6?/w']);
    expect(expectView(book, { ask: 'state' }, 'results missing')).toMatchObject({ known: 1, total: 18 });
    expectConsistent(book);
  });

  test('a length may come after the result; another one is reported', () => {
    book.type('Round 1', 'F4', 'w');
    expectView(book, { ask: 'record' }, 'recorded');
    expect(book.cell('Wall list', 'H2')).toBe('2-/b 2+/w#231 3?/b 3?/w');
    book.type('Round 1', 'G4', '187');
    expectView(book, { ask: 'record' }, 'recorded');
    expect(book.cell('Wall list', 'H2')).toBe('2-/b#187 2+/w#231 3?/b 3?/w');
    expect(book.cell('Wall list', 'H3')).toBe('1+/w#187 1-/b#231 4?/b 4?/w 6?/b 6?/w');
    book.type('Round 1', 'G4', '188');
    const { left } = expectView(book, { ask: 'record' }, 'recorded');
    expect(left[0]?.sentence).toContain('the sheet of the round says “#188”, the wall list says “#187”');
    book.type('Round 1', 'G4', 'long');
    expect(expectView(book, { ask: 'record' }, 'recorded').left[0]?.sentence).toContain('“long”');
    book.type('Round 1', 'G4', '187');
  });

  test('to the end: losers stay empty, the winner stands first', () => {
    play(book, 1, [1]);
    book.type('Round 1', 'G4', '187');
    book.type('Round 1', 'G5', '231');
    expect(expectView(book, { ask: 'record' }, 'recorded').left).toEqual([]);
    for (let round = 2; round <= 8; round++) {
      const state = expectView(book, { ask: 'state' }, 'ready');
      expect(state.round).toBe(round);
      pairRound(book);
      play(book, round);
      expectView(book, { ask: 'record' }, 'recorded');
      expectConsistent(book);
      if (book.cell('Wall list', 'A1') && isOver(book)) break;
    }
    const tournament = openTournament(book.workbook)!;
    const settings = tournament.settingsAt?.values;
    const list = tournament.list.values;
    expect(NEXTROUND(list, settings)).toEqual([['Player 1 (1) has won: everybody else is out.']]);
    expect(STANDINGS(list, settings)[1]!.slice(0, 3)).toEqual([1, 1, 'Player 1']);
    expect(PLACE(list, settings).slice(0, 3)).toEqual([['Place'], [1], [2]]);
    expectView(book, { ask: 'state' }, 'finished');
  });

  test('the standings begin every round at one side, long or short', () => {
    for (const row of [2, 3, 4, 5, 6, 7])
      book.type('Wall list', `I${row}`, String(book.cell('Wall list', `I${row}`)).replace(/#\d+/g, ''));
    expectView(book, { ask: 'standings' }, 'standings written');
    const { list, settingsAt } = openTournament(book.workbook)!;
    const titles = STANDINGS(list.values, settingsAt?.values)[0]!;
    const sides = (wanted: RegExp) =>
      titles.flatMap((title, at) =>
        wanted.test(String(title)) ? [book.look('Standings', `${String.fromCharCode(65 + at)}2`).align] : [],
      );
    expect(sides(/^R[12]$/)).toEqual(['left', 'left']);
    expect(sides(/^(Place|Performance)$/)).toEqual(['center', 'center']);
  });
});

/** Whether nobody is to be paired any more. */
function isOver(book: MemoryWorkbook): boolean {
  const { list, settingsAt } = openTournament(book.workbook)!;
  return NEXTROUND(list.values, settingsAt?.values).length === 1;
}

test('columns R1a and R1b take the games half and half', () => {
  const book = diagonalBook(3);
  book.type('Wall list', 'H1', 'R1a');
  book.type('Wall list', 'I1', 'R1b');
  for (const [i, letter] of ['J', 'K', 'L', 'M', 'N', 'O'].entries())
    book.type('Wall list', `${letter}1`, `R${i + 2}`);
  pairRound(book);
  expect(column(book, 'H', 3)).toEqual(['2?/b 2?/w', '1?/w 1?/b', '1?/w 1?/b']);
  expect(column(book, 'I', 3)).toEqual(['3?/b 3?/w', '3?/b 3?/w', '2?/w 2?/b']);
  play(book, 1, [3]);
  expect(expectView(book, { ask: 'record' }, 'recorded')).toMatchObject({ results: 6, left: [] });
  expect(column(book, 'I', 3)).toEqual(['3-/b#205 3+/w#206', '3+/b#207 3+/w#208', '2-/w#207 2-/b#208']);
});

test('one game with each opponent', () => {
  const book = diagonalBook(4);
  set(book, 'Games per opponent', '1');
  const { preview } = pairRound(book);
  expect(preview.games).toHaveLength(6);
  const cells = column(book, 'H', 4).map(String);
  for (const cell of cells) expect(cell.split(' ')).toHaveLength(3);
  expectConsistent(book);
});

test('when the columns are used up and nobody has won, the next one is asked for', () => {
  const book = diagonalBook(3, 1);
  pairRound(book);
  play(book, 1, [1, 3]);
  expectView(book, { ask: 'record' }, 'recorded');
  const { problems } = expectView(book, { ask: 'state' }, 'problems');
  expect(problems[0]).toMatchObject({
    sentence: 'After round 1 nobody has won yet: Player 1 (1), Player 2 (2), Player 3 (3) go on.',
    mend: 'Add a column R2, and leave the setting Rounds empty.',
  });
});

describe('two who go out together, equal in all but the lengths of their games', () => {
  const book = diagonalBook(2);
  const state = () => ask(book, { ask: 'state' });

  test('no other round is offered before the lengths are written', () => {
    // Black wins every game: after four rounds both have lost four, and won four of each other.
    for (const round of [1, 2, 3, 4]) {
      expect(state()).toMatchObject({ view: 'ready', round });
      pairRound(book);
      for (const row of [4, 5]) book.type(`Round ${round}`, `F${row}`, 'b');
      expectView(book, { ask: 'record' }, 'recorded');
    }
    const { problems, mayPair } = expectView(book, { ask: 'state' }, 'problems');
    expect(mayPair).toBe(false);
    expect(problems[0]).toMatchObject({ severity: 'error', cell: { sheet: 'Wall list', a1: 'H2' } });
    expect(problems[0]?.sentence).toContain('The lengths of these games decide who has won');
  });

  test('N35: typed where they are asked for, in the sheets of the rounds, they are recorded by a look', () => {
    const before = book.snapshot();
    expect(state()).not.toHaveProperty('records');
    const type = (moves: (row: number) => string): void => {
      for (const round of [1, 2, 3, 4])
        for (const row of [4, 5]) book.type(`Round ${round}`, `G${row}`, moves(row));
    };
    type(row => (row === 4 ? '240' : '180'));
    expect(state()).toMatchObject({ view: 'problems', records: true });
    expectView(book, { ask: 'record', look: true }, 'finished');
    const { undo } = expectView(book, { ask: 'state' }, 'finished');
    expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
    // What was taken back is not recorded again by itself.
    expect(state()).not.toHaveProperty('records');
    type(() => '');
    expect(book.snapshot()['Wall list']).toEqual(before['Wall list']);
  });

  test('N35: of twelve, whose others are out long before, the lengths of every round are recorded', () => {
    const twelve = diagonalBook(12);
    const isOfTwo = (line: readonly unknown[]): boolean =>
      [line[1], line[2]].every(label => Number.parseInt(String(label), 10) <= 2);
    const games = (round: number) =>
      twelve
        .values(`Round ${round}`)
        .flatMap((line, row) => (row > 2 && line[2] !== '' ? [{ line, row }] : []));
    let round = 0;
    while (ask(twelve, { ask: 'state' }).view === 'ready') {
      pairRound(twelve);
      round += 1;
      for (const { line, row } of games(round)) {
        const [black = 0, white = 0] = [line[1], line[2]].map(label => Number.parseInt(String(label), 10));
        twelve.type(`Round ${round}`, `F${row + 1}`, isOfTwo(line) || black < white ? 'b' : 'w');
      }
      expectView(twelve, { ask: 'record' }, 'recorded');
    }
    for (let of = 1; of <= round; of++)
      for (const { line, row } of games(of))
        if (isOfTwo(line))
          twelve.type(`Round ${of}`, `G${row + 1}`, String(line[1]).startsWith('1 ') ? '240' : '180');
    expect(ask(twelve, { ask: 'state' })).toMatchObject({ view: 'problems', records: true });
    expectView(twelve, { ask: 'record', look: true }, 'finished');
  });

  test('with them the shorter games win, or, a tenth apart at most, another round is played', () => {
    const type = (first: number, second: number): void => {
      for (const [i, column] of ['H', 'I', 'J', 'K'].entries())
        for (const row of [2, 3]) {
          const cell = String(book.cell('Wall list', `${column}${row}`)).replace(/#\d+/g, '');
          // The won games of the second player, seen from either side, are the lost ones of the first.
          const moves = (sign: string) => (sign === (row === 2 ? '+' : '-') ? first : second) + i;
          const lengthened = cell.replace(/([+-])\/([bw])/g, (all, sign: string) => `${all}#${moves(sign)}`);
          book.type('Wall list', `${column}${row}`, lengthened);
        }
    };
    type(200, 205);
    expect(state()).toMatchObject({ view: 'ready', round: 5, playing: 2 });
    type(200, 150);
    expectView(book, { ask: 'state' }, 'finished');
    const { list, settingsAt } = openTournament(book.workbook)!;
    expect(STANDINGS(list.values, settingsAt?.values)[1]!.slice(0, 3)).toEqual([1, 1, 'Player 2']);
  });
});

test('N43: who has games and walk-overs in a round, because teams differ in size, is no problem of its sheet', () => {
  const book = memoryWorkbook();
  const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
  book.addSheet('Players', [
    ['No', 'Name', 'Rank', 'Team', 'Board', 'R1', 'R2'],
    ...names.map((name, i) => [i + 1, name, '1d', `Team ${Math.floor(i / 2) + 1}`, (i % 2) + 1, '', '']),
  ]);
  book.addSheet('Settings', [
    ['Setting', 'Value'],
    ['System', 'Diagonal'],
    ['Teams', 'yes'],
    ['Rounds', '2'],
  ]);
  book.select('Players');
  const lines = () => {
    const { problems } = expectView(book, { ask: 'check' }, 'problems');
    return problems.map(({ sentence }) => sentence).filter(sentence => sentence.startsWith('The sheet'));
  };
  pairRound(book);
  expect(book.cell('Players', 'F3')).toMatch(/^4\?.* 0\+ 0\+$/);
  expect(book.values('Round 1').filter(([word]) => word === 'Walk-over')).toHaveLength(4);
  expect(lines()).toEqual([]);
  const { games = [] } = expectView(book, { ask: 'state' }, 'results missing');
  const results = games.map(({ black, white }) => ({ round: 1, black, white, result: '1-0' as const }));
  expect(expectView(book, { ask: 'record', results }, 'recorded').left).toEqual([]);
  // Somebody writes the line beside a player of games alone.
  const at = book.values('Round 1').findIndex(([word]) => word === 'Walk-over') + 1;
  book.type('Round 1', `B${at}`, '1 Ada (1d)');
  expect(lines()).toEqual([
    'The sheet of round 1 says Walk-over beside 1 Ada (1d), who has a game in the wall list.',
  ]);
});
