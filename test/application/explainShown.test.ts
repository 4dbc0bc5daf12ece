import { describe, expect, it } from 'vitest';
import { warmAddon, range } from './built';

// F6.7, F9.9 of docs/faults.md

const addon = warmAddon();

const explain = (list: readonly (readonly unknown[])[], player: string, what: string, settings: string) =>
  addon.EXPLAIN!(list, player, what, settings);

describe('EXPLAIN of what the standings show', () => {
  const STAGES = range(`
    No | Name | Rank | R1 | R2 | R3
    1  | Ann  | 4d   | 2+ | 3+ | 4+
    2  | Bo   | 3d   | 1- | 4+ | 3-
    3  | Cy   | 3d   | 4+ | 1- | 2+
    4  | Di   | 3d   | 3- | 2- | 1-
  `);
  it('the score of a Swiss followed by a McMahon is the McMahon score', () => {
    const settings = 'Stages=R1-R2 Swiss; R3 McMahon; Tiebreaks=SOS';
    expect(explain(STAGES, 'Ann', 'SCORE', settings)[0]).toEqual([
      'MMS',
      'Ann (1)',
      34,
      '33 + 0 + 0 + 1 = 34',
    ]);
    expect(explain(STAGES, 'Ann', 'SCORE', 'Stages=R1-R2 McMahon; R3 Swiss; Tiebreaks=SOS')[0]).toEqual([
      'Wins',
      'Ann (1)',
      1,
      '0 + 0 + 1 = 1', // prettier-ignore
    ]);
  });

  it('the score of a knock-out is the rounds that somebody came through', () => {
    const cup = range(`
      No | Name | R1 | R2
      1  | Ann  | 2+ | 3+
      2  | Bo   | 1- | 4+
      3  | Cy   | 4+ | 1-
      4  | Di   | 3- | 2-
    `);
    const settings = 'System=Knock-out; Third-place game=yes';
    for (const what of ['SCORE', 'KO', 'Knock-out']) {
      expect(explain(cup, 'Ann', what, settings)).toEqual([
        ['KO', 'Ann (1)', 2, '1 + 1 = 2'],
        ['R1', 'Won against Bo', 1, ''],
        ['R2', 'Won against Cy', 1, ''],
      ]);
    }
    expect(explain(cup, 'Bo', 'SCORE', settings)).toEqual([
      ['KO', 'Bo (2)', 0.5, '0 + 0.5 = 0.5'],
      ['R1', 'Lost against Ann', 0, ''],
      ['R2', 'Won the game for the third place against Di', 0.5, ''],
    ]);
  });

  it('N112: whoever is not in the previous order is not listed there, as the standings say', () => {
    const list = range(`
      No | Name | Previous order | R1
      1  | Ann  |                | 2+
      2  | Bo   | 4              | 1-
    `);
    const settings = 'System=Swiss; Tiebreaks=Previous order';
    const shown = addon.STANDINGS!(list, settings);
    const column = shown[0]!.indexOf('Previous order');
    expect(shown[1]![column]).toBe('not listed');
    expect(explain(list, 'Ann', 'Previous order', settings)[0]!.slice(0, 4)).toEqual([
      'Previous order',
      'Ann (1)',
      'not listed',
      '',
    ]);
    expect(explain(list, 'Bo', 'Previous order', settings)[0]![2]).toBe(shown[2]![column]);
  });

  it('a bound of a performance stays one', () => {
    const list = range(`
      No | Name | Rating | R1
      1  | Ann  | 2100   | 2+
      2  | Bo   | 2000   | 1-
    `);
    const settings = 'System=Diagonal; Games per opponent=1';
    const [header = [], ...rows] = addon.STANDINGS!(list, settings);
    const at = header.indexOf('Performance');
    for (const [name, shown] of rows.map(row => [row[header.indexOf('Name')], row[at]])) {
      expect(String(shown)).toMatch(/^[<>] \d/);
      for (const what of ['SCORE', 'PERFORMANCE', 'Performance'])
        expect(explain(list, String(name), what, settings)[0]?.[2]).toBe(shown);
    }
  });

  it('groups and their places', () => {
    const list = range(`
      No | Name | Group | R1
      1  | Ann  | B     | 2+
      2  | Bo   | B     | 1-
      3  | Cy   | A     | 4+
      4  | Di   | A     | 3-
    `);
    const settings = 'System=Round robin; Groups=apart; Tiebreaks=none';
    expect(explain(list, 'Bo', 'Group place', settings)).toEqual([
      ['Group place', 'Bo (2)', 2, ''],
      ['', 'Of group B, behind Ann', 2, ''],
    ]);
    expect(explain(list, 'Cy', 'Group place', settings)[1]).toEqual(['', 'First of group A', 1, '']);
    expect(explain(list, 'Bo', 'Group', 'System=Swiss; Groups=apart; Tiebreaks=none')).toEqual([
      ['Group', 'Bo (2)', 'B', ''],
      ['', 'Position of group B', 2, ''],
    ]);
  });

  it('what two columns say alike is said once', () => {
    const list = range(`
      No | Name | Group | R1 | R2
      1  | Ann  | A     | 2+ | 3+
      2  | Bo   | A     | 1- |
      3  | Cy   | B     | 4+ | 1-
      4  | Di   | B     | 3- |
    `);
    const settings = 'System=Groups + knock-out; Qualifiers=1; Global tiebreaks=WINS';
    const titles = addon.STANDINGS!(list, settings)[0] ?? [];
    expect(titles.filter(title => title === 'Wins')).toHaveLength(2);
    expect(explain(list, 'Bo', 'WINS', settings)).toEqual([
      ['Wins', 'Bo (2)', 0, ''],
      ['R1', 'Lost against Ann', 0, ''],
    ]);
  });

  it('wins are wins where the points of score pairing stand in the standings', () => {
    const settings = 'System=Score pairing';
    expect(explain(STAGES, 'Ann', 'WINS', settings)[0]).toEqual(['Wins', 'Ann (1)', 3, '1 + 1 + 1 = 3']);
    expect(addon.WINS!(STAGES, settings)[1]).toEqual([3]);
  });

  it('points of score pairing, and a tiebreak by its title', () => {
    const settings = 'System=Score pairing';
    expect(explain(STAGES, 'Ann', 'Points', settings)[0]).toEqual(['Points', 'Ann (1)', 6, '2 + 2 + 2 = 6']);
    expect(explain(STAGES, 'Ann', 'SOS-1 (WMSG)', settings)[0]?.[0]).toBe('SOS-1 (WMSG)');
    expect(explain(STAGES, 'Ann', 'SOS-9 of whom', settings)[0]?.[0]).toBe(
      'There is no tiebreak “SOS-9 of whom”.',
    );
  });
});
