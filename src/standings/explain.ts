import type { Tiebreak } from '../tournament/settings';
import type { Column } from './column';
import { runningScores } from './cuss';
import { halvesPerPoint } from './points';
import { makeLine, type Explanation, type ExplainLine } from './explanation';
import { explainDirectComparison, explainOrder } from './explainOrder';
import { explainScore } from './explainScore';
import { explainPerformance } from './explainPerformance';
import { explainSodos, explainSosK, explainSosos } from './explainSos';
import { performance } from './performance';
import { tiedBefore } from './placement';
import type { Standing } from './standing';
import { sosK } from './sosK';
import { tiebreakColumns } from './tiebreak';
import type { Purpose, Tied } from './tied';

/**
 * How a player's value of a tiebreak comes about, round by round. `k` is that of SOSK. Values that depend on who is tied
 * are those of the purpose's list.
 */
export function explain(
  standing: Standing,
  player: number,
  tiebreak: Tiebreak,
  k = 1,
  purpose: Purpose = 'final',
): Explanation {
  const tied = tiedBefore(standing, tiebreak, purpose);
  const column = columnOf();
  const value = column.values[player];
  return {
    title: column.title,
    total: value === undefined ? undefined : value / column.unit,
    lines: lines(),
  };

  function columnOf(): Column {
    if (tiebreak === 'SOSK') return sosK(standing, k);
    // As the function has it: with the games of a playoff, which no tiebreak counts.
    return tiebreak === 'PERFORMANCE' ? performance(standing) : firstColumn(standing, tiebreak, tied);
  }

  function lines(): readonly ExplainLine[] {
    switch (tiebreak) {
      case 'WINS':
      case 'MMS':
        return explainScore(standing, player, tiebreak);
      case 'SOS':
        return explainSosK(standing, player, 0);
      case 'SOS1':
        return explainSosK(standing, player, 1);
      case 'SOS2':
        return explainSosK(standing, player, 2);
      case 'SOSK':
        return explainSosK(standing, player, k);
      case 'SODOS':
        return explainSodos(standing, player);
      case 'SOSOS':
        return explainSosos(standing, player);
      case 'CUSS':
        return runningScores(standing, player).map((score, index) =>
          makeLine('runningScore', { round: index + 1, value: score / halvesPerPoint(standing.settings) }),
        );
      case 'DIRECTCOMPARISON':
        return explainDirectComparison(standing, player, tied);
      case 'Rating':
      case 'Previous order':
      case 'Category':
      case 'Lottery':
        return [explainOrder(standing, player, tiebreak, tied)];
      case 'PERFORMANCE':
        return explainPerformance(standing, player);
      case 'BOARDWINS':
        return [makeLine('noTeams')];
    }
  }
}

const firstColumn = (standing: Standing, tiebreak: Tiebreak, tied: Tied): Column =>
  tiebreakColumns(standing, tiebreak, tied)[0] as Column;
