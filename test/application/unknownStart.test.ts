import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeDice } from '../pairing/simulatedEvent';
import { warmAddon, range, type Answer, type BuiltAddon } from './built';
import { ask, pairRound, tournamentBook } from './tournamentBook';

/** A McMahon in which nobody knows where somebody starts: that is said, and neither guessed nor a reason to shift others. */

const EVENTS = 40 * Number(process.env['EVENTS'] ?? 1);

let addon: BuiltAddon;
beforeAll(() => (addon = warmAddon()));

type Values = readonly (readonly (string | number)[])[];

const call = (name: string, ...given: readonly unknown[]): Answer => addon[name]!(...given);
const column = (name: string, list: Values, settings: string) =>
  call(name, list, settings).map(row => row[0]!);

/** Random games of players of random ranks; the round after the last is open. */
function makeList(seed: number): Values {
  const dice = makeDice(seed);
  const upTo = (n: number): number => Math.floor(n * dice());
  const players = 4 + 2 * upTo(4);
  const rounds = 1 + upTo(3);
  const cells = Array.from({ length: players }, () => Array.from({ length: rounds + 1 }, () => ''));
  for (let round = 0; round < rounds; round++) {
    const free = [...cells.keys()].sort(() => dice() - 0.5);
    while (free.length > 1) {
      const [a, b] = [free.pop()!, free.pop()!];
      const [own, theirs] = dice() < 0.5 ? '+-' : '-+';
      cells[a]![round] = `${b + 1}${own}`;
      cells[b]![round] = `${a + 1}${theirs}`;
    }
  }
  return [
    ['No', 'Name', 'Rank', 'Start', ...cells[0]!.map((_, r) => `R${r + 1}`)],
    ...cells.map((row, i) => [
      i + 1,
      `Player ${i + 1}`,
      dice() < 0.5 ? `${1 + upTo(5)}d` : `${1 + upTo(20)}k`,
      dice() < 0.2 ? 20 + upTo(10) : '',
      ...row,
    ]),
  ];
}

const RANK = 2;
const START = 3;

const withoutStart = (list: Values, players: readonly number[], rank = ''): Values =>
  list.map((row, r) =>
    players.includes(r) ? row.map((cell, c) => (c === RANK ? rank : c === START ? '' : cell)) : row,
  );

const BARS = [
  'System=McMahon',
  'System=McMahon; Upper bar=3d; Lower bar=20k',
  'System=McMahon; Upper bar=1d; Zero=20k; Preset=OpenGotha',
] as const;

/** Lists, the players without a start, and the same lists with a rank typed for them. */
function everyList(
  check: (list: Values, unknown: readonly number[], known: Values, settings: string) => void,
): void {
  const input = fc.tuple(
    fc.integer({ min: 1, max: 1e9 }),
    fc.integer({ min: 1, max: 1e9 }),
    fc.constantFrom(...BARS),
  );
  fc.assert(
    fc.property(input, ([one, other, settings]) => {
      const list = makeList(one);
      const dice = makeDice(other);
      const count = 1 + Math.floor(2 * dice());
      const players = list.length - 1;
      const unknown = Array.from({ length: count }, () => 1 + Math.floor(players * dice()));
      check(withoutStart(list, unknown), unknown, withoutStart(list, unknown, '5k'), settings);
    }),
    { numRuns: EVENTS },
  );
}

describe('some have no start', () => {
  test('their score and place say so, and nobody else is shifted', () => {
    everyList((list, unknown, known, settings) => {
      const byScore = `${settings}; Tiebreaks=`;
      const scores = column('MMS', list, settings);
      const places = column('PLACE', list, `${byScore}Lottery; Seed=x`);
      column('MMS', known, settings).forEach((score, r) => {
        if (unknown.includes(r)) {
          expect(scores[r]).toBe('start unknown');
          expect(places[r]).toBe('start unknown: Rank?');
        } else expect(scores[r]).toBe(score);
      });
      // Whoever has a higher score stands before, whoever has a lower one behind.
      const others = [...scores.keys()].slice(1).filter(r => !unknown.includes(r));
      for (const r of others) {
        const better = others.filter(one => Number(scores[one]) > Number(scores[r])).length;
        const equal = others.filter(one => scores[one] === scores[r]).length;
        expect(places[r]).toBeGreaterThan(better);
        expect(places[r]).toBeLessThanOrEqual(better + equal);
      }
    });
  });

  test('the sums of those who met them say so, and the others’ are what they were', () => {
    everyList((list, unknown, known, settings) => {
      const now = column('SOS', list, settings);
      column('SOS', known, settings).forEach((sos, r) => {
        const met = list[r]!.slice(4).some(cell =>
          unknown.some(no => /^(\d+)/.exec(String(cell))?.[1] === String(no)),
        );
        expect(now[r]).toBe(r > 0 && met ? 'start unknown' : sos);
      });
    });
  });

  test('STANDINGS has them last; nothing is paired and no prize given, with the player and the cell', () => {
    everyList((list, unknown, _known, settings) => {
      const table = call('STANDINGS', list, settings);
      const last = table.slice(table.length - new Set(unknown).size);
      expect(last.map(row => row[0])).toEqual(last.map(() => 'start unknown: Rank?'));
      expect(new Set(last.map(row => row[2]))).toEqual(new Set(unknown.map(no => `Player ${no}`)));
      const first = Math.min(...unknown);
      const sentence = `Row ${first + 1}, column 3 (Rank): Player ${first} has no start, no rank and no rating.`;
      const prizes = [
        ['Place', 'Prize'],
        [1, 100],
      ];
      for (const answer of [call('NEXTROUND', list, settings), call('PRIZES', list, prizes, settings)]) {
        expect(answer).toHaveLength(1);
        expect(String(answer[0]![0]).startsWith(sentence)).toBe(true);
      }
      expect(call('DIRECTCOMPARISON', list, settings)[first]).toEqual(['start unknown']);
    });
  });
});

