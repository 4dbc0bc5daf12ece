import {
  getSetting,
  SETTING_GROUPS,
  SETTINGS,
  type Settings,
  type SettingKey,
  type SettingGroup,
} from '../../tournament/settings';
import { choicesOf, makeSettingValue } from './makeSettingValue';
import { valueWord } from '../wording';
import type { Text } from '../wording';

export interface SettingRow {
  readonly group: SettingGroup;
  readonly key: SettingKey;
  readonly name: string;
  /** The text typed; '' where the preset's value counts. */
  readonly value: string;
  readonly inForce: string;
  readonly meaning: string;
  /** The choices of the dropdown; empty for a free value. */
  readonly allowed: readonly string[];
}

/** The rows of the Settings sheet by group. Read again, their names and values give the same settings. */
export function settingRows(
  settings: Settings,
  typed: ReadonlySet<SettingKey>,
  text: Text,
): readonly SettingRow[] {
  return (Object.keys(SETTING_GROUPS) as SettingGroup[]).flatMap(group =>
    (Object.keys(SETTING_GROUPS[group]) as SettingKey[]).map(key =>
      settingRow(group, key, settings, typed, text),
    ),
  );
}

function settingRow(
  group: SettingGroup,
  key: SettingKey,
  settings: Settings,
  typed: ReadonlySet<SettingKey>,
  text: Text,
): SettingRow {
  const kind = SETTINGS[key].kind;
  const word = (value: string): string => valueWord(text, value);
  const inForce = makeSettingValue(getSetting(settings, key), kind, word);
  return {
    group,
    key,
    name: text(`settingName.${key}`),
    value: typed.has(key) ? inForce : '',
    inForce,
    meaning: text(`setting.${key}`),
    allowed: choicesOf(kind).map(word),
  };
}
