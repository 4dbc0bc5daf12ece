import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ResultCode } from '../../src/application/protocol/protocol';
import { openTournament } from '../../src/application/read/openTournament';
import { makeA1 } from '../../src/sheet/cells/cell';
import { makeEntries } from '../../src/sheet/cells/notation';
import { readWallList } from '../../src/sheet/read/readWallList';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/** L40, L8, L29: where opponents and results stand in columns of their own, rounds are written, recorded and undone there. */

type Row = readonly (string | number)[];

function bookOf(rows: readonly Row[], settings: readonly Row[] = []): MemoryWorkbook {
  const book = memoryWorkbook();
  rows.forEach((row, r) => row.forEach((value, c) => book.type('Sheet1', makeA1(r, c), value)));
  if (settings.length > 0) book.addSheet('Settings', settings);
  return book;
}

/** How a list says won, lost and jigo, and a bye. */
const STYLES = {
  signs: { won: '+', lost: '-', jigo: '=' },
  numbers: { won: 1, lost: 0, jigo: 0.5 },
  'texts of numbers': { won: '1', lost: '0', jigo: '½' },
  letters: { won: 'W', lost: 'L', jigo: '=' },
} as const;
type Style = (typeof STYLES)[keyof typeof STYLES];

const eight = (style: Style, rounds: number): readonly Row[] => [
  [
    'Name',
    'Rank',
    ...Array.from({ length: rounds }, (_, i) => [`R${i + 1} opponent`, `R${i + 1} result`]).flat(),
  ],
  ...Array.from({ length: 8 }, (_, i): Row => [
    `Player ${i + 1}`,
    `${i + 1}k`,
    style === STYLES.signs || style === STYLES.numbers || style === STYLES.letters
      ? i % 2 === 0
        ? i + 2
        : i
      : String(i % 2 === 0 ? i + 2 : i),
    i % 2 === 0 ? style.won : style.lost,
    ...Array.from({ length: 2 * rounds - 2 }, () => ''),
  ]),
];

const entries = (book: MemoryWorkbook): readonly (readonly string[])[] =>
  readWallList(book.values('Sheet1')).wallList.entries.map(row => row.map(cell => makeEntries(cell)));

function record(book: MemoryWorkbook, result: (i: number) => ResultCode): string {
  const { games = [], round } = expectView(book, { ask: 'state' }, 'results missing');
  const results = games.map(({ black, white }, i) => ({ black, white, result: result(i), round }));
  return expectView(book, { ask: 'record', results }, 'recorded').undo!.action;
}

function write(book: MemoryWorkbook): string {
  const { seen } = expectView(book, { ask: 'preview' }, 'preview');
  return expectView(book, { ask: 'write', seen }, 'written').undo!.action;
}

