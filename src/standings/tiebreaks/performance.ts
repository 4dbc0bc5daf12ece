import { eloPerformance, performance as egfPerformance } from '../../rating/performance';
import { makeColumn, type Column } from '../column';
import { isMissing, ratedGames } from '../score/ratedGames';
import type { Standing } from '../score/standing';

/**
 * Performance ratings (R8.5), as whole hundredths: equal ratings are equal places (R7.8). Somebody without an even game
 * that was played has none and stands behind those tied with them.
 */
export function performance(standing: Standing): Column {
  const compute = standing.settings.performance === 'EGF' ? egfPerformance : eloPerformance;
  const found = standing.wallList.players.map((_, player) => {
    const games = ratedGames(standing, player);
    return isMissing(games) ? games : (compute(games) ?? ({ kind: 'no even games' } as const));
  });
  return makeColumn({
    title: 'Performance',
    unit: HUNDREDTHS,
    values: found.map(one => ('kind' in one ? undefined : Math.round(one.rating * HUNDREDTHS))),
    bounds: found.map(one => ('kind' in one ? undefined : one.bound)),
    missing: found.map(one => ('kind' in one ? one : undefined)),
    unknown: 'behind',
  });
}

const HUNDREDTHS = 100;
