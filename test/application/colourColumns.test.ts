import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWallList } from '../../src/sheet/read/readWallList';
import { makeA1 } from '../../src/sheet/cells/cell';
import { makeEntries } from '../../src/sheet/cells/notation';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { expectView } from './tournamentBook';

/** L8: colours that stand in a column beside each round are read with it. */

type Row = readonly string[];

const ROWS: readonly Row[] = [
  ['Name', 'Round 1', 'Colour', 'Round 2', 'Colour', 'Round 3', 'Colour'],
  ['Anna', '2+', 'B', '3+', 'W', '', ''],
  ['Ben', '1-', 'W', '4+', 'B', '', ''],
  ['Carl', '4+', 'B', '1-', 'B', '', ''],
  ['Dora', '3-', 'W', '2-', 'W', '', ''],
];

function bookOf(rows: readonly Row[]): MemoryWorkbook {
  const book = memoryWorkbook();
  rows.forEach((row, r) => row.forEach((value, c) => book.type('Sheet1', makeA1(r, c), value)));
  return book;
}

const read = (rows: readonly Row[]): readonly (readonly string[])[] =>
  readWallList(rows).wallList.entries.map(row => row.map(cell => makeEntries(cell)));

const EXPECTED = [
  ['2+/b', '3+/w', ''],
  ['1-/w', '4+/b', ''],
  ['4+/b', '1-/b', ''],
  ['3-/w', '2-/w', ''],
];

const titled = (titles: readonly string[]): readonly Row[] => [['Name', ...titles], ...ROWS.slice(1)];

describe('L8: colours beside rounds', () => {
  test.each([
    ['Round 1', 'Colour', 'Round 2', 'Colour', 'Round 3', 'Colour'],
    ['R1', 'Col', 'R2', 'Col', 'R3', 'Col'],
    ['R1', 'R1 colour', 'R2', 'R2 colour', 'R3', 'R3 colour'],
    ['Runde 1', 'Farbe', 'Runde 2', 'Farbe', 'Runde 3', 'Farbe'],
    ['Ronde 1', 'Couleur', 'Ronde 2', 'Couleur', 'Ronde 3', 'Couleur'],
    ['1', 'B/W', '2', 'B/W', '3', 'B/W'],
  ])('%s, %s …', (...titles) => {
    expect(read(titled(titles))).toEqual(EXPECTED);
  });

  test('before each round, too', () => {
    const swapped = ROWS.map(([name = '', ...cells]) => [
      name,
      ...cells.map((_, i) => cells[i % 2 === 0 ? i + 1 : i - 1] ?? ''),
    ]);
    expect(read(swapped)).toEqual(EXPECTED);
  });

  test('count less than what the cell of the round says', () => {
    expect(read(ROWS.map(row => row.map(cell => (cell === '2+' ? '2+/w' : cell))))[0]).toEqual([
      '2+/w',
      '3+/w',
      '',
    ]);
  });

  test('are none where the column holds anything else', () => {
    const other = ROWS.map((row, i) => row.map((cell, c) => (i > 0 && c === 2 ? 'red' : cell)));
    expect(read(other)[0]).toEqual(['2+', '3+/w', '']);
  });

  test('are balanced by the next pairing, recorded into the round, and all else stays', () => {
    const book = bookOf(ROWS);
    const { seen, games } = expectView(book, { ask: 'preview' }, 'preview');
    // Carl has had Black twice.
    expect(games.some(({ black }) => black.includes('Carl'))).toBe(false);
    expectView(book, { ask: 'write', seen }, 'written');
    const { games: open = [] } = expectView(book, { ask: 'state' }, 'results missing');
    const results = open.map(({ black, white }) => ({ black, white, result: '1-0' as const, round: 3 }));
    expect(expectView(book, { ask: 'record', results }, 'recorded').results).toBe(open.length);
    const now = book.values('Sheet1');
    ROWS.forEach((row, r) => row.forEach((cell, c) => cell !== '' && expect(now[r]?.[c]).toBe(cell)));
  });

  test('a game typed without its colour gets its result', () => {
    const rows = ROWS.map((row, i) =>
      row.map((cell, c) =>
        c === 5 && i > 0
          ? ['2?', '1?', '4?', '3?'][i - 1]!
          : c === 6 && i > 0
            ? ['W', 'B', 'W', 'B'][i - 1]!
            : cell,
      ),
    );
    const book = bookOf(rows);
    expect(read(rows).map(row => row[2])).toEqual(['2?/w', '1?/b', '4?/w', '3?/b']);
    const { games = [] } = expectView(book, { ask: 'state' }, 'results missing');
    const results = games.map(({ black, white }) => ({ black, white, result: '1-0' as const, round: 3 }));
    expect(expectView(book, { ask: 'record', results }, 'recorded')).toMatchObject({ results: 2, left: [] });
    expect(read(book.values('Sheet1') as never).map(row => row[2])).toEqual(['2-/w', '1+/b', '4-/w', '3+/b']);
  });
});

