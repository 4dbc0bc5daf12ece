import type { Settings, SettingKey } from '../../tournament/settings';
import type { Problem } from '../../tournament/problem';

export interface SettingCell {
  readonly row: number;
  readonly column: number;
}

export interface SettingsReading {
  /** The settings in force: typed values, else the preset's. */
  readonly settings: Settings;
  readonly typed: ReadonlySet<SettingKey>;
  readonly cells: ReadonlyMap<SettingKey, SettingCell>;
  readonly problems: readonly Problem[];
}

export interface ListFacts {
  /** Start, or bars in the settings, make a list without a System McMahon, any other Swiss. */
  readonly hasStart: boolean;
  /** Weights may be numbers whatever *Expert* says, as in our own Log. */
  readonly isOurs?: boolean;
}

export interface SettingValues {
  readonly values: ReadonlyMap<SettingKey, unknown>;
  readonly cells: ReadonlyMap<SettingKey, SettingCell>;
  readonly problems: readonly Problem[];
}