describe.each(Object.keys(STYLES) as readonly (keyof typeof STYLES)[])('a list that has %s', name => {
  const style = STYLES[name];

  test('gets opponents as it has them, and results in its own words', () => {
    const book = bookOf(eight(style, 3));
    const before = book.snapshot()['Sheet1'];
    const { summary } = expectView(book, { ask: 'preview' }, 'preview');
    expect(summary).toContain('Opponents go into column E1, results into column F1');
    const written = write(book);
    const opponents = book
      .values('Sheet1')
      .slice(1)
      .map(line => line[4]);
    expect(opponents.map(one => typeof one)).toEqual(
      opponents.map(() => (name === 'texts of numbers' ? 'string' : 'number')),
    );
    expect(
      book
        .values('Sheet1')
        .slice(1)
        .map(line => line[5] ?? ''),
    ).toEqual(opponents.map(() => ''));
    const recorded = record(book, i => (['1-0', '0-1', '=', '0-1'] as const)[i]!);
    const results = book
      .values('Sheet1')
      .slice(1)
      .map(line => line[5]);
    expect([...new Set(results)].sort()).toEqual([style.won, style.lost, style.jigo].sort());
    expect(entries(book).map(row => /^\d[+\-=]$/.test(row[1]!))).toEqual(opponents.map(() => true));
    // L44: where things go is said once.
    const next = expectView(book, { ask: 'preview' }, 'preview');
    expect([next.round, next.summary.filter(line => line.includes('column'))]).toEqual([3, []]);
    expectView(book, { ask: 'undo', action: recorded }, 'undone');
    expect(
      book
        .values('Sheet1')
        .slice(1)
        .map(line => line[5] ?? ''),
    ).toEqual(opponents.map(() => ''));
    expectView(book, { ask: 'undo', action: written }, 'undone');
    expect(book.snapshot()['Sheet1']).toEqual(before);
  });

  test('L48: takes results pressed in the panel into the same cells as those of the sheet', () => {
    const [pressed, recorded] = [bookOf(eight(style, 3)), bookOf(eight(style, 3))];
    for (const book of [pressed, recorded]) write(book);
    const { games = [] } = expectView(pressed, { ask: 'state' }, 'results missing');
    const entries = games.map(({ black, white, stands }, i) => ({
      round: 2,
      black,
      white,
      stands,
      result: (['1-0', '0-1', '=', '0-1'] as const)[i]!,
    }));
    const { now } = expectView(pressed, { ask: 'enter', entries }, 'entered');
    expect(now).toMatchObject({ known: 4, total: 4 });
    record(recorded, i => (['1-0', '0-1', '=', '0-1'] as const)[i]!);
    expect(pressed.values('Sheet1')).toEqual(recorded.values('Sheet1'));
  });

  test('is the same event as in one column a round', () => {
    const book = bookOf(eight(style, 3));
    const whole = bookOf([
      ['Name', 'Rank', 'R1', 'R2', 'R3'],
      ...eight(STYLES.signs, 3)
        .slice(1)
        .map(([a = '', b = '', c = '', d = '']) => [a, b, `${c}${d}`, '', '']),
    ]);
    const games = (one: MemoryWorkbook) =>
      expectView(one, { ask: 'preview' }, 'preview').games.map(({ numbers }) => numbers);
    expect(games(book)).toEqual(games(whole));
  });
});

