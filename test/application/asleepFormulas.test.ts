import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeA1 } from '../../src/sheet/cells/cell';
import { formulaAwake } from '../../src/sheet/check/formulaAwake';
import type { Remarkable } from '../../src/application/protocol/protocol';
import { memoryWorkbook, place, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/** A workbook that went through a file of Google's: its formulas show what they had computed, until they are revived. */

const wrapped = (formula: string, value: string): string =>
  `=IFERROR(__xludf.DUMMYFUNCTION("${formula.replace(/"/g, '""')}"),${value})`;
const SPILLED = (value: string): string => wrapped('"COMPUTED_VALUE"', value);

function uploaded(): MemoryWorkbook {
  const book = memoryWorkbook();
  const rows = [
    ['Name', 'Grade', 'R1', 'R2'],
    ['Anna', '4d', '2+', ''],
    ['Ben', '3d', '1-', ''],
  ];
  rows.forEach((row, r) => row.forEach((value, c) => book.type('Sheet1', makeA1(r, c), value)));
  book.addSheet('Notes', []);
  const formulas: Readonly<Record<string, string>> = {
    'Sheet1!F1': wrapped('SOS2(A1:D3)', '"SOS"'),
    'Sheet1!F2': SPILLED('0.0'),
    'Sheet1!F3': SPILLED('1.0'),
    'Sheet1!G1': '=SUM(1;2)',
    'Notes!B2': wrapped('EXPLAIN(Sheet1!A1:D3,1,"SOS2")', '"0"'),
  };
  for (const [at, formula] of Object.entries(formulas)) {
    const [sheet = '', a1 = ''] = at.split('!');
    const [row, column] = place(a1);
    book.writeFormula({ sheet, row, column }, formula);
  }
  book.select('Sheet1');
  return book;
}

const asleep = ({ sentence }: Remarkable): boolean => / came through a file /.test(sentence);
const checked = (book: MemoryWorkbook): readonly Remarkable[] =>
  expectView(book, { ask: 'check' }, 'problems').problems.filter(asleep);
const all = (book: MemoryWorkbook): readonly string[] =>
  ['F1', 'F2', 'F3', 'G1'].map(a1 => book.formula('Sheet1', a1)).concat(book.formula('Notes', 'B2'));

describe('formulas that came through a file', () => {
  test('are named in Check and at the look, and revived on all sheets by one action, which is undone', () => {
    const book = uploaded();
    const before = all(book);
    const [found, ...others] = checked(book);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      severity: 'warning',
      sentence:
        'F1, Notes!B2 came through a file and compute nothing any more; they show what they had computed before.',
      cell: { sheet: 'Sheet1', a1: 'F1' },
      mends: [{ label: 'Revive the formulas (2)' }],
    });
    expect(expectView(book, { ask: 'state' }, 'ready').warnings.some(asleep)).toBe(true);
    const view = expectView(book, { ask: 'mend', mend: found!.mends![0]!.mend }, 'problems');
    expect(all(book)).toEqual(['=SOS2(A1:D3)', '', '', '=SUM(1;2)', '=EXPLAIN(Sheet1!A1:D3,1,"SOS2")']);
    expect(checked(book)).toEqual([]);
    expect(ask(book, { ask: 'undo', action: view.undo!.action })).toMatchObject({ view: 'undone', kept: [] });
    expect(all(book)).toEqual(before);
  });

  test('of many four are named, and those of other sheets in Check alone', () => {
    const book = uploaded();
    const named = (): readonly string[] =>
      checked(book).map(({ sentence }) => sentence.replace(/ came through.*/, ''));
    const sleep = (at: string, sheet = 'Sheet1'): void => {
      const [row, column] = place(at);
      book.writeFormula({ sheet, row, column }, wrapped('MMS(A1:D3)', '1'));
    };
    sleep('H1');
    sleep('I1');
    expect(named()).toEqual(['F1, H1, I1, Notes!B2']);
    sleep('J1');
    expect(named()).toEqual(['F1, H1, I1, J1, …']);
    expect(expectView(book, { ask: 'state' }, 'ready').warnings.filter(asleep)).toMatchObject([
      { severity: 'warning', sentence: expect.stringMatching(/^F1, H1, I1, J1 came/) as string },
    ]);
    const elsewhere = uploaded();
    for (const a1 of ['F1', 'F2', 'F3']) elsewhere.type('Sheet1', a1, '');
    expect(expectView(elsewhere, { ask: 'state' }, 'ready').warnings.filter(asleep)).toEqual([]);
    expect(checked(elsewhere)).toMatchObject([{ cell: { sheet: 'Notes', a1: 'B2' } }]);
  });

  test('what only shows a computed value is left alone where no formula stands', () => {
    const book = uploaded();
    for (const [sheet, a1] of [
      ['Sheet1', 'F1'],
      ['Notes', 'B2'],
    ] as const)
      book.type(sheet, a1, '');
    expect(checked(book)).toEqual([]);
  });

  test('nothing is said of formulas that compute', () => {
    const book = uploaded();
    const [offer] = checked(book).flatMap(({ mends = [] }) => mends);
    ask(book, { ask: 'mend', mend: offer!.mend });
    expect(expectView(book, { ask: 'state' }, 'ready').warnings.filter(asleep)).toEqual([]);
  });
});

describe('a wrapped formula', () => {
  test('any formula is itself again, with either separator', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(',', ';'), (text, separator) => {
        const formula = `="${text.replace(/"/g, '""')}"`;
        const inside = formula.slice(1).replace(/"/g, '""');
        expect(formulaAwake(`=IFERROR(__xludf.DUMMYFUNCTION("${inside}")${separator}"x")`)).toBe(
          inside === '""COMPUTED_VALUE""' ? '' : formula,
        );
      }),
    );
  });

  test('inside another formula it is unwrapped there, and any other formula is left alone', () => {
    expect(formulaAwake('=1+__xludf.DUMMYFUNCTION("MMS(WallList)")')).toBe('=1+MMS(WallList)');
    expect(formulaAwake(SPILLED('"Place"'))).toBe('');
    for (const other of ['', '=SUM(A1:A3)', '=IFERROR(MMS(WallList);0)', '=__xludf.DUMMYFUNCTION(A1)'])
      expect(formulaAwake(other)).toBeUndefined();
  });
});
