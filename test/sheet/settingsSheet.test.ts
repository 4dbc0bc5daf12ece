import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { inForceChanges, settingsSheet } from '../../src/sheet/settings/settingsSheet';
import { keyOfName } from '../../src/sheet/settings/settingWords';
import { makeText } from '../../src/sheet/wording';
import { LANGUAGES } from '../../src/tournament/languages';
import { SETTING_NAMES, type SettingKey } from '../../src/tournament/settings';

const { settings } = readSettings('System=McMahon; Rounds=5; Upper bar=3d', { hasStart: false });
const typed = new Set<SettingKey>(['system', 'rounds', 'upperBar']);
const made = (language: (typeof LANGUAGES)[number]) => {
  const { titles, lines } = settingsSheet(settings, typed, makeText(language));
  return [titles, ...lines].map(line => [...line]);
};

describe('the Settings sheet', () => {
  test.each(LANGUAGES)('reads as what it was made of, without a problem: %s', language => {
    const read = readSettings(made(language), { hasStart: false });
    expect(read.problems).toEqual([]);
    expect(read.settings).toEqual(settings);
    expect(read.typed).toEqual(typed);
  });

  test('every setting has a line with its meaning', () => {
    const names = new Map(made('en').map(line => [line[0], line[3]]));
    for (const name of Object.values(SETTING_NAMES)) expect(names.get(name)).toMatch(/\.$/);
  });

  test('has the ten settings that matter most first, under a title, and weights in words', () => {
    const lines = made('en');
    expect(lines[1]?.[0]).toBe('The ten that matter most');
    expect(lines.findIndex(line => line[0] === 'Tournament')).toBe(12);
    const inForce = new Map(lines.map(([name, , value]) => [name, value]));
    expect(inForce.get('Weight of colours')).toBe('normal');
    expect(inForce.get('Weight of handicaps')).toBe('off');
  });

  test.each(LANGUAGES)('no title of a section is the name of a setting: %s', language => {
    const titles = made(language).flatMap(([title = '', ...rest]) => (rest.join('') === '' ? [title] : []));
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.filter(title => keyOfName(title) !== undefined)).toEqual([]);
  });

  test('nothing changes in force while nothing is typed', () => {
    for (const language of LANGUAGES)
      expect(inForceChanges(made(language), settings, false, makeText(language))).toEqual([]);
  });

  test('in force follows what is typed', () => {
    const values = made('en');
    const row = values.findIndex(([name]) => name === 'Absence');
    (values[row] as string[])[1] = '0-';
    const now = readSettings(values, { hasStart: false }).settings;
    expect(inForceChanges(values, now, false, makeText('en'))).toEqual([
      { row, column: 2, before: '0=', after: '0-' },
    ]);
  });

  test('without that column nothing is written', () => {
    expect(inForceChanges([['System', 'Swiss']], settings, false, makeText('en'))).toEqual([]);
  });
});
