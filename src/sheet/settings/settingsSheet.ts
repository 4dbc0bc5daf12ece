import { SETTING_KINDS } from './settingKinds';
import type { SettingKey, Settings } from '../../tournament/settings';
import type { CellChange } from '../write/block';
import { textOf, type Values } from '../read/cell';
import { readSettings } from './readSettings';
import { keyOfName } from './settingWords';
import { settingRows, type SettingRow } from './settingRows';
import { wordsOf } from '../../text/vocabulary';
import { parseSettingValue } from './settingValues';
import { settingsOfRange } from './typedSettings';
import type { Text } from '../wording';

/** The Settings sheet as rows, with the title of each group above it. */
export interface SettingsSheet {
  readonly titles: readonly string[];
  /** Name, value, in force, meaning; a group has its title alone. */
  readonly lines: readonly (readonly string[])[];
  /** The setting of each line; undefined for a group. */
  readonly rows: readonly (SettingRow | undefined)[];
}

export function settingsSheet(settings: Settings, typed: ReadonlySet<SettingKey>, text: Text): SettingsSheet {
  const all = settingRows(settings, typed, text);
  const rows = all.flatMap((row, i) => (row.group === all[i - 1]?.group ? [row] : [undefined, row]));
  const lines = rows.map((row, i) => {
    const group = rows[i + 1]?.group;
    if (row) return [row.name, row.value, row.inForce, row.meaning];
    return [group ? text(`settings.group.${group}`) : '', '', '', ''];
  });
  const titles = (['name', 'value', 'inForce', 'meaning'] as const).map(key => text(`settings.${key}`));
  return { titles, lines, rows };
}

/**
 * What has to change in the column *In force* of a Settings range so that it tells the truth. A cell with anything
 * that could not be the value of its setting is somebody's note and stays.
 */
export function inForceChanges(
  values: Values,
  settings: Settings,
  hasStart: boolean,
  text: Text,
): readonly CellChange[] {
  const titles = wordsOf('settings.inForce');
  const column = (values[0] ?? []).findIndex(cell => titles.includes(textOf(cell)));
  if (column < 0) return [];
  const { typed, cells } = readSettings(values, { hasStart });
  const inForce = new Map(settingRows(settings, typed, text).map(row => [row.key, row.inForce]));
  // A setting may have several rows, one of the sheet and one typed below; a heading may have the name of a setting, and nothing beside it.
  return settingsOfRange(values).flatMap(({ name, at }) => {
    const key = keyOfName(name);
    const after = key && inForce.get(key);
    if (!key || after === undefined || !at || at.column === column) return [];
    const before = textOf(values[at.row]?.[column]);
    if (before === '' && cells.get(key)?.row !== at.row) return [];
    const isOurs = before === '' || parseSettingValue(before, SETTING_KINDS[key]) !== undefined;
    return isOurs && before !== after ? [{ row: at.row, column, before, after }] : [];
  });
}
