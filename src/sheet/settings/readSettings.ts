import type { SettingKind } from '../../tournament/setting/kinds';
import {
  withSetting,
  SETTING_KEYS,
  SETTING_NAMES,
  SETTINGS,
  type Preset,
  type Stage,
  type SettingKey,
} from '../../tournament/settings';
import { presetSettings } from '../../tournament/presets';
import { makeError, makeWarning } from '../../tournament/problem';
import type { ProblemPlace, Problem } from '../../tournament/problem';
import { type System, SYSTEM_WITH_STARTS, SYSTEM_WITHOUT_STARTS } from '../../tournament/systems';
import { excerpt, isBlank, textOf } from '../cells/cell';
import { turnedCell } from '../cells/cellProblem';
import type { TextKind } from '../cells/cellProblem';
import { contradictions } from './contradictions';
import { allowedValues } from './makeSettingValue';
import { isWeightWord, parseSettingValue } from './settingValues';
import { keyOfName, nearestKeys } from './settingWords';
import type { SettingCell, SettingsReading, ListFacts, SettingValues } from './settingsReading';
import { isNote, settingsOfRange, settingsOfText } from './typedSettings';
import type { TypedSetting } from './typedSettings';

/**
 * A range (name, value, further columns), the text form `System=Swiss; SOS flavour=WMSG`, or nothing; in any of
 * the languages (docs/sheets.md). Never throws; a wrong value is an error, and the preset's value counts.
 */
export const readSettings = (argument: unknown, facts: ListFacts): SettingsReading =>
  settingsOf(readSettingValues(argument, facts.isOurs), facts);

/** The typed values only, read like `readSettings`. */
export function readSettingValues(argument: unknown, isOurs = false): SettingValues {
  const problems: Problem[] = [];
  const typedOf = knownSettings(typedSettings(argument, problems), problems);
  const values = readValues(typedOf, problems, isOurs);
  const cells = new Map([...typedOf].flatMap(([key, { at }]) => (at ? [[key, at] as const] : [])));
  return { values, cells, problems };
}

/** Every setting in force: a typed value, else the preset's. */
export function settingsOf(read: SettingValues, facts: ListFacts): SettingsReading {
  const { values, cells } = read;
  const preset = (values.get('preset') ?? 'EGF') as Preset;
  const [stage] = (values.get('stages') ?? []) as readonly Stage[];
  const hasStarts = facts.hasStart || values.has('upperBar') || values.has('lowerBar');
  const untyped = stage?.system ?? (hasStarts ? SYSTEM_WITH_STARTS : SYSTEM_WITHOUT_STARTS);
  const system = (values.get('system') ?? untyped) as System;
  const settings = [...values].reduce(
    (changed, [key, value]) => withSetting(changed, key, value),
    presetSettings(preset, system, values.get('teams') === true),
  );
  const typed = new Set(values.keys());
  const problems = [
    ...read.problems,
    ...contradictions(settings, typed, key => settingPlace(key, cells.get(key))),
  ];
  return { settings, typed, cells, problems };
}

function typedSettings(argument: unknown, problems: Problem[]): readonly TypedSetting[] {
  if (isBlank(argument) && !Array.isArray(argument)) return [];
  if (typeof argument === 'string') return settingsOfText(argument);
  if (Array.isArray(argument)) {
    return settingsOfRange(argument.map((row: unknown) => (Array.isArray(row) ? (row as unknown[]) : [row])));
  }
  problems.push(makeError('wrongArgument', { text: excerpt(textOf(argument)) }));
  return [];
}

export function settingPlace(key: SettingKey | undefined, at: SettingCell | undefined): ProblemPlace {
  return {
    kind: 'setting',
    ...(key === undefined ? {} : { name: SETTING_NAMES[key] }),
    ...(at === undefined ? {} : { at }),
  };
}

/** The problem with the cell of its setting, where the settings are a range that has this cell. */
export function withSettingCell(problem: Problem, cells: ReadonlyMap<SettingKey, SettingCell>): Problem {
  const { place } = problem;
  if (place.kind !== 'setting' || place.at || place.name === undefined) return problem;
  const key = SETTING_KEYS.find(each => SETTING_NAMES[each] === place.name);
  return { ...problem, place: settingPlace(key, key && cells.get(key)) };
}

/** The first row with a value, else the first row; unknown names and second values are reported. */
function knownSettings(
  typed: readonly TypedSetting[],
  problems: Problem[],
): ReadonlyMap<SettingKey, TypedSetting> {
  const typedOf = new Map<SettingKey, TypedSetting>();
  let unknown = 0;
  for (const setting of typed) {
    const { name, value, at } = setting;
    const key = keyOfName(name);
    const before = key && typedOf.get(key);
    if (key === undefined) {
      if (isNote(setting) && at) continue;
      unknown += 1;
      const place = settingPlace(undefined, at);
      problems.push({ ...unknownSetting(name, unknown), severity: 'warning', place });
    } else if (!before || isBlank(before.value)) {
      typedOf.set(key, setting);
    } else if (!isBlank(value)) {
      const place = settingPlace(key, at);
      problems.push(makeWarning('duplicateSetting', { name: key }, place));
    }
  }
  return typedOf;
}

/** A text with more unknown names is none of settings; to compare each takes long. */
const MOST_COMPARED = 20;

function unknownSetting(name: string, count: number): Pick<Problem, 'code' | 'values'> {
  const near = count > MOST_COMPARED ? [] : nearestKeys(name);
  return near.length === 0
    ? { code: 'noSuchSetting', values: { name: excerpt(name) } }
    : { code: 'unknownSetting', values: { name: excerpt(name), suggestion: near.join(', ') } };
}

function readValues(
  typedOf: ReadonlyMap<SettingKey, TypedSetting>,
  problems: Problem[],
  isOurs: boolean,
): ReadonlyMap<SettingKey, unknown> {
  const values = new Map<SettingKey, unknown>();
  const expert = parseSettingValue(textOf(typedOf.get('expert')?.value), SETTINGS.expert.kind)?.value;
  const withNumbers = isOurs || expert === true;
  for (const key of SETTING_KEYS) {
    const setting = typedOf.get(key);
    if (!setting || isBlank(setting.value)) continue;
    const kind = SETTINGS[key].kind;
    const { value, at } = setting;
    const read = typeof value === 'object' ? undefined : parseSettingValue(textOf(value), kind);
    const isForExperts = kind.kind === 'weight' && !withNumbers && !isWeightWord(textOf(value));
    if (read && !isForExperts) values.set(key, read.value);
    else
      problems.push({
        ...wrongValue(key, kind, value, withNumbers),
        severity: 'error',
        place: settingPlace(key, at),
      });
  }
  return values;
}

const MEANT: Partial<Readonly<Record<SettingKind['kind'], TextKind>>> = {
  komi: 'decimal',
  worth: 'decimal',
  tables: 'rounds',
  rounds: 'rounds',
};

function wrongValue(
  key: SettingKey,
  kind: SettingKind,
  value: unknown,
  withNumbers: boolean,
): Pick<Problem, 'code' | 'values'> {
  const turned = turnedCell(value, MEANT[kind.kind] ?? 'text');
  return (
    turned ?? {
      code: 'wrongValue',
      values: { name: key, text: excerpt(textOf(value)), ...allowedValues(kind, withNumbers) },
    }
  );
}
