import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RESULT_CODES, type GameOfRound, type ResultCode } from '../../src/application/protocol/protocol';
import type { Settings } from '../../src/tournament/settings';
import type { System } from '../../src/tournament/systems';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { addPlayer, expectConsistent, expectView, pairRound } from './tournamentBook';

// F8.1, F9.2, F9.5, F9.6 of docs/faults.md

/** Four who get stones by the EGF's rules, too: both players 15k or weaker. */
const RANKS = ['4d', '1d', '2k', '9k', '15k', '19k', '24k', '30k'];

/** A round that is paired, with the handicaps of the setting. */
function handicapEvent(system: System, handicap: Settings['handicap'], players = RANKS.length) {
  const book = memoryWorkbook();
  const bars = system === 'McMahon' ? { upperBar: '2d', lowerBar: '24k' } : { upperBar: '', lowerBar: '' };
  const tournament = { name: 'Club night', system, teams: false, rounds: 3, seed: 'dice', ...bars, handicap };
  expectView(book, { ask: 'create', tournament }, 'created');
  expectView(book, { ask: 'clear examples' }, 'cleared');
  RANKS.slice(0, players).forEach((rank, i) => addPlayer(book, i + 1, `Player ${i + 1}`, rank));
  pairRound(book);
  return book;
}

const gamesOf = (book: MemoryWorkbook): readonly GameOfRound[] =>
  expectView(book, { ask: 'state' }, 'results missing').games ?? [];
const noOf = (label: string): number => Number(/^\d+/.exec(label)?.[0]);
const at = (label: string): string => `H${noOf(label) + 1}`;
const cellOf = (book: MemoryWorkbook, label: string): string => String(book.cell('Wall list', at(label)));

/** The signs of both cells for each result of the panel, Black first. */
const SIGNS: Readonly<Record<ResultCode, readonly [string, string]>> = {
  '1-0': ['+', '-'],
  '0-1': ['-', '+'],
  '=': ['=', '='],
  '1-0!': ['+!', '-!'],
  '0-1!': ['-!', '+!'],
  '0-0!': ['-!', '-!'],
  '1-1!': ['+!', '+!'],
};

describe.each([
  ['Swiss', 'rank'],
  ['Swiss', 'EGF'],
  ['McMahon', 'rank'],
  ['McMahon', 'MMS'],
] as const)('%s with handicap by %s', (system, handicap) => {
  const paired = handicapEvent(system, handicap);
  const games = gamesOf(paired);

  test('every game is recorded in the panel, with its stones', () => {
    expect(games.filter(({ black }) => /\/b\d/.test(cellOf(paired, black))).length).toBeGreaterThan(0);
    for (const result of RESULT_CODES) {
      const book = paired.copy();
      const results = games.map(({ black, white }) => ({ round: 1, black, white, result }));
      expect(expectView(book, { ask: 'record', results }, 'recorded')).toMatchObject({
        results: games.length,
        left: [],
      });
      for (const { black, white } of games) {
        const [own, other] = SIGNS[result];
        expect(cellOf(book, black)).toBe(cellOf(paired, black).replace('?', own));
        expect(cellOf(book, white)).toBe(cellOf(paired, white).replace('?', other));
      }
      expectConsistent(book);
    }
  });

  test('whoever does not come loses by default, whichever side has the stones', () => {
    for (const absent of games.flatMap(({ black, white }) => [black, white])) {
      const book = paired.copy();
      const { seen, opponent } = expectView(book, { ask: 'absent', round: 1, player: absent }, 'absence');
      const chosen = { round: 1, player: absent, remedy: 'win', stays: 'plays on' } as const;
      expectView(book, { ask: 'write absence', seen, ...chosen }, 'changed');
      expect([cellOf(book, absent), cellOf(book, opponent)].map(text => /[+-]!/.exec(text)?.[0])).toEqual([
        '-!',
        '+!',
      ]);
      expectConsistent(book);
    }
  });
});

