import { makeColumn, type Column } from '../column';
import { ratingOf } from '../score/ratedGames';
import type { Standing } from '../score/standing';

/**
 * The rating before the tournament; without one, that of the rank, marked as assumed (R2.7). Players with neither
 * stand behind those tied with them.
 */
export function rating(standing: Standing): Column {
  const { players } = standing.wallList;
  const values = players.map((_, player) => ratingOf(standing, player));
  return makeColumn({
    title: 'Rating',
    unit: 1,
    values,
    missing: values.map(value => (value === undefined ? { kind: 'no rating' } : undefined)),
    unknown: 'behind',
  });
}
