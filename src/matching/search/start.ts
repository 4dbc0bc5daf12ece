import { matchAlong } from './blossom';
import { findEdge } from '../problem/graph';
import { storedSlack, type SearchState } from './state';

/** A vertex that is the cheapest partner of more than so many others does not tell what these cost. */
const MOST_WANTED = 16;

/** Half of each cheapest edge, then what the tightest constraint allows; tight pairs of `mate` are matched first. */
export const startDuals = (state: SearchState, mate?: Int32Array): void => {
  const { size, graph, y } = state;
  const wanted = halveCheapest(state);
  if (wanted !== -1) {
    for (let v = 0; v < size; v++) y[v] = halfOfCheapest(state, v, wanted);
    giveToLast(state, wanted);
  }
  if (mate) keepTight(state, mate);
  for (let v = 0; v < size; v++) {
    const h = tightestFrom(state, v);
    if (state.mate[v] !== -1 || h === -1) continue;
    y[v]! += storedSlack(state, h);
    if (state.mate[graph.end[h]!] === -1) matchAlong(state, h);
  }
};

/** Returns the vertex that is the only cheapest partner of more others than any, if they are many; else -1. */
const halveCheapest = (state: SearchState): number => {
  const by = new Int32Array(state.size);
  for (let v = 0; v < state.size; v++) {
    const cheapest = halveCheapestOf(state, v);
    if (cheapest !== -1) by[cheapest]!++;
  }
  let most = 0;
  for (let v = 1; v < state.size; v++) if (by[v]! > by[most]!) most = v;
  return state.size > 0 && by[most]! > MOST_WANTED ? most : -1;
};

const halveCheapestOf = ({ graph, y }: SearchState, v: number): number => {
  const { first, following, end, cost } = graph;
  let cheapest = -1;
  let least = Infinity;
  for (let h = first[v]!; h !== -1; h = following[h]!) {
    const value = cost[h >> 1]!;
    if (value > least) continue;
    cheapest = value < least ? end[h]! : -1;
    least = value;
  }
  y[v] = least === Infinity ? 0 : least / 2;
  return cheapest;
};

/** One alone can have the vertex that many want: its dual sinks as far as theirs demand, and the last has it. */
const giveToLast = (state: SearchState, wanted: number): void => {
  const { graph, y } = state;
  y[wanted] = 0;
  let tightest = -1;
  let least = Infinity;
  for (let h = graph.first[wanted]!; h !== -1; h = graph.following[h]!) {
    const slack = storedSlack(state, h);
    if (slack > least || (slack === least && graph.end[h]! < graph.end[tightest]!)) continue;
    tightest = h;
    least = slack;
  }
  y[wanted] = least;
  matchAlong(state, tightest);
};

const keepTight = (state: SearchState, mate: Int32Array): void => {
  mate.forEach((j, i) => {
    if (i > j || state.mate[i] !== -1 || state.mate[j] !== -1) return;
    const h = findEdge(state.graph, i, j);
    if (h !== -1 && storedSlack(state, h) === 0) matchAlong(state, h);
  });
};

/** Edges to `but` do not count. */
const halfOfCheapest = ({ graph }: SearchState, v: number, but: number): number => {
  let least = Infinity;
  for (let h = graph.first[v]!; h !== -1; h = graph.following[h]!)
    if (graph.end[h] !== but) least = Math.min(least, graph.cost[h >> 1]!);
  return least === Infinity ? 0 : least / 2;
};

/** The half-edge of least slack leaving a vertex, one to an exposed vertex if there is; -1 if none leaves it. */
const tightestFrom = (state: SearchState, v: number): number => {
  const { graph, mate } = state;
  let tightest = -1;
  let least = Infinity;
  for (let h = graph.first[v]!; h !== -1; h = graph.following[h]!) {
    const slack = storedSlack(state, h);
    if (slack < least || (slack === least && mate[graph.end[h]!] === -1)) {
      tightest = h;
      least = slack;
    }
  }
  return tightest;
};
