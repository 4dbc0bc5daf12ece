import { describe, expect, it } from 'vitest';
import { column, warmAddon, range } from './built';

const addon = warmAddon();

/** Ada beat all three, Dov lost all; a jigo between the other two. */
const FOUR = range(`
  No | Name | Rating | Rank | R1 | R2 | R3
  1  | Ada  | 2300   | 3d   | 2+ | 3+ | 4+
  2  | Ben  | 2200   | 2d   | 1- | 4+ | 3=
  3  | Cleo |        | 1d   | 4+ | 1- | 2=
  4  | Dov  | 2000   | 1k   | 3- | 2- | 1-
`);

describe('PERFORMANCE', () => {
  it('is the rating that would expect the score; all or nothing is a bound', () => {
    const [title, ada, ben, , dov] = column(addon.PERFORMANCE!(FOUR));
    expect(title).toBe('Performance');
    expect(ada).toMatch(/^> \d{4}(\.\d{1,2})?$/);
    expect(dov).toMatch(/^< \d{4}(\.\d{1,2})?$/);
    // 1½ of 3 against 2300, 2000 and 2100 (Cleo by her rank).
    expect(ben).toBeGreaterThan(2100);
    expect(ben).toBeLessThan(2200);
  });

  it('by Elo: the mean opponent and 400 points a game', () => {
    expect(column(addon.PERFORMANCE!(FOUR, 'Performance=Elo'))).toEqual(['Performance', 2500, 2133.33, 2166.67, 1800]); // prettier-ignore
  });

  it('games by default and with a handicap say nothing', () => {
    const list = range(`
      Name | Rating | R1  | R2
      Ada  | 2300   | 2+! | 3+/w2
      Ben  | 2200   | 1-! | 0=
      Cleo | 2000   | 0=  | 1-/b2
    `);
    expect(column(addon.PERFORMANCE!(list))).toEqual([
      'Performance',
      'no even game',
      'no even game',
      'no even game',
    ]);
  });

  it('an opponent whom nobody can rate is named as the reason', () => {
    const list = range('Name | Rating | R1\nAda | 2300 | 2+\nBen | | 1-');
    expect(column(addon.PERFORMANCE!(list)).slice(0, 2)).toEqual(['Performance', 'no rating']);
    expect(addon.EXPLAIN!(list, 1, 'PERFORMANCE')[1]).toEqual([
      'R1',
      'Ben has neither rating nor rank',
      '',
      '',
    ]);
  });

  it('EXPLAIN lists the games', () => {
    expect(addon.EXPLAIN!(FOUR, 'Ben', 'Performance rating').slice(1)).toEqual([
      ['R1', 'Score against Ada, whose rating is 2300', 0, ''],
      ['R2', 'Score against Dov, whose rating is 2000', 1, ''],
      ['R3', 'Score against Cleo, whose rating is 2100', 0.5, ''],
    ]);
  });

  it('is a tiebreak as well', () => {
    expect(column(addon.PLACE!(FOUR, 'System=Swiss; Tiebreaks=PERFORMANCE'))).toEqual(['Place', 1, 3, 2, 4]);
  });
});

describe('NEWRATING', () => {
  const pair = range('Name | Rating | R1\nAda | 2100 | 2+\nBen | 2100 | 1-');

  it('adds what the games change (published value 2109.306)', () => {
    expect(column(addon.NEWRATING!(pair))).toEqual(['New rating', 2109.306, 2091.725]);
  });

  it('weighs it by the class of the tournament', () => {
    expect(column(addon.NEWRATING!(pair, 'Tournament class=C'))).toEqual(['New rating', 2104.653, 2095.863]);
  });

  it('without rated games it is the old one', () => {
    expect(column(addon.NEWRATING!(range('Name | Rating | R1\nAda | 2100 | 2?\nBen | | 1?')))).toEqual([
      'New rating',
      2100,
      'no rating',
    ]);
  });
});

describe('WINPROBABILITY', () => {
  it('by rating and by rank', () => {
    expect(addon.WINPROBABILITY!(2100, 2100)).toEqual([[0.5]]);
    expect(addon.WINPROBABILITY!('3d', 2300)).toEqual([[0.5]]);
    expect(addon.WINPROBABILITY!(2674.564, 2611.051)[0]![0]).toBeCloseTo(0.663075, 6);
  });

  it('columns give one answer for each row, blank beside a blank', () => {
    const answers = addon.WINPROBABILITY!([[2100], [''], ['x']], 2100);
    expect(answers).toEqual([[0.5], [''], ['“x” cannot be used here.']]);
  });
});
