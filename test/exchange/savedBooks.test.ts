import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  a1Of,
  columnLetters,
  LISTS,
  placeOfCell,
  type BookSheet,
  type XlsxBook,
} from '../../src/exchange/saved/bookOfXlsx';
import { formerEvent } from '../../src/exchange/saved/formerEvent';
import { isZip, readBookFile } from '../../src/exchange/saved/readBookFile';
import { readCopy } from '../../src/exchange/saved/readCopy';
import { formulaAt } from '../../src/exchange/saved/sharedFormulas';
import { formOf, isOfNewerForm } from '../../src/exchange/saved/savedForm';
import { bookTablesOf, snapshotTables } from '../../src/exchange/saved/snapshotTables';
import { makeText } from '../../src/sheet/wording';
import { file, number, row, table, text } from '../workbench/odsFile';

/** Sheets of saved files cell by cell: where each stands, how often, and what is no cell of theirs. */

describe('the place of a cell', () => {
  test('is read from its address, with or without signs', () => {
    expect(['A1', 'B7', '$C$9', 'Z1', 'AA1', 'ZZ10', 'AAA1'].map(placeOfCell)).toEqual([
      [0, 0],
      [6, 1],
      [8, 2],
      [0, 25],
      [0, 26],
      [9, 701],
      [0, 702],
    ]);
    const none = ['', 'A', '7', 'a1', 'A1 ', ' A1', 'AAAA1', 'A12345678', '?', 'A1:B2'];
    expect(none.map(placeOfCell)).toEqual(none.map(() => undefined));
  });

  test('is written as it is read', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
    expect(a1Of(6, 27)).toBe('AB7');
  });
});

describe('a formula that was filled down and across', () => {
  test.each([
    ['A1+B$2+$C3+$D$4', 2, 1, 'B3+C$2+$C5+$D$4'],
    ['SUM(B2:C3)', -1, -1, 'SUM(A1:B2)'],
    ['SUM(B:C,2:3)', 1, 1, 'SUM(C:D,3:4)'],
    ['SUM(B:$C,$2:3)', 4, 1, 'SUM(C:$C,$2:7)'],
    // Whole rows have no column that could be gone, whole columns no row.
    ['SUM(2:3)', 0, -9, 'SUM(2:3)'],
    ['SUM(B:C)', -9, 0, 'SUM(B:C)'],
    ['Z9&AZ99', 1, 1, 'AA10&BA100'],
    ['"A1"&\'A1\'!A1&A1!B1', 1, 0, '"A1"&\'A1\'!A2&A1!B2'],
    // Functions, names and what is too long for a cell.
    ['LOG10(A1)+WallList+ABCD1+A0+A12345678', 1, 0, 'LOG10(A2)+WallList+ABCD1+A0+A12345678'],
  ])('%s, %i below and %i beside', (formula, rows, columns, moved) => {
    expect(formulaAt(formula, rows, columns)).toBe(moved);
  });

  test('has no cell above the first row or left of the first column', () => {
    expect(['A1', 'B1', 'B2:C1', '1:2', 'A$1', '$1:2'].map(one => formulaAt(one, -1, 0))).toEqual([
      '#REF!',
      '#REF!',
      '#REF!',
      '#REF!',
      'A$1',
      '$1:1',
    ]);
    expect(['A1', 'A2', 'A1:B1', 'A:B', '$A1'].map(one => formulaAt(one, 0, -1))).toEqual([
      '#REF!',
      '#REF!',
      '#REF!',
      '#REF!',
      '$A1',
    ]);
  });
});

