import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { LISTS, type BookCell, type BookSheet, type XlsxBook } from '../../src/exchange/saved/bookOfXlsx';
import { formulaOf, readXlsxBook } from '../../src/exchange/saved/readXlsxBook';
import { workbookOfXlsx } from '../../workbench/forGoogle/workbookOfXlsx';
import { writeXlsxBook } from '../../workbench/forGoogle/writeXlsxBook';
import { makeSnapshot, readSnapshot } from '../../workbench/page/kept/store';
import { unzip } from '../unzip';

/** A workbook on its way to Google and back: what is a formula, a text, a name or a list of choices stays one. */

const bookWith = (cells: Readonly<Record<string, Partial<BookCell>>>, name = 'Wall list'): XlsxBook => {
  const rows = new Map<number, Map<number, BookCell>>();
  for (const [place, cell] of Object.entries(cells)) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    const line = rows.get(row) ?? new Map<number, BookCell>();
    rows.set(row, line.set(column, { value: '', formula: '', format: {}, ...cell }));
  }
  const sheet: BookSheet = {
    name,
    isHidden: false,
    cells: rows,
    widths: new Map([[0, 40]]),
    frozen: { rows: 1, columns: 2 },
  };
  return { sheets: [sheet], names: {} };
};

describe('there and back', () => {
  test('texts stay texts, whatever they look like', () => {
    const texts = ['3-14', '=1+1', '007', ' a ', 'a\nb', '<b>&"', '_x0041_', '1/2', 'TRUE', '12+/b3'];
    const book = bookWith(
      Object.fromEntries(texts.map((value, row) => [`${row},0`, { value, format: { pattern: '@' } }])),
    );
    const back = readXlsxBook(writeXlsxBook(book));
    expect([...(back?.sheets[0]?.cells.values() ?? [])].map(line => line.get(0)?.value)).toEqual(texts);
    expect(Object.values(unzip(writeXlsxBook(book))).join('')).not.toContain('<f>');
  });

  test('any cells: values, formulas and formats are as they were', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .filter(one => !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(one));
    const format = fc.record(
      {
        pattern: fc.constantFrom('@', '0.00', 'yyyy-mm-dd'),
        isBold: fc.constant(true),
        isItalic: fc.constant(true),
        wraps: fc.constant(true),
        align: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
        background: fc.constantFrom('#e8eaed', '#fff4ce'),
        colour: fc.constantFrom('#5f6368', '#185abc'),
      },
      { requiredKeys: [] },
    );
    const cell = fc
      .record({
        value: fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(3.5)),
        formula: fc.constantFrom('', '', '=SOS2(A1:C3,Settings)', '="a"&"<b>"'),
        format,
        choices: fc.option(
          fc.record({
            list: fc.uniqueArray(
              text.filter(one => one !== ''),
              { minLength: 1, maxLength: 4 },
            ),
            allowInvalid: fc.boolean(),
            help: fc.constantFrom('', 'How opponents are found & "more"'),
          }),
          { nil: undefined },
        ),
      })
      .map(({ choices, ...one }): BookCell => ({
        ...one,
        // A number in a cell of texts is written as the text that is shown.
        value:
          one.format.pattern === '@' && one.formula === '' && typeof one.value === 'number'
            ? String(one.value)
            : one.value,
        ...(choices && { choices }),
      }));
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
        rows => {
          const flat = rows.flatMap((line, row) =>
            line.map((one, column) => [`${row},${column}`, one] as const),
          );
          const book = bookWith(Object.fromEntries(flat));
          const back = readXlsxBook(writeXlsxBook(book));
          expect(back).toEqual(book);
        },
      ),
    );
  });

  test('a list too long for its cell stands in a hidden sheet, which is none of the tournament', () => {
    const list = Array.from({ length: 40 }, (_, at) => `Choice, number ${at}`);
    const book = bookWith({ '1,1': { value: 'x', choices: { list, allowInvalid: false, help: '' } } });
    const bytes = writeXlsxBook(book);
    expect(unzip(bytes)['xl/workbook.xml']).toContain(`name="${LISTS}" sheetId="2" state="hidden"`);
    expect(readXlsxBook(bytes)).toEqual(book);
  });

  test('a name of a sheet that is too long for the file changes in formulas and named ranges too', () => {
    const name = 'The wall list of a tournament with a long name';
    const book = {
      ...bookWith({ '0,0': { formula: `=SOS2('${name}'!A1:C3)` } }, name),
      names: { WallList: `'${name}'!$A$1:$C$3` },
    };
    const back = readXlsxBook(writeXlsxBook(book));
    const now = back?.sheets[0]?.name ?? '';
    expect(now).toBe('The wall list of a tournament w');
    expect(back?.names).toEqual({ WallList: `'${now}'!$A$1:$C$3` });
    expect(back?.sheets[0]?.cells.get(0)?.get(0)?.formula).toBe(`=SOS2('${now}'!A1:C3)`);
  });
});

