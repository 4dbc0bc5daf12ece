import { describe, expect, test } from 'vitest';
import { exchangedOf } from '../../src/exchange/exchangedOf';
import type { TournamentNow } from '../../src/exchange/fileRows';
import { FILE_KINDS, writeFile, type Choices, type FileKind } from '../../src/exchange/writeFile';
import { CHOICES, now } from './printed';

/** The files that the panel makes of a small event. */

const LIST = `
No | Name | Rank | Club | R1 | R2
3 | Ann Ash | 2d | Bern | 5+/b | 8+
5 | Bo Birch | 1d | Oslo | 3-/w | 0+
8 | Cid Cedar | 1k | Bern | 0= | 3-`;

const event = (more: Partial<TournamentNow> = {}): TournamentNow => ({
  ...now(LIST, { eventName: 'Spring: Cup', eventPlace: 'Bern', eventBegins: '2026-03-07' }),
  name: 'Spring: Cup',
  ...more,
});
const make = (kind: FileKind, of = event(), choices: Partial<Choices> = {}) =>
  writeFile(kind, of, { ...CHOICES, ...choices }, 'en');
const text = (kind: FileKind, of = event(), choices: Partial<Choices> = {}): string =>
  new TextDecoder().decode(make(kind, of, choices).files[0]?.bytes);

describe('files', () => {
  test('are called by the event in letters that every system allows, and by their kind', () => {
    expect(FILE_KINDS.map(kind => make(kind).files[0]?.name)).toEqual([
      'Spring Cup.html',
      'Spring Cup.h9',
      'Spring Cup.tou',
      'Spring Cup.aga',
      'Spring Cup.xml',
      'Spring Cup.csv',
      'Spring Cup-pairings.csv',
      'Spring Cup-standings.csv',
    ]);
    expect(make('print standings').files[0]?.name).toBe('Spring Cup-print-standings.html');
  });

  test('say what they are, and in which letters', () => {
    const types = Object.fromEntries(FILE_KINDS.map(kind => [kind, make(kind).files[0]?.type]));
    expect(types).toMatchObject({
      html: 'text/html;charset=utf-8',
      tou: 'text/plain;charset=iso-8859-15',
      aga: 'text/plain;charset=utf-8',
      opengotha: 'application/xml;charset=utf-8',
      csv: 'text/csv;charset=utf-8',
      'pairings csv': 'text/csv;charset=utf-8',
      'standings csv': 'text/csv;charset=utf-8',
    });
    expect(make('print standings').files[0]?.type).toBe('text/html;charset=utf-8');
  });

  test('are called otherwise where somebody says so, each with its own end', () => {
    const of = event({ acts: ['A game was changed.'] });
    expect(make('csv', of, { called: ' Cup/2026 ' }).files.map(({ name }) => name)).toEqual([
      'Cup 2026.csv',
      'Cup 2026-acts.txt',
    ]);
    expect(make('csv', of, { called: '  ' }).files[0]?.name).toBe('Spring Cup.csv');
  });

  test('go with the irregular acts as a text', () => {
    const of = event({ acts: ['A game was changed.'], rules: 'EGF', words: { 'audit.acts': 'Acts' } });
    const files = make('csv', of).files;
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['Spring Cup.csv', 'text/csv;charset=utf-8'],
      ['Spring Cup-acts.txt', 'text/plain;charset=utf-8'],
    ]);
    expect(new TextDecoder().decode(files[1]?.bytes)).toBe('Spring: Cup\nEGF\n\nActs\nA game was changed.\n');
  });

  test('name what has to be mended first, and lead to its cell', () => {
    const { remarks } = make('h9', event({ settings: { ...event().settings, eventPlace: '' } }));
    const order = remarks.map(({ severity }) => ['error', 'warning', 'note'].indexOf(severity));
    expect(order).toEqual([...order].sort());
    expect(new Set(order).size).toBeGreaterThan(1);
  });

  test('of rounds that are named wrong are none, and it is said', () => {
    const { files, remarks } = make('tou', event(), { rounds: '7' });
    expect(files).toEqual([]);
    expect(remarks[0]).toMatchObject({ severity: 'error', sentence: expect.stringContaining('7') });
    // Only federations get a part.
    expect(make('csv', event(), { rounds: '7' }).files).toHaveLength(1);
    expect(make('tou', event(), { rounds: ' 1 ' }).files[0]?.name).toBe('Spring Cup-R1.tou');
  });

  test('for federations end with the round that has begun last', () => {
    const wide = LIST.replace('R2', 'R2 | R3')
      .replace('8+', '8+ |')
      .replace('0+', '0+ | 0=')
      .replace('| 3-\n', '| 3- |');
    const lines = (of: TournamentNow): readonly string[] =>
      text('tou', of)
        .split('\n')
        .filter(line => /Birch/.test(line));
    expect(lines({ ...now(wide), name: 'Cup' })).toEqual(lines({ ...now(LIST), name: 'Cup' }));
  });
});

describe('the page', () => {
  test('shows of whoever is hidden the initials alone', () => {
    expect(text('html')).toContain('Bo Birch');
    const page = text('html', event(), { hide: 'no. 5, 99' });
    expect(page).not.toContain('Bo Birch');
    expect(page).toContain('Ann Ash');
  });
});

describe('tables', () => {
  test('are those of lists and of games, and the rules stand below', () => {
    const of = event({ rulesInEnglish: 'By the rules of the EGF' });
    expect(text('csv', of)).toMatch(/No;.*Name[^]*Ann Ash[^]*By the rules of the EGF/);
    const pairings = text('pairings csv', of).split('\n');
    expect(pairings[0]).toMatch(/^Round;Table;/);
    expect(pairings.filter(line => /^1;/.test(line))).toHaveLength(2);
    expect(text('standings csv', of)).toContain('By the rules of the EGF');
  });

  test('of standings have the state of them where it is provisional', () => {
    const ranking = { ...event().ranking, provisionalInEnglish: 'After round 1, provisional' };
    expect(text('standings csv', event({ ranking }))).toContain('After round 1, provisional');
    expect(text('csv', event({ ranking }))).not.toContain('provisional');
  });
});

describe('a game', () => {
  const games = (more: Partial<TournamentNow>) => exchangedOf(event(more)).tournament.games;

  test('has the table where either of both sits', () => {
    const at = (no: number) => games({ tables: [[1, 7, no]] }).map(({ table }) => table);
    expect([at(3), at(5), at(8)]).toEqual([
      [7, undefined],
      [7, undefined],
      [undefined, undefined],
    ]);
  });

  test('has its points by the colours that the list has, and by either where it says none', () => {
    const at = (...points: NonNullable<TournamentNow['points']>) => games({ points }).map(one => one.points);
    expect(at([1, 0, 1, '12.5'], [2, 0, 2, '3.5'])).toEqual(['12.5', '3.5']);
    expect(at([1, 1, 0, '12.5'], [2, 2, 0, '3.5'])).toEqual([undefined, '3.5']);
    expect(games({}).every(one => !('points' in one))).toBe(true);
  });
});

test('an event without a name of its own has that of its sheet, and places that nobody has stay none', () => {
  const named = exchangedOf(event());
  expect(named.tournament.facts.name).toBe('Spring: Cup');
  const nameless = { ...now(LIST), name: 'Sheet of May' };
  expect(exchangedOf(nameless).tournament.facts.name).toBe('Sheet of May');
  const final = { ...nameless.final, places: [1, null, 2] as unknown as readonly number[] };
  expect(exchangedOf({ ...nameless, final }).final.places).toEqual([1, undefined, 2]);
});
