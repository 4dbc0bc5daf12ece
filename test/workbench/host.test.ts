import { afterEach, expect, test } from 'vitest';
import { snapshotTables } from '../../src/exchange/saved/snapshotTables';
import { openWorkbook, type HeadlessOptions, type OpenWorkbook } from '../../workbench/headless';
import { FIXTURE } from './fixture';

let open: OpenWorkbook | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
});

const WALL_LIST = [
  ['No', 'Name', 'R1', 'R2'],
  [1, 'Ann', '2+', '3-14'],
  [2, 'Bob', '1-', '1/2'],
  [3, 'Cyd', '0+', ''],
];

function start(options: Partial<HeadlessOptions> = {}): OpenWorkbook {
  open = openWorkbook({ dist: FIXTURE, sheets: { List: WALL_LIST, Settings: [['EGF']] }, ...options });
  return open;
}

/** The script's own view: what it would get from SpreadsheetApp. */
const script = (workbook: OpenWorkbook) => workbook.project.call('host', []) as typeof globalThis & Host;
interface Host {
  readonly SpreadsheetApp: {
    readonly getActive: () => Spreadsheet;
    readonly newDataValidation: () => Rule;
  };
  readonly LockService: { readonly getDocumentLock: () => Lock };
}
interface Lock {
  readonly tryLock: (ms: number) => boolean;
  readonly releaseLock: () => void;
  readonly hasLock: () => boolean;
}
interface Rule {
  readonly requireValueInList: (list: string[], dropdown?: boolean) => Rule;
  readonly setAllowInvalid: (allowed: boolean) => Rule;
  readonly build: () => object;
}
interface Spreadsheet {
  readonly getSheetByName: (name: string) => Sheet | null;
  readonly insertSheet: (name: string) => Sheet;
  readonly deleteSheet: (sheet: Sheet) => void;
  readonly getActiveSheet: () => Sheet;
  readonly setActiveSheet: (sheet: Sheet) => void;
  readonly setNamedRange: (name: string, range: Range) => void;
  readonly getRangeByName: (name: string) => Range | null;
  readonly getSheets: () => Sheet[];
  readonly toast: (text: string) => void;
}
interface Sheet {
  readonly getName: () => string;
  readonly getDataRange: () => Range;
  readonly getRange: (from: string | number, column?: number, rows?: number, columns?: number) => Range;
  readonly getLastRow: () => number;
  readonly getMaxRows: () => number;
  readonly insertRowsAfter: (row: number, rows: number) => Sheet;
}
interface Range {
  readonly getValues: () => unknown[][];
  readonly getValue: () => unknown;
  readonly setValues: (values: unknown[][]) => Range;
  readonly setValue: (value: unknown) => Range;
  readonly setNumberFormat: (format: string) => Range;
  readonly getNumberFormats: () => string[][];
  readonly getFormulas: () => string[][];
  readonly getA1Notation: () => string;
  readonly setDataValidation: (rule: object | null) => Range;
  readonly getDataValidation: () => { readonly list: readonly string[] } | null;
  readonly setNote: (note: string) => Range;
  readonly getNote: () => string;
  readonly clearContent: () => Range;
}
const sheet = (workbook: OpenWorkbook, name = 'List'): Sheet => {
  const found = script(workbook).SpreadsheetApp.getActive().getSheetByName(name);
  if (!found) throw new Error(`No sheet ${name}`);
  return found;
};

test('a formula spills, follows an edit and gives its argument as rows of cells', async () => {
  const workbook = start();
  workbook.setFormula('List', 'F1', '=SOS2(A1:D4)');
  await workbook.settled();
  expect(workbook.getValues('List', 'F1:F4')).toEqual([[0], [6], [4], [3]]);
  workbook.setValues('List', 'C2', [['9+']]);
  await workbook.settled();
  expect(workbook.getValues('List', 'F2:F2')).toEqual([[13]]);
});

