import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { readRequest } from '../../src/application/panel/readRequest';
import type { Answer, RequestOfList } from '../../src/application/protocol/protocol';
import { makeA1 } from '../../src/sheet/cells/cell';
import { copyOfBook } from './copyOfBook';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/** L38: lists in one sheet are tournaments of their own. */
const TITLES = ['Name', 'Rank', 'R1', 'R2', 'R3'];
const ADULTS = [
  TITLES,
  ['Anna', '4d', '2+/w', '', ''],
  ['Ben', '3d', '1-/b', '', ''],
  ['Carl', '2d', '4+/w', '', ''],
  ['Dora', '1d', '3-/b', '', ''],
];
const JUNIORS = [
  TITLES,
  ['Karl', '5k', '2+/w', '', ''],
  ['Lena', '6k', '1-/b', '', ''],
  ['Max', '7k', '4+/w', '', ''],
  ['Nora', '8k', '3-/b', '', ''],
];
const BLANK = ['', '', '', '', ''];

const bookOf = (values: readonly (readonly string[])[]): MemoryWorkbook => {
  const book = memoryWorkbook();
  book.addSheet('Club', values);
  book.removeSheet('Sheet1');
  book.select('Club', 'A1');
  return book;
};

const besides = (gap: readonly string[] = ['']): readonly (readonly string[])[] =>
  ADULTS.map((line, row) => [...line, ...gap, ...(JUNIORS[row] ?? [])]);

/** Two lists in one sheet: what they are, where the second begins, and the cells of each. */
const SHAPES = [
  { shape: 'below a blank row', values: [...ADULTS, BLANK, ...JUNIORS], second: 'A7' },
  { shape: 'below two blank rows', values: [...ADULTS, BLANK, BLANK, ...JUNIORS], second: 'A8' },
  { shape: 'below a heading', values: [...ADULTS, ['Juniors'], ...JUNIORS], second: 'A7' },
  { shape: 'side by side', values: besides(), second: 'G1' },
] as const;

function answered(book: MemoryWorkbook, request: RequestOfList): Answer {
  const read = readRequest(JSON.parse(JSON.stringify(request)));
  if (!read) throw new Error(`the protocol does not have ${JSON.stringify(request)}`);
  return answer(book.workbook, read);
}

function pairAt(book: MemoryWorkbook, a1: string): void {
  book.select('Club', a1);
  const { seen } = expectView(book, { ask: 'preview' }, 'preview');
  expectView(book, { ask: 'write', seen }, 'written');
}

/** The rows of some players. */
const rowsOf = (book: MemoryWorkbook, names: readonly string[]): readonly string[] =>
  book
    .values('Club')
    .map(line => line.map(String))
    .flatMap(line => {
      const at = line.findIndex(cell => names.includes(cell));
      return at < 0 ? [] : [line.slice(at, at + 5).join('|')];
    });
const ADULT_NAMES = ADULTS.slice(1).map(([name = '']) => name);
const JUNIOR_NAMES = JUNIORS.slice(1).map(([name = '']) => name);

