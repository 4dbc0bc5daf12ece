import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

const LIST = 'Wall list';
const desk = (name: string) => ({ from: 'person', person: { name, rank: '12k' }, round: '' }) as const;

/** Somebody is put in at the desk while a round is played. */
const comes = (book: MemoryWorkbook, name: string) =>
  expectView(book, { ask: 'enter person', source: desk(name) }, 'registration').late;

const cellOf = (book: MemoryWorkbook, no: number): string => String(book.cell(LIST, `H${no + 1}`));
const byeOf = (book: MemoryWorkbook, players: number): number => column(book, 'H', players).indexOf('0+') + 1;

test('a latecomer is seated against the bye: cells, sheet of the round and Log in one act, taken back by one', () => {
  const book = tournamentBook(9);
  pairRound(book);
  const before = column(book, 'H', 9);
  const bye = byeOf(book, 9);
  const late = comes(book, 'Late Leo');
  expect(late).toEqual({
    player: '10 Late Leo (12k)',
    round: 1,
    bye: expect.stringContaining(`${bye} Player`),
  });
  expect(cellOf(book, 10)).toBe('0=');
  const put = book.values(LIST);
  const done = expectView(book, { ask: 'seat', ...late! }, 'registration');
  expect(done.done).toBe(`Seat 10 Late Leo (12k) in round 1 against ${late?.bye}`);
  expect(cellOf(book, 10)).toMatch(new RegExp(`^${bye}\\?`));
  expect(cellOf(book, bye)).toMatch(/^10\?/);
  // All other games stay as they were.
  expect(column(book, 'H', 9).filter((_, i) => i + 1 !== bye)).toEqual(
    before.filter((_, i) => i + 1 !== bye),
  );
  const sheet = book.values('Round 1').map(line => line.join('|'));
  expect(sheet.filter(line => line.includes('Late Leo'))).toHaveLength(1);
  expect(sheet.join('\n')).not.toMatch(/bye/i);
  expectConsistent(book);
  expectView(book, { ask: 'undo', action: done.undo?.action ?? '' }, 'undone');
  expect(book.values(LIST)).toEqual(put);
});

test('without a bye the first latecomer has it, and the second plays the first', () => {
  const book = tournamentBook(8);
  pairRound(book);
  const first = comes(book, 'Late Lena');
  expect(first?.bye).toBeUndefined();
  expectView(book, { ask: 'seat', ...first! }, 'registration');
  expect(cellOf(book, 9)).toBe('0+');
  const second = comes(book, 'Late Leo');
  expect(second?.bye).toBe('9 Late Lena (12k)');
  expectView(book, { ask: 'seat', ...second! }, 'registration');
  expect([cellOf(book, 9), cellOf(book, 10)].map(cell => cell.slice(0, 3))).toEqual(
    ['10?', '9?/'].map(one => one.slice(0, 3)),
  );
  expectConsistent(book);
});

test('a screen that is old seats nobody: the bye is another’s, the round is over, the player plays', () => {
  const book = tournamentBook(9);
  pairRound(book);
  const late = comes(book, 'Late Leo')!;
  const stands = book.values(LIST);
  const refused = (more: object): void => {
    expectView(book, { ask: 'seat', ...late, ...more }, 'stopped');
    expect(book.values(LIST)).toEqual(stands);
  };
  refused({ bye: '1 Player 1 (5d)' });
  refused({ bye: undefined });
  refused({ round: 2 });
  refused({ player: '1 Player 1 (5d)' });
  playRound(book, 1);
  expect(ask(book, { ask: 'seat', ...late }).view).toBe('stopped');
});

test('nobody is late between rounds, nor before the first', () => {
  const between = tournamentBook(9);
  pairRound(between);
  playRound(between, 1);
  expect(comes(between, 'Late Leo')).toBeUndefined();
  expect(comes(tournamentBook(9), 'Late Leo')).toBeUndefined();
});

/** Somebody enters from a round that is paired already: that cell stays empty. */
const comesFrom = (book: MemoryWorkbook, name: string, round: string) =>
  expectView(book, { ask: 'enter person', source: { ...desk(name), round } }, 'registration');

