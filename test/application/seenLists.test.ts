import { describe, expect, test } from 'vitest';
import { seenFor, seenForNew, isStillThere } from '../../src/application/lists/seenFor';
import { loggedLists } from '../../src/application/lists/logged';
import type { Workbook } from '../../src/application/workbook/workbook';
import { LIST_COLUMN, LOG_TITLES } from '../../src/sheet/write/logRows';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';

/** Which list is meant, and what of the workbook it sees: lists in sheets of their own, by the rows of the Log. */
type Lines = readonly (readonly string[])[];

const TITLES = ['Name', 'Rank', 'R1', 'R2'];
const SPRING = [TITLES, ['Anna', '4d', '2+', ''], ['Ben', '3d', '1-', '']];
const AUTUMN = [TITLES, ['Carl', '2d', '2+', ''], ['Dora', '1d', '1-', '']];
const NOTES = [['Bring clocks']];
const GAMES = [['Table', 'Black', 'White', 'Result']];

/** A workbook with these sheets; their ids are 2, 3 and so on. */
function bookOf(sheets: Readonly<Record<string, Lines>>): MemoryWorkbook {
  const book = memoryWorkbook();
  for (const [name, values] of Object.entries(sheets)) book.addSheet(name, values);
  book.removeSheet('Sheet1');
  return book;
}

/** A row of the Log: what was written, and the cell that says whose it is. */
const row = (no: number, cells: string, list: string, status = 'done'): readonly string[] => {
  const line = [String(no), '', `Action ${no}`, status, '', '0.1.0', cells];
  return LOG_TITLES.map((_, at) => (at === LIST_COLUMN ? list : (line[at] ?? '')));
};
const log = (...rows: Lines): Lines => [LOG_TITLES, ...rows];

const nameList = (book: MemoryWorkbook, sheet: string): void =>
  book.workbook.nameArea('WallList', { sheet, row: 0, column: 0, rows: 3, columns: 4 });

/** What is seen by whoever looks at a sheet. */
function seenAt({ workbook, select }: MemoryWorkbook, front: string): Workbook {
  select(front);
  return seenFor(workbook, { isLook: true });
}
const listAt = (book: MemoryWorkbook, front: string): string | undefined => seenAt(book, front).list?.sheet();

