import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import { inForceBlocks, withInForce } from '../../src/application/write/inForce';
import { leftBegun, undoOffer } from '../../src/application/write/log';
import { makeA1 } from '../../src/sheet/cells/cell';
import { makeText } from '../../src/sheet/wording';
import type { Block } from '../../src/sheet/cells/block';
import type { LogEntry } from '../../src/sheet/write/logRows';
import { LANGUAGES } from '../../src/tournament/languages';
import { SETTING_NAMES } from '../../src/tournament/settings';
import { memoryWorkbook, place, type MemoryWorkbook } from './memoryWorkbook';

/** Which cells of the column In force change, alone and together with the values that an action writes. */

const SETTINGS = [
  ['Name', 'Value', 'In force', 'Meaning'],
  ['Preset', '', 'EGF', ''],
  ['Bye value', '', '1', 'of a bye'],
  ['Absence', '', '0=', ''],
  ['Seed', 'dice', 'dice', ''],
];

/** A list and its settings, which are up to date; `row` and `column` say where they begin. */
function cup(settings = SETTINGS, row = 0, column = 0, sheet = 'Settings'): MemoryWorkbook {
  const book = memoryWorkbook();
  book.addSheet('Cup', [
    ['No', 'Name', 'Rank', 'R1'],
    [1, 'Ada', '1d', ''],
    [2, 'Bob', '1k', ''],
  ]);
  if (sheet !== 'Cup') book.addSheet(sheet, []);
  settings.forEach((line, r) =>
    line.forEach((text, c) => book.type(sheet, makeA1(row + r, column + c), text)),
  );
  if (row + column > 0)
    book.workbook.nameArea('Settings', {
      sheet,
      row,
      // A blank column in front of the names.
      column: column - 1,
      rows: settings.length,
      columns: 5,
    });
  return book;
}

/** What the column needs, cell by cell, and how the Log says it. */
function needed(book: MemoryWorkbook) {
  const found = inForceBlocks(openTournament(book.workbook)!);
  return found && { cells: cellsOf(found.blocks), runs: found.blocks.length, what: found.what };
}

const cellsOf = (blocks: readonly Block[]) =>
  blocks.flatMap(({ sheet, row, column, before, after }) =>
    after.flatMap((line, r) =>
      line.map(
        (text, c) => `${sheet} ${makeA1(row + r, column + c)} ${before[r]?.[c] || '–'} → ${text || '–'}`,
      ),
    ),
  );

describe('the column In force', () => {
  test('needs nothing while it is up to date, nor where there are no settings', () => {
    expect(needed(cup())).toBe(undefined);
    const book = cup();
    book.removeSheet('Settings');
    expect(needed(book)).toBe(undefined);
  });

  test('follows what is typed, neighbours in one run, and the Log says both values', () => {
    const book = cup();
    book.type('Settings', 'B3', '½');
    book.type('Settings', 'B4', '0-');
    expect(needed(book)).toEqual({
      cells: ['Settings C3 1 → ½', 'Settings C4 0= → 0-'],
      runs: 1,
      what: 'In force: Bye value 1 → ½; Absence 0= → 0-',
    });
    book.type('Settings', 'B5', '');
    book.type('Settings', 'B4', '');
    expect(needed(book)).toEqual({
      cells: ['Settings C3 1 → ½', 'Settings C5 dice → –'],
      runs: 2,
      what: 'In force: Bye value 1 → ½; Seed dice → –',
    });
  });

  test('is filled where somebody has emptied it', () => {
    const book = cup();
    book.type('Settings', 'B3', '1');
    book.type('Settings', 'C3', '');
    expect(needed(book)?.what).toBe('In force: Bye value – → 1');
  });

  test('is found wherever the settings stand', () => {
    const book = cup(SETTINGS, 4, 6, 'Cup');
    expect(needed(book)).toBe(undefined);
    book.type('Cup', 'H7', '½');
    expect(needed(book)).toMatchObject({
      cells: ['Cup I7 1 → ½'],
      what: 'In force: Bye value 1 → ½',
    });
  });

  test('knows whether the list has starts', () => {
    const book = cup([...SETTINGS, ['System', '', 'Swiss', '']]);
    expect(needed(book)).toBe(undefined);
    book.type('Cup', 'C1', 'Start');
    for (const at of ['C2', 'C3']) book.type('Cup', at, '20');
    expect(needed(book)?.cells).toContain('Settings C6 Swiss → McMahon');
  });

  test('says no more in the Log than a look takes in, and changes all', () => {
    const names = Object.values(SETTING_NAMES);
    const found = needed(cup([SETTINGS[0]!, ...names.map(name => [name, '', '', ''])]));
    const filled = names.length - (found?.cells.length ?? 0);
    expect(filled).toBeLessThan(20);
    expect(found?.what).toMatch(/^In force: Preset – → EGF; /);
    expect(found?.what.length).toBeLessThan(320);
    expect(found?.what.length).toBeGreaterThan(290);
  });
});

