import { getSetting, SETTINGS, type Settings, type SettingKey } from '../../tournament/settings';
import { countedFree, type UnplayedValue } from '../../tournament/unplayed';
import { partsOf, SYSTEM_WITH_STARTS, SYSTEMS, type System } from '../../tournament/systems';
import { presetSettings } from '../../tournament/presets';
import { makeWarning, type ProblemPlace, type Problem } from '../../tournament/problem';
import { makeSettingValue } from './makeSettingValue';

type PlaceOfSetting = (key: SettingKey) => ProblemPlace;

const WORTHS = [
  'byeValue',
  'byeWins',
  'absenceValue',
  'absenceWins',
] as const satisfies readonly SettingKey[];
const BYE = { kind: 'free', as: 'bye', worth: 'win' } as const;
const ABSENCE = { kind: 'free', as: 'absence', worth: 'half' } as const;

/** The systems of an event in which byes and absences have values of their own (R1.1, A20). */
export const scoredSystems = ({ system, stages }: Settings): readonly System[] =>
  (stages.length > 0 ? stages.map(stage => stage.system) : [system]).filter(
    each => SYSTEMS[each].halfForAbsence,
  );

/** Whether somebody can be named for the bye: where points or criteria give it, and in a draw without seeds; groups give it to their best. */
export function canNameBye({ system, stages, knockoutDraw, groups }: Settings): boolean {
  const played = stages.length > 0 ? stages.map(stage => stage.system) : [system];
  const parts = played.flatMap(partsOf).map(part => SYSTEMS[part]);
  const isApart = groups === 'apart' || partsOf(system).length > 1;
  return parts.some(
    ({ pairs, lives }, i) =>
      pairs === 'weighed' ||
      pairs === 'sections' ||
      lives > 1 ||
      (pairs === 'draw' && knockoutDraw !== 'seeded' && !(isApart && parts[i - 1]?.pairs === 'table')),
  );
}

/** Values other than the EGF's, an absence above a bye, and values without effect. */
export function unplayedSettings(
  settings: Settings,
  typed: ReadonlySet<SettingKey>,
  placeOf: PlaceOfSetting,
): readonly Problem[] {
  const values = WORTHS.filter(key => typed.has(key) && getSetting(settings, key) !== undefined);
  const [system] = scoredSystems(settings);
  if (system === undefined) return values.map(key => withoutEffect(settings, key, 'system', placeOf));
  const idle = withoutEffects(settings, typed, system);
  return [
    ...idle.map(([key, other]) => withoutEffect(settings, key, other, placeOf)),
    ...values
      .filter(key => !idle.some(([without]) => without === key))
      .flatMap(key => notEgf(settings, key, placeOf)),
    ...absenceAboveBye({ ...settings, system }, placeOf),
  ];
}

/** Each with the setting that overrules it: where the score is the number of wins, only the wins count. */
function withoutEffects(
  { byeWins, absenceWins }: Settings,
  typed: ReadonlySet<SettingKey>,
  system: System,
): readonly (readonly [SettingKey, SettingKey])[] {
  const isWins = SYSTEMS[system].score === 'WINS';
  const pairs: readonly (readonly [SettingKey, SettingKey, boolean])[] = [
    ['byeValue', 'byeWins', byeWins !== undefined && isWins],
    ['absenceValue', 'absenceWins', absenceWins !== undefined && isWins],
    ['absencesInWins', 'absenceWins', absenceWins !== undefined],
  ];
  return pairs.flatMap(([key, other, isIdle]) => (isIdle && typed.has(key) ? [[key, other] as const] : []));
}

const egfValue = (key: (typeof WORTHS)[number]): number => {
  const egf = presetSettings('EGF', SYSTEM_WITH_STARTS);
  return egf[key] ?? (key === 'byeWins' ? egf.byeValue : egf.absenceValue);
};

function notEgf(
  settings: Settings,
  key: (typeof WORTHS)[number],
  placeOf: PlaceOfSetting,
): readonly Problem[] {
  const egf = egfValue(key);
  if (settings[key] === egf) return [];
  const values = { name: key, value: worthText(settings[key]), egf: worthText(egf) };
  return [makeWarning('worthNotEgf', values, placeOf(key))];
}

/** An absence that counts more than a bye. Reported once, for the score rather than the wins. */
function absenceAboveBye(settings: Settings, placeOf: PlaceOfSetting): readonly Problem[] {
  const [bye, absence] = [countedFree(BYE, settings), countedFree(ABSENCE, settings)];
  const kinds: readonly (keyof UnplayedValue)[] = ['score', 'wins'];
  const kind = kinds.find(each => absence[each] > bye[each]);
  if (kind === undefined) return [];
  const inWins = kind === 'wins' || SYSTEMS[settings.system].score !== 'MMS';
  const name = (value: SettingKey, wins: SettingKey): SettingKey =>
    inWins && getSetting(settings, wins) !== undefined ? wins : value;
  const absenceName = name('absenceValue', 'absenceWins');
  const values = {
    absence: worthText(absence[kind]),
    bye: worthText(bye[kind]),
    absenceName,
    byeName: name('byeValue', 'byeWins'),
  };
  return [makeWarning('absenceAboveBye', values, placeOf(absenceName))];
}

function withoutEffect(
  settings: Settings,
  name: SettingKey,
  other: SettingKey,
  placeOf: PlaceOfSetting,
): Problem {
  const value = makeSettingValue(getSetting(settings, other), SETTINGS[other].kind, word => word);
  return {
    code: 'settingWithoutEffect',
    severity: 'note',
    place: placeOf(name),
    values: { name, other, value },
  };
}

/** Half points as text: `0`, `½`, `1`. */
export const worthText = (points: number | undefined): string =>
  makeSettingValue(points, { kind: 'worth', optional: false }, word => word);
