import { expect, test } from 'vitest';
import { childrenOf } from '../../src/matching/search/blossom';
import { costsOf } from '../../src/matching/problem/cost';
import { addCandidates } from '../../src/matching/problem/candidates';
import { findViolated } from '../../src/matching/search/pricing';
import { admit } from '../../src/matching/search/repair';
import { clearTree, searchFrom } from '../../src/matching/search/search';
import { startDuals } from '../../src/matching/search/start';
import { leavesOf, makeState, topOf, type SearchState } from '../../src/matching/search/state';
import { makeDice } from './dice';
import { groupedGraph, randomGraph } from './graph';

const holders = (state: SearchState, node: number): number[] => {
  const found: number[] = [];
  for (let at = state.parent[node]!; at !== -1; at = state.parent[at]!) found.push(at);
  return found;
};

/** 2 cost − y − y + Σ z over the blossoms that hold both, by the definition. */
const slackOf = (state: SearchState, edge: number): number => {
  const { graph, y, z } = state;
  const [i, j] = [graph.end[2 * edge + 1]!, graph.end[2 * edge]!];
  const around = new Set(holders(state, i));
  const shared = holders(state, j).filter(blossom => around.has(blossom));
  return graph.cost[edge]! - y[i]! - y[j]! + shared.reduce((sum, blossom) => sum + z[blossom]!, 0);
};

/** What `State` promises between searches. */
function expectInvariants(state: SearchState): void {
  const { size, graph, mate, z, parent, base, link, next, previous, spare } = state;
  for (let edge = 0; edge < graph.edges; edge++)
    if (slackOf(state, edge) < 0) expect.fail('a negative slack');
  for (let v = 0; v < size; v++) {
    const h = mate[v]!;
    if (h === -1) continue;
    expect(graph.end[h ^ 1]).toBe(v);
    expect(mate[graph.end[h]!]).toBe(h ^ 1);
    expect(slackOf(state, h >> 1)).toBe(0);
  }
  const unused = new Set(spare);
  for (let node = size; node < z.length; node++) {
    if (unused.has(node)) continue;
    expect(z[node]! >= 0 && z[node]! % 2 === 0).toBe(true);
    const children = childrenOf(state, node);
    expect(children.length % 2).toBe(1);
    for (const child of children) {
      expect(parent[child]).toBe(node);
      expect(previous[next[child]!]).toBe(child);
      expect(slackOf(state, link[child]! >> 1)).toBe(0);
      expect(leavesOf(state, child)).toContain(graph.end[link[child]! ^ 1]);
      expect(leavesOf(state, next[child]!)).toContain(graph.end[link[child]!]);
    }
    const leaves = leavesOf(state, node);
    expect(leaves.length % 2).toBe(1);
    expect(state.leaves[node]).toBe(leaves.length);
    const inside = new Set(leaves);
    const unmatchedInside = leaves.filter(v => mate[v] === -1 || !inside.has(graph.end[mate[v]!]!));
    expect(unmatchedInside).toEqual([base[node]]);
  }
  for (let v = 0; v < size; v++) {
    expect(topOf(state, v)).toBe([v, ...holders(state, v)].pop());
    expect([z[v], state.offset[v], state.rose[v]]).toEqual([0, 0, 0]);
  }
}

test('between any two searches, and after every round of pricing', () => {
  const dice = makeDice(77);
  let blossoms = 0;
  for (let count = 0; count < 24; count++) {
    const size = 6 + 2 * dice(14);
    const graph =
      count % 2 === 0 ? randomGraph(size, dice, 100, [3, 20][dice(2)]!) : groupedGraph(size, dice, 5, 6);
    const costs = costsOf(size, graph.cost);
    const state = makeState(size);
    addCandidates(state.graph, costs, 3);
    startDuals(state);
    expectInvariants(state);
    for (let round = 0; round < 6; round++) {
      for (const limit of [2, 8, Infinity]) {
        for (let v = 0; v < size; v++) {
          if (state.mate[v] !== -1) continue;
          searchFrom(state, v, limit);
          clearTree(state);
          expectInvariants(state);
        }
      }
      blossoms += state.z.length - size - state.spare.length;
      admit(state, findViolated(state, costs));
      expectInvariants(state);
    }
  }
  expect(blossoms).toBeGreaterThan(40);
});
