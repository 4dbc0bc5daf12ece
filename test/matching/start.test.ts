import { expect, test } from 'vitest';
import { matchAlong } from '../../src/matching/search/blossom';
import { appendEdge, findEdge } from '../../src/matching/problem/graph';
import { makeQueue, pop, push } from '../../src/matching/search/queue';
import { searchFrom } from '../../src/matching/search/search';
import { startDuals } from '../../src/matching/search/start';
import { makeState, storedSlack, type SearchState } from '../../src/matching/search/state';
import { resume } from '../../src/matching/search/warmStart';

/** A state whose graph has all pairs, at these costs. */
function complete(size: number, cost: (i: number, j: number) => number): SearchState {
  const state = makeState(size);
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) appendEdge(state.graph, i, j, 2 * cost(i, j));
  return state;
}

const slacksOf = (state: SearchState): number[] =>
  Array.from({ length: 2 * state.graph.edges }, (_, h) => storedSlack(state, h));

const matesOf = ({ mate, graph }: SearchState): number[] =>
  Array.from(mate, h => (h === -1 ? -1 : graph.end[h]!));

test('a vertex that all want leaves the others their partners', () => {
  const [size, wanted] = [100, 99];
  // 0 and 1, 2 and 3 … belong together; the last vertex costs nobody anything.
  const state = complete(size, (i, j) => (j === wanted ? 0 : i % 2 === 0 && j === i + 1 ? 2 : 6));
  startDuals(state);
  expect(Math.min(...slacksOf(state))).toBe(0);
  expect(matesOf(state)).toEqual(Array.from({ length: size }, (_, i) => i ^ 1));
});

test('of an earlier matching the tight pairs stay', () => {
  const state = complete(10, (i, j) => (i === 0 && j === 5 ? 1 : 0));
  const earlier = Int32Array.from({ length: 10 }, (_, i) => (i + 5) % 10);
  startDuals(state, earlier);
  expect(Math.min(...slacksOf(state))).toBe(0);
  expect([1, 2, 3, 4].map(i => matesOf(state)[i])).toEqual([6, 7, 8, 9]);
});

test('earlier duals come down to what their pairs cost now, and those that are new come up', () => {
  const state = complete(4, (i, j) => j - i);
  const start = { mate: Int32Array.of(1, 0, 3, 2), considered: new Int32Array(0), isPriced: false };
  resume(state, { ...start, y: Float64Array.of(9, 1, NaN, 0) });
  expect([...state.y]).toEqual([1, 1, 1, 0]);
  expect(Math.min(...slacksOf(state))).toBe(0);
  expect(matesOf(state)).toEqual([1, 0, -1, -1]);
});

test('a match comes before a blossom that would be tied at the same moment', () => {
  const state = makeState(4);
  for (const [i, j] of [
    [1, 3],
    [2, 3],
    [1, 2],
    [0, 1],
    [0, 2],
  ] as const)
    appendEdge(state.graph, i, j, 0);
  matchAlong(state, findEdge(state.graph, 1, 2));
  const spare = state.spare.length;
  expect(searchFrom(state, 0, Infinity)).toBe('matched');
  expect(state.spare.length).toBe(spare);
});

test('pairs are priced again where a dual has risen, and nowhere else', () => {
  const state = makeState(4);
  for (const [i, j, cost] of [
    [0, 1, 0],
    [1, 2, 0],
    [2, 3, 8],
  ] as const)
    appendEdge(state.graph, i, j, cost);
  matchAlong(state, findEdge(state.graph, 1, 2));
  state.risen.fill(0);
  expect(searchFrom(state, 0, 6)).toBe('limited');
  expect([...state.y]).toEqual([6, -6, 6, 0]);
  expect([...state.risen]).toEqual([1, 0, 1, 0]);
});

test('a blossom that is tied before any dual has moved lets nobody be priced again', () => {
  const state = makeState(4);
  for (const [i, j] of [
    [1, 2],
    [0, 2],
    [0, 1],
    [1, 3],
  ] as const)
    appendEdge(state.graph, i, j, 0);
  matchAlong(state, findEdge(state.graph, 1, 2));
  state.risen.fill(0);
  const spare = state.spare.length;
  expect(searchFrom(state, 0, Infinity)).toBe('matched');
  expect(state.spare.length).toBe(spare - 1);
  expect([...state.risen]).toEqual([0, 0, 0, 0]);
});

test('events come out earliest first, however many wait', () => {
  const queue = makeQueue(0);
  const times = Array.from({ length: 1000 }, (_, event) => (event * 389) % 500);
  times.forEach((time, event) => push(queue, time, event));
  const popped = times.map(() => times[pop(queue)]!);
  expect(popped).toEqual([...times].sort((one, other) => one - other));
});
