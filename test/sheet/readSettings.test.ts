import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { nearestKeys } from '../../src/sheet/settings/settingWords';
import type { SettingsReading } from '../../src/sheet/settings/settingsReading';
import { makeText, problemMend, problemSentence } from '../../src/sheet/wording';
import { parseSettingValue } from '../../src/sheet/settings/settingValues';
import { presetSettings } from '../../src/tournament/presets';
import { SETTINGS, type Settings } from '../../src/tournament/settings';

const SWISS = { hasStart: false };
const read = (argument: unknown): SettingsReading => readSettings(argument, SWISS);
const settingsOf = (argument: unknown): Settings => read(argument).settings;

/** Problems as `code name` with the A1-like place, in the order told. */
const told = ({ problems }: SettingsReading): readonly string[] =>
  problems.map(({ code, severity, place }) => {
    const at = place.kind === 'setting' && place.at ? ` at ${place.at.row},${place.at.column}` : '';
    return `${severity} ${code} ${place.kind === 'setting' ? (place.name ?? '?') : place.kind}${at}`;
  });

const text = makeText('en');
const sentences = ({ problems }: SettingsReading): readonly string[] =>
  problems.map(problem => `${problemSentence(text, problem)} ${problemMend(text, problem)}`);

describe('what counts when nothing is typed', () => {
  test.each([[undefined], [null], [''], ['  '], [[]], [[['']]], [[['', '']]]])('%j', argument => {
    expect(read(argument)).toMatchObject({ settings: presetSettings('EGF', 'Swiss'), problems: [] });
  });

  test('a list with a Start column is McMahon', () => {
    expect(readSettings(undefined, { hasStart: true }).settings).toEqual(presetSettings('EGF', 'McMahon'));
  });

  test('a System wins over the Start column', () => {
    expect(readSettings('System=Swiss', { hasStart: true }).settings.system).toBe('Swiss');
  });

  test('an empty value is the preset’s', () => {
    const range = [
      ['Preset', 'OpenGotha'],
      ['Rounding', ''],
      ['Tiebreaks', ' '],
    ];
    expect(read(range)).toMatchObject({ settings: presetSettings('OpenGotha', 'Swiss'), problems: [] });
    expect([...read(range).typed]).toEqual(['preset']);
  });

  test('a typed value wins over the preset, whichever stands first', () => {
    const settings = settingsOf('Rounding=EGF; Preset=OpenGotha');
    expect(settings).toEqual({ ...presetSettings('OpenGotha', 'Swiss'), rounding: 'EGF' });
  });
});

describe('the text form', () => {
  test('names settings as the sheet does (docs/sheets.md)', () => {
    expect(settingsOf('System=Swiss; SOS flavour=WMSG')).toMatchObject({
      system: 'Swiss',
      sosFlavour: 'WMSG',
    });
  });

  test('knows lists with semicolons, values with an equals sign, and colons', () => {
    const settings = settingsOf('Tiebreaks: SOS; SODOS; Absence=0=; Bye = 7');
    expect(settings).toMatchObject({ tiebreaks: ['SOS', 'SODOS'], absence: '0=', bye: 7 });
  });

  test('may stand in a single cell', () => {
    expect(settingsOf([['System=McMahon; Rounds=5']])).toMatchObject({ system: 'McMahon', rounds: 5 });
  });

  test('a name without a value is told', () => {
    expect(told(read('WMSG'))).toEqual(['warning noSuchSetting ?']);
  });
});

describe('the range', () => {
  test('name, value, in force, meaning; with titles, headings, notes and the organiser’s own columns', () => {
    const range = [
      ['Settings of the Spring Cup', '', '', '', ''],
      ['', 'Setting', 'Value', 'In force', 'What it means'],
      ['', 'Tournament', '', '', ''],
      ['x', 'system', 'mcmahon', 'McMahon', ''],
      ['', 'Upper bar', '3d', '3d', ''],
      [1, 'LOWER  BAR', '20 kyu', '20k', ''],
      ['', 'Ask Ann about the handicap before the first round, she knows', 'yes', '', ''],
      ['', '', 'stray', '', ''],
    ];
    const reading = read(range);
    expect(reading.problems).toEqual([]);
    expect(reading.settings).toMatchObject({
      system: 'McMahon',
      upperBar: { kind: 'amateur', index: 2 },
      lowerBar: { kind: 'amateur', index: -20 },
    });
    expect(reading.cells.get('upperBar')).toEqual({ row: 4, column: 2 });
  });

  test('In force is never read', () => {
    expect(settingsOf([['System', '', 'McMahon']]).system).toBe('Swiss');
  });
});

