import type { OpenStage } from '../round/openEvent';
import type { PairedRound } from '../round/pairedRound';
import type { PairingSystem } from '../round/pairingSystem';
import { tooManyRounds } from '../round/tooManyRounds';
import { topGroupWarnings, roundsOfStage } from '../round/topGroupWarnings';
import { openRoundErrors, pairOpenRound } from './pairRound';

export const swiss: PairingSystem = {
  pair: (open, pairPlayers) => {
    const result = pairOpenRound(open, pairPlayers && { pairPlayers });
    return 'paired' in result ? result.paired : result;
  },
  problems: openRoundErrors,
  warnings: tooManyRounds,
};

/** A McMahon: a Swiss whose score groups are those of the McMahon Score (R4). */
export const mcMahon: PairingSystem = {
  ...swiss,
  pair: (open, pairPlayers) => {
    const result = swiss.pair(open, pairPlayers);
    return result.kind === 'paired' ? withTopGroup(open, result) : result;
  },
};

/** The size of the top group is looked at before the first round, while the bar can still be moved (R4.3). */
function withTopGroup({ event, stage, round }: OpenStage, paired: PairedRound): PairedRound {
  if (round.number > stage.from) return paired;
  const warnings = topGroupWarnings(round.standing, roundsOfStage(event, stage));
  return { ...paired, warnings: [...paired.warnings, ...warnings] };
}
