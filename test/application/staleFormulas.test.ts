import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkedFunctions } from '../../src/application/formulas/formulas';
import { makeA1 } from '../../src/sheet/cells/cell';
import { parseRange } from '../../src/sheet/check/rangeText';
import { staleFormulas, type ListExtent } from '../../src/sheet/check/staleFormulas';
import { LIST_TIEBREAKS } from '../../src/tournament/tiebreaks';
import type { Remarkable } from '../../src/application/protocol/protocol';
import { FUNCTIONS, type Table } from './formulas';
import { memoryWorkbook, place, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/** L4: formulas of ours whose range ends inside the list are named, and widened. */

type Row = readonly (string | number)[];

const PLAYED: readonly Row[] = [
  ['Name', 'Grade', 'R1', 'R2', 'R3'],
  ['Anna', '4d', '2+', '3+', '4+'],
  ['Ben', '3d', '1-', '4+', '3+'],
  ['Carl', '2d', '4+', '1-', '2-'],
  ['Dora', '2d', '3-', '2-', '1-'],
];

function bookOf(
  rows: readonly Row[],
  formulas: Readonly<Record<string, string>>,
  sheet = 'Sheet1',
): MemoryWorkbook {
  const book = memoryWorkbook();
  if (sheet !== 'Sheet1') book.addSheet(sheet, []);
  rows.forEach((row, r) => row.forEach((value, c) => book.type(sheet, makeA1(r, c), value)));
  for (const [at, formula] of Object.entries(formulas)) {
    const [name, a1] = at.includes('!') ? (at.split('!') as [string, string]) : [sheet, at];
    if (!book.workbook.sheetNames().includes(name)) book.addSheet(name, []);
    const [row, column] = place(a1);
    book.writeFormula({ sheet: name, row, column }, formula);
  }
  book.select(sheet);
  return book;
}

/** The list with a fourth round in F, with formulas from H on. */
const withRound = (formulas: Readonly<Record<string, string>>, sheet?: string): MemoryWorkbook =>
  bookOf(
    PLAYED.map((row, i) => [...row, i === 0 ? 'R4' : '']),
    formulas,
    sheet,
  );

const isOfFormulas = ({ sentence }: Remarkable): boolean => / reads .*, the list reaches /.test(sentence);
const checked = (book: MemoryWorkbook): readonly Remarkable[] =>
  expectView(book, { ask: 'check' }, 'problems').problems.filter(isOfFormulas);

test('a formula with several columns is widened with its names', () => {
  const book = withRound({ H1: '=RANKING(A1:E5; "PLACE, WINS, SOS")' });
  expect(checked(book).map(({ sentence }) => sentence)).toHaveLength(1);
  const action = widen(book);
  expect(book.formula('Sheet1', 'H1')).toBe('=RANKING(A1:F5; "PLACE, WINS, SOS")');
  expect(checked(book)).toEqual([]);
  expectView(book, { ask: 'undo', action }, 'undone');
  expect(book.formula('Sheet1', 'H1')).toBe('=RANKING(A1:E5; "PLACE, WINS, SOS")');
});

/** Presses what widens all formulas; the action to undo. */
function widen(book: MemoryWorkbook): string {
  const [offer] = checked(book).flatMap(({ mends = [] }) => mends);
  return expectView(book, { ask: 'mend', mend: offer!.mend }, 'problems').undo!.action;
}

describe('L4: a formula whose range ends inside the list', () => {
  test('is named with what it reads and where the list ends, in Check, at the look and before pairing', () => {
    const book = withRound({ H1: '=SOS2(A1:E5)' });
    const named = 'H1 reads A1:E5, the list reaches F5.';
    expect(checked(book)).toMatchObject([
      {
        severity: 'warning',
        sentence: named,
        cell: { sheet: 'Sheet1', a1: 'H1' },
        mends: [{ label: 'Widen H1' }],
      },
    ]);
    for (const view of [
      expectView(book, { ask: 'state' }, 'ready'),
      expectView(book, { ask: 'preview' }, 'preview'),
    ])
      expect(view.warnings.map(({ sentence }) => sentence)).toContain(named);
    widen(book);
    expect(book.formula('Sheet1', 'H1')).toBe('=SOS2(A1:F5)');
    expect(checked(book)).toEqual([]);
  });

  test.each([
    ['=SOS2($A$1:$E$5)', '=SOS2($A$1:$F$5)'],
    ['=SOS2(A:E)', '=SOS2(A:F)'],
    ['=SOS2(A1:E)', '=SOS2(A1:F)'],
    ['=sos2( a1:e5 )', '=sos2( a1:F5 )'],
    ['=SOS2(A1:E4)', '=SOS2(A1:F5)'],
    ['=SOS2(A1:Z3)', undefined],
    ['=SOS2(A2:E5)', '=SOS2(A2:F5)'],
    ["=SOS2('Sheet1'!A1:E5)", "=SOS2('Sheet1'!A1:F5)"],
    ['=SOS2(Sheet1!A1:E5)', '=SOS2(Sheet1!A1:F5)'],
    ["=SOS2($'Sheet1'.$A$1:$E$5)", "=SOS2($'Sheet1'.$A$1:$F$5)"],
    ['=SOSK(A1:E5; 1; "System=Swiss")', '=SOSK(A1:F5; 1; "System=Swiss")'],
    ['=ARRAYFORMULA(SOS2(A1:E5))', '=ARRAYFORMULA(SOS2(A1:F5))'],
    ['=IFERROR(SOS(A1:E5)+SODOS(A1:E4);"A1:E5")', '=IFERROR(SOS(A1:F5)+SODOS(A1:F5);"A1:E5")'],
    ['=IF(1;SOS(A1:E5);SUM(A1:E5))', '=IF(1;SOS(A1:F5);SUM(A1:E5))'],
  ])('%s becomes %s', (formula, widened) => {
    const book = withRound({ H1: formula });
    if (widened === undefined) return expect(checked(book).flatMap(({ mends = [] }) => mends)).toEqual([]);
    widen(book);
    expect(book.formula('Sheet1', 'H1')).toBe(widened);
  });

  test.each([
    ['another sheet', "=SOS2('Money'!A1:E5)"],
    ['another list below', '=SOS2(A12:E16)'],
    ['players on from the third', '=SOS2(A3:E5)'],
    ['more than the list', '=SOS2(A1:F50)'],
    ['a text', '="=SOS2(A1:E5)"'],
    ['a named range', '=SOS2(WallList)'],
    ['a column of ratings', '=WINPROBABILITY(A1:E5;"3d")'],
    ['no function of ours', '=SUM(A1:E5)'],
    ['a function of another name', '=MY.SOS2(A1:E5)'],
  ])('is none where it reads %s', (_what, formula) => {
    expect(checked(withRound({ H1: formula, 'Money!A1': '=A1' }))).toEqual([]);
  });

  test('on another sheet, with a name that wants quotes', () => {
    const book = withRound({ 'Results!A1': "=STANDINGS('Anna''s list'!A1:E5)" }, "Anna's list");
    expect(checked(book)[0]?.sentence).toBe("Results!A1 reads 'Anna''s list'!A1:E5, the list reaches F5.");
    const action = widen(book);
    expect(book.formula('Results', 'A1')).toBe("=STANDINGS('Anna''s list'!A1:F5)");
    expectView(book, { ask: 'undo', action }, 'undone');
    expect(book.formula('Results', 'A1')).toBe("=STANDINGS('Anna''s list'!A1:E5)");
  });

  test('of several all are widened at once, and taken back at once', () => {
    const before = { H1: '=SOS2(A1:E5)', I1: '=MMS(A1:E5)', J1: '=ARRAYFORMULA(PLACE(A1:E4))' };
    const book = withRound(before);
    expect(checked(book).map(({ sentence, mends }) => [sentence, mends?.map(({ label }) => label)])).toEqual([
      ['H1, I1 reads A1:E5, the list reaches F5.', ['Widen H1, I1, J1']],
      ['J1 reads A1:E4, the list reaches F5.', undefined],
    ]);
    const action = widen(book);
    expect(['H1', 'I1', 'J1'].map(at => book.formula('Sheet1', at))).toEqual([
      '=SOS2(A1:F5)',
      '=MMS(A1:F5)',
      '=ARRAYFORMULA(PLACE(A1:F5))',
    ]);
    expectView(book, { ask: 'undo', action }, 'undone');
    for (const [at, formula] of Object.entries(before)) expect(book.formula('Sheet1', at)).toBe(formula);
  });

  test('is a note where another asks the same of the whole list: it may end there on purpose', () => {
    const book = withRound({ H1: '=SOS2(A1:F5)', I1: '=SOS2(A1:E5)', J1: '=SOS(A1:E5)' });
    expect(checked(book).map(({ severity, cell, mends }) => [severity, cell?.a1, mends?.[0]?.label])).toEqual(
      [
        ['note', 'I1', 'Widen I1'],
        ['warning', 'J1', 'Widen J1'],
      ],
    );
    expect(expectView(book, { ask: 'state' }, 'ready').warnings.filter(isOfFormulas)).toHaveLength(1);
  });

  test('is not widened over its own column, nor over another formula of ours', () => {
    const rows = PLAYED.map((row, i) => [...row, '', '', i === 0 ? 'R4' : '']);
    const book = bookOf(rows, { F1: '=SOS2(A1:E5)' });
    expect(checked(book)).toMatchObject([
      { sentence: 'F1 reads A1:E5, the list reaches H5, with formulas in between.' },
    ]);
    expect(checked(book)[0]?.mends).toBe(undefined);
  });

  test('typed over in between is left alone', () => {
    const book = withRound({ H1: '=SOS2(A1:E5)', I1: '=MMS(A1:E5)' });
    const action = widen(book);
    book.type('Sheet1', 'I1', 'mine');
    expectView(book, { ask: 'undo', action }, 'undone');
    expect([book.formula('Sheet1', 'H1'), book.cell('Sheet1', 'I1')]).toEqual(['=SOS2(A1:E5)', 'mine']);
  });
});

describe('the list reaches as far as functions read', () => {
  /** The list with a column of this title behind its last round. */
  const withColumn = (title: string, cells: readonly (string | number)[] = []) =>
    bookOf(
      PLAYED.map((row, i) => [...row, i === 0 ? title : (cells[i - 1] ?? '')]),
      { H1: '=SOS2(A1:E5)' },
    );
  test.each([
    ...['No', 'Rating', 'Maximum rating', 'Start', 'Category', 'Group', 'Supergroup', 'Previous order'],
    ...['Team', 'Board', 'Out', 'Rating R2'],
  ])('a column %s is read', title =>
    expect(checked(withColumn(title)).map(({ sentence }) => sentence)).toEqual([
      'H1 reads A1:E5, the list reaches F5.',
    ]),
  );

  test('the names and ranks, too, wherever they stand', () => {
    const rounds = PLAYED.map(row => row.slice(2));
    for (const [title, ...cells] of [
      ['Name', 'Anna', 'Ben', 'Carl', 'Dora'],
      ['Rank', '4d', '3d', '2d', '2d'],
    ]) {
      const others = PLAYED.map(row => (title === 'Name' ? row.slice(1, 2) : row.slice(0, 1)));
      const book = bookOf(
        rounds.map((row, i) => [...others[i]!, ...row, [title!, ...cells][i]!]),
        { H1: '=SOS2(A1:D5)' },
      );
      expect(checked(book).map(({ sentence }) => sentence)).toEqual(['H1 reads A1:D5, the list reaches E5.']);
    }
    const parted = bookOf(
      PLAYED.map((row, i) => [
        ...row.slice(1),
        ['Surname', 'A', 'B', 'C', 'D'][i]!,
        ['First name', 'Ann', 'Ben', 'Cy', 'Di'][i]!,
      ]),
      { H1: '=SOS2(A1:D5)', I1: '=MMS(A1:E5)' },
    );
    expect(checked(parted).map(({ sentence }) => sentence)).toEqual([
      'H1 reads A1:D5, the list reaches F5.',
      'I1 reads A1:E5, the list reaches F5.',
    ]);
  });

  test.each(['Country', 'Club', 'PIN', 'Membership', 'Notes'])('a column %s is for people', title =>
    expect(checked(withColumn(title))).toEqual([]),
  );

  test('nothing is said of a list without rounds', () => {
    const book = bookOf(
      PLAYED.map(row => [...row.slice(0, 2), 'x']),
      { H1: '=SOS2(A1:A3)' },
    );
    book.workbook.nameArea('WallList', { sheet: 'Sheet1', row: 0, column: 0, rows: 5, columns: 3 });
    expect(checked(book)).toEqual([]);
  });

  test('before it has players nothing is said, and the first one takes no formula along', () => {
    const book = bookOf(PLAYED.slice(0, 1), { H1: '=SOS2(A1:E1)' });
    book.workbook.nameArea('WallList', { sheet: 'Sheet1', row: 0, column: 0, rows: 5, columns: 5 });
    expect(checked(book)).toEqual([]);
    const source = { from: 'person', person: { name: 'Emil', rank: '1d' }, round: '' } as const;
    const { seen } = expectView(book, { ask: 'preview people', source }, 'people');
    expectView(book, { ask: 'write people', source, seen, replace: false }, 'registration');
    expect([book.cell('Sheet1', 'A2'), book.formula('Sheet1', 'H1')]).toEqual(['Emil', '=SOS2(A1:E1)']);
  });
});

test('formulas of other sheets are looked at in Check, not at every look', () => {
  const book = withRound({ 'Results!A1': '=STANDINGS(Sheet1!A1:E5)', 'Results!C7': '=SOS(Sheet1!A1:E5)' });
  expect(checked(book)).toMatchObject([
    {
      severity: 'warning',
      sentence: 'Results!A1, Results!C7 reads Sheet1!A1:E5, the list reaches F5.',
      cell: { sheet: 'Results', a1: 'A1' },
      mends: [{ label: 'Widen Results!A1, Results!C7' }],
    },
  ]);
  expect(expectView(book, { ask: 'state' }, 'ready').warnings.filter(isOfFormulas)).toEqual([]);
});

test('two that may be meant have one button of their own', () => {
  const book = withRound({ H1: '=SOS2(A1:F5)', I1: '=SOS2(A1:E5)', J1: '=SOS2(A1:E5)', K1: '=MMS(A1:E4)' });
  expect(
    checked(book).map(({ severity, sentence, mends }) => [
      severity,
      sentence,
      mends?.map(({ label }) => label),
    ]),
  ).toEqual([
    ['note', 'I1, J1 reads A1:E5, the list reaches F5; another formula reads all of it.', ['Widen I1, J1']],
    ['warning', 'K1 reads A1:E4, the list reaches F5.', ['Widen K1']],
  ]);
  widen(book);
  expect(['H1', 'I1', 'J1', 'K1'].map(at => book.formula('Sheet1', at))).toEqual([
    '=SOS2(A1:F5)',
    '=SOS2(A1:F5)',
    '=SOS2(A1:F5)',
    '=MMS(A1:E4)',
  ]);
});

test('L4: players who are added take the formulas along, in the same action', () => {
  const formulas = {
    H1: '=SOS2(A1:E5)',
    I1: '=SOS2(A1:D5)',
    J1: '=SOS2(A1:E4)',
    'Results!A1': "=STANDINGS('Sheet1'!A1:E5)",
  };
  const book = bookOf(PLAYED, formulas);
  const source = { from: 'person', person: { name: 'Emil', rank: '1d' }, round: '' } as const;
  const { seen } = expectView(book, { ask: 'preview people', source }, 'people');
  const { undo } = expectView(book, { ask: 'write people', source, seen, replace: false }, 'registration');
  expect(book.cell('Sheet1', 'A6')).toBe('Emil');
  expect(['H1', 'I1', 'J1'].map(at => book.formula('Sheet1', at))).toEqual([
    '=SOS2(A1:E6)',
    '=SOS2(A1:D6)',
    '=SOS2(A1:E4)',
  ]);
  expect(book.formula('Results', 'A1')).toBe("=STANDINGS('Sheet1'!A1:E6)");
  ask(book, { ask: 'undo', action: undo!.action });
  expect(book.cell('Sheet1', 'A6')).toBe('');
  for (const [at, formula] of Object.entries(formulas)) {
    const [sheet, a1] = at.includes('!') ? at.split('!') : ['Sheet1', at];
    expect(book.formula(sheet!, a1!)).toBe(formula);
  }
});

/** What a formula of ours answers, of what stands in its sheets. */
function answer(book: MemoryWorkbook, formula: string): Table {
  const [, name, given] = /([A-Z0-9]+)\(([^()]*)\)\)?$/.exec(formula)!;
  const [text = '', ...others] = given!.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/).map(part => part.trim());
  const range = parseRange(text)!;
  const values = book.values(range.sheet ?? 'Sheet1');
  const cells = values
    .slice(range.row, range.lastRow + 1)
    .map(row => row.slice(range.column, range.lastColumn + 1));
  return FUNCTIONS[name!]!(cells, ...others.map(part => JSON.parse(part) as unknown));
}

