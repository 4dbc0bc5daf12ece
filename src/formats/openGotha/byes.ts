import type { ExchangedTournament, FreeRound } from '../exchange';
import { MOST_ROUNDS } from './participation';

export function byesHeld({ free }: ExchangedTournament): readonly FreeRound[] {
  const rounds = new Set<number>();
  return free.filter(({ round, entry }) => {
    const isFirst = entry.as === 'bye' && round <= MOST_ROUNDS && !rounds.has(round);
    if (isFirst) rounds.add(round);
    return isFirst;
  });
}
