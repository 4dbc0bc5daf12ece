import { expect, test } from 'vitest';
import { pageTexts } from '../../src/application/files/pageTexts';
import type { TournamentNow } from '../../src/exchange/fileRows';
import { writeFile, type FileKind } from '../../src/exchange/writeFile';
import { makeText } from '../../src/sheet/wording';
import { CHOICES, now, page } from './printed';

const LIST = `
  No | Name     | Rank | Country | PIN      | R1   | R2
  1  | Ada Berg | 2d   | DE      | 10000001 | 2+/b | 3?/b
  2  | Bob Cole |      | XX      | 10000001 | 1-/w | 0+
  3  | Cy Dee   | 1k   |         | 12       | 0+   | 1?/w`;

const SETTINGS = ['eventName', 'eventPlace', 'eventBegins', 'eventEnds', 'timeLimits', 'tournamentClass'];

/** Rows 2, 3 and 5 of the list, below each other in Settings. */
const places = {
  list: 'Wall list',
  rows: [2, 3, 5],
  columns: { name: 'B', rank: 'C', country: 'D', pin: 'G' },
  rounds: ['H', 'I'],
  settings: Object.fromEntries(SETTINGS.map((key, i) => [key, { sheet: 'Settings', a1: `B${i + 2}` }])),
};

const event = { ...now(LIST, { eventBegins: '2026-05-02', eventEnds: '2026-05-01' }), places };
const warned = (kind: FileKind, of: TournamentNow = event): readonly string[] =>
  writeFile(kind, of, CHOICES, 'en')
    .remarks.filter(({ severity }) => severity !== 'note')
    .map(({ cell, sentence }) => `${cell ? `${cell.sheet}!${cell.a1}` : 'nowhere'}: ${sentence}`);

test('what a federation would ask is told with the cell where it is mended', () => {
  expect(warned('h9')).toEqual([
    'Settings!B3: The event needs its town and its country of two letters.',
    'Settings!B5: The event ends on 2026-05-01, before it begins on 2026-05-02.',
    'Settings!B6: The event has no time limits, which its class follows from.',
    'Wall list!G3: Bob Cole and Ada Berg have the same number, 10000001.',
    'Wall list!C3: Bob Cole has no rank.',
    'Wall list!D3: Bob Cole: “XX” is not a country code of two letters.',
    'Wall list!G5: Cy Dee: “12” is not a number that the federation knows.',
    'Wall list!D5: Cy Dee: “” is not a country code of two letters.',
    'Wall list!I2: Round 2: the game of Ada Berg and Cy Dee has no result.',
  ]);
  expect(warned('tou')).toEqual(['Wall list!G5: Cy Dee has no number of the federation.']);
});

test('a list without that column has the name instead, and a row that is not there none', () => {
  const columns = { ...places.columns, pin: undefined };
  const told = warned('tou', { ...event, places: { ...places, columns } });
  expect(told).toEqual(['Wall list!B5: Cy Dee has no number of the federation.']);
  const rows = places.rows.slice(0, 2);
  expect(warned('tou', { ...event, places: { ...places, rows } })).toEqual([
    'nowhere: Cy Dee has no number of the federation.',
  ]);
});

test('pages have the titles of the organiser’s language, tables for programs those in English', () => {
  const german = { ...event, words: pageTexts(makeText('de')) };
  const titles = [...page('html', german).matchAll(/<th[^>]*>([^<]*)/g)].map(([, title]) => title);
  expect(titles.slice(0, 12)).toEqual(
    '|Platz|Nr.|Name|Rang|Land|Verein|R1|R2|Siege|DC|SOS-2 (EGF)'.split('|'),
  );
  expect(page('standings csv', german).split('\n')[0]).toBe(
    'Place;No;Name;Rank;Country;Club;R1;R2;Wins;DC;SOS-2 (EGF)',
  );
  const performing = now(LIST, { tiebreaks: ['PERFORMANCE'] });
  expect(page('html', { ...performing, words: german.words })).toContain('>Performance<');
  const inSpanish = pageTexts(makeText('es'));
  expect(page('html', { ...performing, words: inSpanish })).toContain(
    `>${inSpanish['settingName.performance']}<`,
  );
  expect(inSpanish['settingName.performance']).not.toBe('Performance');
});
