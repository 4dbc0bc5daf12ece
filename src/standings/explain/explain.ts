import type { Tiebreak } from '../../tournament/tiebreaks';
import type { Explanation, ExplainLine } from './explanation';
import { explainDirectComparison, explainOrder } from './explainOrder';
import { playoffLines } from './explainPlayoff';
import { explainBoards, explainCuss, explainPerformance, explainScore } from './explainScore';
import { explainSodos, explainSosK, explainSosos } from './explainSos';
import { decidingStages, type StageColumn } from '../order/playerColumn';
import type { Event } from '../stages/event';
import { tiedBefore } from '../stages/stageRanking';
import type { Purpose } from '../order/purpose';

/**
 * How a player's value of a tiebreak comes about, round by round. `k` is that of SOSK. Values that depend on who is tied
 * are those of the purpose's list.
 */
export function explain(
  event: Event,
  player: number,
  tiebreak: Tiebreak,
  k = 1,
  purpose: Purpose = 'final',
): Explanation {
  const { ranking, column } = decidingStages(event, { tiebreak, k, purpose })[player] as StageColumn;
  const { standing } = ranking;
  const tied = tiedBefore(ranking, tiebreak, purpose);
  const value = column.values[player];
  return {
    title: column.title,
    total: value === undefined ? undefined : value / column.unit,
    lines: lines(),
  };

  function lines(): readonly ExplainLine[] {
    switch (tiebreak) {
      case 'WINS':
      case 'MMS':
        // The playoff stands behind the sum: it counts for the place alone.
        return [...explainScore(standing, player, tiebreak), ...playoffLines(standing, player)];
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
        return explainCuss(standing, player);
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
        return explainBoards(standing, player, (value ?? 0) / column.unit);
    }
  }
}
