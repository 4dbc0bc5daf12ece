/**
 * A column of McMahon scores that the organiser keeps: Check says which bars or starts would give it, and only where they do; F7.14 is
 * its number in docs/faults.md.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import type { Remarkable } from '../../src/application/protocol/protocol';
import { makeEntry } from '../../src/sheet/cells/notation';
import { makeRank } from '../../src/tournament/rank';
import { memoryWorkbook } from './memoryWorkbook';
import { expectView } from './tournamentBook';
import { FUNCTIONS } from './formulas';

type Cell = string | number;
type Rows = readonly (readonly Cell[])[];

const bookWith = (rows: Rows, settings: Rows = []) => {
  const book = memoryWorkbook();
  rows.forEach((line, row) =>
    line.forEach((value, column) => {
      if (value !== '') book.type('Sheet1', `${String.fromCharCode(65 + column)}${row + 1}`, value);
    }),
  );
  if (settings.length > 0) book.addSheet('Settings', settings);
  return book;
};
const said = (book: ReturnType<typeof bookWith>): readonly Remarkable[] =>
  expectView(book, { ask: 'check' }, 'problems').problems.filter(({ kind }) =>
    kind?.startsWith('printedScore'),
  );

const TITLES = ['No', 'Name', 'Rank', 'R1', 'R2', 'MMS'];
/** After two rounds; the scores by an upper bar of 3d and a lower bar of 1k. */
const LIST: Rows = [
  ['1', 'Ann', '5d', '2+', '3+', 34],
  ['2', 'Bob', '3d', '1-', '4+', 33],
  ['3', 'Cid', '2d', '4+', '1-', 32],
  ['4', 'Dee', '1k', '3-', '2-', 29],
  ['5', 'Eve', '4k', '6+', '6-', 30],
  ['6', 'Fay', '6k', '5-', '5+', 30],
];
const withScores = (scores: readonly Cell[], title = 'MMS'): Rows => [
  [...TITLES.slice(0, 5), title],
  ...LIST.map((row, i) => [...row.slice(0, 5), scores[i] ?? '']),
];

