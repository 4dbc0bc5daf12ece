import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CELL_LIMIT, LOG_TITLES, makeLogRows, readLog, type Action } from '../../src/sheet/write/logRows';
import { cellsOf } from '../../src/sheet/write/block';

const pairing: Action = {
  no: 3,
  when: '2026-03-01 10:00',
  what: 'Pair round 3',
  status: 'begun',
  blocks: [
    { sheet: 'Wall list', row: 1, column: 9, before: [[''], ['']], after: [['2?/w'], ['1?/b']] },
    { sheet: "Anna's · list", row: 0, column: 0, before: [['', '']], after: [['=a', "'b"]] },
  ],
  undoes: undefined,
  seen: 'abc',
};

describe('the Log', () => {
  test('an action is one row that a person can read', () => {
    expect(makeLogRows(pairing)).toEqual([
      [
        '3',
        '2026-03-01 10:00',
        'Pair round 3',
        'begun',
        "J2:J3 · Wall list\nA1:B1 · Anna's · list",
        '[[[""],[""]],[["",""]]]',
        '[[["2?/w"],["1?/b"]],[["=a","\'b"]]]',
        '',
        'abc',
      ],
    ]);
  });

  test('no cell of it begins like a formula, or with an apostrophe that a spreadsheet would swallow', () => {
    for (const cell of makeLogRows(pairing).flat()) expect(cell).not.toMatch(/^['=+@]/);
  });

  test('titles and rows that are not ours are passed over', () => {
    const rows = [
      [...LOG_TITLES],
      ['a note'],
      [],
      ...makeLogRows(pairing),
      ['4', '', 'x', 'begun', 'A1:A1 · S', '[', '[]'],
    ];
    expect(readLog(rows).map(({ no }) => no)).toEqual([3]);
  });

  test('reading back gives the action and its rows', () => {
    expect(readLog([['No'], ...makeLogRows(pairing)])).toEqual([{ ...pairing, rows: [1] }]);
  });

  test('a sheet that was made for the action is told from one that was there', () => {
    const [block] = pairing.blocks;
    const made = { ...pairing, blocks: [{ ...block!, sheet: 'Round + · 3', isNew: true }] };
    expect(makeLogRows(made)[0]?.[4]).toBe('J2:J3 + Round + · 3');
    expect(readLog(makeLogRows(made))).toEqual([{ ...made, rows: [0] }]);
  });

  test('a big action is split so that every cell stays below the limit, and comes back whole', () => {
    const after = Array.from({ length: 600 }, (_, i) => [String(i), 'x'.repeat(120), 'y'.repeat(60)]);
    const before = after.map(line => line.map(() => ''));
    const big = {
      ...pairing,
      blocks: [...pairing.blocks, { sheet: 'Round 3', row: 3, column: 0, before, after }],
    };
    const rows = makeLogRows(big);
    expect(rows.length).toBeGreaterThan(2);
    for (const cell of rows.flat()) expect(cell.length).toBeLessThanOrEqual(CELL_LIMIT);
    const [read, ...more] = readLog(rows);
    expect(more).toEqual([]);
    expect(cellsOf(read?.blocks ?? [])).toEqual(cellsOf(big.blocks));
    expect(read?.rows).toEqual(rows.map((_, i) => i));
  });

  test('any texts and any sheet name survive', () => {
    const block = fc.record({
      sheet: fc
        .string({ minLength: 1 })
        .filter(name => name.trim() === name && !/[\r\n\u2028\u2029]/.test(name)),
      row: fc.nat(2000),
      column: fc.nat(60),
      after: fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), fc.integer({ min: 1, max: 9999 }), (blocks, no) => {
        const action = { ...pairing, no, blocks: blocks.map(each => ({ ...each, before: each.after })) };
        expect(readLog(makeLogRows(action))).toEqual([{ ...action, rows: [0] }]);
      }),
    );
  });
});
