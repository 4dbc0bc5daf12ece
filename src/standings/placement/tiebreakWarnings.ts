import { presetSettings, settingsForSystem } from '../../tournament/presets';
import { atSetting, type Problem, type ProblemCode } from '../../tournament/problem';
import { SETTING_NAMES, type Preset, type Settings } from '../../tournament/settings';
import { type System, isPairedByScores, SYSTEMS } from '../../tournament/systems';
import { TIEBREAK_FACTS, TIEBREAKS, type Tiebreak } from '../../tournament/tiebreaks';
import { tiebreaksFor } from './placement';
import { PURPOSES, type Purpose } from '../purpose';

export type TiebreakWarning = 'W1' | 'W2' | 'W3' | 'W4' | 'W5' | 'W6';

const SETTING_OF = {
  final: 'tiebreaks',
  pairing: 'pairingTiebreaks',
  seeding: 'seedingTiebreaks',
  prizes: 'prizeTiebreaks',
} as const satisfies Readonly<Record<Purpose, keyof Settings>>;

/** Rules that rank differently on purpose. */
const OWN_RULES: readonly Preset[] = ['AGA', 'WMSG 2008'];

/**
 * The EGF's objections to the lists of tiebreaks (R2.10): notes for rules that rank differently on purpose, for a
 * preset's own list and for the WMSG's system (R10.3, R10.4), else warnings.
 */
export function tiebreakWarnings(settings: Settings, isTeamEvent: boolean): readonly Problem[] {
  const isMeant = [settings.preset, SYSTEMS[settings.system].preset].some(rules => OWN_RULES.includes(rules));
  const preset = presetSettings(settings.preset, settings.system, isTeamEvent);
  const isPresets = (purpose: Purpose): boolean =>
    String(tiebreaksFor(settings, purpose)) === String(tiebreaksFor(preset, purpose));
  const problemOf = (code: ProblemCode, purpose: Purpose, isNote: boolean): Problem => ({
    code,
    severity: isNote ? 'note' : 'warning',
    place: atSetting(SETTING_NAMES[SETTING_OF[purpose]]),
    values: {},
  });
  const lacksBoards = isTeamEvent && !isPresets('final') && !settings.tiebreaks.includes('BOARDWINS');
  return [
    ...PURPOSES.flatMap(purpose =>
      warningsInStages(settings, purpose, isTeamEvent).map(warning =>
        problemOf(`tiebreak${warning}`, purpose, isMeant || isPresets(purpose)),
      ),
    ),
    ...(lacksBoards ? [problemOf('boardWinsMissing', 'final', true)] : []),
  ];
}

/** Later stages without a list of their own rank by this one, so it gets their warnings too (W4). */
function warningsInStages(
  settings: Settings,
  purpose: Purpose,
  isTeamEvent: boolean,
): readonly TiebreakWarning[] {
  const warnings = warningsOf(tiebreaksFor(settings, purpose), settings.system, isTeamEvent);
  const isRanking = purpose === 'final' || purpose === 'prizes';
  const isUnfit = settings.stages.some(({ system }) =>
    warningsOf(tiebreaksFor(settingsForSystem(settings, system), purpose), system, isTeamEvent).includes(
      'W4',
    ),
  );
  return isRanking && isUnfit && !warnings.includes('W4') ? [...warnings, 'W4'] : warnings;
}

const isAllowed = (tiebreak: Tiebreak): boolean => TIEBREAK_FACTS[tiebreak].isAllowed;
const isSos = (tiebreak: Tiebreak): boolean => TIEBREAK_FACTS[tiebreak].isSos;

/** The warnings that one list gets, W1 to W6. */
export function warningsOf(
  list: readonly Tiebreak[],
  system: System,
  isTeamEvent: boolean,
): readonly TiebreakWarning[] {
  const lottery = list.indexOf('Lottery');
  const board = list.indexOf('BOARDWINS');
  const inOrder = list.filter(isAllowed).map(tiebreak => TIEBREAKS.indexOf(tiebreak));
  const isWarned: Readonly<Record<TiebreakWarning, boolean>> = {
    W1: list.filter(tiebreak => isSos(tiebreak) && isAllowed(tiebreak)).length > 1,
    W2: inOrder.some((position, index) => position < (inOrder[index - 1] ?? 0)),
    W3: board > 0 || (board === 0 && !isTeamEvent),
    W4: !isPairedByScores(system) && list.some(isSos),
    W5: lottery >= 0 && lottery < list.length - 1,
    W6: list.some((tiebreak, index) => !isAllowed(tiebreak) && !isGlobal(list, index, system)),
  };
  return (['W1', 'W2', 'W3', 'W4', 'W5', 'W6'] as const).filter(warning => isWarned[warning]);
}

/** Systems of several groups may compare across them by a tiebreak of another kind, before Lottery. */
function isGlobal(list: readonly Tiebreak[], index: number, system: System): boolean {
  const { contests } = SYSTEMS[system];
  if (contests === 'category' && list[index] === 'Category') return true;
  if (contests !== 'group') return false;
  return list.slice(index + 1).every(later => later === 'Lottery' || !isAllowed(later));
}
