import { expect, test } from 'vitest';
import { openWorkbook } from '../../workbench/headless';
import { makeSnapshot, readSnapshot } from '../../workbench/page/kept/store';
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