test.each([
  ['a row above', (w: OpenWorkbook) => w.insertRows('List', 1, 1), 'F2', '=SOS2(A2:D5)'],
  ['a row inside', (w: OpenWorkbook) => w.insertRows('List', 3, 1), 'F1', '=SOS2(A1:D5)'],
  ['a column before', (w: OpenWorkbook) => w.insertColumns('List', 1, 1), 'G1', '=SOS2(B1:E4)'],
  ['a column inside', (w: OpenWorkbook) => w.insertColumns('List', 3, 1), 'G1', '=SOS2(A1:E4)'],
  ['a row less', (w: OpenWorkbook) => w.deleteRows('List', 3, 1), 'F1', '=SOS2(A1:D3)'],
  ['a column less', (w: OpenWorkbook) => w.deleteColumns('List', 2, 1), 'E1', '=SOS2(A1:C4)'],
])('the name SOS2 is no cell: %s', async (_, change, cell, formula) => {
  const workbook = start();
  workbook.setFormula('List', 'F1', '=SOS2(A1:D4)');
  await workbook.settled();
  change(workbook);
  await workbook.settled();
  expect(workbook.getFormulas('List', cell)).toEqual([[formula]]);
  expect(workbook.getValues('List', cell)[0]?.[0]).not.toBe('#NAME?');
});

test('a name in small letters is the same function', async () => {
  const workbook = start();
  workbook.setFormula('List', 'F1', '=sos2(A1:D4)');
  await workbook.settled();
  workbook.insertRows('List', 1, 1);
  await workbook.settled();
  expect(workbook.getFormulas('List', 'F2')[0]?.[0]).toMatch(/^=sos2\(A2:D5\)$/i);
  expect(workbook.getValues('List', 'F2:F5')).toEqual([[0], [6], [4], [3]]);
});

test('SOS1 and SOS2 survive filling, copying and moving', async () => {
  const workbook = start();
  workbook.setFormula('List', 'F1', '=SOS1(A1:D1)+SOS2(A1:D1)');
  await workbook.settled();
  const own = workbook.book.workbook().getActiveSheet();
  await own.getRange('F1').autoFill(own.getRange('F1:F3'));
  await workbook.settled();
  expect(workbook.getFormulas('List', 'F1:F3')).toEqual([
    ['=SOS1(A1:D1)+SOS2(A1:D1)'],
    ['=SOS1(A2:D2)+SOS2(A2:D2)'],
    ['=SOS1(A3:D3)+SOS2(A3:D3)'],
  ]);
  expect(workbook.getValues('List', 'F2:F3')).toEqual([[12], [8]]);
  const at = (row: number, column: number) => ({
    startRow: row,
    endRow: row,
    startColumn: column,
    endColumn: column,
  });
  await workbook.api.executeCommand('sheet.command.move-range', { fromRange: at(0, 5), toRange: at(6, 7) });
  await workbook.settled();
  expect(workbook.getFormulas('List', 'H7')).toEqual([['=SOS1(A1:D1)+SOS2(A1:D1)']]);
  // Copying shifts by the same way of Univer's that filling does.
  const shifted = workbook.api.getFormula().moveFormulaRefOffset('=SOS2(A1:D4,"SOS2(A1)")', 1, 2);
  expect(shifted).toBe('=SOS2(B3:E6,"SOS2(A1)")');
});

test('named ranges grow with inserted rows, and the formulas on them', async () => {
  const workbook = start({
    names: { WallList: 'List!A1:D4', Settings: 'Settings!A1:A1' },
    formulas: { List: { F1: '=SOS2(WallList; Settings)' } },
  });
  await workbook.settled();
  expect(workbook.getValues('List', 'F1:F4')).toEqual([['0 EGF'], ['6 EGF'], ['4 EGF'], ['3 EGF']]);
  workbook.insertRows('List', 3, 1);
  await workbook.settled();
  expect(workbook.getValues('List', 'F1:F5').flat()).toEqual(['0 EGF', '6 EGF', '0 EGF', '4 EGF', '3 EGF']);
  workbook.setValues('List', 'C5', [['7+']]);
  workbook.setValues('Settings', 'A1', [['AGA']]);
  await workbook.settled();
  expect(workbook.getValues('List', 'F5')).toEqual([['10 AGA']]);
  workbook.setName('WallList', 'List', 'A1:D2');
  await workbook.settled();
  expect(workbook.getValues('List', 'F1:F3').flat()).toEqual(['0 AGA', '6 AGA', '']);
});

