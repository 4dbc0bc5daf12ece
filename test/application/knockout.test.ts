import { describe, expect, test } from 'vitest';
import { BRACKET } from '../../src/application/functions/bracket';
import { STANDINGS } from '../../src/application/functions/standings';
import { openTournament } from '../../src/application/read/openTournament';
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

/** Types a value beside a setting. */
function set(book: MemoryWorkbook, setting: string, value: string): void {
  const row = book.values('Settings').findIndex(line => line[0] === setting);
  book.type('Settings', `B${row + 1}`, value);
}

function bookOf(players: number, rounds: number, settings: Readonly<Record<string, string>>): MemoryWorkbook {
  const book = tournamentBook(players, rounds, 'Swiss');
  for (const [name, value] of Object.entries(settings)) set(book, name, value);
  for (let i = 0; i < players; i++) book.type('Wall list', `D${i + 2}`, String(2400 - 50 * i));
  return book;
}

const listOf = (book: MemoryWorkbook) => openTournament(book.workbook)!.list.values;

describe('a knock-out of five', () => {
  const settings = { System: 'Knock-out', Draw: 'seeded', 'Third-place game': 'yes' };
  const book = bookOf(5, 3, settings);
  const text = 'System=Knock-out; Draw=seeded; Third-place game=yes';

  test('three have a bye in the first round', () => {
    const { preview } = pairRound(book);
    expect(preview.bye).toBe('1 Player 1 (5d), 2 Player 2 (4d), 3 Player 3 (3d)');
    expect(column(book, 'H', 5).slice(0, 3)).toEqual(['0+', '0+', '0+']);
    const cells = column(book, 'H', 5).slice(3).join(' ');
    expect(['5?/b 4?/w', '5?/w 4?/b']).toContain(cells);
    expect(
      book
        .values('Round 1')
        .slice(4)
        .map(line => line[0]),
    ).toEqual(['Bye', 'Bye', 'Bye']);
  });

  test('the winner goes on; a draw in the semi-final stops the final until it is played again', () => {
    playRound(book, 1);
    pairRound(book);
    book.values('Round 2').forEach((line, row) => {
      if (row > 2)
        book.type(
          'Round 2',
          `F${row + 1}`,
          String(line[1]).startsWith('2 ') || String(line[2]).startsWith('2 ') ? '=' : 'b',
        );
    });
    expectView(book, { ask: 'record' }, 'recorded');
    const state = expectView(book, { ask: 'state' }, 'problems');
    const errors = state.problems.filter(({ severity }) => severity === 'error');
    expect(state.mayPair).toBe(false);
    expect(errors).toMatchObject([{ cell: { a1: 'I3' } }]);
    expect(ask(book, { ask: 'check' })).toMatchObject({ view: 'problems', mayPair: false });
    expect(errors.map(({ sentence }) => sentence)).toEqual([
      'Player 2 (2) – Player 3 (3) is a draw in round 2, and a knock-out needs a winner.',
    ]);
    book.type('Wall list', 'I3', `${book.cell('Wall list', 'I3')} 3+`);
    book.type('Wall list', 'I4', `${book.cell('Wall list', 'I4')} 2-`);
    const { preview } = pairRound(book);
    expect(preview.games).toHaveLength(2);
    expect(preview.games[1]?.remarks).toContain('For the third place.');
    const sheet = book.values('Round 3').slice(3);
    expect(sheet.map(line => line[0])).toEqual(['1', '', '2']);
    expect(sheet[1]?.slice(0, 3)).toEqual(['', 'For the third place.', '']);
  });

  test('ends with a winner, a place for everybody and a bracket', () => {
    playRound(book, 3);
    expect(ask(book, { ask: 'state' }).view).toBe('finished');
    const standings = STANDINGS(listOf(book), text);
    expect(standings.slice(1).map(([place]) => place)).toEqual([1, 2, 3, 4, 5]);
    const bracket = BRACKET(listOf(book), text);
    expect(bracket[0]).toEqual(['R1', 'R2', 'R3', 'Winner']);
    expect(bracket.map(row => row[3]).filter(cell => cell !== '')).toEqual([
      'Winner',
      expect.stringMatching(/^\d Player \d$/),
    ]);
    expectConsistent(book);
  });
});

describe('a round robin of five', () => {
  const book = bookOf(5, 5, { System: 'Round robin' });

  test('writes the rest, and a game with a player who is out as won by default', () => {
    pairRound(book);
    expect(column(book, 'H', 5)).toEqual(['0-', '5?/b', '4?/b', '3?/w', '2?/w']);
    playRound(book, 1);
    book.type('Wall list', 'G3', '2-');
    const { preview } = pairRound(book);
    expect(column(book, 'I', 5)).toEqual(['2+!/b', '1-!/w', '5?/w', '0-', '3?/b']);
    expect(preview.warnings.map(({ sentence }) => sentence)).toEqual([
      'Player 2 (2) leaves the round robin before half of it is played, after 1 of 4 games. All of them count, those lost by default too.',
      'Player 2 (2) is out of round 2, so Player 1 (1) wins by default.',
    ]);
    expect(preview.summary).toContain('Rest: 4 Player 4 (2d)');
  });

  test('goes on to its end', () => {
    for (const round of [2, 3, 4]) {
      playRound(book, round);
      pairRound(book);
    }
    playRound(book, 5);
    expect(ask(book, { ask: 'state' }).view).toBe('finished');
    expectConsistent(book);
  });
});

test('groups and knock-out: the groups are proposed, typed and crossed', () => {
  const book = bookOf(8, 5, { System: 'Groups + knock-out' });
  const { problems, mayPair } = expectView(book, { ask: 'state' }, 'problems');
  expect(mayPair).toBe(false);
  expect(problems[0]?.mend).toContain('A 1, 4, 5, 8; B 2, 3, 6, 7');
});

test('stages: a game of a knock-out that is played again goes on in a second line', () => {
  const book = bookOf(4, 2, { Stages: 'R1 Swiss; R2 Knock-out', Qualifiers: '2' });
  const wraps = (round: string) =>
    [2, 3, 4, 5].map(row => book.look('Wall list', `${round}${row}`).wrap ?? false);
  pairRound(book);
  playRound(book, 1);
  expect(wraps('H')).toEqual([false, false, false, false]);
  pairRound(book);
  expect(wraps('H')).toEqual([false, false, false, false]);
  expect(wraps('I')).toEqual(column(book, 'I', 4).map(cell => cell !== ''));
});
