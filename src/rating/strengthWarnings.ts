import { makeRank } from '../tournament/rank';
import { atPlayer, makeWarning, type Problem } from '../tournament/problem';
import type { Player, WallList } from '../tournament/wallList';
import { rankToRating } from './rankRating';

/** Rating points between a rank and a rating that are hardly meant: eight ranks. */
const APART = 800;
/** Rating points by which players of one rank may differ. */
const USUAL = 400;

/** Contradictions of rank and rating (a 7d with 100), that of a round too, in lists whose other ratings are the EGF's. */
export function strengthWarnings({ players }: WallList): readonly Problem[] {
  const rated = players.flatMap(distances);
  const usual = rated.filter(({ apart }) => apart <= USUAL).length;
  const far = rated.filter(({ apart }) => apart > APART);
  if (far.length === 0 || 2 * usual <= rated.length) return [];
  return far.map(({ values, index }) => makeWarning('rankRatingApart', values, atPlayer(index)));
}

interface Distance {
  readonly index: number;
  readonly apart: number;
  readonly values: Problem['values'];
}

const distances = ({ name, rank, rating, ratings = [] }: Player, index: number): readonly Distance[] =>
  [rating, ...ratings.slice(1)].flatMap((value, round) =>
    rank && value !== undefined
      ? [
          {
            index,
            apart: Math.abs(rankToRating(rank) - value),
            values: { name, rank: makeRank(rank), rating: Math.round(value), round },
          },
        ]
      : [],
  );
