import { describe, expect, test } from 'vitest';
import { meansSame, nameKey, pinKey } from '../../src/sheet/registration/sameText';
import type { ColumnKind } from '../../src/sheet/cells/titles';

describe('two texts of a column', () => {
  test.each<[ColumnKind, string, string]>([
    ['rank', '3 Dan', '3d'],
    ['rank', 'unknown', 'UNKNOWN'],
    ['rating', '2100', '2,100'],
    ['maximumRating', '2100', '2 100'],
    ['previousOrder', '3', '3.0'],
    ['board', '1', '+1'],
    ['start', '28½', '28.5'],
    ['out', '3, 5-', '5-; 3'],
    ['out', '1-2', '1, 2'],
    ['supergroup', 'x', 'yes'],
    ['supergroup', '', 'no'],
    ['pin', '1023-4567', '10234567'],
    ['pin', '0', ''],
    ['club', 'Oulu', 'OULU'],
    ['name', 'Ann Kask', 'ann  kask'],
  ])('%s: “%s” is “%s”', (kind, one, other) => expect(meansSame(kind, one, other)).toBe(true));

  test.each<[ColumnKind, string, string]>([
    ['rank', '3d', '3k'],
    ['rating', '2100', '2101'],
    ['maximumRating', '2100', 'x'],
    ['previousOrder', '3', '4'],
    ['board', '1', '2'],
    ['start', '28½', '28'],
    ['out', '3, 5-', '3, 5'],
    ['out', '1-2', '1-3'],
    ['supergroup', 'x', 'no'],
    ['pin', '10234567', '10234568'],
    // A club is text, whatever it looks like.
    ['club', '2100', '2,100'],
    ['name', 'Ann Kask', 'Kask Ann'],
  ])('%s: “%s” is not “%s”', (kind, one, other) => expect(meansSame(kind, one, other)).toBe(false));
});

test('a number of a federation has no signs, and zeros are none', () => {
  expect(['10 23.45-67', 'AB12', '0', '000', ' - ', '10'].map(pinKey)).toEqual([
    '10234567',
    'ab12',
    '',
    '',
    '',
    '10',
  ]);
});

test('a name is its words in any order', () => {
  expect(new Set(['Kask, Mari', 'MARI KASK', ' Mari  Kask. ', 'mari;kask'].map(nameKey)).size).toBe(1);
  expect(nameKey('Mari Kask')).not.toBe(nameKey('Marikask'));
  expect(nameKey('Mari')).not.toBe(nameKey('Mari Kask'));
});
