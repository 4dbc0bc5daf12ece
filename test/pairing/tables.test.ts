import { describe, expect, test } from 'vitest';
import { tableNumbers, type Strengths } from '../../src/pairing/game/tables';
import { gamesOf, pairText } from './pairingText';

const game = (scores: [number, number], places: [number, number]): Strengths => ({ scores, places });

describe('tables', () => {
  test('the highest score sits at table 1, then the score of the other player, then the places', () => {
    const games = [
      game([6, 6], [4, 5]),
      game([8, 4], [0, 9]),
      game([6, 6], [3, 7]),
      game([2, 2], [10, 11]),
      game([4, 6], [8, 2]),
    ];
    expect(tableNumbers(games, [])).toEqual([3, 1, 2, 5, 4]);
  });

  test('excluded tables stay empty', () => {
    const games = [game([2, 2], [2, 3]), game([4, 4], [0, 1]), game([0, 0], [4, 5])];
    expect(tableNumbers(games, [1, 3])).toEqual([4, 2, 5]);
  });

  const four = `
    Name | R1
    Ann  | .
    Bo   | .
    Cy   | .
    Di   | .
    Eve  | .
    Fay  | .`;
  const tablesOf = (settings: Parameters<typeof pairText>[1]) =>
    gamesOf(four, pairText(four, { seed: 'x', ...settings })).map(game => game.replace(/ \([bw]\)/g, ''));

  test('all games of a Diagonal round of whoever has a fixed table are there, one after the other', () => {
    const system = 'Diagonal' as const;
    const plain = tablesOf({ system });
    const fixed = tablesOf({ system, fixedTables: [[3, 2]] });
    const pairs = (games: readonly string[]): readonly string[] =>
      games.map(game => game.replace(/^\d+ /, '')).sort();
    expect(pairs(fixed)).toEqual(pairs(plain));
    const own = fixed.filter(game => game.includes('Cy'));
    expect(own.length).toBeGreaterThan(2);
    expect(own.map(game => game.split(' ')[0])).toEqual(own.map(() => '2'));
    const others = fixed.filter(game => !game.includes('Cy')).map(game => Number(game.split(' ')[0]));
    expect(others).toEqual([1, ...others.slice(1).map((_, i) => i + 3)]);
  });

  test('whoever has a fixed table sits there, and all others keep their order', () => {
    const plain = tablesOf({});
    const third = /^3 (\w+)/.exec(plain[2] ?? '')?.[1] ?? '';
    const no = ['Ann', 'Bo', 'Cy', 'Di', 'Eve', 'Fay'].indexOf(third) + 1;
    const games = plain.map(game => game.slice(2));
    const [first, second, last] = games;
    expect(tablesOf({ fixedTables: [[no, 1]] })).toEqual([`1 ${last}`, `2 ${first}`, `3 ${second}`]);
    expect(tablesOf({ fixedTables: [[no, 9]] })).toEqual([`1 ${first}`, `2 ${second}`, `9 ${last}`]);
    // Open though it is closed to others; somebody who is not in the list sits nowhere.
    const closed = {
      fixedTables: [
        [99, 1],
        [no, 2],
      ] as const,
      excludedTables: [2],
    };
    expect(tablesOf(closed)).toEqual([`1 ${first}`, `2 ${last}`, `3 ${second}`]);
  });

  test('pairs typed by hand take their place among the others', () => {
    const list = `
      Name | R1   | R2
      Ann  | 2+/b | .
      Bo   | 1-/w | 3?/b
      Cy   | 4-/b | 2?/w
      Di   | 3+/w | .`;
    expect(gamesOf(list, pairText(list, { excludedTables: [1] }))).toEqual([
      '2 Di (b) – Ann (w)',
      '3 Bo (b) – Cy (w)',
    ]);
  });
});
