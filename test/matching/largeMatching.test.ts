import { describe, expect, test } from 'vitest';
import { matchLarge } from '../../src/matching/large/largeMatching';
import type { LargeCost, MatchedLarge } from '../../src/matching/large/largeResult';
import { verifyLarge } from '../../src/matching/proof/largeCertificate';
import { graphs, makeDice, type Dice } from './dice';

/** The least total of a perfect matching, by trying all; undefined if there is none. */
function cheapest(vertices: readonly number[], cost: LargeCost): bigint | undefined {
  const [first, ...others] = vertices;
  if (first === undefined) return 0n;
  let least: bigint | undefined;
  for (const other of others) {
    const own = cost(first, other);
    const rest = own === undefined ? undefined : cheapest(without(others, other), cost);
    if (own === undefined || rest === undefined) continue;
    if (least === undefined || own + rest < least) least = own + rest;
  }
  return least;
}

const without = (all: readonly number[], one: number): readonly number[] =>
  all.filter(other => other !== one);

/** Costs of up to so many bits, of which equal ones are frequent. */
function randomCost(size: number, bits: number, present: number, dice: Dice): LargeCost {
  const costs = Array.from({ length: size * size }, () => {
    if (dice(100) >= present) return undefined;
    const kinds = [0n, 1n, (1n << BigInt(bits)) - 1n, 1n << BigInt(dice(bits))];
    let value = 0n;
    for (let k = 0; k < bits; k += 16) value = (value << 16n) + BigInt(dice(65536));
    return dice(2) === 0 ? kinds[dice(4)]! : value >> BigInt(dice(bits));
  });
  return (i, j) => costs[i * size + j];
}

const vertices = (size: number): readonly number[] => Array.from({ length: size }, (_, i) => i);

describe('costs of any size', () => {
  test.each([20, 53, 70, 140, 400])('of %d bits are matched as by trying, and proved', bits => {
    const dice = makeDice(bits);
    let matched = 0;
    for (let k = 0; k < graphs(200); k++) {
      const size = 2 * (1 + dice(5));
      const cost = randomCost(size, bits, dice(3) === 0 ? 60 : 100, dice);
      const found = matchLarge(size, cost);
      const least = cheapest(vertices(size), cost);
      if (found.kind !== 'matched large') {
        expect([found.kind, least]).toEqual(['no perfect matching', undefined]);
        continue;
      }
      matched++;
      expect(verifyLarge(size, cost, found)).toBeUndefined();
      expect(found.total).toBe(least);
    }
    expect(matched).toBeGreaterThan(0);
  });

  test('of many vertices too, the lengths of ways between points', () => {
    const dice = makeDice(7);
    const points = vertices(150).map(() => [BigInt(dice(1e9)) ** 3n, BigInt(dice(1e9)) ** 3n] as const);
    const cost: LargeCost = (i, j) => {
      const [a, b] = [points[i]!, points[j]!];
      return (a[0] - b[0]) ** 2n + (a[1] - b[1]) ** 2n;
    };
    const found = matchLarge(150, cost) as MatchedLarge;
    expect(found.kind).toBe('matched large');
    expect(verifyLarge(150, cost, found)).toBeUndefined();
  });
});

describe('the checker refuses', () => {
  const cost: LargeCost = (i, j) => (i === 2 && j === 3 ? undefined : 10n ** 30n + BigInt(j - i));
  const found = matchLarge(4, cost) as MatchedLarge;
  const faults = (change: Partial<MatchedLarge> | Partial<MatchedLarge['duals']>): string | undefined =>
    'mate' in change || 'total' in change
      ? verifyLarge(4, cost, { ...found, ...change })
      : verifyLarge(4, cost, { ...found, duals: { ...found.duals, ...change } });

  test('nothing of a proof that holds', () => {
    expect(faults({})).toBeUndefined();
  });

  test.each([
    ['a partner too few', { mate: Int32Array.of(1, 0) }, 'There are 4 vertices and 2 partners.'],
    ['two of one partner', { mate: Int32Array.of(1, 0, 1, 0) }, 'Vertex 2 has no partner of its own.'],
    ['a pair that must not be', { mate: Int32Array.of(1, 0, 3, 2) }, 'The pair 2, 3 is absent.'],
    ['another total', { total: found.total + 1n }, `The pairs cost ${found.total}, not ${found.total + 1n}.`],
    ['a scale of 0', { scale: 0n }, 'The scale 0 is impossible.'],
    ['a dual too few', { y: [1n] }, 'There are 4 vertices and 1 duals.'],
    ['a dual too large', { y: found.duals.y.map(y => y + 1n) }, 'The pair 0, 1 has slack -2.'],
    [
      'a dual too small',
      { y: found.duals.y.map(y => y - 1n) },
      'The pair 1, 3 has slack 2 though it is matched.',
    ],
    [
      'an even blossom',
      { blossoms: [{ vertices: [0, 1], z: 1n }] },
      'The blossom of 0, 1 at 1 has 2 partners outside.',
    ],
    [
      'a blossom left three times',
      { blossoms: [{ vertices: [0, 1, 9], z: 1n }] },
      'The blossom of 0, 1, 9 at 1 has 3 partners outside.',
    ],
  ])('%s', (_, change, fault) => {
    expect(faults(change)).toBe(fault);
  });
});
