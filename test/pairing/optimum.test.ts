import { describe, expect, test } from 'vitest';
import { makeCost, mostCost } from '../../src/pairing/optimum/cost';
import { makeField } from '../../src/pairing/criteria/field';
import { makeIsForbidden } from '../../src/pairing/optimum/forbidden';
import { optimumOf } from '../../src/pairing/optimum/optimum';
import { makeRound } from '../../src/pairing/round/openStage';
import { pairRound } from '../../src/pairing/swiss/pairRound';
import { faultOf } from '../../src/pairing/optimum/proof';
import { standingText } from './pairingText';
import { playEvent, settingsOf, type Simulated } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

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
  const nobody = makeIsForbidden([], 12);

  test('a repeat comes first; then what the criteria say, to the last digit', () => {
    const { cost, later, checked } = makeCost(field, nobody, 'few');
    const free = makeCost(field, (a, b) => round.meetings.last(a, b) > 0);
    const pairs = field.players.flatMap((_, j) => field.players.slice(0, j).map((_, i) => [i, j] as const));
    for (const [i, j] of pairs) {
      const met = round.meetings.last(field.players[i]!, field.players[j]!) > 0;
      expect(cost(i, j) > 0).toBe(met);
      expect(checked.first(i, j, Infinity)).toBe(cost(i, j));
      const plain = makeCost(field, nobody).checked;
      if (!met) expect(later[0]!.cost(i, j)).toBe(plain.first(i, j, Infinity));
      if (!met) expect(free.cost(i, j)).toBe(Math.min(later[0]!.cost(i, j), mostCost(12)));
    }
  });

  test('and the optimum is proved', () => {
    const optimum = optimumOf(field, makeCost(field, nobody, 'few'));
    expect(optimum.proof?.totals[0]).toBe(0);
    expect(faultOf(optimum)).toBeUndefined();
  });
});

/** The least totals by trying all pairings: repeats, then the criteria. */
function bestByForce(size: number, costs: readonly ((i: number, j: number) => number)[]): readonly number[] {
  const best = (left: readonly number[]): readonly number[] => {
    const [i, ...others] = left;
    if (i === undefined) return costs.map(() => 0);
    const all = others.map(j => {
      const rest = best(others.filter(other => other !== j));
      return rest.map((total, k) => total + costs[k]!(i, j));
    });
    return all.reduce((a, b) => {
      const k = a.findIndex((one, at) => one !== b[at]);
      return k < 0 || a[k]! < b[k]! ? a : b;
    });
  };
  return best(Array.from({ length: size }, (_, i) => i));
}

describe('more rounds than opponents', () => {
  const events: readonly (readonly [string, Simulated])[] = [
    ['Swiss', { players: 6, rounds: 9, seed: 5 }],
    ['McMahon', { players: 8, rounds: 11, seed: 6, jigo: 0.1, settings: { system: 'McMahon' } }],
    ['in order', { players: 6, rounds: 9, seed: 7, settings: { criteria: 'in order' } }],
  ];
  test.each(events)(
    '%s: fewest and least recent repeats, then the best pairing, by brute force',
    (_, event) => {
      let repeated = 0;
      for (const { before } of playEvent(event)) {
        const proved = pairRound(makeOpenEvent(before, settingsOf(event)));
        if (!('paired' in proved)) continue;
        const [optimum] = proved.optima as [(typeof proved.optima)[0]];
        const { checked, field, proof } = optimum;
        if (proof!.totals[0] === 0 || optimum.later.length < 2) continue;
        if (!proved.paired.warnings.some(({ code }) => code === 'noPairingWithoutRepeat')) continue;
        repeated++;
        const costs = [checked.first, ...checked.later].map(
          cost => (i: number, j: number) => cost(i, j, Infinity),
        );
        expect(proof!.totals).toEqual(bestByForce(field.players.length, costs));
        expect(faultOf(optimum)).toBeUndefined();
      }
      expect(repeated).toBeGreaterThan(1);
    },
  );
});
