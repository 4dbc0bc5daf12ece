/** Results by names, margins, signs beside opponents and tables: what is certain is put into our notation by one button, the rest is asked. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import type { Remarkable } from '../../src/application/protocol/protocol';
import { readOurs } from '../../src/exchange/ourTables';
import { range } from '../sheet/range';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectConsistent, expectView } from './tournamentBook';

type Table = readonly (readonly string[])[];

const letter = (column: number): string => String.fromCharCode(65 + column);
function bookOf(list: string | Table): MemoryWorkbook {
  const book = memoryWorkbook();
  (typeof list === 'string' ? range(list) : list).forEach((line, row) =>
    line.forEach((value, column) => {
      if (value !== '') book.type('Sheet1', `${letter(column)}${row + 1}`, String(value));
    }),
  );
  return book;
}

const check = (book: MemoryWorkbook): readonly Remarkable[] =>
  expectView(book, { ask: 'check' }, 'problems').problems;
const ofKind = (book: MemoryWorkbook, kind: string): readonly Remarkable[] =>
  check(book).filter(one => one.kind === kind);
const press = (book: MemoryWorkbook, label: RegExp) => {
  const offer = check(book)
    .flatMap(({ mends = [] }) => mends)
    .find(one => label.test(one.label));
  if (!offer) throw new Error(`no button ${label}: ${JSON.stringify(check(book))}`);
  return expectView(book, { ask: 'mend', mend: offer.mend }, 'problems');
};
const cells = (book: MemoryWorkbook, ...addresses: string[]): readonly string[] =>
  addresses.map(a1 => String(book.cell('Sheet1', a1)));

const readTabs = (rows: readonly (readonly unknown[])[]) =>
  readOurs({ list: rows.map(line => line.join('\t')).join('\n'), settings: undefined }, '\t');

const BY_NAME = `
  No | Name      | Rank | R1       | R2
  1  | Ann Ito   | 3d   | W vs Bob | Dee Kask+
  2  | Bob Lee   | 2d   | L vs Ann | + Cid
  3  | Cid Park  | 1d   | Dee +    | Bob lost
  4  | Dee Kask  | 1k   | Cid-     | 1-/w`;

describe('F7.15 results by name', () => {
  test('become numbers by one button, which says before what each cell becomes; undo brings them back', () => {
    const book = bookOf(BY_NAME);
    const before = book.values('Sheet1');
    const [found, ...more] = check(book).filter(({ severity }) => severity === 'error');
    expect(more).toEqual([]);
    expect(found?.sentence).toBe(
      '7 cells name the opponent or the result in other words than a number and a sign, such as “W vs Bob”, which is 2+.',
    );
    expect(found?.mends).toEqual([
      {
        label: 'Write numbers into the cells (7)',
        mend: expect.any(String),
        cells: 7,
        becomes: [
          'D2: W vs Bob → 2+',
          'D3: L vs Ann → 1-',
          'D4: Dee + → 4+',
          'D5: Cid- → 3-',
          'E2: Dee Kask+ → 4+',
          'E3: + Cid → 3+',
          'E4: Bob lost → 2-',
        ],
      },
    ]);
    const { undo } = press(book, /^Write numbers/);
    expect(cells(book, 'D2', 'D3', 'D4', 'D5')).toEqual(['2+', '1-', '4+', '3-']);
    expect(cells(book, 'E2', 'E3', 'E4', 'E5')).toEqual(['4+', '3+', '2-', '1-/w']);
    expect(check(book).filter(({ severity }) => severity === 'error')).toEqual([]);
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.values('Sheet1')).toEqual(before);
  });

  test('are told cell by cell where the first of them says nothing', () => {
    const book = bookOf(BY_NAME.replace('W vs Bob', 'unclear!'));
    expect(check(book).map(({ kind, cell }) => `${kind} ${cell?.a1}`)).toEqual([
      'inOtherNotation D3',
      'unreadableCell D2',
      'opponentEmpty E5',
    ]);
  });

  test('of two people of that name, and of nobody, are asked and stay', () => {
    const book = bookOf(`
      Name    | R1   | R2
      Bob Lee | Cid+ | Dee-
      Bob Ito | Dee+ | Rob+
      Cid     | Bob- | Bob Ito-
      Dee     | Bob- | Bob Lee+`);
    expect(ofKind(book, 'opponentTwice').map(({ sentence }) => sentence)).toEqual([
      '“Bob-” may mean Bob Lee (1), Bob Ito (2).',
      '“Bob-” may mean Bob Lee (1), Bob Ito (2).',
    ]);
    expect(ofKind(book, 'opponentUnknown').map(({ sentence }) => sentence)).toEqual([
      '“Rob+”: nobody else in the list is called Rob.',
    ]);
    press(book, /^Write numbers into the cells \(5\)$/);
    expect(cells(book, 'B4', 'C3', 'B2', 'C4')).toEqual(['Bob-', 'Rob+', '3+', '2-']);
    press(book, /^Type 1- into B4$/);
    expect(cells(book, 'B4', 'B5')).toEqual(['1-', 'Bob-']);
  });

  test('W alone may be White: it is asked', () => {
    const book = bookOf('Name | R1\nAnn | W vs Bob\nBob | Ann-\nCid | W vs Dee\nDee | Cid-');
    expect(ofKind(book, 'twoMeanings')).toHaveLength(2);
    expect(ofKind(book, 'inOtherNotation')[0]?.mends?.[0]?.becomes).toEqual([
      'B3: Ann- → 1-',
      'B5: Cid- → 3-',
    ]);
  });

  test('opponents beside margins are certain where a colour is known', () => {
    const book = bookOf(`
      No | Name | R1 opp | R1 result
      1  | Ann  | Bob (B) | B+3.5
      2  | Bob  | Ann     | B+3.5
      3  | Cid  | 4       | W+R
      4  | Dee  | 3       | W+R`);
    expect(ofKind(book, 'inOtherNotation')[0]?.mends?.[0]?.becomes).toEqual([
      'C2: Bob (B) → 2+/b',
      'C3: Ann → 1-/w',
    ]);
    const asked = ofKind(book, 'winnerUnknown');
    expect(asked.map(({ mends = [] }) => mends.map(({ label }) => label))).toEqual([
      ['Type 4+/w into C4', 'Type 4-/b into C4'],
      ['Type 3+/w into C5', 'Type 3-/b into C5'],
    ]);
    press(book, /^Write numbers/);
    press(book, /^Type 4\+\/w into C4$/);
    // The colour of the one is that of the other.
    expect(ofKind(book, 'inOtherNotation')[0]?.mends?.[0]?.becomes).toEqual(['C5: 3 → 3-/b']);
    press(book, /^Write numbers/);
    expectConsistent(book);
    expect(cells(book, 'C2', 'C3', 'C4', 'C5', 'D2')).toEqual(['2+/b', '1-/w', '4+/w', '3-/b', 'B+3.5']);
  });

  test('a merged title over opponents and 1/0, ticks too, is read together', () => {
    for (const [won, lost] of [['1', '0'] as const, ['✓', '✗'] as const, ['W', 'L'] as const]) {
      const book = bookOf([
        ['No', 'Name', 'Round 1', '', 'Club'],
        ['1', 'Ann', '2', won, 'A'],
        ['2', 'Bob', '1', lost, 'A'],
        ['3', 'Cid', 'Dee', lost, 'B'],
        ['4', 'Dee', 'Cid', won, 'B'],
      ]);
      press(book, /^Write numbers into the cells \(4\)$/);
      expect(cells(book, 'C2', 'C3', 'C4', 'C5', 'D2')).toEqual(['2+', '1-', '4-', '3+', won]);
      expectConsistent(book);
    }
  });

  test('a walk-over is certain where the other cell says so, else asked', () => {
    const book = bookOf('No | Name | R1 \n1 | Ann | w/o 2\n2 | Bob | 1-!\n3 | Cid | w/o 4\n4 | Dee | w/o 3');
    expect(ofKind(book, 'inOtherNotation')[0]?.mends?.[0]?.becomes).toEqual(['C2: w/o 2 → 2+!']);
    expect(ofKind(book, 'winnerUnknown')[0]?.mends?.map(({ label }) => label)).toEqual([
      'Type 4+! into C4',
      'Type 4-! into C4',
    ]);
  });
});

describe('N53 results beside their opponents', () => {
  test('under a title of their own, the colour between, are read together', () => {
    const book = bookOf(`
      Name | R1  | Colour | Result | R2  | Colour | Result
      Ann  | Bob | B      | B+3.5  | Cid | W      | W+R
      Bob  | Ann | W      | B+3.5  | Dee | B      | B+T
      Cid  | Dee | B      | W+12.5 | Ann | B      | W+R
      Dee  | Cid | W      | W+12.5 | Bob | W      | B+T`);
    press(book, /^Write numbers into the cells \(8\)$/);
    expect(cells(book, 'B2', 'B3', 'B4', 'B5')).toEqual(['2+/b', '1-/w', '4-/b', '3+/w']);
    expect(cells(book, 'E2', 'E3', 'E4', 'E5')).toEqual(['3+/w', '4+/b', '1-/b', '2-/w']);
    expectConsistent(book);
  });

  test('in one cell, too: a tick at the number, a margin behind the name', () => {
    const book = bookOf(`
      No | Name | R1        | R2
      1  | Ann  | 2✓        | ✓ 3
      2  | Bob  | 1✗        | Dee (B) B+3.5
      3  | Cid  | Dee W+R   | 1✗
      4  | Dee  | 3-/b      | Bob B+3.5`);
    expect(ofKind(book, 'inOtherNotation')[0]?.mends?.[0]?.becomes).toEqual([
      'C2: 2✓ → 2+',
      'C3: 1✗ → 1-',
      'C4: Dee W+R → 4+/w',
      'D2: ✓ 3 → 3+',
      'D3: Dee (B) B+3.5 → 4+/b',
      'D4: 1✗ → 1-',
      'D5: Bob B+3.5 → 2-/w',
    ]);
  });
});

describe('N120 both players’ points, a colour behind the name, a sign beside a walk-over', () => {
  test('say what they become', () => {
    const book = bookOf(`
      No | Name | R1           | R2
      1  | Ann  | 2 1:0        | Cid (W) lost
      2  | Bob  | 1 0-1        | 4- w/o
      3  | Cid  | 4 ½:½        | Ann (B) won
      4  | Dee  | Cid 0,5:0,5  | w/o Bob +
      5  | Eve  | D6           | 6 1:1
      6  | Fay  | D5           | 5-`);
    expect(ofKind(book, 'inOtherNotation')[0]?.mends?.[0]?.becomes).toEqual([
      'C2: 2 1:0 → 2+',
      'C3: 1 0-1 → 1-',
      'C4: 4 ½:½ → 4=',
      'C5: Cid 0,5:0,5 → 3=',
      'C6: D6 → 6=',
      'C7: D5 → 5=',
      'D2: Cid (W) lost → 3-/w',
      'D3: 4- w/o → 4-!',
      'D4: Ann (B) won → 1+/b',
      'D5: w/o Bob + → 2+!',
    ]);
    expect(check(book).filter(({ sentence }) => sentence.includes('“6 1:1”'))).toHaveLength(1);
  });
});

describe('N50 a cross table that is no list', () => {
  test.each([
    ['an empty corner', ' | Ann | Bob | Cid\nAnn |  | 1 | 0\nBob | 0 |  | ½\nCid | 1 | ½ | '],
    ['numbers', ' |  | 1 | 2 | 3\n1 | Ann | x | W | L\n2 | Bob | L | x | W\n3 | Cid | W | L | x'],
    [
      'two games each, and sums',
      'Spring Cup\nPlayer | A | B | C | Sum\nAnn | – | 2:0 | 1:1 | 3\nBob | 0:2 | – | 2:0 | 2\nCid | 1:1 | 0:2 | – | 1',
    ],
  ])('with %s is named, with what to write', (_what, list) => {
    const book = bookOf(list);
    const { found } = expectView(book, { ask: 'state' }, 'no wall list');
    expect(found?.sentence).toMatch(/^This is a cross table of 3 players/);
    expect(found?.mend).toMatch(/3\+.*3-.*3=/);
    const read = readTabs(range(list));
    expect(read).toMatchObject({ kind: 'unreadable', sentence: expect.stringContaining('cross table of 3') });
  });

  test('is none where two say otherwise, or somebody plays himself', () => {
    for (const list of [
      ' | Ann | Bob | Cid\nAnn |  | 1 | 0\nBob | 1 |  | ½\nCid | 1 | ½ | ',
      ' | Ann | Bob | Cid\nAnn | 1 | 1 | 0\nBob | 0 |  | ½\nCid | 1 | ½ | ',
    ])
      expect(expectView(bookOf(list), { ask: 'state' }, 'no wall list').found).toBeUndefined();
  });
});

describe('F7.15 what cannot be certain says how to write it', () => {
  test.each([
    [
      'a cross table',
      'crossTable',
      'No | Name | 1 | 2 | 3\n1 | Ann | X | 1 | 0\n2 | Bob | 0 | X | ½\n3 | Cid | 1 | ½ | X',
    ],
    [
      'signs in it',
      'crossTable',
      'No | Name | 1 | 2 | 3\n1 | Ann |  | + | -\n2 | Bob | - |  | =\n3 | Cid | + | = | ',
    ],
    [
      'ticks',
      'resultsWithoutOpponent',
      'No | Name | R1 | R2\n1 | Ann | ✓ | ✓\n2 | Bob | ✗ | ✗\n3 | Cid | ✓ | ✗',
    ],
    [
      'teams',
      'resultsOfTeams',
      'No | Name | R1 | R2\n1 | Ann | 2+(3) | 3-(1)\n2 | Bob | 1-(0) | 4+(2)\n3 | Cid | 4=(1) | 1+(2)',
    ],
  ])('%s', (_what, kind, list) => {
    const book = bookOf(list);
    const errors = check(book).filter(({ severity }) => severity === 'error');
    expect(errors.map(one => one.kind)).toEqual([kind]);
    expect(errors[0]?.mend).toMatch(/3\+|18\+/);
    expect(ask(book, { ask: 'state' }).view).toBe('problems');
  });

  test('numbers in a column with another title: its title is mended', () => {
    const book = bookOf(
      'ID | Name | R1 | R2\n11 | Ann | 12+ | 13+\n12 | Bob | 11- | 14+\n13 | Cid | 14+ | 11-\n14 | Dee | 13- | 12-',
    );
    expect(ofKind(book, 'numbersElsewhere')[0]?.sentence).toContain('the column ID');
    expect(ofKind(book, 'unlistedOpponent')).toEqual([]);
    press(book, /^Type No into A1$/);
    expect(check(book).filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(
      ofKind(
        bookOf('ID | Name | R1\n11 | Ann | 2+\n12 | Bob | 1-\n13 | Cid | 4+\n14 | Dee | 3-'),
        'numbersElsewhere',
      ),
    ).toEqual([]);
  });
});

/** Lists of names with games, printed by names; who shares a word of the name with somebody is a doubt. */
const FORMS: readonly ((name: string, sign: string) => string)[] = [
  (name, sign) => `${name}${sign}`,
  (name, sign) => `${name} ${sign}`,
  (name, sign) => `${sign}${name}`,
  (name, sign) => (sign === '=' ? `draw vs ${name}` : `${sign === '+' ? 'W' : 'L'} vs ${name}`),
  (name, sign) => (sign === '=' ? `${name} 1/2` : `${name} ${sign === '+' ? 1 : 0}`),
  (name, sign) =>
    sign === '=' ? `jigo against ${name}` : `${sign === '+' ? 'won against' : 'lost to'} ${name}`,
  (name, sign) => `${name} ${{ '+': '1:0', '-': '0-1' }[sign] ?? '½:½'}`,
];
const WORDS = 'Ito Lee Kim Park Kask Müller Øst Żak O’Neil Дмитрий 김철수 van Ng'.split(' ');
const printed = fc.record({
  names: fc.uniqueArray(
    fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom('Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Jean-Luc')),
    { minLength: 4, maxLength: 12, selector: ([surname, first]) => `${surname} ${first}` },
  ),
  signs: fc.array(fc.constantFrom('+', '-', '='), { minLength: 40, maxLength: 40 }),
  forms: fc.array(fc.nat({ max: FORMS.length - 1 }), { minLength: 40, maxLength: 40 }),
  isWhole: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
  rounds: fc.integer({ min: 1, max: 3 }),
});
const OPPOSITE: Readonly<Record<string, string>> = { '+': '-', '-': '+', '=': '=' };

