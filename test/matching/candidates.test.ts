import { expect, test } from 'vitest';
import { addCandidates, usualCandidates } from '../../src/matching/problem/candidates';
import { problemCosts } from '../../src/matching/problem/cost';
import { findEdge, type Graph } from '../../src/matching/problem/graph';
import { ABSENT, type Cost, type Groups } from '../../src/matching/matching';
import { makeState } from '../../src/matching/search/state';
import { makeDice } from './dice';
import { randomGraph } from './graph';

const [size, wanted] = [300, 12];
const everybody = Array.from({ length: size }, (_, vertex) => vertex);
const others = (i: number): readonly number[] => everybody.filter(j => j !== i);

/** What a pair costs, whichever is named first. */
const between =
  (cost: Cost): Cost =>
  (i, j) =>
    i === j ? ABSENT : cost(Math.min(i, j), Math.max(i, j));

const { cost } = randomGraph(size, makeDice(41), 100, 50);

/** Pairs in one group cost little, and the more the further groups are apart. */
const groupsOf = (length: number, kind?: Int32Array): Groups => {
  const groupOf = (vertex: number): number => Math.floor(vertex / length);
  const at = between((i, j) => cost(i, j) + 1000 * (groupOf(j) - groupOf(i)) ** 2);
  const starts = everybody.filter(vertex => vertex % length === 0);
  const groups: Groups = {
    starts,
    atLeast: (one, other) => 1000 * (other - one) ** 2,
    fill: (i, from, to, row) => {
      for (let j = from; j < to; j++) row[j] = at(i, j);
    },
  };
  return kind ? { ...groups, kind } : groups;
};

const considered = (groups?: Groups): Graph => {
  const { graph } = makeState(size);
  addCandidates(graph, problemCosts({ size, cost, groups }), wanted);
  return graph;
};

/** The cheapest partners of a vertex among some; of equally cheap ones those that follow it. */
const cheapestFor = (i: number, among: readonly number[], count: number): readonly number[] => {
  const at = between(cost);
  const behind = (j: number): number => (j - i + size) % size;
  return [...among]
    .sort((one, other) => at(i, one) - at(i, other) || behind(one) - behind(other))
    .slice(0, count);
};

const missing = (graph: Graph, i: number, partners: readonly number[]): readonly number[] =>
  partners.filter(j => findEdge(graph, i, j) === -1);

test('in a small field all pairs are candidates, in a large one a dozen for each vertex', () => {
  expect([2, 24, 26, 300, 1000].map(usualCandidates)).toEqual([2, 24, wanted, wanted, wanted]);
});

test('in one large group each vertex considers the dozen that cost it least, and few pairs come along', () => {
  const graph = considered();
  for (const i of everybody) expect(missing(graph, i, cheapestFor(i, others(i), wanted))).toEqual([]);
  expect(graph.edges).toBeLessThan((wanted + 1) * size);
});

test('all of one kind share a list, whatever the kind is called', () => {
  for (const kind of [0, 2]) {
    const graph = considered(groupsOf(size, new Int32Array(size).fill(kind)));
    for (const i of everybody) expect(missing(graph, i, cheapestFor(i, others(i), wanted))).toEqual([]);
    expect(graph.edges).toBeLessThan((wanted + 1) * size);
  }
});

test('of three kinds each vertex considers half a dozen each', () => {
  const kind = Int32Array.from(everybody, vertex => vertex % 3);
  const graph = considered(groupsOf(size, kind));
  for (const i of everybody) {
    for (const one of [0, 1, 2]) {
      const ofKind = others(i).filter(j => kind[j] === one);
      expect(missing(graph, i, cheapestFor(i, ofKind, wanted / 2))).toEqual([]);
    }
  }
  expect(graph.edges).toBeLessThan((1.5 * wanted + 1) * size);
});

test('in small groups each vertex considers the groups around, nearest first, and no more than it wants', () => {
  for (const length of [1, 2, 5, 10, 30]) {
    const graph = considered(groupsOf(length));
    const groups = size / length;
    const inGroup = (group: number): readonly number[] =>
      everybody.filter(vertex => Math.floor(vertex / length) === group);
    for (const i of everybody) {
      const own = Math.floor(i / length);
      let left = wanted - Math.min(wanted, length - 1);
      const isWanted = (apart: number): boolean => apart === 1 || left > 0;
      for (let apart = 1; apart < groups && isWanted(apart); apart++) {
        for (const group of [own - apart, own + apart]) {
          if (group < 0 || group >= groups) continue;
          const partners = inGroup(group);
          const least = Math.min(...partners.map(j => between(cost)(i, j)));
          const first = partners.find(j => between(cost)(i, j) === least)!;
          expect(missing(graph, i, [first])).toEqual([]);
          left--;
        }
      }
    }
    expect(graph.edges).toBeLessThan((wanted + 3) * size);
  }
});
