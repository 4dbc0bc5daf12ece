import { describe, expect, test } from 'vitest';
import { listsAt, partsIn, sheetKnownBy, type ListSheet } from '../../src/application/lists/listsAt';
import { copiedFrom, listNow, listsNow } from '../../src/application/lists/listsNow';
import { loggedLists } from '../../src/application/lists/logged';
import { lostListIn } from '../../src/application/lists/lostList';
import { seenFor } from '../../src/application/lists/seenFor';
import { openTournament } from '../../src/application/read/openTournament';
import type { Area, Workbook } from '../../src/application/workbook/workbook';
import { LIST_COLUMN, LOG_TITLES } from '../../src/sheet/write/logRows';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';

/** Lists below and beside each other in one sheet: which cells are whose, and by what each is known. */
type Lines = readonly (readonly string[])[];

const TITLES = ['Name', 'Rank', 'R1', 'R2'];
const ADULTS = [TITLES, ['Anna', '4d', '2+', ''], ['Ben', '3d', '1-', '']];
const JUNIORS = [TITLES, ['Karl', '5k', '2+', ''], ['Lena', '6k', '1-', '']];
const BLANK = ['', '', '', ''];
const BELOW = [...ADULTS, BLANK, BLANK, ...JUNIORS];
const BESIDE = ADULTS.map((line, i) => [...line, '', ...(JUNIORS[i] ?? [])]);

/** A workbook with these sheets; their ids are 2, 3 and so on. */
function bookOf(sheets: Readonly<Record<string, Lines>>): MemoryWorkbook {
  const book = memoryWorkbook();
  for (const [name, values] of Object.entries(sheets)) book.addSheet(name, values);
  book.removeSheet('Sheet1');
  return book;
}

/** A row of the Log: the cell that says whose it is, and the players for whom something was written. */
function row(
  no: number,
  list: string,
  written: Partial<Readonly<Record<number, string>>> = {},
): readonly string[] {
  const line = [String(no), '', `Action ${no}`, 'done', '', '0.1.0', ''];
  return LOG_TITLES.map((_, at) => written[at] ?? (at === LIST_COLUMN ? list : (line[at] ?? '')));
}
const log = (...rows: Lines): Lines => [LOG_TITLES, ...rows];

const at = (sheet: string, top: number, left: number, rows = 1, columns = 1): Area => ({
  sheet,
  row: top,
  column: left,
  rows,
  columns,
});

const found = ({ workbook }: MemoryWorkbook, sheet = 'Club'): readonly ListSheet[] =>
  listsAt(workbook, sheet, loggedLists(workbook));
const idsIn = (book: MemoryWorkbook): readonly (string | undefined)[] =>
  found(book).map(({ named, id }) => (named ? 'WallList' : id));

/** What whoever stands in a cell of the sheet sees. */
function seenAt({ workbook, select }: MemoryWorkbook, a1: string): Workbook {
  select('Club', a1);
  return seenFor(workbook, { isLook: true });
}
const beginOf = ({ list }: Workbook): readonly (number | undefined)[] => {
  const part = list?.part?.();
  return [part?.row, part?.from];
};

