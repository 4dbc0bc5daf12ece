import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWallList } from '../../src/sheet/read/readWallList';
import { FUNCTIONS } from './formulas';

/** L5: a function does what its name says. MMS is the McMahon score, whatever is said of the system. */

type Row = readonly (string | number)[];

const OWN: readonly Row[] = [
  ['Name', 'Grade', 'Club', 'R1', 'R2', 'R3', 'R4'],
  ['Anna', '4d', 'Bonn', '2+', '3+', '4+', '5-'],
  ['Ben', '3d', 'Bonn', '1-', '4+', '3+', '6+'],
  ['Carl', '2d', 'Köln', '4+', '1-', '2-', '8+'],
  ['Dora', '2d', 'Köln', '3-', '2-', '1-', '7+'],
  ['Emil', '1d', 'Bonn', '6+', '7+', '8+', '1+'],
  ['Fred', '1d', 'Bonn', '5-', '8+', '7-', '2-'],
  ['Gina', '1k', 'Köln', '8+', '5-', '6+', '4-'],
  ['Hana', '2k', 'Köln', '7-', '6-', '5-', '3-'],
];

const column = (name: string, list: readonly Row[], settings?: string): readonly unknown[] =>
  FUNCTIONS[name]!(list, settings).map(([cell]) => cell);

const withColumn = (title: string, values: readonly (string | number)[]): readonly Row[] =>
  OWN.map((row, i) => [...row.slice(0, 2), i === 0 ? title : values[i - 1]!, ...row.slice(2)]);

const FROM_RANKS = ['MMS', 36, 35, 33, 32, 34, 31, 31, 28];

describe('L5: MMS over a list with ranks', () => {
  test.each([undefined, 'System=McMahon', 'System=Swiss', 'System=Round robin', 'Tiebreaks=SOS'])(
    'starts from the ranks (%s)',
    settings => expect(column('MMS', OWN, settings)).toEqual(FROM_RANKS),
  );

  test('starts from the bars where the settings have some', () => {
    expect(column('MMS', OWN, 'Upper bar=3d')).toEqual(['MMS', 35, 35, 33, 32, 34, 31, 31, 28]);
    expect(column('MMS', OWN, 'Lower bar=1d')).toEqual(['MMS', 36, 35, 33, 32, 34, 31, 32, 30]);
  });

  test('says so where no start is known', () => {
    const bare = OWN.map(([name, , ...rest]) => [name!, ...rest]);
    expect(new Set(column('MMS', bare).slice(1))).toEqual(new Set(['start unknown']));
  });

  test('is explained by the same sum', () => {
    const explained = FUNCTIONS.EXPLAIN!(OWN, 'Emil', 'MMS');
    expect(explained[0]?.slice(0, 3)).toEqual(['MMS', 'Emil (5)', 34]);
    expect(explained.slice(1).map(([, , value]) => value)).toEqual([30, 1, 1, 1, 1]);
  });

  test('is that of all rounds where no stage has starting scores', () => {
    expect(column('MMS', OWN, 'Stages=R1-R2 Swiss; R3-R4 Knock-out')).toEqual(FROM_RANKS);
  });
});

describe('L5: bars make a McMahon', () => {
  test.each(['SOS', 'SOS2', 'SODOS', 'PLACE', 'SCORE', 'CUSS', 'STANDINGS'])('of %s, too', name => {
    const bars = 'Upper bar=3d; Lower bar=1k';
    expect(FUNCTIONS[name]!(OWN, bars)).toEqual(FUNCTIONS[name]!(OWN, `System=McMahon; ${bars}`));
    expect(FUNCTIONS[name]!(OWN, bars)).not.toEqual(FUNCTIONS[name]!(OWN));
  });

  test('but not where another system is named', () => {
    expect(column('SOS', OWN, 'System=Swiss; Upper bar=3d')).toEqual(column('SOS', OWN));
  });
});

