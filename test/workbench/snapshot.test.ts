import type { IWorkbookData } from '@univerjs/core';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openWorkbook } from '../../workbench/headless';
import { pack, unpack } from '../../workbench/page/kept/packed';
import { keep, kept, makeSnapshot, readSnapshot } from '../../workbench/page/kept/store';
import { makeDice } from '../pairing/simulatedEvent';
import { FIXTURE } from './fixture';

/** A file of somebody else's, or a spoilt one, is looked through before it is kept and opened. */

const rows = [
  ['No', 'Name', 'R1'],
  [1, 'Ann', '2+'],
  [2, 'Bob', '=1-'],
];
const open = () =>
  openWorkbook({
    dist: FIXTURE,
    sheets: { 'Wall list': rows, Notes: [] },
    names: { WallList: 'Wall list!A1:C3' },
  });
const snapshot = makeSnapshot('Cup', open().save(), { sheet: 'Wall list' });
const text = JSON.stringify(snapshot);

test('what the workbench saves is read as it is', () => {
  expect(readSnapshot(text)).toEqual(JSON.parse(text));
});

test('whatever somebody has typed is read again, and a title is cut where it would not be', () => {
  const book = open();
  const long = 'x'.repeat(60_000);
  // As by hand: only a script is refused.
  book.book.workbook().getSheetByName('Notes')!.getRange(0, 0).setValue(long);
  const read = readSnapshot(JSON.stringify(makeSnapshot(long, book.save())));
  expect([read?.title.length, read?.workbook.name?.length]).toEqual([200, 200]);
  const again = openWorkbook({ dist: FIXTURE, snapshot: read!.workbook });
  expect(again.getValues('Notes', 'A1')).toEqual([[long]]);
  again.close();
  book.close();
});

type Tree = { [key: string]: Tree } & Record<string, unknown>;

test.each<readonly [string, (tree: Tree) => void]>([
  ['no title', one => delete one['title']],
  ['a title that is no text', one => (one['title'] = { toString: 1 } as never)],
  ['an endless title', one => (one['title'] = 'x'.repeat(1e6) as never)],
  ['no workbook', one => (one['workbook'] = null as never)],
  ['sheets out of nowhere', one => (one['workbook']!['sheetOrder'] = ['nowhere'] as never)],
  ['a sheet twice', one => (one['workbook']!['sheetOrder'] = ['sheet1', 'sheet1'] as never)],
  ['sheets as a list', one => (one['workbook']!['sheets'] = [] as never)],
  ['a sheet of a billion rows', one => (one['workbook']!['sheets']!['sheet1']!['rowCount'] = 1e9 as never)],
  ['a cell that is a list', one => (one['workbook']!['sheets']!['sheet1']!['cellData']!['0'] = [1] as never)],
  [
    'a value that is an object',
    one => (one['workbook']!['sheets']!['sheet1']!['cellData']!['0'] = { 0: { v: { a: 1 } } } as never),
  ],
  [
    'a cell without end',
    one =>
      (one['workbook']!['sheets']!['sheet1']!['cellData']!['0'] = {
        0: { v: 'x'.repeat(5_000_001) },
      } as never),
  ],
  [
    'a row of no number',
    one => (one['workbook']!['sheets']!['sheet1']!['cellData']!['abc'] = { 0: { v: 1 } } as never),
  ],
  ['resources that are none', one => (one['workbook']!['resources'] = 'x' as never)],
  ['another format', one => (one['format'] = 'else' as never)],
])('%s is refused', (_what, spoil) => {
  const tree = JSON.parse(text) as Tree;
  spoil(tree);
  expect(readSnapshot(JSON.stringify(tree))).toBe(undefined);
});

test('names that every object has are refused wherever they stand', () => {
  const at = text.indexOf('"cellData":{') + '"cellData":{'.length;
  for (const key of ['__proto__', 'constructor', 'prototype'])
    expect(readSnapshot(`${text.slice(0, at)}"${key}":{"v":1},${text.slice(at)}`)).toBe(undefined);
  expect(({} as { v?: unknown }).v).toBe(undefined);
});

test('spoilt anywhere: it is refused, or opens', () => {
  const dice = makeDice(7);
  let opened = 0;
  for (let i = 0; i < 300; i++) {
    const at = Math.floor(dice() * text.length);
    const bit = ['', '"', '}', 'null', '9', '-1', '[', '{}', '\\u0000'][Math.floor(dice() * 9)]!;
    const read = readSnapshot(text.slice(0, at) + bit + text.slice(at + 1 + Math.floor(3 * dice())));
    if (!read || opened > 8) continue;
    opened += 1;
    const book = openWorkbook({ dist: FIXTURE, snapshot: read.workbook });
    expect(book.sheets()).toHaveLength(2);
    book.close();
  }
  expect(opened).toBeGreaterThan(0);
});

/** As much as browsers give to a page. */
const ROOM = 5_242_880;

