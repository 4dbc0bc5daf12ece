import { describe, expect, it } from 'vitest';
import { verifyCertificate } from '../../src/matching/proof/certificate';
import { costsOf } from '../../src/matching/problem/cost';
import {
  ABSENT,
  MAX_COST,
  minimumCostMatching,
  type Cost,
  type Groups,
  type Hints,
} from '../../src/matching/matching';
import { solve } from '../../src/matching/search/solve';
import { cheapestByForce } from './bruteForce';
import { cheapestByEdmonds } from './denseMatching';
import { graphs, makeDice } from './dice';
import { graphOf, groupedGraph, parseGraph, randomGraph, reordered, type TestGraph } from './graph';

/** The total found, certified; Infinity where it is certified that there is no perfect matching. */
const certifiedTotal = (graph: TestGraph, hints?: Hints): number => {
  const result = minimumCostMatching(graph.size, graph.cost, hints);
  expect(verifyCertificate(graph.size, graph.cost, result)).toBeUndefined();
  return result.kind === 'matched' ? result.total : Infinity;
};

/** `GRAPHS=20000` compares that many with the second solver. */
const GRAPHS = Number(process.env['GRAPHS'] ?? graphs(60));

describe('minimumCostMatching', () => {
  it('matches nobody with nobody', () => {
    expect(minimumCostMatching(0, () => 0)).toMatchObject({ kind: 'matched', total: 0 });
  });

  it('prefers two fair pairs to a good and a bad one', () => {
    const graph = parseGraph('4: 0-1 1, 0-2 3, 0-3 9, 1-2 9, 1-3 3, 2-3 9');
    const result = minimumCostMatching(4, graph.cost);
    expect(result).toMatchObject({ kind: 'matched', total: 6, mate: Int32Array.of(2, 3, 0, 1) });
  });

  it('matches those whose only candidate is the one that all want', () => {
    for (const size of [40, 60]) {
      const total = (size * (size - 1)) / 2;
      expect(certifiedTotal({ size, cost: (i, j) => i + j }, { candidates: 1 })).toBe(total);
    }
  });

  it('tells which pairs it has looked at, each once: all of few vertices', () => {
    const result = minimumCostMatching(6, (i, j) => i + j);
    const considered = result.kind === 'matched' ? Array.from(result.considered) : [];
    const pairs = considered.flatMap((i, k) =>
      k % 2 === 0 ? [[i, considered[k + 1]!].sort().join('-')] : [],
    );
    expect(new Set(pairs).size).toBe(15);
    expect(pairs).toHaveLength(15);
  });

  it('gives the same pairs for the same costs, however many are equally good', () => {
    const graph = randomGraph(60, makeDice(1), 100, 2);
    expect(minimumCostMatching(60, graph.cost)).toEqual(minimumCostMatching(60, graph.cost));
  });

  it('equals brute force on 15,000 small graphs with many ties and absent pairs', () => {
    const dice = makeDice(2);
    let unmatchable = 0;
    for (let count = 0; count < graphs(15_000); count++) {
      const size = 2 * (1 + dice(5));
      const graph = randomGraph(size, dice, 20 + dice(81), [2, 3, 6, 30, 1000][dice(5)]!);
      const expected = cheapestByForce(graph);
      if (certifiedTotal(graph) !== expected) expect.fail(`Graph ${count} should cost ${expected}.`);
      if (expected === Infinity) unmatchable++;
    }
    expect(unmatchable).toBeGreaterThan(graphs(500));
    expect(unmatchable).toBeLessThan(graphs(14_500));
  });

  it('equals brute force however few pairs it considers at first', () => {
    const dice = makeDice(3);
    for (let count = 0; count < graphs(3000); count++) {
      const graph = randomGraph(2 * (2 + dice(4)), dice, 30 + dice(71), [2, 5, 50][dice(3)]!);
      const expected = cheapestByForce(graph);
      for (const candidates of [1, 2, 3]) {
        if (certifiedTotal(graph, { candidates }) !== expected) expect.fail(`Graph ${count}: ${expected}.`);
      }
    }
  });

  it('equals a second solver on graphs of up to 100 vertices', () => {
    const dice = makeDice(4);
    for (let count = 0; count < GRAPHS; count++) {
      const size = 12 + 2 * dice(count % 10 === 0 ? 45 : 15);
      const graph =
        count % 2 === 0
          ? randomGraph(size, dice, [100, 50, 10][count % 3]!, [3, 40, 1_000_000][dice(3)]!)
          : groupedGraph(size, dice, 1 + dice(8), [2, 100][dice(2)]!);
      const expected = cheapestByEdmonds(graph);
      for (const candidates of [1, 4, 12, size]) {
        expect(certifiedTotal(graph, { candidates })).toBe(expected);
      }
    }
  });

  it('finds the same without a table of all costs', () => {
    const dice = makeDice(8);
    for (let count = 0; count < 200; count++) {
      const { size, cost } = groupedGraph(20 + 2 * dice(30), dice, 1 + dice(8), 10);
      const [tabled, asked] = [Infinity, 0].map(largest => {
        const { state } = solve(costsOf(size, cost, largest), 4);
        return [...state.y, ...state.mate];
      });
      expect(asked).toEqual(tabled);
    }
  });

  it('proves fields of hundreds, wherever the cheapest pairs mislead', () => {
    const size = 300;
    const dice = makeDice(9);
    const fields: readonly (readonly [string, number, TestGraph['cost']])[] = [
      ['all want the first', (size * (size - 1)) / 2, (i, j) => i + j],
      ['all want the farthest', (size / 2) * (size * size - size / 2), (i, j) => size * size - (j - i)],
      ['the first with the last, the second with the last but one', 0, (i, j) => (i + j - size + 1) ** 2],
      ['hundred groups of three', 50_000_000, (i, j) => 1_000_000 * (Math.floor(j / 3) - Math.floor(i / 3))],
    ];
    for (const [name, total, cost] of fields) {
      for (const candidates of [1, 12])
        expect(certifiedTotal({ size, cost }, { candidates }), name).toBe(total);
    }
    for (const groups of [1, 10, 40]) {
      const graph = groupedGraph(size, dice, groups, 1000);
      const totals = [1, 12, size].map(candidates => certifiedTotal(graph, { candidates }));
      expect(new Set(totals).size).toBe(1);
    }
  });

  it('stays exact with costs near 2^50', () => {
    const dice = makeDice(6);
    for (let count = 0; count < 40; count++) {
      const size = 6 + 2 * dice(4);
      const graph = randomGraph(size, dice, 80, 3);
      const dear: Cost = (i, j) => (graph.cost(i, j) === ABSENT ? ABSENT : MAX_COST - graph.cost(i, j));
      expect(certifiedTotal({ size, cost: dear })).toBe(cheapestByForce({ size, cost: dear }));
    }
  });

  it('refuses few problems whose costs lie near 2^50 or far below', () => {
    const dice = makeDice(16);
    let refused = 0;
    for (let count = 0; count < 400; count++) {
      const size = 2 * (1 + dice(7));
      const graph = randomGraph(size, dice, 40 + dice(61), 1 + dice(6));
      const step = 2 ** (40 + dice(10));
      const far: readonly Cost[] = [
        (i, j) => graph.cost(i, j) * step,
        (i, j) => MAX_COST - graph.cost(i, j) * step,
        (i, j) => (graph.cost(i, j) % 2 === 0 ? MAX_COST - graph.cost(i, j) : graph.cost(i, j)),
      ];
      const chosen = far[dice(3)]!;
      const cost: Cost = (i, j) =>
        graph.cost(i, j) === ABSENT ? ABSENT : Math.min(MAX_COST, Math.max(0, chosen(i, j)));
      for (const candidates of [1, size]) {
        const result = minimumCostMatching(size, cost, { candidates });
        if (result.kind === 'not exact') refused++;
        else expect(verifyCertificate(size, cost, result)).toBeUndefined();
      }
    }
    expect(refused).toBeLessThanOrEqual(21);
  });

  it('stays exact with costs near 10^14', () => {
    const dice = makeDice(5);
    for (let count = 0; count < 30; count++) {
      const size = 4 + 2 * dice(18);
      const costs = new Map<number, number>();
      for (let i = 0; i < size; i++) {
        for (let j = i + 1; j < size; j++) {
          const step = 25_000_000_000_000 * dice(4);
          if (dice(4) > 0) costs.set(i * size + j, 1e14 - step - dice(1_000_000));
        }
      }
      const graph = graphOf(size, costs);
      const expected = cheapestByEdmonds(graph);
      expect(certifiedTotal(graph)).toBe(expected);
    }
  });

  it.each([0.5, NaN, -2, MAX_COST + 1, Infinity])('refuses a cost of %d as an error of the caller', bad => {
    const whole = 'is not a whole number from 0 to 2^50';
    expect(() => minimumCostMatching(2, () => bad)).toThrow(RangeError);
    expect(() => minimumCostMatching(2, () => bad)).toThrow(whole);
    const fill: Groups['fill'] = (_, from, to, row) => void row.fill(bad, from, to);
    const groups: Groups = { starts: [0], atLeast: () => 0, fill };
    expect(() => minimumCostMatching(2, () => bad, { groups })).toThrow(whole);
  });

  it('refuses a total beyond 2^53 as an error of the caller', () => {
    const largest = minimumCostMatching(14, () => MAX_COST);
    expect(largest).toMatchObject({ kind: 'matched', total: 7 * MAX_COST });
    expect(verifyCertificate(14, () => MAX_COST, largest)).toBeUndefined();
    expect(minimumCostMatching(16, () => MAX_COST)).toEqual({ kind: 'not exact' });
    // Every second pair dear: the duals climb along the path, beyond what is exact.
    const path: Cost = (i, j) => (j === i + 1 ? (i % 2 === 0 ? MAX_COST : 0) : ABSENT);
    expect(minimumCostMatching(2, path)).toMatchObject({ kind: 'matched', total: MAX_COST });
    const long = minimumCostMatching(14, path);
    expect(long).toEqual({ kind: 'not exact' });
  });
});

