/** The price of a change after the first round; `free`: the setting decides nothing of the event. */
export const GRADES = ['free', 'take note', 'confirm', 'confirm twice', 'refuse'] as const;
export type Grade = (typeof GRADES)[number];

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

/** A change once a round is paired; what it would make of played rounds is refused apart. */
export interface ChangeFacts {
  readonly grade: Grade;
  readonly reason: Reason;
  readonly pairing: boolean;
}

export const changed = (grade: Grade, reason: Reason, pairing: boolean): ChangeFacts => ({
  grade,
  reason,
  pairing,
});

export const FREE = changed('free', 'record', false);
export const NOTED = changed('take note', 'record', false);
export const SCORES = changed('confirm twice', 'scores', true);
export const PLACES = changed('confirm twice', 'places', true);
export const PAIRS = changed('confirm', 'pairs', true);
export const CHANCE = changed('confirm twice', 'chance', true);
export const LENGTH = changed('confirm twice', 'length', true);
export const SYSTEM = changed('confirm twice', 'system', true);
