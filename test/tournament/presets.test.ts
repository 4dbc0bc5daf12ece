import { prizeList, type Preset, type Settings } from '../../src/tournament/settings';
import { describe, expect, test } from 'vitest';
import { IN_FILE, isFileError } from '../../src/tournament/fileProblem';
import { isError, LIST } from '../../src/tournament/problem';
import { presetSettings, settingsForSystem, settingsForTeams } from '../../src/tournament/presets';
import { SYSTEM_NAMES, type System } from '../../src/tournament/systems';

/** What one has otherwise than the other. */
function otherwise(settings: Settings, than: Settings): Partial<Settings> {
  const entries = Object.entries(settings).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(than[key as keyof Settings]),
  );
  return Object.fromEntries(entries);
}

const egf = presetSettings('EGF', 'McMahon');

test('what nobody has decided is as the EGF has it', () => {
  expect(egf).toEqual({
    preset: 'EGF',
    system: 'McMahon',
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
    ranksOfLists: 'each time',
    // R2.10: Direct Comparison, then SOS without the two lowest opponents.
    tiebreaks: ['DIRECTCOMPARISON', 'SOS2'],
    pairingTiebreaks: ['SOS', 'Rating', 'Lottery'],
    seedingTiebreaks: ['Rating', 'Lottery'],
    prizeTiebreaks: undefined,
    prizeUnit: '0.01',
    disqualifiedUnplaced: false,
    onePrize: false,
    globalTiebreaks: [],
    sosFlavour: 'EGF',
    rounding: 'EGF',
    opponentsUnplayed: 'as scored',
    ownUnplayed: 'own start',
    handicapInSos: false,
    roundDownDirectComparison: true,
    defaultGamesInDirectComparison: 'count',
    // R1.1: a bye is a win, an agreed absence half a point.
    byeValue: 2,
    byeWins: undefined,
    absenceValue: 1,
    absenceWins: undefined,
    absencesInWins: 'count',
    agreedAbsences: undefined,
    noAbsencesIn: [],
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
    geographyWins: undefined,
    homeGap: undefined,
    clubGroups: [],
    homeClub: '',
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
    defaultsAsByes: false,
    ratherNot: [],
    mustMeet: [],
    excludedTables: [],
    fixedTables: [],
    rooms: [],
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
  });
});

describe('what other presets have otherwise', () => {
  test.each<[Preset, Partial<Settings>]>([
    [
      'OpenGotha',
      {
        tiebreaks: ['SOS', 'SOSOS'],
        pairingTiebreaks: ['SOS', 'SOSOS', 'Rating', 'Lottery'],
        rounding: 'absences',
        handicapInSos: true,
        roundDownDirectComparison: false,
        defaultGamesInDirectComparison: 'ignore',
        absencesInWins: 'ignore',
        handicapReduction: 1,
      },
    ],
    [
      'WMSG 2008',
      {
        tiebreaks: ['SOS', 'SOSK'],
        pairingTiebreaks: ['SOS', 'Lottery'],
        sosFlavour: 'WMSG',
        rounding: 'none',
        roundDownDirectComparison: false,
        geography: 'never',
      },
    ],
    [
      'AGA',
      {
        tiebreaks: ['SOS', 'SODOS', 'DIRECTCOMPARISON', 'Lottery'],
        rounding: 'none',
        roundDownDirectComparison: false,
        opponentsUnplayed: 'half',
        ownUnplayed: 'AGA phantom',
        komi: 15,
      },
    ],
  ])('%s', (preset, rules) => {
    expect(otherwise(presetSettings(preset, 'McMahon'), egf)).toEqual({ preset, ...rules });
  });

  test('in a Swiss OpenGotha’s lists say what an absence gave', () => {
    expect(presetSettings('OpenGotha', 'Swiss').absencesInWins).toBe('count');
  });
});

