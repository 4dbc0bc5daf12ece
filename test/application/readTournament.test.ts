/** What is read of a workbook: its sheets, where list and settings are, its rows by their players, rounds in play. */
import { describe, expect, test } from 'vitest';
import { answerSheets } from '../../src/application/read/answerSheets';
import { readInput } from '../../src/application/read/input';
import { leftToPair, withoutGame } from '../../src/application/read/leftToPair';
import {
  columnsBesideNumbers,
  entryBlocks,
  listBlocks,
  listPrint,
  listRows,
  namingColumns,
} from '../../src/application/read/listRows';
import {
  findSettings,
  inputOf,
  openTournament,
  readsAsList,
  settingsArea,
} from '../../src/application/read/openTournament';
import { eligibleFor } from '../../src/application/read/prizeCondition';
import { reference, settingsReference } from '../../src/application/read/reference';
import {
  lastRoundWithGames,
  offersTables,
  roundInPlay,
  roundsInSight,
} from '../../src/application/read/roundInPlay';
import { roundSheets } from '../../src/application/read/roundSheets';
import { remarkOn } from '../../src/application/read/sentence';
import { sheetWith } from '../../src/application/read/sheetWith';
import {
  cropped,
  isOurs,
  organisersSheets,
  readSheet,
  sheetNamed,
  take,
} from '../../src/application/read/sheets';
import type { Tournament } from '../../src/application/read/tournament';
import { tournamentName } from '../../src/application/read/tournamentName';
import { isUnchanged } from '../../src/application/read/unchanged';
import type { OneList, Workbook } from '../../src/application/workbook/workbook';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';

type Row = readonly (string | number)[];

/** A table as rows of cells between bars; numbers are numbers. */
const table = (rows: string): readonly Row[] =>
  rows
    .trim()
    .split('\n')
    .map(line =>
      line.split('|').map(cell => (/^-?\d+$/.test(cell.trim()) ? Number(cell.trim()) : cell.trim())),
    );

const FOUR = `
  No | Name | Rank | R1   | R2
  1  | Ann  | 3d   | 2+/b | 3?/w
  2  | Bo   | 2d   | 1-/w | 4?/b
  3  | Cy   | 1d   | 4+/b | 1?/b
  4  | Di   | 1k   | 3-/w | 2?/w`;

/** A workbook with these sheets, the first of them in front. */
function bookOf(sheets: Readonly<Record<string, string>>): MemoryWorkbook {
  const book = memoryWorkbook();
  for (const [name, rows] of Object.entries(sheets)) book.addSheet(name, table(rows));
  book.removeSheet('Sheet1');
  book.select(Object.keys(sheets)[0] ?? '');
  return book;
}
const opened = (workbook: Workbook): Tournament => {
  const tournament = openTournament(workbook);
  if (!tournament) throw new Error('no tournament');
  return tournament;
};
const listed = (rows: string, settings = ''): Tournament =>
  opened(bookOf({ Club: rows, ...(settings !== '' && { Settings: settings }) }).workbook);

