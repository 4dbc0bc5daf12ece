import { FREE, NOTED, CHANCE, changeFacts } from './change';
import { TEXT, setting } from './kinds';

export const SHEET_SETTINGS = {
  wallListSheet: setting({
    name: 'Wall list',
    aliases: 'Wall list sheet',
    kind: TEXT,
    value: '',
    change: FREE,
  }),
  version: setting({ name: 'Version', kind: TEXT, value: '', change: FREE }),
  /** Changes confirmed after the first pairing, a line each (sheet/settings/settingChanges.ts). */
  confirmedChanges: setting({
    name: 'Changed after the start',
    kind: TEXT,
    value: '',
    change: changeFacts('refuse', 'record', false),
  }),
  ratedResults: setting({ name: 'Rated otherwise', kind: { kind: 'rated' }, value: [], change: NOTED }),
  /** The first number of each player, by the numbers of now; empty: the list was never numbered anew (R2.8). */
  lotNumbers: setting({ name: 'Numbers for lots', kind: { kind: 'numbers' }, value: [], change: CHANCE }),
} as const;