/** One of eight without a rank: the pairing took 0 for it, and everybody else was shifted. */
test('Upper bar=3d; Lower bar=20k, one of eight without a rank', () => {
  const list = range(`
    No | Name | Rank | R1
    1 | Ada | 5d |
    2 | Ben | 3d |
    3 | Cid | 2d |
    4 | Dee | 1d |
    5 | Eve | |
    6 | Fay | 2k |
    7 | Gus | 8k |
    8 | Hal | 25k | `);
  const settings = 'System=McMahon; Upper bar=3d; Lower bar=20k';
  expect(column('MMS', list, settings)).toEqual(['MMS', 32, 32, 31, 30, 'start unknown', 28, 22, 10]);
  expect(call('NEXTROUND', list, settings)).toEqual([
    ['Row 6, column 3 (Rank): Eve has no start, no rank and no rating.'],
  ]);
});

/** With no rank column read at all, everybody had place 1 and the pairing was silent. */
test('nobody has a start: PLACE is a sentence, and the pairing stops with it', () => {
  const list = range('No | Name | R1\n1 | Ada | 2+\n2 | Ben | 1-\n3 | Cid | 4+\n4 | Dee | 3-');
  const sentence =
    'Nobody has a start, a rank or a rating, so no McMahon score is known. ' +
    'Add a column Rank, Rating or Start and fill it, or choose another system in Settings.';
  expect(column('PLACE', list, 'System=McMahon')).toEqual(['Place', sentence, '', '', '']);
  expect(call('STANDINGS', list, 'System=McMahon')).toEqual([[sentence]]);
  expect(call('NEXTROUND', list, 'System=McMahon; Rounds=1')[0]![0]).not.toBe('Table');
  const open = list.map((row, r) => [...row, r === 0 ? 'R2' : '']);
  expect(call('NEXTROUND', open, 'System=McMahon')).toEqual([
    ['Nobody has a start, a rank or a rating, so no McMahon score is known.'],
  ]);
});

test('somebody who is out from the first round on has no part in it', () => {
  const list = range('No | Name | Rank | Out | R1\n1 | Ada | 2d | |\n2 | Ben | 1d | |\n3 | Cid | | 1- |');
  expect(call('NEXTROUND', list, 'System=McMahon')[0]![0]).toBe('Table');
});

test('beside a bad cell both are told', () => {
  const list = range('No | Name | Rank | R1\n1 | Ada | 2d | 7\n2 | Ben | | 1-\n3 | Cid | 1k | ');
  expect(call('CHECKWALLLIST', list, 'System=McMahon').map(row => row.slice(0, 2))).toEqual(
    expect.arrayContaining([
      [2, '4 (R1)'],
      [3, '3 (Rank)'],
    ]),
  );
  const book = tournamentBook(8);
  book.type('Wall list', 'C6', '');
  book.type('Wall list', 'H4', '7');
  const state = ask(book, { ask: 'state' });
  if (state.view !== 'problems') throw new Error(state.view);
  expect(state.problems.map(({ cell }) => cell?.a1)).toEqual(expect.arrayContaining(['H4', 'C6']));
});

test('the panel names the player and leads to the cell', () => {
  const book = tournamentBook(8);
  book.type('Wall list', 'C6', '');
  const state = ask(book, { ask: 'state' });
  if (state.view !== 'problems') throw new Error(state.view);
  expect(state.problems[0]).toMatchObject({
    severity: 'error',
    sentence: 'Player 5 has no start, no rank and no rating.',
    cell: { sheet: 'Wall list', a1: 'C6' },
  });
  expect(ask(book, { ask: 'preview' })).toEqual(state);
  book.type('Wall list', 'C6', '1k');
  pairRound(book);
});
