import { newRating as computeNewRating } from '../../rating/newRating';
import { makeColumn, type Column, type Missing } from './column';
import { isMissing, ratedGames, ratingOf } from '../score/ratedGames';
import type { Standing } from '../score/standing';

/** The rating after the tournament in whole thousandths, as the European Go Database writes it (R8.3): a preview. */
export function newRating(standing: Standing): Column {
  const { players } = standing.wallList;
  const found = players.map((_, player): number | Missing => {
    const [rating, games] = [ratingOf(standing, player), ratedGames(standing, player)];
    if (rating === undefined) return { kind: 'no rating' };
    return isMissing(games) ? games : computeNewRating(rating, games, standing.settings.tournamentClass);
  });
  return makeColumn({
    title: 'New rating',
    unit: THOUSANDTHS,
    values: found.map(one => (typeof one === 'number' ? Math.round(one * THOUSANDTHS) : undefined)),
    missing: found.map(one => (typeof one === 'number' ? undefined : one)),
    assumed: players.flatMap((one, player) => (one.rating === undefined && one.rank ? [player] : [])),
    unknown: 'behind',
  });
}

const THOUSANDTHS = 1000;
