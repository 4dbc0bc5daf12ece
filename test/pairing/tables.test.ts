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