describe('the store of the browser', () => {
  const store = new Map<string, string>();
  const used = () => [...store].reduce((sum, [key, one]) => sum + key.length + one.length, 0);
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (used() + value.length > ROOM) throw new Error('QuotaExceededError');
        store.set(key, value);
      },
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('has room for five tournaments of 1,200 players and ten rounds', () => {
    const large = makeSnapshot('Large', largeWorkbook(), { sheet: 'Wall list' });
    expect(JSON.stringify(large).length).toBeGreaterThan(ROOM);
    expect(keep('large', large)).toBe(true);
    expect(used()).toBeLessThan(ROOM / 5);
    expect(kept('large')).toEqual(JSON.parse(JSON.stringify(large)));
  });

  test('keeps nothing that could not be read again', () => {
    const book = structuredClone(snapshot.workbook);
    Object.assign(book.sheets['sheet1']!.cellData!, { 0: { 0: { v: 'x'.repeat(5_000_001) } } });
    expect(keep('long', makeSnapshot('Long', book))).toBe(false);
    expect(store.size).toBe(0);
  });

  test('a small one is kept so that a person can read it, as all were before', () => {
    keep('small', snapshot);
    expect(JSON.parse(store.get('wallist:book:small') ?? '')).toEqual(JSON.parse(text));
    expect(kept('small')).toEqual(JSON.parse(text));
  });
});

/** A list with the ranks to choose from, Round sheets with the results to choose from, in each cell, and a log of them. */
function largeWorkbook(): IWorkbookData {
  const dice = makeDice(3);
  const whole = (most: number) => Math.floor(dice() * most);
  const list = (texts: readonly string[]) => ({
    custom: { validation: { list: texts, dropdown: true, help: '' } },
  });
  const ranks = Array.from({ length: 39 }, (_, i) => (i < 9 ? `${9 - i}d` : `${i - 8}k`));
  const results = ['1–0', '0–1', '½–½', '0–0', '1–1', '1–0!', '0–1!', '½–0', '0–½', '–'].flatMap(one => [
    one,
    `${one} ?`,
  ]);
  const players = Array.from({ length: 1200 }, (_, no) => [
    // As Univer has it.
    { v: no + 1, t: 2, custom: undefined },
    { v: `Player ${no + 1}`, t: 1, s: 'name' },
    { v: ranks[whole(39)], t: 1, ...list(ranks) },
    ...Array.from({ length: 10 }, () => ({
      v: `${whole(1200)}${'+-='[whole(3)]}/${'bw'[whole(2)]}`,
      t: 1,
      s: 'game',
    })),
  ]);
  const games = Array.from({ length: 600 }, (_, table) => [
    { v: table + 1, t: 2 },
    ...['black', 'white'].map(s => ({
      v: `Player ${whole(1200)} (${ranks[whole(39)]}, ${whole(12)})`,
      t: 1,
      s,
    })),
    { v: results[whole(20)], t: 1, ...list(results) },
  ]);
  const log = Array.from({ length: 14_000 }, (_, at) =>
    [
      `2026-05-${1 + (at % 28)} 10:${10 + whole(50)}`,
      `Round ${1 + whole(10)} written`,
      `H${at}`,
      `${whole(1200)}+/w`,
    ].map(v => ({ v, t: 1, s: 'log' })),
  );
  const rows = { 'Wall list': players, Log: log };
  const rounds = Array.from({ length: 10 }, (_, round) => [`Round ${round + 1}`, games] as const);
  const sheets = [...Object.entries(rows), ...rounds].map(([name, all], at) => ({
    id: `sheet${at}`,
    name,
    cellData: Object.fromEntries(all.map((row, line) => [line, { ...row }])),
  }));
  return {
    ...snapshot.workbook,
    sheetOrder: sheets.map(one => one.id),
    sheets: Object.fromEntries(sheets.map(one => [one.id, one])),
  } as IWorkbookData;
}

describe('a packed text', () => {
  const texts = fc
    .array(fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.constant('{"v":"12+/w","t":1},')))
    .map(all => JSON.stringify([...all, ...all]));

  test('is the same again', () => {
    fc.assert(fc.property(texts, one => unpack(pack(one)) === one));
  });

  test('that is spoilt is refused, or is another text', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.string({ unit: 'binary', maxLength: 3 }), (one, place, bit) => {
        const packed = pack(one);
        const at = 1 + (place % (packed.length - 1));
        const read = unpack(packed.slice(0, at) + bit + packed.slice(at + 1));
        expect(read === undefined || typeof read === 'string').toBe(true);
      }),
    );
  });

  test('that would be longer than it says is cut, and refused', () => {
    const packed = pack(JSON.stringify('a'.repeat(100_000)));
    expect(packed.length).toBeLessThan(1000);
    expect(unpack(packed.replace(/\d+/, '99999999'))).toBe(undefined);
    expect(unpack(packed.replace(/\d+/, '1000'))?.length).toBe(1000);
    for (const length of ['', '-1', '1e3', 'x'])
      expect(unpack(packed.replace(/\d+/, length))).toBe(undefined);
  });
});
