import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { readRequest } from '../../src/application/panel/readRequest';
import type { Answer, RequestOfList } from '../../src/application/protocol/protocol';
import { copyOfBook } from './copyOfBook';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, tournamentBook } from './tournamentBook';

const TITLES = ['Name', 'Rank', 'Club', '1', '2', '3'];
const SPRING = [
  TITLES,
  ['Anna', '4d', 'Ulm', '2+', '3+', ''],
  ['Ben', '3d', 'Ulm', '1-', '4+', ''],
  ['Carl', '2d', 'Bonn', '4+', '1-', ''],
  ['Dora', '2d', 'Bonn', '3-', '2-', ''],
];
const AUTUMN = [
  TITLES,
  ['Anna', '2d', 'Ulm', '3+', '2+', ''],
  ['Ben', '1d', 'Ulm', '4+', '1-', ''],
  ['Carl', '1k', 'Bonn', '1-', '4+', ''],
  ['Dora', '2k', 'Bonn', '2-', '3-', ''],
];
const WINTER = [
  TITLES,
  ['Karl', '5k', 'Ulm', '2+', '', ''],
  ['Lena', '6k', 'Ulm', '1-', '', ''],
  ['Moritz', '7k', 'Bonn', '4+', '', ''],
  ['Nora', '8k', 'Bonn', '3-', '', ''],
];

function bookOf(lists: Readonly<Record<string, readonly (readonly string[])[]>>): MemoryWorkbook {
  const book = memoryWorkbook();
  for (const [name, values] of Object.entries(lists)) book.addSheet(name, values);
  book.removeSheet('Sheet1');
  return book;
}

const clubBook = (): MemoryWorkbook => bookOf({ Spring: SPRING, Autumn: AUTUMN });

/** The row of somebody with a game in the last round, and its cell. */
function gameOf(book: MemoryWorkbook, sheet: string): readonly [number, string] {
  const values = book.values(sheet);
  const column = values[0]?.indexOf('3') ?? -1;
  const at = values.findIndex(line => String(line[column]).includes('?'));
  return [at + 1, String(values[at]?.[column])];
}

function pairOn(book: MemoryWorkbook, sheet: string): void {
  book.select(sheet);
  const { seen } = expectView(book, { ask: 'preview' }, 'preview');
  expectView(book, { ask: 'write', seen }, 'written');
}

/** The answer as the panel gets it, with the list of the screen. */
function answered(book: MemoryWorkbook, request: RequestOfList): Answer {
  const read = readRequest(JSON.parse(JSON.stringify(request)));
  if (!read) throw new Error(`the protocol does not have ${JSON.stringify(request)}`);
  return answer(book.workbook, read);
}

const sheets = (book: MemoryWorkbook, names: readonly string[]): string =>
  JSON.stringify(names.map(name => book.values(name)));