test('random lists printed by names: the button gives back each list, and a doubt keeps its cell', () => {
  fc.assert(
    fc.property(printed, ({ names, signs, forms, isWhole, rounds }) => {
      const n = names.length;
      const entries = names.map(() => Array.from({ length: rounds }, () => '0+'));
      const shown = names.map(() => Array.from({ length: rounds }, () => '0+'));
      const doubtful = names.map(() => Array.from({ length: rounds }, () => false));
      let at = 0;
      const write = (own: number, other: number, round: number, sign: string): void => {
        const [surname, first] = names[other] as [string, string];
        const short = isWhole[at % 40] ? `${surname} ${first}` : first;
        const isAlone = names.every(
          ([s, f], i) => i === other || i === own || (isWhole[at % 40] ? `${s} ${f}` !== short : f !== first),
        );
        entries[own]![round] = `${other + 1}${sign}`;
        shown[own]![round] = FORMS[forms[at % 40]!]!(short, sign);
        doubtful[own]![round] = !isAlone;
        at++;
      };
      for (let round = 0; round < rounds; round++)
        for (let i = 0; i + 1 < n; i += 2) {
          const [one, other] = [(i + round) % n, (i + 1 + round) % n];
          const sign = signs[at % 40] as string;
          write(one, other, round, sign);
          write(other, one, round, OPPOSITE[sign] as string);
        }
      // W is certain where L stands somewhere.
      const all = shown.flat();
      fc.pre(all.some(text => text.startsWith('L vs')) || !all.some(text => text.startsWith('W vs')));
      const titles = Array.from({ length: rounds }, (_, i) => `R${i + 1}`);
      const book = bookOf([
        ['No', 'Name', ...titles],
        ...names.map(([surname, first], i) => [String(i + 1), `${surname} ${first}`, ...shown[i]!]),
      ]);
      const before = book.snapshot();
      const hasCertain = doubtful.some((line, i) => line.some((is, r) => !is && shown[i]![r] !== '0+'));
      const action = hasCertain ? press(book, /^Write numbers/).undo?.action : undefined;
      const now = names.map((_, i) =>
        titles.map((__, r) => String(book.cell('Sheet1', `${letter(2 + r)}${i + 2}`))),
      );
      expect(now).toEqual(
        entries.map((line, i) => line.map((entry, r) => (doubtful[i]![r] ? shown[i]![r] : entry))),
      );
      // A W that stays alone may be White again.
      const doubts = check(book).filter(({ kind = '' }) =>
        ['opponentTwice', 'twoMeanings'].includes(kind),
      ).length;
      expect(doubts).toBe(doubtful.flat().filter(is => is).length);
      if (doubts === 0)
        expect(
          openTournament(book.workbook)?.problems.filter(({ severity }) => severity === 'error'),
        ).toEqual([]);
      if (action === undefined) return;
      expectView(book, { ask: 'undo', action }, 'undone');
      expect(book.values('Sheet1')).toEqual(before['Sheet1']);
    }),
    { numRuns: Number(process.env['LISTS'] ?? 20) },
  );
});

