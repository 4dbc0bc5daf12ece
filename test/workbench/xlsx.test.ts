import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openWorkbook } from '../../workbench/headless';
import { sheetOf } from '../../workbench/host/book';
import { makeSheet } from '../../workbench/host/sheet';
import { makeXlsx, type XlsxCell } from '../../workbench/xlsx';
import { xlsxSheets } from '../../workbench/xlsxBook';
import { unzip } from '../unzip';
import { FIXTURE } from './fixture';

/** A saved workbook is read back from the XML in its zip, as other spreadsheets find it there. */

const cell = (value: XlsxCell['value'], isBold = false): XlsxCell => ({ value, isBold });

const unescape = (text: string): string =>
  text.replace(/&(lt|gt|quot|amp);/g, (_all, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? '&');

interface ReadCell {
  readonly value: string | number | boolean;
  readonly isBold: boolean;
}

/** The cells of the sheets by name and address, and the widths of their columns. */
function readXlsx(zip: Uint8Array) {
  const parts = unzip(zip);
  const all = (part: string, pattern: RegExp) => [...(parts[part] ?? '').matchAll(pattern)];
  const strings = all('xl/sharedStrings.xml', /<si><t[^>]*>([^]*?)<\/t><\/si>/g).map(([, text = '']) =>
    unescape(text),
  );
  const fonts = all('xl/styles.xml', /<font>([^]*?)<\/font>/g).map(([, font = '']) => font.includes('<b/>'));
  const looks = all('xl/styles.xml', /<xf ([^>]*)>/g).map(
    ([, look = '']) => fonts[Number(/fontId="(\d+)"/.exec(look)?.[1] ?? 0)] ?? false,
  );
  const names = all('xl/workbook.xml', /<sheet [^>]*name="([^"]*)"/g).map(([, name = '']) => unescape(name));
  return names.map((name, at) => {
    const part = `xl/worksheets/sheet${at + 1}.xml`;
    const cells: Record<string, ReadCell> = {};
    for (const [, address = '', style, kind, value = ''] of all(
      part,
      /<c r="([A-Z]+\d+)"(?: s="(\d+)")?(?: t="(\w+)")?><v>([^<]*)<\/v><\/c>/g,
    ))
      cells[address] = {
        value: kind === 's' ? (strings[Number(value)] ?? '') : kind === 'b' ? value === '1' : Number(value),
        isBold: looks[Number(style ?? 0)] ?? false,
      };
    const widths = all(part, /<col [^>]*width="([\d.]+)"/g).map(([, width]) => Number(width));
    return { name, cells, widths, xml: parts[part] ?? '' };
  });
}

const HOSTILE = [
  '=HYPERLINK("http://x";"y")',
  '+1',
  '@SUM(A1)',
  "-1'",
  '<f>1</f>',
  '3-14',
  '1e5',
  '007',
  ' a ',
];

describe('an .xlsx file', () => {
  test('keeps what people typed as text, whatever it looks like', async () => {
    const [sheet] = readXlsx(
      await makeXlsx([{ name: 'List', widths: [20], rows: HOSTILE.map(value => [cell(value)]) }]),
    );
    expect(HOSTILE.map((_, row) => sheet?.cells[`A${row + 1}`]?.value)).toEqual(HOSTILE);
    expect(sheet?.xml).not.toContain('<f>');
  });

  test('leaves out what XML cannot hold, and Excel’s escapes stay letters', async () => {
    const [sheet] = readXlsx(
      await makeXlsx([{ name: 'List', widths: [], rows: [[cell('a\0b\u0001\ud800c'), cell('_x0041_')]] }]),
    );
    expect([sheet?.cells['A1']?.value, sheet?.cells['B1']?.value]).toEqual(['abc', '_x005F_x0041_']);
  });

  test('has sheets whose names Excel allows, each once', async () => {
    const long = 'The open championship of all the regions';
    const named = ['Round 1', 'round 1', 'A/B:C', "'", 'History', long, long];
    const made = readXlsx(await makeXlsx(named.map(name => ({ name, rows: [], widths: [] }))));
    expect(made.map(({ name }) => name)).toEqual([
      'Round 1',
      'round 1 2',
      'A B C',
      'Sheet',
      'History 2',
      'The open championship of all th',
      'The open championship of all 2',
    ]);
  });
});

