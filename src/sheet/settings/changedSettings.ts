import { getSetting, SETTING_KEYS, type Settings, type SettingKey } from '../../tournament/settings';
import { presetSettings } from '../../tournament/presets';
import type { Text } from '../wording';
import { settingRows } from './settingRows';

/** Differences from the preset, with preset, system and teams. Read again, they give the same settings. */
export function changedSettings(settings: Settings, text: Text): readonly (readonly [string, string])[] {
  const usual = presetSettings(settings.preset, settings.system, settings.teams);
  const isSame = (key: SettingKey): boolean =>
    JSON.stringify(getSetting(settings, key)) === JSON.stringify(getSetting(usual, key));
  // The others are compared with what these three give.
  const always: readonly SettingKey[] = settings.teams ? ['preset', 'system', 'teams'] : ['preset', 'system'];
  const typed = new Set(SETTING_KEYS.filter(key => always.includes(key) || !isSame(key)));
  return settingRows(settings, typed, text)
    .filter(({ key }) => typed.has(key))
    .map(({ name, value }) => [name, value]);
}
