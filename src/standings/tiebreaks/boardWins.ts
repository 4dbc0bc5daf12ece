import type { WallList } from '../../tournament/wallList';
import { makeColumn, type Column } from './column';
import { counted, roundingOf } from '../score/rounding';
import type { Standing } from '../score/standing';

/**
 * Number of Board Wins (R1.6, R2.10): the board results of a team's rounds, rounded down where scores are (A2). A list of
 * single players has none (A25).
 */
export function boardWins(standing: Standing): Column {
  const { wallList, settings, through } = standing;
  const { players, boardResults } = wallList;
  const rounding = roundingOf(settings);
  const values = players.map((_, team) => {
    if (boardResults === undefined) return undefined;
    const { games, free } = sums(wallList, team, through);
    return counted(games, free, rounding);
  });
  return makeColumn({
    title: 'Board wins',
    values,
    missing: values.map(value => (value === undefined ? { kind: 'no teams' } : undefined)),
  });
}

/** Of the rounds that the list has; a stage has its own. */
function sums({ entries, boardResults }: WallList, team: number, through: number) {
  let [games, free] = [0, 0];
  for (let index = 0; index < through; index++) {
    const entry = entries[team]?.[index]?.[0];
    const points = boardResults?.[team]?.[index] ?? 0;
    if (entry?.kind === 'game') games += points;
    else if (entry?.kind === 'free') free += points;
  }
  return { games, free };
}
