import { eloPerformance, performanceRating as egfPerformance } from '../../rating/performance';
import { gameValue } from '../../tournament/game';
import { makeColumn, type Column } from '../column';
import { makeLine, opponentOf, type ExplainLine } from '../explanation';
import { isMissing, playedGames, ratedGames, ratingOf } from '../score/ratedGames';
import type { Standing } from '../score/standing';
import type { TiebreakRule } from './rule';
import type { PlayerIndex } from '../../tournament/indices';

/** As whole hundredths: equal ratings are equal places (R7.8). Players without an even game stand behind (R8.5). */
export function performance(standing: Standing): Column {
  const compute = standing.settings.performance === 'EGF' ? egfPerformance : eloPerformance;
  const performances = standing.wallList.players.map((_, player) => {
    const games = ratedGames(standing, player);
    return isMissing(games) ? games : (compute(games) ?? ({ kind: 'no even games' } as const));
  });
  return makeColumn({
    title: 'Performance',
    unit: HUNDREDTHS,
    values: performances.map(value => ('kind' in value ? undefined : Math.round(value.rating * HUNDREDTHS))),
    bounds: performances.map(value => ('kind' in value ? undefined : value.bound)),
    missing: performances.map(value => ('kind' in value ? value : undefined)),
    unknown: 'behind',
  });
}

const HUNDREDTHS = 100;

export const performanceRule: TiebreakRule = {
  column: performance,
  explain: gameLines,
};

function gameLines(standing: Standing, player: PlayerIndex): readonly ExplainLine[] {
  return playedGames(standing, player).map(({ game, round }) => {
    const { opponent, values } = opponentOf(standing.wallList, game);
    if (opponent === undefined) return makeLine('outside', { round, opponent, values });
    const rating = ratingOf(standing, opponent, round);
    if (rating === undefined) return makeLine('unratedOpponent', { round, opponent, values });
    const value = gameValue(game.outcome) / 2;
    return makeLine('ratedGame', { round, opponent, value, values: { ...values, rating } });
  });
}