describe('a sheet of LibreOffice', () => {
  const sheetOf = (bytes: Uint8Array): BookSheet | undefined => readBookFile(bytes)?.sheets[0];
  const times = (count: number, of = 'columns'): string => ` table:number-${of}-repeated="${count}"`;
  const blanks = (count: number): string => `<table:table-cell${times(count)}/>`;

  test('is read as wide as its widest row, however wide', () => {
    const cells = sheetOf(
      file(table('List', row(text('Ann')) + row(blanks(119), text('far'), blanks(9000)))),
    )?.cells;
    expect(cells?.get(1)?.get(119)?.value).toBe('far');
    // A formula that shows nothing is there as well.
    const formula =
      '<table:table-cell table:formula="of:=[.A1]" office:value-type="string"><text:p/></table:table-cell>';
    const shown = sheetOf(file(table('List', row(blanks(119), formula))))?.cells;
    expect(shown?.get(0)?.get(119)).toMatchObject({ value: '', formula: '=A1' });
  });

  test('keeps the looks of fifty blank cells beside and below what is there', () => {
    const cells = sheetOf(
      file(table('List', row(text('Ann'), text('Ben'), blanks(99)) + row(text('Carl')))),
    )?.cells;
    // Its columns are of text.
    expect(Math.max(...(cells?.get(0)?.keys() ?? []))).toBe(51);
    expect(Math.max(...(cells?.keys() ?? []))).toBe(51);
    const between =
      row(text('Ann')) +
      `<table:table-row${times(70, 'rows')}>${blanks(9)}</table:table-row>` +
      row(text('Ben'));
    const far = sheetOf(file(table('List', between)))?.cells;
    expect([far?.get(71)?.get(0)?.value, Math.max(...(far?.keys() ?? []))]).toEqual(['Ben', 121]);
    expect(far?.get(70)?.get(0)).toEqual({ value: '', formula: '', format: { pattern: '@' } });
  });

  test('has its cells in the format of their own, of their row, or of their column', () => {
    const styled = (more: string, of: string): string => `<table:table-row${more}>${of}</table:table-row>`;
    const ofRow = ' table:default-cell-style-name="ce2"';
    const lines =
      styled(ofRow, text('row') + text('own', ' table:style-name="ce1"')) + row(text('column'), number('7'));
    const cells = sheetOf(file(table('List', lines)))?.cells;
    const bold = { isBold: true, background: '#e8eaed' };
    expect([cells?.get(0)?.get(0)?.format, cells?.get(0)?.get(1)?.format]).toEqual([bold, { pattern: '@' }]);
    // A number is none of a text, though its column be one.
    expect([cells?.get(1)?.get(0)?.format, cells?.get(1)?.get(1)?.format]).toEqual([{ pattern: '@' }, {}]);
  });

  test('has styles that its file keeps apart, too', () => {
    const space = (name: string, of: string): string =>
      `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${of}:1.0"`;
    const spaces = [
      space('office', 'office'),
      space('style', 'style'),
      space('fo', 'xsl-fo-compatible'),
    ].join(' ');
    const styles = `<office:document-styles ${spaces}><office:styles><style:style style:name="kept" style:family="table-cell"><style:text-properties fo:font-style="italic"/></style:style></office:styles></office:document-styles>`;
    const parts = unzipSync(file(table('List', row(text('Ann', ' table:style-name="kept"')))));
    const cells = sheetOf(zipSync({ ...parts, 'styles.xml': strToU8(styles) }))?.cells;
    expect(cells?.get(0)?.get(0)?.format).toEqual({ isItalic: true });
  });

  test('stands row by row, also in groups and heads', () => {
    const groups = `<table:table-header-rows>${row(text('No'))}</table:table-header-rows><table:table-row-group><table:table-rows>${row(text('1'))}</table:table-rows></table:table-row-group>${row(text('2'))}`;
    const cells = sheetOf(file(table('List', groups)))?.cells;
    expect([0, 1, 2].map(at => cells?.get(at)?.get(0)?.value)).toEqual(['No', '1', '2']);
  });

  test('has widths for two hundred columns, in order', () => {
    const column = (style: string, count: number): string =>
      `<table:table-column table:style-name="${style}"${times(count)}/>`;
    const styles = ['1in', '2in']
      .map(
        (width, i) =>
          `<style:style style:name="w${i}" style:family="table-column"><style:table-column-properties style:column-width="${width}"/></style:style>`,
      )
      .join('');
    const columns = `<table:table-columns>${column('w0', 2)}${column('none', 1)}</table:table-columns>${column('w1', 900)}`;
    const sheet = `<table:table table:name="List">${columns}${row(text('Ann'))}</table:table>`;
    const widths = sheetOf(file(sheet, '', styles))?.widths;
    expect([0, 1, 2, 3, 199, 200].map(at => widths?.get(at))).toEqual([
      96,
      96,
      undefined,
      192,
      192,
      undefined,
    ]);
    expect(widths?.size).toBe(199);
  });

  test('is frozen where it says so, and not where it is only parted', () => {
    const item = (name: string, value: string): string =>
      `<config:config-item config:name="${name}">${value}</config:config-item>`;
    const entry = (name: string, items: string): string =>
      `<config:config-item-map-entry config:name="${name}">${items}</config:config-item-map-entry>`;
    const settings = `<office:settings><config:config-item-map-named config:name="Tables">${entry(
      'A',
      item('VerticalSplitMode', '2') +
        item('VerticalSplitPosition', '3') +
        item('HorizontalSplitMode', '1') +
        item('HorizontalSplitPosition', '2'),
    )}${entry('B', item('VerticalSplitMode', '2'))}</config:config-item-map-named></office:settings>`;
    const sheets = ['A', 'B', 'C'].map(name => table(name, row(text('x')))).join('');
    expect(readBookFile(file(sheets, settings))?.sheets.map(({ frozen }) => frozen)).toEqual([
      { rows: 3, columns: 0 },
      { rows: 0, columns: 0 },
      { rows: 0, columns: 0 },
    ]);
  });

  test('is hidden where its style says so; ranges of other forms stay as they are written', () => {
    const range = (name: string, address: string): string =>
      `<table:named-range table:name="${name}" table:cell-range-address="${address}"/>`;
    const book = readBookFile(
      file(
        `${table('A', row(text('x')), ' table:style-name="ta2"')}${table('B', row(text('x')))}<table:named-expressions>${range('One', '$A.$A$1')}${range('Here', '.$A$1:.$B$2')}${range('Odd', 'OFFSET(1)')}</table:named-expressions>`,
      ),
    );
    expect(book?.sheets.map(({ isHidden }) => isHidden)).toEqual([true, false]);
    expect(book?.names).toEqual({ One: 'A!$A$1', Here: '$A$1:$B$2', Odd: 'OFFSET(1)' });
  });

  test('has texts as they are shown, whatever breaks the lines of its file', () => {
    const ruby =
      '<text:p>Ann\n   Ito<text:ruby><text:ruby-base>!</text:ruby-base><text:ruby-text>an</text:ruby-text></text:ruby></text:p>';
    const cell = `<table:table-cell office:value-type="string">${ruby}</table:table-cell>`;
    const odd = '<table:table-cell office:value-type="float"><text:p>7</text:p></table:table-cell>';
    const none =
      '<table:table-cell office:value-type="string" office:value="9"><text:p>x</text:p></table:table-cell>';
    const spaces = text('a<text:s text:c="2000"/>b<text:s text:c="many"/>c');
    const cells = sheetOf(file(table('List', row(cell, odd, none, spaces))))?.cells.get(0);
    expect([0, 1, 2].map(at => cells?.get(at)?.value)).toEqual(['Ann Ito!', '7', 'x']);
    expect(cells?.get(3)?.value).toBe(`a${' '.repeat(1000)}b c`);
  });
});

