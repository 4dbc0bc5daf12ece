import { describe, expect, test } from 'vitest';
import { CRITERIA } from '../../src/pairing/criteria/criteria';
import { mostCost } from '../../src/pairing/optimum/cost';
import { squaredPoints } from '../../src/pairing/criteria/scoreDifference';
import { presetSettings } from '../../src/tournament/presets';
import { PRESETS, WEIGHTS } from '../../src/tournament/settings';

const GAMES = 300;
/** What one game can cost at most in the criteria from this one on. */
const most = (from: number, weights: Readonly<Record<string, number>>): number =>
  CRITERIA.slice(from).reduce((sum, { weight, most }) => sum + weights[weight]! * most!, 0);

describe('the criteria', () => {
  test('stand in the order of their settings', () => {
    expect(CRITERIA.map(({ weight }) => weight)).toEqual(WEIGHTS);
  });

  describe.each(PRESETS)('with the weights of %s, in a field of 600', preset => {
    const { weights } = presetSettings(preset, 'McMahon');

    test('half a point of score difference outweighs all other criteria of all games', () => {
      expect(weights.score * squaredPoints(1)).toBeGreaterThan(GAMES * most(1, weights));
    });

    test('a unit of float outweighs everything below it in all games', () => {
      expect(weights.float).toBeGreaterThan(GAMES * most(2, weights));
    });

    test('costs are whole numbers, and no sum leaves the exact ones', () => {
      for (const { weight } of CRITERIA) expect(weights[weight] % 4).toBe(0);
      for (const size of [2, 64, 600, 10_000]) {
        expect(mostCost(size) * size).toBeLessThanOrEqual(2 ** 51);
      }
    });

    test('twelve points of difference are still told from thirteen', () => {
      expect(weights.score * squaredPoints(2 * 13)).toBeLessThan(mostCost(600));
    });
  });
});
