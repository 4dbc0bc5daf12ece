import { readSettings } from '../../sheet/settings/readSettings';
import { changedSettings } from '../../sheet/settings/changedSettings';
import { readWallList } from '../../sheet/read/readWallList';
import { wallListCells } from '../../sheet/write/wallListCells';
import type { Text } from '../../sheet/wording';
import { presetSettings } from '../../tournament/presets';
import type { SettingKey } from '../../tournament/settingNames';
import { getSetting, type Settings } from '../../tournament/settings';
import { UNKNOWN_PLAYER, type WallList } from '../../tournament/wallList';
import type { FileRows } from '../fileRows';
import { snapshotTables, type SavedTables } from './snapshotTables';

/** Settings of one event alone: its name and days, its lots, and what was noted while it went on. */
const OF_ONE_EVENT: readonly SettingKey[] = [
  'eventName',
  'eventBegins',
  'eventEnds',
  'timetable',
  'seed',
  'lotNumbers',
  'throughRound',
  'ratherNot',
  'ratedResults',
  'confirmedChanges',
  'wallListSheet',
  'version',
  'language',
];

/**
 * Players and settings of a tournament that the workbench has saved, for the next one: nobody has played, nobody is absent, and starts and
 * groups are made anew. Undefined where the text is no such tournament, or has no players.
 */
export function formerEvent(text: string, words: Text): Pick<FileRows, 'list' | 'settings'> | undefined {
  const tables = snapshotTables(text);
  const wallList = tables && listOf(tables);
  if (!tables || !wallList) return undefined;
  const players = wallList.players.map(player => {
    const { start, group, supergroup, previousOrder, out } = UNKNOWN_PLAYER;
    return { ...player, lotNo: undefined, start, group, supergroup, previousOrder, out };
  });
  const settings = settingsOf(tables);
  return {
    list: wallListCells({ ...wallList, players, rounds: 0, entries: players.map(() => []) }, words),
    settings: [[words('settings.name'), words('settings.value')], ...changedSettings(settings, words)],
  };
}

/** The list that the tournament is played by, else the first one with players. */
function listOf(tables: SavedTables): WallList | undefined {
  const named = rowsNamed(tables, 'WallList');
  for (const rows of [...(named ? [named] : []), ...tables.sheets.values()]) {
    const { wallList } = readWallList(rows);
    if (wallList.players.length > 0) return wallList;
  }
  return undefined;
}

function settingsOf(tables: SavedTables): Settings {
  const { settings } = readSettings(rowsNamed(tables, 'Settings'), { hasStart: false });
  const usual = presetSettings(settings.preset, settings.system, settings.teams);
  return { ...settings, ...Object.fromEntries(OF_ONE_EVENT.map(key => [key, getSetting(usual, key)])) };
}

function rowsNamed({ sheets, names }: SavedTables, name: string): SavedRows | undefined {
  const range = names.get(name);
  const rows = range && sheets.get(range.sheet);
  return rows
    ?.slice(range.row, range.row + range.rows)
    .map(line => line.slice(range.column, range.column + range.columns));
}

type SavedRows = readonly (readonly (string | number | boolean)[])[];