test('arguments arrive as they do in Sheets', async () => {
  const workbook = start();
  workbook.setValues('List', 'A6:F6', [['3-14', true, 2.5, '', 'text', '#N/A']]);
  workbook.setFormula('List', 'A8', '=KINDS(A6:F6)');
  workbook.setFormula('List', 'A9', '=SHAPE(A6:F7)');
  workbook.setFormula('List', 'B9', '=SHAPE(C6)');
  workbook.setFormula('List', 'C9', '=SHAPE(D6)');
  workbook.setFormula('List', 'D9', '=SHAPE("a;b")');
  workbook.setFormula('List', 'E9', '=SHAPE({1,2;3,4})');
  await workbook.settled();
  expect(workbook.getValues('List', 'A8:F8')).toEqual([
    ['Date', 'Boolean', 'Number', 'String', 'String', 'String'],
  ]);
  expect(workbook.getValues('List', 'A9:E9')).toEqual([
    ['2x6', 'Number:2.5', 'String:', 'String:a;b', '2x2'],
  ]);
});

test('results go into the cells as they do in Sheets', async () => {
  const workbook = start();
  workbook.setFormula('List', 'F1', '=MIXED()');
  workbook.setFormula('List', 'F6', '=LIST()');
  workbook.setFormula('List', 'F10', '=ECHO()');
  await workbook.settled();
  expect(workbook.getValues('List', 'F1:I2')).toEqual([
    [1, '1/2', true, ''],
    ['', '007', '', ''],
  ]);
  expect(workbook.getValues('List', 'G3:I3')).toEqual([['#NUM!', '=1+1', '<b>']]);
  expect(workbook.getValues('List', 'F6:F10').flat()).toEqual(['down', 'the', 'column', '', '']);
  expect(workbook.shownValues().slice(0, 2)).toEqual([
    ['No', 'Name', 'R1', 'R2', '', '1', '1/2', 'TRUE', ''],
    ['1', 'Ann', '2+', '3-14', '', '', '007', '', ''],
  ]);
});

test('what a formula leaves blank is text of no characters, not a blank cell', async () => {
  const workbook = start();
  workbook.setFormula('List', 'F1', '=MIXED()');
  workbook.setFormula('List', 'F8', '=IF(TRUE,"",0)');
  const asked = (cell: string) => [`=ISTEXT(${cell})`, `=ISBLANK(${cell})`, `=LEN(${cell})`];
  // I1 is a blank of the answer, A20 a blank cell, A21 one that was emptied.
  workbook.setValues('List', 'A21', [['x']]);
  workbook.setValues('List', 'A21', [['']]);
  for (const [column, cell] of [
    ['L', 'I1'],
    ['M', 'F8'],
    ['N', 'A20'],
    ['O', 'A21'],
  ] as const)
    asked(cell).forEach((formula, row) => workbook.setFormula('List', `${column}${row + 1}`, formula));
  workbook.setFormula('List', 'L5', '=COUNTA(F1:I2)');
  const answers = [
    [true, true, false, false],
    [false, false, true, true],
    [0, 0, 0, 0],
  ];
  await workbook.settled();
  expect(workbook.getValues('List', 'L1:O3')).toEqual(answers);
  expect(workbook.getValues('List', 'L5')).toEqual([[8]]);
  // A later calculation reads the answers that were kept.
  workbook.setValues('List', 'A30', [['a']]);
  workbook.setFormula('List', 'L6', '=ISTEXT(I1)');
  await workbook.settled();
  expect(workbook.getValues('List', 'L1:O3')).toEqual(answers);
  expect(workbook.getValues('List', 'L6')).toEqual([[true]]);
});

test('a throw is #ERROR! with the message at hand, and goes away with its cause', async () => {
  const workbook = start();
  workbook.setValues('List', 'A8', [['no such round']]);
  workbook.setFormula('List', 'F6', '=FAIL(A8)');
  await workbook.settled();
  expect(workbook.getValues('List', 'F6')).toEqual([['#ERROR!']]);
  expect(workbook.errorAt('List', 'F6')).toBe('no such round');
  workbook.setFormula('List', 'F6', '=ECHO(A8)');
  await workbook.settled();
  expect(workbook.getValues('List', 'F6')).toEqual([['no such round']]);
  expect(workbook.errorAt('List', 'F6')).toBeUndefined();
  workbook.setFormula('List', 'F7', '=FAIL("moves with its row")');
  await workbook.settled();
  workbook.insertRows('List', 1, 2);
  await workbook.settled();
  expect(workbook.errorAt('List', 'F9')).toBe('moves with its row');
  workbook.setValues('List', 'F9', [['typed over']]);
  await workbook.settled();
  expect(workbook.errorAt('List', 'F9')).toBeUndefined();
});

