import type { SettingValues } from '../../sheet/settings/settingsReading';
import type { SettingKey } from '../../tournament/settings';

/** Settings of one event alone: its name and days, its lots, its sheets, and what was noted while it went on. */
const OF_ONE_EVENT: ReadonlySet<SettingKey> = new Set<SettingKey>([
  'eventName',
  'eventBegins',
  'eventEnds',
  'timetable',
  'seed',
  'lotNumbers',
  'throughRound',
  'ratherNot',
  'mustMeet',
  'ratedResults',
  'confirmedChanges',
  'wallListSheet',
  'version',
  'language',
]);

export const forNextEvent = (read: SettingValues): SettingValues => ({
  ...read,
  values: new Map([...read.values].filter(([key]) => !OF_ONE_EVENT.has(key))),
});
