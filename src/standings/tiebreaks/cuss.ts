import { makeColumn, knownValues, type Column } from '../column';
import { makeLine } from '../explanation';
import { halvesPerPoint } from '../score/points';
import type { Standing } from '../score/standing';
import type { HalfPoints } from '../../tournament/wallList';
import type { TiebreakRule } from './rule';
import type { PlayerIndex } from '../../tournament/indices';

/** CUSS, also called ROS (R2.6, A7): the sum of a player's own counted scores after each round. */
export function cuss(standing: Standing): Column {
  const { starts, settings } = standing;
  const results = starts.map((start, player) =>
    start === undefined
      ? ({ kind: 'no start', player } as const)
      : runningScores(standing, player).reduce((sum, score) => sum + score, 0),
  );
  return makeColumn({ title: 'CUSS', unit: halvesPerPoint(settings), ...knownValues(results) });
}

/** The counted score after round 1, 2 … */
export const runningScores = ({ scores, through }: Standing, player: PlayerIndex): readonly HalfPoints[] =>
  (scores[player] ?? []).slice(1, through + 1);

export const cussRule: TiebreakRule = {
  column: cuss,
  explain: (standing, player) =>
    runningScores(standing, player).map((score, index) =>
      makeLine('runningScore', { round: index + 1, value: score / halvesPerPoint(standing.settings) }),
    ),
};