const NAMES = [...LIST_TIEBREAKS, 'PLACE', 'SCORE'];

const anyGrowth = fc.record({
  players: fc.integer({ min: 3, max: 7 }),
  rounds: fc.integer({ min: 1, max: 3 }),
  morePlayers: fc.integer({ min: 0, max: 2 }),
  moreRounds: fc.integer({ min: 0, max: 2 }),
  top: fc.integer({ min: 0, max: 3 }),
  // Two that ask the same are another rule: the shorter one may be meant.
  formulas: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...NAMES),
      isFixed: fc.boolean(),
      form: fc.constantFrom('cells', 'open', 'sheet', 'nested'),
      settings: fc.constantFrom('', ';"System=Swiss"', ';"Upper bar=3d; Lower bar=5k"'),
    }),
    { minLength: 1, maxLength: 4, selector: ({ name }) => name },
  ),
  dice: fc.infiniteStream(fc.integer({ min: 0, max: 999 })),
});

test('L4: after the press each formula answers as a new one over the whole list does, and undo brings each back', () => {
  let widened = 0;
  fc.assert(
    fc.property(anyGrowth, ({ players, rounds, morePlayers, moreRounds, top, formulas, dice }) => {
      const roll = (n: number): number => dice.next().value % n;
      const [allPlayers, allRounds] = [players + morePlayers, rounds + moreRounds];
      const cells = Array.from({ length: allPlayers }, () => Array.from({ length: allRounds }, () => ''));
      for (let round = 0; round < allRounds; round++) {
        const free = cells.map((_, i) => i);
        while (free.length > 1) {
          const [a, b] = [free.splice(roll(free.length), 1)[0]!, free.splice(roll(free.length), 1)[0]!];
          cells[a]![round] = `${b + 1}+`;
          cells[b]![round] = `${a + 1}-`;
        }
      }
      const rows: readonly Row[] = [
        ...Array.from({ length: top }, () => []),
        ['Name', 'Rank', ...cells[0]!.map((_, r) => `R${r + 1}`)],
        ...cells.map((row, i) => [`Player ${i + 1}`, `${1 + roll(9)}${i % 2 === 0 ? 'd' : 'k'}`, ...row]),
      ];
      const text = (isFixed: boolean, form: string, last: number, width: number): string => {
        const [from, to] = [makeA1(top, 0), makeA1(top + last, 1 + width)];
        const fixed = (a1: string): string => (isFixed ? a1.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2') : a1);
        const end = form === 'open' ? fixed(to).replace(/\$?\d+$/, '') : fixed(to);
        return `${form === 'sheet' ? "'Sheet1'!" : ''}${fixed(from)}:${end}`;
      };
      const write = (last: number, width: number): Readonly<Record<string, string>> =>
        Object.fromEntries(
          formulas.map(({ name, isFixed, form, settings }, i) => {
            const call = `${name}(${text(isFixed, form, last, width)}${settings})`;
            const at = makeA1(top, 4 + allRounds + i);
            return [at, form === 'nested' ? `=ARRAYFORMULA(${call})` : `=${call}`];
          }),
        );
      const typed = write(players, rounds);
      const fresh = write(allPlayers, allRounds);
      const book = bookOf(rows, typed);
      const before = book.snapshot();
      const hasGrown = Object.keys(typed).some(at => typed[at] !== fresh[at]);
      expect(checked(book).length > 0).toBe(hasGrown);
      if (!hasGrown) return;
      widened += 1;
      const action = widen(book);
      for (const at of Object.keys(fresh)) {
        expect(book.formula('Sheet1', at)).toBe(fresh[at]);
        expect(answer(book, book.formula('Sheet1', at))).toEqual(answer(book, fresh[at]!));
      }
      expect(checked(book)).toEqual([]);
      expectView(book, { ask: 'undo', action }, 'undone');
      for (const [at, formula] of Object.entries(typed)) expect(book.formula('Sheet1', at)).toBe(formula);
      expect(book.snapshot()['Sheet1']).toEqual(before['Sheet1']);
    }),
    { numRuns: 40 * Number(process.env['EVENTS'] ?? 1) },
  );
  expect(widened).toBeGreaterThan(10);
});

test('L4: whatever a formula looks like, only ends of ranges change', () => {
  const list: ListExtent = { sheet: 'Sheet1', row: 1, lastRow: 8, columns: [0, 2, 3, 4, 5, 6] };
  const piece = fc.constantFrom(
    ...[
      'SOS2(',
      'A1:F9',
      '$A$1:$F$9',
      ')',
      ',',
      ';',
      '"SOS2(A1:F9)"',
      "'Sheet1'!",
      "'It''s'!",
      '{',
      '}',
      ' ',
      '+',
      'X',
      '"',
      "'",
    ],
  );
  const functions = checkedFunctions();
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      const formula = `=${pieces.join('')}`;
      const bare = (text: string): string => text.replace(/:\$?[A-Z]+\$?\d*/gi, ':');
      for (const one of staleFormulas([{ sheet: 'Other', formulas: [[formula]] }], functions, list))
        expect(bare(one.widened ?? formula)).toBe(bare(formula));
    }),
    { numRuns: 500 },
  );
});
