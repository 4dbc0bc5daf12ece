import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aboveExpectation, expectationOf } from '../../src/standings/placement/aboveExpectation';
import { LANGUAGES } from '../../src/tournament/languages';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { presetSettings } from '../../src/tournament/presets';
import { eventOf } from '../eventOf';
import { wallListText } from '../wallListText';
import { warmAddon, range } from './built';

const addon = warmAddon();

/** Dov, 9k, beats a 3k and loses to the winner, of whom a little less is expected than she wins. */
const FOUR = range(`
  No | Name | Rank | R1 | R2
  1  | Ada  | 2d   | 4+ | 3+
  2  | Ben  | 3k   | 3+ | 4-
  3  | Cleo | 2k   | 2- | 1-
  4  | Dov  | 9k   | 1- | 2+
`);
const SWISS = 'System=Swiss; Tiebreaks=none';

type Cells = readonly (readonly unknown[])[];
const prizes = (given: Cells, settings = SWISS, list = FOUR): Cells =>
  addon.PRIZES!(list, given, settings) as Cells;
const won = (table: Cells): readonly string[] =>
  table.slice(1).map(row => [row[2], ...row.slice(3)].filter(cell => cell !== '').join(' '));
const noteOf = ([head = []]: Cells): string => String(head[head.length - 1]);

const BEST = [
  ['Place', 'Money', 'Best result [above expectation]'],
  [1, 100, 'a book'],
  [2, 50, 'a fan'],
];

describe('a prize for the best result against expectation (R3.6)', () => {
  it('goes to whoever has made most of what was expected, and the note says of how much', () => {
    const table = prizes(BEST);
    expect(won(table)).toEqual(['Ada 100 a fan', 'Ben 25', 'Dov 25 a book']);
    expect(noteOf(table)).toMatch(/Dov: 1 of 2, 0\.\d+ expected/);
    expect(noteOf(table)).toMatch(/Ada: 2 of 2, 1\.\d+ expected/);
  });

  it('is shared as money, and with One prize each it is one prize like another', () => {
    const money = [
      ['Place', 'Money', 'Best [above expectation]'],
      [1, 100, 80],
      [2, 50, 20],
    ];
    expect(won(prizes(money))).toEqual(['Ada 100 20', 'Ben 25', 'Dov 25 80']);
    expect(won(prizes(money, `${SWISS}; One prize each=yes`))).toEqual([
      'Ada 100',
      'Ben 50',
      'Dov 80',
      'Not given out 20',
    ]);
  });

  it('a column of the list that is called so is a condition as ever', () => {
    const list = FOUR.map((row, at) => [...row, at === 0 ? 'Above expectation' : at === 3 ? 'x' : '']);
    const cleo = prizes(
      [
        ['Place', 'Best [above expectation]'],
        [1, 'a book'],
      ],
      SWISS,
      list,
    );
    expect(won(cleo)).toEqual(['Cleo a book']);
  });

  it('is typed in any language', () => {
    for (const language of LANGUAGES) {
      const word = DICTIONARIES[language]['prizes.aboveExpectation'] ?? '';
      const table = prizes([
        ['Place', `X [${word.toUpperCase()}]`],
        [1, 'a book'],
      ]);
      expect(won(table), language).toEqual(['Dov a book']);
    }
  });

  it('games by default and with handicap, and people without rank or rating say nothing', () => {
    const list = range(`
      No | Name | Rank | R1   | R2
      1  | Ada  | 2d   | 2-!  | 3-/w5
      2  | Ben  | 3k   | 1+!  | 4+
      3  | Cleo | 5k   |      | 1+/b5
      4  | Dov  |      |      | 2-
    `);
    const table = prizes(
      [
        ['Place', 'Best [above expectation]'],
        [1, 'a book'],
      ],
      SWISS,
      list,
    );
    expect(won(table)).toEqual(['Not given out a book']);
  });

  it('whatever is played, the surplus of all is none: what one makes more, others make less', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 100, max: 2800 }), { minLength: 4, maxLength: 4 }),
        fc.array(fc.constantFrom('+', '-', '='), { minLength: 2, maxLength: 2 }),
        (ratings, [one = '+', other = '+']) => {
          const back = { '+': '-', '-': '+', '=': '=' } as const;
          const list = wallListText(`
            No | Name | Rating | R1
            1 | A | ${ratings[0]} | 2${one}
            2 | B | ${ratings[1]} | 1${back[one as '+']}
            3 | C | ${ratings[2]} | 4${other}
            4 | D | ${ratings[3]} | 3${back[other as '+']}
          `);
          const standing = eventOf({ wallList: list, settings: presetSettings('EGF', 'Swiss') }).standing();
          const surplus = [0, 1, 2, 3].map(player => {
            const found = expectationOf(standing, player);
            return found ? 50 * found.points - found.expected : 0;
          });
          expect(Math.abs((surplus[0] ?? 0) + (surplus[1] ?? 0))).toBeLessThanOrEqual(1);
          const order = aboveExpectation(standing).flat();
          expect(order.every(player => (surplus[player] ?? 0) > 0)).toBe(true);
          expect(order.map(player => surplus[player] ?? 0)).toEqual(
            surplus.filter(value => value > 0).sort((a, b) => b - a),
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});
