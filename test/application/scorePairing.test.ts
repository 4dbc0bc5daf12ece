import { describe, expect, it } from 'vitest';
import { column, warmAddon, range } from './built';

const addon = warmAddon();
const SCORE = 'System=Score pairing; Rounds=3';

const LIST = range(`
  No | Name | R1   | R2   | R3
  1  | Ada  | 2+/b | 4+/b |
  2  | Ben  | 1-/w | 5=/w |
  3  | Cleo | 4-/b | 0+   |
  4  | Dov  | 3+/w | 1-/w |
  5  | Eve  | 0+   | 2=/b |
`);

describe('score pairing in formulas', () => {
  it('counts two points for a win and one for a tie', () => {
    expect(addon.STANDINGS!(LIST, SCORE).map(row => [row[2], row[9], row[10], row[11]])).toEqual([
      ['Name', 'Points', 'SOS', 'SOS-1 (WMSG)'],
      ['Ada', 4, 3, 2],
      ['Eve', 3, 1, 1],
      ['Dov', 2, 6, 4],
      ['Cleo', 2, 2, 0],
      ['Ben', 1, 7, 3],
    ]);
    expect(column(addon.SOS!(LIST, SCORE))).toEqual(['SOS', 3, 7, 2, 6, 1]);
    expect(column(addon.WINS!(LIST, SCORE))).toEqual(['Wins', 2, 0.5, 1, 1, 1.5]);
  });

  it('explains SOS in the same points', () => {
    const lines = addon.EXPLAIN!(LIST, 4, 'SOS', SCORE);
    expect(lines[0]).toEqual(['SOS', 'Dov (4)', 6, '2 + 4 = 6']);
  });

  it('explains the points, under the name of the function and of the column', () => {
    for (const name of ['SCORE', 'Points']) {
      const [first] = addon.EXPLAIN!(LIST, 5, name, SCORE);
      expect(first).toEqual(['Points', 'Eve (5)', 3, '2 + 1 = 3']);
    }
    expect(column(addon.SCORE!(LIST, SCORE))).toEqual(['Points', 4, 1, 2, 2, 3]);
    expect(addon.EXPLAIN!(LIST, 5, 'SCORE', 'System=Swiss')[0]![0]).toBe('Wins');
    expect(addon.EXPLAIN!(LIST, 5, 'SCORE', 'System=Knock-out')[0]![0]).toBe('KO');
  });

  it('pairs the next round from the top, without a repeat', () => {
    // Ada 4, Eve 3, Cleo and Dov 2, Ben 1; the bye goes to Ben, the last of those without one. Cleo and Dov have met, so
    // Ada and Eve are both carried on. Ada has had Black twice, Dov White twice.
    expect(addon.NEXTROUND!(LIST, SCORE).map(row => row.slice(0, 5))).toEqual([
      ['Table', 'Black No', 'Black', 'White No', 'White'],
      [1, 3, 'Cleo', 1, 'Ada'],
      [2, 4, 'Dov', 5, 'Eve'],
      ['bye', 2, 'Ben', '', ''],
    ]);
  });
});