describe('sheets', () => {
  test('are the program’s own by their names in any language', () => {
    const ours = [
      'Settings',
      'Log',
      'Tournament system',
      'Print',
      'Print (2)',
      'Round 3',
      'Runde 2',
      'Round 1 (preview)',
    ];
    expect([...ours, 'Prizes', 'Standings', 'Wall list', 'Round'].filter(name => !isOurs(name))).toEqual([
      'Prizes',
      'Standings',
      'Wall list',
      'Round',
    ]);
    const book = bookOf({ Club: FOUR, Log: 'x', Notes: 'y' });
    expect(organisersSheets(book.workbook)).toEqual(['Club', 'Notes']);
    expect([' CLUB ', 'notes', 'x'].map(name => sheetNamed(book.workbook, name))).toEqual([
      'Club',
      'Notes',
      undefined,
    ]);
  });

  test('are read whole, or the part of the list that stands in them', () => {
    const { workbook } = bookOf({ Club: 'a | b | c\nd | e | f\ng | h | i', Notes: 'x' });
    expect([readSheet(workbook, 'Notes'), readSheet(workbook, 'None')]).toEqual([
      { sheet: 'Notes', origin: { row: 0, column: 0 }, values: [['x']] },
      undefined,
    ]);
    const part = { top: 1, left: 1, bottom: 2, right: 3, row: 1, from: 1 };
    const list = { sheet: () => 'Club', hidden: () => [], part: () => part } as unknown as OneList;
    const seen = { ...workbook, list };
    expect(readSheet(seen, 'Club')).toEqual({
      sheet: 'Club',
      origin: { row: 1, column: 1 },
      values: [['e', 'f']],
    });
    expect(readSheet(seen, 'Notes')?.origin).toEqual({ row: 0, column: 0 });
    expect(
      cropped({ sheet: 'A', origin: { row: 2, column: 3 }, values: [['a', 'b']] }, { ...part, top: 0 }),
    ).toEqual({
      sheet: 'A',
      origin: { row: 2, column: 4 },
      values: [['b']],
    });
  });

  test('give an area with blanks where the cells used end before it', () => {
    const { workbook } = bookOf({ Club: 'a | b\nc | d' });
    const area = { sheet: 'Club', row: 1, column: 1, rows: 5, columns: 2 };
    expect(take(workbook, area)).toEqual({
      sheet: 'Club',
      origin: { row: 1, column: 1 },
      values: [['d', '']],
    });
    expect(take(workbook, { ...area, row: 0, rows: 1 })?.values).toEqual([['b', '']]);
    expect(take(workbook, { ...area, row: 7 })?.values).toEqual([['', '']]);
    expect(take(workbook, { ...area, sheet: 'None' })).toBeUndefined();
  });

  test('are named in formulas with their cells', () => {
    const range = {
      sheet: "Ann's",
      origin: { row: 1, column: 2 },
      values: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    };
    expect([reference(range), reference({ ...range, values: [[]] })]).toEqual([
      "'Ann''s'!C2:D3",
      "'Ann''s'!C2:C2",
    ]);
    const [, whole] = /(\d+)$/.exec(settingsReference(range)) ?? [];
    expect(Number(whole)).toBeGreaterThan(100);
    const long = { ...range, values: Array.from({ length: 3000 }, () => ['a', 'b']) };
    expect(settingsReference(long)).toBe("'Ann''s'!C2:D3001");
  });

  test('of rounds are all of them, or those of some rounds', () => {
    const book = bookOf({
      Club: FOUR,
      'Round 1': 'Cup\nhow\nTable | Black | White | Handicap | Komi | Result\n1 | 1 Ann | 2 Bo | | 6½ | b',
      'Round 2': 'mine',
      'Round 3': 'x',
    });
    const said = (only?: number | ReadonlySet<number>) =>
      roundSheets(book.workbook, only).map(
        ({ sheet, round, table }) => `${sheet} ${round} ${table !== undefined}`,
      );
    expect(said()).toEqual(['Round 1 1 true', 'Round 2 2 false', 'Round 3 3 false']);
    expect([said(2), said(new Set([1, 3]))]).toEqual([
      ['Round 2 2 false'],
      ['Round 1 1 true', 'Round 3 3 false'],
    ]);
  });
});