describe('the cells of a list', () => {
  test('end before a blank row or column that keeps it apart from the next', () => {
    expect(partsIn(BELOW).map(({ top, bottom }) => [top, bottom])).toEqual([
      [0, 4],
      [5, Infinity],
    ]);
    const close = [...ADULTS, ...JUNIORS];
    expect(partsIn(close).map(({ top, bottom }) => [top, bottom])).toEqual([
      [0, 3],
      [3, Infinity],
    ]);
    expect(partsIn(BESIDE).map(({ left, right }) => [left, right])).toEqual([
      [0, 4],
      [5, Infinity],
    ]);
    const touching = ADULTS.map((line, i) => [...line, ...(JUNIORS[i] ?? [])]);
    expect(partsIn(touching).map(({ left, right }) => [left, right])).toEqual([
      [0, 4],
      [4, Infinity],
    ]);
    // Notes in the column between are the list’s.
    const noted = BESIDE.map((line, i) => line.map((cell, c) => (c === 4 && i === 2 ? 'ill' : cell)));
    expect(partsIn(noted).map(({ left, right }) => [left, right])).toEqual([
      [0, 5],
      [5, Infinity],
    ]);
    const remarked = BELOW.map((line, i) => (i === 4 ? ['', 'a remark', 'of two', ''] : line));
    expect(partsIn(remarked).map(({ bottom }) => bottom)).toEqual([5, Infinity]);
    expect(partsIn(ADULTS)).toEqual([]);
  });

  test('alone are read by whoever stands there', () => {
    const book = bookOf({ Club: BELOW });
    const blank = [BLANK, BLANK, BLANK, BLANK, BLANK];
    const [adults, juniors] = [seenAt(book, 'B3'), seenAt(book, 'B7')];
    expect(juniors.read('Club')?.values).toEqual([...blank, ...JUNIORS]);
    expect(juniors.readAgain('Club')?.values).toEqual([...blank, ...JUNIORS]);
    expect(adults.read('Club')?.values).toEqual([...ADULTS, ...blank]);
    expect(juniors.readArea(at('Club', 2, 0, 4, 2))).toEqual([
      ['', ''],
      ['', ''],
      ['', ''],
      ['Name', 'Rank'],
    ]);
    expect(juniors.readArea(at('Club', 6, 0, 1, 2))).toEqual([['Karl', '5k']]);
  });

  test('alone have formulas and formats; other sheets are seen as they are', () => {
    const book = bookOf({ Club: BELOW, Notes: [['Bring clocks'], ['and pens']] });
    for (const [line, a1] of [
      [1, '=A1'],
      [6, '=A6'],
    ] as const)
      book.writeFormula({ sheet: 'Club', row: line, column: 3 }, a1);
    book.writeFormula({ sheet: 'Notes', row: 0, column: 1 }, '=A1');
    const seen = seenAt(book, 'B7');
    expect(seen.formulas('Club').map(line => line[3])).toEqual(['', '', '', '', '', '', '=A6', '']);
    expect(seen.formulas('Notes')[0]).toEqual(['', '=A1']);
    expect(seen.formats(at('Club', 4, 0, 2, 2))).toEqual([
      ['@', '@'],
      ['General', 'General'],
    ]);
    expect(seen.formats(at('Notes', 0, 0))).toEqual([['General']]);
    expect(seen.read('Notes')?.values).toEqual([
      ['Bring clocks', ''],
      ['and pens', ''],
    ]);
    expect(seen.readAgain('Notes')?.values[1]).toEqual(['and pens', '']);
    expect(seen.readArea(at('Notes', 0, 0))).toEqual([['Bring clocks']]);
    expect([seen.read('Nowhere'), seen.readAgain('Nowhere')]).toEqual([undefined, undefined]);
  });

  test('alone have values of formulas, where the workbook has them', () => {
    const book = bookOf({ Club: BELOW, Notes: [['Bring clocks']] });
    expect(seenAt(book, 'B7')).not.toHaveProperty('valuesOfFormulas');
    const valuesOfFormulas = (sheet: string): Lines | undefined =>
      sheet === 'Nowhere' ? undefined : book.values(sheet).map(line => line.map(String));
    const seen = seenFor({ ...book.workbook, valuesOfFormulas }, { isLook: true });
    expect(seen.valuesOfFormulas?.('Club')?.map(([name]) => name)).toEqual([
      '',
      '',
      '',
      '',
      '',
      'Name',
      'Karl',
      'Lena',
    ]);
    expect(seen.valuesOfFormulas?.('Notes')).toEqual([['Bring clocks']]);
    expect(seen.valuesOfFormulas?.('Nowhere')).toBeUndefined();
    const none = seenFor({ ...book.workbook, valuesOfFormulas: () => undefined }, { isLook: true });
    expect(none.valuesOfFormulas?.('Club')).toBeUndefined();
  });

  test('alone are written', () => {
    const book = bookOf({ Club: BELOW, Notes: [['Bring clocks']] });
    const seen = seenAt(book, 'B7');
    const put = (sheet: string, line: number, column: number, cells: string[][]): void =>
      seen.ready(sheet, [{ row: line, column, cells }]).forEach(write => write());
    put('Club', 6, 3, [['2+'], ['1-']]);
    put('Notes', 0, 0, [['Bring pens']]);
    expect([book.cell('Club', 'D7'), book.cell('Club', 'D8'), book.cell('Notes', 'A1')]).toEqual([
      '2+',
      '1-',
      'Bring pens',
    ]);
    for (const [line, column, cells] of [
      [2, 3, [['x']]],
      [4, 3, [['x'], ['x']]],
    ] as const)
      expect(() =>
        put(
          'Club',
          line,
          column,
          cells.map(one => [...one]),
        ),
      ).toThrow('Club');
    const left = seenFor(bookOf({ Club: BESIDE }).workbook, { isLook: true });
    expect(() => left.ready('Club', [{ row: 1, column: 3, cells: [['x', 'x']] }])).toThrow('Club');
    expect(book.values('Club').slice(0, 5)).toEqual([...ADULTS, BLANK, BLANK]);
  });

  test('are found again after rows came in, and none while there are not as many lists', () => {
    const book = bookOf({ Club: BELOW });
    const seen = seenAt(book, 'B7');
    book.insertRow('Club', 0);
    expect([beginOf(seen), seen.read('Club')?.values[7]?.[0]]).toEqual([[6, 0], 'Karl']);
    seen.renameSheet('Club', 'Verein');
    expect([beginOf(seen), seen.read('Verein')?.values[7]?.[0]]).toEqual([[6, 0], 'Karl']);
    expect(seen.read('Verein')?.values[2]?.[0]).toBe('');
    book.type('Verein', 'A2', 'somebody');
    book.type('Verein', 'B2', '');
    expect(beginOf(seen)).toEqual([undefined, undefined]);
    expect(seen.read('Verein')?.values.flat().join('')).toBe('');
    expect(seen.readArea(at('Verein', 7, 0))).toEqual([['']]);
    expect(() => seen.ready('Verein', [{ row: 7, column: 3, cells: [['x']] }])).toThrow('Verein');
  });

  test('are still its own when another sheet is renamed', () => {
    const book = bookOf({ Club: BELOW, Notes: [['Bring clocks']] });
    const seen = seenAt(book, 'B7');
    seen.renameSheet('Notes', 'Remarks');
    expect(seen.read('Club')?.values[0]).toEqual(BLANK);
    expect(book.workbook.sheetNames()).toEqual(['Club', 'Remarks']);
  });
});