describe('an action that would change no cell says so', () => {
  test.each(['bye', 'both', 'win'])('a result stands in one row only: %s', remedy => {
    const book = handicapEvent('Swiss', 'none', 4);
    const [game] = gamesOf(book);
    const [absent, opponent] = [game?.black ?? '', game?.white ?? ''];
    const { seen } = expectView(book, { ask: 'absent', round: 1, player: absent }, 'absence');
    book.type('Wall list', at(opponent), `${noOf(absent)}+/w`);
    const before = book.snapshot();
    const asked = { round: 1, player: absent } as const;
    for (const request of [
      { ask: 'absent', ...asked } as const,
      { ask: 'write absence', seen, ...asked, remedy, stays: 'plays on' } as const,
    ])
      expect(expectView(book, request, 'stopped').reasons.map(({ sentence }) => sentence)).toEqual([
        `Round 1: of the game ${absent.replace(/^\d+ | \(.*/g, '')} – ${opponent.replace(/^\d+ | \(.*/g, '')} only one row has a result, “${noOf(absent)}+/w”. Nothing was written.`,
      ]);
    expect(book.snapshot()).toEqual(before);
  });

  test('a result of one row by default is not completed as one of a game, nor the contrary', () => {
    for (const [typed, result] of [
      ['+!', '1-0'],
      ['+', '1-0!'],
    ] as const) {
      const book = handicapEvent('Swiss', 'rank');
      const [game] = gamesOf(book);
      const { black, white } = game as GameOfRound;
      book.type('Wall list', at(black), cellOf(book, black).replace('?', typed));
      const before = cellOf(book, white);
      const said = expectView(
        book,
        { ask: 'record', results: [{ round: 1, black, white, result }] },
        'recorded',
      );
      expect(said.results).toBe(0);
      expect(said.left).toHaveLength(1);
      expect(cellOf(book, white)).toBe(before);
    }
  });

  test('whatever is offered for somebody absent can be done, in any event', () => {
    const event = fc.record({
      system: fc.constantFrom<System>('Swiss', 'McMahon', 'Round robin', 'Knock-out', 'Score pairing'),
      handicap: fc.constantFrom<Settings['handicap']>('none', 'rank', 'EGF'),
      players: fc.integer({ min: 2, max: RANKS.length }),
      results: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    });
    fc.assert(
      fc.property(event, ({ system, handicap, players, results }) => {
        const paired = handicapEvent(system, handicap, players);
        const games = gamesOf(paired);
        const over = games.filter((_, i) => results[i] && games.length > 1 && i > 0);
        if (over.length > 0) {
          const sent = over.map(({ black, white }) => ({ round: 1, black, white, result: '1-0' as const }));
          expectView(paired, { ask: 'record', results: sent }, 'recorded');
        }
        for (const { black, white } of games.filter(one => !over.includes(one)))
          for (const player of [black, white]) {
            const { remedies, seen } = expectView(paired, { ask: 'absent', round: 1, player }, 'absence');
            expect(remedies.length).toBeGreaterThan(0);
            for (const { value: remedy } of remedies) {
              const book = paired.copy();
              const asked = { round: 1, player, remedy, stays: 'plays on' } as const;
              expectView(book, { ask: 'write absence', seen, ...asked }, 'changed');
              expect(book.snapshot()).not.toEqual(paired.snapshot());
              expectConsistent(book);
            }
          }
      }),
      { numRuns: Number(process.env['RUNS'] ?? 6) },
    );
  });

  test('in the only game a bye is not offered, because nobody would be left to pair', () => {
    const book = handicapEvent('Swiss', 'none', 2);
    const player = gamesOf(book)[0]?.black ?? '';
    const { remedies, seen } = expectView(book, { ask: 'absent', round: 1, player }, 'absence');
    expect(remedies.map(({ value }) => value)).toEqual(['win', 'both']);
    for (const { value } of remedies) {
      const write = {
        ask: 'write absence',
        seen,
        round: 1,
        player,
        remedy: value,
        stays: 'plays on',
      } as const;
      expectView(book.copy(), write, 'changed');
    }
  });
});

test('the same games made anew: the round stays, which is said', () => {
  const book = handicapEvent('McMahon', 'rank');
  const before = book.values('Wall list');
  const hand = { again: 'all' } as const;
  const { seen } = expectView(book, { ask: 'preview', hand }, 'preview');
  expect(expectView(book, { ask: 'write', seen, hand }, 'changed')).toMatchObject({ unchanged: true });
  expect(book.values('Wall list')).toEqual(before);
});

test('a half result is kept when all is paired again', () => {
  const book = handicapEvent('Swiss', 'none');
  const [game] = gamesOf(book);
  const { black, white } = game as GameOfRound;
  const typed = `${noOf(black)}+/w`;
  book.type('Wall list', at(white), typed);
  const hand = { again: 'all' } as const;
  const { seen } = expectView(book, { ask: 'preview', hand }, 'preview');
  expectView(book, { ask: 'write', seen, hand }, 'changed');
  expect(cellOf(book, white)).toBe(typed);
});

test('with a reduction of −1 there is a stone more than the ranks differ, and none among equals', () => {
  const book = memoryWorkbook();
  const tournament = { name: 'Club night', system: 'Swiss', teams: false, rounds: 3, seed: 'dice' } as const;
  const bars = { upperBar: '', lowerBar: '' };
  expectView(book, { ask: 'create', tournament: { ...tournament, ...bars, handicap: 'rank' } }, 'created');
  expectView(book, { ask: 'clear examples' }, 'cleared');
  ['3k', '3k', '5k', '8k', '12k'].forEach((rank, i) => addPlayer(book, i + 1, `Player ${i + 1}`, rank));
  const row = book.values('Settings').findIndex(([name]) => name === 'Handicap reduction');
  book.type('Settings', `B${row + 1}`, '-1');
  pairRound(book);
  const ranks = [-3, -3, -5, -8, -12];
  const games = gamesOf(book);
  expect(games).toHaveLength(2);
  for (const { black, white } of games) {
    const [one, other] = [black, white].map(label => ranks[noOf(label) - 1]!) as [number, number];
    const stones = one === other ? 0 : Math.min(9, Math.abs(one - other) + 1);
    expect(cellOf(book, black)).toBe(`${noOf(white)}?/b${stones === 0 ? '' : stones}`);
  }
  expectConsistent(book);
});
