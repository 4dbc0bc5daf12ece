import { beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { openTournament } from '../../src/application/read/openTournament';
import { makeA1 } from '../../src/sheet/cells/cell';
import { CLUB_LISTS } from '../ownLists/clubLists';
import { OWN_LISTS, type OwnList } from '../ownLists/ownLists';
import { range } from './built';
import { memoryWorkbook, place, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/**
 * A club's year in one workbook: ten lists of the same members, each of another shape, two of them beside each other. What is done in one,
 * in turn with all others, leaves every other cell of the workbook as it is.
 */
const SHAPES = [
  'numbers, ranks and six rounds',
  'no numbers, a grade and a club, rounds called 1, 2, 3',
  'German, with colours',
  'in the middle of a sheet, below a heading',
  'seven players, a bye each round',
  'a McMahon with starts and its handicap',
  'gaps in the numbers',
  'handicap stones',
  'number, colour and sign, as MacMahon prints it',
  'the start called MM',
];

/** A list, where it stands, and the sheets that are its own. */
interface ListThere {
  readonly sheet: string;
  /** The cell that somebody stands in who means this list. */
  readonly at: string;
  /** Its columns, where another list stands in the same sheet. */
  readonly columns: readonly [first: number, last: number];
  readonly own: Set<string>;
}

const SHARED = 'Finals';
const listOf = (name: string): OwnList => [...OWN_LISTS, ...CLUB_LISTS].find(one => one.name === name)!;

function typeList(book: MemoryWorkbook, sheet: string, { text }: OwnList, corner: string): number {
  const [row, column] = place(corner);
  const lines = range(text);
  lines.forEach((line, r) =>
    line.forEach((value, c) => book.type(sheet, makeA1(row + r, column + c), value)),
  );
  return column + Math.max(...lines.map(line => line.length)) - 1;
}

/** The last two stand beside each other in one sheet, the others in one of their own. */
function yearOf(): { readonly book: MemoryWorkbook; readonly lists: readonly ListThere[] } {
  const book = memoryWorkbook();
  book.addSheet(SHARED, []);
  let left = 0;
  const lists = SHAPES.map((name, i): ListThere => {
    const list = listOf(name);
    if (i < SHAPES.length - 2) {
      const sheet = `Event ${i + 1}`;
      book.addSheet(sheet, []);
      const last = typeList(book, sheet, list, list.corner ?? 'A1');
      return { sheet, at: list.corner ?? 'A1', columns: [0, last], own: new Set([sheet]) };
    }
    const first = left;
    const last = typeList(book, SHARED, list, makeA1(0, first));
    left = last + 4;
    return { sheet: SHARED, at: makeA1(0, first), columns: [first, last], own: new Set() };
  });
  book.removeSheet('Sheet1');
  return { book, lists };
}

/** Every cell that is not the list's, with its formula: the Log alone belongs to all. */
function others(book: MemoryWorkbook, { sheet, columns: [first, last], own }: ListThere): string {
  const cells = Object.entries(book.snapshot()).flatMap(([name, values]) => {
    if (name === 'Log' || own.has(name)) return [];
    const formulas = book.workbook.formulas(name);
    const isOwn = (column: number): boolean => name === sheet && column >= first && column <= last + 1;
    return [
      [
        name,
        values.map((line, r) => line.map((value, c) => (isOwn(c) ? '' : [value, formulas[r]?.[c] ?? '']))),
      ],
    ];
  });
  return JSON.stringify(cells);
}

const RESULTS = ['b', 'w', 'b', 'w'];

describe('ten lists in one workbook', () => {
  let book: MemoryWorkbook;
  let lists: readonly ListThere[];
  const atFirst = new Map<ListThere, string>();
  beforeAll(() => {
    ({ book, lists } = yearOf());
    for (const list of lists) atFirst.set(list, own(list));
  });

  /** The cells of the list. */
  const own = ({ sheet, columns: [first, last] }: ListThere): string =>
    JSON.stringify(
      book
        .values(sheet)
        .map(line => Array.from({ length: last - first + 1 }, (_, c) => line[first + c] ?? '')),
    );

  /** Does something in a list: whatever is new in the workbook is its own, and all the rest stays. */
  function act<Result>(list: ListThere, what: string, doing: () => Result): Result {
    const before = others(book, list);
    const there = new Set(book.workbook.sheetNames());
    book.select(list.sheet, list.at);
    const result = doing();
    for (const name of book.workbook.sheetNames()) if (!there.has(name) && name !== 'Log') list.own.add(name);
    expect(others(book, list), `${what} in ${list.sheet} ${list.at}`).toBe(before);
    return result;
  }

  const rounds = new Map<ListThere, string>();

  function pair(list: ListThere): number {
    return act(list, 'pair', () => {
      const { seen } = expectView(book, { ask: 'preview' }, 'preview');
      const { round, sheet } = expectView(book, { ask: 'write', seen }, 'written');
      rounds.set(list, sheet?.sheet ?? '');
      return round;
    });
  }

  function play(list: ListThere): void {
    act(list, 'record', () => {
      const sheet = rounds.get(list)!;
      book.values(sheet).forEach((line, row) => {
        if (row > 2 && line[2]) book.type(sheet, `F${row + 1}`, RESULTS[row % 4]!);
      });
      book.select(list.sheet, list.at);
      expectView(book, { ask: 'record' }, 'recorded');
    });
  }

  const undo = (list: ListThere, what: RegExp): void =>
    act(list, 'undo', () => {
      const view = ask(book, { ask: 'state' });
      const offer = 'undo' in view ? view.undo : undefined;
      expect(offer?.what).toMatch(what);
      expectView(book, { ask: 'undo', action: offer!.action }, 'undone');
    });

  const each = (doing: (list: ListThere) => void): void => lists.forEach(doing);

  test('the panel knows each of them by its place', () => {
    for (const list of lists) {
      book.select(list.sheet, list.at);
      const told = answer(book.workbook, { ask: 'state' });
      expect(told.list?.name).toBe(list.sheet);
      expect(told.lists).toHaveLength(lists.length);
    }
  });

  test('each is adopted', () => {
    each(list =>
      act(list, 'adopt', () => {
        const [way] = expectView(book, { ask: 'preview', choose: true }, 'ready').ways?.choices ?? [];
        expectView(book, { ask: 'adopt', way: way!.value }, 'preview');
      }),
    );
    // A sheet of settings for each.
    expect(new Set(lists.flatMap(list => [...list.own])).size).toBe(lists.length + lists.length - 2);
  });

  test('two rounds are played in each, one after another', () => {
    for (const round of [1, 2]) {
      each(list => void pair(list));
      each(play);
      each(list => {
        book.select(list.sheet, list.at);
        expect(JSON.stringify(ask(book, { ask: 'check' })), `${round} ${list.sheet}`).not.toContain(
          '"severity":"error"',
        );
      });
    }
  });

  test('the last round of each is taken back, and paired again', () => {
    each(list => undo(list, /^Record/));
    each(list => undo(list, /^Pair/));
    each(list => void pair(list));
    each(play);
  });

  test('standings, prizes and lists with names are each one’s own', () => {
    for (const request of ['standings', 'prizes', 'names'] as const)
      each(list => {
        const view = act(list, request, () => ask(book, { ask: request }));
        const { sheet } = view as { readonly sheet: string };
        expect([...list.own]).toContain(sheet);
        expect(lists.filter(one => one.own.has(sheet))).toEqual([list]);
        const read = book.workbook.formulas(sheet).flat().join();
        expect(read).toContain(list.sheet);
        for (const other of lists.filter(one => one !== list && one.sheet === list.sheet))
          expect(read).not.toContain(`'${list.sheet}'!${other.at}:`);
      });
  });

  test('files have the players and games of the list, and nothing is written for them', () => {
    each(list => {
      const before = JSON.stringify(book.snapshot());
      const { tournament } = act(list, 'files', () => expectView(book, { ask: 'files' }, 'files'));
      expect(JSON.stringify(book.snapshot())).toBe(before);
      book.select(list.sheet, list.at);
      const { reading } = openTournament(book.workbook)!;
      const told = JSON.stringify(tournament);
      for (const { name } of reading.wallList.players) expect(told).toContain(name);
      for (const { name } of reading.wallList.players) {
        const cells = Object.values(book.snapshot()).flat(2);
        expect(cells).toContain(name);
      }
    });
  });

  test('all of it is taken back in each, the last list first, and the lists are as they were', () => {
    [...lists].reverse().forEach(list => {
      for (let pressed = 0; pressed < 20; pressed++) {
        book.select(list.sheet, list.at);
        const view = ask(book, { ask: 'state' });
        const action = 'undo' in view ? view.undo?.action : undefined;
        if (action === undefined) break;
        act(list, 'undo', () => expectView(book, { ask: 'undo', action }, 'undone'));
      }
      expect(own(list)).toBe(atFirst.get(list));
    });
  });
});
