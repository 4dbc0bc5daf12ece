import { expect, it } from 'vitest';
import type { Groups } from '../../src/matching/matching';
import { costsOf, problemCosts } from '../../src/matching/problem/cost';
import { findLow, lowPairs } from '../../src/matching/problem/lowPairs';
import { findViolated } from '../../src/matching/search/pricing';
import { admit } from '../../src/matching/search/repair';
import { makeState, type SearchState } from '../../src/matching/search/state';

const size = 100;
const costs = costsOf(size, (i, j) => j - i);

const stateWith = (y: Readonly<Record<number, number>>): SearchState => {
  const state = makeState(size);
  for (const [vertex, value] of Object.entries(y)) state.y[Number(vertex)] = value;
  return state;
};

it('lists the pairs of negative slack of a risen dual, the worst first', () => {
  const state = stateWith({ 50: 5 });
  state.risen.fill(0);
  state.risen[50] = 1;
  const violated = findViolated(state, costs);
  // Doubled costs 2 and 4 against a dual of 5.
  expect(violated.map(({ i, j, cost }) => [i, j, cost])).toEqual([
    [50, 49, 2],
    [50, 51, 2],
    [50, 48, 4],
    [50, 52, 4],
  ]);
});

it('lists a pair of two risen duals once', () => {
  expect(findViolated(stateWith({ 10: 2, 20: 19 }), costs).filter(({ i }) => i === 10)).toMatchObject([
    { j: 20 },
  ]);
  expect(findViolated(stateWith({ 10: 2, 20: 19 }), costs).filter(({ j }) => j === 10)).toEqual([]);
});

it('finds low pairs in the group that it looks at, and not beyond', () => {
  const apart = (i: number, j: number): number => Math.abs(j - i);
  const fill: Groups['fill'] = (i, from, to, row) => {
    for (let j = from; j < to; j++) row[j] = apart(i, j);
  };
  const grouped = problemCosts({
    size: 6,
    cost: apart,
    groups: { starts: [0, 2, 4], atLeast: () => 0, fill },
  });
  const low = lowPairs(grouped, new Float64Array(6).fill(50), 0);
  const found = (i: number, group: number): readonly number[] =>
    Array.from(low.who.subarray(0, findLow(low, i, group)));
  expect([found(0, 0), found(0, 1), found(2, 1), found(2, 2)]).toEqual([[1], [2, 3], [3], [4, 5]]);
});

it('asks no row again whose violated pairs are all listed', () => {
  const state = stateWith({ 50: 5 });
  findViolated(state, costs);
  expect(findViolated(state, costs)).toEqual([]);
});

it('asks a row again whose violated pairs were too many to list', () => {
  const state = stateWith({ 0: 1000 });
  expect(findViolated(state, costs)).toHaveLength(64);
  expect(findViolated(state, costs)).toHaveLength(64);
});

it('finds nothing any more once the graph has admitted what was violated', () => {
  const state = stateWith({ 0: 1000, 1: 700, 50: 5 });
  for (
    let violated = findViolated(state, costs);
    violated.length > 0;
    violated = findViolated(state, costs)
  ) {
    admit(state, violated);
  }
  state.risen.fill(1);
  expect(findViolated(state, costs)).toEqual([]);
});