describe('F7.14 a column of McMahon scores', () => {
  test('that bars would give: they are named', () => {
    const [found, ...more] = said(bookWith([TITLES, ...LIST]));
    expect(more).toEqual([]);
    expect(found?.sentence).toBe(
      'The column MMS has other scores than the list gives (3: F2, F6, F7). With System=McMahon; Upper bar=3d; Lower bar=1k all of them are those after round 2.',
    );
    expect(found?.cell).toMatchObject({ a1: 'F2' });
  });

  test('is not mentioned where bars in the settings give it, whatever its title', () => {
    const settings = [
      ['Upper bar', '3d'],
      ['Lower bar', '1k'],
    ];
    expect(said(bookWith([TITLES, ...LIST], settings))).toEqual([]);
    for (const title of ['MM score', 'McMahon-Punkte', 'Очки МакМагона'])
      expect(said(bookWith(withScores([34, 33, 32, 29, 30, 30], title)))).toHaveLength(1);
    expect(said(bookWith(withScores([34, 33, 32, 29, 30, 30], 'Buchholz')))).toEqual([]);
  });

  test('may be as of an earlier round', () => {
    const [found] = said(bookWith(withScores([33, 32, 32, 29, 30, 29])));
    expect(found?.sentence).toContain('those after round 1');
    expect(said(bookWith(withScores([35, 32, 32, 29, 27, 24])))).toEqual([]);
  });

  test('that starts of ranks would give: they are named', () => {
    const [found] = said(bookWith(withScores([12, 9, 8, 6, 5, 3])));
    expect(found?.sentence).toContain('With a column Start of 5d 10, 3d 8, 2d 7, 1k 6, 4k 4, 6k 2');
  });

  test('that nothing would give, or that has a slip: its rows are named', () => {
    const [found] = said(bookWith(withScores([36, 33, 32, 29, 27, 25.5])));
    expect(found?.sentence).toBe('The column MMS has other scores than the list gives (1: F7).');
    expect(said(bookWith(withScores([30, 33, 29, 34, 28, 27])))[0]?.sentence).toMatch(
      /^The column MMS has other scores than the list gives \(\d: F2/,
    );
  });

  test('that differs for two of four players is no slip: their starts are named', () => {
    const four = withScores([37, 33, 32, 27]).slice(0, 5);
    expect(said(bookWith(four))[0]?.sentence).toContain('With a column Start of 5d 35, 3d 32, 2d 31, 1k 27');
  });

  test('is not read where text stands in it, where a formula of ours fills it, and in other systems', () => {
    expect(said(bookWith(withScores([34, 33, 32, '?', 30, 30])))).toEqual([]);
    const book = bookWith(withScores([]));
    book.writeFormula({ sheet: 'Sheet1', row: 0, column: 5 }, '=MMS(A1:E7, "Upper bar=3d")');
    expect(said(book)).toEqual([]);
    expect(said(bookWith([TITLES, ...LIST], [['System', 'Round robin']]))).toEqual([]);
  });
});

/** A list of ranks with games of two rounds, and the scores that a McMahon with these bars has. */
const printed = fc
  .record({
    ranks: fc.array(fc.integer({ min: -25, max: 6 }), { minLength: 6, maxLength: 14 }),
    upper: fc.integer({ min: -8, max: 7 }),
    floor: fc.integer({ min: -30, max: -9 }),
    zero: fc.constantFrom('30k', '20k', '1d'),
    outcomes: fc.array(fc.constantFrom('won', 'lost', 'jigo'), { minLength: 14, maxLength: 14 }),
    half: fc.boolean(),
    played: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ ranks, upper, floor, zero, outcomes, half, played }) => {
    const count = ranks.length;
    const opposite = { won: 'lost', lost: 'won', jigo: 'jigo' } as const;
    const rounds = ranks.map((): string[] => ['', '']);
    for (const round of [0, 1])
      for (let i = 0; i + 1 < count - round; i += 2) {
        const [one, other] = [i + round, i + round + 1];
        const outcome = outcomes[one] as 'won';
        const game = {
          kind: 'game',
          colour: undefined,
          handicap: 0,
          byDefault: false,
          moves: undefined,
        } as const;
        rounds[one]![round] = makeEntry({ ...game, opponentNo: other + 1, outcome });
        rounds[other]![round] = makeEntry({ ...game, opponentNo: one + 1, outcome: opposite[outcome] });
      }
    for (const cells of rounds) cells.forEach((cell, i) => (cells[i] = cell || (half ? '0=' : '0+')));
    const bars = `Upper bar=${rankOf(upper)}; Lower bar=${rankOf(floor)}; Score zero=${zero}`;
    const list = [
      ['No', 'Name', 'Rank', 'R1', 'R2'],
      ...ranks.map((rank, i) => [
        String(i + 1),
        `Player ${'ABCDEFGHIJKLMN'[i]}`,
        rankOf(rank),
        ...rounds[i]!,
      ]),
    ];
    const scores = FUNCTIONS['MMS']!(list, `System=McMahon; Through round=${played}; ${bars}`);
    return { list, bars, scores: scores.slice(1).map(([score]) => score as number), played };
  });
const rankOf = (index: number): string => makeRank({ kind: 'amateur', index });

test('scores printed by any bars: the bars that Check names give all of them, and nothing is said where ours do', () => {
  fc.assert(
    fc.property(printed, ({ list, scores }) => {
      const book = bookWith(list.map((line, i) => [...line, i === 0 ? 'MMS' : (scores[i - 1] ?? '')]));
      expect(openTournament(book.workbook)?.reading.wallList.players).toHaveLength(scores.length);
      const [found] = said(book);
      const same = (settings: string): boolean =>
        [1, 2, 0].some(round => {
          const ours = FUNCTIONS['MMS']!(list, `${settings}; Through round=${round}`).slice(1);
          return ours.every(([score], i) => score === scores[i]);
        });
      if (found === undefined) {
        expect(same('System=McMahon')).toBe(true);
        return;
      }
      const named = /With (System=McMahon.*) all of them are those after round (\d)/.exec(found.sentence);
      expect(named, found.sentence).not.toBeNull();
      expect(same(named?.[1] ?? '')).toBe(true);
    }),
    { numRuns: Number(process.env['SCORES'] ?? 60) },
  );
});