describe('the list that is meant', () => {
  test('is the one in front', () => {
    const book = bookOf({ Spring: SPRING, Autumn: AUTUMN });
    expect([listAt(book, 'Spring'), listAt(book, 'Autumn')]).toEqual(['Spring', 'Autumn']);
    expect(seenAt(book, 'Autumn').list?.id()).toBe('3');
  });

  test('is none where no sheet holds one: the workbook is seen as a whole', () => {
    const book = bookOf({ Notes: NOTES, 'Self-test': SPRING });
    expect(seenAt(book, 'Self-test')).toBe(book.workbook);
    expect(seenAt(book, 'Notes')).toBe(book.workbook);
  });

  test('is the one that the setting names, whatever is in front and whatever is asked for', () => {
    const settings = [['Wall list', 'autumn']];
    const book = bookOf({ Spring: SPRING, Autumn: AUTUMN, Settings: settings });
    expect(listAt(book, 'Spring')).toBe('Autumn');
    expect(seenFor(book.workbook, { list: '2', isLook: false }).list?.sheet()).toBe('Autumn');
    nameList(book, 'Spring');
    const seen = seenAt(book, 'Spring');
    expect(seen.list?.sheet()).toBe('Autumn');
    // The settings that say so are in force for it.
    expect(seen.sheetNames()).toContain('Settings');
  });

  test('is the one of the screen for what is pressed there, and a hint for a look', () => {
    const book = bookOf({ Spring: SPRING, Autumn: AUTUMN, Notes: NOTES });
    const asked = (front: string, list: string, isLook: boolean): string | undefined => {
      book.select(front);
      return seenFor(book.workbook, { list, isLook }).list?.sheet();
    };
    expect(asked('Spring', '3', false)).toBe('Autumn');
    expect(asked('Spring', '3', true)).toBe('Spring');
    expect(asked('Notes', '3', true)).toBe('Autumn');
    // A list that is gone is none.
    expect(asked('Autumn', '77', false)).toBe('Autumn');
    expect(asked('Notes', '77', true)).toBe('Spring');
    expect(asked('Notes', '', true)).toBe('Spring');
    expect(asked('Autumn', 'WallList', false)).toBe('Autumn');
  });

  test('is the one to which the sheet in front belongs', () => {
    const book = bookOf({
      Spring: SPRING,
      Autumn: AUTUMN,
      'Round 2 · Spring': GAMES,
      Log: log(row(1, '', '2 +4'), row(2, '', '3')),
    });
    expect(listAt(book, 'Round 2 · Spring')).toBe('Spring');
    expect(listAt(book, 'Log')).toBe('Autumn');
  });

  test('is the one that was worked with last where the sheet in front says none', () => {
    const sheets = { Spring: SPRING, Autumn: AUTUMN, Notes: NOTES };
    const worked = bookOf({ ...sheets, Log: log(row(1, '', '2'), row(2, '', '3'), row(3, '', '')) });
    expect(listAt(worked, 'Notes')).toBe('Autumn');
    // Its rows are of a list that is gone.
    const gone = bookOf({ ...sheets, Log: log(row(1, '', '2'), row(2, '', '77')) });
    expect(listAt(gone, 'Notes')).toBe('Spring');
    const named = bookOf(sheets);
    nameList(named, 'Autumn');
    expect(listAt(named, 'Notes')).toBe('Autumn');
    expect(listAt(bookOf(sheets), 'Notes')).toBe('Spring');
    expect(listAt(bookOf({ 'Self-test': SPRING, Notes: NOTES, Autumn: AUTUMN }), 'Notes')).toBe('Autumn');
  });

  test('is one that the Log knows, though its titles are gone', () => {
    const lost = AUTUMN.map((line, i) => (i === 0 ? line.map(() => '') : line));
    const book = bookOf({ Spring: SPRING, Autumn: lost, Log: log(row(1, '', '3'), row(2, '', '2')) });
    expect(listAt(book, 'Autumn')).toBe('Autumn');
  });

  test('is that of the template where no other sheet may hold one', () => {
    const book = bookOf({ 'Wall list': SPRING, Settings: [['System', 'Swiss']], 'Round 1': GAMES });
    nameList(book, 'Wall list');
    const seen = seenAt(book, 'Round 1');
    expect([seen.list?.sheet(), seen.list?.id()]).toEqual(['Wall list', 'WallList']);
    expect(seen.list?.others).toEqual([]);
    expect(seen.sheetNames()).toEqual(['Wall list', 'Settings', 'Round 1']);
  });

  test('keeps its sheet when that is renamed by the run itself', () => {
    const book = bookOf({ Spring: SPRING, Autumn: AUTUMN });
    const seen = seenAt(book, 'Autumn');
    expect(isStillThere(seen)).toBe(true);
    seen.renameSheet('Spring', 'May');
    expect(seen.list?.sheet()).toBe('Autumn');
    seen.renameSheet('Autumn', 'October');
    expect([seen.list?.sheet(), seen.list?.id(), isStillThere(seen)]).toEqual(['October', '3', true]);
    book.removeSheet('October');
    expect(isStillThere(seen)).toBe(false);
    expect(isStillThere(book.workbook)).toBe(false);
  });

  test('of a new tournament is yet to come', () => {
    const { list } = seenForNew(bookOf({ Spring: SPRING }).workbook);
    expect([list?.id(), list?.label, list?.sheet(), list?.others, list?.hidden(), list?.owns]).toEqual([
      'WallList',
      '',
      undefined,
      [],
      [],
      undefined,
    ]);
  });
});

