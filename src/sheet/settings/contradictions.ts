import {
  getSetting,
  SETTING_KEYS,
  SETTINGS,
  type Settings,
  type SettingKey,
} from '../../tournament/settings';
import { makeError, makeWarning, type ProblemPlace, type Problem } from '../../tournament/problem';
import { TIEBREAKS, type Tiebreak } from '../../tournament/tiebreaks';
import { makeSettingValue } from './makeSettingValue';
import { canNameBye, scoredSystems, unplayedSettings } from './unplayedSettings';
import {
  hasTablesApart,
  isDecidedByLastGames,
  partsOf,
  SYSTEMS,
  type System,
} from '../../tournament/systems';

type SettingPlaceOf = (key: SettingKey) => ProblemPlace;

/** Settings that contradict each other, and typed settings without effect beside the others. */
export function contradictions(
  settings: Settings,
  typed: ReadonlySet<SettingKey>,
  placeOf: SettingPlaceOf,
): readonly Problem[] {
  return [
    ...contradictingBars(settings, placeOf),
    ...contradictingRounds(settings, placeOf),
    ...contradictingStages(settings, typed, placeOf),
    ...contradictingPlayoff(settings, placeOf),
    ...withoutEffect(settings, typed, placeOf),
    ...unplayedSettings(settings, typed, placeOf),
    ...ratingEarly(settings, typed, placeOf),
    ...LISTS.flatMap(key => tiebreakTwice(settings, key, placeOf(key))),
    ...resultInSeeding(settings, typed, placeOf),
  ];
}

const settingText = (settings: Settings, key: SettingKey): string =>
  makeSettingValue(getSetting(settings, key), SETTINGS[key].kind, value => value);

function contradicting(
  settings: Settings,
  first: SettingKey,
  second: SettingKey,
  placeOf: SettingPlaceOf,
): Problem {
  const values = {
    first,
    firstValue: settingText(settings, first),
    second,
    secondValue: settingText(settings, second),
  };
  return makeError('contradictingSettings', values, placeOf(first));
}

function contradictingBars(settings: Settings, placeOf: SettingPlaceOf): readonly Problem[] {
  const { lowerBar, upperBar, system } = settings;
  // A professional's place on the ladder depends on a rating, so such a bar cannot be compared.
  if (lowerBar?.kind !== 'amateur' || upperBar?.kind !== 'amateur' || SYSTEMS[system].score !== 'MMS')
    return [];
  return lowerBar.index > upperBar.index ? [contradicting(settings, 'lowerBar', 'upperBar', placeOf)] : [];
}

function contradictingRounds(settings: Settings, placeOf: SettingPlaceOf): readonly Problem[] {
  const { throughRound, rounds } = settings;
  if (throughRound === undefined || rounds === undefined || throughRound <= rounds) return [];
  return [contradicting(settings, 'throughRound', 'rounds', placeOf)];
}

/** The setting System must be the system of the first stage. */
function contradictingStages(
  settings: Settings,
  typed: ReadonlySet<SettingKey>,
  placeOf: SettingPlaceOf,
): readonly Problem[] {
  const [first] = settings.stages;
  if (!first || !typed.has('system') || settings.system === first.system) return [];
  return [contradicting(settings, 'stages', 'system', placeOf)];
}

/** No knock-out, no Diagonal; its rounds follow the others without a gap. */
function contradictingPlayoff(settings: Settings, placeOf: SettingPlaceOf): readonly Problem[] {
  const { playoffRounds, rounds, stages, system } = settings;
  const [first] = playoffRounds;
  if (first === undefined) return [];
  const last = stages[stages.length - 1];
  const against = (key: SettingKey): Problem => contradicting(settings, 'playoffRounds', key, placeOf);
  return [
    ...(first === 1 || (rounds !== undefined && first > rounds + 1) ? [against('rounds')] : []),
    ...(last && (last.to >= first || isDecidedByLastGames(last.system)) ? [against('stages')] : []),
    ...(!last && isDecidedByLastGames(system) ? [against('system')] : []),
  ];
}

const UPPER_BAR_ONLY: readonly SettingKey[] = ['supergroup', 'absentStart'];
/** The EGF's rule has numbers of its own in their place (R4.4). */
const HANDICAP_ONLY: readonly SettingKey[] = ['handicapReduction', 'handicapLimit', 'handicapFrom'];

const ABSENCES_ONLY: readonly SettingKey[] = ['agreedAbsences', 'noAbsencesIn'];

const GEOGRAPHY_ONLY: readonly SettingKey[] = ['geographyWins', 'homeGap', 'clubGroups', 'homeClub'];

/** Values that are equivalent to not setting anything. */
const NO_EFFECT: readonly unknown[] = [undefined, false, 'as others'];

function hasEffect(key: SettingKey, system: System): boolean {
  const { pairs, score } = SYSTEMS[system];
  const { onlyWhere } = SETTINGS[key];
  return (onlyWhere?.pairs ?? pairs) === pairs && (onlyWhere?.score ?? score) === score;
}

