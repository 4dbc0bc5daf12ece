import { countedScore } from '../../standings/score/standing';
import type { HalfPoints } from '../../tournament/wallList';
import { categoriesIn, type Round } from './round';
import type { PlayerIndex } from '../../tournament/indices';

export interface Strengths {
  readonly scores: readonly [HalfPoints, HalfPoints];
  /** Their places in the pairing order, 0 being the best. */
  readonly places: readonly [number, number];
  /** Their categories in a Swiss by categories, where games of the first category come first. */
  readonly categories?: readonly [number, number];
}

export function strengthsIn(
  round: Round,
): (game: { readonly black: PlayerIndex; readonly white: PlayerIndex }) => Strengths {
  const { standing, order } = round;
  const category = categoriesIn(standing);
  return ({ black, white }) => ({
    categories: [category(black), category(white)],
    scores: [countedScore(standing, black), countedScore(standing, white)],
    places: [order[black] as number, order[white] as number],
  });
}

/** From 1, without the excluded ones, by category, higher score, other score, better and worse place. */
export function tableNumbers(games: readonly Strengths[], excluded: readonly number[]): readonly number[] {
  const keys = games.map(key);
  const order = [...games.keys()].sort((a, b) => compare(keys[a]!, keys[b]!) || a - b);
  const closed = new Set(excluded);
  const tables: number[] = [];
  let table = 0;
  for (const game of order) {
    do table++;
    while (closed.has(table));
    tables[game] = table;
  }
  return tables;
}

function key({ scores, places, categories = [0, 0] }: Strengths): readonly number[] {
  return [
    Math.min(...categories),
    Math.max(...categories),
    -Math.max(...scores),
    -Math.min(...scores),
    Math.min(...places),
    Math.max(...places),
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
