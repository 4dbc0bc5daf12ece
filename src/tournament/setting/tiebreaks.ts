import { PLACES, PAIRS, changeFacts } from './change';
import { choice, TIEBREAKS, YES_NO, setting } from './kinds';

export const TIEBREAK_SETTINGS = {
  pairingTiebreaks: setting({
    name: 'Pairing tiebreaks',
    aliases: 'Pairing tie-breakers',
    kind: TIEBREAKS,
    value: ['SOS', 'Rating', 'Lottery'],
    presets: { OpenGotha: ['SOS', 'SOSOS', 'Rating', 'Lottery'], 'WMSG 2008': ['SOS', 'Lottery'] },
    change: PAIRS,
  }),
  seedingTiebreaks: setting({
    name: 'Seeding tiebreaks',
    aliases: 'Seeding tie-breakers',
    kind: TIEBREAKS,
    value: ['Rating', 'Lottery'],
    change: PAIRS,
  }),
  /** The order inside a place for indivisible prizes; undefined: the final tiebreaks, then Lottery (R3.3). */
  prizeTiebreaks: setting({
    name: 'Prize tiebreaks',
    aliases: 'Prize tie-breakers',
    kind: { kind: 'tiebreaks', optional: true },
    value: undefined,
    change: changeFacts('confirm twice', 'places', false),
  }),
  /** Shares of prizes are rounded down to a multiple of this (A8). */
  prizeUnit: setting({
    name: 'Prize unit',
    kind: choice(['0.01', '0.1', '0.5', '1', '5', '10', '50', '100', '1000']),
    value: '0.01',
    change: changeFacts('confirm', 'places', false),
  }),
  /** Whether whoever was disqualified (`5-!` in Out) has no place, and the others move up (R3.1). */
  disqualifiedUnplaced: setting({
    name: 'Disqualified lose their place',
    kind: YES_NO,
    value: false,
    change: PLACES,
  }),
  /** Whoever is due several prizes keeps the most valuable (R3.5). */
  onePrize: setting({
    name: 'One prize each',
    kind: YES_NO,
    value: false,
    change: changeFacts('confirm', 'places', false),
  }),
  /** Tiebreaks between equals of different groups, after the tiebreaks inside each group (R6.6). */
  globalTiebreaks: setting({
    name: 'Global tiebreaks',
    aliases: 'Global tie-breakers',
    kind: TIEBREAKS,
    value: [],
    change: PLACES,
  }),
  sosFlavour: setting({
    name: 'SOS flavour',
    aliases: 'SOS flavor, SOS variant',
    kind: choice(['EGF', 'WMSG']),
    value: 'EGF',
    presets: { 'WMSG 2008': 'WMSG' },
    change: PLACES,
  }),
  /** R2.5: correct an opponent's McMahon score by the handicap of the game. */
  handicapInSos: setting({
    name: 'Handicap in SOS',
    kind: YES_NO,
    value: false,
    presets: { OpenGotha: true },
    change: PLACES,
  }),
  /** A2: floor Direct Comparison values in McMahon and Swiss. */
  roundDownDirectComparison: setting({
    name: 'Round down direct comparison',
    kind: YES_NO,
    value: true,
    presets: { OpenGotha: false, 'WMSG 2008': false, AGA: false },
    change: PLACES,
  }),
  /** A5: whether a game won by default is a game in Direct Comparison. */
  defaultGamesInDirectComparison: setting({
    name: 'Default games in direct comparison',
    kind: choice(['count', 'ignore']),
    value: 'count',
    presets: { OpenGotha: 'ignore' },
    change: PLACES,
  }),
} as const;
