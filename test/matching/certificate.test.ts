import { describe, expect, it } from 'vitest';
import { matchInOrder, type InOrder } from '../../src/matching/inOrder';
import { verifyCertificate, verifyInOrder, type Runs } from '../../src/matching/proof/certificate';
import {
  ABSENT,
  minimumCostMatching,
  type Certificate,
  type Cost,
  type Matched,
} from '../../src/matching/matching';
import { makeDice } from './dice';
import { groupedGraph, parseGraph, randomGraph, type TestGraph } from './graph';

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

/** Runs of so many consecutive vertices, with the bounds that hold. */
const runsOf = ({ size, cost }: TestGraph, length: number): Runs => {
  const starts = Array.from({ length: Math.ceil(size / length) }, (_, run) => run * length);
  const atLeast = (one: number, other: number): number => {
    let least = 1e6;
    for (let i = one * length; i < Math.min(size, (one + 1) * length); i++) {
      for (let j = Math.max(i + 1, other * length); j < Math.min(size, (other + 1) * length); j++)
        if (cost(i, j) !== ABSENT) least = Math.min(least, cost(i, j));
    }
    return least;
  };
  return { starts, atLeast };
};

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
    for (const bad of [NaN, 0.5, 2 ** 52, -Infinity]) {
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
    for (const z of [NaN, 2 ** 52])
      expect(verify(blossoms({ vertices: [0, 1, 2], z }))).toMatch('impossible price');
    expect(verify(blossoms({ vertices: [0, 1, 2], z: 2 }, { vertices: [2, 4, 5], z: 2 }))).toMatch('overlap');
    expect(verify(blossoms())).toMatch('has slack -');
  });

  it('accepts a set without a price, which proves nothing and spoils nothing', () => {
    const unpriced = { vertices: [0], z: 0 };
    expect(
      verify(withDuals(solved(), ({ blossoms }) => ({ blossoms: [...blossoms, unpriced] }))),
    ).toBeUndefined();
  });

  it('takes nothing for proved where costs are too large', () => {
    expect(verifyCertificate(6, twoTriangles.cost, { kind: 'not exact' })).toBe('The costs are too large.');
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

  it('rejects a dual that is too high for pairs that cost nothing', () => {
    const result = minimumCostMatching(4, () => 0);
    if (result.kind !== 'matched') return expect.fail('It has a matching.');
    const [one, other] = [0, result.mate[0]!];
    const raised = withDuals(result, ({ y }) => ({
      y: y.map((value, k) => (k === one ? value + 2 : k === other ? value - 2 : value)),
    }));
    expect(verifyCertificate(4, () => 0, raised)).toMatch('has slack -2');
  });

  it('rejects a dual that is too high for the pairs with others, the bounds of runs at hand', () => {
    const dice = makeDice(13);
    for (let count = 0; count < 60; count++) {
      const size = 6 + 2 * dice(5);
      const graph = count % 2 === 0 ? randomGraph(size, dice, 100, 3) : groupedGraph(size, dice, 4, 5);
      const result = minimumCostMatching(size, graph.cost);
      if (result.kind !== 'matched') continue;
      const runs = runsOf(graph, 1 + dice(4));
      expect(verifyCertificate(size, graph.cost, result, runs)).toBeUndefined();
      // Duals that make up for each other leave the matched pair without slack.
      const vertex = dice(size);
      const partner = result.mate[vertex]!;
      const raised = withDuals(result, ({ y }) => ({
        y: y.map((value, k) => (k === vertex ? value + 4000 : k === partner ? value - 4000 : value)),
      }));
      expect(verifyCertificate(size, graph.cost, raised, runs)).toMatch('has slack -');
    }
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
    expect(verifyBarrier([])).toMatch('which proves nothing');
    expect(verifyBarrier([1])).toBeDefined();
    expect(verifyBarrier([0, 0, 1, 2])).toBeDefined();
  });
});

describe('verifyInOrder', () => {
  // All pairs cost the same at first; then each vertex is best matched with the one beside it.
  const first: Cost = () => 1;
  const apart: Cost = (i, j) => j - i;
  const solvedInOrder = (size: number, costs: readonly [Cost, Cost]): InOrder => {
    const result = matchInOrder({ size, cost: costs[0] }, [costs[1]]);
    if (result.kind !== 'matched') throw new Error('This graph has a perfect matching.');
    return result;
  };

  it('rejects a second dual that is too high for tight pairs, however near the bounds of runs are', () => {
    const result = solvedInOrder(4, [first, apart]);
    const [one, two] = result.levels;
    const duals = { ...two!.duals, y: two!.duals.y.map((value, k) => value + [8, -8, 0, 0][k]!) };
    const raised = { ...result, levels: [one!, { ...two!, duals }] };
    for (const runs of [undefined, { starts: [0, 1, 2, 3], atLeast: () => 1 }]) {
      expect(verifyInOrder({ size: 4, cost: first, runs }, [apart], result)).toBeUndefined();
      expect(verifyInOrder({ size: 4, cost: first, runs }, [apart], raised)).toMatch(
        'At level 2: The pair 0, 2',
      );
    }
  });

  it('rejects fines that are none, and proofs of more or fewer costs', () => {
    const result = solvedInOrder(4, [first, apart]);
    const [one, two] = result.levels;
    const verifyLevels = (levels: InOrder['levels']): string | undefined =>
      verifyInOrder({ size: 4, cost: first }, [apart], { ...result, levels });
    // There is nothing to be fined for: the first cost has no blossoms, and no cost before it.
    expect(
      verifyLevels([
        { ...one!, fine: 1 },
        { ...two!, fine: 1 },
      ]),
    ).toBeUndefined();
    for (const fine of [-1, 0.5, NaN, 2 ** 52])
      expect(verifyLevels([one!, { ...two!, fine }])).toBe(`The fine ${fine} is impossible.`);
    expect(verifyLevels([one!])).toBe('There are 1 levels.');
    expect(verifyLevels([one!, two!, two!])).toBe('There are 3 levels.');
  });
});
