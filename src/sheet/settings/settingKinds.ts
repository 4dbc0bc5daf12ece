import { LANGUAGES } from '../../tournament/languages';
import { prizeList } from '../../tournament/presets';
import { SYSTEM_NAMES } from '../../tournament/systems';
import * as allowed from '../../tournament/settings';
import type { Settings, Weight } from '../../tournament/settings';
import type { SettingKey } from '../../tournament/settingNames';

/** The kinds of values that settings take. */
export type SettingKind =
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'yes or no' }
  /** A whole number; with `optional`, also automatic. */
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly optional: boolean }
  /** A whole number, or none. */
  | { readonly kind: 'limit'; readonly min: number; readonly max: number }
  /** A word of `weightWords.ts`, or a number. */
  | { readonly kind: 'weight'; readonly normal: number }
  | { readonly kind: 'rank' }
  | { readonly kind: 'komi' }
  /** 0, ½ or 1 point, in half points; with `optional`, also automatic. */
  | { readonly kind: 'worth'; readonly optional: boolean }
  | { readonly kind: 'tiebreaks' }
  | { readonly kind: 'pairs' }
  | { readonly kind: 'tables' }
  /** Players with their tables, such as `12@4`. */
  | { readonly kind: 'seats' }
  /** Games with their results, such as `R2 5×3 0-1`. */
  | { readonly kind: 'rated' }
  /** Numbers of players in an order, such as `3, 1, 4..9`. */
  | { readonly kind: 'numbers' }
  /** Rounds in a row, such as `6-7`. */
  | { readonly kind: 'rounds' }
  | { readonly kind: 'bye' }
  | { readonly kind: 'stages' }
  /** A day such as `2026-07-06`; '' where it is not known. */
  | { readonly kind: 'day' }
  | { readonly kind: 'timeLimits' }
  | { readonly kind: 'timetable' }
  | { readonly kind: 'text' };

const choice = (choices: readonly string[]): SettingKind => ({ kind: 'choice', choices });
const count = (min: number, max: number): SettingKind => ({ kind: 'count', min, max, optional: false });
const ROUND: SettingKind = { kind: 'count', min: 1, max: 99, optional: true };
const weight = (normal: number): SettingKind => ({ kind: 'weight', normal });
const RANK: SettingKind = { kind: 'rank' };
const TIEBREAKS: SettingKind = { kind: 'tiebreaks' };
const WORTH: SettingKind = { kind: 'worth', optional: false };
const OPTIONAL_WORTH: SettingKind = { kind: 'worth', optional: true };
const YES_NO: SettingKind = { kind: 'yes or no' };
const TEXT: SettingKind = { kind: 'text' };
const DAY: SettingKind = { kind: 'day' };

/**
 * All settings in the order of the Settings sheet, those that matter most first. To add one, edit `settings.ts`, `settingNames.ts`,
 * this list and the dictionaries.
 */