test('N94: nobody else without a place is drawn into it: who is named plays whom it says', () => {
  const book = tournamentBook(7);
  pairRound(book);
  comesFrom(book, 'Early Eva', '1');
  expect(cellOf(book, 8)).toBe('');
  const bye = byeOf(book, 7);
  const late = comes(book, 'Late Leo');
  expectView(book, { ask: 'seat', ...late! }, 'registration');
  expect(cellOf(book, 9)).toMatch(new RegExp(`^${bye}\\?`));
  expect(cellOf(book, 8)).toBe('');
  expectConsistent(book);
});

test('N94: a game made anew with somebody who had no place stands in the sheet of the round', () => {
  const book = tournamentBook(6);
  pairRound(book);
  comesFrom(book, 'Early Eva', '1');
  comesFrom(book, 'Early Emil', '1');
  const one = Number(/^\d+/.exec(cellOf(book, 1))?.[0]);
  const hand = { again: [1, one], pairs: [{ players: [1, 7] as const }, { players: [one, 8] as const }] };
  const seen = expectView(book, { ask: 'preview', hand }, 'preview');
  expect(seen.games).toHaveLength(2);
  expectView(book, { ask: 'write', seen: seen.seen, hand }, 'changed');
  expect([cellOf(book, 7), cellOf(book, 8)].map(cell => cell.split('?')[0])).toEqual(['1', String(one)]);
  const sheet = book.values('Round 1').map(line => line.join('|'));
  expect(sheet.filter(line => /Early E/.test(line))).toHaveLength(2);
  expectConsistent(book);
});

test('N94: whoever has the bye and is not here is given no opponent', () => {
  const book = tournamentBook(9);
  pairRound(book);
  ask(book, { ask: 'begin check-in' });
  const stands = book.values(LIST);
  expect(String(book.cell(LIST, `${outColumn(book)}${byeOf(book, 9) + 1}`))).toContain('?');
  expect(comes(book, 'Late Leo')).toBeUndefined();
  expect(column(book, 'H', 9)).toEqual(stands.slice(1, 10).map(row => row[7]));
});

const outColumn = (book: MemoryWorkbook): string =>
  String.fromCharCode(65 + (book.values(LIST)[0] ?? []).indexOf('Out'));

/** At the desk, with the seats that are offered. */
const desked = (book: MemoryWorkbook, name: string, rank = '12k', round = '') =>
  expectView(
    book,
    { ask: 'enter person', source: { from: 'person', person: { name, rank }, round } },
    'registration',
  );

function typeSetting(book: MemoryWorkbook, name: string, value: string): void {
  const row = book.values('Settings').findIndex(([first]) => first === name);
  book.type('Settings', `B${row + 1}`, value);
}

/** By number: the cells of a round, as somebody reads them who knows the notation alone. */
const cellsOf = (book: MemoryWorkbook, round: number): readonly string[] =>
  book
    .values(LIST)
    .slice(1)
    .filter(line => String(line[1] ?? '') !== '')
    .map(line => String(line[6 + round] ?? ''));
const opponentOf = (cell = ''): number => Number(/^(\d+)[?+=-]/.exec(cell)?.[1] ?? 0);
const linesOf = (book: MemoryWorkbook, round: number): readonly string[] =>
  book
    .values(`Round ${round}`)
    .slice(3)
    .map(line => line.map(String).join('|'));

