import { describe, expect, it } from 'vitest';
import { problemCosts } from '../../src/matching/problem/cost';
import { verifyCertificate } from '../../src/matching/proof/certificate';
import {
  ABSENT,
  changedProblem,
  minimumCostMatching,
  subproblem,
  warmStartOf,
  type Groups,
  type Matched,
  type MatchingProblem,
} from '../../src/matching/matching';
import { graphs, makeDice, type Dice } from './dice';
import { groupedGraph, randomGraph } from './graph';

const ascending = (size: number): number[] => Array.from({ length: size }, (_, vertex) => vertex);

/** A graph in groups of consecutive vertices, with the bounds that hold in it. */
const grouped = (size: number, dice: Dice): MatchingProblem & { readonly groups: Groups } => {
  const { cost } = groupedGraph(size, dice, 1 + dice(6), [3, 40][dice(2)]!);
  const starts = [0, ...ascending(size).filter(vertex => vertex > 0 && dice(5) === 0)];
  const end = (group: number): number => starts[group + 1] ?? size;
  const at = (i: number, j: number): number => (i === j ? ABSENT : cost(Math.min(i, j), Math.max(i, j)));
  const atLeast = (one: number, other: number): number => {
    if (one > other) throw new Error(`Asked for the bound of ${one}, ${other}.`);
    let least = 1e6;
    for (let i = starts[one]!; i < end(one); i++) {
      for (let j = starts[other]!; j < end(other); j++)
        if (at(i, j) !== ABSENT) least = Math.min(least, at(i, j));
    }
    return least;
  };
  const fill: Groups['fill'] = (i, from, to, row) => {
    for (let j = from; j < to; j++) row[j] = at(i, j);
  };
  return {
    size,
    cost,
    groups: { starts, atLeast, fill, kind: Int32Array.from(ascending(size), vertex => vertex % 3) },
  };
};

const certifiedTotal = (
  { size, cost, groups }: MatchingProblem,
  from?: ReturnType<typeof warmStartOf>,
): number => {
  const result = minimumCostMatching(size, cost, { groups, from });
  expect(verifyCertificate(size, cost, result, groups)).toBeUndefined();
  expect(verifyCertificate(size, cost, result)).toBeUndefined();
  return result.kind === 'matched' ? result.total : Infinity;
};

const solved = ({ size, cost, groups }: MatchingProblem): Matched | undefined => {
  const result = minimumCostMatching(size, cost, { groups });
  return result.kind === 'matched' ? result : undefined;
};

describe('groups', () => {
  it('change nothing but the time taken', () => {
    const dice = makeDice(21);
    for (let count = 0; count < graphs(400); count++) {
      const problem = grouped(2 * (1 + dice(40)), dice);
      const { size, cost } = problem;
      expect(certifiedTotal(problem)).toBe(certifiedTotal({ size, cost }));
    }
  });

  it('are asked for the bound of the first with the second, however many they are', () => {
    for (const count of [512, 513]) {
      const groups: Groups = {
        starts: ascending(count),
        atLeast: (one, other) => {
          if (one > other) throw new Error(`Asked for the bound of ${one}, ${other}.`);
          return other - one;
        },
        fill: (i, from, to, row) => {
          for (let j = from; j < to; j++) row[j] = Math.abs(j - i);
        },
      };
      const { atLeast } = problemCosts({ size: count, cost: (i, j) => j - i, groups });
      expect([atLeast(3, 500), atLeast(500, 3), atLeast(7, 7)]).toEqual([994, 994, 0]);
    }
  });

  it('do not let a wrong bound pass unseen where the pair is matched', () => {
    const cost = (): number => 1;
    const fill: Groups['fill'] = (_, from, to, row) => void row.fill(1, from, to);
    const groups: Groups = { starts: [0, 1], atLeast: () => 9, fill };
    const y = Float64Array.of(3, 0);
    const result: Matched = {
      kind: 'matched',
      mate: Int32Array.of(1, 0),
      total: 1,
      duals: { y, blossoms: [] },
      considered: new Int32Array(0),
    };
    expect(verifyCertificate(2, cost, result, groups)).toMatch('slack -1');
  });
});