describe('two columns a round', () => {
  test('take a default, a bye, an absence and a late entry', () => {
    const rows = eight(STYLES.numbers, 3)
      .slice(0, 8)
      .map((row, i) => [...row, ['Out', '', '', '', '2', '', '', ''][i]!]);
    // Nobody has played number 8, who is gone: number 7 had a bye.
    const list = rows.map((row, i) => (i === 7 ? [...row.slice(0, 2), 0, 1, ...row.slice(4)] : row));
    const book = bookOf([...list, ['Late', '9k', '', '', '', '', '', '', '']]);
    expect(entries(book)[6]).toEqual(['0+', '', '']);
    write(book);
    const now = entries(book);
    expect(now[3]![1]).toBe('0=');
    expect(now[7]![0]).toMatch(/^0[=-]$/);
    const cells = book.values('Sheet1');
    expect(cells[4]!.slice(4, 6)).toEqual([0, 0.5]);
    record(book, i => (['1-0!', '0-0!', '0-1!'] as const)[i] ?? '1-0');
    expect(
      entries(book)
        .map(row => row[1])
        .sort()
        .join(' '),
    ).toMatch(/!/);
    expect(ask(book, { ask: 'preview' }).view).toBe('preview');
  });

  test('keep the stones of a game, with its colour, where no column has them', () => {
    const book = bookOf(eight(STYLES.signs, 2), [['Handicap', 'rank']]);
    const written = write(book);
    const cells = book
      .values('Sheet1')
      .slice(1)
      .map(line => String(line[5] ?? ''));
    expect(cells.filter(cell => /^\?\/[bw]\d$/.test(cell)).length).toBeGreaterThan(0);
    record(book, () => '1-0');
    for (const cell of book
      .values('Sheet1')
      .slice(1)
      .map(line => String(line[5])))
      expect(cell).toMatch(/^[+-](\/[bw]\d)?$/);
    expect(entries(book).every(row => /^\d[+-]/.test(row[1]!))).toBe(true);
    expect(written).toBeDefined();
  });

  test('fill a Colour column beside them', () => {
    const rows = eight(STYLES.numbers, 2).map((row, i) => [
      ...row.slice(0, 4),
      i === 0 ? 'Colour' : i % 2 === 1 ? 'B' : 'W',
      ...row.slice(4),
      i === 0 ? 'Colour' : '',
    ]);
    const book = bookOf(rows);
    write(book);
    for (const line of book.values('Sheet1').slice(1)) {
      expect(typeof line[5]).toBe('number');
      expect([line[6] ?? '', ['B', 'W'].includes(String(line[7]))]).toEqual(['', true]);
    }
    record(book, () => '0-1');
    for (const row of entries(book)) expect(row[1]).toMatch(/^\d[+-]\/[bw]$/);
  });

  test('keep a game whose result somebody has typed since, when the pairing is undone', () => {
    const book = bookOf(eight(STYLES.numbers, 2));
    const { seen, games } = expectView(book, { ask: 'preview' }, 'preview');
    const { undo } = expectView(book, { ask: 'write', seen }, 'written');
    const [one, other] = games[0]!.numbers;
    book.type('Sheet1', makeA1(one, 5), 1);
    expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
    const now = entries(book);
    expect([now[one - 1]![1], now[other - 1]![1]]).toEqual([`${other}+`, `${one}?`]);
    expect(now.filter(row => row[1] !== '')).toHaveLength(2);
  });

  test('have the colours of the sheet of the round in the panel', () => {
    const book = bookOf(eight(STYLES.numbers, 2));
    const { seen, games } = expectView(book, { ask: 'preview' }, 'preview');
    expectView(book, { ask: 'write', seen }, 'written');
    const { games: open = [] } = expectView(book, { ask: 'state' }, 'results missing');
    expect(open.map(({ black, white, table }) => [table, black, white])).toEqual(
      games.map(({ black, white, table }) => [String(table), black, white]),
    );
  });

  test('are paired again by hand, with stones for one game', () => {
    const book = bookOf(eight(STYLES.letters, 2));
    const { seen, games } = expectView(book, { ask: 'preview' }, 'preview');
    expectView(book, { ask: 'write', seen }, 'written');
    const before = book.snapshot()['Sheet1'];
    const [a, b] = games[0]!.numbers;
    const [c, d] = games[1]!.numbers;
    const hand = { again: 'all', pairs: [{ players: [a, c], stones: 3 }, { players: [b, d] }] } as const;
    const again = expectView(book, { ask: 'preview', hand }, 'preview');
    const { undo } = expectView(book, { ask: 'write', seen: again.seen, hand }, 'changed');
    const now = entries(book);
    expect([now[a - 1]![1], now[c - 1]![1]]).toEqual([`${c}?/b3`, `${a}?/w3`]);
    expect(book.values('Sheet1')[a]!.slice(4, 6)).toEqual([c, '?/b3']);
    expect(now[b - 1]![1]).toBe(`${d}?`);
    expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
    expect(book.snapshot()['Sheet1']).toEqual(before);
  });

  test('hold 0 and a minus for who has not come', () => {
    const list = eight(STYLES.letters, 3).slice(0, 6);
    const rows = list.map((row, i): Row => (i === 0 ? row : [...row.slice(0, 4), ...SECOND[i - 1]!, '', '']));
    const book = bookOf(rows.map((row, i) => (i === 5 ? [...row.slice(0, 2), 0, '+', '', '', '', ''] : row)));
    const { missing } = expectView(book, { ask: 'preview' }, 'results missing');
    const [offer] = missing[0]!.mends ?? [];
    expect(offer?.label).toBe('Type 0- into E6');
    expectView(book, { ask: 'mend', mend: offer!.mend }, 'problems');
    expect(entries(book)[4]).toEqual(['0+', '0-', '']);
    expect(book.values('Sheet1')[5]!.slice(4, 6)).toEqual([0, 'L']);
  });

  test('hold a minus for an x that somebody has typed', () => {
    const list = eight(STYLES.numbers, 3).slice(0, 6);
    const rows = list.map((row, i): Row => (i === 0 ? row : [...row.slice(0, 4), ...SECOND[i - 1]!, '', '']));
    const book = bookOf(
      rows.map((row, i) => (i === 5 ? [...row.slice(0, 2), 0, '+', '', 'x', '', ''] : row)),
    );
    const { problems } = expectView(book, { ask: 'preview' }, 'problems');
    const offer = problems.flatMap(({ mends = [] }) => mends).find(({ label }) => label.includes('0-'));
    const { undo } = expectView(book, { ask: 'mend', mend: offer!.mend }, 'problems');
    expect(entries(book)[4]).toEqual(['0+', '0-', '']);
    expect(book.values('Sheet1')[5]!.slice(4, 6)).toEqual([0, 0]);
    expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
    expect(book.values('Sheet1')[5]!.slice(4, 6)).toEqual(['', 'x']);
  });
});

