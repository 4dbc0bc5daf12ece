import type { IWorkbookData } from '@univerjs/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOG_TITLES, readLog } from '../../src/sheet/write/logRows';
import { workbookOf } from '../../workbench/content';
import { withLogLine } from '../../workbench/page/history/bringBack';
import { countCells, differencesOf, pairRows } from '../../workbench/page/history/differences';
import { loggedSince, logTail, type LogLine } from '../../workbench/page/history/logNews';
import { handDeed } from '../../workbench/page/history/memory';
import { cutWorkbook, joinPieces } from '../../workbench/page/history/pieces';
import { firstToGo, thinned } from '../../workbench/page/history/thinning';
import { playedSample } from './playedSample';

/** The memory of a tournament: its versions are whole, told in words, and thinned out with the days. */

const bookOf = (...rows: readonly (readonly string[])[]): IWorkbookData =>
  workbookOf({ name: 'Cup', sheets: { 'Wall list': rows } });
const LIST = [
  ['No', 'Name', 'R1'],
  ['1', 'Ann', '2+'],
  ['2', 'Bob', '1-'],
];

const cells = fc.array(fc.array(fc.constantFrom('', 'a', 'b', '2+'), { maxLength: 4 }), { maxLength: 12 });

describe('what differs between two versions', () => {
  test('is counted cell by cell', () => {
    const now = bookOf(['No', 'Name', 'R1'], ['1', 'Ann', '2-'], ['2', 'Bob', '1+']);
    expect(handDeed(bookOf(...LIST), now)).toEqual({ kind: 'typed', cells: 2 });
    expect(handDeed(now, now)).toBeUndefined();
    expect(handDeed(undefined, now)).toEqual({ kind: 'found' });
  });

  test('a row put in between is one row, not all below it', () => {
    const [title = [], ann = [], bob = []] = LIST;
    const rows = pairRows(LIST, [title, ['3', 'Eve', ''], ann, bob]);
    expect(rows.filter(({ columns }) => columns.length > 0)).toEqual([
      { before: undefined, after: 1, columns: [0, 1] },
    ]);
    expect(pairRows([title, ['3', 'Eve', ''], ann, bob], LIST).filter(one => one.columns.length > 0)).toEqual(
      [{ before: 1, after: undefined, columns: [0, 1] }],
    );
  });

  test('a list that was sorted has its rows in another order, and what was typed too is counted as it was', () => {
    const [title = [], ann = [], bob = []] = LIST;
    const cleo = ['3', 'Cleo', '0='];
    const before = bookOf(title, ann, bob, cleo);
    expect(handDeed(before, bookOf(title, cleo, ann, bob))).toEqual({ kind: 'typed', cells: 0, moved: 3 });
    expect(handDeed(before, bookOf(title, cleo, ann, ['2', 'Bob', '1+']))).toEqual({
      kind: 'typed',
      cells: 1,
      moved: 3,
    });
    // Two results typed into each other's rows are no sort.
    expect(handDeed(before, bookOf(title, ['1', 'Ann', '1-'], ['2', 'Bob', '2+'], cleo))).toEqual({
      kind: 'typed',
      cells: 2,
    });
  });

  test('any list in any order, with a cell typed: one cell differs', () => {
    const names = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 4, maxLength: 30 });
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), (numbers, seed, at) => {
        const list = numbers.map(no => [`${no}`, `Name ${no}`, `${(no % 7) + 1}+`]);
        const turn = seed % list.length;
        const sorted = [...list.slice(turn), ...list.slice(0, turn)];
        const typed = sorted.map((row, i) =>
          i === at % list.length ? [row[0] ?? '', row[1] ?? '', '9-'] : row,
        );
        const rows = pairRows(list, typed);
        expect(rows.flatMap(({ columns }) => columns)).toEqual([2]);
        expect(rows.filter(({ moved }) => moved).length).toBe(turn === 0 ? 0 : list.length);
      }),
    );
  });

  test('a sheet given another name, a sheet gone and a format are no typed cells', () => {
    const before = bookOf(...LIST);
    const [id = ''] = before.sheetOrder;
    const renamed = { ...before, sheets: { [id]: { ...before.sheets[id], name: 'List' } } };
    expect(handDeed(before, renamed)).toEqual({ kind: 'changed' });
    const heights = { ...before, sheets: { [id]: { ...before.sheets[id], rowData: { 1: { h: 40 } } } } };
    expect(handDeed(before, heights)).toBeUndefined();
    const gone = { ...before, sheetOrder: [], sheets: {} };
    expect(differencesOf(before, gone)).toMatchObject([{ name: 'Wall list', only: 'before', cells: 9 }]);
  });

  test('any two lists: every row stands once on its side, and nothing differs where nothing was typed', () => {
    fc.assert(
      fc.property(cells, cells, (before, after) => {
        const pairs = pairRows(before, after);
        const inOrder = pairs.flatMap(one => one.before ?? []).sort((a, b) => a - b);
        expect(inOrder).toEqual(before.map((_, row) => row));
        expect(pairs.flatMap(one => one.after ?? [])).toEqual(after.map((_, row) => row));
        for (const pair of pairs) {
          const [was, is] = [before[pair.before ?? -1] ?? [], after[pair.after ?? -1] ?? []];
          const same = [0, 1, 2, 3].every(
            column => (was[column] ?? '') === (is[column] ?? '') || pair.columns.includes(column),
          );
          expect(same).toBe(true);
        }
        expect(pairRows(after, after).every(({ columns }) => columns.length === 0)).toBe(true);
      }),
    );
  });
});

