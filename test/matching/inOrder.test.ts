import { describe, expect, it } from 'vitest';
import { verifyInOrder } from '../../src/matching/proof/certificate';
import { matchInOrder, type InOrder } from '../../src/matching/inOrder';
import { oneGroup } from '../../src/matching/problem/groups';
import { ABSENT, type Cost, type Groups } from '../../src/matching/matching';
import { graphs, makeDice, type Dice } from './dice';
import { parseGraph, randomGraph } from './graph';

/** The totals of the best matching by criteria in order, of all there are. */
const bestByForce = (size: number, costs: readonly Cost[]): readonly number[] | undefined => {
  const best = (left: readonly number[]): readonly number[] | undefined => {
    const [i, ...others] = left;
    if (i === undefined) return costs.map(() => 0);
    let least: readonly number[] | undefined;
    for (const j of others) {
      if (costs[0]!(i, j) === ABSENT) continue;
      const rest = best(others.filter(other => other !== j));
      const totals = rest?.map((total, k) => total + costs[k]!(i, j));
      if (totals && (least === undefined || isLess(totals, least))) least = totals;
    }
    return least;
  };
  return best(Array.from({ length: size }, (_, vertex) => vertex));
};

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const k = one.findIndex((total, index) => total !== other[index]);
  return k !== -1 && one[k]! < other[k]!;
};

/** Costs of few different values, so that many matchings are equally good at first; all pairs but those absent in the first. */
const levels = (size: number, dice: Dice, count: number, range: number): readonly Cost[] => [
  randomGraph(size, dice, 70 + dice(31), 1 + dice(range)).cost,
  ...Array.from({ length: count - 1 }, () => randomGraph(size, dice, 100, 1 + dice(range)).cost),
];

/** Groups of so many consecutive vertices, with the bounds that hold. */
const groupsOf = (size: number, cost: Cost, length: number): Groups => {
  const starts = Array.from({ length: Math.ceil(size / length) }, (_, group) => group * length);
  const { fill } = oneGroup(cost);
  const row = new Float64Array(size);
  const atLeast = (one: number, other: number): number => {
    let least = 1e6;
    for (let i = starts[one]!; i < Math.min(size, starts[one]! + length); i++) {
      const to = Math.min(size, starts[other]! + length);
      fill(i, starts[other]!, to, row);
      for (let j = starts[other]!; j < to; j++)
        if (j !== i && row[j] !== ABSENT) least = Math.min(least, row[j]!);
    }
    return least;
  };
  return { starts, atLeast, fill };
};

/** Solved with the tight pairs listed and not listed, and with costs by groups. */
const solve = (size: number, [first, ...later]: readonly Cost[]): InOrder | undefined => {
  const result = matchInOrder({ size, cost: first! }, later);
  const others = [
    matchInOrder({ size, cost: first! }, later, { listed: 0 }),
    matchInOrder({ size, cost: first! }, later, { listed: size }),
    matchInOrder(
      { size, cost: first!, groups: groupsOf(size, first!, 3) },
      later.map((cost, k) => ({ cost, groups: groupsOf(size, cost, 2 + (k % 3)) })),
      { listed: 0 },
    ),
  ];
  for (const other of others) {
    expect(other.kind).toBe(result.kind);
    if (other.kind !== 'matched' || result.kind !== 'matched') continue;
    expect(other.totals).toEqual(result.totals);
    expect(verifyInOrder({ size, cost: first! }, later, other)).toBeUndefined();
  }
  if (result.kind !== 'matched') return undefined;
  expect(verifyInOrder({ size, cost: first! }, later, result)).toBeUndefined();
  return result;
};

/** `EVENTS=100000` tries that many graphs of each kind. */
const EVENTS = Number(process.env['EVENTS'] ?? graphs(300));