describe('two lists in one workbook', () => {
  // N151: whichever list the copy shows, of two with the same players the one merged is the one at the same place.
  test.each(['Spring', 'Autumn'])('a copy that shows %s is merged into Autumn from its Autumn', shown => {
    const book = clubBook();
    pairOn(book, 'Autumn');
    const outside = book.copy();
    const [row, game = ''] = gameOf(outside, 'Autumn');
    outside.type('Autumn', `F${row}`, game.replace('?', '+'));
    outside.select(shown);
    const copy = copyOfBook(outside);
    const before = sheets(book, ['Spring']);
    const answers = {};
    const { seen } = expectView(book, { ask: 'preview merge', copy, answers }, 'merge');
    expectView(book, { ask: 'merge', copy, seen, answers }, 'merged');
    expect(book.cell('Autumn', `F${row}`)).toBe(game.replace('?', '+'));
    expect(sheets(book, ['Spring'])).toBe(before);
  });

  test('L1: pairing the second neither reads nor offers what belongs to the first', () => {
    const book = clubBook();
    pairOn(book, 'Spring');
    const first = ['Spring', 'Round 3 · Spring'];
    const before = sheets(book, first);
    book.select('Autumn');
    expect(ask(book, { ask: 'state' })).toMatchObject({
      view: 'ready',
      round: 3,
      undo: undefined,
      warnings: [],
    });
    pairOn(book, 'Autumn');
    expect(sheets(book, first)).toBe(before);
    expect(book.values('Autumn').map(line => line[1])).toEqual(AUTUMN.map(line => line[1]));
    expect(book.workbook.sheetNames()).toEqual([
      'Spring',
      'Autumn',
      'Log',
      'Round 3 · Spring',
      'Round 3 · Autumn',
    ]);
    // Nor does it base the first anew.
    book.type('Spring', 'B2', '3d');
    book.select('Spring');
    expect(expectView(book, { ask: 'state' }, 'details changed')).toBeDefined();
  });

  test('L1: an old value of one is not put into the other', () => {
    const book = clubBook();
    pairOn(book, 'Spring');
    book.select('Autumn');
    for (const request of [{ ask: 'preview' }, { ask: 'check' }, { ask: 'state' }] as const)
      expect(JSON.stringify(ask(book, request))).not.toMatch(/\b4d\b|Spring/);
    const seen = 'x';
    ask(book, { ask: 'put back', seen });
    ask(book, { ask: 'settle details', seen, keep: false });
    expect(book.values('Autumn')).toEqual(AUTUMN);
  });

  test('L2: each has its own standings, names and prizes', () => {
    const book = clubBook();
    for (const sheet of ['Spring', 'Autumn']) {
      book.select(sheet);
      expect(expectView(book, { ask: 'standings' }, 'standings written').sheet).toBe(`Standings · ${sheet}`);
      expect(book.formula(`Standings · ${sheet}`, 'A1')).toBe(`=STANDINGS('${sheet}'!A1:F5)`);
      book.select(sheet);
      expect(expectView(book, { ask: 'names' }, 'names written').sheet).toBe(`List with names · ${sheet}`);
      book.select(sheet);
      expect(expectView(book, { ask: 'prizes' }, 'prizes written').sheet).toBe(`Prizes · ${sheet}`);
    }
    // A second time each finds its own, also from its sheet of standings.
    book.select('Standings · Autumn');
    expect(answered(book, { ask: 'standings' })).toMatchObject({
      view: { sheet: 'Standings · Autumn' },
      list: { name: 'Autumn', players: 4 },
    });
  });

  test('L2: standings that somebody typed for one are not those of the other', () => {
    const book = clubBook();
    book.addSheet('Table', [[]]);
    book.writeFormula({ sheet: 'Table', row: 0, column: 0 }, '=STANDINGS(Spring!A1:F5)');
    book.select('Autumn');
    expect(expectView(book, { ask: 'standings' }, 'standings written').sheet).toBe('Standings · Autumn');
    book.select('Spring');
    expect(expectView(book, { ask: 'standings' }, 'standings written').sheet).toBe('Table');
  });

  test('L3: the sheet of a round belongs to the list that it was made for', () => {
    const book = bookOf({ Spring: SPRING, Winter: WINTER });
    pairOn(book, 'Spring');
    pairOn(book, 'Winter');
    book.type('Winter', 'E2', '');
    for (const sheet of ['Spring', 'Round 3 · Spring']) {
      book.select(sheet);
      const said = JSON.stringify([ask(book, { ask: 'state' }), ask(book, { ask: 'check' })]);
      expect(said).not.toMatch(/Karl|Lena|Moritz|Nora|Winter/);
    }
    const round2 = sheets(book, ['Round 2 · Winter', 'Winter']);
    book.type('Round 3 · Spring', 'F4', 'b');
    book.select('Spring');
    expect(expectView(book, { ask: 'record' }, 'recorded').results).toBe(1);
    expect(sheets(book, ['Round 2 · Winter', 'Winter'])).toBe(round2);
  });

  test('each takes back its own actions, the newest first', () => {
    const book = clubBook();
    const before = sheets(book, ['Spring', 'Autumn']);
    pairOn(book, 'Spring');
    pairOn(book, 'Autumn');
    book.select('Spring');
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    expect(undo).toEqual({ action: '1', what: 'Pair round 3 · Spring' });
    const autumn = sheets(book, ['Autumn', 'Round 3 · Autumn']);
    expect(expectView(book, { ask: 'undo', action: '2' }, 'stopped').reasons).toHaveLength(1);
    expectView(book, { ask: 'undo', action: '1' }, 'undone');
    expect(sheets(book, ['Autumn', 'Round 3 · Autumn'])).toBe(autumn);
    book.select('Autumn');
    expectView(book, { ask: 'undo', action: '2' }, 'undone');
    expect(sheets(book, ['Spring', 'Autumn'])).toBe(before);
    expect(book.values('Log').map(line => line[0])).toEqual(['No', '1', '2', '3', '4']);
  });

  test('the panel says which list it speaks of, and another one can be chosen', () => {
    const book = clubBook();
    book.select('Autumn');
    const { list, lists } = answered(book, { ask: 'state' });
    expect(list).toMatchObject({ name: 'Autumn', range: 'A1:F5', players: 4 });
    expect(lists?.map(({ name }) => name)).toEqual(['Spring', 'Autumn']);
    const spring = lists?.[0]?.id ?? '';
    expect(answered(book, { ask: 'choose list', list: spring }).list?.name).toBe('Spring');
    expect(book.workbook.activeSheet()).toBe('Spring');
    expect(answered(book, { ask: 'state' }).list?.name).toBe('Spring');
  });

  test.each([
    { ask: 'preview' },
    { ask: 'check' },
    { ask: 'record' },
    { ask: 'standings' },
    { ask: 'prizes' },
    { ask: 'names' },
    { ask: 'files' },
    { ask: 'players' },
    { ask: 'audit', done: 0 },
  ] as const)('L41: whatever opens the panel, its answer tells the lists: $ask', request => {
    const book = clubBook();
    book.select('Autumn');
    const { list, lists } = answered(book, request);
    expect(list?.name).toBe('Autumn');
    expect(lists?.map(({ name }) => name)).toEqual(['Spring', 'Autumn']);
    // One list needs no line.
    const single = bookOf({ Spring: SPRING });
    expect(answered(single, request).lists).toBeUndefined();
  });

  test('what is pressed is about the list of the screen, whatever sheet is in front', () => {
    const book = clubBook();
    pairOn(book, 'Spring');
    pairOn(book, 'Autumn');
    book.select('Spring');
    const { list, view } = answered(book, { ask: 'state' });
    if (view.view !== 'results missing') throw new Error(view.view);
    const [{ black, white } = { black: '', white: '' }] = view.games ?? [];
    book.select('Autumn');
    const autumn = sheets(book, ['Autumn', 'Round 3 · Autumn']);
    const results = [{ round: 3, black, white, result: '1-0' as const }];
    expect(answered(book, { ask: 'record', results, list: list?.id }).view).toMatchObject({ results: 1 });
    expect(sheets(book, ['Autumn', 'Round 3 · Autumn'])).toBe(autumn);
    // A list that is gone is not taken for another one.
    book.removeSheet('Spring');
    expect(answered(book, { ask: 'record', results, list: list?.id }).view.view).toBe('stopped');
  });

  test('a look at another list is not the same', () => {
    const book = clubBook();
    book.select('Spring');
    const { glance } = answered(book, { ask: 'state' });
    expect(answered(book, { ask: 'state', ...(glance && { glance }) }).view.view).toBe('same');
    book.select('Autumn');
    expect(answered(book, { ask: 'state', ...(glance && { glance }) })).toMatchObject({
      view: { view: 'ready' },
      list: { name: 'Autumn' },
    });
  });

  test('a list that is renamed keeps its rows', () => {
    const book = clubBook();
    pairOn(book, 'Spring');
    pairOn(book, 'Autumn');
    book.workbook.renameSheet('Spring', 'Spring 2026');
    book.select('Spring 2026');
    expect(expectView(book, { ask: 'state' }, 'results missing').undo?.action).toBe('1');
    book.insertRow('Spring 2026', 0);
    expectView(book, { ask: 'undo', action: '1' }, 'undone');
    expect(book.values('Spring 2026').slice(1)).toEqual(SPRING);
  });

  test('a copied sheet is a tournament of its own, and that is said until something is done in it', () => {
    const book = clubBook();
    pairOn(book, 'Spring');
    book.addSheet('Copy of Spring', book.values('Spring'));
    book.select('Copy of Spring');
    const { list, view } = answered(book, { ask: 'state' });
    expect(list).toMatchObject({ name: 'Copy of Spring', copyOf: 'Spring' });
    expect(view).toMatchObject({ view: 'results missing', undo: undefined });
    book.select('Spring');
    expect(answered(book, { ask: 'state' }).list).not.toHaveProperty('copyOf');
  });

  test('a run that died in one leads out there, and does not stop the other', () => {
    const book = clubBook();
    book.select('Spring');
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    for (let writes = 2; writes < 6; writes++) {
      const one = book.copy();
      one.select('Spring');
      one.dieAfter(writes);
      expect(() => ask(one, { ask: 'write', seen })).toThrow();
      one.dieAfter(undefined);
      const spring = Object.keys(one.snapshot()).filter(name => !['Autumn', 'Log'].includes(name));
      const left = sheets(one, spring);
      pairOn(one, 'Autumn');
      expect(sheets(one, spring)).toBe(left);
      one.select('Spring');
      const begun = expectView(one, { ask: 'state' }, 'begun');
      expectView(one, { ask: 'undo', action: begun.action }, 'undone');
      expect(one.values('Spring')).toEqual(SPRING);
      one.select('Autumn');
      expect(expectView(one, { ask: 'state' }, 'results missing').undo?.what).toBe('Pair round 3 · Autumn');
    }
  });
});

