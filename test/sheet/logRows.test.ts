import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CELL_LIMIT } from '../../src/sheet/write/logParts';
import { LOG_TITLES, makeLogRows, readEntries, readLog, type Action } from '../../src/sheet/write/logRows';
import type { Block } from '../../src/sheet/write/block';

/** The cells of blocks one by one. */
const cellsOf = (blocks: readonly Block[]) =>
  blocks.flatMap(({ sheet, row, column, before, after }) =>
    after.flatMap((line, r) =>
      line.map((text, c) => [sheet, row + r, column + c, before[r]?.[c], text] as const),
    ),
  );

const pairing: Action = {
  no: 3,
  when: '2026-03-01 10:00',
  what: 'Pair round 3',
  status: 'begun',
  blocks: [
    {
      sheet: 'Wall list',
      row: 1,
      column: 9,
      before: [[''], ['']],
      after: [['2?/w'], ['1?/b']],
      of: {
        column: { title: 'R3', column: 9, nth: 0, count: 1 },
        by: [
          { title: 'No', column: 0, nth: 0, count: 1 },
          { title: 'Name', column: 1, nth: 0, count: 1 },
        ],
        players: [
          ['1', 'Ada'],
          ['2', 'Bob'],
        ],
      },
    },
    { sheet: "Anna's · list", row: 0, column: 0, before: [['', '']], after: [['=a', "'b"]] },
  ],
  undoes: undefined,
  seen: 'abc',
};

describe('the Log', () => {
  test('an action is one row that a person can read', () => {
    expect(makeLogRows(pairing, '0.2.0')).toEqual([
      [
        '3',
        '2026-03-01 10:00',
        'Pair round 3',
        'begun',
        '',
        '0.2.0',
        "J2:J3 · Wall list\nA1:B1 · Anna's · list",
        '[0,0]',
        '[[["2?/w"],["1?/b"]],[["=a","\'b"]]]',
        '[[["R3",9,0,1],[["No",0,0,1],["Name",1,0,1]],[["1","Ada"],["2","Bob"]]],0]',
        'abc',
        '',
      ],
    ]);
  });

  test('no cell of it begins like a formula, or with an apostrophe that a spreadsheet would swallow', () => {
    for (const cell of makeLogRows(pairing, '0.2.0').flat()) expect(cell).not.toMatch(/^['=+@]/);
  });

  test('titles and rows that are not ours are passed over', () => {
    const rows = [
      [...LOG_TITLES],
      ['a note'],
      [],
      ...makeLogRows(pairing, '0.2.0'),
      ['4', '', 'x', 'begun', '', '0.2.0', 'A1:A1 · S', '[', '[]'],
      ['5', 'today', 'bought pens', 'done'],
    ];
    expect(readLog(rows).map(({ no }) => no)).toEqual([3]);
  });

  test('reading back gives the action and its rows', () => {
    expect(readLog([['No'], ...makeLogRows(pairing, '0.2.0')])).toEqual([
      { ...pairing, rows: [1], hasCells: true },
    ]);
  });

  test('the first columns tell an action without its texts', () => {
    const [entry] =
      readEntries(
        makeLogRows(pairing, '0.2.0').map(line => line.slice(0, 7)),
        12,
      ) ?? [];
    const { blocks: _blocks, seen: _seen, ...told } = pairing;
    expect(entry).toEqual({ ...told, rows: [12], hasCells: true });
  });

  test('a row of version 0.1 is read in its own order', () => {
    const row = [
      '7',
      'then',
      'Pair',
      'done',
      'J2:J3 · Wall list',
      '[[[""],[""]]]',
      '[[["2?"],["1?"]]]',
      '5',
      'abc',
    ];
    expect(readEntries([row])).toBeUndefined();
    const [action] = readLog([row]);
    expect(action).toMatchObject({ no: 7, status: 'done', undoes: 5, seen: 'abc', hasCells: true });
    expect(action?.blocks).toEqual([
      { sheet: 'Wall list', row: 1, column: 9, before: [[''], ['']], after: [['2?'], ['1?']] },
    ]);
  });

  test.each([
    ['more rows than texts', 'A1:A9999999 · S', '[0]', '[0]', ''],
    ['texts that are no table', 'A1:A1 · S', '[0]', '[{"a":1}]', ''],
    ['players for other rows', 'A1:A2 · S', '[0]', '[[["x"],["y"]]]', '[[["R1",0,0,1],[],[["1"]]]]'],
    ['no list of players', 'A1:A1 · S', '[0]', '[[["x"]]]', '{'],
  ])('a forged row is no action: %s', (_what, ...cells) => {
    expect(readLog([['4', '', 'x', 'done', '', '0.2.0', ...cells]])).toEqual([]);
  });

  test('a sheet that was made for the action is told from one that was there', () => {
    const [block] = pairing.blocks;
    const made = { ...pairing, blocks: [{ ...block!, sheet: 'Round + · 3', isNew: true }] };
    expect(makeLogRows(made, '0.2.0')[0]?.[6]).toBe('J2:J3 + Round + · 3');
    expect(readLog(makeLogRows(made, '0.2.0'))).toEqual([{ ...made, rows: [0], hasCells: true }]);
  });

  test('a big action is split so that every cell stays below the limit, and comes back whole', () => {
    const after = Array.from({ length: 600 }, (_, i) => [String(i), 'x'.repeat(120), 'y'.repeat(60)]);
    const before = after.map(line => line.map(() => ''));
    const big = {
      ...pairing,
      blocks: [...pairing.blocks, { sheet: 'Round 3', row: 3, column: 0, before, after }],
    };
    const rows = makeLogRows(big, '0.2.0');
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
        expect(readLog(makeLogRows(action, '0.2.0'))).toEqual([
          { ...action, rows: [0], hasCells: blocks.length > 0 },
        ]);
      }),
    );
  });
});
