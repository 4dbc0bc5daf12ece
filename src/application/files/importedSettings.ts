import { contradictions } from '../../sheet/settings/contradictions';
import { presetSettings } from '../../tournament/presets';
import { LIST } from '../../tournament/problem';
import { getSetting, type Settings, type SettingKey } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import type { FileRows } from '../protocol/protocol';
import type { Language } from '../../tournament/languages';
import { VERSION } from '../workbook/version';
import type { Workbook } from '../workbook/workbook';
import type { RowsRead } from './fileRows';

/** Settings that stand in the sheet whatever the file says. */
const ALWAYS = ['system', 'seed', 'eventName', 'version'] as const;

export interface ImportedSettings {
  readonly settings: Settings;
  /** Stand in the sheet. */
  readonly typed: ReadonlySet<SettingKey>;
}

export function importedSettings(
  workbook: Workbook,
  rows: FileRows,
  { input: { settings: inFile }, stated }: RowsRead,
  language: Language,
): ImportedSettings {
  const wanted: Settings = {
    ...inFile,
    language,
    version: VERSION,
    wallListSheet: '',
    rounds: SYSTEMS[inFile.system].end === 'losses' ? undefined : inFile.rounds,
    seed: inFile.seed.trim() || workbook.drawSeed(),
    eventName: inFile.eventName || rows.name,
  };
  const idle = withoutEffect(wanted, stated);
  const settings = { ...wanted, ...presetsOf(wanted, idle) };
  const typed = new Set<SettingKey>([...stated, ...ALWAYS]);
  typed.delete('wallListSheet');
  if (language !== 'en') typed.add('language');
  if (settings.rounds === undefined) typed.delete('rounds');
  for (const key of idle) typed.delete(key);
  return { settings, typed };
}

/** A setting without effect beside the others is left out: the preset's stands there, which has none either. */
const withoutEffect = (settings: Settings, typed: ReadonlySet<SettingKey>): readonly SettingKey[] =>
  contradictions(settings, typed, () => LIST).flatMap(({ code, values }) =>
    code === 'settingWithoutEffect' ? [values['name'] as SettingKey] : [],
  );

const presetsOf = (settings: Settings, keys: readonly SettingKey[]): Partial<Settings> => {
  const preset = presetSettings(settings.preset, settings.system, settings.teams);
  return Object.fromEntries(keys.map(key => [key, getSetting(preset, key)]));
};
