import { FREE, NOTED, CHANCE, changed } from './change';
import { TEXT } from './kinds';
import { setting } from './facts';

export const SHEET_SETTINGS = {
  /** Name of the sheet with the wall list, where there are several. */
  wallListSheet: setting({
    name: 'Wall list',
    alsoCalled: 'Wall list sheet',
    kind: TEXT,
    value: '',
    change: FREE,
  }),
  /** The version of this program that the event is held with; '' where nobody has said. */
  version: setting({ name: 'Version', kind: TEXT, value: '', change: FREE }),
  /** What was changed after the first pairing and confirmed, a line each (sheet/settings/settingChanges.ts). */
  confirmedChanges: setting({
    name: 'Changed after the start',
    kind: TEXT,
    value: '',
    change: changed('refuse', 'record', false),
  }),
  /** Results that files for ratings have, while the list keeps those that the event was paired and placed by. */
  ratedResults: setting({ name: 'Rated otherwise', kind: { kind: 'rated' }, value: [], change: NOTED }),
  /** The first number of each player, by the numbers of now; empty: the list was never numbered anew (R2.8). */
  lotNumbers: setting({ name: 'Numbers for lots', kind: { kind: 'numbers' }, value: [], change: CHANCE }),
} as const;
