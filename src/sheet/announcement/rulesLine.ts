import {
  getSetting,
  SETTING_KEYS,
  SETTING_NAMES,
  SETTINGS,
  type Settings,
  type SettingKey,
  type SettingName,
} from '../../tournament/settings';
import { presetSettings } from '../../tournament/presets';
import { confirmedChanges } from '../settings/settingChanges';
import type { Text } from '../wording';

/** Settings that a federation's rules fix; all others are left to the organiser. */
const FIXED: readonly SettingKey[] = [
  'sosFlavour',
  'handicapInSos',
  'roundDownDirectComparison',
  'defaultGamesInDirectComparison',
  'rounding',
  'opponentsUnplayed',
  'ownUnplayed',
  'byeValue',
  'byeWins',
  'absenceValue',
  'absenceWins',
  'absencesInWins',
  'leavers',
  'criteria',
  'weightScore',
  'weightFloat',
  'weightSeeding',
  'weightColour',
  'weightHandicap',
  'weightCountry',
  'weightClub',
];

/** Parameters of OpenGotha: whatever their values, the event counts as OpenGotha does. */
const PARAMETERS: readonly SettingKey[] = [
  'rounding',
  'opponentsUnplayed',
  'byeValue',
  'byeWins',
  'absenceValue',
  'absenceWins',
  'absencesInWins',
];

export function departures(settings: Settings): readonly SettingKey[] {
  const rules = presetSettings(settings.preset, settings.system, settings.teams);
  const valueOf = (of: Settings, key: SettingKey): string => JSON.stringify(getSetting(of, key)) ?? '';
  const isChoice = (key: SettingKey): boolean => isOpenGotha(settings) && PARAMETERS.includes(key);
  return FIXED.filter(key => !isChoice(key) && valueOf(settings, key) !== valueOf(rules, key));
}

const isOpenGotha = ({ preset }: Settings): boolean => preset === 'OpenGotha';

/**
 * `By the rules of the EGF`, or the exceptions: fixed settings, other tiebreaks (`misfits`), announced settings
 * changed after the start; the first of very many. Tiebreaks that OpenGotha lacks are the event's own.
 */
export function rulesLine(settings: Settings, text: Text, misfits: readonly SettingName[] = []): string {
  const isOwn = isOpenGotha(settings) && misfits.length > 0;
  const what = notByTheRules(settings, text, isOwn ? [] : misfits);
  const rules = text(isOwn ? 'rules.ownTiebreaks' : `rules.${settings.preset}`);
  const named = [...what.slice(0, MOST_NAMED), ...(what.length > MOST_NAMED ? ['…'] : [])];
  return what.length === 0 ? rules : text('rules.departs', { rules, what: named.join(', ') });
}

/** More than there are settings that count; what somebody types into Settings could be a book. */
const MOST_NAMED = 40;

/** Exceptions to the rules in words; '' without any. */
export function notByTheRules(
  settings: Settings,
  text: Text,
  misfits: readonly SettingName[] = [],
): readonly string[] {
  const keys = SETTING_KEYS.filter(key => misfits.includes(SETTING_NAMES[key]));
  const names = [...new Set([...keys, ...departures(settings)])].map(key => text(`settingName.${key}`));
  const changed = confirmedChanges(settings.confirmedChanges).flatMap(({ key, round }) =>
    key && SETTINGS[key].change.grade === 'confirm twice'
      ? [text('rules.changed', { name: text(`settingName.${key}`), round })]
      : [],
  );
  return [...new Set([...names, ...changed])];
}
