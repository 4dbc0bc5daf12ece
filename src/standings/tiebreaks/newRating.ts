import { ratingAfter as computeNewRating } from '../../rating/newRating';
import { makeColumn, knownValues, type Column, type WhyUnknown } from '../column';
import { isMissing, ratedGames, ratingOf } from '../score/ratedGames';
import type { Standing } from '../score/standing';

/** The rating after the tournament in whole thousandths, as the European Go Database writes it (R8.3), by the games since the last rating (R8.6): a preview. */
export function newRating(standing: Standing): Column {
  const { players } = standing.wallList;
  const results = players.map(({ ratings = [] }, player): number | WhyUnknown => {
    const ratingsSoFar = ratings.slice(0, standing.played + 1);
    const from = ratingsSoFar.reduce((last: number, value, round) => (value === undefined ? last : round), 0);
    const [rating, games] = [ratingOf(standing, player, from), ratedGames(standing, player, from)];
    if (rating === undefined) return { kind: 'no rating' };
    if (isMissing(games)) return games;
    return Math.round(THOUSANDTHS * computeNewRating(rating, games, standing.settings.tournamentClass));
  });
  return makeColumn({
    title: 'New rating',
    unit: THOUSANDTHS,
    ...knownValues(results),
    unknown: 'behind',
  });
}

const THOUSANDTHS = 1000;