describe('the sheets that a list sees', () => {
  const sheets = {
    Spring: SPRING,
    Autumn: AUTUMN,
    Notes: NOTES,
    'Round 2 · Spring': GAMES,
    'Round 2 · Autumn': GAMES,
    Log: log(row(1, '', '2 +5'), row(2, '', '3 +6')),
  };

  test('are its own and those of nobody', () => {
    const book = bookOf(sheets);
    const [spring, autumn] = [seenAt(book, 'Spring'), seenAt(book, 'Autumn')];
    expect(spring.sheetNames()).toEqual(['Spring', 'Notes', 'Round 2 · Spring', 'Log']);
    expect(autumn.sheetNames()).toEqual(['Autumn', 'Notes', 'Round 2 · Autumn', 'Log']);
    expect(spring.list?.others).toEqual(['Autumn']);
    expect(spring.list?.hidden()).toEqual(['Autumn', 'Round 2 · Autumn']);
    expect([spring.list?.label, autumn.list?.label]).toEqual(['Spring', 'Autumn']);
    expect(spring.list?.part).toBeUndefined();
  });

  test('are all where it is alone; then its name stands nowhere', () => {
    const { sheetNames, list } = seenAt(bookOf({ Spring: SPRING, Notes: NOTES }), 'Spring');
    expect(sheetNames()).toEqual(['Spring', 'Notes']);
    expect([list?.label, list?.others, list?.hidden(), list?.owns]).toEqual(['', [], [], undefined]);
  });

  test('are known by their names where a run died before it could tell their ids', () => {
    const made = 'F2:F3 · Spring\nA1:F5 + Round 2';
    const book = bookOf({
      Spring: SPRING,
      Autumn: AUTUMN,
      'Round 2': GAMES,
      Log: log(row(1, made, '2', 'begun'), row(2, '', '3')),
    });
    expect(seenAt(book, 'Autumn').sheetNames()).toEqual(['Autumn', 'Log']);
    expect(seenAt(book, 'Spring').sheetNames()).toEqual(['Spring', 'Round 2', 'Log']);
    // What was done tells its sheets by their ids.
    const done = bookOf({
      Spring: SPRING,
      Autumn: AUTUMN,
      'Round 2': GAMES,
      Log: log(row(1, made, '2'), row(2, '', '3')),
    });
    expect(seenAt(done, 'Autumn').sheetNames()).toContain('Round 2');
  });

  test('a list that an action made is no other list', () => {
    const book = bookOf({ Spring: SPRING, Shown: AUTUMN, Log: log(row(1, '', '2 +3')) });
    expect(seenAt(book, 'Spring').list?.others).toEqual([]);
    const typed = bookOf({ Spring: SPRING, Shown: AUTUMN, Log: log(row(1, '', '2')) });
    expect(seenAt(typed, 'Spring').list?.others).toEqual(['Shown']);
  });

  test('a list of the Log is another one though its titles are gone', () => {
    const book = bookOf({ Spring: SPRING, Autumn: NOTES, Log: log(row(1, '', '3')) });
    expect(seenAt(book, 'Spring').list?.others).toEqual(['Autumn']);
    const named = bookOf({ Spring: SPRING, 'Wall list': NOTES });
    nameList(named, 'Wall list');
    expect(seenAt(named, 'Spring').list?.others).toEqual(['Wall list']);
  });
});

