import { ABSENT, type Cost } from '../../src/matching/matching';
import { shuffled, type Dice } from './dice';

export interface TestGraph {
  readonly size: number;
  readonly cost: Cost;
}

/** A graph from the costs of its pairs, i < j; any other pair is absent. */
export const graphOf = (size: number, costs: ReadonlyMap<number, number>): TestGraph => ({
  size,
  cost: (i, j) => {
    if (!(0 <= i && i < j && j < size)) throw new Error(`Asked for the cost of ${i}, ${j}.`);
    return costs.get(i * size + j) ?? ABSENT;
  },
});

/** `4: 0-1 7, 2-3 5`: the number of vertices, then the edges with their costs. */
export const parseGraph = (text: string): TestGraph => {
  const [size, edges] = text.split(':');
  const costs = new Map<number, number>();
  for (const [, i, j, cost] of edges!.matchAll(/(\d+)-(\d+) (\d+)/g)) {
    costs.set(Number(i) * Number(size) + Number(j), Number(cost));
  }
  return graphOf(Number(size), costs);
};

/** A random graph with whole costs below `range`; on average `present` of 100 pairs exist. */
export const randomGraph = (size: number, dice: Dice, present: number, range: number): TestGraph => {
  const costs = new Map<number, number>();
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) if (dice(100) < present) costs.set(i * size + j, dice(range));
  }
  return graphOf(size, costs);
};

/** Groups of near players, as a McMahon tournament has them: pairs cost little inside a group, much across. */
export const groupedGraph = (size: number, dice: Dice, groups: number, range: number): TestGraph => {
  const group = Array.from({ length: size }, () => dice(groups)).sort((one, other) => one - other);
  const costs = new Map<number, number>();
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      if (dice(10) > 0) costs.set(i * size + j, dice(range) + 10 * range * (group[j]! - group[i]!) ** 2);
    }
  }
  return graphOf(size, costs);
};

/** The graph with its vertices in another order. */
export const reordered = ({ size, cost }: TestGraph, dice: Dice): TestGraph => {
  const place = shuffled(
    Array.from({ length: size }, (_, vertex) => vertex),
    dice,
  );
  return { size, cost: (i, j) => cost(Math.min(place[i]!, place[j]!), Math.max(place[i]!, place[j]!)) };
};
