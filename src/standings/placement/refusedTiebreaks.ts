import { presetSettings } from '../../tournament/presets';
import type { Problem } from '../../tournament/problem';
import { PRESETS } from '../../tournament/setting/kinds';
import { getSetting, SETTING_NAMES, type Settings, type SettingKey } from '../../tournament/settings';
import { tiebreakWarnings } from './tiebreakWarnings';

const LISTS = ['tiebreaks', 'pairingTiebreaks', 'seedingTiebreaks', 'prizeTiebreaks'] as const;

/**
 * Lists of tiebreaks that do not fit the system: an SOS where opponents are not found by scores (W4), board wins without teams (W3).
 * Those of presets stay as they are, and so do those of an event in stages, where a list may be meant for one of them.
 */
export function refusedTiebreaks(settings: Settings): readonly (Problem & { readonly key: SettingKey })[] {
  if (settings.stages.length > 0) return [];
  const { system, teams } = settings;
  const unfit = tiebreakWarnings(settings, teams).filter(
    ({ code, severity }) =>
      severity === 'warning' && (code === 'tiebreakW4' || (code === 'tiebreakW3' && !teams)),
  );
  return LISTS.filter(key =>
    PRESETS.every(
      preset =>
        String(getSetting(settings, key)) !== String(getSetting(presetSettings(preset, system, teams), key)),
    ),
  ).flatMap(key =>
    unfit
      .filter(({ place }) => place.kind === 'setting' && place.name === SETTING_NAMES[key])
      .map(problem => ({ ...problem, severity: 'error' as const, key })),
  );
}