const byRating = ['Rating', 'Lottery'];
const OF_SYSTEM: Readonly<Record<System, Partial<Record<keyof Settings, unknown>>>> = {
  McMahon: {},
  Swiss: {},
  'Swiss by categories': {},
  'Score pairing': {
    tiebreaks: ['SOS', 'SOSK'],
    pairingTiebreaks: [],
    sosFlavour: 'WMSG',
    absence: '0-',
  },
  'Knock-out': { tiebreaks: [], pairingTiebreaks: byRating, absence: '0-' },
  'Double elimination': { tiebreaks: [], pairingTiebreaks: byRating, absence: '0-' },
  'Round robin': { tiebreaks: ['DIRECTCOMPARISON'], pairingTiebreaks: byRating, absence: '0-' },
  Diagonal: { tiebreaks: [], pairingTiebreaks: byRating, absence: '0-' },
  'Groups + knock-out': { tiebreaks: ['DIRECTCOMPARISON'], pairingTiebreaks: byRating, absence: '0-' },
};

describe('what follows from the system', () => {
  test.each(SYSTEM_NAMES)('%s', system => {
    const { system: _, ...rules } = otherwise(presetSettings('EGF', system), egf);
    expect(rules).toEqual(OF_SYSTEM[system]);
    const teams = presetSettings('EGF', system, true);
    const tiebreaks = presetSettings('EGF', system).tiebreaks;
    expect(teams.teams).toBe(true);
    expect(teams.tiebreaks).toEqual(tiebreaks.length === 0 ? [] : ['BOARDWINS', ...tiebreaks]);
  });

  test('the stage of another system has its rules where nobody typed others', () => {
    const table = settingsForSystem(egf, 'Round robin');
    expect(otherwise(table, egf)).toEqual({ system: 'Round robin', ...OF_SYSTEM['Round robin'] });
    const typed = settingsForSystem({ ...egf, tiebreaks: ['CUSS'], absence: '0-' }, 'Score pairing');
    expect(otherwise(typed, egf)).toEqual({
      system: 'Score pairing',
      tiebreaks: ['CUSS'],
      pairingTiebreaks: [],
      sosFlavour: 'WMSG',
      absence: '0-',
    });
    // Typed as the preset has it anyway, and back: nothing is lost.
    expect(settingsForSystem(typed, 'McMahon').tiebreaks).toEqual(['CUSS']);
    expect(settingsForSystem(egf, 'McMahon')).toBe(egf);
  });

  test('a stage of teams has those of teams', () => {
    const teams = presetSettings('EGF', 'Swiss', true);
    expect(settingsForSystem(teams, 'Round robin').tiebreaks).toEqual(['BOARDWINS', 'DIRECTCOMPARISON']);
  });

  test('a list of teams whose settings do not say so', () => {
    expect(otherwise(settingsForTeams(egf), egf)).toEqual({
      teams: true,
      tiebreaks: ['BOARDWINS', 'DIRECTCOMPARISON', 'SOS2'],
    });
    const own = { ...egf, tiebreaks: ['SOS'] as const };
    expect(otherwise(settingsForTeams(own), egf)).toEqual({ teams: true, tiebreaks: ['SOS'] });
    const teams = { ...egf, teams: true };
    expect(settingsForTeams(teams)).toBe(teams);
  });
});

test.each<[string, Partial<Settings>, readonly string[]]>([
  ['the final list and lots', {}, ['DIRECTCOMPARISON', 'SOS2', 'Lottery']],
  ['lots once', { tiebreaks: ['SOS', 'Lottery'] }, ['SOS', 'Lottery']],
  ['the list typed for prizes', { prizeTiebreaks: ['Rating'] }, ['Rating']],
  ['nothing, where it says so', { prizeTiebreaks: [] }, []],
])('what decides about prizes (R3.3): %s', (_, typed, list) => {
  expect(prizeList({ ...egf, ...typed })).toEqual(list);
});

test('an error stops, a warning and a note do not', () => {
  const severities = ['error', 'warning', 'note'] as const;
  const errors = severities.filter(severity =>
    isError({ code: 'noRounds', severity, place: LIST, values: {} }),
  );
  expect(errors).toEqual(['error']);
  expect(LIST).toEqual({ kind: 'list' });
  const inFile = severities.filter(severity =>
    isFileError({ code: 'noPlayersInFile', severity, place: IN_FILE, values: {} }),
  );
  expect(inFile).toEqual(['error']);
  expect(IN_FILE).toEqual({ kind: 'file' });
});
