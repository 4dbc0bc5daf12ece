import type { WarmStart } from '../game/round';
import type { OpenEvent } from '../round/openEvent';
import { pairRound, type CannotPair, type PairedRound } from './pairRound';

/** The next round of a Swiss, by categories or not: score groups by the Number of Wins Score (R4.6, R4.7). */
export function pairSwiss(event: OpenEvent, warmStart?: WarmStart): PairedRound | CannotPair {
  const result = pairRound(event, warmStart);
  return 'paired' in result ? result.paired : result;
}
