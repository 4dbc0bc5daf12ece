import { LANGUAGES } from '../../tournament/languages';
import {
  getSetting,
  SETTING_KEYS,
  SETTINGS,
  type Settings,
  type SettingKey,
} from '../../tournament/settings';
import type { Grade, Reason } from '../../tournament/setting/change';
import { withFirstNumbers } from '../../tournament/lotNumbers';
import type { System } from '../../tournament/systems';
import { makeText, valueWord, type Text } from '../wording';
import { makeSettingValue } from './makeSettingValue';
import { keyOfName } from './settingWords';
import type { RoundNo } from '../../tournament/indices';

export interface SettingChange {
  readonly key: SettingKey;
  readonly before: string;
  readonly after: string;
  readonly grade: Exclude<Grade, 'free'>;
  readonly reason: Reason;
}

type PrintOf = (seed: string) => string;

/** A line of the setting *Changed after the start*: `R2 Upper bar: 3d → 1d`. */
export interface ConfirmedChange {
  /** The last round that was paired before. */
  readonly round: RoundNo;
  readonly key: SettingKey | undefined;
  readonly after: string;
  readonly line: string;
}

/**
 * Changes that nobody has confirmed since round `played` was paired by `before`; `list` is *Changed after the
 * start* as confirmed last: lines typed or taken away there are changes too, and hide none.
 */
export function settingChanges(
  before: Settings,
  now: Settings,
  played: number,
  text: Text,
  printOf: PrintOf,
  list = before.confirmedChanges,
): readonly SettingChange[] {
  const ofList: readonly SettingChange[] = isSameList(list, now.confirmedChanges)
    ? []
    : [
        {
          key: 'confirmedChanges',
          grade: 'refuse',
          reason: 'record',
          before: list || '–',
          after: now.confirmedChanges || '–',
        },
      ];
  const confirmed = confirmedChanges(
    list.startsWith(before.confirmedChanges) ? list.slice(before.confirmedChanges.length) : '',
  );
  const ordinary = SETTING_KEYS.flatMap((key): readonly SettingChange[] => {
    const { reason } = SETTINGS[key].change;
    const grade = isImpossible(key, before, now, played) ? 'refuse' : SETTINGS[key].change.grade;
    if (key === 'confirmedChanges' || grade === 'free' || isSame(before, now, key)) return [];
    const [last] = confirmed.filter(change => change.key === key).reverse();
    // Confirmations before the list was numbered anew have the players' first numbers.
    const nows = [now, withFirstNumbers(now)];
    if (grade !== 'refuse' && last && nows.some(settings => isShownAs(settings, key, last.after, printOf)))
      return [];
    return [
      {
        key,
        reason,
        grade,
        before: shown(before, key, text, printOf),
        after: shown(now, key, text, printOf),
      },
    ];
  });
  return [...ofList, ...ordinary];
}

const isSameList = (one: string, other: string): boolean => linesOf(one) === linesOf(other);

const linesOf = (changes: string): string =>
  changes
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n');

const valueOf = (settings: Settings, key: SettingKey): string =>
  JSON.stringify(getSetting(settings, key)) ?? '';

/** A list for prizes that nobody has typed follows the list of tiebreaks. */
const isSame = (before: Settings, now: Settings, key: SettingKey): boolean =>
  valueOf(before, key) === valueOf(now, key) ||
  (key === 'prizeTiebreaks' &&
    now.prizeTiebreaks === undefined &&
    valueOf(before, 'tiebreaks') !== valueOf(now, 'tiebreaks'));

/** Played rounds cannot become those of another system, nor more than all rounds. */
function isImpossible(key: SettingKey, before: Settings, now: Settings, played: number): boolean {
  if (key === 'rounds') return now.rounds !== undefined && now.rounds < played;
  if (key !== 'system' && key !== 'stages') return false;
  return Array.from({ length: played }, (_, i) => i + 1).some(
    round => systemAt(before, round) !== systemAt(now, round),
  );
}

const systemAt = ({ stages, system }: Settings, round: RoundNo): System =>
  stages.find(({ from, to }) => from <= round && round <= to)?.system ?? system;

/** The value in words; of a seed, which is a secret until the end, its fingerprint. */
function shown(settings: Settings, key: SettingKey, text: Text, printOf: PrintOf): string {
  if (key === 'seed') return settings.seed === '' ? '–' : printOf(settings.seed);
  const value = makeSettingValue(getSetting(settings, key), SETTINGS[key].kind, word =>
    valueWord(text, word),
  );
  return value.replace(/\s+/g, ' ').trim() || '–';
}

const isShownAs = (settings: Settings, key: SettingKey, value: string, printOf: PrintOf): boolean =>
  LANGUAGES.some(language => shown(settings, key, makeText(language), printOf) === value);

/** The confirmed changes of the setting, oldest first. */
export const confirmedChanges = (changes: string): readonly ConfirmedChange[] =>
  changes.split('\n').flatMap(line => {
    const match = /^R(\d{1,3}) ([^:：]+): (?:.*) → (.*)$/.exec(line.trim());
    if (!match) return [];
    const [, round, name = '', after = ''] = match;
    return [{ round: Number(round), key: keyOfName(name), after, line: line.trim() }];
  });

export const withChanges = (
  { confirmedChanges: changes }: Settings,
  played: number,
  more: readonly SettingChange[],
  text: Text,
): string =>
  [
    ...(changes === '' ? [] : [changes]),
    ...more.map(
      change => `R${played} ${text(`settingName.${change.key}`)}: ${change.before} → ${change.after}`,
    ),
  ].join('\n');
