import { matchAlong } from './blossom';
import { storedSlack, type State } from './state';

/** First duals: half of each vertex's cheapest edge, then as much more as its tightest constraint allows. */
export const startDuals = (state: State): void => {
  const { size, graph, y, mate } = state;
  for (let v = 0; v < size; v++) y[v] = halfOfCheapest(state, v);
  for (let v = 0; v < size; v++) {
    const h = tightestFrom(state, v);
    if (mate[v] !== -1 || h === -1) continue;
    y[v]! += storedSlack(state, h);
    if (mate[graph.end[h]!] === -1) matchAlong(state, h);
  }
};

const halfOfCheapest = ({ graph }: State, v: number): number => {
  let least = Infinity;
  for (let h = graph.first[v]!; h !== -1; h = graph.following[h]!)
    least = Math.min(least, graph.cost[h >> 1]!);
  return least === Infinity ? 0 : least / 2;
};

/** The half-edge of least slack leaving a vertex, one to an exposed vertex if there is; -1 if none leaves it. */
const tightestFrom = (state: State, v: number): number => {
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
