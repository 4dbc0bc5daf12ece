import { describe, expect, test } from 'vitest';
import { CHECKWALLLIST } from '../../src/application/functions/check';
import { EXPLAIN } from '../../src/application/functions/explain';
import { NEXTROUND } from '../../src/application/functions/nextRound';
import { PAIRINGREPORT } from '../../src/application/functions/pairingReport';
import { PLACE, STANDINGS } from '../../src/application/functions/standings';
import { WHYNOT } from '../../src/application/functions/whyNot';
import { expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const SETTINGS = 'System=Swiss by categories; Tiebreaks=SOS; Seed=x';

/** Two categories of three: one game between them, of those who lost. */
const list = [
  ['Name', 'Category', 'R1', 'R2'],
  ['Ann', 'B', '2+', ''],
  ['Bo', 'B', '1-', ''],
  ['Cy', 'B', '6+', ''],
  ['Di', 'A', '5+', ''],
  ['Ed', 'A', '4-', ''],
  ['Flo', 'A', '3-', ''],
];

describe('a Swiss by categories in formulas', () => {
  test('NEXTROUND pairs category by category and says where two are mixed', () => {
    const rows = NEXTROUND(list, SETTINGS).slice(1);
    expect(rows).toHaveLength(3);
    const mixed = rows.filter(row => String(row[7]).includes('Two categories'));
    expect(mixed).toHaveLength(1);
    expect([mixed[0]![2], mixed[0]![4]]).toContain('Bo');
    expect([rows[0]![2], rows[0]![4]]).toContain('Di');
  });

  test('PAIRINGREPORT has the games between categories first, WHYNOT names what they cost', () => {
    const [header, first] = PAIRINGREPORT(list, SETTINGS);
    expect(header![0]).toBe('Criterion');
    expect(first!.slice(0, 1)).toEqual(['Games between categories']);
    expect(first![2]).toBe(1);
    const why = WHYNOT(list, 'Ann', 'Di', SETTINGS).map(row => row.join(' '));
    expect(why[0]).toContain('Games between categories');
  });

  test('STANDINGS shows category after category, PLACE the place inside each', () => {
    const table = STANDINGS(list, SETTINGS);
    const category = table[0]!.indexOf('Category');
    expect(table.slice(1).map(row => [row[0], row[2], row[category]])).toEqual([
      [1, 'Di', 'A'],
      [2, 'Ed', 'A'],
      [2, 'Flo', 'A'],
      [1, 'Ann', 'B'],
      [1, 'Cy', 'B'],
      [3, 'Bo', 'B'],
    ]);
    expect(PLACE(list, SETTINGS)).toEqual([['Place'], [1], [3], [1], [1], [2], [2]]);
  });

  test('EXPLAIN says where a category stands', () => {
    expect(EXPLAIN(list, 'Ann', 'Category', SETTINGS)).toEqual([
      ['Category', 'Ann (1)', 'B', ''],
      ['', 'Position of category B', 2, ''],
    ]);
  });

  test('a blank category is told at its cell, and stops the pairing', () => {
    const blank = list.map((row, i) => (i === 3 ? ['Cy', ' ', ...row.slice(2)] : row));
    expect(CHECKWALLLIST(blank, SETTINGS)).toContainEqual([
      4,
      '2 (Category)',
      'Cy has no category, and the players of a category play among themselves.',
      'Type it into the column Category, or choose the System Swiss.',
    ]);
    expect(NEXTROUND(blank, SETTINGS)).toHaveLength(1);
    const without = list.map(([name, , ...rounds]) => [name, ...rounds]);
    expect(CHECKWALLLIST(without, SETTINGS)[1]![2]).toContain('no column Category');
    expect(CHECKWALLLIST(blank, 'System=Swiss')).toEqual([['No problems found']]);
  });

  test('hostile text is only text', () => {
    const odd = list.map((row, i) => (i > 0 && row[1] === 'A' ? [row[0], '=1+1', ...row.slice(2)] : row));
    expect(STANDINGS(odd, SETTINGS)).toHaveLength(7);
    expect(NEXTROUND(odd, SETTINGS)).toHaveLength(4);
  });
});

test('the sheet of the standings has a line between the categories', () => {
  const book = tournamentBook(6, 2, 'Swiss by categories');
  for (let no = 1; no <= 6; no++) book.type('Wall list', `G${no + 1}`, no % 3 === 0 ? 'Kyu' : 'Dan');
  const lines = () => [1, 2, 3, 4, 5, 6, 7].map(row => book.line('Standings', `B${row}`)).join(' ');
  pairRound(book);
  playRound(book, 1);
  expectView(book, { ask: 'standings' }, 'standings written');
  expect(lines()).toBe('    _  ');
  // Somebody changes to the other category, and the standings are shown again.
  book.type('Wall list', 'G2', 'Kyu');
  expectView(book, { ask: 'standings' }, 'standings written');
  expect(lines()).toBe('   _   ');
});
