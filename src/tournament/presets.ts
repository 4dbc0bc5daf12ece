import type { Preset, Settings } from './settings';
import { type System, SYSTEM_WITH_STARTS, SYSTEMS, type SystemFacts } from './systems';
import type { Tiebreak } from './tiebreaks';

/** The defaults: EGF rules (R1–R4), no handicap, no bars. */
const EGF: Settings = {
  preset: 'EGF',
  system: SYSTEM_WITH_STARTS,
  stages: [],
  rounds: undefined,
  throughRound: undefined,
  upperBar: undefined,
  lowerBar: undefined,
  teams: false,
  boards: undefined,
  scoreZeroAt: '30k',
  supergroup: false,
  absentStart: 'as others',
  tiebreaks: ['DIRECTCOMPARISON', 'SOS2'],
  pairingTiebreaks: ['SOS', 'Rating', 'Lottery'],
  seedingTiebreaks: ['Rating', 'Lottery'],
  prizeTiebreaks: undefined,
  prizeUnit: '0.01',
  globalTiebreaks: [],
  sosFlavour: 'EGF',
  rounding: 'EGF',
  opponentsUnplayed: 'as scored',
  ownUnplayed: 'own start',
  handicapInSos: false,
  roundDownDirectComparison: true,
  defaultGamesInDirectComparison: 'count',
  byeValue: 2,
  byeWins: undefined,
  absenceValue: 1,
  absenceWins: undefined,
  absencesInWins: 'count',
  handicap: 'none',
  handicapReduction: 2,
  handicapLimit: 9,
  handicapFrom: undefined,
  komi: 13,
  earlySeeding: 'random',
  seeding: 'slip',
  earlyRounds: 2,
  drawUpFrom: 'middle',
  drawDownFrom: 'middle',
  geography: 'below the bar',
  groups: 'mixed',
  sectionSplit: 'halves',
  colourLimit: undefined,
  cycles: 1,
  leavers: 'games count',
  knockoutDraw: 'lot',
  thirdPlace: false,
  qualifiers: undefined,
  notQualified: 'stop',
  playoffRounds: [],
  playoffPlaces: 1,
  diagonalOrder: 'rating',
  gamesPerOpponent: 2,
  fewPlayersUpTo: 6,
  middlePlayer: 'first half',
  performance: 'EGF',
  tournamentClass: 'A',
  criteria: 'weighed',
  expert: false,
  // src/pairing/criteria/criteria.ts explains the proportions, and a test checks them.
  weights: {
    score: 20_000_000_000,
    float: 2_000_000,
    seeding: 2_000,
    colour: 200,
    handicap: 0,
    country: 600,
    club: 1_800,
  },
  forbiddenPairs: [],
  ratherNot: [],
  excludedTables: [],
  fixedTables: [],
  bye: 'automatic',
  absence: '0=',
  wallListSheet: '',
  language: 'en',
  version: '',
  confirmedChanges: '',
  ratedResults: [],
  lotNumbers: [],
  seed: '',
  eventName: '',
  eventPlace: '',
  eventCountry: '',
  eventBegins: '',
  eventEnds: '',
  eventDirector: '',
  timeLimits: undefined,
  rulesOfPlay: '',
  lateness: undefined,
  timetable: [],
  boardSize: 19,
  online: false,
};

/** All settings as a preset has them for a system. A value that the organiser types wins over them. */
export function presetSettings(preset: Preset, system: System, teams = false): Settings {
  const settings = { ...rulesOf(preset, system), ...SYSTEMS[system].defaults };
  return teams ? { ...settings, teams, ...ofTeams(settings) } : settings;
}

/**
 * Board wins are a team event's first tiebreak (R2.10). A list without tiebreaks stays empty: equals stay
 * equal.
 */
const ofTeams = ({ tiebreaks }: Settings): Partial<Settings> =>
  tiebreaks.length === 0 ? {} : { tiebreaks: ['BOARDWINS', ...tiebreaks] };

/**
 * The tiebreaks after the score that decide who gets an indivisible prize (R3.3): the list typed for prizes,
 * else the final tiebreaks with Lottery at the end.
 */
export const prizeList = ({ tiebreaks, prizeTiebreaks }: Settings): readonly Tiebreak[] =>
  prizeTiebreaks ?? (tiebreaks.includes('Lottery') ? tiebreaks : [...tiebreaks, 'Lottery']);

/**
 * Settings of a list that turned out to be one of teams: tiebreaks that nobody has changed become a team
 * event's.
 */
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

/**
 * Settings for a stage with another system: each one still at its preset value takes the new system's preset
 * value.
 */
export function settingsForSystem(settings: Settings, system: System): Settings {
  if (system === settings.system) return settings;
  const before = presetSettings(settings.preset, settings.system, settings.teams);
  const after = presetSettings(settings.preset, system, settings.teams);
  const untouched = BY_SYSTEM.filter(key => String(settings[key]) === String(before[key]));
  const changed = Object.fromEntries(untouched.map(key => [key, after[key]]));
  return { ...settings, ...changed, system };
}

function rulesOf(preset: Preset, system: System): Settings {
  const base: Settings = { ...EGF, preset, system };
  switch (preset) {
    case 'EGF':
      return base;
    case 'OpenGotha':
      return {
        ...base,
        tiebreaks: ['SOS', 'SOSOS'],
        pairingTiebreaks: ['SOS', 'SOSOS', 'Rating', 'Lottery'],
        rounding: 'absences',
        handicapInSos: true,
        roundDownDirectComparison: false,
        defaultGamesInDirectComparison: 'ignore',
        // For an absence OpenGotha's McMahon gives ½ to the score and nothing to the wins; in its Swiss the
        // cell decides.
        absencesInWins: SYSTEMS[system].score === 'MMS' ? 'ignore' : 'count',
        handicapReduction: 1,
      };
    case 'WMSG 2008':
      return {
        ...base,
        tiebreaks: ['SOS', 'SOSK'],
        pairingTiebreaks: ['SOS', 'Lottery'],
        sosFlavour: 'WMSG',
        rounding: 'none',
        roundDownDirectComparison: false,
        geography: 'never',
      };
    case 'AGA':
      return {
        ...base,
        tiebreaks: ['SOS', 'SODOS', 'DIRECTCOMPARISON', 'Lottery'],
        rounding: 'none',
        roundDownDirectComparison: false,
        opponentsUnplayed: 'half',
        ownUnplayed: 'AGA phantom',
        komi: 15,
      };
  }
}
