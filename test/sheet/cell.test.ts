import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  columnName,
  dateOfSerial,
  excerpt,
  isBlank,
  isDate,
  isErrorText,
  makeA1,
  parseA1,
  textOf,
} from '../../src/sheet/cells/cell';

describe('addresses', () => {
  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('column %d is %s', (column, name) => {
    expect(columnName(column)).toBe(name);
  });

  test('are read as they are written', () => {
    expect(makeA1(6, 3)).toBe('D7');
    expect(parseA1(' $D$7 ')).toEqual({ row: 6, column: 3 });
    const number = fc.nat({ max: 18_000 });
    fc.assert(
      fc.property(number, number, (row, column) => {
        expect(parseA1(makeA1(row, column))).toEqual({ row, column });
      }),
    );
  });

  test.each(['', 'D', '7', 'D0', 'D7:E8', 'Sheet1!D7', 'D-1', 'ABCD1'])('“%s” is no cell', text => {
    expect(parseA1(text)).toBeUndefined();
  });
});

describe('what a person sees in a cell', () => {
  test.each([
    ['  Ann ', 'Ann'],
    ['\u00a0Ann\n', 'Ann'],
    [14, '14'],
    [3.5, '3.5'],
    [true, 'TRUE'],
    [false, 'FALSE'],
    [new Date(2026, 2, 4), '2026-03-04'],
    [new Date(NaN), '?'],
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [['x'], ''],
    [Symbol('x'), ''],
  ])('%s', (value, text) => {
    expect(textOf(value)).toBe(text);
    expect(isBlank(value)).toBe(text === '');
  });

  test('dates of any realm are dates, what looks like one is none', () => {
    expect(isDate(runInNewContext('new Date()'))).toBe(true);
    expect(isDate({ getTime: () => 0 })).toBe(false);
    expect(isDate('2026-03-14')).toBe(false);
  });

  test.each(['#REF!', '#N/A', '#NAME?', '#DIV/0!', '#VALUE!', '#ERROR!', '#SPILL!', '#BEZUG!', '#ИМЯ?'])(
    '%s is the error of a formula',
    text => expect(isErrorText(text)).toBe(true),
  );
  test.each(['#', '#14', '# of games!', 'REF!', '#1!', 'see #REF!', '#REF! again'])('%s is none', text =>
    expect(isErrorText(text)).toBe(false),
  );
});

test('a long text is cut where it still fits with its sign', () => {
  expect([excerpt('twelve', 6), excerpt('thirteen', 6)]).toEqual(['twelve', 'thirt…']);
});

test('numbers that dates are kept as', () => {
  expect(dateOfSerial(46095)).toEqual(new Date(2026, 2, 14));
  expect([20_000, 80_000].map(dateOfSerial)).toEqual([new Date(1954, 9, 3), new Date(2119, 0, 11)]);
  for (const number of [14, 3.5, 19_999, 80_001, NaN, Infinity]) expect(dateOfSerial(number)).toBeUndefined();
});
