/** Sheets as they are made: the cells, the looks, the widths of columns that fit beside the panel. */
import { describe, expect, test } from 'vitest';
import { blankSheet, removeBlank } from '../../src/application/create/blankSheet';
import { importedListPage } from '../../src/application/create/importedListPage';
import { numberColumns, roundLook, wallListPage, type Page } from '../../src/application/create/newWallList';
import { formulaPage, inOrder, settingsPage, systemPage } from '../../src/application/create/pages';
import type { CellRange, Look } from '../../src/application/workbook/design';
import { readWallList } from '../../src/sheet/read/readWallList';
import { PLAYER_ROWS, wallListTemplate, type TemplatePlan } from '../../src/sheet/write/template';
import { makeText } from '../../src/sheet/wording';
import { presetSettings } from '../../src/tournament/presets';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask } from './tournamentBook';

const text = makeText('en');
const listPage = (more: Partial<TemplatePlan>, height = 3): Page => {
  const plan: TemplatePlan = { system: 'McMahon', teams: false, rounds: 5, ...more };
  return wallListPage('List', wallListTemplate(plan, text), roundLook(plan.system), height);
};
const widths = (page: Page) => page.sheet.design?.widths;
/** `row,column rows×columns`. */
const area = ({ row, column, rows, columns }: CellRange): string => `${row},${column} ${rows}×${columns}`;
const looks = (page: Page, of: (look: Look) => boolean): readonly string[] =>
  (page.sheet.design?.looks ?? []).filter(([, look]) => of(look)).map(([range]) => area(range));
const columns = (count: number, width: number): readonly number[] =>
  Array.from({ length: count }, () => width);

describe('the columns of a new list', () => {
  const few = [40, 180, 60, 60, 76, 76];
  const many = [34, 140, 60, 60, 60, 60];
  test.each<[string, Partial<TemplatePlan>, readonly number[]]>([
    ['of five rounds', {}, [...few, 60, ...columns(5, 60), 14, 60, 60, 60, 60, 120]],
    ['of nine rounds', { rounds: 9 }, [...many, 52, ...columns(9, 52), 14, ...columns(4, 52), 120]],
    [
      'of a rated event',
      { rounds: 9, rated: true },
      [...many, 70, 52, ...columns(9, 52), 14, ...columns(4, 52), 120],
    ],
    ['of a knock-out', { system: 'Knock-out' }, [...many, 52, ...columns(5, 90), 14, 52, 120]],
    ['of a Diagonal', { system: 'Diagonal', rounds: 3 }, [...many, 52, ...columns(3, 480), 14, 52, 120]],
    ['of teams', { system: 'Swiss', teams: true }, [...many, 110, 60, 52, ...columns(5, 52), 14, 52, 120]],
    [
      'of groups',
      { system: 'Groups + knock-out', rounds: 4 },
      [...many, 60, 52, ...columns(4, 90), 14, 52, 52, 120],
    ],
  ])('%s are as wide as the screen has room', (_name, more, expected) =>
    expect(widths(listPage(more))).toEqual(expected),
  );

  test('with numbers are those of numbers and ratings', () =>
    expect(numberColumns(['name', 'no', 'rating', 'rank'])).toEqual([1, 2]));
});

describe('a new list', () => {
  const page = listPage({});
  test('has titles, numbers, examples, and one formula behind a column that stays empty', () => {
    expect(page.cells).toEqual([
      [
        ...['No', 'Name', 'Rank', 'Rating', 'Country', 'Club', 'Out', 'R1', 'R2', 'R3', 'R4', 'R5', ''],
        { formula: '=RANKING(WallList;"PLACE, MMS, WINS, DIRECTCOMPARISON, SOS2";Settings)' },
        ...[null, null, null, null],
      ],
      ...['Anna Apple|4d|FR', 'Ben Birch|2d|DE', 'Cleo Cedar|1d|ES'].map((example, i) => {
        const [name, rank, country] = example.split('|');
        const rounds = ['', '', '', '', '', '', ''];
        return [
          ...[i + 1, `${name} (example)`, rank, null, country, ...rounds],
          ...[null, null, null, null, null, null],
        ];
      }),
    ]);
    const teams = listPage({ system: 'Swiss', teams: true }).cells[1];
    expect(teams?.slice(6, 8)).toEqual(['Oaks', '1']);
  });

  test('has its range, and stays in view with its titles and names', () => {
    const { range, design } = page.sheet;
    expect([range?.name, range && area(range.place)]).toEqual(['WallList', '0,0 4×13']);
    expect([design && area(design.place), design?.frozen]).toEqual(['0,0 4×18', [1, 2]]);
    expect(design?.offers?.map(({ place, choices }) => [area(place), choices[0], choices.length])).toEqual([
      ['1,2 3×1', '9d', 39],
    ]);
  });

  test('has bold titles, grey numbers, examples in italics and computed columns in blue', () => {
    expect(looks(page, ({ bold }) => bold === true)).toEqual(['0,0 1×12', '0,13 1×5']);
    expect(looks(page, ({ italic }) => italic === true)).toEqual(['1,1 8×1', '1,2 8×1', '1,4 8×1']);
    expect(looks(page, ({ ink, italic }) => ink === '#80868b' && italic === true)).toHaveLength(3);
    expect(looks(page, ({ ink, italic }) => ink === '#80868b' && !italic)).toEqual(['1,0 3×1']);
    expect(looks(page, ({ ink }) => ink === '#185abc')).toEqual(['0,13 4×5']);
    expect(looks(page, ({ wrap }) => wrap === true)).toEqual(['0,1 4×1']);
    const centred = looks(page, ({ align, ink }) => align === 'center' && !ink);
    expect(centred.map(range => Number(/,(\d+)/.exec(range)?.[1]))).toEqual([
      ...[0, 2, 3, 4, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17],
    ]);
  });
});