test('a spill that is in the way of a filled cell does not overwrite it', async () => {
  const workbook = start();
  workbook.setValues('List', 'F3', [['mine']]);
  workbook.setFormula('List', 'F1', '=SOS2(A1:D4)');
  await workbook.settled();
  expect(workbook.getValues('List', 'F1:F4').flat()).toEqual(['#REF!', '', 'mine', '']);
  workbook.setValues('List', 'F3', [['']]);
  await workbook.settled();
  expect(workbook.getValues('List', 'F1:F4').flat()).toEqual([0, 6, 4, 3]);
});

test('text format first: results stay text', () => {
  const workbook = start();
  const range = sheet(workbook).getRange('F1:I1').setNumberFormat('@');
  range.setValues([['3-14', '1/2', '=2+', 14]]);
  expect(range.getValues()).toEqual([['3-14', '1/2', '=2+', '14']]);
  expect(range.getFormulas()).toEqual([['', '', '', '']]);
  expect(range.getNumberFormats()).toEqual([['@', '@', '@', '@']]);
});

test('without it Sheets turns them into dates, and = into a formula', () => {
  const workbook = start();
  const range = sheet(workbook)
    .getRange('F1:H1')
    .setValues([['3-14', '2+', '=1+1']]);
  const [date, result] = range.getValues()[0] ?? [];
  expect(Object.prototype.toString.call(date)).toBe('[object Date]');
  expect(result).toBe('2+');
  expect(range.getFormulas()[0]?.[2]).toBe('=1+1');
});

test('the given tables stay what they are', () => {
  const workbook = start({ sheets: { List: [['=IMPORTXML("x")', '3-14', '007', 7]] } });
  expect(workbook.getValues('List', 'A1:D1')).toEqual([['=IMPORTXML("x")', '3-14', '007', 7]]);
  expect(workbook.getFormulas('List', 'A1:D1')).toEqual([['', '', '', '']]);
});

test('ranges, sheets and names as SpreadsheetApp has them', () => {
  const workbook = start();
  const spreadsheet = script(workbook).SpreadsheetApp.getActive();
  const list = sheet(workbook);
  expect(list.getDataRange().getA1Notation()).toBe('A1:D4');
  expect(list.getLastRow()).toBe(4);
  expect(list.getRange(2, 3, 2, 2).getValues()).toEqual([
    ['2+', '3-14'],
    ['1-', '1/2'],
  ]);
  expect(list.getRange('D4').getValue()).toBe('');
  expect(() => list.getRange('A1:B2').setValues([['a']])).toThrow('does not match the range');
  expect(() => list.getRange(list.getMaxRows() + 1, 1)).toThrow('outside the dimensions');
  spreadsheet.setNamedRange('Settings', sheet(workbook, 'Settings').getRange('A1'));
  expect(spreadsheet.getRangeByName('Settings')?.getValues()).toEqual([['EGF']]);
  expect(spreadsheet.getRangeByName('Nothing')).toBeNull();
  expect(spreadsheet.insertSheet('Round 4').getLastRow()).toBe(0);
  expect(() => spreadsheet.insertSheet('Round 4')).toThrow('already exists');
  expect(spreadsheet.getSheets().map(one => one.getName())).toContain('Round 4');
  const made = spreadsheet.getSheetByName('Round 4')!;
  spreadsheet.setActiveSheet(made);
  spreadsheet.deleteSheet(made);
  expect(spreadsheet.getSheetByName('Round 4')).toBeNull();
  expect(spreadsheet.getActiveSheet().getName()).not.toBe('Round 4');
  expect(spreadsheet.insertSheet('Round 4').getLastRow()).toBe(0);
  list.getRange('A2:D2').clearContent();
  expect(list.getRange('A2:D2').getValues()).toEqual([['', '', '', '']]);
});

test('the last sheet cannot be deleted', () => {
  const spreadsheet = script(start()).SpreadsheetApp.getActive();
  const [first, ...others] = spreadsheet.getSheets();
  for (const one of others) spreadsheet.deleteSheet(one);
  expect(() => spreadsheet.deleteSheet(first!)).toThrow('last sheet');
  expect(spreadsheet.getSheets()).toHaveLength(1);
});