describe('a list that comes later', () => {
  test('has no part in the sheets that were made before it, with names that say no list', () => {
    const book = bookOf({ Spring: SPRING });
    pairOn(book, 'Spring');
    expectView(book, { ask: 'standings' }, 'standings written');
    const own = ['Spring', 'Round 3', 'Standings'];
    expect(book.workbook.sheetNames()).toEqual(expect.arrayContaining(own));
    const before = sheets(book, own);
    book.addSheet('Autumn', AUTUMN);
    pairOn(book, 'Autumn');
    expect(expectView(book, { ask: 'standings' }, 'standings written').sheet).toBe('Standings · Autumn');
    expect(sheets(book, own)).toBe(before);
    for (const front of own) {
      book.select(front);
      expect([front, answered(book, { ask: 'state' }).list?.name]).toEqual([front, 'Spring']);
    }
    book.select('Spring');
    expect(expectView(book, { ask: 'standings' }, 'standings written').sheet).toBe('Standings');
  });

  test('has no part in a sheet that a run left begun for another', () => {
    const master = bookOf({ Spring: SPRING });
    master.select('Spring');
    const { seen } = expectView(master, { ask: 'preview' }, 'preview');
    let left = 0;
    for (let writes = 1; writes < 8; writes++) {
      const book = master.copy();
      book.select('Spring');
      book.dieAfter(writes);
      const isDead = ((): boolean => {
        try {
          ask(book, { ask: 'write', seen });
          return false;
        } catch {
          return true;
        }
      })();
      book.dieAfter(undefined);
      const own = Object.keys(book.snapshot()).filter(name => name !== 'Log');
      const before = sheets(book, own);
      book.addSheet('Autumn', AUTUMN);
      pairOn(book, 'Autumn');
      expect(sheets(book, own)).toBe(before);
      expect(Object.keys(book.snapshot())).toContain('Round 3 · Autumn');
      if (isDead && own.includes('Round 3')) left += 1;
    }
    expect(left).toBeGreaterThan(0);
  });

  test('ten lists of the same members are ten tournaments', () => {
    const months = Array.from({ length: 10 }, (_, i) => `Month ${i + 1}`);
    const book = bookOf(Object.fromEntries(months.map((name, i) => [name, i % 2 === 0 ? SPRING : AUTUMN])));
    for (const month of months) pairOn(book, month);
    expect(answered(book, { ask: 'state' }).lists?.map(({ name }) => name)).toEqual(months);
    const before = months.map(name => sheets(book, [name, `Round 3 · ${name}`]));
    const third = months[2] as string;
    book.select(third);
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.values(third)).toEqual(SPRING);
    months.forEach((name, i) => {
      if (name !== third) expect(sheets(book, [name, `Round 3 · ${name}`])).toBe(before[i]);
    });
  });
});

