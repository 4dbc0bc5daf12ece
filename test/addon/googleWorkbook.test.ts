import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Workbook } from '../../src/addon/google/workbook';

// By its path: Google's types are no part of the program that the tests are.
const { googleWorkbook } = await vi.importActual<{ readonly googleWorkbook: () => Workbook }>(
  '../../src/addon/google/googleWorkbook',
);

/** A spreadsheet of one sheet with one cell, by Google's names, as far as they are asked for here. */
function google({ locale = 'en_US', locks = true }: { locale?: string; locks?: boolean } = {}) {
  const told: string[] = [];
  let value = 'before';
  let reads = 0;
  const range = {
    getValues: () => {
      reads++;
      return [[value]];
    },
    getFormulas: () => {
      reads++;
      return [[value]];
    },
    setFormula: (formula: string) => told.push(formula),
  };
  const sheet = {
    getDataRange: () => range,
    getRange: () => range,
    getMaxRows: () => 100,
    getMaxColumns: () => 26,
  };
  vi.stubGlobal('SpreadsheetApp', {
    getActiveSpreadsheet: () => ({
      getSheetByName: (name: string) => (name === 'List' ? sheet : null),
      getSpreadsheetLocale: () => locale,
    }),
    flush: () => told.push('flush'),
  });
  vi.stubGlobal('LockService', {
    getDocumentLock: () => ({
      tryLock: () => locks,
      releaseLock: () => told.push('release'),
    }),
  });
  return {
    workbook: googleWorkbook(),
    told,
    /** Somebody else types. */
    type: (text: string) => (value = text),
    reads: () => reads,
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('what was read', () => {
  const at = { sheet: 'List', row: 0, column: 0 };

  test('holds until the run writes, and is not asked for again', () => {
    const { workbook, type, reads } = google();
    expect(workbook.read('List')).toEqual({ name: 'List', values: [['before']] });
    type('after');
    expect([workbook.read('List')?.values, workbook.formulas('List')]).toEqual([[['before']], [['after']]]);
    type('later');
    expect([workbook.formulas('List'), reads()]).toEqual([[['after']], 2]);
    workbook.writeFormula(at, '=1');
    expect([workbook.read('List')?.values, workbook.formulas('List')]).toEqual([[['later']], [['later']]]);
  });

  test('before the lock does not count under it', () => {
    const { workbook, type } = google();
    workbook.read('List');
    workbook.formulas('List');
    type('of another run');
    const inside = workbook.locked(() => [workbook.read('List')?.values, workbook.formulas('List')]);
    expect(inside).toEqual({ kind: 'done', value: [[['of another run']], [['of another run']]] });
  });

  test('of a sheet that is not there is nothing', () => {
    expect(google().workbook.read('Elsewhere')).toBeUndefined();
    expect(google().workbook.formulas('Elsewhere')).toEqual([]);
  });
});

describe('the lock', () => {
  test('is given back after everything is written, also where the run fails', () => {
    const { workbook, told } = google();
    expect(() =>
      workbook.locked(() => {
        throw new Error('in between');
      }),
    ).toThrow('in between');
    expect(told).toEqual(['flush', 'release']);
  });

  test('that another run has is not waited for any longer, and not given back', () => {
    const { workbook, told } = google({ locks: false });
    expect(workbook.locked(() => told.push('ran'))).toEqual({ kind: 'busy' });
    expect(told).toEqual([]);
  });
});

describe('arguments of a formula', () => {
  test.each([
    ['en_US', '=PLACE(WallList,Settings)'],
    ['ja_JP', '=PLACE(WallList,Settings)'],
    ['de_DE', '=PLACE(WallList;Settings)'],
    ['fr_FR', '=PLACE(WallList;Settings)'],
    ['ru_RU', '=PLACE(WallList;Settings)'],
    ['pt_BR', '=PLACE(WallList;Settings)'],
  ])('are separated as in %s: %s', (locale, written) => {
    const { workbook, told } = google({ locale });
    workbook.writeFormula({ sheet: 'List', row: 0, column: 0 }, '=PLACE(WallList,Settings)');
    expect(told).toEqual([written]);
  });
});
