import { eloPerformance, performance as egfPerformance } from '../../rating/performance';
import { makeColumn, type Column } from '../column';
import { makeLine, opponentOf, type ExplainLine } from '../explanation';
import { isMissing, playedGames, ratedGames, ratingOf } from '../score/ratedGames';
import { gameValue } from '../score/score';
import type { Standing } from '../score/standing';
import type { TiebreakRule } from './rule';

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

export const performanceRule: TiebreakRule = {
  column: performance,
  explain: gameLines,
};

/** The point made in each game, and the opponent's rating. */
function gameLines(standing: Standing, player: number): readonly ExplainLine[] {
  return playedGames(standing, player).map(({ game, round }) => {
    const { opponent, values } = opponentOf(standing.wallList, game);
    if (opponent === undefined) return makeLine('outside', { round, opponent, values });
    const rating = ratingOf(standing, opponent);
    if (rating === undefined) return makeLine('unratedOpponent', { round, opponent, values });
    const value = gameValue(game.outcome) / 2;
    return makeLine('ratedGame', { round, opponent, value, values: { ...values, rating } });
  });
}
