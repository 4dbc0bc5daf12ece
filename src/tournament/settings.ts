import type { ValueOf } from './setting/kinds';
import { SETTINGS } from './setting/table';
import { SETTING_KEYS, type SettingKey } from './settingNames';
import type { Tiebreak } from './tiebreaks';

export type { Preset } from './setting/facts';
export type { Stage } from './setting/kinds';

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
  return [...tiebreaks, ...prizeTiebreaksOf(settings).filter(one => !tiebreaks.includes(one))];
}