describe('matching again from an earlier solution costs what it costs from nothing', () => {
  const problems = function* (seed: number): Generator<readonly [MatchingProblem, Matched, Dice]> {
    const dice = makeDice(seed);
    for (let count = 0; count < graphs(300); count++) {
      const size = 4 + 2 * dice(30);
      const problem =
        count % 2 === 0
          ? grouped(size, dice)
          : randomGraph(size, dice, 40 + dice(61), [3, 30, 1e6][dice(3)]!);
      const previous = solved(problem);
      if (previous !== undefined) yield [problem, previous, dice];
    }
  };

  it('when pairs are forced', () => {
    let impossible = 0;
    for (const [problem, previous, dice] of problems(31)) {
      const [a, b, c, d] = [0, 1, 2, 3].map(
        k => (k * Math.floor(problem.size / 4) + dice(problem.size >> 2)) as number,
      );
      const other = changedProblem(problem, {
        forced:
          dice(2) === 0
            ? [[a!, b!]]
            : [
                [c!, a!],
                [b!, d!],
              ],
      });
      const total = certifiedTotal(other, warmStartOf(previous, undefined, 'same'));
      expect(total).toBe(certifiedTotal(other));
      if (total === Infinity) impossible++;
      else expect(total).toBeGreaterThanOrEqual(previous.total);
    }
    expect(impossible).toBeGreaterThan(0);
  });

  it('when pairs of the matching are forbidden', () => {
    for (const [problem, previous, dice] of problems(32)) {
      const forbidden = ascending(problem.size)
        .filter(vertex => previous.mate[vertex]! > vertex && dice(4) === 0)
        .map(vertex => [previous.mate[vertex]!, vertex] as const);
      const other = changedProblem(problem, { forbidden });
      expect(certifiedTotal(other, warmStartOf(previous, undefined, 'same'))).toBe(certifiedTotal(other));
    }
  });

  it('when vertices withdraw', () => {
    for (const [problem, previous, dice] of problems(33)) {
      const left = ascending(problem.size).filter(() => dice(8) > 0);
      if (left.length % 2 === 1) left.pop();
      const other = subproblem(problem, left);
      expect(certifiedTotal(other, warmStartOf(previous, left, 'same'))).toBe(certifiedTotal(other));
    }
  });

  it('when vertices come', () => {
    let tried = 0;
    for (const [whole, , dice] of problems(34)) {
      const before = ascending(whole.size).filter(() => dice(8) > 0);
      if (before.length % 2 === 1) before.pop();
      const previous = solved(subproblem(whole, before));
      if (previous === undefined) continue;
      tried++;
      const oldOf = ascending(whole.size).map(vertex => before.indexOf(vertex));
      expect(certifiedTotal(whole, warmStartOf(previous, oldOf, 'same'))).toBe(certifiedTotal(whole));
    }
    expect(tried).toBeGreaterThan(graphs(200));
  });

  it('when all costs are others', () => {
    for (const [{ size }, previous, dice] of problems(35)) {
      const other = randomGraph(size, dice, 90, 50);
      expect(certifiedTotal(other, warmStartOf(previous))).toBe(certifiedTotal(other));
    }
  });
});

it('a start leaves the solution that it comes from as it was', () => {
  // Two triangles far apart, each a blossom with a price.
  const cost = (i: number, j: number): number => (Math.floor(i / 3) === Math.floor(j / 3) ? 2 : 100);
  const previous = solved({ size: 6, cost })!;
  expect(previous.duals.blossoms.length).toBeGreaterThan(0);
  const before = structuredClone(previous);
  warmStartOf(previous);
  warmStartOf(previous, [5, 4, -1, 1], 'same');
  expect(previous).toEqual(before);
});

