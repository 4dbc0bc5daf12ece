import { remembering } from './once';
import type { SettingKind, Preset, SettingFacts } from './setting/kinds';
import { makeSettings, SETTINGS, type Settings } from './settings';
import { type System, SYSTEMS, type SystemFacts } from './systems';

const valuesOf = remembering((preset: Preset): Settings =>
  makeSettings(key => {
    const { value, presets }: SettingFacts<string, SettingKind> = SETTINGS[key];
    return presets?.[preset] ?? value;
  }),
);

/** All settings as a preset has them for a system. A value that the organiser types wins over them. */
export function presetSettings(preset: Preset, system: System, teams = false): Settings {
  const settings = { ...rulesOf(preset, system), ...SYSTEMS[system].defaults };
  return teams ? { ...settings, teams, ...ofTeams(settings) } : settings;
}

/** Board wins are a team event's first tiebreak (R2.10); an empty list stays empty. */
const ofTeams = ({ tiebreaks }: Settings): Partial<Settings> =>
  tiebreaks.length === 0 ? {} : { tiebreaks: ['BOARDWINS', ...tiebreaks] };

/** Settings of a list that turned out to be one of teams: tiebreaks that nobody changed become a team event's. */
export function settingsForTeams(settings: Settings): Settings {
  if (settings.teams) return settings;
  const [withoutTeams, withTeams] = [false, true].map(teams =>
    presetSettings(settings.preset, settings.system, teams),
  );
  const isUntouched = String(settings.tiebreaks) === String(withoutTeams?.tiebreaks);
  const tiebreaks = (isUntouched && withTeams?.tiebreaks) || settings.tiebreaks;
  return { ...settings, tiebreaks, teams: true };
}

/** Settings whose preset depends on the system, so that they may differ between stages. */
const BY_SYSTEM = [
  'tiebreaks',
  'pairingTiebreaks',
  'sosFlavour',
  'absence',
] as const satisfies readonly (keyof SystemFacts['defaults'])[];

/** Settings for a stage of another system: those still at their preset take the new system's. */
export function settingsForSystem(settings: Settings, system: System): Settings {
  if (system === settings.system) return settings;
  const before = presetSettings(settings.preset, settings.system, settings.teams);
  const after = presetSettings(settings.preset, system, settings.teams);
  const untouched = BY_SYSTEM.filter(key => String(settings[key]) === String(before[key]));
  const changed = Object.fromEntries(untouched.map(key => [key, after[key]]));
  return { ...settings, ...changed, system };
}

function rulesOf(preset: Preset, system: System): Settings {
  const settings: Settings = { ...valuesOf(preset), preset, system };
  // For an absence OpenGotha's McMahon gives ½ to the score and nothing to the wins; in its Swiss the cell decides.
  return SYSTEMS[system].score === 'MMS'
    ? settings
    : { ...settings, absencesInWins: SETTINGS.absencesInWins.value };
}
