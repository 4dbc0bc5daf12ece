import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/sheet/settings/readSettings';
import {
  getSetting,
  SETTING_KEYS,
  SETTING_KINDS,
  type SettingKind,
} from '../../src/sheet/settings/settingKinds';
import { settingRows } from '../../src/sheet/settings/settingRows';
import { makeText } from '../../src/sheet/wording';
import { presetSettings } from '../../src/tournament/presets';
import { RATED_RESULTS } from '../../src/tournament/ratedResults';
import { LANGUAGES } from '../../src/tournament/languages';
import * as allowed from '../../src/tournament/settings';
import type { Settings } from '../../src/tournament/settings';
import { SETTING_NAMES, type SettingKey } from '../../src/tournament/settingNames';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import { TIEBREAKS } from '../../src/tournament/tiebreaks';

const NOTHING: ReadonlySet<SettingKey> = new Set();
const EVERYTHING: ReadonlySet<SettingKey> = new Set(SETTING_KEYS);
const english = makeText('en');

describe('the Settings sheet', () => {
  const rows = settingRows(presetSettings('EGF', 'McMahon'), NOTHING, english);

  test('has every setting once, with a name and a meaning', () => {
    expect(rows.map(({ key }) => key).sort()).toEqual(Object.keys(SETTING_NAMES).sort());
    for (const { name, meaning, key } of rows) {
      expect(name).toBe(SETTING_NAMES[key]);
      expect(meaning).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('shows the preset’s value in force where nothing is typed', () => {
    const shown = Object.fromEntries(rows.map(({ name, value, inForce }) => [name, [value, inForce]]));
    expect(shown).toMatchObject({
      Preset: ['', 'EGF'],
      Rounds: ['', 'automatic'],
      'Upper bar': ['', 'none'],
      Tiebreaks: ['', 'DIRECTCOMPARISON, SOS2'],
      Supergroup: ['', 'no'],
      Komi: ['', '6.5'],
      'Forbidden pairs': ['', 'none'],
      'Weight of same club': ['', 'normal'],
      Seed: ['', ''],
    });
  });

  test('shows what is typed', () => {
    const { settings, typed } = readSettings('Forbidden pairs=3-14,5x9; Excluded tables=9,1,2,3', {
      hasStart: true,
    });
    const shown = settingRows(settings, typed, english).filter(({ value }) => value !== '');
    expect(shown.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'Forbidden pairs 3×14, 5×9',
      'Excluded tables 1-3, 9',
    ]);
  });

  test('offers the allowed values', () => {
    const offered = Object.fromEntries(rows.map(({ key, allowed }) => [key, allowed]));
    expect(offered.system).toEqual([...SYSTEM_NAMES]);
    expect(offered.supergroup).toEqual(['yes', 'no']);
    expect(offered.absence).toEqual(['0=', '0-']);
    expect(offered.seed).toEqual([]);
  });
});

const amateur = fc.integer({ min: -30, max: 8 });
const rank = fc.option(
  fc.oneof(
    amateur.map(index => ({ kind: 'amateur' as const, index })),
    fc.integer({ min: 1, max: 9 }).map(dan => ({ kind: 'professional' as const, dan })),
  ),
  { nil: undefined },
);
const round = fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined });
const tiebreaks = fc.uniqueArray(fc.constantFrom(...TIEBREAKS), { maxLength: 5 });
const points = fc.integer({ min: 0, max: 2 });
const number = fc.integer({ min: 1, max: 600 });
const pair = fc.tuple(number, number).filter(([one, other]) => one !== other);
const weight = fc.integer({ min: 0, max: 100_000_000_000 });
const word = fc.stringMatching(/^[A-Za-z0-9 .,-]{0,20}$/).map(text => text.trim());

const few = fc.integer({ min: 0, max: 999 });
const timeLimits: fc.Arbitrary<Settings['timeLimits']> = fc.option(
  fc.record({
    basicMinutes: few,
    overtime: fc.oneof(
      fc.constant({ kind: 'none' as const }),
      fc.record({ kind: fc.constantFrom('byo-yomi' as const, 'fischer' as const), seconds: few }),
      fc.record({ kind: fc.constant('canadian' as const), seconds: few, moves: few }),
      fc.record({ kind: fc.constant('adjusted' as const), minutes: few }),
    ),
  }),
  { nil: undefined },
);

