import type { Tiebreak } from '../../tournament/tiebreaks';
import { makeColumn, type Column, type Missing } from './column';
import { halvesPerPoint } from '../score/points';
import { countedScore, countedWins, type Standing } from '../score/standing';
import { SYSTEMS, type SystemFacts } from '../../tournament/systems';

/** Number of Wins Score (R1.4). In McMahon it is for information, rounded as the score is. Who was taken out of a table has none. */
export function wins(standing: Standing): Column {
  const { takenOut, wallList } = standing;
  const values = wallList.players.map((_, player) =>
    takenOut.has(player) ? undefined : countedWins(standing, player),
  );
  const missing = values.map(value => (value === undefined ? ({ kind: 'no part' } as const) : undefined));
  return makeColumn({ title: 'Wins', values, missing, unknown: 'behind' });
}

/** The McMahon score (R1.4); in another system, which has no starting scores, the same as the wins. */
export function mms(standing: Standing): Column {
  return makeColumn({
    title: 'MMS',
    values: standing.starts.map((start, player) =>
      start === undefined ? undefined : countedScore(standing, player),
    ),
    missing: missingStarts(standing),
    unknown: 'behind',
  });
}

/** Scores built on a start that nobody knows are not computable. */
export const missingStarts = ({ starts }: Standing): readonly (Missing | undefined)[] =>
  starts.map((start, player) => (start === undefined ? { kind: 'no start', player } : undefined));

/** The points of score pairing (R5.1). */
export function points(standing: Standing): Column {
  const values = standing.wallList.players.map((_, player) => countedScore(standing, player));
  return makeColumn({ title: 'Points', unit: halvesPerPoint(standing.settings), values });
}

/** What a system ranks by before any tiebreak, as a tiebreak; points are wins, and a knock-out has its wins for information. */
export const primaryTiebreak = ({ settings }: Standing): 'MMS' | 'WINS' | 'PERFORMANCE' =>
  PRIMARY[SYSTEMS[settings.system].score];

const PRIMARY = {
  MMS: 'MMS',
  WINS: 'WINS',
  POINTS: 'WINS',
  ROUNDS: 'WINS',
  PERFORMANCE: 'PERFORMANCE',
} as const satisfies Readonly<Record<SystemFacts['score'], Tiebreak>>;