test('L8, L27: the next round gets its column of colours, too', () => {
  const book = bookOf(ROWS.map(row => row.slice(0, 5)));
  const { warnings = [] } = expectView(book, { ask: 'preview' }, 'finished');
  const [offer] = warnings.flatMap(({ mends = [] }) => mends);
  expectView(book, { ask: 'mend', mend: offer!.mend }, 'problems');
  expect(['F1', 'G1'].map(at => book.cell('Sheet1', at))).toEqual(['Round 3', 'Colour']);
});

test('L8: a list with colours apart is the same list as with the colours in its cells', () => {
  const colour = fc.constantFrom('', 'B', 'W', 'b', 'w', 'Black', 'White');
  fc.assert(
    fc.property(fc.array(fc.tuple(colour, colour), { minLength: 4, maxLength: 4 }), colours => {
      const cells = ROWS.slice(1).map(row => [row[1]!, row[3]!]);
      const apart = [
        ['Name', 'R1', 'Colour', 'R2', 'Colour'],
        ...cells.map(([one = '', two = ''], i) => [`P${i}`, one, colours[i]![0], two, colours[i]![1]]),
      ];
      const sign = (text: string): string => (text === '' ? '' : `/${text.charAt(0).toLowerCase()}`);
      const joined = [
        ['Name', 'R1', 'R2'],
        ...cells.map(([one = '', two = ''], i) => [
          `P${i}`,
          one + sign(colours[i]![0]),
          two + sign(colours[i]![1]),
        ]),
      ];
      expect(read(apart)).toEqual(read(joined));
    }),
    { numRuns: 100 },
  );
});

/** A list of 2 × `pairs` players with one round played, and its colours beside it in these words. */
function listWith(
  pairs: number,
  words: readonly [string, string],
  areBehind: boolean,
  isLast: boolean,
): readonly Row[] {
  const both = <T>(game: T, colour: T): readonly T[] => (areBehind ? [game, colour] : [colour, game]);
  const title = (round: number): readonly string[] => both(`R${round}`, 'Colour');
  const empty = isLast ? [] : ['Club'];
  return [
    ['Name', 'Rank', ...title(1), ...title(2), ...empty],
    ...Array.from({ length: 2 * pairs }, (_, i) => {
      const game = i % 2 === 0 ? `${i + 2}+` : `${i}-`;
      const club = isLast ? [] : [`Club ${i}`];
      return [`Player ${i}`, `${1 + i}k`, ...both(game, words[i % 2]!), '', '', ...club];
    }),
  ];
}

test('L8, L29: a list with columns of colours is paired, recorded and undone in its own style; all else stays', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 5 }),
      fc.constantFrom<readonly [string, string]>(
        ['B', 'W'],
        ['b', 'w'],
        ['Black', 'White'],
        ['Schwarz', 'Weiß'],
        ['S', 'W'],
        ['黒', '白'],
      ),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (pairs, words, areBehind, isLast, isTyped) => {
        const rows = listWith(pairs, words, areBehind, isLast);
        const book = bookOf(rows);
        const [round, colour] = areBehind ? [4, 5] : [5, 4];
        // One colour stands there already.
        if (isTyped) book.type('Sheet1', makeA1(1, colour), words[0]);
        const before = book.snapshot()['Sheet1'];
        const { seen, games, summary } = expectView(book, { ask: 'preview' }, 'preview');
        expect(summary.filter(line => line.includes(makeA1(0, colour)))).toHaveLength(1);
        const { undo: written } = expectView(book, { ask: 'write', seen }, 'written');
        const at = (no: number, column: number): unknown => book.values('Sheet1')[no]?.[column];
        for (const { numbers } of games)
          numbers.forEach((no, side) => {
            const isOther = isTyped && no === 1 && side === 1;
            expect(at(no, colour)).toBe(isOther ? words[0] : words[side]);
            expect(at(no, round)).toBe(`${numbers[1 - side]}?${isOther ? '/w' : ''}`);
          });
        const others = (table: readonly (readonly unknown[])[]) =>
          table.map(line => line.filter((_, i) => i !== 4 && i !== 5));
        expect(others(book.values('Sheet1'))).toEqual(others(before!));
        const { games: open = [] } = expectView(book, { ask: 'state' }, 'results missing');
        const results = open.map(({ black, white }) => ({ black, white, result: '1-0' as const, round: 2 }));
        const { undo } = expectView(book, { ask: 'record', results }, 'recorded');
        for (const { numbers } of games) expect(String(at(numbers[0], round))).toMatch(/^\d+\+$/);
        expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
        expectView(book, { ask: 'undo', action: written!.action }, 'undone');
        expect(book.snapshot()['Sheet1']).toEqual(before);
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 12) },
  );
});

