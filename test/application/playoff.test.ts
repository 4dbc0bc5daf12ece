import { describe, expect, test } from 'vitest';
import { CHECKWALLLIST } from '../../src/application/functions/check';
import { CROSSTABLE } from '../../src/application/functions/crosstable';
import { EXPLAIN } from '../../src/application/functions/explain';
import { NEXTROUND } from '../../src/application/functions/nextRound';
import { PLACE, STANDINGS } from '../../src/application/functions/standings';
import { PRIZES } from '../../src/application/functions/prizes';
import { NEWRATING } from '../../src/application/functions/ratings';
import { TIEBREAK_FUNCTIONS } from '../../src/application/functions/tiebreaks';
import { expectConsistent, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const { PERFORMANCE } = TIEBREAK_FUNCTIONS;

/** Two rounds of four in which Ann and Bo won what they played; they meet in round 3, a playoff. */
const list = (third: readonly [string, string]) => [
  ['No', 'Name', 'Rank', 'R1', 'R2', 'R3'],
  [1, 'Ann', '2d', '3+', '4+', third[0]],
  [2, 'Bo', '1d', '4+', '3+', third[1]],
  [3, 'Cy', '1k', '1-', '2-', ''],
  [4, 'Di', '2k', '2-', '1-', ''],
];
const SETTINGS = 'System=Swiss; Playoff rounds=3; Tiebreaks=SOS, Lottery; Seed=x';
const before = list(['', '']);
const after = list(['2-', '1+']);

describe('a playoff in the sheet', () => {
  test('NEXTROUND pairs it and then says that it is over', () => {
    const table = NEXTROUND(before, SETTINGS);
    expect(table).toHaveLength(2);
    expect(table[1]!.slice(1, 5).sort()).toEqual([1, 2, 'Ann', 'Bo']);
    expect(table[1]![7]).toContain('Playoff for place 1.');
    expect(NEXTROUND(after, SETTINGS)).toEqual([['The playoff is over.']]);
  });

  test('STANDINGS has a column for it, blank for all others, and PLACE follows it', () => {
    const table = STANDINGS(after, SETTINGS);
    expect(table[0]!.slice(-5)).toEqual(['Wins', 'Playoff', 'SOS', 'Lottery', 'By the rules of the EGF']);
    expect(table.slice(1).map(row => [row[0], row[2], row[9], row[10]])).toEqual([
      [1, 'Bo', 2, 1],
      [2, 'Ann', 2, 2],
      expect.arrayContaining(['']),
      expect.arrayContaining(['']),
    ]);
    expect(PLACE(after, SETTINGS).slice(0, 3)).toEqual([['Place'], [2], [1]]);
  });

  test('CROSSTABLE shows it, PERFORMANCE and NEWRATING rate it', () => {
    expect(CROSSTABLE(after, SETTINGS)[1]).toContain('- R3');
    const rated = (formula: typeof PERFORMANCE) => formula(after, SETTINGS)[1]![0];
    expect(rated(PERFORMANCE)).not.toEqual(PERFORMANCE(before, SETTINGS)[1]![0]);
    expect(rated(NEWRATING)).not.toEqual(NEWRATING(before, SETTINGS)[1]![0]);
    expect(EXPLAIN(after, 1, 'PERFORMANCE', SETTINGS)[0]![2]).toBe(rated(PERFORMANCE));
  });

  test('EXPLAIN says what it is for', () => {
    expect(EXPLAIN(after, 2, 'Playoff', SETTINGS)).toEqual([
      ['Playoff', 'Bo (2)', 1, ''],
      ['R3', 'Playoff: won against Ann', '', ''],
    ]);
    expect(EXPLAIN(after, 3, 'Playoff', SETTINGS)).toEqual([['Cy was not in a playoff.']]);
    const wins = EXPLAIN(after, 'Ann', 'WINS', SETTINGS);
    expect(wins[0]![2]).toBe(2);
    expect(wins[wins.length - 1]).toEqual(['R3', 'Playoff: lost against Bo', '', '']);
  });

  test('CHECKWALLLIST finds nothing wrong in it, and names who has nothing to play for', () => {
    expect(CHECKWALLLIST(after, SETTINGS)).toEqual([['No problems found']]);
    const stranger = after.map(row => [...row]);
    stranger[3]![5] = '4+';
    stranger[4]![5] = '3-';
    const rows = CHECKWALLLIST(stranger, SETTINGS);
    expect(rows.map(row => row[2]).filter(what => String(what).includes('playoff'))).toHaveLength(2);
  });

  test('CHECKWALLLIST does not mind that two meet again in it, or have a bye', () => {
    const again = [
      ['No', 'Name', 'R1', 'R2', 'R3'],
      [1, 'Ann', '2=', '0+', '2+'],
      [2, 'Bo', '1=', '3+', '1-'],
      [3, 'Cy', '0+', '2-', ''],
    ];
    const settings = 'System=Swiss; Rounding=none; Tiebreaks=DIRECTCOMPARISON';
    const said = (more: string) => CHECKWALLLIST(again, settings + more).map(row => String(row[2]));
    expect(said('').join()).toContain('met in round 1 and again in round 3');
    expect(said('; Playoff rounds=3')).toEqual(['No problems found'].map(() => expect.any(String) as string));
    expect(said('; Playoff rounds=3').join()).not.toContain('again');
  });

  test.each([
    ['System=Knock-out; Playoff rounds=3', 'Playoff rounds 3 and System Knock-out contradict each other.'],
    ['System=Swiss; Rounds=1; Playoff rounds=3', 'Playoff rounds 3 and Rounds 1 contradict each other.'],
    ['System=Swiss; Playoff rounds=3,5', 'Playoff rounds cannot be “3,5”.'],
    ['System=Swiss; Playoff rounds=soon', 'Playoff rounds cannot be “soon”.'],
  ])('%s is refused', (settings, sentence) => {
    const rows = CHECKWALLLIST(before, settings);
    expect(rows.map(row => row[2])).toContain(sentence);
  });

  test('Playoff places without rounds is a note', () => {
    const rows = CHECKWALLLIST(before, 'System=Swiss; Playoff places=3');
    expect(rows.map(row => row[2])).toContain('Playoff places has no effect while Playoff rounds is none.');
  });
});

describe('a playoff in the panel', () => {
  /** Player 1 and 2 have won two games each, and meet in round 3. */
  const PLAYED: Readonly<Record<string, readonly string[]>> = {
    R1: ['3+', '4+', '1-', '2-'],
    R2: ['4+', '3+', '2-', '1-'],
  };

  function bookWithPlayoff() {
    const book = tournamentBook(4, 3, 'Swiss');
    const titles = book.values('Wall list')[0] ?? [];
    const column = (title: string): string => String.fromCharCode(65 + titles.indexOf(title));
    for (const [round, cells] of Object.entries(PLAYED))
      cells.forEach((cell, i) => book.type('Wall list', `${column(round)}${i + 2}`, cell));
    const row = book.values('Settings').findIndex(([name]) => name === 'Playoff rounds') + 1;
    book.type('Settings', `B${row}`, '3');
    return { book, third: column('R3') };
  }

  test('is ready, previewed, written, recorded and finished like any round', () => {
    const { book, third } = bookWithPlayoff();
    expect(expectView(book, { ask: 'state' }, 'ready')).toMatchObject({ round: 3, playing: 2, out: [] });
    const { preview } = pairRound(book);
    expect(preview.games).toHaveLength(1);
    expect(expectView(book, { ask: 'state' }, 'results missing')).toMatchObject({
      round: 3,
      known: 0,
      total: 1,
    });
    playRound(book, 3);
    const cells = [2, 3, 4, 5].map(line => book.values('Wall list')[line - 1]![third.charCodeAt(0) - 65]);
    expect(cells.slice(0, 2).map(String).sort().join()).toMatch(/^1[+-].*2[+-]/);
    expect(cells.slice(2)).toEqual(['', '']);
    expect(expectView(book, { ask: 'state' }, 'finished')).toMatchObject({ warnings: [] });
    expectConsistent(book);
  });

  test('that ends in a draw says who is still equal', () => {
    const { book, third } = bookWithPlayoff();
    book.type('Wall list', `${third}2`, '2=');
    book.type('Wall list', `${third}3`, '1=');
    const { warnings } = expectView(book, { ask: 'state' }, 'finished');
    expect((warnings ?? []).map(({ sentence }) => sentence)).toEqual([
      'After the playoff Player 1 (1), Player 2 (2) still share place 1.',
    ]);
    const row = book.values('Settings').findIndex(([name]) => name === 'Playoff rounds') + 1;
    book.type('Settings', `B${row}`, '3-4');
    const { problems } = expectView(book, { ask: 'state' }, 'problems');
    expect(problems.map(({ sentence }) => sentence).join()).toBe('Round 4 has no column.');
  });
});

describe('PRIZES in a Swiss by categories', () => {
  test('a column with the name of a category is for its players', () => {
    const categories = [
      ['Name', 'Category', 'R1'],
      ['Ann', 'A', '2+'],
      ['Bo', 'A', '1-'],
      ['Cy', 'B', '4+'],
      ['Di', 'B', '3-'],
    ];
    const prizes = [
      ['Place', 'A', 'b', 'All'],
      [1, 100, 50, 7],
      [2, 60, 30, ''],
    ];
    expect(PRIZES(categories, prizes, 'System=Swiss by categories; Tiebreaks=none')).toEqual([
      ['Place', 'No', 'Name', 'A', 'b', 'All'],
      [1, 1, 'Ann', 100, '', 7],
      [2, 2, 'Bo', 60, '', ''],
      [1, 3, 'Cy', '', 50, ''],
      [2, 4, 'Di', '', 30, ''],
    ]);
  });
});