describe('a sheet of Excel', () => {
  interface Part {
    readonly xml: string;
    readonly more?: string;
    readonly target?: string;
  }
  const book = (sheets: Readonly<Record<string, Part>>, names = '', styles = ''): XlsxBook | undefined => {
    const all = Object.entries(sheets);
    const targetOf = ({ target }: Part, i: number): string => target ?? `worksheets/sheet${i}.xml`;
    const parts = {
      'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${all
        .map(([name, { more = '' }], i) => `<sheet name="${name}" r:id="r${i}"${more}/>`)
        .join('')}</sheets><definedNames>${names}</definedNames></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${all
        .map(([, part], i) => `<Relationship Id="r${i}" Target="${targetOf(part, i)}"/>`)
        .join('')}</Relationships>`,
      'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
      ...Object.fromEntries(
        all.map(([, part], i) => [
          `xl/${targetOf(part, i).replace('/xl/', '')}`,
          `<worksheet>${part.xml}</worksheet>`,
        ]),
      ),
    };
    return readBookFile(
      zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]))),
    );
  };
  const cells = (inside: string): string => `<sheetData><row r="1">${inside}</row></sheetData>`;
  const one = { xml: cells('<c r="A1"><v>1</v></c>') };

  test('is found by its path, from the file or from the workbook; one without cells is blank', () => {
    const found = book({ A: { ...one, target: '/xl/worksheets/a.xml' }, B: one, C: { xml: '' } });
    expect(found?.sheets.map(({ name, cells: lines }) => [name, lines.get(0)?.get(0)?.value])).toEqual([
      ['A', 1],
      ['B', 1],
      ['C', undefined],
    ]);
  });

  test('is hidden by either word, and that of the long lists is none where it is', () => {
    const state = (text_: string) => ({ ...one, more: ` state="${text_}"` });
    const found = book({
      A: state('hidden'),
      B: state('veryHidden'),
      C: state('visible'),
      [LISTS]: state('hidden'),
    });
    expect(found?.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['A', true],
      ['B', true],
      ['C', false],
    ]);
    expect(book({ A: one, [LISTS]: one })?.sheets.map(({ name }) => name)).toEqual(['A', LISTS]);
  });

  test('has names of the workbook, none of the program or of one sheet', () => {
    const names =
      '<definedName name="WallList">A!$A$1</definedName><definedName name="_xlnm.Print_Area">A!$A$1</definedName><definedName name="Mine" localSheetId="0">A!$A$1</definedName>';
    expect(book({ A: one }, names)?.names).toEqual({ WallList: 'A!$A$1' });
  });

  test('has widths for two hundred columns', () => {
    const cols = (max: number): string =>
      `<cols><col min="2" max="${max}" width="20"/><col min="1" max="1"/></cols>`;
    const found = book({ A: { xml: cols(16384) }, B: { xml: cols(200) } });
    expect(
      found?.sheets.map(({ widths }) => [widths.size, widths.get(0), widths.get(199), widths.get(200)]),
    ).toEqual([
      [200, 5, 145, undefined],
      [200, 5, 145, undefined],
    ]);
  });

  test('has patterns and colours where they are some', () => {
    const colours = ['FF0000FF', '0000ff', '800000FF', 'FF0000FF00', 'blue'];
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="General"/></numFmts><fonts>${colours
      .map(rgb => `<font><color rgb="${rgb}"/></font>`)
      .join(
        '',
      )}</fonts><cellXfs>${colours.map((_, i) => `<xf numFmtId="170" fontId="${i}"/>`).join('')}</cellXfs>`;
    const inside = colours.map((_, i) => `<c r="${columnLetters(i)}1" s="${i}"><v>1</v></c>`).join('');
    const line = book({ A: { xml: cells(inside) } }, '', styles)?.sheets[0]?.cells.get(0);
    expect(colours.map((_, i) => line?.get(i)?.format)).toStrictEqual([
      { colour: '#0000ff' },
      { colour: '#0000ff' },
      {},
      {},
      {},
    ]);
  });

  test('offers choices of a list alone, which is whole between its quotes', () => {
    const rule = (at: string, formula: string): string =>
      `<dataValidation type="list" sqref="${at}"><formula1>${formula}</formula1></dataValidation>`;
    const rules =
      rule('A9:x x:A9', '"none"') +
      rule('A2', 'IF(1,"b,w"') +
      rule('A3', '"b,w"+1') +
      rule('A4', '"b"') +
      rule('A5:A6', 'A1:B1');
    const xml = `${cells('<c r="A1"><v>1</v></c><c r="B1"><v>2</v></c>')}<dataValidations>${rules}</dataValidations>`;
    const found = book({ A: { xml } })?.sheets[0]?.cells;
    expect([1, 2, 3, 4, 5].map(at => found?.get(at)?.get(0)?.choices?.list)).toEqual([
      undefined,
      undefined,
      ['b'],
      ['1', '2'],
      ['1', '2'],
    ]);
  });

  test('is no zip where its bytes begin otherwise', () => {
    const begins = (...bytes: number[]): boolean => isZip(Uint8Array.from(bytes));
    expect([begins(0x50, 0x4b), begins(0x50, 0x4c), begins(0x51, 0x4b), begins()]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(book({})?.sheets).toEqual([]);
    expect(readBookFile(zipSync({ 'xl/other.xml': strToU8('<a/>') }))).toBeUndefined();
  });
});

