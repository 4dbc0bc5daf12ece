import { presetSettings } from '../../tournament/presets';
import { LIST } from '../../tournament/problem';
import type { Place, Problem } from '../../tournament/problem';
import { SETTING_NAMES } from '../../tournament/settings';
import type { Preset, SettingKey, Settings, Stage, System } from '../../tournament/settings';
import { excerpt, isBlank, textOf } from '../read/cell';
import { turnedCell } from '../read/cellProblem';
import type { TextKind } from '../read/cellProblem';
import { contradictions } from '../check/contradictions';
import { SETTING_KEYS, SETTING_KINDS, withSetting } from './settingKinds';
import type { SettingKind } from './settingKinds';
import { allowedValues, parseSettingValue } from './settingValues';
import { keyOfName, nearestKeys } from './settingWords';
import { isNote, settingsOfRange, settingsOfText } from './typedSettings';
import type { SettingCell, TypedSetting } from './typedSettings';
import { SYSTEM_WITH_STARTS, SYSTEM_WITHOUT_STARTS } from '../../tournament/systems';

export interface SettingsReading {
  /** Every setting in force: a typed value, else the preset's. */
  readonly settings: Settings;
  /** Settings with a value that was typed and could be read. */
  readonly typed: ReadonlySet<SettingKey>;
  /** Where the value of each setting of the range stands. */
  readonly cells: ReadonlyMap<SettingKey, SettingCell>;
  readonly problems: readonly Problem[];
}

/** What the wall list says about itself. */
export interface ListFacts {
  /** Without a System, a list with a Start column is McMahon, any other Swiss. */
  readonly hasStart: boolean;
}

/**
 * Reads the Settings range (name, value, and whatever else), the text form `System=Swiss; SOS flavour=WMSG`, or
 * nothing at all. Names and values are matched without regard to case, in any of the languages (docs/sheets.md). Never
 * throws; a wrong value is an error, and the preset's counts instead.
 */
export function readSettings(argument: unknown, facts: ListFacts): SettingsReading {
  const problems: Problem[] = [];
  const found = knownSettings(typedSettings(argument, problems), problems);
  const values = readValues(found, problems);
  const preset = (values.get('preset') ?? 'EGF') as Preset;
  const [stage] = (values.get('stages') ?? []) as readonly Stage[];
  const untyped = stage?.system ?? (facts.hasStart ? SYSTEM_WITH_STARTS : SYSTEM_WITHOUT_STARTS);
  const system = (values.get('system') ?? untyped) as System;
  const settings = [...values].reduce(
    (changed, [key, value]) => withSetting(changed, key, value),
    presetSettings(preset, system, values.get('teams') === true),
  );
  const cells = new Map([...found].flatMap(([key, { at }]) => (at ? [[key, at] as const] : [])));
  const typed = new Set(values.keys());
  problems.push(...contradictions(settings, typed, key => settingPlace(key, cells.get(key))));
  return { settings, typed, cells, problems };
}

function typedSettings(argument: unknown, problems: Problem[]): readonly TypedSetting[] {
  if (isBlank(argument) && !Array.isArray(argument)) return [];
  if (typeof argument === 'string') return settingsOfText(argument);
  if (Array.isArray(argument)) {
    return settingsOfRange(argument.map((row: unknown) => (Array.isArray(row) ? (row as unknown[]) : [row])));
  }
  problems.push({
    code: 'wrongArgument',
    severity: 'error',
    place: LIST,
    values: { text: excerpt(textOf(argument)) },
  });
  return [];
}

export function settingPlace(key: SettingKey | undefined, at: SettingCell | undefined): Place {
  return {
    kind: 'setting',
    ...(key === undefined ? {} : { name: SETTING_NAMES[key] }),
    ...(at === undefined ? {} : { at }),
  };
}

/** A problem of a setting with the cell of its value, where the settings are a range that has it. */
export function withSettingCell(problem: Problem, cells: ReadonlyMap<SettingKey, SettingCell>): Problem {
  const { place } = problem;
  if (place.kind !== 'setting' || place.at || place.name === undefined) return problem;
  const key = SETTING_KEYS.find(each => SETTING_NAMES[each] === place.name);
  return { ...problem, place: settingPlace(key, key && cells.get(key)) };
}

/** The first row with a value of each setting, or its first row; unknown names and second values are reported. */
function knownSettings(
  typed: readonly TypedSetting[],
  problems: Problem[],
): ReadonlyMap<SettingKey, TypedSetting> {
  const found = new Map<SettingKey, TypedSetting>();
  for (const setting of typed) {
    const { name, value, at } = setting;
    const key = keyOfName(name);
    const before = key && found.get(key);
    if (key === undefined) {
      if (isNote(setting) && at) continue;
      problems.push({ ...unknownSetting(name), severity: 'warning', place: settingPlace(undefined, at) });
    } else if (!before || isBlank(before.value)) {
      found.set(key, setting);
    } else if (!isBlank(value)) {
      const place = settingPlace(key, at);
      problems.push({ code: 'duplicateSetting', severity: 'warning', place, values: { name: key } });
    }
  }
  return found;
}

function unknownSetting(name: string): Pick<Problem, 'code' | 'values'> {
  const near = nearestKeys(name);
  return near.length === 0
    ? { code: 'noSuchSetting', values: { name: excerpt(name) } }
    : { code: 'unknownSetting', values: { name: excerpt(name), suggestion: near.join(', ') } };
}

/** Values in the order of the Settings sheet; blank and wrong ones are not among them. */
function readValues(
  found: ReadonlyMap<SettingKey, TypedSetting>,
  problems: Problem[],
): ReadonlyMap<SettingKey, unknown> {
  const values = new Map<SettingKey, unknown>();
  for (const key of SETTING_KEYS) {
    const setting = found.get(key);
    if (!setting || isBlank(setting.value)) continue;
    const kind = SETTING_KINDS[key];
    const { value, at } = setting;
    const read = typeof value === 'object' ? undefined : parseSettingValue(textOf(value), kind);
    if (read) values.set(key, read.value);
    else problems.push({ ...wrongValue(key, kind, value), severity: 'error', place: settingPlace(key, at) });
  }
  return values;
}

const MEANT: Partial<Readonly<Record<SettingKind['kind'], TextKind>>> = {
  komi: 'decimal',
  worth: 'decimal',
  tables: 'rounds',
  rounds: 'rounds',
};

function wrongValue(key: SettingKey, kind: SettingKind, value: unknown): Pick<Problem, 'code' | 'values'> {
  const turned = turnedCell(value, MEANT[kind.kind] ?? 'text');
  return (
    turned ?? {
      code: 'wrongValue',
      values: { name: key, text: excerpt(textOf(value)), ...allowedValues(kind) },
    }
  );
}