function withoutEffect(
  settings: Settings,
  typed: ReadonlySet<SettingKey>,
  placeOf: SettingPlaceOf,
): readonly Problem[] {
  const idle = (keys: readonly SettingKey[], other: SettingKey): readonly Problem[] =>
    keys
      .filter(key => typed.has(key) && !NO_EFFECT.includes(getSetting(settings, key)))
      .map(key => {
        const values = { name: key, other, value: settingText(settings, other) };
        return { code: 'settingWithoutEffect', severity: 'note', place: placeOf(key), values };
      });
  const systems = [settings.system, ...settings.stages.map(({ system }) => system)];
  const played = systems.flatMap(partsOf);
  const hasStarts = systems.some(system => SYSTEMS[system].score === 'MMS');
  return [
    ...idle(
      SETTING_KEYS.filter(key => !played.some(system => hasEffect(key, system))),
      'system',
    ),
    ...(!SYSTEMS[settings.system].handicaps && settings.handicap !== 'none'
      ? idle(['handicap'], 'system')
      : []),
    ...(played.some(system => SYSTEMS[system].pairs === 'weighed') ? [] : idle(['ratherNot'], 'system')),
    ...(played.every(system => SYSTEMS[system].lives > 1) ? idle(['thirdPlace'], 'system') : []),
    ...(settings.playoffRounds.length > 0 ||
    played.some(system => ['weighed', 'sections'].includes(SYSTEMS[system].pairs))
      ? []
      : idle(['defaultsAsByes'], 'system')),
    ...(settings.geography === 'never' ? idle(GEOGRAPHY_ONLY, 'geography') : []),
    ...(settings.criteria === 'in order' ? idle(['homeGap'], 'criteria') : []),
    ...(settings.bye === 'automatic' || canNameBye(settings) ? [] : idle(['bye'], 'system')),
    ...(hasStarts && !settings.upperBar ? idle(UPPER_BAR_ONLY, 'upperBar') : []),
    ...(settings.playoffRounds.length > 0 ? [] : idle(['playoffPlaces'], 'playoffRounds')),
    ...(settings.stages.length > 1 || settings.notQualified === 'stop'
      ? []
      : idle(['notQualified'], 'stages')),
    ...(!played.some(system => SYSTEMS[system].halfForAbsence)
      ? idle(ABSENCES_ONLY, 'system')
      : settings.absence === '0='
        ? []
        : idle(ABSENCES_ONLY, 'absence')),
    ...(settings.teams
      ? idle(['disqualifiedUnplaced', ...ABSENCES_ONLY], 'teams')
      : idle(['boards'], 'teams')),
    ...(settings.handicap === 'none' || settings.handicap === 'EGF' ? idle(HANDICAP_ONLY, 'handicap') : []),
    ...(settings.earlyRounds > 0 ? [] : idle(['earlySeeding'], 'earlyRounds')),
    ...(settings.globalTiebreaks.length === 0 || hasTablesApart(settings)
      ? []
      : idle(['globalTiebreaks'], 'groups')),
    ...(settings.stages.length > 1 || played.length > systems.length ? [] : idle(['qualifiers'], 'stages')),
  ];
}

/** Rating pairs early rounds only in events of several stages (R4.6, R4.7). */
function ratingEarly(
  settings: Settings,
  typed: ReadonlySet<SettingKey>,
  placeOf: SettingPlaceOf,
): readonly Problem[] {
  const { earlyRounds, earlySeeding, pairingTiebreaks, stages } = settings;
  if (stages.length > 1 || scoredSystems(settings).length === 0 || !pairingTiebreaks.includes('Rating'))
    return [];
  if (earlyRounds === 0)
    return [{ code: 'ratingPairsEarly', severity: 'note', place: placeOf('earlyRounds'), values: {} }];
  if (!typed.has('earlySeeding') || earlySeeding === 'random') return [];
  const values = { rounds: earlyRounds };
  return [{ code: 'ratingLeftOut', severity: 'note', place: placeOf('earlySeeding'), values }];
}

const LISTS = ['tiebreaks', 'pairingTiebreaks', 'seedingTiebreaks', 'prizeTiebreaks'] as const;

function tiebreakTwice(
  settings: Settings,
  key: (typeof LISTS)[number],
  place: ProblemPlace,
): readonly Problem[] {
  const list = settings[key] ?? [];
  return TIEBREAKS.filter(tiebreak => list.indexOf(tiebreak) !== list.lastIndexOf(tiebreak)).map(tiebreak =>
    makeWarning('tiebreakTwice', { name: key, tiebreak }, place),
  );
}

/** Tiebreaks known before the first round; every other one needs results. */
const BEFORE_ROUND_1: readonly Tiebreak[] = ['Rating', 'Previous order', 'Lottery', 'Category'];

function resultInSeeding(
  settings: Settings,
  typed: ReadonlySet<SettingKey>,
  placeOf: SettingPlaceOf,
): readonly Problem[] {
  if (!typed.has('seedingTiebreaks')) return [];
  return settings.seedingTiebreaks
    .filter(tiebreak => !BEFORE_ROUND_1.includes(tiebreak))
    .map(tiebreak =>
      makeWarning('resultInSeeding', { name: 'seedingTiebreaks', tiebreak }, placeOf('seedingTiebreaks')),
    );
}