describe('the tables of a tournament that the workbench saved', () => {
  const saved = (workbook: unknown): string =>
    JSON.stringify({ format: 'wallist workbook', version: 1, workbook });
  const sheet = (cellData: unknown, name: unknown = 'List') => ({
    sheetOrder: ['a'],
    sheets: { a: { name, cellData } },
  });
  const linesOf = (cellData: unknown) => snapshotTables(saved(sheet(cellData)))?.sheets.get('List');

  test('have the cells that stand at places, up to the last one that holds anything', () => {
    expect(
      linesOf({ 0: { 1: { v: 'Ann' } }, 2: { 0: { v: 3 }, 4: { v: '' } }, 5: { 0: null, 1: {} } }),
    ).toEqual([['', 'Ann'], [], [3]]);
    expect(linesOf({ '-1': { 0: { v: 'x' } }, 1.5: { 0: { v: 'x' } }, x: { 0: { v: 'x' } } })).toEqual([]);
    expect(linesOf({ 20000: { 0: { v: 'x' } }, 0: { 20000: { v: 'x' }, '-1': { v: 'x' } } })).toEqual([]);
    expect(linesOf({ 0: { 0: { v: true }, 1: { v: { a: 1 } }, 2: { v: 'y' } }, 1: undefined })).toEqual([
      [true, '', 'y'],
    ]);
    expect(linesOf({ 19999: { 0: { v: 'x' } } })).toHaveLength(20000);
    expect(linesOf(undefined)).toEqual([]);
  });

  test('have formulas beside them, and sheets by their ids, in their order', () => {
    const two = {
      sheetOrder: ['b', 'a', 'gone'],
      sheets: {
        a: { name: 'List', cellData: { 0: { 0: { v: 1, f: '=B1' }, 1: { f: 7 } } } },
        b: { name: 'Log' },
        c: { name: 'No' },
      },
    };
    const tables = snapshotTables(`  ${saved(two)}`);
    expect([...(tables?.ids ?? [])]).toEqual([
      ['Log', 'b'],
      ['List', 'a'],
    ]);
    expect(tables?.formulas.get('List')).toEqual([['=B1']]);
    expect([...(tables?.sheets.keys() ?? [])]).toEqual(['Log', 'List']);
    expect(snapshotTables(saved(sheet({}, 7)))?.sheets.size).toBe(0);
  });

  test('are none without sheets in an order', () => {
    for (const workbook of [
      undefined,
      {},
      { sheets: {} },
      { sheetOrder: 'a', sheets: {} },
      { sheetOrder: ['a'] },
    ])
      expect(snapshotTables(saved(workbook))).toBeUndefined();
    expect(snapshotTables('{')).toBeUndefined();
    expect(snapshotTables('x {"workbook": {"sheetOrder": [], "sheets": {}}}')).toBeUndefined();
    expect(snapshotTables('["workbook"]')).toBeUndefined();
  });

  test('have named ranges, wherever the spreadsheet keeps them', () => {
    const namesOf = (resources: unknown) => snapshotTables(saved({ ...sheet({}), resources }))?.names;
    const plugin = (data: unknown) => [
      { name: 'ANOTHER', data: '{}' },
      { name: 'SHEET_DEFINED_NAME_PLUGIN', data: typeof data === 'string' ? data : JSON.stringify(data) },
    ];
    const entry = (name: unknown, formulaOrRefString: string) => ({ name, formulaOrRefString });
    const list = { sheet: "It's", row: 1, column: 1, rows: 3, columns: 4 };
    const inBook = plugin({
      w: { x: entry('WallList', "='It''s'!$B$2:$E$4"), y: entry('Other', 'List!A1:C2') },
    });
    expect(namesOf(inBook)?.get('WallList')).toEqual(list);
    expect(namesOf(inBook)?.get('Other')).toEqual({ sheet: 'List', row: 0, column: 0, rows: 2, columns: 3 });
    expect(namesOf(plugin({ x: entry('WallList', "'It''s'!B2:E4") }))?.get('WallList')).toEqual(list);
    const none = [
      undefined,
      'none',
      [{ name: 'SHEET_DEFINED_NAME_PLUGIN' }],
      plugin({ x: entry(7, 'List!A1:B2'), y: entry('One', 'List!A1'), z: entry('Two', 'x List!A1:B2 y') }),
    ];
    expect(none.map(resources => namesOf(resources)?.size)).toEqual([0, 0, 0, 0]);
    expect(namesOf(plugin('{'))).toBeUndefined();
  });

  test('come from any file with sheets; what is no range is no name', () => {
    const sheetOf = (name: string, value: string): BookSheet => ({
      name,
      isHidden: false,
      cells: new Map([[1, new Map([[2, { value, formula: '=A1', format: {} }]])]]),
      widths: new Map(),
      frozen: { rows: 0, columns: 0 },
    });
    const tables = bookTablesOf({
      sheets: [sheetOf('List', 'Ann')],
      names: { WallList: 'List!$A$1:$B$2', One: 'List!$A$1' },
    });
    expect([...tables.sheets]).toEqual([['List', [[], ['', '', 'Ann']]]]);
    expect(tables.formulas.get('List')).toEqual([[], ['', '', '=A1']]);
    expect([[...tables.names.keys()], tables.ids.size]).toEqual([['WallList'], 0]);
  });

  test('are of a form that is known, or of a newer one', () => {
    const form = (version: unknown, format = 'wallist workbook') => JSON.stringify({ format, version });
    expect([form(1), form(2), form('2'), form(2, 'other'), '{', ''].map(formOf)).toEqual([
      1,
      2,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([form(1), form(2), form(0), form(2, 'other')].map(isOfNewerForm)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('a tournament for the next one', () => {
  const LIST = [
    ['No', 'Name', 'Rating', 'Rating list', 'Rating R2', 'R1', 'R2'],
    ['1', 'Ann', '2100', 'EGF 2026-01-01', '2150', '2+', ''],
    ['2', 'Ben', '2000', 'EGF 2026-01-01', '', '1-', ''],
  ];

  test('has the rating of the last round, which no list knows', () => {
    const cellData = Object.fromEntries(
      LIST.map((line, r) => [r, Object.fromEntries(line.map((v, c) => [c, { v }]))]),
    );
    const content = JSON.stringify({
      format: 'wallist workbook',
      version: 1,
      workbook: { sheetOrder: ['a'], sheets: { a: { name: 'List', cellData } } },
    });
    const { list = [] } = formerEvent(content, makeText('en')) ?? {};
    const titles = list[0] ?? [];
    const of = (title: string): readonly unknown[] => list.slice(1).map(line => line[titles.indexOf(title)]);
    expect(of('Rating').map(String)).toEqual(['2150', '2000']);
    expect(titles).not.toContain('Rating R2');
    expect(of('Rating list')).toEqual(['', 'EGF 2026-01-01']);
  });
});

describe('a copy that is larger than any tournament', () => {
  const bytesOf = (content: string): Uint8Array => new TextEncoder().encode(content);
  const copyOf = (content: string, name = 'Cup.json') => {
    const read = readCopy(name, bytesOf(content), 'en');
    return read.kind === 'copy' ? read.copy : read.sentence;
  };

  test('has two hundred sheets and a hundred functions of each', () => {
    const ids = Array.from({ length: 230 }, (_, i) => `s${i}`);
    const formulas = Object.fromEntries(
      Array.from({ length: 130 }, (_, i) => [i, { v: 1, f: `=F${i}(A1)` }]),
    );
    const long = { v: 1, f: `=${'F'.repeat(200)}(A1)` };
    const copy = copyOf(
      JSON.stringify({
        format: 'wallist workbook',
        version: 1,
        workbook: {
          sheetOrder: ids,
          sheets: Object.fromEntries(
            ids.map((id, i) => [id, { name: id, cellData: { 0: i === 0 ? formulas : { 0: long } } }]),
          ),
        },
      }),
    );
    if (typeof copy === 'string') throw new Error(copy);
    expect([
      copy.sheets.length,
      copy.sheets[0]?.formulas.length,
      copy.sheets[1]?.formulas[0]?.length,
    ]).toEqual([200, 100, 100]);
    expect(copy.sheets[0]?.formulas[1]).toBe('=F1(');
  });

  test('as a text of too many rows is refused, and one that breaks off is called broken', () => {
    expect(typeof copyOf(Array.from({ length: 30000 }, (_, i) => `${i}\tAnn`).join('\n'), 'list.txt')).toBe(
      'string',
    );
    const broken = copyOf('{"format": "wallist workbook"');
    expect(typeof broken).toBe('string');
    expect(copyOf('{"format": "wallist workbook", "version": 1, "workbook": {}}')).toBe(broken);
    expect(copyOf('{"format": "wallist workbook", "version": "1"}')).toBe(broken);
    expect(copyOf('{"other": 1}')).not.toBe(broken);
    // Another program’s file may speak of ours.
    expect(copyOf(`{"other": "${'x'.repeat(300)} wallist workbook"}`)).not.toBe(broken);
  });
});
