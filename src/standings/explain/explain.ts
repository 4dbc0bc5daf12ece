import type { Tiebreak } from '../../tournament/tiebreaks';
import { explanationOf, type Explanation } from '../explanation';
import { decidingStages, type StageColumn } from '../placement/playerColumn';
import type { Purpose } from '../purpose';
import type { Event } from '../stages/event';
import { tiedBefore } from '../stages/stageRanking';
import { ruleOf } from '../tiebreaks/tiebreak';
import { playoffLines } from './explainPlayoff';
import type { PlayerIndex } from '../../tournament/indices';

/** How a value comes about, round by round; `k` is that of SOSK, who is tied follows from the purpose's list. */
export function explain(
  event: Event,
  player: PlayerIndex,
  tiebreak: Tiebreak,
  k = 1,
  purpose: Purpose = 'final',
): Explanation {
  const { ranking, column } = decidingStages(event, { tiebreak, k, purpose })[player] as StageColumn;
  const { standing } = ranking;
  const tied = () => tiedBefore(ranking, tiebreak, purpose);
  const lines = ruleOf(tiebreak, k).explain(standing, player, tied);
  // The playoff stands behind the sum: it counts for the place alone.
  const isScore = tiebreak === 'WINS' || tiebreak === 'MMS';
  const playoff = isScore ? playoffLines(standing, player) : [];
  return explanationOf(column, player, [...lines, ...playoff]);
}
