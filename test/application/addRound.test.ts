import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRoundTitle } from '../../src/sheet/frame/roundTitle';
import { makeA1 } from '../../src/sheet/cells/cell';
import { nextTitle } from '../../src/sheet/write/roundColumns';
import { FUNCTIONS } from './formulas';
import { memoryWorkbook, place, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/** O5: L27: a list whose rounds are all played gets the next one by a press, in its own manner. */

type Row = readonly (string | number)[];

const PLAYED: readonly Row[] = [
  ['Name', 'Grade', '1', '2'],
  ['Anna', '4d', '2+', '3+'],
  ['Ben', '3d', '1-', '4+'],
  ['Carl', '2d', '4+', '1-'],
  ['Dora', '2d', '3-', '2-'],
];

function bookOf(rows: readonly Row[], formulas: Readonly<Record<string, string>> = {}): MemoryWorkbook {
  const book = memoryWorkbook();
  rows.forEach((row, r) => row.forEach((value, c) => book.type('Sheet1', makeA1(r, c), value)));
  for (const [at, formula] of Object.entries(formulas)) {
    const [row, column] = place(at);
    book.writeFormula({ sheet: 'Sheet1', row, column }, formula);
  }
  return book;
}

const titled = (titles: readonly string[]): readonly Row[] =>
  PLAYED.map((row, i) => (i === 0 ? [...row.slice(0, 2), ...titles] : row));

/** Presses *Add round n*; the action to undo. */
function addRound(book: MemoryWorkbook, round: number): string {
  const { warnings = [] } = expectView(book, { ask: 'preview' }, 'finished');
  const offers = warnings.flatMap(({ mends = [] }) => mends);
  expect(offers.map(({ label }) => label)).toEqual([`Add round ${round}`]);
  return expectView(book, { ask: 'mend', mend: offers[0]!.mend }, 'problems').undo!.action;
}

const write = (book: MemoryWorkbook): void => {
  const { seen } = expectView(book, { ask: 'preview' }, 'preview');
  expectView(book, { ask: 'write', seen }, 'written');
};

describe('L27: a full list', () => {
  test('gets a column for the next round, which is paired, and undo takes it away again', () => {
    const book = bookOf(PLAYED);
    const before = book.snapshot();
    const action = addRound(book, 3);
    expect(book.cell('Sheet1', 'E1')).toBe('3');
    expect([1, 2, 5].map(row => book.isText('Sheet1', `E${row}`))).toEqual([true, true, true]);
    expectView(book, { ask: 'undo', action }, 'undone');
    expect(book.snapshot()['Sheet1']).toEqual(before['Sheet1']);
    addRound(book, 3);
    write(book);
    expect(['E2', 'E3', 'E4', 'E5'].map(at => book.cell('Sheet1', at))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^4\?/), expect.stringMatching(/^1\?/)]),
    );
  });

  test('with formulas in the next column has it inserted; they move along and read it, and undo brings all back', () => {
    const formulas = { E1: '=SOS2(A1:D5)', F1: '=MMS(A1:D5)', G1: '=E2+F2' };
    const book = bookOf(PLAYED, formulas);
    const action = addRound(book, 3);
    expect(book.cell('Sheet1', 'E1')).toBe('3');
    expect(['E1', 'F1', 'G1', 'H1'].map(at => book.formula('Sheet1', at))).toEqual([
      '',
      '=SOS2(A1:E5)',
      '=MMS(A1:E5)',
      '=F2+G2',
    ]);
    const copy = book.copy();
    expectView(book, { ask: 'undo', action }, 'undone');
    for (const [at, formula] of Object.entries(formulas)) expect(book.formula('Sheet1', at)).toBe(formula);
    expect(book.cell('Sheet1', 'E1')).toBe('');
    expect(book.values('Sheet1')[0]).toHaveLength(7);
    write(copy);
    expect(copy.cell('Sheet1', 'E2')).toMatch(/^4\?/);
  });

  test('keeps what somebody has typed into the new column: undo leaves it, and says what stands there', () => {
    const book = bookOf(PLAYED, { E1: '=SOS2(A1:D5)' });
    const action = addRound(book, 3);
    book.type('Sheet1', 'E2', '4+');
    const { kept } = expectView(book, { ask: 'undo', action }, 'undone');
    expect(kept).toHaveLength(1);
    expect([book.cell('Sheet1', 'E1'), book.cell('Sheet1', 'E2'), book.formula('Sheet1', 'F1')]).toEqual([
      '3',
      '4+',
      '=SOS2(A1:E5)',
    ]);
  });

  test.each([
    [['R1', 'R2'], 'R3'],
    [['Round 1', 'Round 2'], 'Round 3'],
    [['1. Runde', '2. Runde'], '3. Runde'],
    [['Runde 1', 'Runde 2'], 'Runde 3'],
    [['1st', '2nd'], '3rd'],
    [['I', 'II'], 'III'],
    [['第1回戦', '第2回戦'], '第3回戦'],
    [['第一轮', '第二轮'], '第三轮'],
    [['1라운드', '2라운드'], '3라운드'],
    [['R1 (Sat)', 'R2 (Sat)'], 'R3 (Sat)'],
  ])('%j goes on with %s', (titles, next) => {
    const book = bookOf(titled(titles));
    addRound(book, 3);
    expect(book.cell('Sheet1', 'E1')).toBe(next);
  });

  test('with a result beside each opponent gets both columns', () => {
    const book = bookOf([
      ['Name', 'R1 opp', 'R1 result', 'R2 opp', 'R2 result'],
      ['Anna', 2, 1, 3, 1],
      ['Ben', 1, 0, 4, 1],
      ['Carl', 4, 1, 1, 0],
      ['Dora', 3, 0, 2, 0],
    ]);
    addRound(book, 3);
    expect(['F1', 'G1'].map(at => book.cell('Sheet1', at))).toEqual(['R3 opp', 'R3 result']);
  });

  test('with a colour before each round gets both, and no column of another kind', () => {
    const book = bookOf([
      ['Side', 'R1', 'Side', 'R2', 'Name'],
      ['B', '2+', 'B', '3+', 'Anna'],
      ['W', '1-', 'W', '4+', 'Ben'],
      ['B', '4+', 'W', '1-', 'Carl'],
      ['W', '3-', 'B', '2-', 'Dora'],
    ]);
    book.writeFormula({ sheet: 'Sheet1', row: 0, column: 6 }, '=WINS(A1:E5)');
    addRound(book, 3);
    expect(book.formula('Sheet1', 'I1')).toBe('=WINS(A1:G5)');
    expect(book.values('Sheet1')[0]?.slice(0, 7)).toEqual(['Side', 'R1', 'Side', 'R2', 'Side', 'R3', 'Name']);
  });

  test('with its titles in two rows gets both', () => {
    const book = bookOf([
      ['', 'Round 1', '', 'Round 2', ''],
      ['Name', 'Opponent', 'Result', 'Opponent', 'Result'],
      ['Anna', 2, 1, 3, 1],
      ['Ben', 1, 0, 4, 1],
      ['Carl', 4, 1, 1, 0],
      ['Dora', 3, 0, 2, 0],
    ]);
    addRound(book, 3);
    expect(['F1', 'G1', 'F2', 'G2'].map(at => book.cell('Sheet1', at))).toEqual([
      'Round 3',
      '',
      'Opponent',
      'Result',
    ]);
  });

  test('is not parted where something else stands below it', () => {
    const book = bookOf([...PLAYED, [], ['', '', '', 'Money', 40]], { E1: '=SOS2(A1:D5)' });
    expect(
      expectView(book, { ask: 'preview' }, 'finished').warnings?.flatMap(({ mends = [] }) => mends),
    ).toEqual([]);
  });

  test.each([
    ['a heading across', [['Spring cup', '', '', '', '2026'], ...PLAYED], { E2: '=SOS2(A2:D6)' }, 'D', 'E1'],
    ['a row of sums', [...PLAYED, ['Total', '', '', '', 4]], { E1: '=SOS2(A1:D5)' }, 'D', 'E6'],
  ] as const)(
    'with %s says what to do by hand, and goes on once that is done',
    (_, rows, formulas, column, cell) => {
      const book = bookOf(rows, formulas);
      for (const request of [{ ask: 'preview' }, { ask: 'check' }] as const) {
        const view = ask(book, request);
        const said = 'warnings' in view ? (view.warnings ?? []) : 'problems' in view ? view.problems : [];
        const [one] = said.filter(({ sentence }) => sentence.startsWith('There is no room'));
        expect(one?.sentence).toContain(`behind ${column} another column would part`);
        expect(one?.sentence).toContain(`(${cell})`);
        expect(one?.mend).toBe('Insert a column right of D yourself and title it 3.');
      }
      book.workbook.insertColumns('Sheet1', 3, 1);
      book.type('Sheet1', rows[0].length > 4 ? 'E2' : 'E1', '3');
      expectView(book, { ask: 'preview' }, 'preview');
    },
  );

  test('that a name covers has it in its name', () => {
    const book = bookOf(PLAYED, { F1: '=SOS2(WallList)' });
    book.addSheet('Settings', [['Tiebreaks', '']]);
    book.workbook.nameArea('Settings', { sheet: 'Settings', row: 0, column: 0, rows: 1, columns: 2 });
    book.workbook.nameArea('WallList', { sheet: 'Sheet1', row: 0, column: 0, rows: 5, columns: 4 });
    addRound(book, 3);
    expect(book.workbook.namedArea('WallList')?.columns).toBe(5);
  });

  test('that says how many rounds there are is over', () => {
    const book = bookOf(PLAYED);
    book.addSheet('Settings', [
      ['Name', 'Value'],
      ['Rounds', '2'],
    ]);
    expect(
      expectView(book, { ask: 'preview' }, 'finished').warnings?.flatMap(({ mends = [] }) => mends),
    ).toEqual([]);
  });
});

