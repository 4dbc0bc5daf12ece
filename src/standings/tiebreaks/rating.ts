import { makeRank } from '../../tournament/rank';
import { makeColumn, type Column } from '../column';
import { makeLine } from '../explanation';
import { ratingOf } from '../score/ratedGames';
import type { Standing } from '../score/standing';
import type { TiebreakRule } from './rule';

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

export const ratingRule: TiebreakRule = {
  column: rating,
  explain: (standing, player) => {
    const one = standing.wallList.players[player];
    const value = ratingOf(standing, player);
    if (value === undefined || !one) return [makeLine('noRating')];
    if (one.rating !== undefined || !one.rank) return [makeLine('rating', { value })];
    return [makeLine('ratingOfRank', { value, values: { rank: makeRank(one.rank) } })];
  },
};
