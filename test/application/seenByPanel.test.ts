import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { computedCells, withoutComputed } from '../../src/application/panel/computedCells';
import { glanceAt, isAsSeen } from '../../src/application/panel/glance';
import { helpIn } from '../../src/application/panel/help';
import type { Glance } from '../../src/application/protocol/protocol';
import { openTournament } from '../../src/application/read/openTournament';
import { LANGUAGES } from '../../src/tournament/languages';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask } from './tournamentBook';

/** What a look at an organiser's list rests on, cell by cell, where it goes, and what its help says. */
type Lines = readonly (readonly string[])[];

const LIST = [
  ['Name', 'Rank', 'R1', 'R2'],
  ['Anna', '4d', '2+', ''],
  ['Ben', '3d', '1-', ''],
];

function bookOf(sheets: Readonly<Record<string, Lines>>): MemoryWorkbook {
  const book = memoryWorkbook();
  for (const [name, values] of Object.entries(sheets)) book.addSheet(name, values);
  book.removeSheet('Sheet1');
  book.select(Object.keys(sheets)[0] ?? '');
  return book;
}

const tournamentIn = ({ workbook }: MemoryWorkbook) => openTournament(workbook)!;

describe('the answers of formulas beside a list', () => {
  const computed = (formulas: Readonly<Record<number, string>>, lines: Lines = LIST) => {
    const book = bookOf({ List: lines });
    const row = lines.findIndex(line => line.includes('Name'));
    for (const [column, formula] of Object.entries(formulas))
      book.writeFormula({ sheet: 'List', row, column: Number(column) }, formula);
    return computedCells(book.workbook, tournamentIn(book));
  };

  test('are as many columns as functions, below the titles', () => {
    expect(computed({ 4: '=SOS(WallList;Settings)' })).toEqual([
      { row: 0, column: 4, rows: 3, columns: 1, name: 'SOS' },
    ]);
    expect(computed({ 5: '=RANKING(WallList;"WINS, SOS";Settings)' })).toEqual([
      { row: 0, column: 5, rows: 3, columns: 2, name: 'WINS' },
    ]);
    expect(
      computed({ 4: '=SUM(A1:D3)', 6: '=SODOS(WallList;Settings)' }).map(({ column }) => column),
    ).toEqual([6]);
  });

  test('are none where the list is read', () => {
    expect(computed({ 3: '=SOS(WallList;Settings)' })).toEqual([]);
    expect(computed({ 2: '=RANKING(WallList;"WINS, SOS";Settings)' })).toEqual([]);
    const numbered = LIST.map((line, i) => ['', i === 0 ? 'No' : String(i), ...line]);
    expect(computed({ 0: '=PLACE(WallList;Settings)' }, numbered).map(({ name }) => name)).toEqual(['PLACE']);
    expect(computed({ 0: '=RANKING(WallList;"WINS, SOS, SODOS";Settings)' }, numbered)).toEqual([]);
  });

  test('do not count in a look, but what somebody typed over them does', () => {
    const cells = { row: 0, column: 1, rows: 3, columns: 2, name: 'SOS' };
    const shown = (title: string) => [
      ['Name', title, 'x'],
      ['Anna', '3', 'y'],
      ['Ben', '4', 'z', 'w'],
      ['end', '5', 'v'],
    ];
    const blank = [
      ['Name', '', ''],
      ['Anna', '', ''],
      ['Ben', '', '', 'w'],
      ['end', '5', 'v'],
    ];
    for (const title of ['SOS', 'Sos', 'SOS 2', 'Loading...', 'Wird geladen…'])
      expect([title, withoutComputed(shown(title), [cells])]).toEqual([title, blank]);
    for (const title of ['', '#REF!', 'Fee', 'my SOS', 'Loading... soon'])
      expect([title, withoutComputed(shown(title), [cells])]).toEqual([title, shown(title)]);
    expect(withoutComputed(shown('SOS'), [{ ...cells, column: 9 }])).toEqual(shown('SOS'));
    expect(withoutComputed(shown('SOS'), [])).toEqual(shown('SOS'));
    expect(withoutComputed(shown('SOS'), [{ ...cells, row: 9 }, cells])).toEqual(blank);
  });

  test('have titles that are words in any language', () => {
    const isAnswer = (name: string, title: string): boolean =>
      withoutComputed([[title]], [{ row: 0, column: 0, rows: 1, columns: 1, name }])[0]?.[0] === '';
    expect([isAnswer('PLACE', 'Platz'), isAnswer('PLACE', 'Place'), isAnswer('WINS', 'Siege')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isAnswer('BOARDWINS', 'Brettpunkte'), isAnswer('PERFORMANCE', 'Performance')]).toEqual([
      true,
      true,
    ]);
    expect([isAnswer('PLACE', 'Siege'), isAnswer('SOS', 'Platz'), isAnswer('SOS', 'x')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a look', () => {
  const seen = (book: MemoryWorkbook): Glance => glanceAt(book.workbook, book.workbook, tournamentIn(book));

  test('rests on the list, the settings, the newest round and what players report', () => {
    const reports = [
      ['Timestamp', 'Round', 'Table', 'Result'],
      ['1', '1', '1', 'Black'],
    ];
    const round = [['Table', 'Black', 'White', 'Result']];
    const book = bookOf({
      List: LIST,
      'Round 1': round,
      'Round 10': round,
      'Round 9': round,
      Settings: [['System', 'Swiss']],
    });
    expect(seen(book).sheets).toEqual(['List', 'Settings', 'Round 10']);
    expect(seen(book).front).toBeUndefined();
    expect(seen(bookOf({ List: LIST })).sheets).toEqual(['List']);
    expect(seen(bookOf({ List: LIST }))).toMatchObject({ language: 'en', computed: [] });
    const forms = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map(no => [`Form ${no}`, reports]));
    expect(seen(bookOf({ List: LIST, ...forms })).sheets.slice(0, 3)).toEqual(['List', 'Form 1', 'Form 2']);
    expect(seen(bookOf({ List: LIST, ...forms })).sheets).toHaveLength(6);
  });

  test('notes the sheet in front where another one may hold a list', () => {
    const book = bookOf({ List: LIST, Notes: [['x']] });
    const glance = seen(book);
    expect(glance.front).toBe('List');
    expect(isAsSeen(book.workbook, glance)).toBe(true);
    book.select('Notes');
    expect(isAsSeen(book.workbook, glance)).toBe(false);
  });

  test('notes the cell where a sheet holds several lists', () => {
    const book = bookOf({ Club: [...LIST, ['', '', '', ''], ...LIST] });
    book.select('Club', 'B2');
    const { glance } = answer(book.workbook, { ask: 'state' });
    expect(glance?.front).toBe('Club\n1,1');
    expect(isAsSeen(book.workbook, glance)).toBe(true);
    book.select('Club', 'B7');
    expect(isAsSeen(book.workbook, glance)).toBe(false);
  });

  test('is as seen until a cell changes, but for those that are computed in the list', () => {
    const sheets = {
      List: LIST.map((line, i) => [...line, i === 0 ? 'SOS' : '0']),
      Settings: [['System', 'Swiss', '', '', 'x']],
    };
    const book = bookOf(sheets);
    book.writeFormula({ sheet: 'List', row: 0, column: 4 }, '=SOS(WallList;Settings)');
    const glance = seen(book);
    expect(glance.computed).toHaveLength(1);
    book.type('List', 'E2', '7');
    expect(isAsSeen(book.workbook, glance)).toBe(true);
    book.type('Settings', 'E1', 'y');
    expect(isAsSeen(book.workbook, glance)).toBe(false);
  });

  test('is none that was seen where it is of another form', () => {
    const book = bookOf({ List: LIST });
    const glance = seen(book);
    expect(isAsSeen(book.workbook, glance)).toBe(true);
    for (const wrong of [
      undefined,
      {},
      { ...glance, sheets: 'List' },
      { ...glance, sheets: [...glance.sheets, 'a', 'b', 'c', 'd', 'e', 'f'] },
      { ...glance, language: undefined },
      { ...glance, front: 'Elsewhere' },
      { ...glance, print: 'x' },
    ])
      expect(isAsSeen(book.workbook, wrong)).toBe(false);
    const gone = { ...glance, sheets: ['List', 'Nowhere'] };
    expect(isAsSeen(book.workbook, gone)).toBe(false);
  });
});

describe('whoever goes to a cell', () => {
  const goTo = (sheet: string, a1: string) => {
    const book = bookOf({ List: LIST, Notes: [['x']] });
    const view = ask(book, { ask: 'go', to: { sheet, a1 } });
    const said = view.view === 'stopped' ? view.reasons.map(({ sentence }) => sentence) : view.view;
    return [said, book.workbook.activeSheet(), book.workbook.activeCell?.()];
  };

  test('stands there, in what is filled or just beside', () => {
    expect(goTo('List', 'B2')).toEqual(['ready', 'List', { row: 1, column: 1 }]);
    expect(goTo('Notes', 'A1')).toEqual(['ready', 'Notes', { row: 0, column: 0 }]);
    expect(goTo('List', 'X23')[1]).toBe('List');
    expect(goTo('List', 'X23')[2]).toEqual({ row: 22, column: 23 });
  });

  test('stays where there is no such cell', () => {
    const stayed = { row: 0, column: 0 };
    for (const a1 of ['Y1', 'A24']) {
      const [said, sheet] = goTo('List', a1);
      expect([said, sheet]).toEqual([
        ['The panel asked for something that Wallist does not have; nothing was read or changed.'],
        'List',
      ]);
    }
    expect(goTo('Nowhere', 'A1')[0]).toEqual([expect.stringContaining('Nowhere')]);
    expect(goTo('List', 'nowhere')[0]).not.toBe('ready');
    expect(stayed).toEqual({ row: 0, column: 0 });
  });

  test('to another list stands at its titles', () => {
    const beside = LIST.map(line => [...line, '', ...line]);
    const book = bookOf({ Spring: LIST, Club: [['Club'], ...beside] });
    const { lists = [] } = answer(book.workbook, { ask: 'state' });
    expect(lists).toHaveLength(3);
    answer(book.workbook, { ask: 'choose list', list: lists[2]?.id ?? '' });
    expect([book.workbook.activeSheet(), book.workbook.activeCell?.()]).toEqual([
      'Club',
      { row: 1, column: 5 },
    ]);
    const { view } = answer(book.workbook, { ask: 'choose list', list: lists[0]?.id ?? '' });
    expect([book.workbook.activeSheet(), book.workbook.activeCell?.(), view.view]).toEqual([
      'Spring',
      { row: 0, column: 0 },
      'ready',
    ]);
  });
});

test('people with one name are told apart, once for each name', () => {
  const three = [...LIST, ['Anna', '9k', '4+', ''], ['ANNA', '9k', '3-', ''], ['Ben', '9k', '', '']];
  expect(answer(bookOf({ List: three }).workbook, { ask: 'check' }).namesakes).toEqual(['anna', 'ben']);
  expect(answer(bookOf({ List: LIST }).workbook, { ask: 'check' })).not.toHaveProperty('namesakes');
});

describe('the help', () => {
  test('has a page for each topic, in the own language where there is one', () => {
    const pages = (language: (typeof LANGUAGES)[number]) =>
      Object.fromEntries(
        helpIn(language).topics.map(({ name, page, pageLanguage }) => [name, `${page} ${pageLanguage}`]),
      );
    expect(pages('en')).toEqual({
      create: 'tutorial en',
      players: 'registration en',
      pairing: 'round en',
      results: 'results en',
      accidents: 'corrections en',
      check: 'registration en',
      standings: 'standings en',
      files: 'printing en',
      formulas: 'functions en',
      google: 'google-sheets en',
    });
    expect(pages('de')).toEqual({
      create: 'de/tutorial de',
      players: 'de/registration de',
      pairing: 'de/round de',
      results: 'de/results de',
      accidents: 'de/corrections de',
      check: 'de/registration de',
      standings: 'standings en',
      files: 'printing en',
      formulas: 'functions en',
      google: 'google-sheets en',
    });
    const [first] = helpIn('de').topics;
    const last = helpIn('de').topics.find(({ name }) => name === 'google');
    expect(first?.more).not.toContain('(');
    expect(last?.more.endsWith(' (English)')).toBe(true);
    expect(helpIn('en').topics.every(({ more }) => !more.includes('('))).toBe(true);
  });

  test.each(LANGUAGES)('names buttons by their texts, in sentences: %s', language => {
    const { topics, others, keys } = helpIn(language);
    const said = [others, keys, ...topics.flatMap(({ heading, lines, more }) => [heading, more, ...lines])];
    expect(said.filter(text => text.trim() === '' || /\{|\}/.test(text) || text !== text.trim())).toEqual([]);
    const google = topics.find(({ name }) => name === 'google');
    expect([google?.heading, (google?.lines.length ?? 0) > 3]).toEqual(['Google Sheets', true]);
    for (const { name, lines } of topics) if (name !== 'google') expect(new Set(lines).size).toBe(3);
  });
});
