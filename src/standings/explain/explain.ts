import type { Tiebreak } from '../../tournament/tiebreaks';
import type { Column } from '../column';
import { explanationOf, type Explanation, type ExplainLine } from './explanation';
import { explainDirectComparison, explainOrder } from './explainOrder';
import { playoffLines } from './explainPlayoff';
import { explainBoards, explainCuss, explainPerformance, explainScore } from './explainScore';
import { explainSodos, explainSosK, explainSosos } from './explainSos';
import { decidingStages, type StageColumn } from '../placement/playerColumn';
import type { Standing } from '../score/standing';
import type { Event } from '../stages/event';
import { tiedBefore } from '../stages/stageRanking';
import type { Purpose, TiedClasses } from '../purpose';

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
  const tied = tiedBefore(ranking, tiebreak, purpose);
  const lines = explainLines({ standing: ranking.standing, player, tiebreak, k, tied, column });
  // The playoff stands behind the sum: it counts for the place alone.
  const isScore = tiebreak === 'WINS' || tiebreak === 'MMS';
  const playoff = isScore ? playoffLines(ranking.standing, player) : [];
  return explanationOf(column, player, [...lines, ...playoff]);
}

/** A value of a tiebreak, and what it rests on. */
interface Question {
  readonly standing: Standing;
  readonly player: number;
  readonly tiebreak: Tiebreak;
  readonly k: number;
  readonly tied: TiedClasses;
  readonly column: Column;
}

/** The parts of a value: those that count add up to it. */
export function explainLines(question: Question): readonly ExplainLine[] {
  const { standing, player, tiebreak, k, tied, column } = question;
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
      return explainCuss(standing, player);
    case 'DIRECTCOMPARISON':
      return explainDirectComparison(standing, player, tied, column.unit);
    case 'Rating':
    case 'Previous order':
    case 'Category':
    case 'Lottery':
      return [explainOrder(standing, player, tiebreak, tied)];
    case 'PERFORMANCE':
      return explainPerformance(standing, player);
    case 'BOARDWINS':
      return explainBoards(standing, player, (column.values[player] ?? 0) / column.unit);
  }
}
