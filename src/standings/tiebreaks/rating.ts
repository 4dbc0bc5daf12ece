import { ratingIn } from '../../rating/ratingIn';
import { makeRank } from '../../tournament/rank';
import { makeColumn, type Column } from '../column';
import { makeLine } from '../explanation';
import { ratingOf } from '../score/ratedGames';
import { roundAhead } from '../score/roundAhead';
import type { Standing } from '../score/standing';
import type { TiebreakRule } from './rule';

/** Without a rating that of the rank, marked as assumed (R2.7); with neither behind. A pairing has that of its round (R8.6). */
export function rating(standing: Standing, round = 0): Column {
  const { players } = standing.wallList;
  const values = players.map((_, player) => ratingOf(standing, player, round));
  return makeColumn({
    title: 'Rating',
    unit: 1,
    values,
    missing: values.map(value => (value === undefined ? { kind: 'no rating' } : undefined)),
    unknown: 'behind',
  });
}

export const ratingRule: TiebreakRule = {
  column: (standing, tied) => rating(standing, roundAhead(standing, tied())),
  explain: (standing, player, tied) => {
    const playerInList = standing.wallList.players[player];
    const round = roundAhead(standing, tied());
    const value = ratingOf(standing, player, round);
    if (value === undefined || !playerInList) return [makeLine('noRating')];
    if (ratingIn(playerInList, round) !== undefined || !playerInList.rank)
      return [makeLine('rating', { value })];
    return [makeLine('ratingOfRank', { value, values: { rank: makeRank(playerInList.rank) } })];
  },
};