describe('the list of a workbook', () => {
  const OTHER = FOUR.replace('Ann', 'Other');
  const sheetOf = ({ workbook }: Pick<MemoryWorkbook, 'workbook'>) => openTournament(workbook)?.list.sheet;

  test('is that in front, else the first that reads as one', () => {
    const book = bookOf({ Notes: 'x', A: FOUR, B: OTHER });
    expect(sheetOf(book)).toBe('A');
    book.select('B');
    expect(sheetOf(book)).toBe('B');
    expect([readsAsList(book.workbook, 'A'), readsAsList(book.workbook, 'Notes')]).toEqual([true, false]);
    expect(sheetOf(bookOf({ Notes: 'x' }))).toBeUndefined();
    expect(sheetOf(bookOf({ Settings: FOUR, 'Round 1': FOUR }))).toBeUndefined();
  });

  test('is that which the settings name, whatever is in front', () => {
    const book = bookOf({ A: FOUR, B: OTHER, Settings: 'Setting | Value\nWall list | b' });
    expect(sheetOf(book)).toBe('B');
  });

  test('is the range with its name', () => {
    const book = bookOf({ A: FOUR, B: `x | y\n${OTHER}` });
    book.workbook.nameArea('WallList', { sheet: 'B', row: 1, column: 0, rows: 4, columns: 4 });
    const { list, named } = opened(book.workbook);
    expect([list.sheet, list.origin, list.values.length, list.values[0]?.length, named]).toEqual([
      'B',
      { row: 1, column: 0 },
      4,
      4,
      true,
    ]);
    const settings = bookOf({ A: FOUR, B: OTHER, Settings: 'Setting | Value\nWall list | A' });
    settings.workbook.nameArea('WallList', { sheet: 'B', row: 0, column: 0, rows: 5, columns: 5 });
    expect([opened(settings.workbook).list.sheet, opened(settings.workbook).named]).toEqual(['A', false]);
  });

  test('needs players and rounds; what a formula made is none', () => {
    expect(sheetOf(bookOf({ A: 'No | Name | R1' }))).toBeUndefined();
    expect(sheetOf(bookOf({ A: 'No | Name\n1 | Ann' }))).toBeUndefined();
    const book = bookOf({ A: FOUR, B: OTHER });
    book.writeFormula({ sheet: 'A', row: 0, column: 7 }, '= standings(B!A1:E5)');
    expect(sheetOf(book)).toBe('B');
    book.writeFormula({ sheet: 'B', row: 0, column: 7 }, '=SUM(A1:A5)');
    expect(sheetOf(book)).toBe('B');
  });

  test('has the settings of the range with that name, else of the sheet', () => {
    const at = 'Setting | Value\nSystem | Swiss\n | \nSeed | 77';
    const book = bookOf({ A: FOUR, Settings: at, Own: `x\n${at.replace('Swiss', 'McMahon')}` });
    expect([findSettings(book.workbook)?.sheet, settingsArea(book.workbook)]).toEqual([
      'Settings',
      undefined,
    ]);
    expect(opened(book.workbook)).toMatchObject({ typed: 2, settings: { system: 'Swiss', seed: '77' } });
    book.workbook.nameArea('Settings', { sheet: 'Own', row: 1, column: 0, rows: 2, columns: 2 });
    expect(findSettings(book.workbook)).toMatchObject({ sheet: 'Own', origin: { row: 1, column: 0 } });
    expect(opened(book.workbook).settings.system).toBe('McMahon');
    book.removeSheet('Own');
    expect(opened(book.workbook).settingsAt?.sheet).toBe('Settings');
    expect(findSettings(bookOf({ A: FOUR }).workbook)).toBeUndefined();
  });

  test('speaks as the person at the screen does until it has settings', () => {
    const german = ({ workbook }: MemoryWorkbook) =>
      opened({ ...workbook, userLanguage: () => 'de' }).settings.language;
    expect([german(bookOf({ A: FOUR })), german(bookOf({ A: FOUR, Settings: 'Setting | Value' }))]).toEqual([
      'de',
      'en',
    ]);
  });

  test('is held against itself by what was typed alone', () => {
    const tournament = listed(`${FOUR.replace('R2', 'R2 | SOS')}`.replace('3?/w', '3?/w | 7'));
    expect(inputOf(tournament)[1]).toEqual([1, 'Ann', '3d', '2+/b', '3?/w']);
    const unnumbered = listed('Name | Phone | R1\nAnn | 12 | 2+\nBo | 13 | 1-');
    expect(inputOf(unnumbered)[1]).toEqual(['Ann', '2+']);
    // In the order of the columns, and a number that is missing is typed, too.
    const turned = listed('Rank | R1 | Phone | Name | No\n3d | 2+ | 12 | Ann | 1\n2d | 1- | 13 | Bo |');
    expect(inputOf(turned)).toEqual([
      ['Rank', 'R1', 'Name', 'No'],
      ['3d', '2+', 'Ann', 1],
      ['2d', '1-', 'Bo', ''],
    ]);
  });

  test('is unchanged in another order of rows and columns, not with another cell, setting or sheet', () => {
    const book = bookOf({ Club: FOUR, Settings: 'Setting | Value\nSystem | Swiss' });
    const before = opened(book.workbook);
    const isSame = () => isUnchanged(book.workbook, before);
    expect(isSame()).toBe(true);
    const rows = book.values('Club');
    for (const [at, row] of [rows[2]!, rows[1]!].entries())
      row.forEach((value, c) => book.type('Club', `${'ABCDE'.charAt(c)}${at + 2}`, value));
    expect(isSame()).toBe(true);
    book.type('Club', 'C2', '9d');
    expect(isSame()).toBe(false);
    book.type('Club', 'C2', '2d');
    expect(isSame()).toBe(true);
    book.type('Settings', 'B2', 'McMahon');
    expect(isSame()).toBe(false);
    book.type('Settings', 'B2', 'Swiss');
    book.workbook.renameSheet('Club', 'Verein');
    expect(isSame()).toBe(false);
    book.removeSheet('Verein');
    expect(isSame()).toBe(false);
  });

  test('has the name of the announcement, else of the list, else of the file', () => {
    const book = bookOf({ Club: FOUR, 'Tournament system': 'Announcement\nTournament | Cup' });
    expect(tournamentName(book.workbook)).toBe('Cup');
    book.type('Tournament system', 'B2', '');
    expect(tournamentName(book.workbook)).toBe('A tournament');
    const list = { label: 'Juniors' } as unknown as OneList;
    expect(tournamentName({ ...book.workbook, list })).toBe('Juniors');
    expect(tournamentName(bookOf({ Club: FOUR }).workbook)).toBe('A tournament');
  });

  test('links each problem to its cell', () => {
    const book = bookOf({ Club: `x\n${FOUR.trim()}`, Settings: 'Setting | Value\nSystem | Swiss' });
    book.workbook.nameArea('WallList', { sheet: 'Club', row: 1, column: 0, rows: 5, columns: 5 });
    const tournament = opened(book.workbook);
    const cellOf = (place: Parameters<typeof remarkOn>[1]['place']) =>
      remarkOn(tournament, { code: 'nameMissing', severity: 'error', place, values: {} }).cell;
    expect([
      cellOf({ kind: 'list' }),
      cellOf({ kind: 'cell', row: 2, column: 3 }),
      cellOf({ kind: 'entry', player: 1, round: 2 }),
      cellOf({ kind: 'entry', player: 9, round: 2 }),
      cellOf({ kind: 'entry', player: 1, round: 9 }),
      cellOf({ kind: 'player', player: 3 }),
      cellOf({ kind: 'player', player: 9 }),
      cellOf({ kind: 'setting', name: 'System' }),
    ]).toEqual([
      undefined,
      { sheet: 'Club', a1: 'D4' },
      { sheet: 'Club', a1: 'E4' },
      undefined,
      undefined,
      { sheet: 'Club', a1: 'B6' },
      undefined,
      { sheet: 'Settings', a1: 'B2' },
    ]);
  });
});