describe('an action that writes settings', () => {
  const put = (a1: string, before: string, after: string): Block => {
    const [row, column] = place(a1);
    return { sheet: 'Settings', row, column, before: [[before]], after: [[after]] };
  };
  /** What is written with the blocks, cell by cell, and in how many runs. */
  const written = (book: MemoryWorkbook, ...blocks: readonly Block[]) => {
    const all = withInForce(book.workbook, blocks);
    return { cells: cellsOf(all), runs: all.length };
  };

  test('writes a value and what is in force beside it at once', () => {
    expect(written(cup(), put('B3', '', '½'))).toEqual({
      cells: ['Settings B3 – → ½', 'Settings C3 1 → ½'],
      runs: 1,
    });
    expect(written(cup(), put('B3', '', '½'), put('B5', 'dice', ''))).toEqual({
      cells: ['Settings B3 – → ½', 'Settings C3 1 → ½', 'Settings B5 dice → –', 'Settings C5 dice → –'],
      runs: 2,
    });
    const [block] = withInForce(cup().workbook, [{ ...put('B3', '', '½'), cells: [['½']] }]);
    expect(block).toEqual({
      sheet: 'Settings',
      row: 2,
      column: 1,
      before: [['', '1']],
      after: [['½', '½']],
      cells: [['½', '½']],
    });
  });

  const KNOCK_OUT = [
    SETTINGS[0]!,
    ['Absence', '', '0=', ''],
    ['System', '', 'Swiss', ''],
    ['Tiebreaks', '', 'DIRECTCOMPARISON, SOS2', ''],
    ['Seed', '', '', ''],
  ];

  test('writes what follows from it in other rows as runs of their own', () => {
    const book = cup(KNOCK_OUT);
    expect(needed(book)).toBe(undefined);
    expect(written(book, put('B3', '', 'Knock-out'))).toEqual({
      cells: [
        'Settings B3 – → Knock-out',
        'Settings C3 Swiss → Knock-out',
        'Settings C2 0= → 0-',
        'Settings C4 DIRECTCOMPARISON, SOS2 → none',
      ],
      runs: 3,
    });
  });

  test('writes values below each other without touching a third column', () => {
    const two: Block = { ...put('B2', '', '0-'), before: [[''], ['']], after: [['0-'], ['Knock-out']] };
    expect(written(cup(KNOCK_OUT), two)).toEqual({
      cells: [
        'Settings B2 – → 0-',
        'Settings B3 – → Knock-out',
        'Settings C2 0= → 0-',
        'Settings C3 Swiss → Knock-out',
        'Settings C4 DIRECTCOMPARISON, SOS2 → none',
      ],
      runs: 2,
    });
    // Cells that are found by players stay a run of one column.
    const named = { title: 'Value', column: 1, nth: 0, count: 1 };
    const of = { column: named, by: [{ ...named, title: 'Name', column: 0 }], players: [['Bye value']] };
    expect(written(cup(), { ...put('B3', '', '½'), of })).toEqual({
      cells: ['Settings B3 – → ½', 'Settings C3 1 → ½'],
      runs: 2,
    });
  });

  test('writes each cell once: what the action itself says of one counts', () => {
    const others = ['Settings C2 0= → 0-', 'Settings C4 DIRECTCOMPARISON, SOS2 → none'];
    const told = ['Settings B3 – → Knock-out', 'Settings C3 Swiss → Swiss'];
    const whole: Block = { ...put('B3', '', ''), before: [['', 'Swiss']], after: [['Knock-out', 'Swiss']] };
    expect(written(cup(KNOCK_OUT), whole).cells).toEqual([...told, ...others]);
    expect(written(cup(KNOCK_OUT), put('B3', '', 'Knock-out'), put('C3', 'Swiss', 'Swiss')).cells).toEqual([
      ...told,
      ...others,
    ]);
    // A note behind it is no word about it.
    expect(written(cup(KNOCK_OUT), put('D3', '', 'new'), put('B3', '', 'Knock-out')).cells).toEqual([
      'Settings D3 – → new',
      'Settings B3 – → Knock-out',
      'Settings C3 Swiss → Knock-out',
      ...others,
    ]);
  });

  test('writes a setting in a new row with what is in force then', () => {
    const row: Block = { ...put('A9', '', ''), before: [['', '']], after: [['Bye wins', '½']] };
    expect(written(cup(), row)).toEqual({
      cells: ['Settings A9 – → Bye wins', 'Settings B9 – → ½', 'Settings C9 – → ½'],
      runs: 1,
    });
    const rows: Block = {
      ...put('A9', '', ''),
      before: [
        ['', ''],
        ['', ''],
      ],
      after: [
        ['Bye wins', '½'],
        ['Absence wins', '0'],
      ],
    };
    expect(written(cup(), rows).cells.slice(4)).toEqual(['Settings C9 – → ½', 'Settings C10 – → 0']);
  });

  test('finds the cells wherever the settings stand', () => {
    const book = cup(SETTINGS, 4, 6, 'Cup');
    expect(written(book, { ...put('H7', '', '½'), sheet: 'Cup' }).cells).toEqual([
      'Cup H7 – → ½',
      'Cup I7 1 → ½',
    ]);
    // Another cell of that sheet.
    expect(written(book, { ...put('B2', 'Ada', 'Adam'), sheet: 'Cup' }).cells).toEqual(['Cup B2 Ada → Adam']);
  });

  test('knows whether the list has starts', () => {
    const book = cup([...SETTINGS, ['System', 'Swiss', 'Swiss', '']]);
    expect(written(book, put('B6', 'Swiss', '')).cells).toEqual(['Settings B6 Swiss → –']);
    book.type('Cup', 'C1', 'Start');
    for (const at of ['C2', 'C3']) book.type('Cup', at, '20');
    expect(written(book, put('B6', 'Swiss', '')).cells).toContain('Settings C6 Swiss → McMahon');
  });

  test('leaves the column alone where no cell of the settings changes, or the sheet is made anew', () => {
    const typed = (): MemoryWorkbook => {
      const book = cup();
      book.type('Settings', 'B3', '½');
      return book;
    };
    const list: Block = { ...put('B2', 'Ada', 'Adam'), sheet: 'Cup' };
    const made: Block = { ...put('B4', '', '0-'), isNew: true };
    for (const blocks of [[], [list], [made]]) expect(withInForce(typed().workbook, blocks)).toEqual(blocks);
    expect(written(typed(), list, put('B4', '', '0-')).cells).toEqual([
      'Cup B2 Ada → Adam',
      'Settings B4 – → 0-',
      'Settings C4 0= → 0-',
      'Settings C3 1 → ½',
    ]);
    // Without a list nobody knows what is in force.
    const book = cup();
    book.removeSheet('Cup');
    const block = put('B3', '', '½');
    expect(withInForce(book.workbook, [block])).toEqual([block]);
    book.removeSheet('Settings');
    expect(withInForce(book.workbook, [block])).toEqual([block]);
  });
});

describe('in the Log', () => {
  const entry = (no: number, what: string, more: Partial<LogEntry> = {}): LogEntry => ({
    no,
    when: 'now',
    what,
    status: 'done',
    undoes: undefined,
    rows: [no],
    hasCells: true,
    ...more,
  });

  test.each(LANGUAGES)(
    'a look that brings the column up to date is nothing to undo or to finish: %s',
    language => {
      const own = `${makeText(language)('settings.inForce')}: Bye value 1 → ½`;
      const pairing = entry(1, 'Pair round 1');
      expect(undoOffer([pairing, entry(2, own)])).toEqual({ action: '1', what: 'Pair round 1' });
      expect(leftBegun([pairing, entry(2, own, { status: 'begun' })])).toEqual(undefined);
      // Other actions are, whatever they say of it.
      const other = `Pair: ${own}`;
      expect(undoOffer([pairing, entry(2, other)])?.what).toBe(other);
      expect(leftBegun([pairing, entry(2, other, { status: 'begun' })])?.no).toBe(2);
    },
  );
});
