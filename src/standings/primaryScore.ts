import { makeColumn, type Column } from './column';
import { halvesPerPoint } from './points';
import { countedScore, countedWins, hasStart, type Standing } from './standing';

/** Number of Wins Score (R1.4). In McMahon it is for information, rounded as the score is. */
export function wins(standing: Standing): Column {
  const values = standing.wallList.players.map((_, player) => countedWins(standing, player));
  return makeColumn({ title: 'Wins', values });
}

/** The McMahon score (R1.4); in another system, which has no starting scores, the same as the wins. */
export function mms(standing: Standing): Column {
  const players = standing.wallList.players.map((_, player) => player);
  return makeColumn({
    title: 'MMS',
    values: players.map(player => (hasStart(standing, player) ? countedScore(standing, player) : undefined)),
    missing: players.map(player => (hasStart(standing, player) ? undefined : { kind: 'no start', player })),
    unknown: 'behind',
  });
}

/** The points of score pairing (R5.1). */
export function points(standing: Standing): Column {
  const values = standing.wallList.players.map((_, player) => countedScore(standing, player));
  return makeColumn({ title: 'Points', unit: halvesPerPoint(standing.settings), values });
}

/** What a system ranks by before any tiebreak. */
export function primaryTiebreak({ settings }: Standing): 'MMS' | 'WINS' | 'PERFORMANCE' {
  if (settings.system === 'Diagonal') return 'PERFORMANCE';
  return settings.system === 'McMahon' ? 'MMS' : 'WINS';
}
