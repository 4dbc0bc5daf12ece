import { TIEBREAK_FACTS, type Tiebreak } from '../../tournament/tiebreaks';
import { groupKey } from '../../tournament/wallList';
import type { OrderStep } from '../orderStep';
import { group as groupColumn } from '../tiebreaks/group';
import { ruleOf, withoutPlayoff } from '../tiebreaks/tiebreak';
import type { Event, StageRanking } from '../stages/event';
import { explainKnockout } from './explainKnockout';
import { explanationOf, makeLine, type Explanation, type ExplainLine } from '../explanation';
import { playoffLines } from './explainPlayoff';
import type { PlayerIndex } from '../../tournament/indices';

export interface ShownColumn extends OrderStep {
  readonly isScore: boolean;
}

/** In the stage that ranks the player; several where a list has a column twice, none where none is shown. */
export function explainShown(
  event: Event,
  player: PlayerIndex,
  asked: (column: ShownColumn) => boolean,
): readonly Explanation[] {
  const ranking = event.rankings('final').find(({ ranked }) => ranked.has(player));
  if (ranking === undefined) return [];
  return ranking.order().columns.flatMap((step): readonly Explanation[] => {
    const isScore = step.tied === undefined && !NO_SCORES.includes(step.tiebreak);
    return asked({ ...step, isScore })
      ? [explanationOf(step.column, player, linesOf(ranking, player, step))]
      : [];
  });
}

/** Columns that rank without a tiebreak and are no score. */
const NO_SCORES: readonly OrderStep['tiebreak'][] = ['Category', 'Group', 'Place in the group', 'Playoff'];

function linesOf(ranking: StageRanking, player: PlayerIndex, step: OrderStep): readonly ExplainLine[] {
  const { standing } = ranking;
  const { tiebreak, column, tied: classes = [], k = 1 } = step;
  const tied = () => ({ classes, purpose: 'final' }) as const;
  switch (tiebreak) {
    case 'Place in the group':
      return [groupPlaceLine(ranking, player, step)];
    case 'Group':
      return [groupLine(ranking, player)];
    case 'Playoff':
      return playoffLines(standing, player);
    case 'WINS':
    case 'MMS': {
      const lines = ruleOf(tiebreak, k).explain(standing, player, tied);
      // Score pairing gives 2 points for a win (R5.1).
      const points = 2 / column.unit;
      const inPoints = lines.map(line => ({ ...line, value: line.value && points * line.value }));
      return [...inPoints, ...playoffLines(standing, player)];
    }
    default:
      return isTiebreak(tiebreak)
        ? ruleOf(tiebreak, k).explain(withoutPlayoff(standing), player, tied)
        : explainKnockout(standing, player);
  }
}

const isTiebreak = (name: OrderStep['tiebreak']): name is Tiebreak => name in TIEBREAK_FACTS;

function groupPlaceLine(
  { standing, contests }: StageRanking,
  player: PlayerIndex,
  step: OrderStep,
): ExplainLine {
  const { players } = standing.wallList;
  const value = step.column.values[player];
  const contestOfPlayer = contests.find(contest => contest.includes(player)) ?? [];
  const better = contestOfPlayer.filter(other => (step.column.values[other] ?? Infinity) < (value ?? 0));
  const names = better.map(other => players[other]?.name ?? '').join(', ');
  const values = { group: players[player]?.group ?? '', players: names };
  return makeLine(better.length === 0 ? 'groupFirst' : 'groupBehind', { value, values });
}

function groupLine({ standing }: StageRanking, player: PlayerIndex): ExplainLine {
  const playerInList = standing.wallList.players[player];
  if (groupKey(playerInList) === '') return makeLine('noGroup');
  return makeLine('group', {
    value: groupColumn(standing).values[player],
    values: { group: playerInList?.group ?? '' },
  });
}
