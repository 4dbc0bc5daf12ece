import { PAIRS } from './change';
import { count, RANK, setting } from './kinds';

export const HANDICAP_SETTINGS = {
  /** How many stones fewer than the difference; -1: one more (R4.4). */
  handicapReduction: setting({
    name: 'Handicap reduction',
    kind: count(-1, 9),
    value: 2,
    presets: { OpenGotha: 1 },
    change: PAIRS,
  }),
  handicapLimit: setting({ name: 'Handicap limit', kind: count(0, 25), value: 9, change: PAIRS }),
  /** Players stronger than this play even; undefined: no limit. */
  handicapFrom: setting({ name: 'Handicap from', kind: RANK, value: undefined, change: PAIRS }),
} as const;