describe('a tournament of the template beside lists of one’s own', () => {
  test('has its settings for itself', () => {
    const book = tournamentBook(6);
    book.addSheet('Juniors', AUTUMN);
    book.select('Juniors');
    const juniors = answered(book, { ask: 'state' });
    expect(juniors).toMatchObject({ view: { view: 'ready', round: 3 }, list: { name: 'Juniors' } });
    expect(juniors.event?.system).toBe('Swiss');
    pairOn(book, 'Juniors');
    book.select('Wall list');
    expect(answered(book, { ask: 'state' })).toMatchObject({
      view: { view: 'ready', round: 1 },
      event: { system: 'McMahon' },
      list: { name: 'Wall list', players: 6 },
    });
    pairOn(book, 'Wall list');
    expect(book.workbook.sheetNames()).toEqual(expect.arrayContaining(['Round 1', 'Round 3 · Juniors']));
    for (const front of ['Settings', 'Round 1', 'Tournament system']) {
      book.select(front);
      expect([front, answered(book, { ask: 'state' }).list?.name]).toEqual([front, 'Wall list']);
    }
    book.select('Round 3 · Juniors');
    expect(answered(book, { ask: 'state' }).list?.name).toBe('Juniors');
  });
});

describe('rows of the Log that do not say whose they are', () => {
  test('belong to the lists whose sheets they name', () => {
    const book = clubBook();
    pairOn(book, 'Spring');
    pairOn(book, 'Autumn');
    for (const row of [2, 3]) book.type('Log', `M${row}`, '');
    for (const [sheet, action] of [
      ['Spring', '1'],
      ['Autumn', '2'],
    ] as const) {
      book.select(sheet);
      expect(expectView(book, { ask: 'state' }, 'results missing').undo?.action).toBe(action);
    }
    book.type(`Round 3 · Autumn`, 'F4', 'b');
    expectView(book, { ask: 'record' }, 'recorded');
    expect(book.values('Log').map(line => line[12])).toEqual(['List', '', '', '3']);
  });
});

