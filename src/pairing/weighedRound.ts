import type { Standing } from '../standings/standing';
import { openStage } from './openStage';
import { pairOpenRound, type CannotPair, type ProvedRound } from './pairRound';

/** The next round with its proofs, where it is paired by weighing criteria (McMahon, Swiss); undefined in other systems. */
export function pairWeighedRound(standing: Standing): ProvedRound | CannotPair | undefined {
  const open = openStage(standing);
  if (open.kind !== 'open') return open;
  const { system } = open.stage;
  return system === 'McMahon' || system === 'Swiss' ? pairOpenRound(open) : undefined;
}
