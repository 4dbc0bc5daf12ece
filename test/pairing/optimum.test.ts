import { describe, expect, test } from 'vitest';
import { makeCost, mostCost } from '../../src/pairing/cost';
import { makeField } from '../../src/pairing/field';
import { makeRound } from '../../src/pairing/makeRound';
import { costWithRepeats } from '../../src/pairing/optimum';
import { standingText } from './pairingText';

/** Twelve players ten points apart, who have met their neighbours. */
const list = [
  'Name | Start | R1 | R2',
  ...Array.from({ length: 12 }, (_, i) => `P${i + 1} | ${200 - 10 * i} | ${i % 2 ? i : i + 2}= | .`),
].join('\n');

describe('costs when repeats cannot be avoided', () => {
  const { wallList, settings } = standingText(list, { system: 'McMahon' });
  const round = makeRound(wallList, settings, 2);
  const field = makeField(
    round,
    wallList.players.map((_, player) => player),
  );
  const cost = costWithRepeats(field, makeCost(field, () => false).free);
  const pairs = field.players.flatMap((_, j) => field.players.slice(0, j).map((_, i) => [i, j] as const));
  const hasMet = ([i, j]: readonly [number, number]): boolean =>
    round.meetings.last(field.players[i]!, field.players[j]!) > 0;
  const costs = (met: boolean): number[] =>
    pairs.filter(pair => hasMet(pair) === met).map(([i, j]) => cost(i, j));

  test('one repeat costs more than six games of the greatest score differences', () => {
    expect(costs(true)).toHaveLength(6);
    expect(Math.min(...costs(true))).toBeGreaterThan(6 * Math.max(...costs(false)));
  });

  test('all are whole numbers small enough for exact sums', () => {
    for (const one of [...costs(true), ...costs(false)]) {
      expect(Number.isInteger(one) && one <= mostCost(12)).toBe(true);
    }
  });

  test('and smaller score differences still cost less', () => {
    expect(cost(0, 2)).toBeLessThan(cost(0, 3));
  });
});