/** More actions than one look reads of the Log. */
const MANY = 13;

/** Pairs a round of a list and takes it back, time and again. */
function pairAndUndo(book: MemoryWorkbook, sheet: string): void {
  for (let i = 0; i < MANY; i++) {
    pairOn(book, sheet);
    const { undo } = ask(book, { ask: 'state' }) as { readonly undo?: { readonly action: string } };
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
  }
}

describe('L51: a list that many actions of others followed', () => {
  test('is undone as ever', () => {
    const book = clubBook();
    pairOn(book, 'Spring');
    pairAndUndo(book, 'Autumn');
    book.select('Spring');
    const view = ask(book, { ask: 'state' });
    if (!('undo' in view)) throw new Error(view.view);
    expect(view.undo?.what).toBe('Pair round 3 · Spring');
    expectView(book, { ask: 'undo', action: view.undo?.action ?? '' }, 'undone');
    expect(book.values('Spring')).toEqual(SPRING);
  });

  test('still knows what was changed since its round was paired', () => {
    const book = clubBook();
    pairOn(book, 'Spring');
    pairAndUndo(book, 'Autumn');
    book.type('Spring', 'B2', '3d');
    book.select('Spring');
    expect(expectView(book, { ask: 'state' }, 'details changed')).toBeDefined();
  });

  test.each([2, 3, 4, 5])('is finished where its run died at write %i', at => {
    const book = clubBook();
    book.select('Spring');
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    book.dieAfter(at);
    try {
      ask(book, { ask: 'write', seen });
    } catch {
      // It died.
    }
    book.dieAfter(undefined);
    const spring = sheets(
      book,
      book.workbook.sheetNames().filter(name => /Spring/.test(name)),
    );
    pairAndUndo(book, 'Autumn');
    expect(
      sheets(
        book,
        book.workbook.sheetNames().filter(name => /Spring/.test(name)),
      ),
    ).toBe(spring);
    book.select('Autumn');
    expect(JSON.stringify(ask(book, { ask: 'state' }))).not.toContain('Spring');
    book.select('Spring');
    const view = ask(book, { ask: 'state' });
    if (view.view !== 'begun') throw new Error(view.view);
    expectView(book, { ask: 'finish', action: view.action }, 'results missing');
    expect(book.workbook.sheetNames()).toContain('Round 3 · Spring');
  });
});
