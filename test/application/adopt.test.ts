import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { Request } from '../../src/application/protocol/protocol';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, tournamentBook } from './tournamentBook';

/** A list of one's own gets its settings by one press, and only in the panel. */

const TITLES = ['Name', 'Rank', '1', '2', '3'];
/** Neighbours in rank met in the first round. */
const BY_RANK = [
  TITLES,
  ['Anna', '4d', '2+', '', ''],
  ['Ben', '3d', '1-', '', ''],
  ['Carl', '1d', '4+', '', ''],
  ['Dora', '1k', '3-', '', ''],
  ['Emil', '5k', '6+', '', ''],
  ['Fay', '6k', '5-', '', ''],
  ['Gil', '11k', '8+', '', ''],
  ['Hana', '12k', '7-', '', ''],
];
const BY_HALVES = BY_RANK.map((line, i) =>
  i === 0 ? line : [...line.slice(0, 2), i < 5 ? `${i + 4}+` : `${i - 4}-`, '', ''],
);

function bookOf(lists: Readonly<Record<string, readonly (readonly string[])[]>>): MemoryWorkbook {
  const book = memoryWorkbook();
  for (const [name, values] of Object.entries(lists)) book.addSheet(name, values);
  book.removeSheet('Sheet1');
  return book;
}

const waysIn = (book: MemoryWorkbook) => expectView(book, { ask: 'preview', choose: true }, 'ready').ways;

const adoptAs = (book: MemoryWorkbook, label: RegExp) => {
  const way = waysIn(book)?.choices.find(one => label.test(one.label))?.value ?? '';
  return expectView(book, { ask: 'adopt', way }, 'preview');
};

const settingOf = (book: MemoryWorkbook, sheet: string, name: string): unknown =>
  book.values(sheet).find(([title]) => title === name)?.[1];

const typedIn = (book: MemoryWorkbook, sheet: string): readonly string[] =>
  book.values(sheet).flatMap(([name, value], row) => (row > 0 && value ? [`${name}=${value}`] : []));

describe('the first look at a list', () => {
  test('L6: says the range, what was played, and what speaks for each system', () => {
    const ways = waysIn(bookOf({ Club: BY_RANK }));
    expect(ways?.list).toBe('Club!A1:E9 – players: 8, rounds played: 1');
    expect(ways?.choices.map(({ label }) => label)).toEqual(['McMahon, Upper bar 6k', 'Swiss']);
    expect(ways?.choices[0]?.means).toBe(
      'Ranks go from 4d to 12k. Opponents of round 1 were 1.0 ranks apart on average, any two players are 6.9.',
    );
  });

  test('L47: leaves out what stands beside the list, behind a blank column', () => {
    const book = bookOf({
      Club: BY_RANK.map((line, i) => [...line, i === 0 ? 'Fee' : '10', '', i === 0 ? 'SOS-2 (EGF)' : '0']),
    });
    expect(waysIn(book)?.list).toBe('Club!A1:F9 – players: 8, rounds played: 1');
    expect(answer(book.workbook, { ask: 'state' }).list?.range).toBe('A1:F9');
  });

  test('L46: speaks as the person at the screen does, and so do the sheets that follow', () => {
    const book = bookOf({ Verein: BY_RANK });
    const workbook = { ...book.workbook, userLanguage: () => 'de_DE' };
    const german = (request: Request) => answer(workbook, request);
    const { view, language } = german({ ask: 'preview', choose: true });
    if (view.view !== 'ready') throw new Error(view.view);
    expect([language, view.ways?.list]).toEqual([
      'de',
      'Verein!A1:E9 – Teilnehmende: 8, gespielte Runden: 1',
    ]);
    expect(view.ways?.choices[0]?.means).toContain('im Mittel 1,0 Ränge');
    const preview = german({ ask: 'adopt', way: view.ways?.choices[0]?.value ?? '' }).view;
    if (preview.view !== 'preview') throw new Error(preview.view);
    german({ ask: 'write', seen: preview.seen });
    expect(workbook.sheetNames()).toEqual(['Verein', 'Einstellungen', 'Protokoll', 'Runde 2']);
    expect(settingOf(book, 'Einstellungen', 'Sprache')).toBe('Deutsch');
    // From then on it is the list's, whoever looks.
    expect(answer(book.workbook, { ask: 'state' }).language).toBe('de');
  });

  test.each([
    ['halves met', BY_HALVES, 'Swiss'],
    [
      'nothing is played',
      BY_RANK.map((line, i) => (i === 0 ? line : [...line.slice(0, 2), '', '', ''])),
      'Swiss',
    ],
    [
      'there are starts',
      BY_HALVES.map((line, i) => [...line.slice(0, 2), i === 0 ? 'MM' : '0', ...line.slice(2)]),
      'McMahon',
    ],
  ])('L6: %s', (_, list, label) => {
    expect(waysIn(bookOf({ Club: list }))?.choices[0]?.label).toBe(label);
  });

  test('a preview that nobody asked to choose says what it is paired as', () => {
    const book = bookOf({ Club: BY_RANK });
    const { summary } = expectView(book, { ask: 'preview' }, 'preview');
    expect(summary[0]).toBe('Paired as Swiss. The list has no column of starting scores.');
    expect(book.workbook.sheetNames()).toEqual(['Club']);
  });
});