describe('no perfect matching', () => {
  const unmatchable: readonly (readonly [string, string])[] = [
    ['a lone vertex', '1:'],
    ['three vertices', '3: 0-1 1, 0-2 1, 1-2 1'],
    ['two strangers', '2:'],
    ['a star', '6: 0-1 1, 0-2 1, 0-3 1, 0-4 1, 0-5 1'],
    ['two triangles apart', '6: 0-1 1, 0-2 1, 1-2 1, 3-4 1, 3-5 1, 4-5 1'],
    [
      'three triangles around one vertex',
      '10: 0-1 1, 0-2 1, 1-2 1, 3-4 2, 3-5 2, 4-5 2, 6-7 3, 6-8 3, 7-8 3, 0-9 1, 3-9 2, 6-9 3',
    ],
    ['a vertex that only the partner of another one knows', '4: 0-1 1, 1-2 1, 1-3 1'],
  ];

  it('of an odd number of vertices needs no barrier', () => {
    expect(minimumCostMatching(3, () => 1)).toEqual({ kind: 'no perfect matching', barrier: [] });
  });

  it.each(unmatchable)('of %s is proved', (_, text) => {
    expect(certifiedTotal(parseGraph(text))).toBe(Infinity);
  });

  it('is proved when all candidates of the first look lie in odd groups', () => {
    const cost = (i: number, j: number): number =>
      Math.floor(i / 31) === Math.floor(j / 31) ? j - i : ABSENT;
    expect(certifiedTotal({ size: 62, cost })).toBe(Infinity);
  });

  it('is not claimed when one dear pair joins two odd groups', () => {
    const bridge = 1_000_000;
    const cost = (i: number, j: number): number => {
      if (i === 13 && j === 55) return bridge;
      return Math.floor(i / 31) === Math.floor(j / 31) ? j - i : ABSENT;
    };
    // Without 13, 0 … 30 make 14 pairs of neighbours and 12-14; without 55 the others make 15 pairs of neighbours.
    expect(certifiedTotal({ size: 62, cost })).toBe(bridge + 14 + 2 + 15);
  });
});

