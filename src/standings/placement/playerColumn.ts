import type { Tiebreak } from '../../tournament/tiebreaks';
import type { Column } from '../column';
import type { OrderStep } from '../orderStep';
import type { Event, StageRanking } from '../stages/event';
import { tiedBefore, wholeRanking } from '../stages/stageRanking';
import { ruleOf } from '../tiebreaks/tiebreak';
import type { Purpose } from '../purpose';
import { SYSTEMS } from '../../tournament/systems';
import type { PlayerIndex } from '../../tournament/indices';

export interface PlayerColumn {
  readonly title: string;
  /** By player: the column that has the player's value; undefined where there is none. */
  readonly columns: readonly (Column | undefined)[];
}

/** A column asked for by the name of a function; `k` is that of SOSK. */
export interface ColumnQuestion {
  readonly tiebreak: Tiebreak;
  readonly k: number;
  readonly purpose: Purpose;
}

export interface StageColumn {
  readonly ranking: StageRanking;
  readonly column: Column;
}

/**
 * The values of the stage that ranks the player; else of the player's latest stage that compares them, else of the
 * latest that is no knock-out: in groups + knock-out all wins are those in the groups.
 */
export function playerColumn(event: Event, asked: ColumnQuestion): PlayerColumn {
  const stages = inStages(event, asked);
  const columns = event.wallList.players.map((_, player) => deciding(stages, player).column);
  return { title: (stages[0] as StageColumn).column.title, columns };
}

export function decidingStages(event: Event, asked: ColumnQuestion): readonly StageColumn[] {
  const stages = inStages(event, asked);
  return event.wallList.players.map((_, player) => deciding(stages, player));
}

/** At least one. A performance rating and a McMahon score are those of the whole event, unless a stage is ranked by its own. */
function inStages(event: Event, asked: ColumnQuestion): readonly StageColumn[] {
  const { tiebreak, purpose } = asked;
  const rankings = event.rankings(purpose);
  const isOfEvent = tiebreak === 'PERFORMANCE' || tiebreak === 'MMS';
  const isWhole =
    isOfEvent && !rankings.some(({ order }) => order().columns.some(column => column.tiebreak === tiebreak));
  return (isWhole ? [wholeRanking(event.standing(), purpose)] : rankings).map(ranking => ({
    ranking,
    column: columnIn(ranking, asked),
  }));
}

/** With the games of a playoff in a performance rating, which no tiebreak counts. */
function columnIn(ranking: StageRanking, { tiebreak, k, purpose }: ColumnQuestion): Column {
  return ruleOf(tiebreak, k).column(ranking.standing, () => tiedBefore(ranking, tiebreak, purpose));
}

function deciding(stages: readonly StageColumn[], player: PlayerIndex): StageColumn {
  if (stages.length === 1) return stages[0] as StageColumn;
  const stagesOfPlayer = stages.filter(({ ranking }) =>
    ranking.contests.some(contest => contest.includes(player)),
  );
  const isShown = ({ ranking, column }: StageColumn): boolean =>
    ranking.order().columns.some(compared => compared.column.title === column.title);
  const stageColumn =
    stagesOfPlayer.find(isShown) ??
    stagesOfPlayer.find(({ ranking }) => SYSTEMS[ranking.standing.settings.system].score !== 'ROUNDS') ??
    stagesOfPlayer[0] ??
    stages[0];
  return stageColumn as StageColumn;
}

/** The score of the latest stage, under the title that STANDINGS has; an earlier one's if it is of the same kind. */
export function scoreColumn(event: Event): PlayerColumn {
  const scores = event.rankings('final').map(({ order, ranked }) => ({
    ranked,
    score: order().columns.find(isScore),
  }));
  const first = scores[0]?.score;
  const columns = event.wallList.players.map((_, player) => {
    const score = scores.find(({ ranked }) => ranked.has(player))?.score;
    const isSameKind = score?.tiebreak === first?.tiebreak && score?.column.unit === first?.column.unit;
    return isSameKind ? score?.column : undefined;
  });
  return { title: first?.column.title ?? '', columns };
}

/** In a Swiss by categories and in groups, another column comes first. */
const isScore = ({ tiebreak }: OrderStep): boolean =>
  tiebreak !== 'Category' && tiebreak !== 'Group' && tiebreak !== 'Place in the group';
