import {
  getSetting,
  SETTING_GROUPS,
  SETTINGS,
  type Settings,
  type SettingKey,
} from '../../tournament/settings';
import { makeSettingValue } from '../settings/makeSettingValue';
import { valueWord, type Text } from '../wording';
import type { SystemRow } from './rows';

/** Settings that the heading has, and that are not said where they are as usual. */
const LEFT_OUT: readonly SettingKey[] = ['eventName', 'boardSize', 'online'];

export function eventRows(settings: Settings, text: Text): readonly SystemRow[] {
  const keys = (Object.keys(SETTING_GROUPS.event) as SettingKey[]).filter(key => !LEFT_OUT.includes(key));
  const word = (value: string): string => valueWord(text, value);
  return keys.flatMap((key): readonly SystemRow[] => {
    const value = getSetting(settings, key);
    const isOpen = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    return isOpen ? [] : [[text(`settingName.${key}`), makeSettingValue(value, SETTINGS[key].kind, word)]];
  });
}
