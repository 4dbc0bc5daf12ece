import { describe, expect, it } from 'vitest';
import { verifyCertificate } from '../../src/matching/proof/certificate';
import { minimumCostMatching, type Certificate, type Matched } from '../../src/matching/matching';
import { makeDice } from './dice';
import { groupedGraph, parseGraph, randomGraph } from './graph';

const twoTriangles = parseGraph('6: 0-1 2, 0-2 2, 1-2 2, 3-4 2, 3-5 2, 4-5 2, 2-3 100, 1-4 101');

const solved = ({ size, cost } = twoTriangles): Matched => {
  const result = minimumCostMatching(size, cost);
  if (result.kind !== 'matched') throw new Error('This graph has a perfect matching.');
  return result;
};

const withDuals = (result: Matched, change: (duals: Certificate) => Partial<Certificate>): Matched => ({
  ...result,
  duals: { ...result.duals, ...change(result.duals) },
});

const verify = (result: Matched): string | undefined => verifyCertificate(6, twoTriangles.cost, result);

describe('verifyCertificate', () => {
  it('accepts what is true', () => {
    expect(verify(solved())).toBeUndefined();
  });

  it('rejects another matching with the same duals', () => {
    const mate = Int32Array.of(2, 4, 0, 5, 1, 3);
    expect(verify({ ...solved(), mate, total: 105 })).toBe('The pair 1, 4 has slack 2 though it is matched.');
  });

  it('rejects partners that are not mutual, absent pairs, and matchings that are too short', () => {
    expect(verify({ ...solved(), mate: Int32Array.of(1, 0, 3, 4, 5, 3) })).toMatch('Vertex 2');
    expect(verify({ ...solved(), mate: Int32Array.of(0, 1, 2, 3, 4, 5) })).toMatch('Vertex 0');
    expect(verify({ ...solved(), mate: Int32Array.of(5, 2, 1, 4, 3, 0) })).toBe('The pair 0, 5 is absent.');
    expect(verify({ ...solved(), mate: Int32Array.of(1, 0) })).toBe('There are 6 vertices and 2 partners.');
  });

  it('rejects a wrong total', () => {
    expect(verify({ ...solved(), total: 103 })).toBe('The pairs cost 104, not 103.');
  });

  it('rejects a total that is not exact', () => {
    const mate = Int32Array.from({ length: 16 }, (_, i) => i ^ 1);
    const duals = { y: new Float64Array(16).fill(2 ** 50), blossoms: [] };
    const claim = { kind: 'matched', mate, total: 2 ** 53, duals, considered: new Int32Array(0) } as const;
    expect(verifyCertificate(16, () => 2 ** 50, claim)).toBe('The total cost is not exact.');
  });

  it('rejects duals that are missing or not exact', () => {
    expect(verify(withDuals(solved(), ({ y }) => ({ y: y.slice(1) })))).toMatch('5 duals');
    for (const bad of [NaN, 0.5, 2 ** 53, -Infinity]) {
      expect(
        verify(withDuals(solved(), ({ y }) => ({ y: y.map((value, k) => (k === 3 ? bad : value)) }))),
      ).toMatch('not exact');
    }
  });

  it('rejects blossoms that are even, unknown, overlapping, leaking or unpriced', () => {
    const blossoms = (...list: Certificate['blossoms']): Matched =>
      withDuals(solved(), () => ({ blossoms: list }));
    expect(verify(blossoms({ vertices: [0, 1], z: 2 }))).toMatch('is even');
    expect(verify(blossoms({ vertices: [0, 1, 1], z: 2 }))).toMatch('holds a vertex twice');
    expect(verify(blossoms({ vertices: [0, 1, 6], z: 2 }))).toMatch('holds an unknown vertex');
    expect(verify(blossoms({ vertices: [0, 2, 4], z: 2 }))).toMatch('partners outside');
    expect(verify(blossoms({ vertices: [0, 1, 2], z: -2 }))).toMatch('impossible price');
    expect(verify(blossoms({ vertices: [0, 1, 2], z: NaN }))).toMatch('impossible price');
    expect(verify(blossoms({ vertices: [0, 1, 2], z: 2 }, { vertices: [2, 4, 5], z: 2 }))).toMatch('overlap');
    expect(verify(blossoms())).toMatch('has slack -');
  });

  it('rejects every certificate of which one number is changed', () => {
    const dice = makeDice(7);
    let withBlossoms = 0;
    for (let count = 0; count < 200; count++) {
      const size = 4 + 2 * dice(10);
      const graph = count % 2 === 0 ? randomGraph(size, dice, 100, 30) : groupedGraph(size, dice, 4, 5);
      const result = minimumCostMatching(size, graph.cost);
      if (result.kind !== 'matched') return expect.fail('It has a matching.');
      const vertex = dice(size);
      const change = dice(2) === 0 ? 1 : -1;
      const { y, blossoms } = result.duals;
      const otherDual = withDuals(result, () => ({
        y: y.map((value, k) => (k === vertex ? value + change : value)),
      }));
      expect(verifyCertificate(size, graph.cost, otherDual)).toMatch('slack');
      if (blossoms.length === 0) continue;
      withBlossoms++;
      const chosen = dice(blossoms.length);
      const otherPrice = blossoms.map((blossom, k) =>
        k === chosen ? { ...blossom, z: blossom.z + change } : blossom,
      );
      expect(
        verifyCertificate(
          size,
          graph.cost,
          withDuals(result, () => ({ blossoms: otherPrice })),
        ),
      ).toMatch('slack');
      const fewer = blossoms.filter((_, k) => k !== chosen);
      expect(
        verifyCertificate(
          size,
          graph.cost,
          withDuals(result, () => ({ blossoms: fewer })),
        ),
      ).toMatch('slack');
    }
    expect(withBlossoms).toBeGreaterThan(50);
  });

  it('rejects duals that are right for other costs', () => {
    const dearer = parseGraph('6: 0-1 2, 0-2 2, 1-2 2, 3-4 2, 3-5 2, 4-5 2, 2-3 100, 1-4 99');
    expect(verifyCertificate(6, dearer.cost, solved())).toBe('The pair 1, 4 has slack -2.');
  });

  it('rejects a barrier that leaves too few odd components', () => {
    const star = parseGraph('4: 0-1 1, 0-2 1, 0-3 1');
    const verifyBarrier = (barrier: readonly number[]): string | undefined =>
      verifyCertificate(4, star.cost, { kind: 'no perfect matching', barrier });
    expect(verifyBarrier([0])).toBeUndefined();
    expect(verifyBarrier([])).toBeDefined();
    expect(verifyBarrier([1])).toBeDefined();
    expect(verifyBarrier([0, 0, 1, 2])).toBeDefined();
  });
});