describe('as Google writes it', () => {
  test('formulas that only Google computes are unwrapped', () => {
    const wrapped = 'IFERROR(__xludf.DUMMYFUNCTION("EXPLAIN(WallList,7,""SOS2"",Settings)"),"6 + 5")';
    expect(formulaOf(wrapped)).toBe('=EXPLAIN(WallList,7,"SOS2",Settings)');
    expect(formulaOf('IFERROR(__xludf.DUMMYFUNCTION("""COMPUTED_VALUE"""),12.0)')).toBeUndefined();
    expect(formulaOf('1+__xludf.DUMMYFUNCTION("MMS(WallList)")')).toBe('=1+MMS(WallList)');
    expect(formulaOf('SUM(A1:A3)')).toBe('=SUM(A1:A3)');
    expect(formulaOf('')).toBe('');
  });

  test('a file of shared strings, wrapped formulas and what they had spilled', () => {
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
      <row r="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="C1" t="str"><f>IFERROR(__xludf.DUMMYFUNCTION("SOS2(WallList)"),"SOS")</f><v>SOS</v></c></row>
      <row r="2"><c r="A2" s="1" t="s"><v>1</v></c><c r="B2"><v>3.0</v></c><c r="C2"><f>IFERROR(__xludf.DUMMYFUNCTION("""COMPUTED_VALUE"""),7.0)</f><v>7</v></c></row>
      </sheetData><dataValidations><dataValidation type="list" allowBlank="1" sqref="A2:A3"><formula1>Wall!$A$1:$A$2</formula1></dataValidation></dataValidations></worksheet>`;
    const bytes = zipSync(
      Object.fromEntries(
        Object.entries({
          'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="Wall" sheetId="1" state="visible" r:id="rId3"/></sheets><definedNames><definedName name="WallList">Wall!$A$1:$B$2</definedName><definedName hidden="1" localSheetId="0" name="Z_1">Wall!$A$1</definedName></definedNames></workbook>`,
          'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId3" Target="worksheets/sheet1.xml"/></Relationships>`,
          'xl/sharedStrings.xml': `<sst><si><t>Name</t></si><si><r><t>3-</t></r><r><t>14</t></r></si></sst>`,
          'xl/styles.xml': `<styleSheet><fonts><font><b val="0"/></font></fonts><cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="49" fontId="0"/></cellXfs></styleSheet>`,
          'xl/worksheets/sheet1.xml': sheet,
        }).map(([path, xml]) => [path, strToU8(xml)]),
      ),
    );
    const book = readXlsxBook(bytes);
    const cells = book?.sheets[0]?.cells;
    expect(book?.names).toEqual({ WallList: 'Wall!$A$1:$B$2' });
    expect(cells?.get(0)?.get(2)).toEqual({ value: 'SOS', formula: '=SOS2(WallList)', format: {} });
    expect(cells?.get(1)?.get(0)).toMatchObject({ value: '3-14', format: { pattern: '@' } });
    expect(cells?.get(1)?.get(1)?.value).toBe(3);
    // What a formula fills is left to it.
    expect(cells?.get(1)?.get(2)).toEqual({ value: '', formula: '', format: {} });
    expect(cells?.get(2)?.get(0)?.choices).toEqual({ list: ['Name', '3-14'], allowInvalid: true, help: '' });
  });

  test('N148: a formula that was filled down is one in every cell', () => {
    const cell = (a1: string, inside: string) => `<c r="${a1}">${inside}<v>7</v></c>`;
    const first = '$B2*C$1+LOG10(SUM(C:C,$2:2))&"C2"&\'C2 b\'!D$4&WallList';
    const file = zipSync({
      'xl/workbook.xml': strToU8(
        '<workbook xmlns:r="r"><sheets><sheet name="List" r:id="r1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet><sheetData><row r="2">${cell('D2', `<f t="shared" ref="D2:E3" si="0">${first.replaceAll('&', '&amp;')}</f>`)}${cell('E2', '<f t="shared" si="0"/>')}</row><row r="3">${cell('D3', '<f t="shared" si="0"/>')}${cell('E3', '<f t="shared" si="9"/>')}</row></sheetData></worksheet>`,
      ),
    });
    const rows = readXlsxBook(file)?.sheets[0]?.cells;
    expect([1, 2].flatMap(row => [3, 4].map(column => rows?.get(row)?.get(column)))).toMatchObject([
      { formula: `=${first}` },
      { formula: '=$B2*D$1+LOG10(SUM(D:D,$2:2))&"C2"&\'C2 b\'!E$4&WallList' },
      { formula: '=$B3*C$1+LOG10(SUM(C:C,$2:3))&"C2"&\'C2 b\'!D$4&WallList' },
      // A number that no cell has explained leaves the value.
      { formula: '', value: 7 },
    ]);
  });

  test('what is no such file is refused, and so is one that would grow', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
        expect(readXlsxBook(bytes)).toBeUndefined();
      }),
    );
    const bomb = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><workbook>&b;</workbook>`;
    expect(readXlsxBook(zipSync({ 'xl/workbook.xml': strToU8(bomb) }))).toBeUndefined();
    expect(readXlsxBook(zipSync({ 'a.txt': strToU8('a') }))).toBeUndefined();
  });

  test('any spoilt file is refused or read, and never throws', () => {
    const whole = writeXlsxBook(
      bookWith({ '0,0': { value: 'Ann' }, '1,1': { formula: '=SUM(A1:A2)', value: 3 } }),
    );
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const spoilt = Uint8Array.from(whole, (one, i) => (i === at ? byte : one));
        const book = readXlsxBook(spoilt);
        if (book) readSnapshot(JSON.stringify(makeSnapshot('x', workbookOfXlsx('x', book))));
      }),
    );
  });
});
