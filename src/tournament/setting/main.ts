import { LANGUAGES } from '../languages';
import { SYSTEM_NAMES, SYSTEM_WITH_STARTS } from '../systems';
import { FREE, SYSTEM, SCORES, PLACES, PAIRS, LENGTH, changeFacts } from './change';
import { choice, ROUND, RANK, TIEBREAKS, PRESETS, setting } from './kinds';

export const MAIN_SETTINGS = {
  preset: setting({
    name: 'Preset',
    kind: choice(PRESETS),
    value: 'EGF',
    change: PLACES,
  }),
  system: setting({ name: 'System', kind: choice(SYSTEM_NAMES), value: SYSTEM_WITH_STARTS, change: SYSTEM }),
  /** Undefined: as many as the list has columns. */
  rounds: setting({
    name: 'Rounds',
    aliases: 'Number of rounds',
    kind: ROUND,
    value: undefined,
    change: LENGTH,
  }),
  upperBar: setting({
    name: 'Upper bar',
    aliases: 'Bar, McMahon bar, Top bar, Obere Bar, Obergrenze, Barre supérieure, Верхний бар',
    kind: RANK,
    value: undefined,
    change: SCORES,
    onlyWhere: { score: 'MMS' },
  }),
  lowerBar: setting({
    name: 'Lower bar',
    aliases: 'Floor, McMahon floor, Bottom bar, Untere Bar, Untergrenze, Barre inférieure, Нижний бар',
    kind: RANK,
    value: undefined,
    change: SCORES,
    onlyWhere: { score: 'MMS' },
  }),
  handicap: setting({
    name: 'Handicap',
    kind: choice(['none', 'EGF', 'rank', 'MMS']),
    value: 'none',
    change: PAIRS,
  }),
  komi: setting({
    name: 'Komi',
    kind: { kind: 'komi' },
    value: 13,
    presets: { AGA: 15 },
    change: PAIRS,
  }),
  tiebreaks: setting({
    name: 'Tiebreaks',
    aliases: 'Tie-breakers, Final tiebreaks',
    kind: TIEBREAKS,
    value: ['DIRECTCOMPARISON', 'SOS2'],
    presets: {
      OpenGotha: ['SOS', 'SOSOS'],
      'WMSG 2008': ['SOS', 'SOSK'],
      AGA: ['SOS', 'SODOS', 'DIRECTCOMPARISON', 'Lottery'],
    },
    change: PLACES,
  }),
  forbiddenPairs: setting({
    name: 'Forbidden pairs',
    kind: { kind: 'pairs' },
    value: [],
    change: changeFacts('confirm twice', 'favour', true),
  }),
  language: setting({
    name: 'Language',
    kind: choice(LANGUAGES),
    value: 'en',
    change: FREE,
  }),
} as const;
