import { openTournament } from '../../src/application/read/openTournament';
import { take } from '../../src/application/read/sheets';
import { LANGUAGES } from '../../src/tournament/languages';
import { getSetting, SETTING_NAMES, type SettingKey } from '../../src/tournament/settings';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { SETTINGS } from '../../src/application/read/tournament';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { nearestKeys } from '../../src/sheet/settings/settingWords';
import { warmAddon, type BuiltAddon } from './built';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, tournamentBook } from './tournamentBook';

/** A setting that somebody types counts, or the panel says why it does not: wherever it stands in the sheet Settings. */

const EVENTS = 12 * Number(process.env['EVENTS'] ?? 1);

let addon: BuiltAddon;
beforeAll(() => (addon = warmAddon()));

/** What formulas get for `WallList` and `Settings`. */
const given = (book: MemoryWorkbook): readonly unknown[] =>
  ['WallList', SETTINGS].map(name => take(book.workbook, book.workbook.namedArea(name)!)!.values);

const settingNow = (book: MemoryWorkbook, key: SettingKey): unknown =>
  getSetting(openTournament(book.workbook)!.settings, key);
const lastRow = (book: MemoryWorkbook): number => book.values('Settings').length;
const stated = (book: MemoryWorkbook): readonly string[] => {
  const state = ask(book, { ask: 'check' });
  if (state.view !== 'problems') throw new Error(state.view);
  return state.problems.map(({ sentence, cell }) => `${cell?.a1 ?? ''} ${sentence}`);
};

/** Settings with a value that is not in force, and how the settings have it then. */
const TYPED: readonly (readonly [SettingKey, string, unknown])[] = [
  ['handicap', 'rank', 'rank'],
  ['absence', '0-', '0-'],
  ['sosFlavour', 'WMSG', 'WMSG'],
  ['rounding', 'none', 'none'],
  ['throughRound', '1', 1],
  ['colourLimit', '2', 2],
];

/** A name as people write it: in any language, in small letters, with blanks. */
const names = fc
  .tuple(
    fc.constantFrom(...TYPED),
    fc.constantFrom(...LANGUAGES),
    fc.constantFrom('', ' ', '  '),
    fc.boolean(),
  )
  .map(([[key, text, value], language, blank, isSmall]) => {
    const name = DICTIONARIES[language][`settingName.${key}`] ?? SETTING_NAMES[key];
    return { key, name: `${blank}${isSmall ? name.toLowerCase() : name}`, text, value };
  });

