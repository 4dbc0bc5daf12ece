import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkbook, type OpenWorkbook } from '../../workbench/headless';
import { makeHost } from '../../workbench/host/host';
import { SHEET_LOCALES, type SheetLocale } from '../../workbench/host/locale';

const PAGE = readFileSync('docs/google-contract.md', 'utf8');
const CALLS = [...PAGE.matchAll(/^\| `([A-Z]\w+)\.(\w+)`/gm)].map(
  ([, kind = '', name = '']) => [kind, name] as const,
);

/** Names of methods in Google's types that nothing of JavaScript has. */
function googleNames(): ReadonlySet<string> {
  const folder = 'node_modules/@types/google-apps-script';
  const names = ['spreadsheet', 'html', 'lock', 'base', 'utilities'].flatMap(part =>
    [...readFileSync(join(folder, `google-apps-script.${part}.d.ts`), 'utf8').matchAll(/^\s+(\w+)\(/gm)].map(
      ([, name = '']) => name,
    ),
  );
  const own = [Array, Map, Set, String, Promise, Object, RegExp].flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype),
  );
  return new Set(names.filter(name => !own.includes(name) && name !== 'now'));
}

/** Every file of the add-on that names a service of Google, and those that are handed its sheets and ranges. */
const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts'))
  .map(path => ({ path, code: readFileSync(join('src', path), 'utf8') }))
  .filter(
    ({ path, code }) =>
      dirname(path) === join('google', 'workbook') ||
      /\b(?:[A-Z]\w+App|[A-Z]\w+Service|GoogleAppsScript|Session|Utilities)\b\.?/.test(code),
  )
  .map(({ code }) => code);

