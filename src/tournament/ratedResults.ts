import type { Outcome } from './game';
import { RATED_RESULTS, type RatedResult } from './setting/kinds';

export const OUTCOMES_OF: Readonly<Record<RatedResult['result'], readonly [Outcome, Outcome]>> = {
  '1-0': ['won', 'lost'],
  '0-1': ['lost', 'won'],
  '½-½': ['jigo', 'jigo'],
  '0-0': ['lost', 'lost'],
};

/** The result of two outcomes; undefined where no such file could have it. */
export const ratedResultOf = (first: Outcome, second: Outcome): RatedResult['result'] | undefined =>
  RATED_RESULTS.find(result => OUTCOMES_OF[result][0] === first && OUTCOMES_OF[result][1] === second);