describe('costs in strict order', () => {
  it.each([2, 3, 4, 5])('%d of them equal brute force', count => {
    const dice = makeDice(count);
    for (let event = 0; event < EVENTS; event++) {
      const size = 2 * (1 + dice(4));
      const costs = levels(size, dice, count, 5);
      expect(solve(size, costs)?.totals).toEqual(bestByForce(size, costs));
    }
  });

  it('equal one cost of many digits in graphs of up to 60 vertices', () => {
    const dice = makeDice(9);
    for (let event = 0; event < graphs(150); event++) {
      const size = 10 + 2 * dice(26);
      const [a, b, c] = levels(size, dice, 3, 9) as [Cost, Cost, Cost];
      const digits: Cost = (i, j) => (a(i, j) === ABSENT ? ABSENT : 1e6 * a(i, j) + 1e3 * b(i, j) + c(i, j));
      const result = solve(size, [a, b, c]);
      const whole = solve(size, [digits]);
      expect(result && 1e6 * result.totals[0]! + 1e3 * result.totals[1]! + result.totals[2]!).toBe(
        whole?.totals[0],
      );
    }
  });

  it('stay as they are where the only vertex that costs anything has its cheapest partner', () => {
    const dice = makeDice(10);
    let [kept, changed] = [0, 0];
    const events = Math.max(24, EVENTS / 4);
    for (let event = 0; event < events; event++) {
      const size = 4 + 2 * dice(8);
      const only = size - 1;
      const [first, prices, last] = levels(size, dice, 3, 4) as [Cost, Cost, Cost];
      const ofOne: Cost = (i, j) => (j === only ? prices(i, j) : 0);
      const result = matchInOrder({ size, cost: first }, [{ cost: ofOne, only }, last]);
      const searched = solve(size, [first, ofOne, last]);
      if (result.kind !== 'matched') continue;
      expect(result.totals).toEqual(searched?.totals);
      expect(verifyInOrder({ size, cost: first }, [ofOne, last], result)).toBeUndefined();
      if (result.levels[1]!.mate === result.levels[0]!.mate) kept++;
      else changed++;
    }
    expect(Math.min(kept, changed)).toBeGreaterThan(events / 25);
  });

  it('give the only vertex that costs anything its cheapest partner, whoever that is', () => {
    const first: Cost = () => 1;
    for (const prices of [
      [1, 2, 3],
      [3, 1, 2],
      [2, 3, 1],
      [1, 3, 2],
      [2, 1, 3],
      [3, 2, 1],
      [5, 5, 5],
      [0, 0, 0],
    ]) {
      const ofOne: Cost = (i, j) => (j === 3 ? prices[i]! : 0);
      const result = matchInOrder({ size: 4, cost: first }, [{ cost: ofOne, only: 3 }]);
      if (result.kind !== 'matched') return expect.fail('It has a matching.');
      expect(result.totals).toEqual([2, Math.min(...prices)]);
      expect(verifyInOrder({ size: 4, cost: first }, [ofOne], result)).toBeUndefined();
    }
  });

  it('see the cheapest partner who is nobody else’s first one', () => {
    // A ring of four: 3 is matched with 1 or with 2, and no other pair that is left begins with either.
    const ring: Cost = (i, j) => (i + j === 3 ? 5 : 1);
    for (const prices of [
      [9, 1, 2],
      [9, 2, 1],
    ]) {
      const ofOne: Cost = (i, j) => (j === 3 ? prices[i]! : 0);
      const result = matchInOrder({ size: 4, cost: ring }, [{ cost: ofOne, only: 3 }]);
      expect(result.kind === 'matched' && result.totals).toEqual([2, 1]);
    }
  });

  it('are asked for, without groups of their own, as any cost is', () => {
    const dice = makeDice(15);
    for (let event = 0; event < 12; event++) {
      const size = 6 + 2 * dice(4);
      const [first, ...later] = levels(size, dice, 3, 3) as [Cost, Cost, Cost];
      const kind = Int32Array.from({ length: size }, (_, vertex) => vertex % 2);
      const groups: Groups = { ...groupsOf(size, first, 2), kind };
      const result = matchInOrder({ size, cost: first, groups }, later, { listed: 0 });
      if (result.kind !== 'matched') continue;
      expect(verifyInOrder({ size, cost: first }, later, result)).toBeUndefined();
    }
  });

  it('have no matching where the first of them has none', () => {
    const star: Cost = i => (i === 0 ? 1 : ABSENT);
    const unmatchable = 'no perfect matching';
    expect(matchInOrder({ size: 4, cost: star }, [() => 1])).toEqual({ kind: unmatchable, barrier: [0] });
    expect(matchInOrder({ size: 3, cost: () => 1 }, [() => 1])).toEqual({ kind: unmatchable, barrier: [] });
  });

  // Two triangles of length 1 and a bridge of length 9 from each corner: one bridge is best, three are tight.
  const isInside = (i: number, j: number): boolean => Math.floor(i / 3) === Math.floor(j / 3);
  const triangles: Cost = (i, j) => (isInside(i, j) ? 1 : j === i + 3 ? 9 : ABSENT);

  it('need the fines: tight pairs alone make worse matchings', () => {
    const dearInside: Cost = (i, j) => (isInside(i, j) ? 100 : 0);
    expect(solve(6, [triangles, dearInside])?.totals).toEqual([11, 200]);
  });

  it('keep blossoms and fines for the next cost where a matching stays', () => {
    const ofOne: Cost = (_, j) => (j === 5 ? 7 : 0);
    const next: Cost = (i, j) => (isInside(i, j) ? 1 : i);
    const result = matchInOrder({ size: 6, cost: triangles }, [{ cost: ofOne, only: 5 }, next]);
    if (result.kind !== 'matched') return expect.fail('It has a matching.');
    expect(result.totals).toEqual([11, 7, 2]);
    expect(result.levels[1]!.duals.blossoms).toHaveLength(2);
    expect(verifyInOrder({ size: 6, cost: triangles }, [ofOne, next], result)).toBeUndefined();
  });

  it('keep to the pairs that are tight inside a blossom too', () => {
    // Two rings of five: neighbours cost 1, others in the ring 2, the one pair between the rings 9.
    const isNear = (i: number, j: number): boolean => j - i === 1 || j - i === 4;
    const isRing = (i: number, j: number): boolean => Math.floor(i / 5) === Math.floor(j / 5);
    const rings: Cost = (i, j) => (isRing(i, j) ? (isNear(i, j) ? 1 : 2) : j === i + 5 ? 9 : 100);
    const dearNear: Cost = (i, j) => (isRing(i, j) && isNear(i, j) ? 1 : 0);
    expect(solve(10, [rings, dearNear])?.totals).toEqual([13, 4]);
    expect(solve(10, [() => 0, rings, dearNear])?.totals).toEqual([0, 13, 4]);
  });

  it('need larger fines where the next cost is larger than the small one', () => {
    for (const dear of [2 ** 42, 2 ** 49]) {
      const dearInside: Cost = (i, j) => (isInside(i, j) ? dear : 0);
      expect(solve(6, [triangles, dearInside])?.totals).toEqual([11, 2 * dear]);
    }
  });

  it('need larger fines too where a third cost would rather leave blossoms, which costs as much as the small fines', () => {
    // Inside a triangle a pair costs as much as two more of the small fines on each blossom.
    const dearInside: Cost = (i, j) => (isInside(i, j) ? 2 ** 37 : 0);
    const across: Cost = (i, j) => (isInside(i, j) ? 1 : 0);
    expect(solve(6, [triangles, dearInside, across])?.totals).toEqual([11, 2 ** 38, 2]);
  });

  it('near 2^50 have no room for a fine, and are refused', () => {
    const across = (dear: number): Cost[] => [triangles, (i, j) => (isInside(i, j) ? 2 ** 49 : dear)];
    const smallFines = 2 * 2 ** 36;
    const dearest = 2 ** 50 - smallFines;
    expect(solve(6, across(dearest))?.totals).toEqual([11, 2 ** 50 + dearest]);
    expect(solve(6, across(dearest + 1))).toBeUndefined();
    expect(solve(6, across(2 ** 50))).toBeUndefined();
  });

  it('near 2^50 are refused where that would hide that a third cost leaves a blossom more often', () => {
    const first = parseGraph(
      '10: 0-1 0, 0-4 1, 1-3 0, 1-4 0, 1-5 0, 2-3 0, 2-7 0, 2-8 0, 3-7 0, 4-8 0, 5-7 1, 6-9 0',
    ).cost;
    const dear = parseGraph('10: 0-1 1, 1-3 1, 1-5 1, 3-7 1, 4-8 1, 5-7 1').cost;
    const second: Cost = (i, j) => (dear(i, j) === ABSENT ? 0 : 2 ** 50);
    const third: Cost = (i, j) => (i === 3 && j === 7 ? 1 : 0);
    expect(solve(10, [first, second])?.totals[0]).toBe(1);
    expect(solve(10, [first, second, third])).toBeUndefined();
  });

  it('near 2^50 are refused as well where one vertex alone costs anything', () => {
    const inTheMiddle: Cost = (i, j) => (i === 2 && j === 5 ? 0 : 1);
    const ofOne = (dear: number): InOrder | undefined => {
      const prices: Cost = (_, j) => (j === 5 ? dear : 0);
      const result = matchInOrder({ size: 6, cost: triangles }, [{ cost: prices, only: 5 }, inTheMiddle]);
      if (result.kind !== 'matched') return undefined;
      expect(verifyInOrder({ size: 6, cost: triangles }, [prices, inTheMiddle], result)).toBeUndefined();
      return result;
    };
    expect(ofOne(2 ** 49)?.totals).toEqual([11, 2 ** 49, 2]);
    expect(ofOne(2 ** 50)).toBeUndefined();
  });

  it('are refused where they leave the exact numbers', () => {
    const dice = makeDice(5);
    const large: Cost = () => 2 ** 50;
    for (const hints of [{}, { listed: 0 }])
      expect(matchInOrder({ size: 40, cost: () => 1 }, [large], hints)).toEqual({ kind: 'not exact' });
    const { cost } = randomGraph(40, dice, 100, 3);
    expect(matchInOrder({ size: 40, cost }, [large])).toEqual({ kind: 'not exact' });
  });

  it('are not proved by the matching of fewer costs', () => {
    const costs: readonly Cost[] = [() => 1, (i, j) => (j === i + 1 ? 0 : 1)];
    const result = solve(6, costs)!;
    const other = { ...result, mate: Int32Array.of(5, 2, 1, 4, 3, 0) };
    const checked = verifyInOrder({ size: 6, cost: costs[0]! }, [costs[1]!], other);
    expect(checked).toBe('The pairs cost 1, not 0.');
    const honest = { ...other, totals: [3, 1] };
    expect(verifyInOrder({ size: 6, cost: costs[0]! }, [costs[1]!], honest)).toMatch('At level 2');
  });
});