describe('rows typed below the last setting', () => {
  test('count at once in formulas and in the panel, with any name, in any row that the name Settings has', () => {
    const fresh = tournamentBook(4);
    const first = lastRow(fresh) + 1;
    expect(fresh.workbook.namedArea(SETTINGS)!.rows).toBe(200);
    expect(fresh.isText('Settings', `A${first}`) && fresh.isText('Settings', 'B200')).toBe(true);
    fc.assert(
      fc.property(names, fc.integer({ min: first, max: 200 }), ({ key, name, text, value }, row) => {
        const book = fresh.copy();
        book.type('Settings', `A${row}`, name);
        book.type('Settings', `B${row}`, text);
        expect(settingNow(book, key)).toEqual(value);
        const [list, settings] = given(book);
        expect(addon.STANDINGS!(list, settings)).toEqual(
          addon.STANDINGS!(list, [...(settings as unknown[][]), [SETTING_NAMES[key], text, '', '']]),
        );
        expect(addon.CHECKWALLLIST!(list, settings).flat().join()).not.toContain('no setting');
        ask(book, { ask: 'state' });
        // What is in force is told in both rows of the setting.
        const rows = book.values('Settings').filter(line => line[0] === SETTING_NAMES[key]);
        // A heading may have the same name, and nothing beside it.
        const shown = rows.filter(line => line[1] !== '' || line[2] !== '');
        for (const line of shown) expect(line[2]).toBe(text);
        expect(book.cell('Settings', `A${row}`)).toBe(name);
        expect(book.cell('Settings', `B${row}`)).toBe(text);
      }),
      { numRuns: EVENTS },
    );
  });

  test('below the range that is named, they count in the panel, and in formulas after its next look; nothing is lost', () => {
    const fresh = tournamentBook(4);
    const rows = lastRow(fresh);
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 300 }), ({ key, name, text, value }, below) => {
        const book = fresh.copy();
        const area = book.workbook.namedArea(SETTINGS)!;
        book.workbook.nameArea(SETTINGS, { ...area, rows });
        const row = rows + below;
        book.type('Settings', `A${row}`, name);
        book.type('Settings', `B${row}`, text);
        const before = book.values('Settings');
        expect(settingNow(book, key)).toEqual(value);
        ask(book, { ask: 'state' });
        expect(book.workbook.namedArea(SETTINGS)!.rows).toBeGreaterThanOrEqual(Math.max(200, row));
        const [, settings] = given(book);
        expect((settings as unknown[][])[row - 1]!.slice(0, 2)).toEqual([name, text]);
        // All but the column In force is as it was.
        const typed = (lines: readonly (readonly unknown[])[]) =>
          lines.map(line => line.filter((_, column) => column !== 2));
        expect(typed(book.values('Settings'))).toEqual(typed(before));
        expect(settingNow(book, key)).toEqual(value);
      }),
      { numRuns: EVENTS },
    );
  });

  /** The name Settings ended at the last row of the template: the row was not read, and no problem found. */
  test('Handicap | rank', () => {
    const book = tournamentBook(4);
    ['5d', '1d', '5k', '15k'].forEach((rank, i) => book.type('Wall list', `C${i + 2}`, rank));
    const row = lastRow(book) + 1;
    book.type('Settings', `A${row}`, 'Handicap');
    book.type('Settings', `B${row}`, 'rank');
    expect(
      addon.NEXTROUND!(...given(book))
        .slice(1)
        .some(game => Number(game[5]) > 0),
    ).toBe(true);
  });

  test('a range with a name of its own on another sheet grows to the last name of a setting, and no further', () => {
    const book = tournamentBook(4);
    book.addSheet('Notes', [
      ['System', 'McMahon'],
      ['', ''],
      ['Upper bar', '3d'],
      ['Prizes', 'a cup'],
    ]);
    book.workbook.nameArea(SETTINGS, { sheet: 'Notes', row: 0, column: 0, rows: 1, columns: 2 });
    expect(settingNow(book, 'upperBar')).toEqual({ kind: 'amateur', index: 2 });
    ask(book, { ask: 'state' });
    expect(book.workbook.namedArea(SETTINGS)!.rows).toBe(3);
  });
});

describe('a name that is not known', () => {
  test('is a problem with its cell and the nearest names', () => {
    const book = tournamentBook(4);
    const row = lastRow(book) + 2;
    book.type('Settings', `A${row}`, 'Tiebreks');
    book.type('Settings', `B${row}`, 'SOS');
    book.type('Settings', `A${row + 1}`, 'Entry fee');
    book.type('Settings', `B${row + 1}`, '20');
    expect(stated(book)).toEqual(
      expect.arrayContaining([
        `B${row} There is no setting “Tiebreks”.`,
        `B${row + 1} There is no setting “Entry fee”.`,
      ]),
    );
    expect(addon.CHECKWALLLIST!(...given(book)).map(line => line[2])).toEqual(
      expect.arrayContaining(['There is no setting “Tiebreks”.', 'There is no setting “Entry fee”.']),
    );
  });

  test('one slip of a letter leads back to the setting', () => {
    const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
    const slips = fc.tuple(
      fc.constantFrom(...(Object.keys(SETTING_NAMES) as SettingKey[])),
      fc.nat(99),
      letters,
    );
    fc.assert(
      fc.property(slips, ([key, at, letter]) => {
        const name = SETTING_NAMES[key];
        const place = at % name.length;
        const near = nearestKeys(name.slice(0, place) + letter + name.slice(place + 1));
        // Shorter names are hardly more than their slips.
        if (name.length > 6) expect(near).toContain(key);
      }),
    );
  });

  test('what is like no name has no proposal, however long it is', () => {
    expect(nearestKeys('Entry fee')).toEqual([]);
    expect(nearestKeys('x'.repeat(10_000))).toEqual([]);
  });
});

test('a setting beside or above the range is told, with its cell', () => {
  const book = tournamentBook(4);
  book.type('Settings', 'F3', 'Handicap');
  book.type('Settings', 'G3', 'rank');
  expect(settingNow(book, 'handicap')).toBe('none');
  expect(stated(book)).toContain('F3 “Handicap” stands outside the settings and changes nothing.');
});