describe('names and values in the organiser’s words', () => {
  test.each<[string, Partial<Settings>]>([
    ['SYSTEM=KNOCKOUT', { system: 'Knock-out' }],
    ['system=knock out', { system: 'Knock-out' }],
    ['System=Round-Robin', { system: 'Round robin' }],
    ['System=groups+knock-out', { system: 'Groups + knock-out' }],
    ['Preset=wmsg', { preset: 'WMSG 2008' }],
    ['Supergroup=TRUE', { supergroup: true }],
    ['Supergroup=No', { supergroup: false }],
    ['Absence=0−', { absence: '0-' }],
    ['Absence=0 =', { absence: '0=' }],
    ['Komi=7,5', { komi: 15 }],
    ['Komi=6½', { komi: 13 }],
    ['Bar=1d', { upperBar: { kind: 'amateur', index: 0 } }],
    ['Upper bar=none', { upperBar: undefined }],
    ['Lower bar=15級', { lowerBar: { kind: 'amateur', index: -15 } }],
    ['Rounds=automatic', { rounds: undefined }],
    ['Through round=3', { throughRound: 3 }],
    ['Language=Deutsch', { language: 'de' }],
    ['Seed=dice 4-6-1', { seed: 'dice 4-6-1' }],
    ['Tiebreaks=DIRECTCOMPARISON, SOS2', { tiebreaks: ['DIRECTCOMPARISON', 'SOS2'] }],
    ['Tiebreaks=Direct comparison > SOS-2 > sos-1', { tiebreaks: ['DIRECTCOMPARISON', 'SOS2', 'SOS1'] }],
    ['Tiebreaks=SOS SOSOS', { tiebreaks: ['SOS', 'SOSOS'] }],
    ['Tiebreaks=previous order, Lottery', { tiebreaks: ['Previous order', 'Lottery'] }],
    ['Tiebreaks=none', { tiebreaks: [] }],
    [
      'Forbidden pairs=3×14, 5×9',
      {
        forbiddenPairs: [
          [3, 14],
          [5, 9],
        ],
      },
    ],
    [
      'Forbidden pairs=3-14; 5 x 9',
      {
        forbiddenPairs: [
          [3, 14],
          [5, 9],
        ],
      },
    ],
    ['Excluded tables=1-4, 9', { excludedTables: [1, 2, 3, 4, 9] }],
    ['Excluded tables=9 2–3', { excludedTables: [2, 3, 9] }],
    ['Bye=automatic', { bye: 'automatic' }],
    ['Bye=#12', { bye: 12 }],
    ['Early rounds=0', { earlyRounds: 0 }],
    [
      'Stages=R1-R5 Swiss; R6-R8 Knock-out',
      {
        stages: [
          { from: 1, to: 5, system: 'Swiss' },
          { from: 6, to: 8, system: 'Knock-out' },
        ],
      },
    ],
  ])('%s', (argument, expected) => {
    const reading = read(argument);
    expect(reading.problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(reading.settings).toMatchObject(expected);
  });

  test.each([
    ['off', 0],
    ['low', 360],
    ['niedrig', 360],
    ['Normal', 1_800],
    ['強', 9_000],
    ['первый', 100_000_000_000],
    ['2 500', 2_500],
  ])('a weight in a word, or a number of an expert: %s', (typed, club) => {
    expect(settingsOf(`Weight of same club=${typed}; Expert=yes`).weights.club).toBe(club);
  });

  test('a weight', () => {
    expect(settingsOf('Expert=yes; Weight of same club=4,000').weights).toEqual({
      ...presetSettings('EGF', 'Swiss').weights,
      club: 4000,
    });
  });

  test.each(['', 'Expert=no; ', 'Expert=; '])('a weight in numbers is for experts: %s', expert => {
    const { settings, problems } = read(`${expert}Weight of same club=4000; Weight of colours=0`);
    expect(settings.weights).toEqual({ ...presetSettings('EGF', 'Swiss').weights, colour: 0 });
    expect(problems).toMatchObject([{ code: 'wrongValue', severity: 'error' }]);
    expect(problemMend(makeText('en'), problems[0]!)).toContain(
      'off, low, normal, high or first; a number where “Expert” is yes',
    );
  });

  test.each([
    'Must meet=1×2',
    'Must meet=R2 1×1',
    'Must meet=R2 1×2, R2 2×3',
    'Club groups=Ulm',
    'Club and country up to=-1',
    'Gap for club and country=0',
    'Gap for club and country=1½',
  ])('%s is no value: it is told, and nothing follows from it', typed => {
    const { settings, problems } = read(typed);
    expect(problems).toMatchObject([{ code: 'wrongValue', severity: 'error' }]);
    expect(settings).toMatchObject({
      mustMeet: [],
      clubGroups: [],
      geographyWins: undefined,
      homeGap: undefined,
    });
  });

  test('no club stands in two groups', () => {
    expect(parseSettingValue('Ulm + Köln; KÖLN + Bonn', SETTINGS.clubGroups.kind)).toBeUndefined();
    expect(parseSettingValue('Ulm+Köln ; Kehl + Strasbourg', SETTINGS.clubGroups.kind)?.value).toEqual([
      ['Ulm', 'Köln'],
      ['Kehl', 'Strasbourg'],
    ]);
  });

  test('pairs that are rather not made count only where pairing is weighed', () => {
    const said = (system: string): readonly string[] => sentences(read(`System=${system}; Rather not=1×2`));
    expect(said('Knock-out')[0]).toContain('Rather not');
    expect(said('Diagonal')).toHaveLength(1);
    expect(said('Swiss')).toEqual([]);
    expect(sentences(read('Stages=R1-R3 Swiss; R4-R6 Knock-out; Rather not=1×2'))).toEqual([]);
  });

  test('numbers, checkboxes and text of cells', () => {
    const range = [
      ['Rounds', 5],
      ['Komi', 7.5],
      ['Supergroup', true],
      ['Upper bar', '3d'],
      ['Seed', 42],
      ['System', 'McMahon'],
    ];
    expect(read(range)).toMatchObject({
      settings: { rounds: 5, komi: 15, supergroup: true, seed: '42' },
      problems: [],
    });
  });
});

describe('what is wrong', () => {
  test('a wrong value names its cell and what is allowed, and the preset’s counts', () => {
    const reading = read([
      ['Setting', 'Value'],
      ['Seeding', 'folded'],
    ]);
    expect(told(reading)).toEqual(['error wrongValue Seeding at 1,1']);
    expect(reading.settings.seeding).toBe('slip');
    expect(sentences(reading)).toEqual([
      'Seeding cannot be “folded”. Allowed: random, fold, slip. Empty means the preset’s value.',
    ]);
  });

  test.each([
    ['Rounds=0', 'a whole number from 1 to 99, or automatic'],
    ['Rounds=5.5', 'a whole number from 1 to 99, or automatic'],
    ['Handicap limit=many', 'a whole number from 0 to 25'],
    ['Upper bar=3', 'a rank such as 3d or 12k, or none'],
    ['Komi=6.3', 'a number such as 6.5 or 7'],
    ['Forbidden pairs=3×3', 'pairs of numbers such as 3×14, 5×9'],
    ['Forbidden pairs=3', 'pairs of numbers such as 3×14, 5×9'],
    ['Excluded tables=4-1', 'table numbers such as 1-4, 9'],
    ['Bye=0', 'the number of a player, or automatic'],
    ['Supergroup=maybe', 'yes, no'],
    ['Absence=0+', '0=, 0-'],
  ])('%s: %s', (argument, allowed) => {
    expect(sentences(read(argument))).toEqual([expect.stringContaining(`Allowed: ${allowed}.`)]);
    expect(settingsOf(argument)).toEqual(presetSettings('EGF', 'Swiss'));
  });

  test('a tiebreak nobody knows: the whole list is wrong', () => {
    expect(told(read('Tiebreaks=SOS, IROS'))).toEqual(['error wrongValue Tiebreaks']);
  });

  test('a cell that was turned into a date is explained, its likely text told', () => {
    const march14 = new Date(2026, 2, 14);
    const reading = read([
      ['Forbidden pairs', march14],
      ['Seed', march14],
      ['Komi', new Date(2026, 4, 6)],
    ]);
    expect(told(reading)).toEqual([
      'error turnedIntoDate Komi at 2,1',
      'error turnedIntoDate Forbidden pairs at 0,1',
      'error turnedIntoDate Seed at 1,1',
    ]);
    expect(reading.problems.map(({ values }) => values.guess)).toEqual(['6.5', '3-14', '3-14']);
  });

  test('a list that was turned into a number, and a formula that failed', () => {
    const reading = read([
      ['Excluded tables', 1.4],
      ['Rounds', '#REF!'],
    ]);
    expect(reading.problems.map(({ code }) => code).sort()).toEqual(['errorInCell', 'turnedIntoNumber']);
  });

  test('a name nobody knows, with the nearest one', () => {
    const reading = read([
      ['Tiebraks', 'SOS'],
      ['System', 'Swiss'],
    ]);
    expect(sentences(reading)).toEqual([
      'There is no setting “Tiebraks”. Did you mean “Tiebreaks”? As it is, the row changes nothing.',
    ]);
    expect(nearestKeys('uper bar')[0]).toBe('upperBar');
  });

  test('a setting given twice: the first counts', () => {
    const reading = read([
      ['Rounds', 5],
      ['Rounds', 6],
      ['rounds', ''],
    ]);
    expect(told(reading)).toEqual(['warning duplicateSetting Rounds at 1,1']);
    expect(reading.settings.rounds).toBe(5);
  });

  test('an empty row of a setting hides no later one', () => {
    expect(
      read([
        ['Rounds', ''],
        ['Rounds', 6],
      ]),
    ).toMatchObject({ settings: { rounds: 6 }, problems: [] });
  });

  test.each([
    ['System=McMahon; Lower bar=3d; Upper bar=2d', 'error contradictingSettings Lower bar'],
    ['Rounds=5; Through round=6', 'error contradictingSettings Through round'],
    ['System=Swiss; Upper bar=3d', 'note settingWithoutEffect Upper bar'],
    ['Handicap from=1k', 'note settingWithoutEffect Handicap from'],
    ['Tiebreaks=SOS, SOS', 'warning tiebreakTwice Tiebreaks'],
    ['Seeding tiebreaks=SOS, Rating', 'warning resultInSeeding Seeding tiebreaks'],
  ])('%s', (argument, problem) => {
    expect(told(read(argument))).toEqual([problem]);
  });

  test('something that is no settings at all', () => {
    expect(told(read(5))).toEqual(['error wrongArgument list']);
    expect(told(read(new Date(2026, 0, 1)))).toEqual(['error wrongArgument list']);
  });
});

test('nothing that a cell can hold makes it throw', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('Rounds', 'Tiebreaks', 'Komi', 'Forbidden pairs', 'System=Swiss; x', '=1+', '#REF!'),
    fc.double(),
    fc.boolean(),
    fc.date({ noInvalidDate: false }),
    fc.constantFrom(null, undefined, {}, [], Symbol('x')),
  );
  const argument = fc.oneof(
    cell,
    fc.array(fc.oneof(cell, fc.array(cell, { maxLength: 5 })), { maxLength: 8 }),
  );
  fc.assert(
    fc.property(argument, given => {
      for (const problem of read(given).problems) {
        expect(problemSentence(text, problem)).not.toMatch(/\{[a-z]{3,}\b/);
        expect(problemMend(text, problem)).not.toMatch(/\{[a-z]{3,}\b/);
      }
    }),
  );
});
