import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBookFile } from '../../src/exchange/saved/readBookFile';
import { readCopy } from '../../src/exchange/saved/readCopy';
import { readOdsBook } from '../../src/exchange/saved/readOdsBook';
import { workbookOfXlsx } from '../../workbench/forGoogle/workbookOfXlsx';
import { makeSnapshot, readSnapshot } from '../../workbench/page/kept/store';
import { file, number, row, table, text } from './odsFile';

/** Files of LibreOffice, in the words of OpenDocument 1.3: parts of each kind as it writes them. */

const valuesOf = (bytes: Uint8Array, at = 0): unknown[][] => {
  const cells = readOdsBook(bytes)?.sheets[at]?.cells ?? new Map<number, ReadonlyMap<number, never>>();
  const lines: unknown[][] = [];
  for (const [y, line] of cells)
    for (const [x, { value, formula }] of line as ReadonlyMap<
      number,
      { readonly value: unknown; readonly formula: string }
    >)
      if (value !== '' || formula !== '') (lines[y] ??= [])[x] = formula === '' ? value : [formula, value];
  return lines;
};

describe('a file of LibreOffice', () => {
  test('has numbers as numbers, and whatever else as it looks', () => {
    const bytes = file(
      table(
        'Wall list',
        `<table:table-header-rows>${row(text('No'), text('Name'), text('R1'), text('R2'))}</table:table-header-rows>` +
          row(
            number('1'),
            text('Löwe<text:s text:c="2"/>Lea &amp; <text:span>Co</text:span>'),
            text('2+'),
            text('3-'),
          ) +
          row(
            number('2.5', '2,5'),
            text('Two</text:p><text:p>lines'),
            // A result that became a date.
            '<table:table-cell office:value-type="date" office:date-value="2026-01-02"><text:p>1/2</text:p></table:table-cell>',
            '<table:table-cell office:value-type="boolean" office:boolean-value="true"><text:p>TRUE</text:p></table:table-cell>',
          ) +
          row(
            '<table:table-cell/>',
            text('=IMPORTXML(1)<office:annotation><text:p>note</text:p></office:annotation>'),
          ),
      ),
    );
    expect(valuesOf(bytes)).toEqual([
      ['No', 'Name', 'R1', 'R2'],
      [1, 'Löwe  Lea & Co', '2+', '3-'],
      [2.5, 'Two\nlines', '1/2', true],
      // eslint-disable-next-line no-sparse-arrays
      [, '=IMPORTXML(1)'],
    ]);
  });

  test('repeats cells and rows, and is not as long as the sheet that it comes from', () => {
    const repeated =
      `<table:table-row table:number-rows-repeated="2">${text('x', ' table:number-columns-repeated="2"')}<table:covered-table-cell table:number-columns-repeated="3"/>${text('y')}</table:table-row>` +
      '<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="9"/></table:table-row>' +
      row(text('last'));
    const lines = valuesOf(file(table('A', repeated)));
    // eslint-disable-next-line no-sparse-arrays
    expect(lines).toEqual([['x', 'x', , , , 'y'], ['x', 'x', , , , 'y'], , , , ['last']]);
    expect(
      Math.max(...(readOdsBook(file(table('A', repeated)))?.sheets[0]?.cells.keys() ?? [])),
    ).toBeLessThan(2000);
    const endless = `<table:table-row table:number-rows-repeated="1048576">${text('x', ' table:number-columns-repeated="16384"')}</table:table-row>`;
    expect(readOdsBook(file(table('A', endless)))).toBeUndefined();
  });

  test('has formulas as they are typed here, names, frozen panes, and looks', () => {
    const formula = (written: string, value: string): string =>
      `<table:table-cell table:style-name="ce2" table:formula="${written}" office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;
    const bytes = file(
      table(
        'Wall list',
        row(
          formula('of:=sos2([.A1:.D9];[$Settings.$A$1:.$D$9];&quot;a;b&quot;)', '3'),
          formula('of:=[$&apos;My sheet&apos;.B2]+SUM([.C1:.C2])', '4'),
        ),
      ) +
        table('Lists', row(text('a')), ' table:style-name="ta2"') +
        '<table:named-expressions><table:named-range table:name="WallList" table:cell-range-address="$&apos;Wall list&apos;.$A$1:.$M$301"/><table:named-range table:name="Settings" table:cell-range-address="$Settings.$A$1:$Settings.$D$9"/></table:named-expressions>',
      '<office:settings><config:config-item-set config:name="ooo:view-settings"><config:config-item-map-indexed config:name="Views"><config:config-item-map-entry><config:config-item-map-named config:name="Tables"><config:config-item-map-entry config:name="Wall list"><config:config-item config:name="HorizontalSplitMode">2</config:config-item><config:config-item config:name="HorizontalSplitPosition">3</config:config-item><config:config-item config:name="VerticalSplitMode">2</config:config-item><config:config-item config:name="VerticalSplitPosition">1</config:config-item></config:config-item-map-entry></config:config-item-map-named></config:config-item-map-entry></config:config-item-map-indexed></config:config-item-set></office:settings>',
    );
    const book = readBookFile(bytes);
    expect(valuesOf(bytes)).toEqual([
      [
        ['=SOS2(A1:D9,Settings!$A$1:$D$9,"a;b")', 3],
        ["='My sheet'!B2+SUM(C1:C2)", 4],
      ],
    ]);
    expect(book?.names).toEqual({
      WallList: "'Wall list'!$A$1:$M$301",
      Settings: 'Settings!$A$1:$D$9',
    });
    expect(book?.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Wall list', false],
      ['Lists', true],
    ]);
    const [list] = book?.sheets ?? [];
    expect(list?.frozen).toEqual({ rows: 1, columns: 3 });
    expect(list?.widths.get(0)).toBe(96);
    expect(list?.cells.get(0)?.get(0)?.format).toEqual({ isBold: true, background: '#e8eaed' });
    // Blank cells of a column of text take text.
    expect(list?.cells.get(5)?.get(5)).toEqual({ value: '', formula: '', format: { pattern: '@' } });
  });

  test('opens in the workbench, and is merged as a copy', () => {
    const bytes = file(
      table(
        'Wall list',
        row(text('No'), text('Name'), text('R1')) +
          row(number('1'), text('Ann'), text('2+')) +
          row(number('2'), text('Bob'), text('1-')),
      ),
    );
    const book = readBookFile(bytes);
    const snapshot = book && readSnapshot(JSON.stringify(makeSnapshot('Cup', workbookOfXlsx('Cup', book))));
    expect(JSON.stringify(snapshot)).toContain('Ann');
    const copy = readCopy('hall.ods', bytes, 'en');
    expect(copy).toMatchObject({ kind: 'copy', copy: { sheets: [{ name: 'Wall list' }] } });
    if (copy.kind === 'copy')
      expect(copy.copy.sheets[0]?.rows.slice(0, 3).map(line => line.slice(0, 3))).toEqual([
        ['No', 'Name', 'R1'],
        ['1', 'Ann', '2+'],
        ['2', 'Bob', '1-'],
      ]);
  });

  test('any spoilt file is refused or read, and never throws', () => {
    const whole = file(table('A', row(text('Ann'), number('3'))));
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const spoilt = Uint8Array.from(whole, (one, i) => (i === at ? byte : one));
        const book = readBookFile(spoilt);
        if (book) readSnapshot(JSON.stringify(makeSnapshot('x', workbookOfXlsx('x', book))));
      }),
    );
  });
});