test('L27: every title that is read as a round has a next one of its own style', () => {
  const words = ['R', 'Round ', 'Runde ', 'Ronde ', 'Ronda ', 'Тур ', '第', ''];
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('', '. Runde', 'st', 'nd', 'rd', 'th', '回戦', 'a', ' (Sunday)', ' opp', ' result'),
      (word, round, behind) => {
        const title = `${word}${round}${behind}`;
        const style = parseRoundTitle(title);
        if (style?.round !== round) return;
        const next = parseRoundTitle(nextTitle(title, round));
        expect(next).toMatchObject({ round: round + 1 });
        expect([next?.part, next?.half]).toEqual([style.part, style.half]);
      },
    ),
    { numRuns: 300 },
  );
});

test('L27: of any list only the new column, the columns behind it and the formulas change, and undo brings everything back', () => {
  fc.assert(
    fc.property(
      fc.record({
        players: fc.integer({ min: 2, max: 4 }),
        rounds: fc.integer({ min: 1, max: 2 }),
        gap: fc.integer({ min: 0, max: 1 }),
        top: fc.integer({ min: 0, max: 2 }),
        titles: fc.constantFrom('R', '', 'Runde '),
        names: fc.array(fc.constantFrom('SOS', 'WINS', 'MMS', 'PLACE'), { maxLength: 3 }),
      }),
      ({ players, rounds, gap, top, titles, names }) => {
        const even = 2 * players;
        const rows: readonly Row[] = [
          ...Array.from({ length: top }, () => []),
          ['Name', 'Rank', ...Array.from({ length: rounds }, (_, i) => `${titles}${i + 1}`)],
          ...Array.from({ length: even }, (_, i) => [
            `Player ${i + 1}`,
            `${1 + (i % 6)}k`,
            ...Array.from({ length: rounds }, (__, r) => {
              const other =
                r === 0
                  ? i % 2 === 0
                    ? i + 1
                    : i - 1
                  : i % 2 === 0
                    ? (i + even - 1) % even
                    : (i + 1) % even;
              return `${other + 1}${i % 2 === 0 ? '+' : '-'}`;
            }),
          ]),
        ];
        const range = `A${top + 1}:${makeA1(top + even, 1 + rounds)}`;
        const book = bookOf(
          rows,
          Object.fromEntries(
            names.map((name, i) => [makeA1(top, 2 + rounds + gap + i), `=${name}(${range})`]),
          ),
        );
        const [before, formulas] = [book.snapshot(), book.workbook.formulas('Sheet1')];
        const action = addRound(book, rounds + 1);
        const now = book.values('Sheet1');
        rows.forEach((row, r) => row.forEach((value, c) => expect(now[r]?.[c]).toBe(value)));
        expect(now[top]?.[2 + rounds]).toBe(`${titles}${rounds + 1}`);
        const inserted = gap === 0 && names.length > 0 ? 1 : 0;
        const widened = `A${top + 1}:${makeA1(top + even, 2 + rounds)}`;
        names.forEach((name, i) => {
          const formula = book.formula('Sheet1', makeA1(top, 2 + rounds + gap + i + inserted));
          expect(formula).toBe(`=${name}(${widened})`);
          const list = now.slice(top).map(row => row.slice(0, 3 + rounds));
          expect(FUNCTIONS[name]!(list)).toHaveLength(even + 1);
        });
        ask(book, { ask: 'undo', action });
        expect(book.snapshot()['Sheet1']).toEqual(before['Sheet1']);
        expect(book.workbook.formulas('Sheet1')).toEqual(formulas);
      },
    ),
    { numRuns: 40 },
  );
});