describe('the rows of the Log', () => {
  /** Whether each row is the list's. */
  const owned = ({ list }: Workbook, rows: Lines): readonly (boolean | undefined)[] =>
    rows.map((line, i) => list?.owns?.(i + 1, line[LIST_COLUMN] ?? '', line[3] === 'begun'));

  test('are of the list that they name', () => {
    const rows = [row(1, '', '2'), row(2, '', '3'), row(3, '', '2')];
    const book = bookOf({ Spring: SPRING, Autumn: AUTUMN, Log: log(...rows) });
    expect(owned(seenAt(book, 'Spring'), rows)).toEqual([true, false, true]);
    expect(owned(seenAt(book, 'Autumn'), rows)).toEqual([false, true, false]);
    // One that was added since says so itself.
    const { list } = seenAt(book, 'Autumn');
    expect([list?.owns?.(4, '3 +9', true), list?.owns?.(4, '2', true)]).toEqual([true, false]);
  });

  test('that name none are of the list whose sheet they wrote, else of that before, else of the first', () => {
    const rows = [
      row(1, 'A1:B2 · Notes', ''),
      row(2, 'C2:C3 · Autumn', ''),
      row(3, 'A1:F5 + Round 2', ''),
      row(4, '', '2'),
      row(5, 'A1:B2 · Notes', ''),
    ];
    const book = bookOf({
      Spring: SPRING,
      Autumn: AUTUMN,
      'Round 2': GAMES,
      Notes: NOTES,
      Log: log(...rows),
    });
    expect(owned(seenAt(book, 'Spring'), rows)).toEqual([true, false, false, true, true]);
    expect(owned(seenAt(book, 'Autumn'), rows)).toEqual([false, true, true, false, false]);
    expect(seenAt(book, 'Spring').sheetNames()).not.toContain('Round 2');
    expect(seenAt(book, 'Autumn').sheetNames()).toContain('Round 2');
    // The first list is that of the template, where there is one.
    nameList(book, 'Autumn');
    expect(owned(seenAt(book, 'Autumn'), rows)[0]).toBe(true);
    expect(owned(seenAt(book, 'Spring'), rows)[0]).toBe(false);
  });

  test('of a list that is gone are of nobody, but what it left begun anybody may settle', () => {
    const rows = [row(1, '', '77'), row(2, '', '77', 'begun'), row(3, '', '3', 'begun'), row(4, '', '2')];
    const book = bookOf({ Spring: SPRING, Autumn: AUTUMN, Log: log(...rows) });
    expect(owned(seenAt(book, 'Spring'), rows)).toEqual([false, true, false, true]);
    const part = [row(1, '', 'WallList_2_1', 'begun'), row(2, '', '2')];
    const parted = bookOf({ Spring: SPRING, Autumn: AUTUMN, Log: log(...part) });
    expect(owned(seenAt(parted, 'Spring'), part)).toEqual([true, true]);
    parted.workbook.nameArea('WallList_2_1', { sheet: 'Autumn', row: 0, column: 0, rows: 1, columns: 1 });
    expect(owned(seenAt(parted, 'Spring'), part)).toEqual([false, true]);
  });

  test('stay with a list that was given the name WallList or lost it', () => {
    const rows = [row(1, '', '2'), row(2, '', '3')];
    const book = bookOf({ Spring: SPRING, Autumn: AUTUMN, Log: log(...rows) });
    nameList(book, 'Spring');
    expect(seenAt(book, 'Spring').list?.id()).toBe('WallList');
    expect(owned(seenAt(book, 'Spring'), rows)).toEqual([true, false]);

    const before = [row(1, '', 'WallList +2'), row(2, '', '3')];
    const forgotten = bookOf({ Spring: SPRING, Autumn: AUTUMN, Log: log(...before) });
    expect(owned(seenAt(forgotten, 'Spring'), before)).toEqual([true, false]);
    expect(owned(seenAt(forgotten, 'Autumn'), before)).toEqual([false, true]);
    // It was never this one’s.
    const others = [row(1, '', 'WallList'), row(2, '', '3')];
    const never = bookOf({ Spring: SPRING, Autumn: AUTUMN, Log: log(...others) });
    expect(owned(seenAt(never, 'Spring'), others)).toEqual([false, false]);
  });

  test('go on with a list that was moved, up to the row that says so', () => {
    const rows = [row(1, '', '9'), row(2, '', '3'), row(3, '', '2 <9'), row(4, '', '9')];
    const book = bookOf({ Spring: SPRING, Autumn: AUTUMN, Log: log(...rows) });
    const logged = loggedLists(book.workbook);
    expect(logged?.rows.map(({ list }) => list)).toEqual(['2', '3', '2', '9']);
    expect(logged?.rows[0]?.was).toEqual(['9']);
    expect(seenAt(book, 'Spring').list?.was).toEqual(['9']);
    expect(seenAt(book, 'Autumn').list).not.toHaveProperty('was');
    expect(owned(seenAt(book, 'Spring'), rows)).toEqual([true, false, true, false]);
    // Moved once more.
    const twice = [...rows.slice(0, 3), row(4, '', '3 <2')];
    const moved = bookOf({ Spring: SPRING, Autumn: AUTUMN, Log: log(...twice) });
    expect(loggedLists(moved.workbook)?.rows.map(({ list, was }) => [list, was])).toEqual([
      ['3', ['9', '2']],
      ['3', undefined],
      ['3', ['2']],
      ['3', undefined],
    ]);
    expect(seenAt(moved, 'Autumn').list?.was).toEqual(['9', '2']);
    // A row that was undone or never done says nothing.
    for (const status of ['undone', 'begun']) {
      const undone = [row(1, '', '9'), row(2, '', '2 <9', status)];
      const left = bookOf({ Spring: SPRING, Autumn: AUTUMN, Log: log(...undone) });
      expect(loggedLists(left.workbook)?.rows.map(({ list }) => list)).toEqual(['9', '2']);
    }
  });

  test('are none without a Log', () => {
    const book = bookOf({ Spring: SPRING, Autumn: AUTUMN });
    expect(loggedLists(book.workbook)).toBeUndefined();
    const { list } = seenAt(book, 'Spring');
    expect(list).not.toHaveProperty('was');
    expect(list?.lost?.()).toBeUndefined();
  });

  test('of runs that died are found among the newest and before them', () => {
    const place = 'A1:F5 + Round 2';
    const many = (first: string): Lines =>
      Array.from({ length: 30 }, (_, i) =>
        row(i + 1, place, '2', i === 0 ? first : i === 29 ? 'begun' : 'done'),
      );
    const begunIn = (rows: Lines): readonly number[] | undefined =>
      loggedLists(bookOf({ Spring: SPRING, Log: log(...rows) }).workbook)
        ?.begun()
        .map(({ row: at }) => at);
    expect(begunIn(many('begun'))).toEqual([1, 30]);
    expect(begunIn(many('done'))).toEqual([30]);
    expect(begunIn(many('done').slice(0, 3))).toEqual([]);
    const logged = loggedLists(bookOf({ Spring: SPRING, Log: log(...many('begun')) }).workbook);
    expect([logged?.sheet, logged?.last]).toEqual(['Log', 31]);
    expect(
      logged
        ?.all()
        .map(({ row: at, isBegun, made }) => [at, isBegun, made])
        .slice(0, 3),
    ).toEqual([
      [0, false, []],
      [1, true, ['Round 2']],
      [2, false, ['Round 2']],
    ]);
  });
});

