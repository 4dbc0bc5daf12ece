import type { ExplainLine } from './explanation';
import { makeLine } from './explanation';
import { opponentName } from './explainOpponent';
import { NOBODY } from '../score/slots';
import { ratedSlots, ratingOf } from '../score/ratedGames';
import type { Standing } from '../score/standing';

/** The games behind a performance rating: the point made in each, and the opponent's rating (R8.5). */
export function explainPerformance(standing: Standing, player: number): readonly ExplainLine[] {
  return ratedSlots(standing, player).map(({ slot, round }) => {
    const met = standing.slots.opponent[slot] as number;
    const { opponent, values } = opponentName(standing, slot);
    if (met === NOBODY) return makeLine('outside', { round, opponent, values });
    const rating = ratingOf(standing, met);
    if (rating === undefined) return makeLine('unratedOpponent', { round, opponent, values });
    const value = (standing.slots.value[slot] as number) / 2;
    return makeLine('ratedGame', { round, opponent, value, values: { ...values, rating } });
  });
}