describe('L42: rounds without titles', () => {
  const printed = [
    ['; EV[Autumn cup]'],
    ['Pl', 'Name', 'Rk', '', '', 'Fee'],
    ['1', 'Dorn Carla', '2D', '4+/b', '2+/w', '10'],
    ['2', 'Berg Anna', '4D', '3+/b', '1-/b', '10'],
    ['3', 'Carr Ben', '3D', '2-/w', '4+/b', '10'],
    ['4', 'Hahn Gina', '3K', '1-/w', '3-/w', '10'],
  ];
  const offerIn = (book: MemoryWorkbook) =>
    (expectView(book, { ask: 'preview' }, 'finished').warnings ?? []).flatMap(({ mends = [] }) => mends)[0];

  test('get them with the next one, and both go again', () => {
    const book = bookOf(printed);
    const before = book.snapshot()['Sheet1'];
    const offer = offerIn(book)!;
    expect(offer.label).toBe('Add round 3');
    const { undo } = expectView(book, { ask: 'mend', mend: offer.mend }, 'problems');
    expect(book.values('Sheet1')[1]).toEqual(['Pl', 'Name', 'Rk', 'R1', 'R2', 'R3', 'Fee']);
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    const { undo: written } = expectView(book, { ask: 'write', seen }, 'written');
    expect(
      book
        .values('Sheet1')
        .slice(2)
        .map(line => /^\d\?\/[bw]$/.test(String(line[5]))),
    ).toEqual([true, true, true, true]);
    expectView(book, { ask: 'undo', action: written!.action }, 'undone');
    expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
    expect(book.snapshot()['Sheet1']).toEqual(before);
  });

  test('L43: stay where one word stands over all of them, and the way on is said', () => {
    const book = bookOf(printed.map((row, i) => (i === 1 ? ['Pl', 'Name', 'Rk', 'Rounds', '', 'Fee'] : row)));
    const before = book.snapshot();
    for (const request of [{ ask: 'preview' }, { ask: 'check' }] as const) {
      const view = ask(book, request);
      const said = 'warnings' in view ? (view.warnings ?? []) : 'problems' in view ? view.problems : [];
      const [one, ...others] = said.filter(({ sentence }) => sentence.startsWith('Round 3 cannot be added'));
      expect(others).toEqual([]);
      expect([one?.cell?.a1, one?.mends ?? []]).toEqual(['D2', []]);
      expect(one?.mend).toBe('Type a title for each round, R1 to R3, in the row above the players.');
    }
    expect(book.snapshot()).toEqual(before);
    // Whoever does as told has round 3.
    ['Pl', 'Name', 'Rk', 'R1', 'R2', 'R3'].forEach((title, i) => book.type('Sheet1', makeA1(1, i), title));
    for (let row = 2; row < 6; row++) book.type('Sheet1', makeA1(row, 5), '');
    expect(expectView(book, { ask: 'preview' }, 'preview').round).toBe(3);
  });
});
