import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { formerEvent } from '../../src/exchange/saved/formerEvent';
import { readBookFile } from '../../src/exchange/saved/readBookFile';
import { readCopy } from '../../src/exchange/saved/readCopy';
import { makeText } from '../../src/sheet/wording';
import { file, number, row, table, text } from '../workbench/odsFile';

/** Files that hold a whole tournament: what of them is read, and what a file is refused for. */

const bytesOf = (content: string): Uint8Array => new TextEncoder().encode(content);

type Cells = Readonly<Record<string, Readonly<Record<string, { v?: unknown; f?: string }>>>>;

const cellsOf = (rows: readonly (readonly string[])[]): Cells =>
  Object.fromEntries(rows.map((line, r) => [r, Object.fromEntries(line.map((v, c) => [c, { v }]))]));

/** What the workbench saves of these sheets. */
function saved(
  sheets: Readonly<Record<string, Cells>>,
  names: Readonly<Record<string, string>> = {},
): string {
  const ids = Object.keys(sheets).map((name, i) => [`s${i}`, name] as const);
  const ranges = Object.entries(names).map(([name, formulaOrRefString]) => [
    name,
    { name, formulaOrRefString },
  ]);
  return JSON.stringify({
    format: 'wallist workbook',
    version: 1,
    title: 'Cup',
    at: 0,
    workbook: {
      sheetOrder: ids.map(([id]) => id),
      sheets: Object.fromEntries(ids.map(([id, name]) => [id, { name, cellData: sheets[name] }])),
      resources: [
        {
          name: 'SHEET_DEFINED_NAME_PLUGIN',
          data: JSON.stringify({ w: Object.fromEntries(ranges) as unknown }),
        },
      ],
    },
  });
}

const LIST = [
  ['No', 'Name', 'Rank', 'Start', 'Group', 'R1'],
  ['1', 'Ann', '3d', '35', 'A', '2+'],
  ['2', 'Ben', '2d', '34', 'B', '1-'],
];

describe('a copy of a tournament', () => {
  const copyOf = (content: string | Uint8Array, name = 'C:\\hall\\Cup 2.wallist.json') => {
    const read = readCopy(name, typeof content === 'string' ? bytesOf(content) : content, 'en');
    return read.kind === 'copy' ? read.copy : read.sentence;
  };

  test('has its sheets without the Log, the places of list and settings, and which function fills a cell', () => {
    const formulas = {
      '0': { '0': { v: 'Place', f: '=STANDINGS(WallList;Settings)' }, '3': { v: 7, f: '=STANDINGS(X)' } },
      '2': { '1': { v: true }, '2': { v: 'x', f: '=A1+1' } },
    };
    const copy = copyOf(
      saved(
        { 'Wall list': cellsOf(LIST), Log: cellsOf([['Action'], ['1']]), Standings: formulas },
        { WallList: "'Wall list'!$A$1:$F$3", Settings: 'Settings!$B$2:$C$9', Mine: "'Wall list'!$A$1:$A$2" },
      ),
    );
    expect(copy).toEqual({
      name: 'Cup 2.wallist.json',
      sheets: [
        { name: 'Wall list', rows: LIST, formulas: [] },
        {
          name: 'Standings',
          rows: [['Place', '', '', '7'], [], ['', 'TRUE', 'x']],
          formulas: ['=STANDINGS(', '=A1+1'],
        },
      ],
      ranges: [
        { name: 'WallList', sheet: 'Wall list', row: 0, column: 0, rows: 3, columns: 6 },
        { name: 'Settings', sheet: 'Settings', row: 1, column: 1, rows: 8, columns: 2 },
      ],
    });
  });

  test('is cut where no tournament is as large', () => {
    const wide = [Array.from({ length: 300 }, () => 'x'.repeat(1200))];
    const copy = copyOf(saved({ ['S'.repeat(150)]: cellsOf(wide) }), `${'n'.repeat(300)}.json`);
    if (typeof copy === 'string') throw new Error(copy);
    const [sheet] = copy.sheets;
    expect([copy.name.length, sheet?.name.length]).toEqual([200, 100]);
    expect([sheet?.rows[0]?.length, sheet?.rows[0]?.[0]?.length]).toEqual([200, 1000]);
  });

  test('may be a list as text', () => {
    const copy = copyOf(LIST.map(line => line.join('\t')).join('\n'), 'list.txt');
    expect(copy).toEqual({
      name: 'list.txt',
      sheets: [{ name: 'Wall list', rows: LIST, formulas: [] }],
      ranges: [],
    });
  });

  test('that is none is refused with the reason', () => {
    const whole = saved({ 'Wall list': cellsOf(LIST) });
    const broken = copyOf(whole.slice(0, -9));
    expect(broken).toMatch(/\.$/);
    // Blank lines before it change nothing.
    expect(copyOf(`\n  ${whole}`)).toEqual(copyOf(whole));
    expect(copyOf(whole.replace('"version":1', '"version":99'))).toMatch(/newer version/);
    for (const other of [
      whole.replace('wallist workbook', 'another form'),
      whole.replace('"version":1', '"version":"1"'),
    ])
      expect(typeof copyOf(other)).toBe('string');
    expect(copyOf(zipSync({ 'a.txt': strToU8('a') }))).toBe(broken);
    const other = copyOf('{"name": "another program"}');
    expect([typeof other, other === broken]).toEqual(['string', false]);
    expect(typeof copyOf(Uint8Array.from([0, 159, 146, 150, 0, 1, 2]))).toBe('string');
  });
});