describe('L5: what people call the start', () => {
  const starts = [0, 0, -1, -1, -2, -2, -3, -3];
  const titles = [
    ...['Start', 'MM', 'MM0', 'SMMS', 'Initial', 'Start score', 'Initial MM', 'McMahon start', 'Start MMS'],
    ...[
      'Startpunkte',
      'Anfangspunkte',
      'MM initial',
      'Départ',
      'Puntos iniciales',
      'Начальный счёт',
      '시작 점수',
      '開始点',
      '起始分',
    ],
  ];

  test.each(titles)('%s', title => {
    const list = withColumn(title, starts);
    expect(column('MMS', list)).toEqual(['MMS', 3, 3, 1, 0, 2, -1, -1, -3]);
    expect(column('SOS', list)).toEqual(column('SOS', withColumn('Start', starts)));
    expect(readWallList(list).problems).toEqual([]);
  });

  test('MMS never is: it is what a function answers', () => {
    expect(column('MMS', withColumn('MMS', starts))).toEqual(FROM_RANKS);
  });

  test.each([
    ['MM', 'that follows the results', [36, 35, 33, 32, 34, 31, 31, 28]],
    ['MM', 'of words', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['Initial', 'of letters', ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']],
  ])('%s %s is none, which is said once', (title, _what, values) => {
    const list = withColumn(title, values);
    expect(column('MMS', list)).toEqual(FROM_RANKS);
    expect(readWallList(list).problems).toEqual([
      expect.objectContaining({
        code: 'startNotRead',
        place: { kind: 'cell', row: 0, column: 2 },
        values: { title },
      }),
    ]);
  });

  test('beside a column Start that counts', () => {
    const both = withColumn('MM', [36, 35, 33, 32, 34, 31, 31, 28]).map((row, i) => [
      ...row.slice(0, 2),
      i === 0 ? 'Start' : starts[i - 1]!,
      ...row.slice(2),
    ]);
    expect(column('MMS', both)).toEqual(['MMS', 3, 3, 1, 0, 2, -1, -1, -3]);
  });
});

/** Random rounds of random ranks; each result in both cells. */
const anyList = fc
  .record({
    ranks: fc.array(fc.integer({ min: -12, max: 5 }), { minLength: 2, maxLength: 9 }),
    rounds: fc.integer({ min: 1, max: 4 }),
    dice: fc.infiniteStream(fc.integer({ min: 0, max: 999 })),
  })
  .map(({ ranks, rounds, dice }) => {
    const roll = (): number => dice.next().value;
    const cells = ranks.map(() => Array.from({ length: rounds }, () => ''));
    const wins = ranks.map(() => 0);
    for (let round = 0; round < rounds; round++) {
      const free = ranks.map((_, i) => i);
      while (free.length > 1) {
        const a = free.splice(roll() % free.length, 1)[0]!;
        const b = free.splice(roll() % free.length, 1)[0]!;
        cells[a]![round] = `${b + 1}+`;
        cells[b]![round] = `${a + 1}-`;
        wins[a]! += 1;
      }
    }
    const rank = (n: number): string => (n >= 0 ? `${n + 1}d` : `${-n}k`);
    const table: readonly Row[] = [
      ['Name', 'Rank', ...cells[0]!.map((_, r) => `R${r + 1}`)],
      ...cells.map((row, i) => [`Player ${i + 1}`, rank(ranks[i]!), ...row]),
    ];
    return { table, ranks, wins };
  });

test('of any list MMS is the rank and the wins, and bars are those of a McMahon', () => {
  fc.assert(
    fc.property(anyList, fc.constantFrom('1d', '3d', '5k'), ({ table, ranks, wins }, bar) => {
      expect(column('MMS', table).slice(1)).toEqual(ranks.map((rank, i) => 30 + rank + wins[i]!));
      for (const name of ['MMS', 'SOS2', 'PLACE'])
        expect(column(name, table, `Upper bar=${bar}`)).toEqual(
          column(name, table, `Upper bar=${bar}; System=McMahon`),
        );
      const starts = table.map((row, i) => [...row, i === 0 ? 'MM' : 30 + ranks[i - 1]!]);
      expect(column('MMS', starts)).toEqual(column('MMS', table));
    }),
    { numRuns: 60 },
  );
});
