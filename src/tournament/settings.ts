import { EVENT_SETTINGS } from './setting/event';
import { HANDICAP_SETTINGS } from './setting/handicap';
import type { ValueOf } from './setting/kinds';
import { MAIN_SETTINGS } from './setting/main';
import { SCORE_SETTINGS } from './setting/scores';
import { PAIRING_SETTINGS } from './setting/pairing';
import { SHEET_SETTINGS } from './setting/sheets';
import { TOURNAMENT_SETTINGS } from './setting/tournament';
import { TIEBREAK_SETTINGS } from './setting/tiebreaks';
import { WEIGHT_SETTINGS } from './setting/weights';
import type { Tiebreak } from './tiebreaks';

export type { Preset, Stage } from './setting/kinds';

/** All settings in the order of the Settings sheet, those that matter most first. */
export const SETTING_GROUPS = {
  main: MAIN_SETTINGS,
  tournament: TOURNAMENT_SETTINGS,
  event: EVENT_SETTINGS,
  tiebreaks: TIEBREAK_SETTINGS,
  scores: SCORE_SETTINGS,
  pairing: PAIRING_SETTINGS,
  handicap: HANDICAP_SETTINGS,
  weights: WEIGHT_SETTINGS,
  sheets: SHEET_SETTINGS,
} as const;

export type SettingGroup = keyof typeof SETTING_GROUPS;

export const SETTINGS = {
  ...MAIN_SETTINGS,
  ...TOURNAMENT_SETTINGS,
  ...EVENT_SETTINGS,
  ...TIEBREAK_SETTINGS,
  ...SCORE_SETTINGS,
  ...PAIRING_SETTINGS,
  ...HANDICAP_SETTINGS,
  ...WEIGHT_SETTINGS,
  ...SHEET_SETTINGS,
} as const;

export type SettingKey = keyof typeof SETTINGS;

export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[];

export const SETTING_NAMES = Object.fromEntries(SETTING_KEYS.map(key => [key, SETTINGS[key].name])) as {
  readonly [Key in SettingKey]: (typeof SETTINGS)[Key]['name'];
};

export type SettingName = (typeof SETTING_NAMES)[SettingKey];

type SettingTable = typeof SETTINGS;
type WeightKey = {
  [Key in SettingKey]: SettingTable[Key]['kind'] extends { readonly kind: 'weight' } ? Key : never;
}[SettingKey];

/** The soft criteria of pairing (R4.7). Repeats have no weight: they are forbidden. */
export type Weight = SettingTable[WeightKey]['kind']['of'];

type ValuesBesideWeights = {
  readonly [Key in keyof SettingTable as Key extends WeightKey ? never : Key]: ValueOf<
    SettingTable[Key]['kind']
  >;
};

export interface Settings extends ValuesBesideWeights {
  readonly weights: Readonly<Record<Weight, number>>;
}

export function makeSettings(valueOf: (key: SettingKey) => unknown): Settings {
  const weights: [string, unknown][] = [];
  const values: [string, unknown][] = [];
  for (const key of SETTING_KEYS) {
    const { kind } = SETTINGS[key];
    if (kind.kind === 'weight') weights.push([kind.of, valueOf(key)]);
    else values.push([key, valueOf(key)]);
  }
  return { ...Object.fromEntries(values), weights: Object.fromEntries(weights) } as unknown as Settings;
}

export function getSetting(settings: Settings, key: SettingKey): unknown {
  if (key === 'prizeTiebreaks') return prizeList(settings);
  const { kind } = SETTINGS[key];
  return kind.kind === 'weight' ? settings.weights[kind.of] : settings[key as keyof Settings];
}

/** The settings with one value replaced, which the setting's own kind must have read. */
export function withSetting(settings: Settings, key: SettingKey, value: unknown): Settings {
  const { kind } = SETTINGS[key];
  const change =
    kind.kind === 'weight' ? { weights: { ...settings.weights, [kind.of]: value } } : { [key]: value };
  return { ...settings, ...change } as Settings;
}

/** The order inside a place, where a prize is indivisible (R3.3). */
export const prizeTiebreaksOf = ({ prizeTiebreaks }: Settings): readonly Tiebreak[] =>
  prizeTiebreaks ?? ['Lottery'];

/** For an indivisible prize (R3.3): the list for prizes, else the final tiebreaks and the order inside a place. */
export function prizeList(settings: Settings): readonly Tiebreak[] {
  const { tiebreaks, prizeTiebreaks } = settings;
  if (prizeTiebreaks) return prizeTiebreaks;
  return [...tiebreaks, ...prizeTiebreaksOf(settings).filter(tiebreak => !tiebreaks.includes(tiebreak))];
}