describe('the tournament before', () => {
  const words = makeText('en');

  test('gives its players, by its list or by the first sheet that has some, and its settings as they stand', () => {
    const sheets = {
      Notes: cellsOf([['Name', 'Rank', 'R1']]),
      'Old list': cellsOf([
        ['No', 'Name', 'Rank', 'R1'],
        ['1', 'Zoe', '9k', '0='],
      ]),
      'Wall list': cellsOf([['Spring Cup'], ...LIST]),
      Settings: cellsOf([
        ['Setting', 'Value', 'In force'],
        ['System', 'McMahon', 'McMahon'],
      ]),
    };
    const named = { WallList: "'Wall list'!$A$2:$F$4", Settings: 'Settings!$A$1:$C$2' };
    const found = formerEvent(saved(sheets, named), words);
    const titles = found?.list[0] ?? [];
    const of = (title: string): readonly unknown[] =>
      (found?.list ?? []).slice(1).map(line => line[titles.indexOf(title)]);
    expect(of('Name')).toEqual(['Ann', 'Ben']);
    expect([titles.includes('R1'), titles.includes('Group'), titles.includes('Start')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(found?.settings).toEqual([
      ['Setting', 'Value'],
      ['System', 'McMahon'],
    ]);
    const unnamed = formerEvent(saved(sheets), words);
    expect(unnamed?.list[1]).toContain('Zoe');
    expect(unnamed?.settings).toEqual([]);
  });

  test('without players, or no such file, is none', () => {
    expect(formerEvent(saved({ Notes: cellsOf([['Name', 'Rank', 'R1']]) }), words)).toBeUndefined();
    expect(formerEvent('No\tName\tR1\n1\tAnn\t2+', words)).toBeUndefined();
    expect(formerEvent('{"workbook": {"sheets": {}}}', words)).toBeUndefined();
  });
});

describe('a file of LibreOffice', () => {
  const cellStyle = (name: string, inside: string): string =>
    `<style:style style:name="${name}" style:family="table-cell">${inside}</style:style>`;
  const columnStyle = (name: string, width: string): string =>
    `<style:style style:name="${name}" style:family="table-column"><style:table-column-properties style:column-width="${width}"/></style:style>`;

  test('has the looks of its cells, without what every cell has', () => {
    const styles = [
      cellStyle('a', '<style:paragraph-properties fo:text-align="start"/>'),
      cellStyle('b', '<style:paragraph-properties fo:text-align="center"/>'),
      cellStyle('c', '<style:paragraph-properties fo:text-align="end"/>'),
      cellStyle('d', '<style:text-properties fo:font-style="italic" fo:color="#FF0000"/>'),
      cellStyle(
        'e',
        '<style:text-properties fo:font-style="normal" fo:font-weight="normal" fo:color="#000000"/>',
      ),
      cellStyle('f', '<style:table-cell-properties fo:wrap-option="wrap" fo:background-color="#ffffff"/>'),
      cellStyle('g', '<style:table-cell-properties fo:background-color="transparent"/>'),
      // Styles of columns have names of their own.
      columnStyle('a', '2cm'),
    ].join('');
    const cells = [...'abcdefg'].map(style => text(style, ` table:style-name="${style}"`));
    const book = readBookFile(file(table('List', row(...cells)), '', styles));
    const line = book?.sheets[0]?.cells.get(0);
    expect([...'abcdefg'].map((_, at) => line?.get(at)?.format)).toStrictEqual([
      { align: 'left' },
      { align: 'center' },
      { align: 'right' },
      { isItalic: true, colour: '#ff0000' },
      {},
      { wraps: true },
      {},
    ]);
  });

  test('has widths in any unit', () => {
    const widths = ['1in', '2.54cm', '25.4mm', '72pt', '0cm', '5em', '5inches', 'about 5cm'];
    const styles = widths.map((width, i) => columnStyle(`w${i}`, width)).join('');
    const columns = widths.map((_, i) => `<table:table-column table:style-name="w${i}"/>`).join('');
    const sheet = `<table:table table:name="List">${columns}${row(text('Ann'))}</table:table>`;
    expect([...(readBookFile(file(sheet, '', styles))?.sheets[0]?.widths ?? [])]).toEqual([
      [0, 96],
      [1, 96],
      [2, 96],
      [3, 96],
    ]);
  });

  test('has texts as they are shown: breaks, tabs and spaces, without remarks', () => {
    const cell = (inside: string, type = 'string', more = ''): string =>
      `<table:table-cell office:value-type="${type}"${more}>${inside}</table:table-cell>`;
    const cells = [
      cell('<text:p>A<text:tab/>b<text:s text:c="3"/>c<text:s/>d</text:p>'),
      cell('<text:p>one<text:line-break/>two</text:p><text:p>three</text:p>'),
      cell('<office:annotation><text:p>a remark</text:p></office:annotation><text:p>12+</text:p>'),
      cell('<text:p>TRUE</text:p>', 'boolean', ' office:boolean-value="true"'),
      cell('<text:p>FALSE</text:p>', 'boolean', ' office:boolean-value="false"'),
      cell('<text:p>3 €</text:p>', 'currency', ' office:value="3"'),
      cell('<text:p>3. 14.</text:p>', 'date', ' office:date-value="2026-03-14"'),
      number('', 'none'),
    ];
    const line = readBookFile(file(table('List', row(...cells))))?.sheets[0]?.cells.get(0);
    expect(cells.map((_, at) => line?.get(at)?.value)).toEqual([
      'A\tb   c d',
      'one\ntwo\nthree',
      '12+',
      true,
      false,
      3,
      '3. 14.',
      'none',
    ]);
  });

  test('has formulas as they are typed here', () => {
    const formula = (written: string): string =>
      `<table:table-cell table:formula="${written}" office:value-type="string"><text:p>x</text:p></table:table-cell>`;
    const cells = [
      formula(`of:=sos2([.A1:.D9];[$Settings.$A$1])`),
      formula(`of:=IF([.A1]=&quot;a;b&quot;;1;2)`),
      formula(`msoxl:=SOS2(A1:D9,B1)`),
      formula(`of:=[$'It''s'.B2:.C3]`),
      // A language of formulas that is not known.
      formula('oooc:=[.A1]'),
    ];
    const line = readBookFile(file(table('List', row(...cells))))?.sheets[0]?.cells.get(0);
    expect(cells.map((_, at) => line?.get(at)?.formula)).toEqual([
      '=SOS2(A1:D9,Settings!$A$1)',
      '=IF(A1="a;b",1,2)',
      '=SOS2(A1:D9,B1)',
      "='It''s'!B2:C3",
      '',
    ]);
  });
});

describe('a file of Excel', () => {
  const book = (sheets: Readonly<Record<string, string>>, styles = '') => {
    const names = Object.keys(sheets);
    const parts: Record<string, string> = {
      'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names
        .map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="r${i}"/>`)
        .join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${names
        .map((_, i) => `<Relationship Id="r${i}" Target="worksheets/sheet${i}.xml"/>`)
        .join('')}</Relationships>`,
      'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    };
    names.forEach((name, i) => {
      parts[`xl/worksheets/sheet${i}.xml`] = `<worksheet>${sheets[name]}</worksheet>`;
    });
    return readBookFile(
      zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]))),
    );
  };

  test('has the looks of its cells, without what every cell has', () => {
    const styles = `
      <fonts><font/><font><b/><color rgb="FF000000"/></font><font><i val="1"/><color rgb="FFFF0000"/></font><font><b val="0"/></font></fonts>
      <fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8EAED"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFFFFF"/></patternFill></fill><fill><patternFill patternType="gray125"><fgColor rgb="FFE8EAED"/></patternFill></fill></fills>
      <cellXfs><xf/><xf fontId="1" fillId="1"/><xf fontId="2" fillId="2"><alignment horizontal="right" wrapText="1"/></xf><xf fontId="3" fillId="3"><alignment horizontal="justify" wrapText="0"/></xf></cellXfs>`;
    const cells = [0, 1, 2, 3].map(style => `<c r="${'ABCD'[style]}1" s="${style}" t="str"><v>x</v></c>`);
    const line = book(
      { List: `<sheetData><row r="1">${cells.join('')}</row></sheetData>` },
      styles,
    )?.sheets[0]?.cells.get(0);
    expect([0, 1, 2, 3].map(at => line?.get(at)?.format)).toStrictEqual([
      {},
      { isBold: true, background: '#e8eaed' },
      { isItalic: true, wraps: true, align: 'right', colour: '#ff0000' },
      {},
    ]);
  });

  test('has the patterns of its numbers, by their own number or by one that all files know', () => {
    const ids = [0, 1, 2, 9, 10, 14, 22, 49, 164, 99];
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="0.0"/></numFmts><cellXfs>${ids
      .map(id => `<xf numFmtId="${id}"/>`)
      .join('')}</cellXfs>`;
    const cells = ids.map((_, at) => `<c r="${String.fromCharCode(65 + at)}1" s="${at}"><v>1</v></c>`);
    const line = book(
      { List: `<sheetData><row r="1">${cells.join('')}</row></sheetData>` },
      styles,
    )?.sheets[0]?.cells.get(0);
    expect(ids.map((_, at) => line?.get(at)?.format.pattern)).toEqual([
      undefined,
      '0',
      '0.00',
      '0%',
      '0.00%',
      'm/d/yyyy',
      'm/d/yyyy h:mm',
      '@',
      '0.0',
      undefined,
    ]);
  });

  test('has the first looks where a cell names none', () => {
    const styles = '<fonts><font><b/></font></fonts><cellXfs><xf/></cellXfs>';
    const found = book({ List: '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>' }, styles);
    expect(found?.sheets[0]?.cells.get(0)?.get(0)?.format).toEqual({ isBold: true });
  });

  test('has its cells as they are: texts, numbers, truth, what was filled down and what is read aloud', () => {
    const cells = [
      '<c r="A1" t="b"><v>1</v></c>',
      '<c r="B1" t="b"><v>0</v></c>',
      '<c r="C1" t="inlineStr"><is><t>Ann_x0009_Ito</t><rPh><t>an</t></rPh></is></c>',
      '<c r="D1"><v>2.5</v></c>',
      '<c r="E1"><v>much</v></c>',
      '<c r="F1" t="s"><v>7</v></c>',
      '<c r="G1" t="e"><v>#REF!</v></c>',
      '<c r="H1"><f t="shared" si="0">A1+$A$1+SUM(1:1,$A:$A)</f><v>1</v></c>',
      '<c r="I1"><f t="shared" si="0"/><v>1</v></c>',
      '<c r="?"><v>1</v></c>',
    ];
    const sheet = `<sheetViews><sheetView><pane xSplit="2" ySplit="1" state="frozen"/></sheetView></sheetViews>
      <cols><col min="2" max="3" width="10"/></cols><sheetData><row r="1">${cells.join('')}</row></sheetData>`;
    const found = book({ List: sheet })?.sheets[0];
    const line = found?.cells.get(0);
    expect([...(line?.values() ?? [])].map(({ value, formula }) => formula || value)).toEqual([
      true,
      false,
      'Ann\tIto',
      2.5,
      'much',
      '',
      '#REF!',
      '=A1+$A$1+SUM(1:1,$A:$A)',
      '=B1+$A$1+SUM(1:1,$A:$A)',
    ]);
    expect([...(found?.widths ?? [])]).toEqual([
      [1, 75],
      [2, 75],
    ]);
    expect(found?.frozen).toEqual({ rows: 1, columns: 2 });
    const scrolled = book({ List: sheet.replace('"frozen"', '"split"') })?.sheets[0];
    expect(scrolled?.frozen).toEqual({ rows: 0, columns: 0 });
  });

  test('has the choices of its cells: as a list, or from cells of any sheet', () => {
    const rule = (sqref: string, formula: string, more = ''): string =>
      `<dataValidation type="list" sqref="${sqref}"${more}><formula1>${formula}</formula1></dataValidation>`;
    const rules = [
      rule('A1:B2 D1', '"b, w"', ' showErrorMessage="1" prompt="Who won"'),
      rule('A4', `'It''s more'!$A$1:$A$3`),
      rule('A5', 'C1:C2'),
      rule('A6', '""'),
      rule('B7:A6 B6:A7 A7:A6', '"no"'),
      rule('A8:Z9000', '"too many"'),
      rule('A9', 'Elsewhere!A1:A2'),
      rule('list A0 :', '"nowhere"'),
      '<dataValidation type="whole" sqref="A10"><formula1>"1"</formula1></dataValidation>',
    ];
    const texts = (column: string, some: readonly string[]): string =>
      `<sheetData>${some
        .map((one, i) => `<row r="${i + 1}"><c r="${column}${i + 1}" t="str"><v>${one}</v></c></row>`)
        .join('')}</sheetData>`;
    const found = book({
      List: `${texts('C', ['one', 'two'])}<dataValidations>${rules.join('')}</dataValidations>`,
      'It&apos;s more': texts('A', ['Swiss', '', 'McMahon']),
    });
    const cells = found?.sheets[0]?.cells;
    const at = (row: number, column: number) => cells?.get(row)?.get(column)?.choices;
    const either = { list: ['b', 'w'], allowInvalid: false, help: 'Who won' };
    expect([at(0, 0), at(1, 1), at(0, 3), at(0, 2)]).toEqual([either, either, either, undefined]);
    expect(at(3, 0)).toEqual({ list: ['Swiss', 'McMahon'], allowInvalid: true, help: '' });
    expect(at(4, 0)?.list).toEqual(['one', 'two']);
    expect([at(5, 0), at(5, 1), at(6, 0), at(7, 0), at(8, 0), at(9, 0)]).toEqual(Array(6).fill(undefined));
  });
});