describe('L8, L29: a column of colours', () => {
  const LIST = listWith(3, ['B', 'W'], true, true);

  test('keeps the colour of a game that somebody has entered when the pairing is undone', () => {
    const book = bookOf(LIST);
    const { seen, games } = expectView(book, { ask: 'preview' }, 'preview');
    const { undo } = expectView(book, { ask: 'write', seen }, 'written');
    const [one, other] = games[0]!.numbers;
    book.type('Sheet1', makeA1(one, 4), `${other}+`);
    expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
    const now = book.values('Sheet1');
    expect([now[one]?.slice(4, 6), now[other]?.slice(4, 6)]).toEqual([
      [`${other}+`, 'B'],
      [`${one}?`, 'W'],
    ]);
    expect(now.filter(line => line[5] === 'B' || line[5] === 'W')).toHaveLength(2);
  });

  test('keeps its colours for the balance of the next round', () => {
    const book = bookOf(LIST);
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    expectView(book, { ask: 'write', seen }, 'written');
    const entries = read(book.values('Sheet1') as never);
    for (const [, game] of entries) expect(game).toMatch(/^\d\?\/[bw]$/);
  });
});

test('L29: a list without any colours is told once that they come behind the numbers', () => {
  const rows = LIST_WITHOUT_COLOURS;
  const book = bookOf(rows);
  const { seen, summary } = expectView(book, { ask: 'preview' }, 'preview');
  expect(summary.filter(line => /\?\/w/.test(line))).toHaveLength(1);
  expectView(book, { ask: 'write', seen }, 'written');
  const { games = [] } = expectView(book, { ask: 'state' }, 'results missing');
  const results = games.map(({ black, white }) => ({ black, white, result: '1-0' as const, round: 2 }));
  expectView(book, { ask: 'record', results }, 'recorded');
  expect(expectView(book, { ask: 'preview' }, 'preview').summary.join()).not.toMatch(/\?\/w/);
});

const LIST_WITHOUT_COLOURS: readonly Row[] = [
  ['Name', 'R1', 'R2', 'R3'],
  ...Array.from({ length: 6 }, (_, i) => [`P${i}`, i % 2 === 0 ? `${i + 2}+` : `${i}-`, '', '']),
];

describe('L29: a list without colours that is a round robin', () => {
  const rows: readonly Row[] = [
    ['Name', 'R1', 'R2', 'R3'],
    ['Ada', '4+', '', ''],
    ['Bo', '3+', '', ''],
    ['Cy', '2-', '', ''],
    ['Dan', '1-', '', ''],
  ];
  const robin = (list: readonly Row[]): MemoryWorkbook => {
    const book = bookOf(list);
    book.addSheet('Settings', [['System', 'Round robin']]);
    return book;
  };

  test('stays without, says so, and the panel has the colours of its table', () => {
    const book = robin(rows);
    const { seen, games, summary } = expectView(book, { ask: 'preview' }, 'preview');
    expect(
      summary.filter(line => line.startsWith('Colours stand in the sheet of round 2 alone')),
    ).toHaveLength(1);
    expectView(book, { ask: 'write', seen }, 'written');
    expect(read(book.values('Sheet1') as never).map(row => /^\d\?$/.test(row[1]!))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const { games: open = [] } = expectView(book, { ask: 'state' }, 'results missing');
    expect(open.map(({ black }) => black)).toEqual(games.map(({ black }) => black));
    const results = open.map(({ black, white }) => ({ black, white, result: '1-0' as const, round: 2 }));
    expect(expectView(book, { ask: 'record', results }, 'recorded')).toMatchObject({ results: 2, left: [] });
    for (const { numbers } of games) expect(book.values('Sheet1')[numbers[0]]?.[2]).toBe(`${numbers[1]}+`);
    const next = expectView(book, { ask: 'preview' }, 'preview');
    expect([next.round, next.summary.filter(line => line.startsWith('Colours'))]).toEqual([3, []]);
  });

  test('keeps them where it has them, or has no games yet', () => {
    for (const list of [
      rows.map((row, i) => (i === 0 ? row : [row[0]!, `${row[1]!}/${i < 3 ? 'b' : 'w'}`, '', ''])),
      rows.map((row, i) => (i === 0 ? row : [row[0]!, '', '', ''])),
    ]) {
      const book = robin(list);
      const { seen, round } = expectView(book, { ask: 'preview' }, 'preview');
      expectView(book, { ask: 'write', seen }, 'written');
      for (const row of read(book.values('Sheet1') as never)) expect(row[round - 1]).toMatch(/\/[bw]$/);
    }
  });
});
