import { entriesIn, type HalfPoints } from '../../tournament/wallList';
import { makeColumn, valuesOf, type Column } from '../column';
import { counted, roundingOf } from '../score/score';
import type { Standing } from '../score/standing';

/**
 * Number of Board Wins (R1.6, R2.10): the board results of a team's rounds, rounded down where scores are (A2). A list of
 * single players has none (A25).
 */
export function boardWins(standing: Standing): Column {
  const { players, boardResults } = standing.wallList;
  const results = players.map((_, team) =>
    boardResults === undefined ? NO_TEAMS : sumOfBoards(standing, boardResults[team] ?? [], team),
  );
  return makeColumn({ title: 'Board wins', ...valuesOf(results) });
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
