import { rankToRating } from '../../rating/rankRating';
import { makeColumn, type Column } from './column';
import type { Standing } from '../score/standing';

/**
 * The rating before the tournament; without one, that of the rank, marked as assumed (R2.7). Players with neither
 * stand behind those tied with them.
 */
export function rating(standing: Standing): Column {
  const { players } = standing.wallList;
  const values = players.map(one => one.rating ?? (one.rank && rankToRating(one.rank)));
  return makeColumn({
    title: 'Rating',
    unit: 1,
    values,
    missing: values.map(value => (value === undefined ? { kind: 'no rating' } : undefined)),
    unknown: 'behind',
    assumed: players.flatMap((one, player) => (one.rating === undefined && one.rank ? [player] : [])),
  });
}
