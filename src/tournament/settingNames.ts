import { SETTINGS } from './setting/table';

export type SettingKey = keyof typeof SETTINGS;
export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[];

export const SETTING_NAMES = Object.fromEntries(SETTING_KEYS.map(key => [key, SETTINGS[key].name])) as {
  readonly [Key in SettingKey]: (typeof SETTINGS)[Key]['name'];
};
export type SettingName = (typeof SETTING_NAMES)[SettingKey];