describe('a version in pieces', () => {
  test('any workbook is whole again', () => {
    fc.assert(
      fc.property(cells, rows => {
        const book = bookOf(...rows.flatMap(row => Array.from({ length: 20 }, () => row)));
        expect(joinPieces(Object.fromEntries(cutWorkbook(book)))).toEqual(JSON.parse(JSON.stringify(book)));
      }),
    );
  });

  test('a typed cell changes one piece', () => {
    const rows = Array.from({ length: 500 }, (_, row) => [String(row), 'Name', '0+']);
    const before = new Map(cutWorkbook(bookOf(...rows)));
    const after = new Map(
      cutWorkbook(bookOf(...rows.map((row, at) => (at === 300 ? ['300', 'New', '0+'] : row)))),
    );
    expect(after.size).toBeGreaterThan(5);
    expect([...after].filter(([key, text]) => before.get(key) !== text)).toHaveLength(1);
  });
});

describe('the Log in words', () => {
  const log = (...lines: readonly LogLine[]): readonly LogLine[] => lines;
  const first: LogLine = { no: 1, what: 'Tournament created', status: 'done' };

  test('what is new in it is told, what was stopped is not', () => {
    const round: LogLine = { no: 2, what: 'Round 1 written', status: 'done' };
    expect(loggedSince(log(first), log(first, round))).toEqual(['Round 1 written']);
    expect(loggedSince(log(first), log(first, { ...round, status: 'stopped' }))).toEqual([]);
    expect(loggedSince(log(first, round), log(first, round))).toEqual([]);
  });

  test('an action whose run had died and that was finished is told when it is done', () => {
    const begun: LogLine = { no: 2, what: 'Round 1 written', status: 'begun' };
    expect(loggedSince(log(first, begun), log(first, { ...begun, status: 'done' }))).toEqual([
      'Round 1 written',
    ]);
    expect(loggedSince(log(first, begun), log(first, begun))).toEqual([]);
  });

  test('a sheet of the organiser is no Log', () => {
    expect(logTail(row => LIST[row] ?? [], LIST.length)).toBeUndefined();
    expect(logTail(() => [], 0)).toBeUndefined();
  });

  describe('of a played sample', () => {
    let played: IWorkbookData;
    beforeAll(async () => {
      played = await playedSample('mcmahon');
    });
    const logIn = (book: IWorkbookData) => {
      const sheet = Object.values(book.sheets).find(({ name }) => name === 'Log');
      const data = sheet?.cellData as Readonly<Record<number, Readonly<Record<number, { v?: unknown }>>>>;
      return Array.from({ length: sheet?.rowCount ?? 0 }, (_, row) =>
        LOG_TITLES.map((_, column) => String(data[row]?.[column]?.v ?? '')),
      );
    };

    test('the page tells its actions as the add-on does', () => {
      const rows = logIn(played);
      const tail = logTail(row => rows[row] ?? [], rows.length);
      expect(tail).toEqual(readLog(rows).map(({ no, what, status }) => ({ no, what, status })));
      expect(tail?.some(({ what }) => what === 'Pair round 3')).toBe(true);
    });

    test('a version that was brought back is a line of the Log, which the add-on reads', () => {
      const before = readLog(logIn(played));
      const back = withLogLine(played, 'Version of 14:05 brought back', new Date(2026, 4, 3, 9, 7, 5));
      const after = readLog(logIn(back));
      expect(after.slice(0, -1)).toEqual(before);
      const last = before[before.length - 1];
      expect(after[after.length - 1]).toMatchObject({
        no: (last?.no ?? 0) + 1,
        when: '2026-05-03 09:07:05',
        what: 'Version of 14:05 brought back',
        status: 'done',
        hasCells: false,
        blocks: [],
      });
      expect(countCells(differencesOf(played, back))).toBe(8);
    });

    test('a list without a Log stays as it is', () => {
      const book = bookOf(...LIST);
      expect(withLogLine(book, 'x', new Date(0))).toBe(book);
    });
  });
});

