import type { PairingSystem } from '../round/pairingSystem';
import { tooManyRounds } from '../round/tooManyRounds';
import { openRoundErrors, pairOpenRound } from './pairRound';

export const swiss: PairingSystem = {
  pair: (open, pairPlayers) => {
    const result = pairOpenRound(open, pairPlayers && { pairPlayers });
    return 'paired' in result ? result.paired : result;
  },
  problems: openRoundErrors,
  warnings: tooManyRounds,
};
