import type { FileProblem } from '../tournament/fileProblem';
import { IN_FILE } from '../tournament/fileProblem';
import type { ExchangedGame, FreeRound } from './exchange';

/**
 * Rounds behind the last game with the same absence for all are to come, for programs fill them so; left out with
 * a note. Others stay.
 */
export function withoutRoundsToCome(
  players: number,
  rounds: number,
  games: readonly ExchangedGame[],
  free: readonly FreeRound[],
): { readonly free: readonly FreeRound[]; readonly problems: readonly FileProblem[] } {
  const last = games.reduce((most, { round }) => Math.max(most, round), 0);
  const absent = new Map<string, Set<number>>();
  for (const { round, player, entry } of free)
    if (entry.as === 'absence')
      absent.set(`${round} ${entry.worth}`, (absent.get(`${round} ${entry.worth}`) ?? new Set()).add(player));
  const empty = new Set<number>();
  for (let round = last + 1; round <= rounds; round++)
    if (players > 1 && ['half', 'nothing'].some(worth => absent.get(`${round} ${worth}`)?.size === players))
      empty.add(round);
  if (empty.size === 0) return { free, problems: [] };
  return {
    free: free.filter(({ round }) => !empty.has(round)),
    problems: [
      {
        code: 'roundsToCome',
        severity: 'note',
        place: IN_FILE,
        values: { rounds: [...empty].join(', ') },
      },
    ],
  };
}