describe('thinning', () => {
  const [MINUTE, HOUR] = [60_000, 3_600_000];
  const now = Date.UTC(2026, 5, 30);
  const versions = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 60 * 24 * 60 }), fc.boolean()), { maxLength: 200 })
    .map(list =>
      [...new Map(list)]
        .sort(([one], [other]) => other - one)
        .map(([ago, acted]) => ({
          at: now - ago * MINUTE,
          deed: acted ? ({ kind: 'acted', what: ['x'] } as const) : ({ kind: 'typed', cells: 1 } as const),
        })),
    );

  test('the last day stays whole, and so does the newest; of each older hour or day one stays, an action before what was typed', () => {
    fc.assert(
      fc.property(versions, all => {
        const gone = new Set(thinned(all, now));
        const left = all.filter(({ at }) => !gone.has(at));
        expect(all.filter(({ at }) => now - at <= 24 * HOUR).every(({ at }) => !gone.has(at))).toBe(true);
        expect(left[left.length - 1]).toBe(all[all.length - 1]);
        const spanOf = (at: number) =>
          now - at > 14 * 24 * HOUR ? `d${Math.floor(at / 24 / HOUR)}` : `h${Math.floor(at / HOUR)}`;
        const newest = all[all.length - 1];
        const old = all.filter(one => now - one.at > 24 * HOUR && one !== newest);
        for (const span of new Set(old.map(({ at }) => spanOf(at)))) {
          const [stays, ...more] = left.filter(one => old.includes(one) && spanOf(one.at) === span);
          expect(more).toEqual([]);
          const hadAction = old.some(one => spanOf(one.at) === span && one.deed.kind === 'acted');
          expect(stays?.deed.kind === 'acted').toBe(hadAction);
        }
        // Thinned once more, nothing goes.
        expect(thinned(left, now)).toEqual([]);
      }),
    );
  });

  test('for want of room the oldest are offered, never the newest', () => {
    fc.assert(
      fc.property(versions, all => {
        const go = firstToGo(all, now);
        expect(go).toEqual(all.slice(0, go.length).map(({ at }) => at));
        expect(
          go.length === 0 || go.length < all.length || all.length === 0 || now - (go.at(-1) ?? 0) > 24 * HOUR,
        ).toBe(true);
        if (all.length > 1) expect(go.length).toBeGreaterThan(0);
      }),
    );
  });
});