/** What stands above and beside the results of everybody against everybody. */
const across = fc.record({
  size: fc.integer({ min: 3, max: 9 }),
  seeds: fc.array(fc.nat({ max: 3 }), { minLength: 40, maxLength: 40 }),
  signs: fc.constantFrom(
    ['1', '0', '½'],
    ['+', '-', '='],
    ['W', 'L', 'D'],
    ['✓', '✗', '='],
    ['2:0', '0:2', '1:1'],
    ['B+', 'W-', 'B='],
  ),
  self: fc.constantFrom('', 'x', '■', '—', '***'),
  corner: fc.constantFrom('', 'Player', 'Name', '#'),
  heads: fc.constantFrom('names', 'numbers', 'letters'),
  hasNumbers: fc.boolean(),
  hasSum: fc.boolean(),
  title: fc.boolean(),
});

test('random cross tables are never a list, and what to write is said', () => {
  fc.assert(
    fc.property(across, ({ size, seeds, signs, self, corner, heads, hasNumbers, hasSum, title }) => {
      const names = Array.from({ length: size }, (_, i) => `Player ${'ABCDEFGHI'[i]}`);
      const head = (i: number): string =>
        heads === 'names' ? names[i]! : heads === 'numbers' ? String(i + 1) : 'ABCDEFGHI'[i]!;
      // Each has some games; whoever has not met leaves both cells empty.
      const result = (i: number, j: number): string => {
        if (i === j) return self;
        const one = seeds[(Math.min(i, j) * 7 + Math.max(i, j)) % 40]!;
        if (one === 3 && i + j > 3) return '';
        return signs[one % 3 === 2 ? 2 : (one % 3 === 0) === i < j ? 0 : 1]!;
      };
      const rows = [
        ...(title ? [['Spring Cup']] : []),
        [...(hasNumbers ? [''] : []), corner, ...names.map((_, i) => head(i)), ...(hasSum ? ['Sum'] : [])],
        ...names.map((name, i) => [
          ...(hasNumbers ? [String(i + 1)] : []),
          name,
          ...names.map((_, j) => result(i, j)),
          ...(hasSum ? [String(i)] : []),
        ]),
      ];
      const read = readTabs(rows);
      const book = bookOf(rows);
      const state = ask(book, { ask: 'state' });
      const told =
        state.view === 'no wall list'
          ? [state.found?.sentence, state.found?.mend]
          : check(book).flatMap(({ kind, sentence, mend }) =>
              kind === 'crossTable' ? [sentence, mend] : [],
            );
      expect(told.join(' ')).toMatch(new RegExp(`cross table of ${size} players.*3\\+.*3-`));
      expect(read.kind).toBe('unreadable');
    }),
    { numRuns: Number(process.env['LISTS'] ?? 60) },
  );
});