describe.each(SHAPES)('two lists $shape', ({ shape, values, second }) => {
  // N152: of a sheet in the copy only the first list was looked at.
  test('a copy is merged into the second from its second', () => {
    const book = bookOf(values);
    pairAt(book, second);
    const outside = book.copy();
    const [row = 0, column = 0] =
      outside
        .values('Club')
        .flatMap((line, r) => line.flatMap((cell, c) => (String(cell).includes('?') ? [[r, c]] : [])))[0] ??
      [];
    const a1 = makeA1(row, column);
    const won = String(outside.cell('Club', a1)).replace('?', '+');
    outside.type('Club', a1, won);
    const adults = rowsOf(book, ADULT_NAMES);
    const copy = copyOfBook(outside);
    book.select('Club', second);
    const { seen } = expectView(book, { ask: 'preview merge', copy }, 'merge');
    expectView(book, { ask: 'merge', copy, seen }, 'merged');
    expect(book.cell('Club', a1)).toBe(won);
    expect(rowsOf(book, ADULT_NAMES)).toEqual(adults);
  });

  test('the panel says which, the active cell and a press choose', () => {
    const book = bookOf(values);
    const first = answered(book, { ask: 'state' });
    expect(first.list).toMatchObject({ name: 'Club', players: 4 });
    expect(first.list?.range.startsWith('A1:')).toBe(true);
    expect(first.lists?.map(({ players }) => players)).toEqual([4, 4]);
    expect(first.lists?.map(({ range }) => range.split(':')[0])).toEqual(['A1', second]);
    book.select('Club', second);
    expect(answered(book, { ask: 'state' }).list?.range.split(':')[0]).toBe(second);
    const [, other] = first.lists ?? [];
    book.select('Club', 'A1');
    expect(answered(book, { ask: 'choose list', list: other?.id ?? '' }).list?.id).toBe(other?.id);
    expect(answered(book, { ask: 'state' }).list?.id).toBe(other?.id);
  });

  test('each is paired, recorded and undone for itself', () => {
    const book = bookOf(values);
    const before = [rowsOf(book, ADULT_NAMES), rowsOf(book, JUNIOR_NAMES)];
    pairAt(book, second);
    expect(rowsOf(book, ADULT_NAMES)).toEqual(before[0]);
    const juniors = rowsOf(book, JUNIOR_NAMES);
    expect(juniors).not.toEqual(before[1]);
    expect(juniors.every(line => /\|[1-4]\?\/[bw]\|/.test(line))).toBe(true);
    book.select('Club', 'A1');
    expect(ask(book, { ask: 'state' })).toMatchObject({ view: 'ready', round: 2, undo: undefined });
    pairAt(book, 'A1');
    expect(rowsOf(book, JUNIOR_NAMES)).toEqual(juniors);
    const rounds = book.workbook.sheetNames().filter(name => name.startsWith('Round 2'));
    expect(rounds).toEqual([`Round 2 · Club ${second}`, 'Round 2 · Club A1']);
    // The sheet of a round says whose it is.
    book.select(`Round 2 · Club ${second}`);
    const { list, view } = answered(book, { ask: 'state' });
    expect(list?.range.split(':')[0]).toBe(second);
    expect(JSON.stringify(view)).not.toMatch(/Anna|Ben|Carl|Dora/);
    book.type(`Round 2 · Club ${second}`, 'F4', 'b');
    expect(expectView(book, { ask: 'record' }, 'recorded').results).toBe(1);
    book.select('Club', 'A1');
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    expect(undo?.what).toBe('Pair round 2 · Club A1');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(rowsOf(book, ADULT_NAMES)).toEqual(before[0]);
    book.select('Club', second);
    for (let i = 0; i < 2; i++) {
      const state = ask(book, { ask: 'state' });
      if (!('undo' in state) || !state.undo) throw new Error(state.view);
      expectView(book, { ask: 'undo', action: state.undo.action }, 'undone');
    }
    expect([rowsOf(book, ADULT_NAMES), rowsOf(book, JUNIOR_NAMES)]).toEqual(before);
  });

  test('rows above and columns to the left do not part a list from its Log', () => {
    const book = bookOf(values);
    pairAt(book, second);
    pairAt(book, 'A1');
    const ids = answered(book, { ask: 'state' }).lists?.map(({ id }) => id);
    book.insertRow('Club', 0);
    book.insertRow('Club', 0);
    book.workbook.insertColumns('Club', -1, 1);
    const now = answered(book, { ask: 'state' });
    expect(now.lists?.map(({ id }) => id)).toEqual(ids);
    for (const [id, names] of [
      [ids?.[1], JUNIOR_NAMES],
      [ids?.[0], ADULT_NAMES],
    ] as const) {
      const { view } = answered(book, { ask: 'choose list', list: id ?? '' });
      if (view.view !== 'results missing') throw new Error(view.view);
      const done = answered(book, { ask: 'undo', action: view.undo?.action ?? '', list: id });
      expect(done.view.view).toBe('undone');
      expect(rowsOf(book, names).every(line => !line.includes('?'))).toBe(true);
    }
  });

  test('a list that was alone keeps its Log when another one comes', () => {
    const book = bookOf(ADULTS);
    pairAt(book, 'A1');
    const { list } = answered(book, { ask: 'state' });
    values.forEach((line, row) =>
      line.forEach((cell, column) => {
        if (column > 4 || row > 4) book.type('Club', `${'ABCDEFGHIJKLM'[column]}${row + 1}`, cell);
      }),
    );
    book.select('Club', second);
    const juniors = answered(book, { ask: 'state' });
    expect(juniors.view).toMatchObject({ view: 'ready', undo: undefined });
    expect(juniors.lists?.[0]?.id).toBe(list?.id);
    book.select('Club', 'A1');
    expect(expectView(book, { ask: 'state' }, 'results missing').undo?.what).toBe('Pair round 2');
  });

  test('a run that died in one leads out there', () => {
    const master = bookOf(values);
    master.select('Club', second);
    const { seen } = expectView(master, { ask: 'preview' }, 'preview');
    for (let writes = 1; writes < 7; writes++) {
      const book = master.copy();
      book.dieAfter(writes);
      try {
        ask(book, { ask: 'write', seen });
      } catch {
        // The power is gone.
      }
      book.dieAfter(undefined);
      book.select('Club', 'A1');
      const before = rowsOf(book, JUNIOR_NAMES);
      expect(ask(book, { ask: 'state' })).toMatchObject({ view: 'ready', undo: undefined });
      pairAt(book, 'A1');
      expect(rowsOf(book, JUNIOR_NAMES)).toEqual(before);
    }
  });

  test('standings and settings are its own', () => {
    const book = bookOf(values);
    book.select('Club', second);
    const { sheet } = expectView(book, { ask: 'standings' }, 'standings written');
    expect(sheet).toBe(`Standings · Club ${second}`);
    const begin = shape === 'below a heading' ? 'A6' : second;
    expect(book.formula(sheet, 'A1')).toContain(`'Club'!${begin}:`);
    book.select('Club', 'A1');
    expect(expectView(book, { ask: 'standings' }, 'standings written').sheet).toBe('Standings · Club A1');
  });
});

