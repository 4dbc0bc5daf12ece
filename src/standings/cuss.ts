import { makeColumn, type Column } from './column';
import { halvesPerPoint } from './points';
import { countedScore, hasStart, type Standing } from './standing';

/** CUSS, also called ROS (R2.6, A7): the sum of a player's own counted scores after each round. */
export function cuss(standing: Standing): Column {
  const players = standing.wallList.players.map((_, player) => player);
  return makeColumn({
    title: 'CUSS',
    unit: halvesPerPoint(standing.settings),
    values: players.map(player =>
      hasStart(standing, player)
        ? runningScores(standing, player).reduce((sum, score) => sum + score, 0)
        : undefined,
    ),
    missing: players.map(player => (hasStart(standing, player) ? undefined : { kind: 'no start', player })),
  });
}

/** The counted score after round 1, 2 … */
export function runningScores(standing: Standing, player: number): number[] {
  return Array.from({ length: standing.through }, (_, index) => countedScore(standing, player, index + 1));
}
