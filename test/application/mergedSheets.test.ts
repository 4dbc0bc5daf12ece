import { describe, expect, test } from 'vitest';
import type { CopyRows } from '../../src/application/protocol/protocol';
import { readCopy } from '../../src/exchange/saved/readCopy';
import { copyOfBook } from './copyOfBook';
import type { MemoryWorkbook } from './memoryWorkbook';
import { hallAndOutside, lateAtTwoPlaces, merge, roundRows } from './merged';
import {
  addPlayer,
  expectConsistent,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from './tournamentBook';

/** What the sheets of rounds are after a copy came in. */

const gamesOf = (book: MemoryWorkbook, round: number) => roundRows(book, round).filter(row => row[2] !== '');
/** Table, Black and White, and the result, of each game. */
const told = (row: readonly string[]): string => [row[0], row[1], row[2], row[5]].join(' ');

const pasted = (book: MemoryWorkbook, players: number): CopyRows => {
  const lines = book.values('Wall list').slice(0, 1 + players);
  const read = readCopy(
    'pasted',
    new TextEncoder().encode(lines.map(line => line.join('\t')).join('\n')),
    'en',
  );
  if (read.kind !== 'copy') throw new Error(read.sentence);
  return read.copy;
};

const setting = (book: MemoryWorkbook, name: string, value: string): void => {
  const rows = book.values('Settings');
  const found = rows.findIndex(([title]) => title === name);
  const row = found < 0 ? rows.length + 1 : found + 1;
  book.type('Settings', `A${row}`, name);
  book.type('Settings', `B${row}`, value);
};

/** Two come late, and are paired on in round 1. */
function twoLate(book: MemoryWorkbook): void {
  addPlayer(book, 9, 'Berg Bo', '2k');
  addPlayer(book, 10, 'Cho Chun', '4k');
  const { left } = expectView(book, { ask: 'state' }, 'results missing');
  const hand = { again: left?.again ?? [] };
  const { seen } = expectView(book, { ask: 'preview', hand }, 'preview');
  expectView(book, { ask: 'write', seen, hand }, 'changed');
}

describe('the sheet of a round that both have', () => {
  test('sorted otherwise here, with notes below: each result goes to its game, and nothing else moves', () => {
    const { hall, outside } = hallAndOutside();
    const rows = roundRows(hall, 1);
    [...rows]
      .reverse()
      .forEach((row, at) => row.forEach((cell, i) => hall.type('Round 1', `${'ABCDEF'[i]}${at + 4}`, cell)));
    hall.type('Round 1', 'B10', 'Lunch at one');
    playRound(outside, 1, [1, 3]);
    merge(hall, copyOfBook(outside));
    expectConsistent(hall);
    expect(gamesOf(hall, 1).map(row => [row[0], row[5]])).toEqual([
      ['4', 'Black wins'],
      ['3', 'White wins'],
      ['2', 'Black wins'],
      ['1', 'White wins'],
    ]);
    expect(hall.cell('Round 1', 'B10')).toBe('Lunch at one');
  });

  test('with a game more in the copy: it comes below the others, results typed here stay as typed, notes follow', () => {
    const { hall, outside } = hallAndOutside();
    hall.type('Round 1', 'B9', 'Lunch at one');
    hall.type('Round 1', 'F4', 'b');
    expectView(hall, { ask: 'record' }, 'recorded');
    const before = hall.values('Round 1');
    twoLate(outside);
    const { merged } = merge(hall, copyOfBook(outside));
    expectConsistent(hall);
    const [own, theirs] = [hall, outside].map(book => gamesOf(book, 1));
    expect(own?.map(row => row.slice(0, 5))).toEqual(theirs?.map(row => row.slice(0, 5)));
    expect(own?.map(row => row[5])).toEqual(['b', '', '', '', '']);
    expect(own).toHaveLength(5);
    expect(hall.cell('Round 1', 'B9')).toBe('Lunch at one');
    expect(
      hall
        .values('Round 1')
        .flat()
        .filter(cell => cell === 'Lunch at one'),
    ).toHaveLength(1);
    expectView(hall, { ask: 'undo', action: merged?.undo?.action ?? '' }, 'undone');
    expect(hall.values('Round 1')).toEqual(before);
  });

  test('paired otherwise in the copy and taken from there: no game is left of those that were here', () => {
    const hall = tournamentBook(9);
    const outside = hall.copy();
    pairRound(hall);
    setting(outside, 'Seed', 'other dice');
    for (const [at, rank] of ['1k', '2k', '3k', '4k', '5k', '6k', '7k', '8k', '9k'].entries())
      outside.type('Wall list', `C${at + 2}`, rank);
    pairRound(outside);
    const [was, wanted] = [hall, outside].map(book => roundRows(book, 1));
    merge(hall, copyOfBook(outside), 'copy');
    expectConsistent(hall);
    expect(was).not.toEqual(wanted);
    expect(roundRows(hall, 1)).toEqual(wanted);
  });

  test('N136: whoever has no bye any more has no line of one, and the games stay as they are', () => {
    const hall = tournamentBook(9);
    pairRound(hall);
    hall.type('Round 1', 'F4', 'b');
    expectView(hall, { ask: 'record' }, 'recorded');
    const outside = hall.copy();
    const [, ...lines] = hall.values('Wall list');
    const row = lines.findIndex(line => line.includes('0+')) + 2;
    outside.type('Wall list', `H${row}`, '0=');
    const before = roundRows(hall, 1);
    expect(before.filter(([word]) => word === 'Bye')).toHaveLength(1);
    merge(hall, copyOfBook(outside), 'copy');
    expect(hall.cell('Wall list', `H${row}`)).toBe('0=');
    expect(roundRows(hall, 1)).toEqual(before.filter(([word]) => word !== 'Bye'));
  });

  test('in columns of the organiser’s own it is left alone', () => {
    const { hall, outside } = hallAndOutside();
    const lines = hall.values('Round 1').map(line => ['', ...line]);
    hall.removeSheet('Round 1');
    hall.addSheet('Round 1', lines);
    playRound(outside, 1);
    merge(hall, copyOfBook(outside));
    expect(hall.values('Round 1').map(line => line.map(String))).toEqual(lines.map(line => line.map(String)));
    expect(hall.snapshot()['Wall list']).toEqual(outside.snapshot()['Wall list']);
  });
});

describe('tables', () => {
  test('are those of the sheet that has more games; whoever sits at one that is not in use here gets the first free one', () => {
    const { hall, outside } = hallAndOutside();
    setting(hall, 'Excluded tables', '5');
    twoLate(outside);
    [4, 5, 6, 7].forEach(row => outside.type('Round 1', `A${row}`, row + 6));
    merge(hall, copyOfBook(outside));
    const [late, ...others] = gamesOf(hall, 1);
    expect([late?.[0], ...others.map(row => row[0])]).toEqual(['1', '10', '11', '12', '13']);
    expect(late?.slice(1, 3).sort()).toEqual([
      expect.stringMatching(/Cho Chun/),
      expect.stringMatching(/Berg Bo/),
    ]);
  });

  test('are not kept for a game with a number that nobody has', () => {
    const { hall, outside } = hallAndOutside();
    outside.type('Wall list', 'A10', 9);
    addPlayer(outside, 9, 'Ash Ann', '1k');
    outside.type('Wall list', 'H10', '99+');
    addPlayer(outside, 10, 'Berg Bo', '2k');
    addPlayer(outside, 11, 'Cho Chun', '4k');
    outside.type('Wall list', 'H11', '11?/b');
    outside.type('Wall list', 'H12', '10?/w');
    merge(hall, pasted(outside, 11));
    expect(gamesOf(hall, 1).map(told).at(-1)).toMatch(/^5 10 Berg Bo .* 11 Cho Chun /);
  });

  test('of whoever has another number here are found by the number of the copy', () => {
    const { hall, outside } = lateAtTwoPlaces();
    const seats = gamesOf(outside, 2).map(([, black, white], at) => [String(30 + at), black, white]);
    seats.forEach(([table = ''], at) => outside.type('Round 2', `A${at + 4}`, Number(table)));
    merge(hall, copyOfBook(outside), 'both');
    expect(hall.cell('Wall list', 'A12')).toBe(11);
    expect(gamesOf(hall, 2).map(row => row.slice(0, 3))).toEqual(
      seats.map(row => row.map(cell => cell?.replace(/^9 Berg/, '11 Berg'))),
    );
  });

  test('of a list that was pasted are the ones here, and who is new sits at a table that nobody has', () => {
    const { hall, outside } = hallAndOutside();
    hall.type('Round 1', 'A4', 5);
    setting(hall, 'Excluded tables', '1');
    twoLate(outside);
    const seats = gamesOf(hall, 1);
    merge(hall, pasted(outside, 10));
    const now = gamesOf(hall, 1);
    expect(now).toHaveLength(5);
    for (const row of seats) expect(now.map(told)).toContain(told(row));
    expect(now.find(([, black = '']) => /Berg|Cho/.test(black))?.[0]).toBe('6');
  });
});

describe('a round that is new here', () => {
  const withSecond = () => {
    const { hall, outside } = hallAndOutside();
    for (const book of [hall, outside]) playRound(book, 1);
    pairRound(outside);
    return { hall, outside };
  };
  const sheets = (book: MemoryWorkbook) => Object.keys(book.snapshot());

  test('has a sheet, though it comes from a list alone, where rounds have sheets here', () => {
    const { hall, outside } = withSecond();
    const { merged } = merge(hall, pasted(outside, 8));
    expect(merged?.lines).toContain('The sheet Round 2');
    expect(gamesOf(hall, 2).map(row => row[0])).toEqual(['1', '2', '3', '4']);
    expect(
      gamesOf(hall, 2)
        .map(row => row.slice(1, 3).join())
        .sort(),
    ).toEqual(
      gamesOf(outside, 2)
        .map(row => row.slice(1, 3).join())
        .sort(),
    );
    expect(hall.cell('Round 2', 'A1')).toMatch(/Round 2/);
  });

  test('has none where no round has one here, or nobody says who is Black', () => {
    const { hall, outside } = withSecond();
    const bare = hall.copy();
    bare.removeSheet('Round 1');
    merge(bare, pasted(outside, 8));
    expect(sheets(bare)).not.toContain('Round 2');
    const at = String.fromCharCode(65 + (outside.values('Wall list')[0]?.indexOf('R2') ?? 0));
    for (let row = 2; row <= 9; row++) {
      const typed = String(outside.cell('Wall list', `${at}${row}`));
      outside.type('Wall list', `${at}${row}`, typed.replace(/\/[bw]/, ''));
    }
    const { merged } = merge(hall, pasted(outside, 8));
    expect(merged?.lines).toEqual(['Round 2: games 4']);
    expect(sheets(hall)).not.toContain('Round 2');
  });

  test('and one that is not new has none because of a result, where nobody has kept its sheet', () => {
    const { hall, outside } = withSecond();
    pairRound(hall);
    hall.removeSheet('Round 2');
    playRound(outside, 2);
    const { merged } = merge(hall, pasted(outside, 8));
    expect(merged?.lines).toHaveLength(4);
    expect(hall.snapshot()['Wall list']).toEqual(outside.snapshot()['Wall list']);
    expect(sheets(hall)).not.toContain('Round 2');
  });

  test('leaves a sheet of that name alone in which somebody has written something else', () => {
    const { hall, outside } = withSecond();
    hall.addSheet('Round 2', [['my notes']]);
    merge(hall, copyOfBook(outside));
    expect(hall.values('Round 2')).toEqual([['my notes']]);
    expect(hall.snapshot()['Wall list']).toEqual(outside.snapshot()['Wall list']);
  });
});
