import type { Outcome } from './game';
import type { RoundNo } from './indices';

/** Results that a file for ratings can have in place of the list's, that of the first of the two players first. */
export const RATED_RESULTS = ['1-0', '0-1', '½-½', '0-0'] as const;

/** A game that counts in the event as the list has it, and goes to the federations with another result. */
export interface RatedResult {
  readonly round: RoundNo;
  readonly players: readonly [number, number];
  readonly result: (typeof RATED_RESULTS)[number];
}

export const OUTCOMES_OF: Readonly<Record<RatedResult['result'], readonly [Outcome, Outcome]>> = {
  '1-0': ['won', 'lost'],
  '0-1': ['lost', 'won'],
  '½-½': ['jigo', 'jigo'],
  '0-0': ['lost', 'lost'],
};

/** The result of two outcomes; undefined where no such file could have it. */
export const ratedResultOf = (first: Outcome, second: Outcome): RatedResult['result'] | undefined =>
  RATED_RESULTS.find(result => OUTCOMES_OF[result][0] === first && OUTCOMES_OF[result][1] === second);