/** A second round of the first four. */
const SECOND: readonly Row[] = [
  [3, '+'],
  [4, '+'],
  [1, '-'],
  [2, '-'],
  ['', ''],
];

test('L8, L29: two columns a round say what one column does, through rounds and back', () => {
  const codes: readonly ResultCode[] = ['1-0', '0-1', '=', '1-0!', '0-1!', '0-0!'];
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(STYLES)),
      fc.integer({ min: 5, max: 8 }),
      fc.constantFrom('none', 'rank', 'EGF'),
      fc.boolean(),
      fc.array(fc.constantFrom(...codes), { minLength: 12, maxLength: 12 }),
      (style, players, handicap, isColoured, results) => {
        const titles = [1, 2, 3].flatMap(round => [
          `Round ${round} opponent`,
          `Round ${round} result`,
          ...(isColoured ? [`R${round} colour`] : []),
        ]);
        const settings = [
          ['Handicap', handicap],
          ['System', 'Swiss'],
        ];
        const names = Array.from({ length: players }, (_, i): Row => [i + 1, `P${i + 1}`, `${i + 1}k`]);
        const list = [
          ['No', 'Name', 'Rank', ...titles],
          ...names.map((row, i) => [
            ...row,
            ...(i % 2 === 1 || i + 1 < players
              ? [
                  i % 2 === 0 ? i + 2 : i,
                  i % 2 === 0 ? style.won : style.lost,
                  ...(isColoured ? [i % 2 === 0 ? 'B' : 'W'] : []),
                ]
              : [0, '+', ...(isColoured ? [''] : [])]),
          ]),
        ];
        const book = bookOf(list, settings);
        const first = book.snapshot()['Sheet1'];
        const done: string[] = [];
        const steps: unknown[] = [];
        let next = 0;
        for (const round of [2, 3]) {
          steps.push(book.snapshot()['Sheet1']);
          done.push(write(book));
          const open = entries(book);
          steps.push(book.snapshot()['Sheet1']);
          done.push(record(book, () => results[next++ % results.length]!));
          const now = entries(book);
          now.forEach((row, i) => {
            const [was = '', is = ''] = [open[i]![round - 1], row[round - 1]];
            expect(was.replace(/\?/, '')).toBe(
              is.replace(/[+\-=]!?/, was.startsWith('0') ? is.slice(1) : ''),
            );
          });
          expect(openTournament(book.workbook)!.problems.filter(one => one.severity === 'error')).toEqual([]);
        }
        for (const action of done.reverse()) {
          expectView(book, { ask: 'undo', action }, 'undone');
          expect(book.snapshot()['Sheet1']).toEqual(steps.pop());
        }
        expect(book.snapshot()['Sheet1']).toEqual(first);
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 25) },
  );
});