describe('the one of several lists', () => {
  test('is that with the active cell, else the one worked with last, else the first', () => {
    const book = bookOf({ Club: BELOW, Notes: [['Bring clocks']] });
    expect([beginOf(seenAt(book, 'B2')), beginOf(seenAt(book, 'B8'))]).toEqual([
      [0, 0],
      [5, 0],
    ]);
    // Between the two nobody stands in either.
    expect(beginOf(seenAt(book, 'B5'))).toEqual([0, 0]);
    const worked = bookOf({
      Club: BELOW,
      Notes: [['Bring clocks']],
      Log: log(row(1, 'WallList_2_1'), row(2, 'WallList_2_2')),
    });
    worked.workbook.nameArea('WallList_2_1', at('Club', 5, 0));
    worked.workbook.nameArea('WallList_2_2', at('Club', 0, 0));
    expect(beginOf(seenAt(worked, 'B5'))).toEqual([0, 0]);
    const other = bookOf({ Club: BELOW, Log: log(row(1, 'WallList_2_2'), row(2, 'WallList_2_1')) });
    other.workbook.nameArea('WallList_2_1', at('Club', 5, 0));
    other.workbook.nameArea('WallList_2_2', at('Club', 0, 0));
    expect(beginOf(seenAt(other, 'B5'))).toEqual([5, 0]);
  });

  test('is the one that the screen shows, wherever somebody stands', () => {
    const book = bookOf({ Club: BELOW, Log: log(row(1, 'WallList_2_1'), row(2, 'WallList_2_2')) });
    book.workbook.nameArea('WallList_2_1', at('Club', 5, 0));
    book.workbook.nameArea('WallList_2_2', at('Club', 0, 0));
    book.select('Club', 'B2');
    const asked = (list: string): readonly unknown[] =>
      beginOf(seenFor(book.workbook, { list, isLook: false }));
    expect([asked('WallList_2_1'), asked('WallList_2_2')]).toEqual([
      [5, 0],
      [0, 0],
    ]);
    // The sheet as a whole is none of them.
    expect(asked('2')).toEqual([0, 0]);
    book.select('Club', 'B7');
    expect(asked('2')).toEqual([5, 0]);
  });

  test('is labelled by its first title', () => {
    const [below, beside] = [bookOf({ Club: BELOW }), bookOf({ Club: BESIDE })];
    expect([seenAt(below, 'B2').list?.label, seenAt(below, 'B7').list?.label]).toEqual([
      'Club A1',
      'Club A6',
    ]);
    expect(seenAt(beside, 'G2').list?.label).toBe('Club F1');
  });

  test('gets a name over its titles that no list of the Log has', () => {
    const book = bookOf({ Club: BELOW });
    const { list } = seenAt(book, 'B7');
    expect([list?.id(), idsIn(book)]).toEqual(['WallList_2_2', ['WallList_2_1', 'WallList_2_2']]);
    list?.keepName?.();
    expect(book.workbook.namedArea('WallList_2_2')).toEqual(at('Club', 5, 0));
    // A second time it has one.
    book.insertRow('Club', 0);
    const writes = book.writes();
    list?.keepName?.();
    expect([book.workbook.namedArea('WallList_2_2')?.row, book.writes()]).toEqual([6, writes]);
    const taken = bookOf({ Club: BELOW, Log: log(row(1, 'WallList_2_1')) });
    expect(idsIn(taken)).toEqual(['WallList_2_2', 'WallList_2_3']);
  });

  test('is known by the name over its titles, unless that stands over a blank cell or in another sheet', () => {
    const book = bookOf({ Club: BELOW, Log: log(row(1, 'WallList_2_7')) });
    book.workbook.nameArea('WallList_2_7', at('Club', 5, 0));
    expect(idsIn(book)).toEqual(['WallList_2_1', 'WallList_2_7']);
    book.workbook.nameArea('WallList_2_7', at('Club', 4, 0));
    expect(idsIn(book)).toEqual(['WallList_2_1', 'WallList_2_2']);
    book.workbook.nameArea('WallList_2_7', at('Log', 0, 0));
    expect(idsIn(book)).toEqual(['WallList_2_1', 'WallList_2_2']);
    book.workbook.nameArea('WallList', at('Club', 5, 0, 3, 4));
    expect(idsIn(book)).toEqual(['WallList_2_1', 'WallList']);
    book.workbook.nameArea('WallList', at('Log', 5, 0, 3, 4));
    expect(idsIn(book)).toEqual(['WallList_2_1', 'WallList_2_2']);
  });

  test('that had the sheet for itself is the one with most of its players', () => {
    const players = (...names: readonly string[]) => ({
      6: `D2:D${names.length + 1} · Club`,
      7: '[0]',
      8: JSON.stringify([names.map(() => ['x'])]),
      9: JSON.stringify([[['R2', 3, 0, 1], [['Name', 0, 0, 1]], names.map(name => [name])]]),
    });
    const book = (...names: readonly string[]): MemoryWorkbook =>
      bookOf({ Club: BELOW, Log: log(row(1, '2', players(...names))) });
    expect(idsIn(book('Karl', 'Lena'))).toEqual(['WallList_2_1', undefined]);
    expect(idsIn(book('Anna', 'Ben'))).toEqual([undefined, 'WallList_2_1']);
    expect(idsIn(book('Karl', 'Anna', 'Lena'))).toEqual(['WallList_2_1', undefined]);
    expect(idsIn(book('Nobody', 'Else'))).toEqual([undefined, 'WallList_2_1']);
  });

  test('has no row of the one that had the sheet for itself', () => {
    const book = bookOf({ Club: BELOW, Log: log(row(1, '2'), row(2, 'WallList_2_1')) });
    book.workbook.nameArea('WallList_2_1', at('Club', 5, 0));
    const owned = ({ list }: Workbook) => [1, 2].map(no => list?.owns?.(no, '', false));
    expect([owned(seenAt(book, 'B2')), owned(seenAt(book, 'B7'))]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('keeps its name when the others are deleted', () => {
    const alone = [BLANK, BLANK, ...JUNIORS];
    const book = bookOf({ Club: alone, Log: log(row(1, 'WallList_2_1'), row(2, 'WallList_2_2')) });
    book.workbook.nameArea('WallList_2_1', at('Club', 3, 0));
    book.workbook.nameArea('WallList_2_2', at('Club', 2, 0));
    expect(found(book)).toEqual([{ sheet: 'Club', named: false, id: 'WallList_2_2' }]);
    book.workbook.nameArea('WallList', at('Club', 2, 0, 3, 4));
    expect(found(book)).toEqual([{ sheet: 'Club', named: true }]);
    expect(found(bookOf({ Club: alone }))).toEqual([{ sheet: 'Club', named: false }]);
  });
});

test('a sheet is found by what its list is known by', () => {
  const { workbook } = bookOf({ Spring: ADULTS, Club: BELOW });
  const knownBy = (id: string): string | undefined => sheetKnownBy(workbook, id);
  expect([knownBy('2'), knownBy('3'), knownBy('77'), knownBy(''), knownBy('WallList')]).toEqual([
    'Spring',
    'Club',
    undefined,
    undefined,
    undefined,
  ]);
  // Before the name stands over its titles, by the id in it.
  expect([knownBy('WallList_3_2'), knownBy('WallList_77_2'), knownBy('WallList_3_x')]).toEqual([
    'Club',
    undefined,
    undefined,
  ]);
  workbook.nameArea('WallList_3_2', at('Spring', 0, 0));
  workbook.nameArea('WallList', at('Club', 0, 0));
  expect([knownBy('WallList_3_2'), knownBy('WallList')]).toEqual(['Spring', 'Club']);
});

describe('the lists that the panel tells', () => {
  const told = (book: MemoryWorkbook, front: string, a1 = 'A1') => {
    book.select(front, a1);
    const seen = seenFor(book.workbook, { isLook: true });
    const now = listNow(seen, openTournament(seen)!)!;
    return {
      now,
      all: listsNow(book.workbook, seen, now)?.map(({ id, name, range, players }) => [
        id,
        name,
        range,
        players,
      ]),
    };
  };

  test('have their cells from the titles to the last player, and the columns up to a blank one', () => {
    const wide = (lines: Lines): Lines =>
      lines.map((line, i) => ['', '', ...line, i === 0 ? 'Wins' : '1', '', 'Fee']);
    const book = bookOf({ Club: [BLANK, ...wide(ADULTS), BLANK, ['Prizes at six']] });
    expect(told(book, 'Club').now).toEqual({ id: '2', name: 'Club', range: 'C2:G4', players: 2 });
    // One list needs no others beside it.
    expect(told(book, 'Club').all).toBeUndefined();
  });

  test('are all of the workbook, in the order of its sheets', () => {
    const book = bookOf({ Spring: ADULTS, Notes: [['Bring clocks']], Club: BELOW, Autumn: JUNIORS });
    const all = [
      ['2', 'Spring', 'A1:D3', 2],
      ['WallList_4_1', 'Club', 'A1:D3', 2],
      ['WallList_4_2', 'Club', 'A6:D8', 2],
      ['5', 'Autumn', 'A1:D3', 2],
    ];
    expect(told(book, 'Spring').all).toEqual(all);
    expect(told(book, 'Club', 'A7').all).toEqual(all);
    book.workbook.nameArea('WallList', at('Autumn', 0, 0, 3, 4));
    expect(told(book, 'Spring').all?.[3]).toEqual(['WallList', 'Autumn', 'A1:D3', 2]);
    // The range of the template’s list may be larger than it.
    book.workbook.nameArea('WallList', at('Autumn', 0, 0, 90, 9));
    expect(told(book, 'Spring').all?.[3]).toEqual(['WallList', 'Autumn', 'A1:D3', 2]);
  });

  test('are told for one sheet with several, too', () => {
    const book = bookOf({ Club: BESIDE });
    expect(told(book, 'Club', 'F2').now.id).toBe('WallList_2_2');
    expect(told(book, 'Club', 'F2').all).toEqual([
      ['WallList_2_1', 'Club', 'A1:D3', 2],
      ['WallList_2_2', 'Club', 'F1:I3', 2],
    ]);
  });

  test('say of which one a list is a copy in which nothing was done yet', () => {
    const book = bookOf({ Spring: ADULTS, Autumn: JUNIORS, 'Copy of Spring': ADULTS });
    const copied = (front: string, done: Parameters<typeof copiedFrom>[2] = []): string | undefined => {
      book.select(front);
      return copiedFrom(book.workbook, seenFor(book.workbook, { isLook: true }), done);
    };
    expect(['Spring', 'Autumn', 'Copy of Spring'].map(front => copied(front))).toEqual([
      undefined,
      undefined,
      'Spring',
    ]);
    const action = {
      no: 1,
      when: '',
      what: '',
      status: 'done',
      undoes: undefined,
      rows: [1],
      hasCells: true,
      round: 1,
    } as const;
    expect(copied('Copy of Spring', [action])).toBeUndefined();
    expect(copiedFrom(book.workbook, book.workbook, [])).toBeUndefined();
  });
});

describe('a list of the Log that is gone from where it was', () => {
  const paired = (cells: Lines, names: Lines) => ({
    6: `D2:D${names.length + 1} · Club`,
    7: '[0]',
    8: JSON.stringify([cells]),
    9: JSON.stringify([[['R2', 3, 0, 1], [['Name', 0, 0, 1]], names]]),
  });
  const DONE = paired([['2?'], ['1?'], ['4?']], [['Anna'], ['Ben'], ['Carl']]);
  const MOVED = [
    TITLES,
    ['Anna', '4d', '', '2?'],
    ['Ben', '3d', '', '1+'],
    ['Carl', '2d', '', '4?'],
    ['Dora', '1d', '', '3?'],
  ];

  const lost = (book: MemoryWorkbook, sheet = 'New'): readonly unknown[] | undefined => {
    const { workbook } = book;
    const list = lostListIn(workbook, workbook.sheetId(sheet), workbook.read(sheet)?.values ?? []);
    return list && [list.id, list.name];
  };

  test('stands where most of its players stand with their opponents', () => {
    const log1 = log(row(1, '77', DONE));
    expect(lost(bookOf({ New: MOVED, Log: log1 }))).toEqual(['77', 'Club']);
    const against = (line: number, text: string): Lines =>
      MOVED.map((cells, i) => (i === line ? [...cells.slice(0, 3), text] : cells));
    // Two of three are most; whoever has another opponent is none of them.
    expect(lost(bookOf({ New: against(3, '5?'), Log: log1 }))).toEqual(['77', 'Club']);
    expect(lost(bookOf({ New: against(3, '4!'), Log: log1 }))).toEqual(['77', 'Club']);
    const two = MOVED.filter(([name]) => name !== 'Carl' && name !== 'Ben');
    expect(lost(bookOf({ New: two, Log: log1 }))).toBeUndefined();
    expect(lost(bookOf({ New: JUNIORS, Log: log1 }))).toBeUndefined();
    const one = against(3, '5?').map((cells, i) => (i === 2 ? [...cells.slice(0, 3), '3+'] : cells));
    expect(lost(bookOf({ New: one, Log: log1 }))).toBeUndefined();
  });

  test('is none while its cells are there, nor is the own one', () => {
    const still = bookOf({ Club: MOVED, New: MOVED, Log: log(row(1, '2', DONE)) });
    expect(lost(still)).toBeUndefined();
    // One player is enough for it to be there.
    const partly = bookOf({ Club: MOVED.slice(0, 2), New: MOVED, Log: log(row(1, '2', DONE)) });
    expect(lost(partly)).toBeUndefined();
    const empty = bookOf({ Club: [BLANK], New: MOVED, Log: log(row(1, '2', DONE)) });
    expect(lost(empty)).toEqual(['2', 'Club']);
    expect(lost(bookOf({ New: MOVED, Log: log(row(1, '2', DONE)) }))).toBeUndefined();
    expect(lost(bookOf({ New: MOVED }))).toBeUndefined();
    expect(lost(bookOf({ New: MOVED, Log: log(row(1, '', DONE)) }))).toBeUndefined();
  });

  test('is the newest of several, by what was written for it last', () => {
    const other = paired([['9?'], ['9?'], ['9?']], [['Anna'], ['Ben'], ['Carl']]);
    const both = log(row(1, '77', DONE), row(2, '78', DONE));
    expect(lost(bookOf({ New: MOVED, Log: both }))).toEqual(['78', 'Club']);
    const again = log(row(1, '77', DONE), row(2, '78', other), row(3, '77', {}));
    expect(lost(bookOf({ New: MOVED, Log: again }))).toEqual(['77', 'Club']);
    expect(lost(bookOf({ New: MOVED, Log: log(row(1, '77', DONE), row(2, '77', other)) }))).toBeUndefined();
    // Numbers name nobody in another list.
    const numbered = paired(
      [['2?'], ['1?']],
      [
        ['1', 'Anna'],
        ['2', ''],
      ],
    );
    expect(lost(bookOf({ New: MOVED, Log: log(row(1, '77', numbered)) }))).toBeUndefined();
  });

  test('among several is gone where its name is, or stands over a blank cell', () => {
    const book = bookOf({ Club: [BLANK, ...MOVED], New: MOVED, Log: log(row(1, 'WallList_2_1', DONE)) });
    expect(lost(book)).toEqual(['WallList_2_1', 'Club']);
    book.workbook.nameArea('WallList_2_1', at('Club', 0, 0));
    expect(lost(book)).toEqual(['WallList_2_1', 'Club']);
    book.workbook.nameArea('WallList_2_1', at('Club', 1, 0));
    expect(lost(book)).toBeUndefined();
  });

  test('is asked for only where nothing was done in the list', () => {
    const book = bookOf({ New: MOVED, Log: log(row(1, '77', DONE)) });
    const lostOf = (): unknown => seenFor(book.workbook, { isLook: true }).list?.lost?.();
    book.select('New');
    expect(lostOf()).toEqual({ id: '77', name: 'Club' });
    const own = bookOf({ New: MOVED, Log: log(row(1, '77', DONE), row(2, '2')) });
    own.select('New');
    expect(seenFor(own.workbook, { isLook: true }).list?.lost?.()).toBeUndefined();
  });
});