/** Any settings that the sheet can hold. */
const anySettings: fc.Arbitrary<Settings> = fc.record({
  preset: fc.constantFrom(...allowed.PRESETS),
  system: fc.constantFrom(...SYSTEM_NAMES),
  stages: fc.constantFrom(
    [],
    [{ from: 1, to: 3, system: 'Swiss' as const }],
    [
      { from: 1, to: 1, system: 'Score pairing' as const },
      { from: 2, to: 8, system: 'Knock-out' as const },
    ],
  ),
  rounds: round,
  throughRound: round,
  notQualified: fc.constantFrom(...allowed.OTHERS),
  playoffRounds: fc.constantFrom([], [6], [6, 7, 8]),
  playoffPlaces: fc.integer({ min: 1, max: 99 }),
  upperBar: rank,
  lowerBar: rank,
  teams: fc.boolean(),
  boards: round,
  scoreZeroAt: fc.constantFrom(...allowed.ZEROS),
  supergroup: fc.boolean(),
  absentStart: fc.constantFrom(...allowed.ABSENT_STARTS),
  tiebreaks,
  pairingTiebreaks: tiebreaks,
  seedingTiebreaks: tiebreaks,
  prizeTiebreaks: tiebreaks,
  prizeUnit: fc.constantFrom(...allowed.PRIZE_UNITS),
  globalTiebreaks: tiebreaks,
  sosFlavour: fc.constantFrom(...allowed.SOS_FLAVOURS),
  rounding: fc.constantFrom(...allowed.ROUNDINGS),
  opponentsUnplayed: fc.constantFrom(...allowed.OPPONENT_UNPLAYED),
  ownUnplayed: fc.constantFrom(...allowed.OWN_UNPLAYED),
  byeValue: points,
  byeWins: fc.option(points, { nil: undefined }),
  absenceValue: points,
  absenceWins: fc.option(points, { nil: undefined }),
  handicapInSos: fc.boolean(),
  roundDownDirectComparison: fc.boolean(),
  defaultGamesInDirectComparison: fc.constantFrom(...allowed.DEFAULT_GAMES),
  absencesInWins: fc.constantFrom(...allowed.ABSENCES_IN_WINS),
  handicap: fc.constantFrom(...allowed.HANDICAPS),
  handicapReduction: fc.integer({ min: 0, max: 9 }),
  handicapLimit: fc.integer({ min: 0, max: 25 }),
  handicapFrom: rank,
  komi: fc.integer({ min: 0, max: 200 }),
  earlySeeding: fc.constantFrom(...allowed.SEEDINGS),
  seeding: fc.constantFrom(...allowed.SEEDINGS),
  earlyRounds: fc.integer({ min: 0, max: 99 }),
  drawUpFrom: fc.constantFrom(...allowed.FLOATERS),
  drawDownFrom: fc.constantFrom(...allowed.FLOATERS),
  geography: fc.constantFrom(...allowed.GEOGRAPHIES),
  groups: fc.constantFrom(...allowed.GROUPS),
  sectionSplit: fc.constantFrom(...allowed.SPLITS),
  colourLimit: round,
  cycles: fc.integer({ min: 1, max: 2 }),
  leavers: fc.constantFrom(...allowed.LEAVERS),
  knockoutDraw: fc.constantFrom(...allowed.DRAWS),
  thirdPlace: fc.boolean(),
  qualifiers: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
  diagonalOrder: fc.constantFrom(...allowed.DIAGONAL_ORDERS),
  gamesPerOpponent: fc.integer({ min: 1, max: 2 }),
  fewPlayersUpTo: fc.integer({ min: 2, max: 99 }),
  middlePlayer: fc.constantFrom(...allowed.MIDDLE_PLAYERS),
  performance: fc.constantFrom(...allowed.PERFORMANCES),
  tournamentClass: fc.constantFrom(...allowed.CLASSES),
  weights: fc.record({
    score: weight,
    float: weight,
    seeding: weight,
    colour: weight,
    handicap: weight,
    country: weight,
    club: weight,
  }),
  forbiddenPairs: fc.array(pair, { maxLength: 3 }),
  excludedTables: fc.uniqueArray(number, { maxLength: 6 }).map(tables => tables.sort((a, b) => a - b)),
  ratherNot: fc.array(pair, { maxLength: 3 }),
  fixedTables: fc.uniqueArray(fc.tuple(number, number), { maxLength: 3, selector: ([player]) => player }),
  ratedResults: fc.array(
    fc.record({
      round: fc.integer({ min: 1, max: 99 }),
      players: pair,
      result: fc.constantFrom(...RATED_RESULTS),
    }),
    { maxLength: 3 },
  ),
  lotNumbers: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }),
  bye: fc.oneof(fc.constant('automatic' as const), number),
  absence: fc.constantFrom(...allowed.ABSENCES),
  // Numbers are for experts.
  expert: fc.constant(true),
  criteria: fc.constantFrom('weighed' as const, 'in order' as const),
  eventName: word,
  eventPlace: word,
  eventCountry: word,
  eventBegins: fc.constantFrom('', '2026-07-06'),
  eventEnds: fc.constantFrom('', '2028-02-29'),
  eventDirector: word,
  timeLimits,
  rulesOfPlay: word,
  lateness: fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined }),
  timetable: fc.constantFrom(
    [],
    [{ round: 2, day: '', time: '09:30' }],
    [
      { round: 1, day: '2026-07-06', time: '10:00' },
      { round: 2, day: '', time: '14:30' },
    ],
  ),
  boardSize: fc.integer({ min: 2, max: 52 }),
  online: fc.boolean(),
  wallListSheet: word,
  language: fc.constantFrom(...LANGUAGES),
  version: word,
  confirmedChanges: word,
  seed: word,
});