describe('rounds in play', () => {
  const round = (rows: string, settings = '') => roundInPlay(listed(rows, settings));
  const sight = (rows: string, settings = '') => [...roundsInSight(listed(rows, settings))];

  test('the last round with games, however many are announced', () => {
    const last = (rows: string) => lastRoundWithGames(listed(rows).reading.wallList);
    expect([
      last(FOUR),
      last('No | Name | R1 | R2\n1 | A | 2+ | 0=\n2 | B | 1- | 0+'),
      last('No | Name | R1\n1 | A |\n2 | B | 0='),
    ]).toEqual([2, 1, 0]);
  });

  test('is decided by hand where it is weighed and a game is open', () => {
    const played = FOUR.replace(/\?/g, '+').replace('4+/b\n', '4-/b\n').replace('1+/b\n', '1-/b\n');
    const half = FOUR.replace('3?/w', '3+/w').replace('1?/b', '1-/b');
    expect(round(half)).toBe(2);
    expect([round(FOUR), round(played), round(FOUR, 'Setting | Value\nSystem | Round robin')]).toEqual([
      2,
      undefined,
      undefined,
    ]);
  });

  test('tables follow strength in the last weighed round that is no playoff', () => {
    const offers = (of: number, settings = '') => offersTables(listed(FOUR, settings), of);
    expect([
      offers(2),
      offers(1),
      offers(2, 'Setting | Value\nSystem | Round robin'),
      offers(2, 'Setting | Value\nSystem | Swiss\nPlayoff rounds | 2'),
    ]).toEqual([true, false, false, false]);
  });

  const SIX = (r1: string, r3: string) => `
    No | Name | Out | R1 | R2 | R3 | R4 | R5 | R6
    1 | A | | ${r1} | 2+ | ${r3} | 2+ | 2? |
    2 | B | | 1- | 1- | 1- | 1- | 1? |`;

  test('a look reads the sheets of the last two rounds, of those to come, and of those with a cell that is open or blank', () => {
    expect([sight(SIX('2+', '2+')), sight(SIX('2?', '2+')), sight(SIX('2+', ''))]).toEqual([
      [4, 5, 6],
      [1, 4, 5, 6],
      [3, 4, 5, 6],
    ]);
    // Whoever misses a round has no cell to fill.
    expect(sight(SIX('2+', '').replace('1 | A | |', '1 | A | 3 |'))).toEqual([4, 5, 6]);
  });

  test('and all of them where lengths may decide and no game goes on', () => {
    const diagonal = 'Setting | Value\nSystem | Diagonal';
    expect(sight(SIX('2+', '2+'), diagonal)).toEqual([4, 5, 6]);
    expect(sight(SIX('2+', '2+').replaceAll('?', '+'), diagonal)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('who is left to pair', () => {
  const SHEETS = {
    Club: `
      No | Name | Out | R1   | R2
      1  | Ann  |     | 2+/b |
      2  | Bo   |     | 1-/w |
      3  | Cy   |     | 0+   |
      4  | Di   | 1   |      |
      5  | Ed   |     |      |
      6  | Flo  |     | 0=   |`,
    'Round 1': 'Cup\nhow\nTable | Black | White | Handicap | Komi | Result\n1 | 1 Ann | 2 Bo | | 6½ | b',
  };
  const left = (changes: Readonly<Record<string, string>> = {}) => {
    const book = bookOf(SHEETS);
    for (const [a1, value] of Object.entries(changes)) book.type('Club', a1, value);
    return leftToPair(book.workbook, opened(book.workbook));
  };

  test('are those without a cell who are there, with the bye where they are odd in number', () => {
    expect(left()).toEqual({ round: 1, numbers: [5], again: [5, 3], names: ['5 Ed'] });
    expect(left({ F4: '', D7: '' })).toMatchObject({ numbers: [5, 6], again: [5, 6] });
    // Another names Ed.
    expect(left({ D7: '5?' })).toBeUndefined();
    expect(left({ D6: '0=' })).toBeUndefined();
    const { workbook } = bookOf(SHEETS);
    expect(withoutGame(opened(workbook), 2)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('nobody before a round has games, or where it has no sheet', () => {
    expect(left({ D2: '', D3: '' })).toBeUndefined();
    const before = bookOf({ Club: SHEETS.Club, 'Round 0': SHEETS['Round 1'] });
    for (const a1 of ['D2', 'D3']) before.type('Club', a1, '');
    expect(leftToPair(before.workbook, opened(before.workbook))).toBeUndefined();
    const book = bookOf({ Club: SHEETS.Club, 'Round 1': 'mine' });
    expect(leftToPair(book.workbook, opened(book.workbook))).toBeUndefined();
  });
});

describe('the sheet that a formula of ours fills', () => {
  const isLike = (formulas: readonly string[]): boolean =>
    formulas.some(formula => /STANDINGS/.test(formula));
  const found = (formula: string, list?: Partial<OneList>) => {
    const book = bookOf({ Club: FOUR, 'Club 2': FOUR, Results: 'x', More: 'y' });
    book.select('Club');
    book.writeFormula({ sheet: 'Club', row: 0, column: 7 }, '=SUM(STANDINGS)');
    const tournament = opened(book.workbook);
    book.writeFormula({ sheet: 'Results', row: 0, column: 0 }, formula);
    const one = { sheet: () => 'Club', hidden: () => ['Club 2'], ...list } as unknown as OneList;
    return sheetWith(list ? { ...book.workbook, list: one } : book.workbook, tournament, isLike);
  };

  test('is none with the list, and the first with such a formula in its first row', () => {
    expect([found('=STANDINGS(Club!A1:E5)'), found('=SOS(Club!A1:E5)')]).toEqual(['Results', undefined]);
  });

  test('reads no other list, however its sheet is named in the formula', () => {
    expect(found("=STANDINGS('Club 2'!A1:E5)")).toBe('Results');
    expect(found("=STANDINGS('Club 2'!A1:E5)", {})).toBeUndefined();
    expect(found("=STANDINGS('club 2'!A1:E5)", {})).toBeUndefined();
    expect(found('=STANDINGS(Club!A1:E5)', {})).toBe('Results');
    expect(found('=STANDINGS(Other!A1:E5)', { hidden: () => ['Other'] })).toBeUndefined();
    expect(found('=STANDINGS(My_Other!A1:E5)', { hidden: () => ['Other'] })).toBe('Results');
    expect(found('=STANDINGS(A.B!A1:E5)', { hidden: () => ['AxB'] })).toBe('Results');
    expect(found("=STANDINGS('Ann''s'!A1:E5)", { hidden: () => ["Ann's"] })).toBeUndefined();
    expect(found('=STANDINGS(walllist)', {})).toBeUndefined();
    expect(found('=STANDINGS(WallList)', { hidden: () => [] })).toBe('Results');
  });

  test('nor another part of the sheet of this one', () => {
    const part = () => ({ top: 0, left: 0, bottom: 5, right: 5, row: 0, from: 0 });
    expect(found('=STANDINGS(Club!$A$1:E5)', { part })).toBe('Results');
    expect(found('=STANDINGS(Club!$A$9:E15)', { part })).toBeUndefined();
    expect(found('=STANDINGS(Club!H1:M5)', { part })).toBeUndefined();
    expect(found('=STANDINGS(More!H1:M5)', { part })).toBe('Results');
  });
});

test('answers of a form stand in a sheet of the organiser’s, beside the list and what the program fills', () => {
  const answers = 'Timestamp | Name | Rank\n2026-11-29 10:00 | Ed | 5k';
  const book = bookOf({ Club: FOUR, Answers: answers, Notes: 'x', Standings: answers, Log: answers });
  const sheets = answerSheets(book.workbook, opened(book.workbook));
  expect(sheets.map(({ sheet, values }) => `${sheet} ${values.length}`)).toEqual(['Answers 2']);
});

describe('rows by their players', () => {
  const TWINS = FOUR.replace('Di', 'Cy').replace('  4  |', '  3  |');

  test('are known by number and name, with what was typed in each column', () => {
    const { columns, players } = listRows(listed(FOUR));
    expect(columns.map(({ key, column }) => `${key} ${column}`)).toEqual([
      'R1.0 3',
      'R2.0 4',
      'name 1',
      'no 0',
      'rank 2',
    ]);
    expect(players.get('2 Bo')).toEqual({ row: 2, texts: ['1-/w', '4?/b', 'Bo', '2', '2d'] });
    const book = bookOf({ Club: `x | y\nz | ${FOUR.trim().replace(/\n/g, '\nz | ')}` });
    book.workbook.nameArea('WallList', { sheet: 'Club', row: 1, column: 1, rows: 5, columns: 5 });
    const placed = listRows(opened(book.workbook));
    expect([placed.columns[2], placed.players.get('1 Ann')?.row]).toEqual([{ key: 'name', column: 2 }, 2]);
  });

  test('have a column of numbers, also where one is missing', () => {
    const keys = (rows: string) => listRows(listed(rows)).columns.map(({ key }) => key);
    expect(keys(FOUR.replace('  4  |', '     |'))).toContain('no');
    expect(keys('Name | R1\nAnn | 2+\nBo | 1-')).toEqual(['R1.0', 'name']);
    const placed = listed('Pl | Name | R1\n1 | Ann | 2+\n2 | Bo | 1-');
    expect([listRows(placed).columns[2], namingColumns(placed, [])[0]]).toEqual([
      { key: 'no', column: 0 },
      'no',
    ]);
    expect(listBlocks(placed, [{ row: 1, column: 2, before: '', after: 'x' }])[0]?.of?.by[0]?.title).toBe(
      'Pl',
    );
    const unnumbered = listed(FOUR.replace('  4  |', '     |'));
    expect([...columnsBesideNumbers(unnumbered)].sort()).toEqual([1, 2, 3, 4]);
    expect(listBlocks(unnumbered, [{ row: 1, column: 2, before: '', after: 'x' }])[0]?.of?.by[0]?.title).toBe(
      'No',
    );
  });

  test('have columns of results and colours of their own', () => {
    const parted = listed(
      'No | Name | R1 opponent | R1 result | R1 colour | R2 opponent | R2 result\n1 | Ann | 2 | 1 | b | |\n2 | Bo | 1 | 0 | w | |',
    );
    const keys = listRows(parted).columns.map(({ key, column }) => `${key} ${column}`);
    expect(keys).toEqual(['R1.0 2', 'R2.0 5', 'colour 0 4', 'name 1', 'no 0', 'result 0 3', 'result 1 6']);
    expect([...columnsBesideNumbers(parted)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('make one print in any order of rows and columns, another with another cell', () => {
    const print = listPrint(listed(FOUR));
    const [titles = '', ann = '', ...others] = FOUR.trim().split('\n');
    const moved = [titles, ...others, ann].map(line => line.split('|').reverse().join('|')).join('\n');
    expect(listPrint(listed(moved))).toBe(print);
    expect(listPrint(listed(FOUR.replace('3d', '4d')))).not.toBe(print);
    expect(listPrint(listed(FOUR.replace('R2', 'Club')))).not.toBe(print);
    expect(listPrint(listed(`${FOUR}\n  5 | | | |`))).toBe(print);
    expect(listPrint(listed(`${FOUR}\n  5 | Ed | | |`))).not.toBe(print);
    const beside = new Map([['1,2', '4d']]);
    expect(listPrint(listed(FOUR), beside)).toBe(listPrint(listed(FOUR.replace('3d', '4d'))));
    const book = bookOf({ Club: `x | y\nz | ${FOUR.trim().replace(/\n/g, '\nz | ')}` });
    book.workbook.nameArea('WallList', { sheet: 'Club', row: 1, column: 1, rows: 5, columns: 5 });
    const placed = opened(book.workbook);
    expect(listPrint(placed)).toBe(print);
    expect(listPrint(placed, new Map([['2,3', '4d']]))).toBe(listPrint(listed(FOUR), beside));
    // Opponents that count rows know their order.
    const bare = 'Name | R1\nAnn | 2+\nBo | 1-';
    expect(listPrint(listed(bare))).not.toBe(listPrint(listed('Name | R1\nBo | 1-\nAnn | 2+')));
    expect(listPrint(listed(bare), undefined, false)).toBe(
      listPrint(listed('Name | R1\nBo | 1-\nAnn | 2+'), undefined, false),
    );
  });

  const change = (row: number, column: number) => ({ row, column, before: 'a', after: 'b' });

  test('are told apart by number and name, else by details that do not change themselves', () => {
    const names = ['no', 'name', 'surname', 'firstName'];
    expect(namingColumns(listed(FOUR), [])).toEqual(names);
    const details = ['rank', 'rating', 'country', 'club', 'pin'];
    expect(namingColumns(listed(TWINS), [])).toEqual([...names, ...details]);
    // Also where a number is missing.
    expect(namingColumns(listed(TWINS.replace(/3( *\| Cy *\| 1k)/, '$1')), [])).toEqual(names);
    expect(namingColumns(listed(TWINS), [change(1, 2)])).toEqual([...names, ...details.slice(1)]);
  });

  test('are named in each block of changes, run by run', () => {
    const blocks = listBlocks(listed(FOUR), [change(1, 2), change(2, 2), change(4, 1)]);
    expect(blocks.map(({ row, column, after }) => [row, column, after.length])).toEqual([
      [4, 1, 1],
      [1, 2, 2],
    ]);
    expect(blocks[1]?.of).toEqual({
      column: { title: 'Rank', column: 2, nth: 0, count: 1 },
      by: [
        { title: 'No', column: 0, nth: 0, count: 1 },
        { title: 'Name', column: 1, nth: 0, count: 1 },
      ],
      players: [
        ['1', 'Ann'],
        ['2', 'Bo'],
      ],
    });
    const twins = listBlocks(listed(TWINS), [change(3, 3)], ['no', 'name']);
    expect(twins[0]?.of).toMatchObject({ players: [['3', 'Cy']], twins: [[0, 2]] });
    const byColumn = listBlocks(listed(FOUR), [change(3, 3)], [2, 'club']);
    expect(byColumn[0]?.of?.by.map(({ title }) => title)).toEqual(['Rank']);
  });

  test('wherever the range begins', () => {
    const book = bookOf({ Club: `x | y\nz | ${FOUR.trim().replace(/\n/g, '\nz | ')}` });
    book.workbook.nameArea('WallList', { sheet: 'Club', row: 1, column: 1, rows: 5, columns: 5 });
    const tournament = opened(book.workbook);
    const [block] = entryBlocks(tournament, [{ row: 2, column: 3, before: '1-/w', after: '1+/w' }]);
    expect(block).toMatchObject({ sheet: 'Club', row: 3, column: 4, after: [['1+/w']] });
    expect(block?.of).toMatchObject({ column: { title: 'R1', column: 4 }, players: [['2', 'Bo']] });
  });

  test('without titles, where a list has none', () => {
    const book = bookOf({ Club: FOUR.trim().split('\n').slice(1).join('\n') });
    book.workbook.nameArea('WallList', { sheet: 'Club', row: 0, column: 0, rows: 4, columns: 5 });
    const tournament = openTournament(book.workbook);
    const [block] = tournament ? listBlocks(tournament, [change(0, 2)]) : [];
    expect([tournament?.reading.header, block?.of?.column.title]).toEqual([undefined, '']);
  });

  test('with numbers where the list has numbers', () => {
    const parted = listed(
      'No | Name | R1 opponent | R1 result\n1 | Ann | 2 | 1\n2 | Bo | 1 | 0\n3 | Cy | |\n4 | Di | |',
    );
    const blocks = entryBlocks(parted, [{ row: 3, column: 2, before: '', after: '4+' }]);
    expect(blocks.map(({ column, after, isNumbers }) => [column, after[0]?.[0], isNumbers])).toEqual([
      [2, '4', true],
      [3, '1', true],
    ]);
  });
});

describe('the condition of a prize', () => {
  const AGES = listed(`
    No | Name | Rank | Club | Age  | Born       | Local player | R1
    1  | Ann  | 3d   | Bern | 12   | 2014-02-03 | yes          | 2+
    2  | Bo   | 5k   | Köln | 17,5 | 2009-12-31 |              | 1-
    3  | Cy   | 1p   | bern | 18   | 2008-01-01 | no           | 4+
    4  | Di   | 12k  |      |      |            | yes          | 3-`);
  const eligible = (title: string): string => {
    const found = eligibleFor(AGES, title);
    switch (found.kind) {
      case 'some':
        return [...found.players].map(player => player + 1).join(' ');
      case 'no column':
        return `no column: ${found.condition}`;
      case 'unclear':
        return `unclear: ${found.cell} ${found.text}`;
      default:
        return found.kind;
    }
  };

  test.each([
    ['Prize', 'all'],
    ['Prize [1]', 'all'],
    ['Prize [Rank 5k] money', 'all'],
    ['Kyu [Rank 15k-1k]', '2 4'],
    ['Kyu [Rank 1k-15k]', '2 4'],
    ['Kyu [Rank 5k–1k]', '2'],
    ['Kyu [Rank 12k..5k]', '2 4'],
    ['Dan [Rank ≥ 1d]', '1 3'],
    ['Dan [Rank>=3d]', '1 3'],
    ['Dan [Rank > 3d]', '3'],
    ['Low [Rank <5k]', '4'],
    ['Low [Rank ≤ 5k]', '2 4'],
    ['Low [Rank <= 5k]', '2 4'],
    ['Only [Rank 3d]', '1'],
    ['Only [Rank = 3d]', '1'],
    ['Only [Rank=3D]', '1'],
    ['Youth [Age <18]', '1 2'],
    ['Youth [Age <17.5]', '1'],
    ['Youth [Age <17.55]', '1 2'],
    ['Youth [Age <17.5x]', 'unclear: E2 12'],
    ['Youth [Age 12-17]', '1'],
    ['Youth [Age 12-17,5]', '1 2'],
    ['Youth [Born > 2009-12-30]', '1 2'],
    ['Youth [Born ≥ 2009-12-31]', '1 2'],
    ['Youth [Born > 2009-12-31]', '1'],
    ['Local [Club Bern]', '1 3'],
    ['Local [Club=Bern]', '1 3'],
    ['Only [ Rank 3d ]', '1'],
    ['Youth [Born > 2009-13-01]', 'unclear: F2 2014-02-03'],
    ['Youth [Born > 2009-12-32]', 'unclear: F2 2014-02-03'],
    ['Only [Rank = 5k-1k]', ''],
    ['Local [Club]', '1 2 3'],
    ['Local [Local player yes]', '1 4'],
    ['Local [local player]', '1 3 4'],
    ['Local [Club > Bern]', 'unclear: D2 Bern'],
    ['Kyu [Club 1k-5k]', 'unclear: D2 Bern'],
    ['Best [Fantasy 3]', 'no column: Fantasy 3'],
    ['Best [ Fantasy ]', 'no column: Fantasy'],
    ['Best [– Fantasy]', 'no column: – Fantasy'],
    ['Best [above expectation]', 'above expectation'],
  ])('%s is for %s', (title, expected) => expect(eligible(title)).toBe(expected));
});

describe('cells as a tournament', () => {
  const input = (rows: string, settings?: string) =>
    readInput(table(rows), settings === undefined ? undefined : table(settings));
  const PAIRS = 'No | Name | R1 | R2\n1 | A | 2+ 2- | 2+\n2 | B | 1- 1+ | 1-';
  const codes = (rows: string, ...settings: readonly string[]) =>
    input(rows, ['Setting | Value', ...settings].join('\n')).problems.map(({ code }) => code);

  test('several games in a cell are for systems that have them, and for stages that do', () => {
    const several = (...settings: readonly string[]): number =>
      codes(PAIRS, ...settings).filter(code => code === 'twoGamesInRound').length;
    expect([several('System | Swiss'), several('System | Diagonal')]).toEqual([2, 0]);
    const stages = (text: string): number => several('System | Swiss', `Stages | ${text}`);
    expect([stages('R1 Diagonal; R2 Swiss'), stages('R1 Swiss; R2 Diagonal')]).toEqual([0, 2]);
    expect([several('System | Groups + knock-out'), several('System | Knock-out')]).toEqual([2, 0]);
    // Two groups of two have one round: a jigo of the second one is played again.
    const groups =
      'No | Name | Group | R1 | R2\n1 | A | 1 | 2+ | 3= 3+\n2 | B | 1 | 1- |\n3 | C | 2 | 4+ | 1= 1-\n4 | D | 2 | 3- |';
    expect(codes(groups, 'System | Groups + knock-out')).not.toContain('twoGamesInRound');
    expect(codes(groups, 'System | Round robin')).toContain('twoGamesInRound');
    // A group of four has three.
    const four = groups.replaceAll('| 2 | 4+', '| 1 | 4+').replaceAll('| 2 | 3-', '| 1 | 3-');
    expect(codes(four, 'System | Groups + knock-out')).toContain('twoGamesInRound');
  });

  test('problems of settings come first, and those without a cell are of the settings', () => {
    const { problems } = input(FOUR.replace('3d', 'strong'), 'Setting | Value\nSystem | Chess');
    expect(problems.map(({ place }) => place.kind)).toEqual(['setting', 'cell']);
    const argument = readInput(table(FOUR), 7);
    expect(argument.problems.map(({ place }) => place.kind)).toEqual(['setting']);
  });

  test('without a system a list with starts is McMahon', () => {
    expect([
      input(FOUR).settings.system,
      input(
        FOUR.replace('Rank', 'Start')
          .replace(/\| \dd/g, '| 20')
          .replace('1k', '20'),
      ).settings.system,
    ]).toEqual(['Swiss', 'McMahon']);
  });
});