export const SETTING_GROUPS = {
  main: {
    preset: choice(allowed.PRESETS),
    system: choice(SYSTEM_NAMES),
    rounds: ROUND,
    upperBar: RANK,
    lowerBar: RANK,
    handicap: choice(allowed.HANDICAPS),
    komi: { kind: 'komi' },
    tiebreaks: TIEBREAKS,
    forbiddenPairs: { kind: 'pairs' },
    language: choice(LANGUAGES),
  },
  tournament: {
    stages: { kind: 'stages' },
    playoffRounds: { kind: 'rounds' },
    playoffPlaces: count(1, 99),
    supergroup: YES_NO,
    absentStart: choice(allowed.ABSENT_STARTS),
    teams: YES_NO,
    boards: { kind: 'count', min: 1, max: 99, optional: true },
    scoreZeroAt: choice(allowed.ZEROS),
    throughRound: ROUND,
  },
  event: {
    eventName: TEXT,
    eventPlace: TEXT,
    eventCountry: TEXT,
    eventBegins: DAY,
    eventEnds: DAY,
    eventDirector: TEXT,
    timeLimits: { kind: 'timeLimits' },
    rulesOfPlay: TEXT,
    lateness: { kind: 'limit', min: 0, max: 999 },
    timetable: { kind: 'timetable' },
    boardSize: count(2, 52),
    online: YES_NO,
  },
  tiebreaks: {
    pairingTiebreaks: TIEBREAKS,
    seedingTiebreaks: TIEBREAKS,
    prizeTiebreaks: TIEBREAKS,
    prizeUnit: choice(allowed.PRIZE_UNITS),
    globalTiebreaks: TIEBREAKS,
    sosFlavour: choice(allowed.SOS_FLAVOURS),
    handicapInSos: YES_NO,
    roundDownDirectComparison: YES_NO,
    defaultGamesInDirectComparison: choice(allowed.DEFAULT_GAMES),
  },
  scores: {
    rounding: choice(allowed.ROUNDINGS),
    opponentsUnplayed: choice(allowed.OPPONENT_UNPLAYED),
    ownUnplayed: choice(allowed.OWN_UNPLAYED),
    byeValue: WORTH,
    byeWins: OPTIONAL_WORTH,
    absenceValue: WORTH,
    absenceWins: OPTIONAL_WORTH,
    absencesInWins: choice(allowed.ABSENCES_IN_WINS),
    absence: choice(allowed.ABSENCES),
    performance: choice(allowed.PERFORMANCES),
    tournamentClass: choice(allowed.CLASSES),
  },
  pairing: {
    bye: { kind: 'bye' },
    ratherNot: { kind: 'pairs' },
    excludedTables: { kind: 'tables' },
    fixedTables: { kind: 'seats' },
    earlyRounds: count(0, 99),
    earlySeeding: choice(allowed.SEEDINGS),
    seeding: choice(allowed.SEEDINGS),
    drawUpFrom: choice(allowed.FLOATERS),
    drawDownFrom: choice(allowed.FLOATERS),
    geography: choice(allowed.GEOGRAPHIES),
    groups: choice(allowed.GROUPS),
    sectionSplit: choice(allowed.SPLITS),
    colourLimit: { kind: 'limit', min: 1, max: 99 },
    cycles: count(1, 2),
    leavers: choice(allowed.LEAVERS),
    knockoutDraw: choice(allowed.DRAWS),
    thirdPlace: YES_NO,
    diagonalOrder: choice(allowed.DIAGONAL_ORDERS),
    gamesPerOpponent: count(1, 2),
    fewPlayersUpTo: count(2, 99),
    middlePlayer: choice(allowed.MIDDLE_PLAYERS),
    qualifiers: { kind: 'count', min: 1, max: 999, optional: true },
    notQualified: choice(allowed.OTHERS),
    seed: TEXT,
  },
  handicap: {
    handicapReduction: count(0, 9),
    handicapLimit: count(0, 25),
    handicapFrom: RANK,
  },
  weights: {
    criteria: choice(allowed.CRITERIA_ORDERS),
    expert: YES_NO,
    weightScore: weight(20_000_000_000),
    weightFloat: weight(2_000_000),
    weightSeeding: weight(2_000),
    weightColour: weight(200),
    weightHandicap: weight(200),
    weightCountry: weight(600),
    weightClub: weight(1_800),
  },
  sheets: {
    wallListSheet: TEXT,
    version: TEXT,
    confirmedChanges: TEXT,
    ratedResults: { kind: 'rated' },
    lotNumbers: { kind: 'numbers' },
  },
} as const satisfies Readonly<Record<string, Partial<Record<SettingKey, SettingKind>>>>;
export type SettingGroup = keyof typeof SETTING_GROUPS;

/** The kind of every setting. The compiler reports a setting that no group has. */
export const SETTING_KINDS: Readonly<Record<SettingKey, SettingKind>> = {
  ...SETTING_GROUPS.main,
  ...SETTING_GROUPS.tournament,
  ...SETTING_GROUPS.event,
  ...SETTING_GROUPS.tiebreaks,
  ...SETTING_GROUPS.scores,
  ...SETTING_GROUPS.pairing,
  ...SETTING_GROUPS.handicap,
  ...SETTING_GROUPS.weights,
  ...SETTING_GROUPS.sheets,
};
export const SETTING_KEYS = Object.keys(SETTING_KINDS) as readonly SettingKey[];

const weightOf = (key: SettingKey): Weight | undefined =>
  allowed.WEIGHTS.find(weight => key.toLowerCase() === `weight${weight}`);

/** The value of a setting in force; its type is that of the setting's kind. */
export function getSetting(settings: Settings, key: SettingKey): unknown {
  if (key === 'prizeTiebreaks') return prizeList(settings);
  const weight = weightOf(key);
  return weight === undefined ? settings[key as keyof Settings] : settings.weights[weight];
}

/** The settings with one value replaced, which the setting's own kind must have read. */
export function withSetting(settings: Settings, key: SettingKey, value: unknown): Settings {
  const weight = weightOf(key);
  const change =
    weight === undefined ? { [key]: value } : { weights: { ...settings.weights, [weight]: value } };
  return { ...settings, ...change } as Settings;
}
