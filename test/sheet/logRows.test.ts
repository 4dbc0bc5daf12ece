import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CELL_LIMIT, joinParts } from '../../src/sheet/write/logParts';
import { LOG_TITLES, makeLogRows, readEntries, readLog, type Action } from '../../src/sheet/write/logRows';
import type { Block } from '../../src/sheet/cells/block';

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

  const forged = (cells: readonly string[], no = '4', version = '0.2.0') =>
    readLog([[no, '', 'x', 'done', '', version, ...cells]]);

  test('a row as it is written is one, whatever stands in its cells', () => {
    expect(forged(['A1:B2 · S', '[0]', '[[["x","y"],["",""]]]', ''])).toHaveLength(1);
    expect(forged(['A1:A2 · S', '[0]', '[[["x"],["y"]]]', '[[["R1",0,0,1],[],[["1"],["2"]]]]'])).toHaveLength(
      1,
    );
    // An action without cells.
    expect(forged(['', '[]', '[]', '[]'])).toMatchObject([
      { hasCells: false, blocks: [], undoes: undefined },
    ]);
    expect(forged(['A1:A100000 · S', '[0]', '[0]', ''])).toHaveLength(1);
  });

  test.each([
    ['more rows than texts', 'A1:A9999999 · S', '[0]', '[0]', ''],
    ['more cells than a row of the Log can hold', 'A1:J10001 · S', '[0]', '[0]', ''],
    ['an end before its beginning', 'B3:A2 · S', '[0]', '[0]', ''],
    ['an end left of its beginning', 'B2:A3 · S', '[0]', '[0]', ''],
    ['an end above its beginning', 'A3:B2 · S', '[0]', '[0]', ''],
    ['no address at its beginning', 'see A1:A1 · S', '[0]', '[0]', ''],
    ['an address that no sheet has', 'AAAA1:AAAA1 · S', '[0]', '[0]', ''],
    ['half an address', 'A1:AAAA1 · S', '[0]', '[0]', ''],
    ['no text before', 'A1:A1 · S', '[]', '[0]', ''],
    ['a text before too many', 'A1:A1 · S', '[0,0]', '[0]', ''],
    ['a text after too many', 'A1:A1 · S', '[0]', '[0,0]', ''],
    ['texts that are no table', 'A1:A1 · S', '[0]', '[{"a":1}]', ''],
    ['texts of fewer rows', 'A1:A2 · S', '[0]', '[[["x"]]]', ''],
    ['a row of fewer texts', 'A1:B2 · S', '[0]', '[[["x","y"],["x"]]]', ''],
    ['a row that is a text', 'A1:B2 · S', '[0]', '[[["x","y"],"xy"]]', ''],
    ['a number among the texts', 'A1:B2 · S', '[0]', '[[["x","y"],["x",1]]]', ''],
    ['players for other rows', 'A1:A2 · S', '[0]', '[[["x"],["y"]]]', '[[["R1",0,0,1],[],[["1"]]]]'],
    ['no list of players', 'A1:A1 · S', '[0]', '[[["x"]]]', '{'],
    ['words before a list', 'A1:A1 · S', 'x[0]', '[[["x"]]]', ''],
    ['words behind a list', 'A1:A1 · S', '[0]', '[[["x"]]]x', ''],
    ['a list that is broken off', 'A1:A1 · S', '[0]', '[[["x"]', ''],
    ['a list that is none', 'A1:A1 · S', '0', '[[["x"]]]', ''],
    ['a name of two lines', 'A1:A1 · S\u2028T', '[0]', '[[["x"]]]', ''],
  ])('a forged row is no action: %s', (_what, ...cells) => expect(forged(cells)).toEqual([]));

  test.each(['x4', '4x', '4.5', '1234567890', ''])('nor is one of the number %s', no =>
    expect(forged(['', '[]', '[]', '[]'], no)).toEqual([]),
  );

  test.each(['', '1', 'v0.2', 'about 0.2'])('nor is one of the version %s', version =>
    expect(forged(['', '[]', '[]', '[]'], '4', version)).toEqual([]),
  );

  test('versions of two digits are versions', () =>
    expect(forged(['', '[]', '[]', '[]'], '4', '12.10.3')).toHaveLength(1));

  test.each([
    ['no column', '[0,[],[["1"]]]'],
    ['a column without its place', '[["R1"],[],[["1"]]]'],
    ['a column between two', '[["R1",0.5,0,1],[],[["1"]]]'],
    ['a column before the first', '[["R1",-1,0,1],[],[["1"]]]'],
    ['a column that is a text', '[["R1","0",0,1],[],[["1"]]]'],
    ['a title that is a number', '[[1,0,0,1],[],[["1"]]]'],
    ['an order that is none', '[["R1",0,"0",1],[],[["1"]]]'],
    ['a count that is none', '[["R1",0,0,null],[],[["1"]]]'],
    ['no columns of names', '[["R1",0,0,1],0,[["1"]]]'],
    ['a column of names that is none', '[["R1",0,0,1],[["No",0,0,1],["Name"]],[["1"]]]'],
    ['players that are no texts', '[["R1",0,0,1],[],[[1]]]'],
    ['no players', '[["R1",0,0,1],[]]'],
    ['a text', '"all"'],
  ])('forged players are nobody, and cells stand where they were: %s', (_what, players) => {
    const [action] = forged(['A1:A1 · S', '[0]', '[[["x"]]]', `[${players}]`]);
    expect(action?.blocks).toEqual([{ sheet: 'S', row: 0, column: 0, before: [['']], after: [['x']] }]);
  });

  test('a row whose last cells are gone is read as far as it goes', () => {
    const [row = []] = makeLogRows(pairing, '0.2.0');
    const [{ of: _of, ...first }, second] = pairing.blocks as [Block, Block];
    // Without its players, cells stand where they were.
    expect(readLog([row.slice(0, 9)])).toEqual([
      { ...pairing, blocks: [first, second], seen: '', rows: [0], hasCells: true },
    ]);
    expect(readEntries([row.slice(0, 6)])).toMatchObject([{ no: 3, hasCells: false }]);
    for (const cells of [4, 5, 6, 7, 8]) expect(readLog([row.slice(0, cells)])).toEqual([]);
  });

  test('the round is that of the Round sheet among the cells', () => {
    const roundOf = (...places: readonly string[]) =>
      readEntries([['4', '', 'x', 'done', '', '0.2.0', places.join('\n')]])?.[0]?.round;
    expect(roundOf('J2:J34 · Wall list', 'A1:F3 + Round 3')).toBe(3);
    expect(roundOf('AA10:AB34 · Round 12')).toBe(12);
    expect(roundOf('J2:J34 · Wall list')).toBe(undefined);
    expect(roundOf('see J2:J34 · Round 3')).toBe(undefined);
    expect(roundOf('Round J2:J34 · 3')).toBe(undefined);
    expect(roundOf(`${'x'.repeat(CELL_LIMIT)}\nA1:F3 + Round 3`)).toBe(undefined);
  });

  test('an action made sheets if a line of its cells says so at its beginning', () => {
    const madeOf = (...places: readonly string[]) =>
      readEntries([['4', '', 'x', 'done', '', '0.2.0', places.join('\n')]])?.[0]?.madeSheets;
    expect(madeOf('AA10:AB34 · Cup', 'AA10:AB34 + Round 3')).toBe(true);
    expect(madeOf('AA10:AB34 · Cup', 'J2:J34 · A1:B2 + Round 3')).toBe(undefined);
    expect(madeOf(`${'x'.repeat(CELL_LIMIT)}\nA1:F3 + Round 3`)).toBe(undefined);
  });

  test('rows of an action belong together, and the oldest action comes first, in whatever order they stand', () => {
    const rowsOf = (no: number) =>
      makeLogRows({ ...pairing, no, pairedFrom: 'x'.repeat(CELL_LIMIT) }, '0.2.0');
    const [[a, b] = [], [c, d] = []] = [rowsOf(7), rowsOf(3)];
    const told = (actions: readonly { readonly no: number; readonly rows: readonly number[] }[]) =>
      actions.map(({ no, rows }) => [no, rows]);
    const rows = [a!, c!, b!, d!];
    const expected = [
      [3, [1, 3]],
      [7, [0, 2]],
    ];
    expect(told(readLog(rows))).toEqual(expected);
    expect(told(readEntries(rows) ?? [])).toEqual(expected);
  });

  test('a run of cells with its players is cut between rows, each part with its own', () => {
    const count = 3000;
    const [block] = pairing.blocks;
    const lines = Array.from({ length: count }, (_, i) => [`${i + 1}?/b`]);
    const long = {
      ...block!,
      before: lines.map(([text]) => [`${text}!`]),
      after: lines,
      of: { ...block!.of!, players: lines.map((_, i) => [String(i + 1), `Player ${i + 1}`]) },
    };
    const rows = makeLogRows({ ...pairing, blocks: [long] }, '0.2.0');
    for (const cell of rows.flat()) expect(cell.length).toBeLessThanOrEqual(CELL_LIMIT);
    const [read] = readLog(rows);
    expect(read?.blocks.length).toBeGreaterThan(1);
    expect(read?.blocks.flatMap(({ of }) => of?.players ?? [])).toEqual(long.of.players);
    expect(cellsOf(read?.blocks ?? [])).toEqual(cellsOf([long]));
    for (const { of } of read?.blocks ?? [])
      expect([of?.column, of?.by]).toEqual([long.of.column, long.of.by]);
  });

  test('a cell that is too long for the Log is alone in its row', () => {
    const huge = { sheet: 'S', row: 0, column: 0, before: [['']], after: [['x'.repeat(CELL_LIMIT)]] };
    const small = { ...huge, after: [['y']] };
    expect(makeLogRows({ ...pairing, blocks: [huge, small] }, '0.2.0').map(line => line[6])).toEqual([
      'A1:A1 · S',
      'A1:A1 · S',
    ]);
    expect(makeLogRows({ ...pairing, blocks: [small, huge] }, '0.2.0')).toHaveLength(2);
    // Sheets with long names fill the cell of places.
    const many = Array.from({ length: 900 }, () => ({ ...small, sheet: 'S'.repeat(100) }));
    for (const cell of makeLogRows({ ...pairing, blocks: many }, '0.2.0').flat())
      expect(cell.length).toBeLessThanOrEqual(CELL_LIMIT);
  });

  test('no cell is a sign too long where two texts together are just as long as it may be', () => {
    const cell = (length: number): Block => ({
      sheet: 'Wall list',
      row: 1,
      column: 1,
      before: [['']],
      after: [['x'.repeat(length)]],
    });
    for (let length = CELL_LIMIT - 20; length <= CELL_LIMIT - 8; length++) {
      const rows: Block = { ...cell(0), before: [[''], ['']], after: [['x'], ['x'.repeat(length)]] };
      for (const blocks of [[rows], [cell(20_000), cell(length - 20_000)]])
        for (const line of makeLogRows({ ...pairing, blocks }, '0.2.0'))
          expect(line[8]?.length).toBeLessThanOrEqual(CELL_LIMIT);
    }
  });

  test('texts without the dots that part them are not run together', () => {
    expect(joinParts([])).toBe('');
    expect(joinParts(['a…', '…b…', '…c'])).toBe('abc');
    expect(joinParts(['a…', 'b'])).toBe('a…');
    expect(joinParts(['a', '…b'])).toBe('a');
    // Dots of the text itself.
    expect(joinParts(['…a…', '…b'])).toBe('…ab');
  });

  test('a sheet that was made for the action is told from one that was there', () => {
    const [block] = pairing.blocks;
    const made = { ...pairing, blocks: [{ ...block!, sheet: 'Round + · 3', isNew: true }] };
    expect(makeLogRows(made, '0.2.0')[0]?.[6]).toBe('J2:J3 + Round + · 3');
    expect(readLog(makeLogRows(made, '0.2.0'))).toEqual([
      { ...made, rows: [0], hasCells: true, madeSheets: true },
    ]);
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
