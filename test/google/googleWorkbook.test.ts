import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Workbook } from '../../src/application/workbook/workbook';
import { emptyBook, type CellValue } from './book';
import { fakeGoogle } from './fakeGoogle';

// By its path: Google's types are no part of the program that the tests are.
const { googleWorkbook } = await vi.importActual<{ readonly googleWorkbook: () => Workbook }>(
  '../../src/google/workbook/googleWorkbook',
);

/** The one sheet of a new spreadsheet, as the add-on sees it and as another person does. */
function google() {
  const fake = fakeGoogle(emptyBook());
  for (const [name, service] of Object.entries(fake.globals)) vi.stubGlobal(name, service);
  const workbook = googleWorkbook();
  const person = googleWorkbook();
  return {
    workbook,
    calls: fake.calls,
    holdLock: fake.holdLock,
    /** Somebody else types. */
    type: (value: string) =>
      person.ready('Sheet1', [{ row: 0, column: 0, cells: [[value]] }]).forEach(put => put()),
    cell: (): CellValue | undefined => person.readAgain('Sheet1', true)?.values[0]?.[0],
  };
}

afterEach(() => vi.unstubAllGlobals());

const one = (cell: string | number) => [{ row: 0, column: 0, cells: [[cell]] }];

describe('what was read', () => {
  test('holds until the run writes or asks again, and is asked for once', () => {
    const { workbook, type, calls } = google();
    type('before');
    expect(workbook.read('Sheet1')?.values).toEqual([['before']]);
    type('after');
    const until = calls().length;
    expect([workbook.read('Sheet1')?.values, workbook.read('Sheet1')?.values]).toEqual([
      [['before']],
      [['before']],
    ]);
    expect(calls().length).toBe(until);
    expect(workbook.readAgain('Sheet1')?.values).toEqual([['after']]);
    workbook.ready('Sheet1', one('ours')).forEach(put => put());
    expect(workbook.read('Sheet1')?.values).toEqual([['ours']]);
  });

  test('before the lock does not count under it', () => {
    const { workbook, type } = google();
    workbook.read('Sheet1');
    type('of another run');
    expect(workbook.locked(() => workbook.read('Sheet1')?.values)).toEqual({
      kind: 'done',
      value: [['of another run']],
    });
  });

  test('of a sheet that is not there is nothing', () => {
    expect(google().workbook.read('Elsewhere')).toBeUndefined();
    expect(google().workbook.formulas('Elsewhere')).toEqual([]);
  });
});

describe('what is written', () => {
  test.each(['3-14', '1/2', '007', '=1+1', '+Anna', "'x", '３／４'])('text stays what it is: %s', text => {
    const { workbook, cell } = google();
    workbook.ready('Sheet1', one(text)).forEach(put => put());
    expect(cell()).toBe(text);
    expect(workbook.formulas('Sheet1')).toEqual([['']]);
  });

  test('numbers stay numbers, and formulas are formulas', () => {
    const { workbook, cell } = google();
    workbook.ready('Sheet1', one(7)).forEach(put => put());
    expect(cell()).toBe(7);
    const formula = [{ row: 0, column: 0, cells: [[{ formula: '=SOS(A2:C9)' }]] }];
    workbook.ready('Sheet1', formula).forEach(put => put());
    expect(workbook.formulas('Sheet1')).toEqual([['=SOS(A2:C9)']]);
  });

  test('once a block is ready, writing it is one call', () => {
    const { workbook, calls } = google();
    const puts = workbook.ready('Sheet1', [...one('a'), { row: 4, column: 2, cells: [['b'], ['c']] }]);
    for (const put of puts) {
      const until = calls().length;
      put();
      expect(calls().slice(until)).toEqual(['Range.setValues']);
    }
  });

  test('beyond the end of the sheet, which grows', () => {
    const { workbook } = google();
    workbook.ready('Sheet1', [{ row: 1005, column: 30, cells: [['far']] }]).forEach(put => put());
    expect(workbook.read('Sheet1')?.values[1005]?.[30]).toBe('far');
  });

  // As the text format of rows for more players, where somebody has deleted all rows that stood empty.
  test('with the looks of cells beyond the end, which grows too', () => {
    const { workbook } = google();
    const below = { row: 1000, column: 0, rows: 5, columns: 1 };
    workbook.dress('Sheet1', [below], { text: true });
    workbook.ready('Sheet1', [{ ...below, cells: [['3-14']] }], true).forEach(put => put());
    expect(workbook.read('Sheet1')?.values[1000]).toEqual(['3-14']);
  });
});

describe('the lock', () => {
  test('is given back after everything is written, also where the run fails', () => {
    const { workbook, calls } = google();
    expect(() =>
      workbook.locked(() => {
        throw new Error('in between');
      }),
    ).toThrow('in between');
    expect(calls().slice(-2)).toEqual(['SpreadsheetApp.flush', 'Lock.releaseLock']);
  });

  test('that another run has is not waited for any longer, and not given back', () => {
    const { workbook, calls, holdLock } = google();
    holdLock(true);
    expect(workbook.locked(() => 'ran')).toEqual({ kind: 'busy' });
    expect(calls().slice(-1)).toEqual(['Lock.tryLock']);
  });
});
