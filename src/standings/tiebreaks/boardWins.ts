import { entriesIn, type HalfPoints } from '../../tournament/wallList';
import { makeColumn, knownValues, type Column } from '../column';
import { makeLine, type ExplainLine } from '../explanation';
import { counted, roundingOf } from '../score/score';
import type { Standing } from '../score/standing';
import type { TiebreakRule } from './rule';

/** The board results of a team's rounds, rounded down where scores are (A2); single players have none (A25). */
export function boardWins(standing: Standing): Column {
  const { players, boardResults } = standing.wallList;
  const results = players.map((_, team) =>
    boardResults === undefined ? NO_TEAMS : sumOfBoards(standing, boardResults[team] ?? [], team),
  );
  return makeColumn({ title: 'Board wins', ...knownValues(results) });
}

const NO_TEAMS = { kind: 'no teams' } as const;

/** Over the rounds in which the team has an entry: a stage has only its own. */
function sumOfBoards(
  { wallList, settings, through }: Standing,
  boards: readonly HalfPoints[],
  team: number,
): HalfPoints {
  let [games, free] = [0, 0];
  for (let round = 1; round <= through; round++) {
    const [entry] = entriesIn(wallList, team, round);
    const points = boards[round - 1] ?? 0;
    if (entry?.kind === 'game') games += points;
    if (entry?.kind === 'free') free += points;
  }
  return counted(games, free, roundingOf(settings));
}

export const boardWinsRule: TiebreakRule = {
  column: boardWins,
  explain: boardLines,
};

/** The boards of each round, and what is rounded away (A2). */
function boardLines(standing: Standing, team: number): readonly ExplainLine[] {
  const { wallList, through } = standing;
  const { boardResults } = wallList;
  if (boardResults === undefined) return [makeLine('noTeams')];
  const lines = Array.from({ length: through }, (_, index): ExplainLine => {
    const round = index + 1;
    const [entry] = entriesIn(wallList, team, round);
    const value = (boardResults[team]?.[index] ?? 0) / 2;
    if (entry === undefined) return makeLine('empty', { round, value: 0 });
    if (entry.kind === 'free') return makeLine(entry.as === 'bye' ? 'bye' : 'absent', { round, value });
    const opponent = wallList.players[entry.opponent]?.name ?? '';
    return makeLine('boards', { round, value, opponent: entry.opponent, values: { opponent } });
  });
  const exact = lines.reduce((sum, { value = 0 }) => sum + value, 0);
  const total = sumOfBoards(standing, boardResults[team] ?? [], team) / 2;
  return total === exact ? lines : [...lines, makeLine('rounding', { value: total - exact })];
}
