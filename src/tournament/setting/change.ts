/** What it takes to change a setting after the first round; `free`: nothing, for it decides nothing of the event. */
export const GRADES = ['free', 'take note', 'confirm', 'confirm twice', 'refuse'] as const;
export type Grade = (typeof GRADES)[number];

/** What such a change does, as its question says. */
export const REASONS = [
  'scores',
  'places',
  'pairs',
  'chance',
  'favour',
  'length',
  'system',
  'record',
] as const;
export type Reason = (typeof REASONS)[number];

/** A change of a setting once a round is paired. What it would make of played rounds is refused apart. */
export interface ChangeFacts {
  readonly grade: Grade;
  readonly reason: Reason;
  /** Whether a round may be paired otherwise by it. */
  readonly pairing: boolean;
}

export const changed = (grade: Grade, reason: Reason, pairing: boolean): ChangeFacts => ({
  grade,
  reason,
  pairing,
});

export const FREE = changed('free', 'record', false);
/** It is told, because it stands in the record of the event. */
export const NOTED = changed('take note', 'record', false);
/** It moves the scores of rounds that are played. */
export const SCORES = changed('confirm twice', 'scores', true);
/** It chooses the winner among equals. */
export const PLACES = changed('confirm twice', 'places', true);
/** It decides who meets whom in the rounds to come. */
export const PAIRS = changed('confirm', 'pairs', true);
export const CHANCE = changed('confirm twice', 'chance', true);
export const LENGTH = changed('confirm twice', 'length', true);
export const SYSTEM = changed('confirm twice', 'system', true);
