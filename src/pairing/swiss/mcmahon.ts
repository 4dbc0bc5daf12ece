import type { WarmStart } from '../game/round';
import type { OpenEvent } from '../round/openEvent';
import { pairRound, type CannotPair, type PairedRound } from './pairRound';
import { topGroupWarnings } from '../round/topGroupWarnings';
import { eventRounds } from '../../tournament/playoffRounds';

/**
 * The next round of a McMahon event: score groups by the McMahon Score (R4). The size of the top group is looked at before
 * the first round, while the bar can still be moved (R4.3).
 */
export function pairMcMahon(event: OpenEvent, warmStart?: WarmStart): PairedRound | CannotPair {
  const result = pairRound(event, warmStart);
  if (!('paired' in result)) return result;
  const { paired } = result;
  if (paired.round > 1) return paired;
  const { wallList, settings } = event;
  const rounds = settings.rounds ?? eventRounds(wallList, settings);
  return { ...paired, warnings: [...paired.warnings, ...topGroupWarnings(event.standing(), rounds)] };
}
