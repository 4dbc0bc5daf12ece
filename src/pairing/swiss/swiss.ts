import type { PairingSystem } from '../round/pairingSystem';
import { tooManyRounds } from '../round/tooManyRounds';
import { openRoundErrors, pairOpenRound } from './pairRound';

/** A Swiss, by categories or not: score groups by the Number of Wins Score (R4.6, R4.7). */
export const swiss: PairingSystem = {
  pair: open => {
    const result = pairOpenRound(open);
    return 'paired' in result ? result.paired : result;
  },
  problems: openRoundErrors,
  warnings: tooManyRounds,
};
