import { RATED_RESULTS, type SettingKind } from '../../src/tournament/setting/kinds';
import { LANGUAGES } from '../../src/tournament/languages';
import {
  makeSettings,
  getSetting,
  SETTING_KEYS,
  SETTING_NAMES,
  SETTINGS,
  type Settings,
  type SettingKey,
} from '../../src/tournament/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { settingRows } from '../../src/sheet/settings/settingRows';
import { makeText } from '../../src/sheet/wording';
import { presetSettings } from '../../src/tournament/presets';
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
const number = fc.integer({ min: 1, max: 600 });
const pair = fc.tuple(number, number).filter(([one, other]) => one !== other);

const few = fc.integer({ min: 0, max: 999 });
const timeLimits = fc.option(
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

const optional = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.option(values, { nil: undefined });

/** Any value of a kind that the sheet can hold. */
function anyValue(kind: SettingKind): fc.Arbitrary<unknown> {
  switch (kind.kind) {
    case 'choice':
      return fc.constantFrom(...kind.choices);
    case 'yes or no':
      return fc.boolean();
    case 'count':
      return kind.optional ? optional(fc.integer(kind)) : fc.integer(kind);
    case 'limit':
      return optional(fc.integer(kind));
    case 'weight':
      return fc.integer({ min: 0, max: 100_000_000_000 });
    case 'rank':
      return rank;
    case 'komi':
      return fc.integer({ min: 0, max: 200 });
    case 'worth': {
      const points = fc.integer({ min: 0, max: 2 });
      return kind.optional ? optional(points) : points;
    }
    case 'tiebreaks':
      return fc.uniqueArray(fc.constantFrom(...TIEBREAKS), { maxLength: 5 });
    case 'pairs':
      return fc.array(pair, { maxLength: 3 });
    case 'meetings':
      return fc.uniqueArray(fc.record({ round: fc.integer({ min: 1, max: 99 }), players: pair }), {
        maxLength: 3,
        selector: ({ round }) => round,
      });
    case 'clubs':
      return fc
        .uniqueArray(fc.stringMatching(/^[A-ZÄ][a-zß.' -]{0,8}[a-z]$/), {
          maxLength: 6,
          selector: club => club.toLowerCase().replace(/\s+/g, ' '),
        })
        .map(clubs => clubs.map(club => club.replace(/\s+/g, ' ')))
        .map(clubs => [clubs.slice(0, 2), clubs.slice(2)].filter(group => group.length > 1));
    case 'tables':
      return fc.uniqueArray(number, { maxLength: 6 }).map(tables => tables.sort((a, b) => a - b));
    case 'seats':
      return fc.uniqueArray(fc.tuple(number, number), { maxLength: 3, selector: ([player]) => player });
    case 'rooms':
      return fc
        .uniqueArray(number, { maxLength: 6 })
        .map(tables => [tables.slice(0, 2), tables.slice(2)].filter(({ length }) => length > 0))
        .map(rooms =>
          rooms.map((tables, i) => ({ name: `Hall ${i + 1}`, tables: tables.sort((a, b) => a - b) })),
        );
    case 'rated':
      return fc.array(
        fc.record({
          round: fc.integer({ min: 1, max: 99 }),
          players: pair,
          result: fc.constantFrom(...RATED_RESULTS),
        }),
        { maxLength: 3 },
      );
    case 'numbers':
      return fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });
    case 'rounds':
      return fc.constantFrom([], [6], [6, 7, 8]);
    case 'bye':
      return fc.oneof(fc.constant('automatic'), number);
    case 'stages':
      return fc.constantFrom(
        [],
        [{ from: 1, to: 3, system: 'Swiss' }],
        [
          { from: 1, to: 1, system: 'Score pairing' },
          { from: 2, to: 8, system: 'Knock-out' },
        ],
      );
    case 'day':
      return fc.constantFrom('', '2026-07-06', '2028-02-29');
    case 'timeLimits':
      return timeLimits;
    case 'timetable':
      return fc.constantFrom(
        [],
        [{ round: 2, day: '', time: '09:30' }],
        [
          { round: 1, day: '2026-07-06', time: '10:00' },
          { round: 2, day: '', time: '14:30' },
        ],
      );
    case 'text':
      return fc.stringMatching(/^[A-Za-z0-9 .,-]{0,20}$/).map(text => text.trim());
  }
}

/** Any settings that the sheet can hold. Numbers as weights are for experts. */
const anySettings: fc.Arbitrary<Settings> = fc
  .record(Object.fromEntries(SETTING_KEYS.map(key => [key, anyValue(SETTINGS[key].kind)])))
  .map(values => makeSettings(key => (key === 'expert' ? true : values[key])));

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
      const kind = SETTINGS[row.key].kind;
      const meant = meantBy(kind);
      const read = row.allowed.map(value => {
        const { settings } = readSettings([[row.name, value]], { hasStart: false });
        return getSetting(settings, row.key);
      });
      if (row.allowed.length > 0) expect([language, row.key, read]).toEqual([language, row.key, [...meant]]);
    }
  }
});