describe('what comes into the upper list', () => {
  test('takes no cell of the lower one', () => {
    const book = bookOf([...ADULTS, BLANK, BLANK, ...JUNIORS]);
    const before = rowsOf(book, JUNIOR_NAMES);
    const register = (name: string) => {
      const source = { from: 'person', person: { name, rank: '3k' }, round: '' } as const;
      const found = expectView(book, { ask: 'preview people', source }, 'people');
      return ask(book, { ask: 'write people', source, seen: found.seen, replace: false });
    };
    expect(register('Udo').view).toBe('registration');
    expect(rowsOf(book, ['Udo'])).toHaveLength(1);
    // The last free row above the titles of the other keeps them apart.
    register('Vera');
    expect(rowsOf(book, ['Vera'])).toEqual([]);
    expect(rowsOf(book, JUNIOR_NAMES)).toEqual(before);
    expect(book.values('Club')[6]?.join('')).toBe('');
    expect(book.values('Club')[7]).toEqual(TITLES);
  });

  test('a round more is made where nothing of the other is parted', () => {
    for (const { values, second } of SHAPES) {
      const book = bookOf(values);
      const before = rowsOf(book, JUNIOR_NAMES);
      for (let round = 2; round <= 3; round++) {
        pairAt(book, 'A1');
        book.select('Club', 'A1');
        const { games = [] } = expectView(book, { ask: 'state' }, 'results missing');
        const results = games.map(({ black, white }) => ({ round, black, white, result: '1-0' as const }));
        expectView(book, { ask: 'record', results }, 'recorded');
      }
      book.select('Club', 'A1');
      const view = ask(book, { ask: 'check' });
      const mend = JSON.stringify(view).match(/"mend":"([^"]+)"[^}]*"label":"Add round 4"/)?.[1];
      if (mend !== undefined) ask(book, { ask: 'mend', mend });
      expect(rowsOf(book, JUNIOR_NAMES)).toEqual(before);
      const { lists } = answered(book, { ask: 'state' });
      expect(lists?.map(({ players }) => players)).toEqual([4, 4]);
      expect(second).not.toBe('');
    }
  });
});