describe('the settings that a list sees', () => {
  const SETTINGS = [['System', 'McMahon']];
  const nameSettings = (book: MemoryWorkbook, sheet: string): void =>
    book.workbook.nameArea('Settings', { sheet, row: 0, column: 0, rows: 1, columns: 2 });

  test('are those of the template for its list alone', () => {
    const book = bookOf({ 'Wall list': SPRING, Settings: SETTINGS, Juniors: AUTUMN });
    nameList(book, 'Wall list');
    nameSettings(book, 'Settings');
    const own = seenAt(book, 'Wall list');
    expect([own.namedArea('Settings')?.sheet, own.namedArea('WallList')?.sheet]).toEqual([
      'Settings',
      'Wall list',
    ]);
    expect([own.sheetNames(), own.list?.label]).toEqual([['Wall list', 'Settings'], '']);
    const juniors = seenAt(book, 'Juniors');
    expect(juniors.sheetNames()).toEqual(['Juniors']);
    expect([juniors.namedArea('Settings'), juniors.namedArea('WallList')]).toEqual([undefined, undefined]);
    expect(juniors.list?.hidden()).toEqual(['Wall list', 'Settings']);
    // A name of the organiser’s own is seen by both.
    book.workbook.nameArea('Mine', { sheet: 'Juniors', row: 0, column: 0, rows: 1, columns: 1 });
    expect([own.namedArea('Mine')?.sheet, juniors.namedArea('Mine')?.sheet]).toEqual(['Juniors', 'Juniors']);
  });

  test('are for all where no list has a name', () => {
    const book = bookOf({ Spring: SPRING, Settings: SETTINGS, Autumn: AUTUMN });
    nameSettings(book, 'Settings');
    for (const [front, names] of [
      ['Spring', ['Spring', 'Settings']],
      ['Autumn', ['Settings', 'Autumn']],
    ] as const) {
      const seen = seenAt(book, front);
      expect([seen.sheetNames(), seen.namedArea('Settings')?.sheet]).toEqual([names, 'Settings']);
    }
  });

  test('are those that were made for it before those that somebody typed for all', () => {
    const book = bookOf({
      Spring: SPRING,
      Autumn: AUTUMN,
      Settings: SETTINGS,
      'Settings · Autumn': SETTINGS,
      Log: log(row(1, '', '3 +5'), row(2, '', '2')),
    });
    nameSettings(book, 'Settings');
    const autumn = seenAt(book, 'Autumn');
    expect(autumn.sheetNames()).toEqual(['Autumn', 'Settings · Autumn', 'Log']);
    expect(autumn.namedArea('Settings')).toBeUndefined();
    const spring = seenAt(book, 'Spring');
    expect(spring.sheetNames()).toEqual(['Spring', 'Settings', 'Log']);
    expect(spring.namedArea('Settings')?.sheet).toBe('Settings');
  });

  test('that were made for a list without a name are its own beside those of the template', () => {
    const book = bookOf({
      'Wall list': SPRING,
      Settings: SETTINGS,
      Juniors: AUTUMN,
      'Settings · Juniors': SETTINGS,
      Log: log(row(1, '', '4 +5')),
    });
    nameList(book, 'Wall list');
    nameSettings(book, 'Settings');
    expect(seenAt(book, 'Juniors').sheetNames()).toEqual(['Juniors', 'Settings · Juniors', 'Log']);
    expect(seenAt(book, 'Wall list').sheetNames()).toEqual(['Wall list', 'Settings', 'Log']);
  });
});

