import type { PairingSystem } from '../round/pairingSystem';
import { tooManyRounds } from '../round/tooManyRounds';
import { openRoundErrors, pairOpenRound } from './pairRound';

export const swiss: PairingSystem = {
  pair: open => {
    const result = pairOpenRound(open);
    return 'paired' in result ? result.paired : result;
  },
  problems: openRoundErrors,
  warnings: tooManyRounds,
};