describe('adopting a list', () => {
  test('L7: makes its settings, which are in force, and is never asked again', () => {
    const book = bookOf({ Club: BY_RANK });
    const before = JSON.stringify(book.values('Club'));
    const preview = adoptAs(book, /McMahon/);
    expect(typedIn(book, 'Settings')).toEqual(['System=McMahon', 'Upper bar=6k']);
    expect(JSON.stringify(book.values('Club'))).toBe(before);
    expect(book.workbook.sheetNames()).not.toContain('Wall list');
    expectView(book, { ask: 'write', seen: preview.seen }, 'written');
    expect(ask(book, { ask: 'state' })).toMatchObject({ view: 'results missing' });
    expect(expectView(book, { ask: 'check' }, 'problems').problems.map(one => one.kind)).not.toContain(
      'settingsChanged',
    );
  });

  test('L7: is undone, and asked again then', () => {
    const book = bookOf({ Club: BY_RANK });
    adoptAs(book, /McMahon/);
    const { undo, ways } = expectView(book, { ask: 'state' }, 'ready');
    expect(ways).toBeUndefined();
    expect(undo?.what).toBe('Settings for Club: McMahon, Upper bar 6k');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.workbook.sheetNames()).not.toContain('Settings');
    expect(waysIn(book)?.choices).toHaveLength(2);
  });

  test('a way that is not offered makes nothing', () => {
    const book = bookOf({ Club: BY_RANK });
    for (const way of ['', 'Swiss', '["Swiss",true,"",""]'])
      expectView(book, { ask: 'adopt', way }, 'stopped');
    expect(book.workbook.sheetNames()).toEqual(['Club']);
  });

  test('a tournament that was created is not asked', () => {
    const book = tournamentBook(8);
    expect(expectView(book, { ask: 'state' }, 'ready').ways).toBeUndefined();
    expect(ask(book, { ask: 'preview', choose: true }).view).toBe('preview');
  });

  test('a list beside a sheet of settings that somebody made is not asked', () => {
    const book = bookOf({
      Club: BY_RANK,
      Settings: [
        ['Setting', 'Value'],
        ['System', 'Swiss'],
      ],
    });
    book.select('Club');
    expect(ask(book, { ask: 'preview', choose: true }).view).toBe('preview');
  });

  test('several lists have settings of their own, also beside a created tournament', () => {
    const book = tournamentBook(8);
    book.addSheet('Club', BY_RANK);
    book.addSheet('School', BY_HALVES);
    const settings = JSON.stringify(book.values('Settings'));
    book.select('Club');
    expect(expectView(book, { ask: 'state' }, 'ready').ways).toBeDefined();
    adoptAs(book, /McMahon/);
    book.select('School');
    expectView(book, { ask: 'state' }, 'ready');
    adoptAs(book, /^Swiss/);
    expect(JSON.stringify(book.values('Settings'))).toBe(settings);
    expect(settingOf(book, 'Settings · Club', 'System')).toBe('McMahon');
    expect(settingOf(book, 'Settings · School', 'System')).toBe('Swiss');
    book.select('Club');
    expect(expectView(book, { ask: 'state' }, 'ready').ways).toBeUndefined();
    expect(expectView(book, { ask: 'preview' }, 'preview').summary.join()).not.toContain('Paired as');
    book.select('Wall list');
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
    expect(ask(book, { ask: 'preview', choose: true }).view).toBe('preview');
  });
});

/** A list of random ranks in which some rounds were played by somebody's lots. */
const lists = fc
  .record({
    ranks: fc.array(fc.integer({ min: -25, max: 6 }), { minLength: 4, maxLength: 12 }),
    played: fc.boolean(),
    extra: fc.constantFrom('', 'Start', 'Category', 'Group', 'Team'),
  })
  .map(({ ranks, played, extra }) => {
    const more = (i: number): readonly string[] =>
      extra === '' ? [] : extra === 'Start' ? [String(i % 3)] : [`${extra} ${i % 2}`];
    return [
      ['Name', 'Rank', ...(extra === '' ? [] : [extra]), 'R1', 'R2', 'R3'],
      ...ranks.map((rank, i) => {
        const other = i % 2 === 0 ? i + 2 : i;
        const cell = other > ranks.length ? '0+' : `${other}${i % 2 === 0 ? '+' : '-'}`;
        const name = rank > 0 ? `${rank}d` : `${1 - rank}k`;
        return [`Player ${i + 1}`, name, ...more(i), played ? cell : '', '', ''];
      }),
    ];
  });

test('L6, L7: whatever is taken is in force, asked once, written by nobody else, and taken back whole', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (list, pick) => {
      const book = bookOf({ Club: list });
      const choices = waysIn(book)?.choices ?? [];
      expect(choices.length).toBeGreaterThan(0);
      expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
      expect(choices.filter(({ means }) => means === '')).toEqual([]);
      const taken = choices[pick % choices.length];
      const before = JSON.stringify(book.values('Club'));
      ask(book, { ask: 'adopt', way: taken?.value ?? '' });
      expect(book.workbook.sheetNames()).toContain('Settings');
      expect(JSON.stringify(book.values('Club'))).toBe(before);
      const rest = ask(book, { ask: 'state' });
      expect(typedIn(book, 'Settings')).toHaveLength((taken?.label ?? '').split(', ').length);
      expect('ways' in rest).toBe(false);
      const action = 'undo' in rest ? (rest.undo?.action ?? '') : '';
      ask(book, { ask: 'undo', action });
      expect(book.workbook.sheetNames()).not.toContain('Settings');
      expect(waysIn(book)?.choices).toEqual(choices);
    }),
    { numRuns: Number(process.env['RUNS'] ?? 15) },
  );
});
