import type { SettingKey, Settings } from '../../tournament/settings';
import { getSetting, SETTING_GROUPS, SETTING_KINDS } from './settingKinds';
import type { SettingGroup } from './settingKinds';
import { choicesOf, makeSettingValue } from './settingValues';
import { valueWord } from '../wording';
import type { Text } from '../wording';

/** One row of the Settings sheet, in the words of a language. */
export interface SettingRow {
  readonly group: SettingGroup;
  readonly key: SettingKey;
  readonly name: string;
  /** What is typed; '' where the preset's value counts. */
  readonly value: string;
  /** What counts. Typed as a value, it reads as the same. */
  readonly inForce: string;
  readonly meaning: string;
  /** What a dropdown offers; none where the value is free. */
  readonly allowed: readonly string[];
}

/** The Settings sheet: every setting, grouped. Reading its names and values again gives the same settings. */
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
  const kind = SETTING_KINDS[key];
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
