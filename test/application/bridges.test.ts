import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bridged, withHeading } from '../../src/application/write/bridges';
import { contiguousRuns, type Block } from '../../src/sheet/cells/block';

const ROWS = 60;

/** A column of a list with the rows of it that an action changes. */
const column = fc.record({
  values: fc.array(fc.constantFrom<string | number>('', '5?/b', '12+', ' 3-', 7, '=1', "'x"), {
    minLength: ROWS,
    maxLength: ROWS,
  }),
  formulas: fc.array(fc.constantFrom(...Array<string>(200).fill(''), '=SOS(A1:B9)'), {
    minLength: ROWS,
    maxLength: ROWS,
  }),
  changed: fc.uniqueArray(fc.nat(ROWS - 1), { minLength: 1 }),
});

type Table<T> = readonly (readonly T[])[];

/** Whether a cell may be written as it stands: it is text or blank, and no formula further up or to the left can have put it there. */
const isWritable =
  (values: Table<string | number>, formulas: Table<string>) =>
  (row: number, c: number): boolean => {
    const value = values[row]![c]!;
    const mayShow = formulas.slice(0, row + 1).some(line => line.slice(0, c + 1).some(one => one !== ''));
    return (
      formulas[row]![c] === '' &&
      (value === '' || (typeof value === 'string' && !/^(=|')/.test(value) && !mayShow))
    );
  };

test('many runs become few, and the cells between them are written as they stand, or not at all', () => {
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 3 }), columns => {
      const at = (of: 'values' | 'formulas') =>
        Array.from({ length: ROWS }, (_, row) => columns.map(one => one[of][row]!));
      const [values, formulas] = [at('values'), at('formulas') as string[][]];
      const mayWrite = isWritable(values, formulas);
      const changes = columns.flatMap(({ changed }, c) =>
        changed.map(row => ({ row, column: c, before: String(values[row]![c]), after: `new ${row},${c}` })),
      );
      const runs = contiguousRuns('List', changes).map(({ row, column: c, after }) => ({
        row,
        column: c,
        cells: after,
      }));
      const joined = bridged(runs, { values, formulas });
      const wanted = new Map(changes.map(one => [`${one.row},${one.column}`, one.after]));
      const written = joined.flatMap(({ row: top, column: left, cells }) =>
        cells.flatMap((line, i) => line.map((cell, k) => [top + i, left + k, cell] as const)),
      );
      for (const [row, c, cell] of written) {
        const after = wanted.get(`${row},${c}`);
        wanted.delete(`${row},${c}`);
        // A blank cell between keeps its number format.
        expect(cell).toBe(after ?? (values[row]![c] || null));
        if (after === undefined) expect(mayWrite(row, c)).toBe(true);
      }
      expect([...wanted]).toEqual([]);
      // Where too many are left, none of their gaps may be written.
      const sorted = [...joined].sort((a, b) => a.column - b.column || a.row - b.row);
      const closed = sorted.filter((run, i) => {
        const next = sorted[i + 1];
        if (!next || next.column !== run.column) return true;
        if ([run, next].some(one => one.cells.some(line => line.length > 1))) return true;
        const end = run.row + run.cells.length;
        return Array.from({ length: next.row - end }, (_, k) => end + k).some(
          row => !mayWrite(row, run.column),
        );
      });
      expect(joined.length <= 8 || closed.length === joined.length).toBe(true);
    }),
  );
});

test('few runs stay as they are', () => {
  const runs = [0, 4, 9].map(row => ({ row, column: 2, cells: [['x']] }));
  expect(bridged(runs, { values: Array.from({ length: 12 }, () => ['', '', '']), formulas: [] })).toBe(runs);
});

describe('a heading', () => {
  const one = (row: number, c: number, before: string, after: string): Block => ({
    sheet: 'Round 1',
    row,
    column: c,
    before: [[before]],
    after: [[after]],
  });
  const blocks = [one(0, 0, 'Round 1', 'Runde 1'), one(1, 2, 'White', 'Weiß'), one(2, 2, 'Jigo', 'Remis')];
  const heading = { sheet: 'Round 1', last: 1 };
  const rows = (between: unknown) => [
    ['Round 1', '', ''],
    ['Board', between, 'White'],
    ['1', 'Ada', 'Jigo'],
  ];

  test('is one block with what stands between its texts, and what is below stays apart', () => {
    expect(withHeading(blocks, heading, { values: rows('Black'), formulas: [] })).toEqual([
      {
        sheet: 'Round 1',
        row: 0,
        column: 0,
        before: [
          ['Round 1', '', ''],
          ['Board', 'Black', 'White'],
        ],
        after: [
          ['Runde 1', '', ''],
          ['Board', 'Black', 'Weiß'],
        ],
      },
      blocks[2],
    ]);
  });

  test.each([
    ['a number', 7, []],
    ['text with blanks around it', ' Black ', []],
    ['what would become a formula', '=1', []],
    ['a formula', '', [[], ['', '=1', '']]],
    ['what a formula further up may show', 'Black', [['', '=1', '']]],
    ['a date', new Date(0), []],
  ] as const)('stays apart where %s stands between', (_, between, formulas) => {
    expect(withHeading(blocks, heading, { values: rows(between), formulas })).toBe(blocks);
  });
});