describe('the last row of the Log', () => {
  test('is asked once in a lock, and goes on with what the run writes', () => {
    const book = bookOf({ Spring: SPRING, Autumn: AUTUMN, Log: log(row(1, '', '2')) });
    const asked: string[] = [];
    const lastRow = (name: string): number => {
      asked.push(name);
      return book.workbook.lastRow(name);
    };
    book.select('Spring');
    const seen = seenFor({ ...book.workbook, lastRow }, { isLook: true });
    asked.length = 0;
    expect([seen.lastRow('Log'), seen.lastRow('Spring'), seen.lastRow('Spring')]).toEqual([2, 3, 3]);
    expect(asked).toEqual(['Spring', 'Spring']);
    const lines = (count: number): string[][] => Array.from({ length: count }, () => ['x']);
    const writeAt = (name: string, at: number, count: number): void =>
      seen.ready(name, [{ row: at, column: 0, cells: lines(count) }]).forEach(write => write());
    writeAt('Log', 2, 2);
    writeAt('Log', 0, 1);
    writeAt('Autumn', 8, 1);
    expect([seen.lastRow('Log'), book.workbook.lastRow('Log')]).toEqual([4, 4]);
    expect(asked).toEqual(['Spring', 'Spring']);
    // Somebody else may have written before this run had the lock.
    book.type('Log', 'A9', 'x');
    expect(seen.lastRow('Log')).toBe(4);
    expect(seen.locked(() => seen.lastRow('Log'))).toEqual({ kind: 'done', value: 9 });
    seen.renameSheet('Log', 'Protokoll');
    asked.length = 0;
    expect([seen.lastRow('Protokoll'), asked]).toEqual([9, []]);
    seen.renameSheet('Autumn', 'October');
    expect(book.workbook.sheetNames()).toContain('October');
  });
});
