import { SETTINGS, type Settings, type SettingKey } from '../../tournament/settings';
import type { CellChange } from '../cells/block';
import { textOf, type Values } from '../cells/cell';
import { readSettings } from './readSettings';
import { keyOfName } from './settingWords';
import { settingRows, type SettingRow } from './settingRows';
import { wordsOf } from '../../text/vocabulary';
import { parseSettingValue } from './settingValues';
import { settingsOfRange } from './typedSettings';
import type { Text } from '../wording';

export interface SettingsSheet {
  readonly titles: readonly string[];
  /** Name, value, in force, meaning; a group's line has its title alone. */
  readonly lines: readonly (readonly string[])[];
  /** The setting of each line; undefined for a group's line. */
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

/** Text that could not be a value of its setting is somebody's note and stays. */
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
  // A setting may have several rows, in the sheet and typed below. A heading may be named like a setting;
  // nothing stands beside it.
  return settingsOfRange(values).flatMap(({ name, at }) => {
    const key = keyOfName(name);
    const after = key && inForce.get(key);
    if (!key || after === undefined || !at || at.column === column) return [];
    const before = textOf(values[at.row]?.[column]);
    if (before === '' && cells.get(key)?.row !== at.row) return [];
    const isOurs = before === '' || parseSettingValue(before, SETTINGS[key].kind) !== undefined;
    return isOurs && before !== after ? [{ row: at.row, column, before, after }] : [];
  });
}