test('several games in a cell stand in lines below each other', () => {
  const diagonal = listPage({ system: 'Diagonal', rounds: 2 });
  expect(looks(diagonal, ({ wrap }) => wrap === true)).toEqual(['0,1 4×1', '0,7 4×1', '0,8 4×1']);
  expect(looks(listPage({ system: 'Knock-out', rounds: 2 }), ({ wrap }) => wrap === true)).toEqual([
    '0,1 4×1',
  ]);
});

test('a list that came from elsewhere keeps its numbers, and those of its empty rows follow', () => {
  const { wallList } = readWallList([
    ['No', 'Name', 'Rank', 'Rating', 'Team', 'Rating R2', 'R1'],
    ['3', 'Ann', '3d', '2300', 'Oaks', '2310', '7+'],
    ['7', 'Bo', '', '', '', '', '3-'],
  ]);
  const template = wallListTemplate({ system: 'Swiss', teams: false, rounds: 1 }, text);
  const page = importedListPage('List', wallList, template, roundLook('Swiss'), 4, text);
  expect(page.cells.map(line => line.slice(0, 11))).toEqual([
    ['No', 'Name', 'Rank', 'Rating', 'Country', 'Club', 'Team', 'Out', 'Rating R2', 'R1', ''],
    [3, 'Ann', '3d', 2300, '', '', 'Oaks', '', '2310', '7+', null],
    [7, 'Bo', '', null, '', '', '', '', '', '3-', null],
    [8, '', '', null, '', '', '', '', '', '', null],
    [9, '', '', null, '', '', '', '', '', '', null],
  ]);
  expect(page.cells[0]?.[11]).toEqual({
    formula: '=RANKING(WallList;"PLACE, WINS, DIRECTCOMPARISON, SOS2";Settings)',
  });
  expect([page.sheet.range && area(page.sheet.range.place), widths(page)]).toEqual([
    '0,0 5×11',
    [40, 180, 60, 60, 76, 76, 110, 60, 60, 60, 14, 60, 60, 60, 120],
  ]);
});

test('a sheet of a formula has its looks as far down as the list has rows', () => {
  const page = formulaPage({ name: 'Teams', formula: '=TEAMS()', widths: [52, 216] });
  const rows = PLAYER_ROWS + 1;
  expect([page.cells, page.sheet.name, widths(page), page.sheet.design?.frozen]).toEqual([
    [[{ formula: '=TEAMS()' }]],
    'Teams',
    [52, 216],
    [1, 0],
  ]);
  expect(page.sheet.design && area(page.sheet.design.place)).toBe(`0,0 ${rows}×2`);
  expect(page.sheet.design?.looks.map(([range, { align, bold }]) => [area(range), align ?? bold])).toEqual([
    [`0,0 ${rows}×1`, 'center'],
    [`0,1 ${rows}×1`, 'left'],
    ['0,0 1×2', true],
  ]);
});

test('settings have headings in bold, grey explanations, dropdowns, and rows to be typed in below', () => {
  const page = settingsPage('Settings', presetSettings('EGF', 'Swiss'), new Set(['system']), text);
  const lines = page.cells.filter(line => line.some(cell => cell !== '')).length - 1;
  expect([page.cells.length, page.sheet.range && area(page.sheet.range.place)]).toEqual([200, '0,0 200×4']);
  expect(page.cells.at(-1)).toEqual(['', '', '', '']);
  expect(looks(page, ({ ink }) => ink === '#5f6368')).toEqual([`1,2 ${lines}×2`]);
  expect(looks(page, ({ wrap }) => wrap === true)).toEqual([`1,0 ${lines}×4`]);
  const headings = page.cells.flatMap(([, ...others], row) =>
    row > 0 && row <= lines && others.every(cell => cell === '') ? [`${row},0 1×4`] : [],
  );
  expect(headings.length).toBeGreaterThan(5);
  expect(looks(page, ({ bold }) => bold === true)).toEqual([...headings, '0,0 1×4']);
  for (const { place, choices } of page.sheet.design?.offers ?? []) {
    expect([place.column, place.rows, place.columns]).toEqual([1, 1, 1]);
    expect(choices.length).toBeGreaterThan(0);
  }
  const system = page.sheet.design?.offers?.find(({ choices }) => choices.includes('Diagonal'));
  expect(page.cells[system?.place.row ?? 0]?.[0]).toBe('System');
  expect([widths(page), page.sheet.design?.frozen]).toEqual([
    [200, 160, 160, 390],
    [1, 1],
  ]);
});