describe('the seats of a latecomer', () => {
  test('are the one that moves no game, then the cheapest ones, with what is moved and what it costs', () => {
    const book = tournamentBook(9);
    pairRound(book);
    const bye = byeOf(book, 9);
    const { late, seats = [] } = desked(book, 'Late Leo', '5d');
    expect(late?.bye).toContain(`${bye} Player`);
    // The one that moves no game, which Enter takes, and the three cheapest.
    expect(seats).toHaveLength(4);
    const floats = 'Draw-ups and draw-downs in more games (+1)';
    expect(seats.map(({ label, means }) => [label, means])).toEqual([
      [
        'Seat against Player 9 (6k)',
        `Player 9 (6k) has the bye; no game is moved. Costs: Points between opponents (+8); ${floats}.`,
      ],
      [
        'Seat against Player 7 (2k); Player 8 (4k) plays Player 9 (6k)',
        `Moves one game without a result: Table 4, Player 7 (2k) – Player 8 (4k). Costs: Points between opponents (+4); ${floats}.`,
      ],
      [
        'Seat against Player 5 (1d); Player 6 (1k) plays Player 9 (6k)',
        `Moves one game without a result: Table 3, Player 5 (1d) – Player 6 (1k). Costs: Points between opponents (+6); ${floats}.`,
      ],
      [
        'Seat against Player 6 (1k); Player 5 (1d) plays Player 9 (6k)',
        `Moves one game without a result: Table 3, Player 6 (1k) – Player 5 (1d). Costs: Points between opponents (+8); ${floats}.`,
      ],
    ]);
  });

  test('move one line of the sheet of a published round, which names the change', () => {
    const book = tournamentBook(9);
    pairRound(book);
    expectView(book, { ask: 'publish', round: 1 }, 'changed');
    const before = linesOf(book, 1);
    const { late, seats = [] } = desked(book, 'Late Leo', '5d');
    const seat = seats.find(({ label }) => label.includes('; '));
    const done = expectView(book, { ask: 'seat', ...late!, seat: seat!.value }, 'registration');
    expect(done.done).toMatch(
      /^Seat 10 Late Leo \(5d\) in round 1 against 7 Player 7 \(2k\); 8 Player 8 .* plays 9 /,
    );
    const after = linesOf(book, 1);
    expect(after.filter(line => line.includes(done.done!))).toHaveLength(1);
    const games = (lines: readonly string[]) => lines.filter(line => /^\d+\|/.test(line));
    expect(games(after).filter(line => !games(before).includes(line))).toHaveLength(2);
    expectConsistent(book);
  });

  test('have none for the bye where that game is forbidden, and nobody where all are', () => {
    const book = tournamentBook(3);
    typeSetting(book, 'Forbidden pairs', `4×${1}, 4×${2}, 4×${3}`);
    pairRound(book);
    const view = desked(book, 'Late Leo');
    expect([view.late, view.seats]).toEqual([undefined, undefined]);
    const other = tournamentBook(3);
    pairRound(other);
    const bye = byeOf(other, 3);
    typeSetting(other, 'Forbidden pairs', `4×${bye}`);
    const { seats = [] } = desked(other, 'Late Leo');
    expect(seats).toHaveLength(2);
    for (const { label } of seats) expect(label).toContain(`plays Player ${bye} `);
  });

  test('have none in a game whose result stands in the sheet alone, and none from a screen that is old', () => {
    const book = tournamentBook(5);
    pairRound(book);
    const { late, seats = [] } = desked(book, 'Late Leo', '5d');
    const moving = seats.find(({ label }) => label.includes('; '))!;
    const [one] = moving.value.split(' ').map(Number);
    const row = book
      .values('Round 1')
      .findIndex(line => line.some(cell => String(cell).startsWith(`${one} `)));
    book.type('Round 1', `F${row + 1}`, 'b');
    const stands = book.values(LIST);
    expectView(book, { ask: 'seat', ...late!, seat: moving.value }, 'stopped');
    expectView(book, { ask: 'seat', ...late!, seat: '99 98 97' }, 'stopped');
    expectView(book, { ask: 'seat', ...late!, seat: '' }, 'stopped');
    expect(book.values(LIST)).toEqual(stands);
    const again = desked(book, 'Later Lou', '5d').seats ?? [];
    expect(again.map(({ value }) => value.split(' ').map(Number)).some(no => no.includes(one!))).toBe(false);
  });

  test('are as before where nothing is weighed for the latecomer: the bye, without a cost', () => {
    const book = tournamentBook(8);
    typeSetting(book, 'Must meet', 'R1 9×10');
    pairRound(book);
    desked(book, 'Early Eva', '1k', '1');
    const { seats = [] } = desked(book, 'Late Leo', '1k', '1');
    expect(seats).toEqual([{ value: '0', label: 'Bye in round 1', means: 'No game is moved.' }]);
  });

  test('hold, whichever is pressed: everybody once, no result moved, nothing forbidden, one undo', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(
        fc.record({
          players: fc.integer({ min: 3, max: 9 }),
          round: fc.constantFrom(1, 2),
          ranks: fc.array(fc.constantFrom('5d', '2k', '20k'), { minLength: 1, maxLength: 2 }),
          done: fc.nat({ max: 15 }),
          isRecorded: fc.boolean(),
          published: fc.boolean(),
          forbidden: fc.nat({ max: 9 }),
        }),
        ({ players, round, ranks, done, isRecorded, published, forbidden }) => {
          const book = tournamentBook(players);
          const last = players + ranks.length;
          if (forbidden > 0) typeSetting(book, 'Forbidden pairs', `${last}×${Math.min(forbidden, players)}`);
          pairRound(book);
          if (round === 2) {
            playRound(book, 1);
            pairRound(book);
          }
          if (published) expectView(book, { ask: 'publish', round }, 'changed');
          book.values(`Round ${round}`).forEach((line, row) => {
            if (row > 2 && String(line[2] ?? '') !== '' && (done >> (row - 3)) % 2 === 1)
              book.type(`Round ${round}`, `F${row + 1}`, 'b');
          });
          if (isRecorded) ask(book, { ask: 'record' });
          const views = ranks.map((rank, i) =>
            desked(book, `Late ${i}`, rank, i + 1 < ranks.length ? String(round) : ''),
          );
          const { late, seats = [] } = views.at(-1)!;
          if (!late) return;
          const played = new Set(
            linesOf(book, round)
              .map(line => line.split('|'))
              .filter(line => line[2] !== '' && line[5] !== '')
              .map(([, black, white]) => `${black}|${white}`),
          );
          const before = cellsOf(book, round);
          for (const { value, label } of seats) {
            const now = book.copy();
            const stood = now.values(LIST);
            const seated = expectView(now, { ask: 'seat', ...late, seat: value }, 'registration');
            const after = cellsOf(now, round);
            const games = after.map(opponentOf);
            games.forEach((other, at) => expect(other === 0 || games[other - 1] === at + 1).toBe(true));
            expect(after.filter(cell => cell.startsWith('0+')).length).toBeLessThanOrEqual(1);
            expect(after[last - 1]).toMatch(/^(\d+\?|0\+)/);
            // Of whoever had a game, two at most have another one, and only where a move was told.
            const moved = before.filter((cell, at) => opponentOf(cell) > 0 && cell !== after[at]);
            expect(moved).toHaveLength(label.includes('; ') ? 2 : 0);
            expect(moved.every(cell => cell.includes('?'))).toBe(true);
            expect(games[last - 1]).not.toBe(forbidden > 0 ? Math.min(forbidden, players) : -1);
            const lines = linesOf(now, round).map(line => line.split('|'));
            const sheet = lines.filter(line => /^\d+$/.test(line[0] ?? '') && line[2] !== '');
            for (const game of played)
              expect(sheet.map(([, black, white]) => `${black}|${white}`)).toContain(game);
            const named = sheet.flatMap(([, black = '', white = '']) => [parseInt(black), parseInt(white)]);
            expect([...named].sort()).toEqual(
              games.flatMap((other, at) => (other > 0 ? [at + 1] : [])).sort(),
            );
            expectConsistent(now);
            expectView(now, { ask: 'undo', action: seated.undo?.action ?? '' }, 'undone');
            expect(now.values(LIST)).toEqual(stood);
            const to =
              value.split(' ').length === 3 ? (value.endsWith(' 0') ? 'gives bye' : 'moves') : 'plain';
            kinds.add(`${to}${late.bye === undefined ? ', no bye' : ''}`);
          }
        },
      ),
      { numRuns: 16, seed: 32 },
    );
    expect([...kinds].sort()).toEqual([
      'gives bye, no bye',
      'moves',
      'moves, no bye',
      'plain',
      'plain, no bye',
    ]);
  });
});
