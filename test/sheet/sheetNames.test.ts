import { expect, test } from 'vitest';
import { makeText } from '../../src/sheet/wording';
import { LANGUAGES } from '../../src/tournament/settings';
import { freeName, isNamed, roundOfName } from '../../src/sheet/write/sheetNames';

test('a sheet is known by its name in any language, and with a number behind it', () => {
  expect(isNamed('Log', 'sheet.log')).toBe(true);
  expect(isNamed('log (2)', 'sheet.log')).toBe(true);
  expect(isNamed('Logbook', 'sheet.log')).toBe(false);
  for (const text of LANGUAGES.map(language => makeText(language))) {
    expect(isNamed(text('sheet.settings'), 'sheet.settings')).toBe(true);
    expect(roundOfName(text('sheet.round', { round: 12 }))).toBe(12);
  }
});

test.each([
  ['Round 3', 3],
  ['round 10', 10],
  ['Round 3 (2)', 3],
  ['Round', undefined],
  ['Round 0', undefined],
  ['Round 3 old', undefined],
  ['3', undefined],
  ['My Round 3', undefined],
])('%s', (name, round) => expect(roundOfName(name)).toBe(round));

test('a name that is taken gets a number', () => {
  expect(freeName('Log', ['Wall list'])).toBe('Log');
  expect(freeName('Log', ['LOG', 'Log (2)'])).toBe('Log (3)');
});
