import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHECKWALLLIST } from '../../src/application/functions/check';
import { NEXTROUND } from '../../src/application/functions/nextRound';
import { EXPLAIN } from '../../src/application/functions/explain';
import { PLACE, STANDINGS } from '../../src/application/functions/standings';
import { range } from '../sheet/range';
import { memoryWorkbook } from './memoryWorkbook';
import { expectView } from './tournamentBook';

const PRINTED = `
  ; EV[Spring Cup]
  ; Pl | Name | Rk | Co | MMS |    |
  1    | Ann  | 3D | FI | 32  | 2+ | 3+
  2    | Bob  | 2D | SE | 31  | 1- | 4+
  3    | Cid  | 1D | FI | 31  | 4+ | 1-
  4    | Dee  | 1K | EE | 30  | 3- | 2-
       | Players: 4`;

test('CHECKWALLLIST says once what it took for rounds and what it left out, by row and column', () => {
  expect(CHECKWALLLIST(range(PRINTED), 'System=Swiss; Tiebreaks=SOS')).toEqual([
    ['Row', 'Column', 'What is wrong', 'How to mend it'],
    [
      2,
      '6 (R1)',
      'Columns without a title that are read as rounds, because they hold results: 6, 7.',
      'If that is wrong, give the columns of the rounds the titles R1, R2 and so on.',
    ],
    [
      7,
      '2 (Name)',
      'Rows that are not read as players: 7. The first one says “Players: 4”.',
      'If one of them is a player, type a number, a rank or a result beside the name.',
    ],
  ]);
});

test('a printed list is ranked', () => {
  expect(PLACE(range(PRINTED), 'System=Swiss; Tiebreaks=SOS').map(([place]) => place)).toEqual([
    '',
    expect.stringMatching(/\w/),
    1,
    2,
    2,
    4,
    '',
  ]);
});

test('where rounds have titles that nobody knows, the sentence names their columns', () => {
  const list = range('No | Name | Sat | Sun\n1 | Ann | 2+ | 3+\n2 | Bob | 1- | 4+');
  expect(PLACE(list)).toEqual([
    [
      'No column has the title of a round. Columns with results: 3, 4. Give those columns the titles R1, R2 and so on.',
    ],
  ]);
  const book = memoryWorkbook();
  book.addSheet('Mine', list as string[][]);
  expect(expectView(book, { ask: 'state' }, 'problems').problems[0]?.sentence).toBe(
    'No column has the title of a round. Columns with results: C1, D1.',
  );
});

test('text in one column gets one sentence', () => {
  const lines = ['1 Ann 3D 2+ 3+', '2 Bob 2D 1- 4+', '3 Cid 1D 4+ 1-', '4 Dee 1K 3- 2-'];
  expect(PLACE(lines.map(line => [line]))).toEqual([
    [
      'The list stands as text in one column. Open the panel (Extensions, Wallist) and press “Split into columns”.',
    ],
  ]);
});

/** What organisers and our own formulas put below a list, or between its rows. */
const TITLES = ['No', 'Name', 'Rank', 'R1', 'R2', 'R3'];
const field = fc.integer({ min: 3, max: 9 }).map(size =>
  Array.from({ length: size }, (_, i) => {
    const opponent = i % 2 === 0 ? i + 2 : i;
    const first = opponent > size ? '0+' : `${opponent}${i % 2 === 0 ? '+' : '-'}`;
    return [`${i + 1}`, `${'Ann Bob Cid Dee Eve Fay Gus Hal Ida'.split(' ')[i]}`, `${i + 1}k`, first, '', ''];
  }),
);
const line = fc.constantFrom(
  'Players: 4',
  'Group A',
  'Lunch at 12',
  'Total',
  'See http://example.org',
  '* by default',
);

test('the bye never goes to what is no player', () => {
  fc.assert(
    fc.property(
      field,
      fc.array(fc.tuple(fc.nat(9), line), { maxLength: 3 }),
      fc.nat(3),
      (rows, notes, below) => {
        const table: string[][] = [...rows];
        for (const [at, note] of notes)
          table.splice(Math.min(at, table.length), 0, ['', note, '', '', '', '']);
        const list = [TITLES, ...table];
        const settings = 'System=Swiss; Tiebreaks=SOS';
        const output = [
          [],
          EXPLAIN([TITLES, ...rows], '1', 'SOS', settings),
          STANDINGS([TITLES, ...rows], settings),
          CHECKWALLLIST([TITLES, ...rows], 'Sytem=Swiss'),
        ][below];
        const values = [...list, [''], [''], ...(output ?? []).map(cells => [...cells])];
        expect(NEXTROUND(values, settings)).toEqual(NEXTROUND([TITLES, ...rows], settings));
      },
    ),
    { numRuns: 60 },
  );
});
