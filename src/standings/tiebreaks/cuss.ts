import type { HalfPoints } from '../../tournament/wallList';
import { makeColumn, type Column } from './column';
import { halvesPerPoint } from '../score/points';
import { missingStarts } from './primaryScore';
import { countedScore, type Standing } from '../score/standing';

/** CUSS, also called ROS (R2.6, A7): the sum of a player's own counted scores after each round. */
export function cuss(standing: Standing): Column {
  return makeColumn({
    title: 'CUSS',
    unit: halvesPerPoint(standing.settings),
    values: standing.starts.map((start, player) =>
      start === undefined ? undefined : sumOfScores(standing, player),
    ),
    missing: missingStarts(standing),
  });
}

function sumOfScores(standing: Standing, player: number): HalfPoints {
  let sum = 0;
  for (let round = 1; round <= standing.through; round++) sum += countedScore(standing, player, round);
  return sum;
}

/** The counted score after round 1, 2 … */
export function runningScores(standing: Standing, player: number): number[] {
  return Array.from({ length: standing.through }, (_, index) => countedScore(standing, player, index + 1));
}