const open = () =>
  openWorkbook({
    dist: FIXTURE,
    sheets: {
      'Wall list': [
        ['No', 'Name', 'Paid', 'R1'],
        [1, '=Ann', true, '2+'],
        [2, 'Bob', false, '1-'],
      ],
      Notes: [],
    },
    formulas: { Notes: { A1: '=1+2' } },
  });

test('the open workbook: values, widths and bold of every sheet, and of formulas their values', async () => {
  const book = open();
  const sheet = makeSheet(book.book, sheetOf(book.book, 'Wall list'), () => undefined);
  sheet.getRange('A1:D1').setFontWeight('bold');
  sheet.setColumnWidth(2, 215);
  await book.settled();
  const [list, notes] = readXlsx(await makeXlsx(xlsxSheets(book.book)));
  const row = (line: number) => ['A', 'B', 'C', 'D'].map(column => list?.cells[`${column}${line}`]);
  expect([list?.name, notes?.name]).toEqual(['Wall list', 'Notes']);
  expect(row(1)).toEqual(['No', 'Name', 'Paid', 'R1'].map(value => ({ value, isBold: true })));
  expect(row(2)).toEqual([1, '=Ann', true, '2+'].map(value => ({ value, isBold: false })));
  expect(list?.widths[1]).toBe(30);
  expect(notes?.cells['A1']?.value).toBe(3);
});

test('the rules that the event is held by stand on a sheet of their own', async () => {
  const { book } = open();
  const rules = 'By the rules of the EGF, but not in: Komi';
  const sheets = readXlsx(await makeXlsx(xlsxSheets(book, rules)));
  expect(sheets.map(({ name }) => name)).toEqual(['Wall list', 'Notes', 'Rules']);
  expect(sheets[2]?.cells['A1']?.value).toBe(rules);
  makeSheet(book, sheetOf(book, 'Notes'), () => undefined).setName('rules');
  expect(xlsxSheets(book, rules).map(({ name }) => name)).toEqual(['Wall list', 'rules', 'Rules+']);
});

const SOFFICE = [
  '/usr/bin/soffice',
  '/usr/lib/libreoffice/program/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
].find(path => existsSync(path));
if (!SOFFICE) console.warn('Skipped: the book in LibreOffice. LibreOffice is not installed.');

test.skipIf(!SOFFICE)(
  'LibreOffice, where it is installed, opens books and finds the same texts',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallist-xlsx-'));
    const write = async (name: string, sheets: Parameters<typeof makeXlsx>[0]): Promise<string> => {
      const path = join(folder, `${name}.xlsx`);
      writeFileSync(path, await makeXlsx(sheets));
      return path;
    };
    const texts = ['=1+1', '@SUM(A1)', '3-14', '1e5', '007'];
    const rows = texts.map(value => [cell(value), cell(1)]);
    const book = open();
    await book.settled();
    const files = [
      await write('texts', [{ name: 'List', widths: [20, 5], rows }]),
      await write('list', xlsxSheets(book.book).slice(0, 1)),
      await write('notes', xlsxSheets(book.book).slice(1)),
    ];
    // A profile of its own: another LibreOffice that is open would take the files and answer nothing.
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    spawnSync(SOFFICE ?? '', [profile, '--headless', '--convert-to', 'csv', '--outdir', folder, ...files]);
    const opened = (name: string): readonly string[] =>
      readFileSync(join(folder, `${name}.csv`), 'utf8')
        .trimEnd()
        .split('\n');
    expect(opened('texts')).toEqual(texts.map(value => `${value},1`));
    expect(opened('list')).toEqual(['No,Name,Paid,R1', '1,=Ann,TRUE,2+', '2,Bob,FALSE,1-']);
    expect(opened('notes')).toEqual(['3']);
  },
);