describe('the Settings sheet written and read again', () => {
  test.each(LANGUAGES)('gives the same settings, in %s', language => {
    const text = makeText(language);
    fc.assert(
      fc.property(anySettings, settings => {
        const rows = settingRows(settings, EVERYTHING, text).map(({ name, value }) => [name, value]);
        const header = [text('settings.name'), text('settings.value')];
        const reading = readSettings([header, ...rows], { hasStart: false });
        // An empty text is the preset's, which is empty as well.
        expect(reading.settings).toEqual(settings);
        expect(
          reading.problems.filter(({ code }) => code === 'wrongValue' || code === 'unknownSetting'),
        ).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('the text form of one setting reads like its cell', () => {
    fc.assert(
      fc.property(anySettings, fc.constantFrom(...SETTING_KEYS), (settings, key) => {
        const row = settingRows(settings, EVERYTHING, english).find(one => one.key === key);
        const facts = { hasStart: false };
        const inText = readSettings(`${row?.name}=${row?.value}`, facts).settings;
        expect(inText).toEqual(readSettings([[row?.name, row?.value]], facts).settings);
      }),
    );
  });
});

function meantBy(kind: SettingKind): readonly unknown[] {
  if (kind.kind === 'choice') return kind.choices;
  if (kind.kind === 'worth') return kind.optional ? [undefined, 0, 1, 2] : [0, 1, 2];
  if (kind.kind === 'weight') return [0, kind.normal / 5, kind.normal, kind.normal * 5, 100_000_000_000];
  return [true, false];
}

test('every dropdown value is read in every language as what it means', () => {
  for (const language of LANGUAGES) {
    for (const row of settingRows(presetSettings('EGF', 'Swiss'), NOTHING, makeText(language))) {
      const kind = SETTING_KINDS[row.key];
      const meant = meantBy(kind);
      const read = row.allowed.map(value => {
        const { settings } = readSettings([[row.name, value]], { hasStart: false });
        return getSetting(settings, row.key);
      });
      if (row.allowed.length > 0) expect([language, row.key, read]).toEqual([language, row.key, [...meant]]);
    }
  }
});