describe('blossoms', () => {
  /** Found by chance among millions, smallest first, by what the search does with them; totals by brute force. */
  const cases: readonly (readonly [string, number, string])[] = [
    ['a triangle that is outer', 13, '6: 0-2 1, 0-3 2, 1-5 8, 2-3 2, 2-4 3'],
    [
      'an inner triangle, entered at its base, expands',
      18,
      '6: 0-1 6, 0-3 4, 0-4 8, 1-3 1, 1-5 4, 2-3 6, 3-4 3, 3-5 1',
    ],
    [
      'an inner triangle expands, kept the one way round',
      14,
      '6: 0-1 1, 0-2 6, 1-2 2, 1-3 1, 1-4 2, 1-5 2, 2-4 6, 3-5 7, 4-5 8',
    ],
    [
      'an inner triangle expands, kept the other way round',
      44,
      '8: 0-1 20, 0-3 13, 0-6 16, 1-3 10, 1-5 18, 2-4 2, 2-5 1, 3-5 13, 3-6 6, 3-7 8, 4-5 10, 5-7 20',
    ],
    ['a blossom without a price becomes inner', 18, '6: 0-1 4, 0-2 2, 0-3 4, 1-2 4, 2-4 3, 2-5 8, 3-4 6'],
    [
      'an inner ring of five, entered at its base',
      53,
      '8: 0-3 13, 0-7 13, 1-5 10, 1-7 6, 2-4 20, 2-7 3, 3-4 20, 3-5 1, 4-7 13, 5-7 8, 6-7 10',
    ],
    [
      'an inner ring of five, forwards',
      32,
      '8: 0-1 17, 0-2 13, 0-4 10, 0-6 10, 1-2 5, 1-4 4, 1-6 2, 1-7 12, 2-3 13, 2-4 1, 3-4 4, 4-6 5, 4-7 2, 5-6 3, 6-7 15',
    ],
    [
      'an inner ring of five, backwards',
      28,
      '10: 0-2 1, 0-4 3, 0-5 1, 1-3 3, 1-5 2, 1-7 7, 2-3 2, 2-6 8, 2-9 8, 3-6 7, 4-5 7, 4-7 1, 6-7 5, 7-8 8, 7-9 2',
    ],
    [
      'an inner ring of seven',
      21,
      '10: 0-3 4, 0-5 5, 0-9 2, 1-5 1, 1-7 4, 1-8 8, 1-9 2, 2-3 2, 2-4 6, 2-5 3, 2-6 2, 2-7 1, 2-8 2, 2-9 7, 4-5 2, 5-6 3, 5-7 1, 7-9 5',
    ],
    [
      'an inner ring of nine',
      76,
      '12: 0-2 10, 0-10 4, 0-11 3, 1-3 17, 1-11 2, 2-4 4, 2-8 18, 2-9 20, 3-6 9, 4-6 4, 5-6 17, 5-11 12, 6-7 4, 7-8 19, 8-11 11, 9-10 19',
    ],
    [
      'an inner blossom leaves a blossom at its base inner',
      55,
      '8: 0-1 19, 0-2 13, 0-3 2, 0-5 3, 1-3 6, 2-3 6, 2-4 20, 2-5 2, 3-5 13, 3-7 10, 4-5 8, 5-6 6',
    ],
    [
      'an inner blossom leaves a blossom at its entry inner, forwards',
      36,
      '10: 0-4 9, 0-7 4, 0-8 3, 0-9 14, 1-3 17, 1-4 15, 1-6 20, 2-3 1, 2-4 4, 2-5 4, 2-7 14, 2-8 8, 2-9 1, 3-4 12, 3-5 7, 3-7 15, 3-8 14, 4-5 5, 4-6 4, 5-9 15, 6-9 18, 7-8 20, 8-9 7',
    ],
    [
      'an inner blossom leaves a blossom at its entry inner, backwards',
      36,
      '10: 0-2 12, 0-5 7, 0-6 10, 0-7 9, 0-8 15, 1-3 1, 1-4 7, 1-6 1, 1-7 2, 1-8 7, 1-9 3, 2-4 14, 2-5 8, 2-6 12, 2-8 6, 2-9 15, 3-4 14, 3-8 2, 4-6 20, 4-8 7, 6-7 10, 6-9 11, 7-8 5',
    ],
    [
      'an inner blossom leaves a blossom beside the way',
      64,
      '10: 0-2 6, 0-5 8, 0-9 18, 1-2 12, 1-3 19, 1-4 18, 1-6 8, 2-4 4, 2-7 7, 3-4 19, 3-5 7, 3-6 7, 3-9 13, 4-5 19, 5-9 2, 6-7 13, 6-8 18, 7-9 18',
    ],
    [
      'an inner blossom without a price leaves one with a price, which expands too',
      68,
      '8: 0-2 6, 0-3 19, 0-4 3, 0-6 10, 0-7 8, 1-2 2, 1-4 5, 1-7 18, 2-3 18, 2-4 2, 2-5 20, 3-4 20',
    ],
    [
      'an inner blossom leaves a vertex outer, from which the way goes on',
      19,
      '14: 0-2 0, 0-8 0, 0-9 0, 1-4 1, 1-7 0, 1-11 0, 2-7 4, 2-8 1, 3-5 0, 4-6 15, 4-12 16, 6-13 3, 8-13 0, 9-10 0, 10-12 0',
    ],
    [
      'four blossoms, one in the other, at the end',
      76,
      '10: 0-1 13, 0-7 19, 1-2 12, 1-4 19, 1-6 2, 1-9 1, 2-4 11, 3-4 2, 3-5 12, 3-6 17, 3-7 8, 4-6 11, 4-8 16, 5-7 6, 5-9 19, 6-9 17, 7-9 9',
    ],
  ];

  it.each(cases)('%s', (_, total, text) => {
    const dice = makeDice(6);
    const graph = parseGraph(text);
    expect(cheapestByForce(graph)).toBe(total);
    expect(certifiedTotal(graph)).toBe(total);
    for (let order = 0; order < graphs(100); order++)
      expect(certifiedTotal(reordered(graph, dice))).toBe(total);
  });

  it('of two distant triangles are priced', () => {
    const graph = parseGraph('6: 0-1 2, 0-2 2, 1-2 2, 3-4 2, 3-5 2, 4-5 2, 2-3 100');
    const result = minimumCostMatching(6, graph.cost);
    expect(
      result.kind === 'matched' && result.duals.blossoms.map(({ vertices }) => [...vertices].sort()),
    ).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
  });

  it('nest as deep as the costs do', () => {
    // Two nests of 21: a triangle, and around it pair after pair, each ten times as far. One dear pair between them.
    const nest = 21;
    const shell = (k: number): number => (k < 3 ? 0 : (k - 1) >> 1);
    const cost = (i: number, j: number): number =>
      Math.floor(i / nest) === Math.floor(j / nest) ? 10 ** shell(j % nest) : 10 ** 12;
    const result = minimumCostMatching(2 * nest, cost);
    expect(verifyCertificate(2 * nest, cost, result)).toBeUndefined();
    const depth = (vertex: number): number =>
      result.kind === 'matched'
        ? result.duals.blossoms.filter(({ vertices }) => vertices.includes(vertex)).length
        : 0;
    // Ten odd sets lie around vertex 0; the optimum is not unique and one of them may have no price.
    expect(depth(0)).toBeGreaterThanOrEqual(9);
  });
});
