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

export const changeFacts = (grade: Grade, reason: Reason, pairing: boolean): ChangeFacts => ({
  grade,
  reason,
  pairing,
});

export const FREE = changeFacts('free', 'record', false);
export const NOTED = changeFacts('take note', 'record', false);
export const SCORES = changeFacts('confirm twice', 'scores', true);
export const PLACES = changeFacts('confirm twice', 'places', true);
export const PAIRS = changeFacts('confirm', 'pairs', true);
export const CHANCE = changeFacts('confirm twice', 'chance', true);
export const LENGTH = changeFacts('confirm twice', 'length', true);
export const SYSTEM = changeFacts('confirm twice', 'system', true);