test('an announcement has a large title, two lines in italics, and what it says in bold before it', () => {
  const page = systemPage('System', { name: 'Cup', rounds: 3 }, presetSettings('EGF', 'Swiss'), 'hash', text);
  const rows = page.cells.length;
  expect(page.cells[4]).toEqual(['Tournament', 'Cup']);
  expect(page.sheet.design?.looks.map(([range, look]) => [area(range), look])).toEqual([
    ['0,0 1×1', { bold: true, size: 16 }],
    ['1,0 2×1', { italic: true }],
    [`4,0 ${rows - 4}×1`, { bold: true }],
    [`4,1 ${rows - 4}×1`, { wrap: true }],
  ]);
  expect([page.sheet.design && area(page.sheet.design.place), widths(page)]).toEqual([
    `0,0 ${rows}×2`,
    [280, 520],
  ]);
});

test('each sheet stands before the next that is made earlier, else before the Log, else last', () => {
  const design = { place: { row: 0, column: 0, rows: 1, columns: 1 }, looks: [] };
  const pages = ['Settings', 'List', 'Teams'].map((name): Page => ({ sheet: { name, design }, cells: [] }));
  const book = memoryWorkbook();
  const placed = () =>
    inOrder(pages, ['List', 'Teams', 'Settings'], book.workbook).map(
      ({ name, before }) => `${name} ${before?.()}`,
    );
  expect(placed()).toEqual(['Settings undefined', 'List Settings', 'Teams Settings']);
  book.addSheet('Log', []);
  expect(placed()).toEqual(['Settings Log', 'List Settings', 'Teams Settings']);
});

describe('the sheet of a new spreadsheet', () => {
  const only = (...names: readonly string[]): MemoryWorkbook => {
    const book = memoryWorkbook();
    for (const name of names) book.addSheet(name, []);
    book.removeSheet('Sheet1');
    return book;
  };

  test('is known by its name in any language, beside the Log alone', () => {
    const blank = (...names: readonly string[]) => blankSheet(only(...names).workbook);
    expect(['Tabelle1', 'Feuille 1', 'シート1'].map(name => blank(name))).toEqual([
      'Tabelle1',
      'Feuille 1',
      'シート1',
    ]);
    expect(['Sheet10', 'Sheet1 old', 'My Sheet1', 'Sheet2', '1'].map(name => blank(name))).toEqual(
      Array(5).fill(undefined),
    );
    expect([blank('Tabelle1', 'Log'), blank('Tabelle1', 'Notes')]).toEqual(['Tabelle1', undefined]);
  });

  test('goes where nothing is in it and another is there', () => {
    const removed = (book: MemoryWorkbook, name: string | undefined): readonly string[] => {
      const gone: string[] = [];
      removeBlank({ ...book.workbook, removeSheet: sheet => gone.push(sheet) }, name);
      return gone;
    };
    expect(removed(only('Tabelle1', 'List'), 'Tabelle1')).toEqual(['Tabelle1']);
    expect(removed(only('Tabelle1'), 'Tabelle1')).toEqual([]);
    expect(removed(only('Tabelle1', 'List'), undefined)).toEqual([]);
    const typed = only('Tabelle1', 'List');
    typed.type('Tabelle1', 'C9', 'x');
    expect(removed(typed, 'Tabelle1')).toEqual([]);
  });
});

test('bars are typed in the settings where they are asked for', () => {
  const bars = (upperBar: string, lowerBar: string): readonly unknown[] => {
    const book = memoryWorkbook();
    const draft = {
      name: 'Cup',
      system: 'McMahon',
      teams: false,
      rounds: 3,
      upperBar,
      lowerBar,
      seed: '',
    } as const;
    ask(book, { ask: 'create', tournament: draft });
    return ['Upper bar', 'Lower bar'].map(
      setting => book.values('Settings').find(([name]) => name === setting)?.[1],
    );
  };
  expect([bars(' 3d ', ' 20k '), bars('', ''), bars('3d', ''), bars('', '20k')]).toEqual([
    ['3d', '20k'],
    ['', ''],
    ['3d', ''],
    ['', '20k'],
  ]);
});
