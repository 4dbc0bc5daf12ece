import { expect, test } from 'vitest';
import { makeText } from '../../src/sheet/wording';
import { LANGUAGES } from '../../src/tournament/languages';
import {
  freeName,
  inLanguage,
  isNamed,
  makeFreeName,
  nameNow,
  isSelfTestSheet,
  roundOfName,
  selfTestName,
} from '../../src/sheet/write/sheetNames';

test('a sheet is known by its name in any language, and with a number behind it', () => {
  expect(isNamed('Log', 'sheet.log')).toBe(true);
  expect(isNamed('log (2)', 'sheet.log')).toBe(true);
  for (const name of ['Log 2', 'Log (12)', ' LOG '])
    expect([name, isNamed(name, 'sheet.log')]).toEqual([name, true]);
  for (const name of ['Logbook', 'Log (2) old', 'Log (x)', 'My Log'])
    expect([name, isNamed(name, 'sheet.log')]).toEqual([name, false]);
  expect(isNamed('Wall 2 list', 'sheet.wallList')).toBe(false);
  for (const text of LANGUAGES.map(language => makeText(language))) {
    expect(isNamed(text('sheet.settings'), 'sheet.settings')).toBe(true);
    expect(roundOfName(text('sheet.round', { round: 12 }))).toBe(12);
  }
});

test.each([
  ['Round 3', 3],
  ['round 10', 10],
  ['Round 3 (2)', 3],
  ['Round 3 (12)', 3],
  ['Round 3 (2) old', undefined],
  ['Round (2) 3', undefined],
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

test('several new sheets get names of their own', () => {
  const free = makeFreeName(['Wall list', 'Settings']);
  expect(['Wall list', 'Wall list', 'Settings', 'Prizes'].map(free)).toEqual([
    'Wall list (2)',
    'Wall list (3)',
    'Settings (2)',
    'Prizes',
  ]);
  expect(makeFreeName([])('Log')).toBe('Log');
});

test('a sheet of ours has a name in each language, with its round and its number', () => {
  const german = (name: string) => inLanguage(name, 'de');
  expect(['Wall list', 'Settings', 'Log (2)', 'Round 3', 'Round 12 (14)'].map(german)).toEqual([
    'Turniertabelle',
    'Einstellungen',
    'Protokoll (2)',
    'Runde 3',
    'Runde 12 (14)',
  ]);
  expect(inLanguage('Runde 3 (2)', 'en')).toBe('Round 3 (2)');
  // What is of its time keeps its name, and so does what is not ours.
  for (const name of ['Report on round 2', 'Simulation', 'Cup', 'Log (2) old', 'Log (x)'])
    expect([name, german(name)]).toEqual([name, undefined]);
});

test('a sheet that the Log names is found under the name of another language', () => {
  const names = ['Runde 1', 'Runde 2', 'Runde 2 (2)', 'Turniertabelle', 'Cup', 'Protokoll'];
  expect(
    ['Round 2', 'Round 2 (2)', 'Round 1', 'Wall list', 'Cup', 'Log'].map(name => nameNow(name, names)),
  ).toEqual(['Runde 2', 'Runde 2 (2)', 'Runde 1', 'Turniertabelle', 'Cup', 'Protokoll']);
  // One that is gone keeps its name, and so does one that is there under its own.
  expect(nameNow('Round 3', names)).toBe('Round 3');
  expect(nameNow('Settings', names)).toBe('Settings');
  expect(nameNow('Cups', names)).toBe('Cups');
  expect(nameNow('Round 1', ['Runde 1', 'Round 1'])).toBe('Round 1');
});

test('the sheet of a self-test is known by its name, whichever one it is', () => {
  expect([1, 2, 12].map(selfTestName)).toEqual(['Self-test', 'Self-test (2)', 'Self-test (12)']);
  for (const copy of [1, 2, 12]) expect(isSelfTestSheet(selfTestName(copy))).toBe(true);
  for (const name of ['Self-test (2) old', 'My self-test', 'Log', ''])
    expect(isSelfTestSheet(name)).toBe(false);
});