it('a start without blossoms takes half of their price from the duals inside', () => {
  // Two nests: a triangle, two more around it at ten times the distance, and a dear pair between the nests.
  const cost = (i: number, j: number): number =>
    Math.floor(i / 5) === Math.floor(j / 5) ? (j % 5 < 3 ? 2 : 20) : 1000;
  const previous = solved({ size: 10, cost })!;
  const { y, blossoms } = previous.duals;
  const depth = ascending(10).map(v => blossoms.filter(({ vertices }) => vertices.includes(v)).length);
  expect(Math.max(...depth)).toBe(2);
  const half = ascending(10).map(v =>
    blossoms.reduce((sum, { vertices, z }) => (vertices.includes(v) ? sum + z / 2 : sum), 0),
  );
  expect(Array.from(warmStartOf(previous).y)).toEqual(ascending(10).map(v => y[v]! - half[v]!));
});

it('a start may know nothing at all', () => {
  const problem = randomGraph(30, makeDice(37), 60, 20);
  const mate = new Int32Array(30).fill(-1);
  const start = { mate, y: new Float64Array(30).fill(NaN), considered: new Int32Array(0), isPriced: false };
  expect(certifiedTotal(problem, start)).toBe(certifiedTotal(problem));
});

it('a start knows nothing of vertices that are new, nor of partners that are gone', () => {
  const previous = solved({ size: 4, cost: (i, j) => 10 * (j - i) })!;
  expect(Array.from(previous.mate)).toEqual([1, 0, 3, 2]);
  const { mate, y, considered } = warmStartOf(previous, [-1, 1, 2, 3, -1]);
  expect(Array.from(mate)).toEqual([-1, -1, 3, 2, -1]);
  expect(Array.from(y, Number.isNaN)).toEqual([true, false, false, false, true]);
  expect(considered.every(vertex => vertex >= 1 && vertex <= 3)).toBe(true);
});

it('whoever is left keeps costs, group and kind', () => {
  const dice = makeDice(36);
  for (let event = 0; event < 20; event++) {
    const whole = grouped(6 + dice(14), dice);
    const left = ascending(whole.size).filter(() => dice(3) > 0);
    const oldGroup = left.map(vertex => whole.groups.starts.filter(start => start <= vertex).length - 1);
    const { size, groups } = subproblem(whole, left);
    const { starts, atLeast, fill, kind } = groups!;
    expect(starts).toEqual(ascending(size).filter(i => i === 0 || oldGroup[i] !== oldGroup[i - 1]));
    expect(Array.from(kind!)).toEqual(left.map(vertex => vertex % 3));
    const row = new Float64Array(size);
    for (const [g, start] of starts.entries()) {
      for (const other of ascending(g + 1))
        expect(atLeast(other, g)).toBe(whole.groups.atLeast(oldGroup[starts[other]!]!, oldGroup[start]!));
      const others = ascending(size).slice(start, starts[g + 1] ?? size);
      for (const i of ascending(size)) {
        fill(i, start, start + others.length, row);
        const costs = others.map(j =>
          i === j ? ABSENT : whole.cost(left[Math.min(i, j)]!, left[Math.max(i, j)]!),
        );
        expect(others.map(j => row[j])).toEqual(costs);
      }
    }
  }
});

it('a changed problem has no forbidden pair, and whoever is paired has nobody else', () => {
  const { cost } = changedProblem(
    { size: 6, cost: () => 1 },
    {
      forced: [[1, 0]],
      forbidden: [
        [2, 3],
        [4, 2],
      ],
    },
  );
  const from = (i: number): readonly number[] => ascending(6).filter(j => i !== j && cost(i, j) !== ABSENT);
  expect(ascending(6).map(from)).toEqual([[1], [0], [5], [4, 5], [3, 5], [2, 3, 4]]);
});
