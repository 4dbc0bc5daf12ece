import { makeRank } from '../../tournament/rank';
import { makeColumn, type Column } from '../column';
import { makeLine } from '../explanation';
import { ratingOf } from '../score/ratedGames';
import type { Standing } from '../score/standing';
import type { TiebreakRule } from './rule';

/** Without a rating that of the rank, marked as assumed (R2.7); players with neither stand behind. */
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
    const playerInList = standing.wallList.players[player];
    const value = ratingOf(standing, player);
    if (value === undefined || !playerInList) return [makeLine('noRating')];
    if (playerInList.rating !== undefined || !playerInList.rank) return [makeLine('rating', { value })];
    return [makeLine('ratingOfRank', { value, values: { rank: makeRank(playerInList.rank) } })];
  },
};
