import { makeLine, type ExplainLine } from './explanation';
import type { Standing } from '../score/standing';

/** The boards behind a Number of Board Wins, round by round, and what is rounded away (R1.6, A2). */
export function explainBoards({ wallList, through }: Standing, team: number, total: number): ExplainLine[] {
  const { entries, boardResults, players } = wallList;
  if (boardResults === undefined) return [makeLine('noTeams')];
  const lines = Array.from({ length: through }, (_, index): ExplainLine => {
    const entry = entries[team]?.[index]?.[0];
    const round = index + 1;
    const value = (boardResults[team]?.[index] ?? 0) / 2;
    if (entry === undefined) return makeLine('empty', { round, value: 0 });
    if (entry.kind === 'free') return makeLine(entry.as === 'bye' ? 'bye' : 'absent', { round, value });
    const opponent = players[entry.opponent]?.name ?? '';
    return makeLine('boards', { round, value, opponent: entry.opponent, values: { opponent } });
  });
  const exact = lines.reduce((sum, { value = 0 }) => sum + value, 0);
  return total === exact ? lines : [...lines, makeLine('rounding', { value: total - exact })];
}