test('dropdowns and notes move with their cells', () => {
  const workbook = start();
  const { SpreadsheetApp } = script(workbook);
  const rule = SpreadsheetApp.newDataValidation()
    .requireValueInList(['yes', 'no'], true)
    .setAllowInvalid(false)
    .build();
  sheet(workbook).getRange('C2').setDataValidation(rule).setNote('what it means');
  workbook.insertRows('List', 1, 2);
  expect(sheet(workbook).getRange('C4').getDataValidation()?.list).toEqual(['yes', 'no']);
  expect(sheet(workbook).getRange('C4').getNote()).toBe('what it means');
  expect(sheet(workbook).getRange('C2').getDataValidation()).toBeNull();
  sheet(workbook).getRange('C4').setDataValidation(null);
  expect(sheet(workbook).getRange('C4').getDataValidation()).toBeNull();
  expect(sheet(workbook).getRange('C4').getNote()).toBe('what it means');
});

test('the lock is refused while another run holds it', () => {
  const workbook = start();
  const lock = () => script(workbook).LockService.getDocumentLock();
  expect(lock().tryLock(10)).toBe(true);
  workbook.holdLock(true);
  expect(lock().tryLock(10)).toBe(false);
  expect(lock().hasLock()).toBe(false);
  workbook.holdLock(false);
  expect(lock().tryLock(10)).toBe(true);
});

test('menu entries run by their label, panels and alerts are seen', () => {
  const workbook = start();
  workbook.menu('Open the panel');
  expect(workbook.seen.panels).toEqual([
    { title: 'Fixture', html: expect.stringContaining('google.script.run') },
  ]);
  workbook.menu('Say something');
  expect(workbook.seen.alerts).toEqual([{ title: 'Title', text: '<img src=x onerror=alert(1)>' }]);
  expect(() => workbook.menu('Nothing')).toThrow('no menu entry "Nothing"');
});

test('between panel and script only plain values pass', () => {
  const workbook = start();
  expect(workbook.run('sidebar', { ask: 'hello', list: [1, undefined, null] })).toEqual({
    heard: { ask: 'hello', list: [1, null, null] },
  });
  expect(() => workbook.run('sidebar', { ask: 'date' })).toThrow('[object Date]');
  expect(() => workbook.run('sidebar', { ask: new Date(0) })).toThrow('[object Date]');
  expect(() => workbook.run('sidebar', () => undefined)).toThrow('function');
  expect(() => workbook.run('hidden_')).toThrow('cannot be called');
  expect(() => workbook.run('sidebar', { ask: 'fail' })).toThrow('The script says no');
  expect(() => workbook.run('constructor')).toThrow();
});

test('the script runs without the names that Apps Script does not have', async () => {
  const workbook = start();
  workbook.setFormula('List', 'F1', '=ABSENT()');
  await workbook.settled();
  expect(workbook.getValues('List', 'F1')).toEqual([['']]);
});

test('a saved workbook opens with its formulas, names and formats', async () => {
  const first = start({
    names: { WallList: 'List!A1:D4', Settings: 'Settings!A1:A1' },
    formulas: { List: { F1: '=SOS2(WallList,Settings)' } },
  });
  await first.settled();
  const snapshot = JSON.parse(JSON.stringify(first.save()));
  const read = snapshotTables(JSON.stringify({ workbook: snapshot }));
  expect(read?.names?.get('WallList')).toEqual({ sheet: 'List', row: 0, column: 0, rows: 4, columns: 4 });
  expect(read?.sheets.get('List')?.[0]?.slice(0, 4)).toEqual(first.getValues('List', 'A1:D1')[0]);
  expect(read?.formulas?.get('List')?.[0]?.[5]).toBe('=SOS2(WallList,Settings)');
  first.close();
  const second = start({ snapshot });
  await second.settled();
  expect(second.getValues('List', 'F1:F4').flat()).toEqual(['0 EGF', '6 EGF', '4 EGF', '3 EGF']);
  second.setValues('List', 'C2', [['1/2']]);
  second.insertRows('List', 2, 1);
  await second.settled();
  expect(second.getValues('List', 'C3')).toEqual([['1/2']]);
  expect(second.getFormulas('List', 'F1')).toEqual([['=SOS2(WallList,Settings)']]);
  expect(second.getValues('List', 'F5')).toEqual([['3 EGF']]);
});

test('values set from one cell on take the room they need', () => {
  const workbook = start();
  workbook.setValues('List', 'F2', [
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(workbook.getValues('List', 'F2:G3')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(() => workbook.setValues('List', 'F2:G3', [['a']])).toThrow('does not match the range');
});
