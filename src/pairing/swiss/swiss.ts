import type { Standing } from '../../standings/score/standing';
import type { WarmStart } from '../game/round';
import { pairRound, type CannotPair, type PairedRound } from './pairRound';

/** The next round of a Swiss, by categories or not: score groups by the Number of Wins Score (R4.6, R4.7). */
export function pairSwiss(standing: Standing, warmStart?: WarmStart): PairedRound | CannotPair {
  const result = pairRound(standing, warmStart);
  return 'paired' in result ? result.paired : result;
}