test('every call of the code stands in docs/google-contract.md, and nothing else does', () => {
  const google = googleNames();
  const used = new Set(
    SOURCES.flatMap(code =>
      [...code.matchAll(/\.\s*(\w+)(?=[(<])/g)].map(([, name = '']) => name).filter(name => google.has(name)),
    ),
  );
  const listed = new Set(CALLS.map(([, name]) => name));
  expect(SOURCES.length).toBeGreaterThan(7);
  expect(used.size).toBeGreaterThan(60);
  expect([...used].filter(name => !listed.has(name) && !BUILDING.includes(name)).sort()).toEqual([]);
  expect([...listed].filter(name => google.has(name) && !used.has(name)).sort()).toEqual([]);
});

test('who has observed what is only observed stands beside it', () => {
  const ADDRESS = /\w\.\w+\/|gas-fakes/;
  const observed = PAGE.split(/\n\||\n\n/).filter(text => /observed/.test(text));
  expect(observed.length).toBeGreaterThan(12);
  const bare = observed.flatMap(text =>
    text
      .split(/observed/)
      .slice(1)
      .filter(after => !ADDRESS.test(after)),
  );
  expect(bare).toEqual([]);
});

/** Methods of builders that only say what is built. */
const BUILDING = [
  'addItem',
  'addSubMenu',
  'addToUi',
  'build',
  'asBarChart',
  'addRange',
  'setNumHeaders',
  'setOption',
  'setPosition',
];

const seen = {
  alerts: [] as unknown[],
  panels: [] as { title: string; html: string }[],
  toasts: [] as string[],
  menus: [] as unknown[],
};

/** Google's names over a workbook, as a script finds them. */
function services(
  workbook: OpenWorkbook,
  lockTaken = () => false,
  html: Readonly<Record<string, string>> = { 'page.html': '<p>page</p>' },
) {
  return makeHost({
    book: workbook.book,
    addonName: 'Wallist',
    html,
    lockTaken,
    shell: {
      alert: (...given) => (seen.alerts.push(given), 'OK'),
      prompt: title => (title === 'Typed' ? 'as typed' : undefined),
      toast: text => void seen.toasts.push(text),
      showSidebar: panel => void seen.panels.push(panel),
      addMenu: menu => void seen.menus.push(menu),
      log: () => undefined,
      locale: () => 'de',
    },
  }) as unknown as Google;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- services without types of their own */
interface Google {
  readonly SpreadsheetApp: any;
  readonly HtmlService: any;
  readonly LockService: any;
  readonly Session: any;
  readonly Utilities: any;
}

let workbook: OpenWorkbook;
let google: Google;
let book: any;
let sheet: any;
beforeAll(() => {
  workbook = openWorkbook({
    name: 'Cup',
    sheets: {
      List: [
        ['No', 'Name'],
        [1, 'Ada'],
      ],
      Other: [],
    },
  });
  google = services(workbook);
  book = google.SpreadsheetApp.getActiveSpreadsheet();
  sheet = book.getSheetByName('List');
});
afterAll(() => workbook.close());

/** A blank cell with no format, a new one at each call. */
let row = 100;
const cell = () => sheet.getRange((row += 1), 1);
/** A sheet as Univer has it. */
const own = (name: string) => workbook.book.workbook().getSheetByName(name)!;
const looked = (range: any) =>
  own('List')
    .getRange(range.getRow() - 1, 0)
    .getCellStyleData() as any;

const list = (allowInvalid: boolean) =>
  google.SpreadsheetApp.newDataValidation()
    .requireValueInList(['yes', 'no'], true)
    .setAllowInvalid(allowInvalid)
    .setHelpText('help')
    .build();
/** The look of the second of two cells that got it by a list. */
const listed = (dress: (list: any) => unknown): any => {
  const [one, other] = [cell(), cell()];
  dress(sheet.getRangeList([one, other].map(range => range.getA1Notation())));
  return looked(other);
};

/** What the workbench does at each call of the table. */
const CONTRACT: Readonly<Record<string, () => void>> = {
  'SpreadsheetApp.getActiveSpreadsheet': () => expect(book.getName()).toBe('Cup'),
  'SpreadsheetApp.getUi': () => expect(google.SpreadsheetApp.getUi().ButtonSet.OK).toBe('OK'),
  'SpreadsheetApp.flush': () => expect(google.SpreadsheetApp.flush()).toBeUndefined(),
  'SpreadsheetApp.newDataValidation': () =>
    expect(list(true)).toMatchObject({ list: ['yes', 'no'], allowInvalid: true }),
  'Spreadsheet.getId': () => expect(book.getId()).toMatch(/^[\w-]+$/),
  'Spreadsheet.getName': () => expect(book.getName()).toBe('Cup'),
  'Spreadsheet.getSheets': () =>
    expect(
      book
        .getSheets()
        .map((one: any) => one.getName())
        .slice(0, 2),
    ).toEqual(['List', 'Other']),
  'Spreadsheet.getSheetByName': () => expect(book.getSheetByName('Nowhere')).toBeNull(),
  'Spreadsheet.getActiveRange': () => {
    book.getActiveSheet().getRange('B3').activate();
    expect(book.getActiveRange()?.getA1Notation()).toBe('B3');
  },
  'Spreadsheet.getActiveSheet': () => expect(book.getActiveSheet().getName()).toBeTypeOf('string'),
  'Spreadsheet.setActiveSheet': () => {
    book.setActiveSheet(sheet);
    expect(book.getActiveSheet().getName()).toBe('List');
  },
  'Spreadsheet.insertSheet': () => {
    const made = book.insertSheet('Made', 1);
    expect([made.getMaxRows(), made.getMaxColumns(), book.getActiveSheet().getName()]).toEqual([
      1000,
      26,
      'Made',
    ]);
    expect(() => book.insertSheet('Made')).toThrow('already exists');
  },
  'Spreadsheet.deleteSheet': () => {
    book.deleteSheet(book.getSheetByName('Made') ?? book.insertSheet('Made'));
    expect(book.getSheetByName('Made')).toBeNull();
    const one = openWorkbook();
    const only = services(one).SpreadsheetApp.getActiveSpreadsheet();
    expect(() => only.deleteSheet(only.getActiveSheet())).toThrow('last sheet');
    one.close();
  },
  'Spreadsheet.getRangeByName': () => expect(book.getRangeByName('Nothing')).toBeNull(),
  'Spreadsheet.setNamedRange': () => {
    book.setNamedRange('Here', sheet.getRange('A1:B2'));
    book.setNamedRange('Here', sheet.getRange('A1:B3'));
    expect(book.getRangeByName('Here').getA1Notation()).toBe('A1:B3');
  },
  'Spreadsheet.removeNamedRange': () => {
    book.setNamedRange('Gone', sheet.getRange('A1:B2'));
    book.removeNamedRange('Gone');
    expect(book.getRangeByName('Gone')).toBe(null);
  },
  'Spreadsheet.getSpreadsheetLocale': () => expect(book.getSpreadsheetLocale()).toBe('en_US'),
  'Spreadsheet.getSpreadsheetTimeZone': () => expect(book.getSpreadsheetTimeZone()).toMatch(/^\w+(\/\w+)*$/),
  'Spreadsheet.toast': () => {
    book.toast('said', 'title', -1);
    expect(seen.toasts).toContain('said');
  },
  'Sheet.getName': () => expect(sheet.getName()).toBe('List'),
  'Sheet.getSheetId': () => {
    const id = sheet.getSheetId();
    sheet.setName('Renamed');
    expect(book.getSheetByName('Renamed').getSheetId()).toBe(id);
    sheet.setName('List');
    expect(book.getSheetByName('Other').getSheetId()).not.toBe(id);
  },
  'Sheet.setName': () => {
    const other = book.getSheetByName('Other');
    expect(other.setName('Else').getName()).toBe('Else');
    other.setName('Other');
    expect(() => other.setName('List')).toThrow('already exists');
  },
  'Sheet.getRange': () => {
    expect(sheet.getRange(2, 1, 1, 2).getValues()).toEqual([[1, 'Ada']]);
    expect(() => sheet.getRange(2000, 1)).toThrow('outside');
  },
  'Sheet.getRangeList': () => expect(sheet.getRangeList(['B2', 'A1']).getRanges()).toHaveLength(2),
  'Sheet.getSheetValues': () => {
    expect(sheet.getSheetValues(2, 1, 1, 2)).toEqual([[1, 'Ada']]);
    expect(() => sheet.getSheetValues(2000, 1, 1, 1)).toThrow('outside');
  },
  'Sheet.getDataRange': () => expect(book.getSheetByName('Other').getDataRange().getA1Notation()).toBe('A1'),
  'Sheet.getLastRow': () => expect(book.getSheetByName('Other').getLastRow()).toBe(0),
  'Sheet.getMaxRows': () => expect(sheet.getMaxRows()).toBeGreaterThanOrEqual(1000),
  'Sheet.getMaxColumns': () => expect(sheet.getMaxColumns()).toBe(26),
  'Sheet.insertRowsAfter': () => {
    sheet.insertRowsAfter(sheet.getMaxRows(), 2);
    expect(() => sheet.insertRowsAfter(sheet.getMaxRows(), 400_000)).toThrow('10000000 cells');
  },
  'Sheet.insertRowsBefore': () => {
    const other = book.getSheetByName('Other');
    other.getRange('A3').setFormula('=SUM(B1:B2)');
    other.insertRowsBefore(1, 1);
    expect(other.getRange('A4').getFormula()).toBe('=SUM(B2:B3)');
    other.clear();
  },
  'Sheet.insertColumnsAfter': () => {
    expect(() => sheet.insertColumnsAfter(26, 10_000)).toThrow('10000000 cells');
    const other = book.getSheetByName('Other');
    other.getRange('C3').setFormula('=SUM(A1:B2)');
    other.getRange('C4').setFormula('=SOS2(A1:B2)');
    other.insertColumnsAfter(2, 1);
    expect(other.getRange('D3').getFormula()).toBe('=SUM(A1:B2)');
    expect(other.getRange('D4').getFormula()).toBe('=SOS2(A1:B2)');
    expect(other.getRange('C3').getFormula()).toBe('');
    other.clear();
  },
  'Sheet.showColumns': () => {
    const [other, shown] = [book.getSheetByName('Other'), own('Other')];
    shown.hideColumns(1, 1);
    other.insertColumnsAfter(2, 1);
    expect(other.showColumns(2, 2)).toBe(other);
    expect([1, 2].map(column => shown.getSheet().getColVisible(column))).toEqual([true, true]);
    other.deleteColumns(3, 1);
  },
  'Sheet.deleteColumns': () => {
    const other = book.getSheetByName('Other');
    other.getRange('D3').setFormula('=SUM(A1:B2)');
    other.getRange('D4').setFormula('=SOS2(A1:B2)');
    other.deleteColumns(3, 1);
    expect(other.getRange('C3').getFormula()).toBe('=SUM(A1:B2)');
    expect(other.getRange('C4').getFormula()).toBe('=SOS2(A1:B2)');
    other.clear();
  },
  'Sheet.setFrozenRows': () => {
    expect(sheet.setFrozenRows(2)).toBe(sheet);
    expect(own('List').getFrozenRows()).toBe(2);
  },
  'Sheet.setFrozenColumns': () => {
    expect(sheet.setFrozenColumns(3)).toBe(sheet);
    expect(own('List').getFrozenColumns()).toBe(3);
  },
  'Sheet.getColumnWidth': () => {
    own('List').setColumnWidth(1, 59);
    expect(sheet.getColumnWidth(2)).toBe(59);
  },
  'Sheet.setColumnWidth': () => {
    expect(sheet.setColumnWidth(2, 57)).toBe(sheet);
    expect(own('List').getColumnWidth(1)).toBe(57);
  },
  'Sheet.setColumnWidths': () => {
    expect(sheet.setColumnWidths(3, 2, 58)).toBe(sheet);
    expect([1, 2, 3, 4].map(column => own('List').getColumnWidth(column) === 58)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  },
  'Sheet.clear': () => {
    const other = book.getSheetByName('Other');
    other.getRange('A1').setNumberFormat('@').setValue('1-2');
    other.clear();
    expect(other.getRange('A1').getValue()).toBe('');
    expect(other.getRange('A1').getNumberFormat()).not.toBe('@');
  },
  'Sheet.newChart': () => expect(sheet.newChart).toBeUndefined(),
  'Sheet.insertChart': () => expect(sheet.insertChart).toBeUndefined(),
  'RangeList.getRanges': () =>
    expect(
      sheet
        .getRangeList(['B2', 'A1'])
        .getRanges()
        .map((range: { getA1Notation: () => string }) => range.getA1Notation()),
    ).toEqual(['B2', 'A1']),
  'RangeList.setNumberFormat': () => {
    sheet.getRangeList(['E1', 'E3']).setNumberFormat('@');
    expect([sheet.getRange('E1'), sheet.getRange('E2')].map(one => one.getNumberFormat() === '@')).toEqual([
      true,
      false,
    ]);
  },
  'RangeList.setBorder': () => {
    const list = sheet.getRangeList(['A5', 'A7']);
    list.setBorder(null, null, true, null, null, null);
    list.setBorder(null, null, null, true, null, null);
    expect([5, 6, 7].map(at => Object.keys(looked(sheet.getRange(at, 1))?.bd ?? {}).sort())).toEqual([
      ['b', 'r'],
      [],
      ['b', 'r'],
    ]);
    list.setBorder(false, false, false, false, false, false);
    expect(Object.values(looked(sheet.getRange(5, 1))?.bd ?? {}).filter(Boolean)).toEqual([]);
  },
  'RangeList.setFontStyle': () => {
    sheet.getRangeList(['A5', 'A7']).setFontStyle('italic');
    expect([5, 6, 7].map(at => looked(sheet.getRange(at, 1))?.it ?? 0)).toEqual([1, 0, 1]);
  },
  'RangeList.setFontColor': () => {
    sheet.getRangeList(['A5', 'A7']).setFontColor('#ff0000');
    expect([5, 6, 7].map(at => looked(sheet.getRange(at, 1))?.cl?.rgb)).toEqual([
      '#ff0000',
      undefined,
      '#ff0000',
    ]);
  },
  'RangeList.setWrap': () => {
    sheet.getRangeList(['A5', 'A7']).setWrap(true);
    expect([5, 6, 7].map(at => looked(sheet.getRange(at, 1))?.tb)).toEqual([3, undefined, 3]);
  },
  'RangeList.setFontWeight': () => expect(listed(list => list.setFontWeight('bold')).bl).toBe(1),
  'RangeList.setFontSize': () => expect(listed(list => list.setFontSize(20)).fs).toBe(20),
  'RangeList.setBackground': () =>
    expect(listed(list => list.setBackground('#00ff00'))).toMatchObject({ bg: { rgb: '#00ff00' } }),
  'RangeList.setHorizontalAlignment': () =>
    expect(listed(list => list.setHorizontalAlignment('center')).ht).toBe(2),
  'RangeList.clearDataValidations': () => {
    cell().setDataValidation(list(true));
    sheet.getRangeList([cell().getA1Notation()]).clearDataValidations();
    expect(cell().getDataValidation()).toBeNull();
  },
  'Range.getValues': () => {
    const seen = [
      ['No', 'Name', ''],
      [1, 'Ada', ''],
    ];
    expect(sheet.getRange('A1:C2').getValues()).toEqual(seen);
    own('List').hideRows(1, 1).hideColumns(1, 1);
    expect(sheet.getRange('A1:C2').getValues()).toEqual(seen);
    own('List').showRows(1, 1).showColumns(1, 1);
  },
  'Range.getValue': () => {
    const range = cell().setValue('3/4');
    expect(Object.prototype.toString.call(range.getValue())).toBe('[object Date]');
  },
  'Range.getFormulas': () => expect(sheet.getRange('A1:B1').getFormulas()).toEqual([['', '']]),
  'Range.getFormula': () => expect(cell().setFormula('=SUM(1;2)').getFormula()).toBe('=SUM(1,2)'),
  'Range.setValues': () => {
    const range = cell();
    expect(() => range.setValues([[1, 2]])).toThrow('does not match');
    range.setValues([['=1+1']]);
    expect(range.getFormula()).toBe('=1+1');
    range.setValues([["'=1+1"]]);
    expect([range.getFormula(), range.getValue()]).toEqual(['', '=1+1']);
    for (const blank of [null, undefined, '']) expect(range.setValues([[blank]]).getValue()).toBe('');
    expect(() => range.setValues([['x'.repeat(50_001)]])).toThrow('50000 characters');
    expect(range.setValues([['x'.repeat(50_000)]]).getValue()).toHaveLength(50_000);
    own('List').hideRows(range.getRow() - 1, 1);
    expect(range.setValues([['hidden']]).getValue()).toBe('hidden');
    own('List').showRows(range.getRow() - 1, 1);
    range.clearContent();
    workbook.protect('List', 'Z1:Z2');
    expect(() => sheet.getRange('Z2').setValues([[1]])).toThrow('protected');
    expect(() => sheet.getRange('Z2').setFormula('=1')).toThrow('protected');
    expect(
      sheet
        .getRange('Z3')
        .setValues([[1]])
        .getValue(),
    ).toBe(1);
  },
  'Range.setValue': () => expect(cell().setValue(7.5).getValue()).toBe(7.5),
  'Range.setFormula': () => {
    expect(cell().setNumberFormat('General').setFormula('=SUM(1;2)').getFormula()).toBe('=SUM(1,2)');
    expect(cell().setFormula('').getFormula()).toBe('');
  },
  'Range.getNotes': () => {
    sheet.getRange('H1').setNote('for Eve');
    expect(sheet.getRange('H1:I1').getNotes()).toEqual([['for Eve', '']]);
    sheet.getRange('H1').setNote('');
    expect(sheet.getRange('H1').getNotes()).toEqual([['']]);
  },
  'Range.getNumberFormats': () => {
    sheet.getRange('H1:H2').setNumberFormat('General');
    sheet.getRange('H2').setNumberFormat('@');
    const formats: readonly (readonly string[])[] = sheet.getRange('H1:H2').getNumberFormats();
    expect(formats.map(([format]) => format === '@')).toEqual([false, true]);
  },
  'Range.setNumberFormat': () => {
    const range = cell().setNumberFormat('@');
    for (const text of ['1-2', '3/4', '1.2', '007', '3,5', '３／４', 'TRUE', "'x"])
      expect(range.setValue(text).getValue()).toBe(text);
  },
  'Range.shiftColumnGroupDepth': () => {
    const range = sheet.getRange('G1:L1');
    expect(range.shiftColumnGroupDepth(1)).toBe(range);
  },
  'Range.setFontWeight': () => {
    const range = cell();
    range.setFontWeight('bold');
    expect(looked(range)).toMatchObject({ bl: 1 });
  },
  'Range.setFontStyle': () => expect(looked(cell().setFontStyle('italic'))).toMatchObject({ it: 1 }),
  'Range.setFontSize': () => expect(looked(cell().setFontSize(20))).toMatchObject({ fs: 20 }),
  'Range.setFontColor': () =>
    expect(looked(cell().setFontColor('#ff0000'))).toMatchObject({ cl: { rgb: '#ff0000' } }),
  'Range.setBackground': () =>
    expect(looked(cell().setBackground('#00ff00'))).toMatchObject({ bg: { rgb: '#00ff00' } }),
  'Range.setHorizontalAlignment': () =>
    expect(looked(cell().setHorizontalAlignment('center'))).toMatchObject({ ht: 2 }),
  'Range.setWrap': () => expect(looked(cell().setWrap(true))).toMatchObject({ tb: 3 }),
  'Range.setDataValidation': () =>
    expect(cell().setDataValidation(list(true)).getDataValidation()).toMatchObject({ list: ['yes', 'no'] }),
  'Range.setDataValidations': () => {
    const range = cell().setDataValidations([[list(true)]]);
    expect(range.setDataValidations([[null]]).getDataValidation()).toBeNull();
  },
  'Range.getDataValidation': () => expect(cell().getDataValidation()).toBeNull(),
  'Range.clearContent': () => expect(cell().setValue('x').clearContent().getValue()).toBe(''),
  'Range.getSheet': () => expect(cell().getSheet().getName()).toBe('List'),
  'Range.getA1Notation': () => expect(sheet.getRange(2, 3, 2, 2).getA1Notation()).toBe('C2:D3'),
  'Range.getRow': () => expect(sheet.getRange('C5').getRow()).toBe(5),
  'Range.getColumn': () => expect(sheet.getRange('C5').getColumn()).toBe(3),
  'Range.getNumRows': () => expect(sheet.getRange('C5:D7').getNumRows()).toBe(3),
  'Range.getNumColumns': () => expect(sheet.getRange('C5:D7').getNumColumns()).toBe(2),
  'Range.activate': () => {
    book.getSheetByName('Other').getRange('B2').activate();
    expect(book.getActiveSheet().getName()).toBe('Other');
  },
  'DataValidationBuilder.requireValueInList': () => expect(list(true).list).toEqual(['yes', 'no']),
  'DataValidationBuilder.setAllowInvalid': () => {
    const range = cell().setDataValidation(list(false));
    expect(() => range.setValue('maybe')).toThrow('data validation');
    expect(range.setValue('yes').getValue()).toBe('yes');
    expect(cell().setDataValidation(list(true)).setValue('maybe').getValue()).toBe('maybe');
  },
  'DataValidationBuilder.setHelpText': () => expect(list(true).help).toBe('help'),
  'LockService.getDocumentLock': () => expect(google.LockService.getDocumentLock()).not.toBeNull(),
  'Lock.tryLock': () => {
    expect(google.LockService.getDocumentLock().tryLock(1)).toBe(true);
    expect(
      services(workbook, () => true)
        .LockService.getDocumentLock()
        .tryLock(1),
    ).toBe(false);
  },
  'Lock.releaseLock': () => {
    const lock = google.LockService.getDocumentLock();
    lock.tryLock(1);
    lock.releaseLock();
    expect(lock.hasLock()).toBe(false);
  },
  'HtmlService.createTemplateFromFile': () => {
    expect(() => google.HtmlService.createTemplateFromFile('none')).toThrow('No HTML file named none');
  },
  'HtmlService.createHtmlOutput': () =>
    expect(google.HtmlService.createHtmlOutput('<p>').getContent()).toBe('<p>'),
  'HtmlTemplate.getRawContent': () => {
    expect(google.HtmlService.createTemplateFromFile('page').getRawContent()).toBe('<p>page</p>');
    // Read in the other way it would be other text, or none.
    const other = (html: string) =>
      services(workbook, undefined, { 'text.html': html })
        .HtmlService.createHtmlOutputFromFile('text')
        .getContent();
    expect(other('a < b && c\nd')).toBe('a &lt; b &amp;&amp; c d');
    expect(() => other('for (i = 0; i <n; i++)')).toThrow('Malformed');
  },
  'HtmlOutput.setTitle': () => {
    google.SpreadsheetApp.getUi().showSidebar(google.HtmlService.createHtmlOutput('a').setTitle('Panel'));
    expect(seen.panels.at(-1)).toEqual({ title: 'Panel', html: 'a' });
  },
  'Ui.createMenu': () =>
    expect(google.SpreadsheetApp.getUi().createMenu('More').addItem('a', 'b').built().entries).toHaveLength(
      1,
    ),
  'Ui.createAddonMenu': () => {
    google.SpreadsheetApp.getUi().createAddonMenu().addItem('a', 'b').addToUi();
    expect(seen.menus.at(-1)).toMatchObject({ label: 'Wallist' });
  },
  'Ui.alert': () => {
    const { Button, ButtonSet, ...ui } = google.SpreadsheetApp.getUi();
    expect(ui.alert('Title', 'text', ButtonSet.OK)).toBe(Button.OK);
    expect(seen.alerts.at(-1)).toEqual(['Title', 'text', 'OK']);
  },
  'Ui.prompt': () => {
    const { ButtonSet, ...ui } = google.SpreadsheetApp.getUi();
    expect(ui.prompt('Title', 'text', ButtonSet.OK_CANCEL).getResponseText()).toBe('');
  },
  'PromptResponse.getSelectedButton': () => {
    const { Button, ButtonSet, ...ui } = google.SpreadsheetApp.getUi();
    expect(ui.prompt('Title', 'text', ButtonSet.OK_CANCEL).getSelectedButton()).toBe(Button.CLOSE);
  },
  'PromptResponse.getResponseText': () => {
    const { ButtonSet, ...ui } = google.SpreadsheetApp.getUi();
    expect(ui.prompt('Typed', 'text', ButtonSet.OK_CANCEL).getResponseText()).toBe('as typed');
  },
  'Ui.showSidebar': () => {
    google.SpreadsheetApp.getUi().showSidebar(google.HtmlService.createHtmlOutput('b'));
    expect(seen.panels.at(-1)?.html).toBe('b');
  },
  'Session.getActiveUserLocale': () => expect(google.Session.getActiveUserLocale()).toBe('de'),
  'Utilities.formatDate': () =>
    expect(
      google.Utilities.formatDate(new Date(Date.UTC(2026, 0, 2, 3, 4, 5)), 'Etc/UTC', 'yyyy-MM-dd HH:mm:ss'),
    ).toBe('2026-01-02 03:04:05'),
  'Utilities.sleep': () => expect(google.Utilities.sleep(500)).toBeUndefined(),
};

describe('the workbench does as the table says', () => {
  test('of every call', () =>
    expect(Object.keys(CONTRACT)).toEqual(CALLS.map(([kind, name]) => `${kind}.${name}`)));
  test.each(Object.entries(CONTRACT))('%s', (_name, holds) => holds());
});

/** Texts and what they are in a cell of no format: day and month, a number, a truth, or text. */
const READ: readonly (readonly [text: string, american: unknown, comma: unknown])[] = [
  ['3,5', undefined, 3.5],
  ['1.2', 1.2, '1 Feb'],
  ['1-2', '2 Jan', '1 Feb'],
  ['3/4', '4 Mar', '3 Apr'],
  ['3-14', '14 Mar', '14 Mar'],
  ['007', 7, 7],
  ['３／４', '4 Mar', '3 Apr'],
  ['７', 7, 7],
  ['TRUE', true, true],
  ['1.234,5', undefined, 1234.5],
  ['Ada', 'Ada', 'Ada'],
];
const TRUTH: Readonly<Record<SheetLocale, string>> = {
  en_US: 'TRUE',
  de_DE: 'WAHR',
  fr_FR: 'VRAI',
  ru_RU: 'ИСТИНА',
  pt_BR: 'VERDADEIRO',
};
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

describe.each(SHEET_LOCALES)('text in %s', locale => {
  let own: OpenWorkbook;
  let range: any;
  beforeAll(() => {
    own = openWorkbook({ spreadsheetLocale: locale });
    range = services(own).SpreadsheetApp.getActiveSpreadsheet().getActiveSheet().getRange('A1');
  });
  afterAll(() => own.close());

  test('is read as the table says', () => {
    for (const [text, american, comma] of [...READ, [TRUTH[locale], true, true] as const]) {
      const wanted = locale === 'en_US' ? american : comma;
      if (wanted === undefined) continue;
      range.setNumberFormat('General').clearContent();
      const value = range.setValue(text).getValue();
      const isDate = Object.prototype.toString.call(value) === '[object Date]';
      expect([text, isDate ? `${value.getDate()} ${MONTHS[value.getMonth()]}` : value]).toEqual([
        text,
        wanted,
      ]);
      expect(range.setNumberFormat('@').setValue(text).getValue()).toBe(text);
    }
  });

  test('and formulas: semicolons always, commas and points not everywhere', async () => {
    range.setNumberFormat('General');
    const results: unknown[] = [];
    for (const formula of ['=SUM(2;3)', '=SUM(2,3)', '=2.5*2', '=2,5*2']) {
      range.setFormula(formula);
      await own.settled();
      results.push(range.getValue());
    }
    const [semicolons, commas, points, decimals] = results;
    expect(semicolons).toBe(5);
    if (locale === 'en_US') expect([commas, points]).toEqual([5, 5]);
    else expect([String(points).startsWith('#'), decimals]).toEqual([true, 5]);
  });
});
