import { describe, expect, test } from 'vitest';
import { compareDirectly, directComparison } from '../../src/standings/tiebreaks/directComparison';
import { makePlacement } from '../../src/standings/placement/placement';
import { tiedBefore } from '../../src/standings/stages/stageRanking';
import { sosK } from '../../src/standings/tiebreaks/sosK';
import type { Settings } from '../../src/tournament/settings';
import { named, points, standingText } from './standingText';
import { eventOf } from '../eventOf';

/** European Go Congress 2009, the four players with 8 wins of 10 (Sensei's Library, "Direct Comparison"). */
const EGC_2009 = `
  No  Name      Start  R1   R2   R3  R4   R5   R6   R7   R8   R9   R10
  1   Player 1  33     14+  10+  7+  5-   25+  11+  2+   6+   3+   4-
  2   Player 2  33     27+  11+  4+  3+   5-   9+   1-   13+  23+  7+
  3   Player 3  33     33+  8+   6+  2-   14+  4+   5+   15+  1-   13+
  4   Player 4  33     24+  23+  2-  17+  12+  3-   26+  11+  10+  1+`;

const comparison = (text: string, settings: Partial<Settings> = {}) => {
  const standing = standingText(text, settings);
  const tied = tiedBefore(eventOf(standing).rankings('final')[0]!, 'DIRECTCOMPARISON').classes;
  const result = compareDirectly(standing, tied);
  return {
    order: named(standing, result.classes),
    numbers: points(directComparison(standing, tied)),
    ...result,
  };
};

describe('EGC 2009', () => {
  test('is decided in two steps, though 4 has beaten 1', () => {
    const { order, numbers, steps } = comparison(EGC_2009, { system: 'McMahon' });
    expect(order).toBe('Player 1 | Player 2 | Player 3 | Player 4');
    expect(numbers).toEqual([2.01, 2, 1.01, 1]);
    expect(steps.map(own => own.map(value => value / 2))).toEqual([
      [2, 1],
      [2, 0],
      [1, 1],
      [1, 0],
    ]);
  });

  test('needs only the four rows, while SOS names the opponent who is missing', () => {
    const standing = standingText(EGC_2009, { system: 'McMahon' });
    const sos2 = sosK(standing, 2);
    expect(sos2.values).toEqual([undefined, undefined, undefined, undefined]);
    expect(sos2.missing[2]).toEqual({ kind: 'outside', round: 1, opponentNo: 33 });
    expect(makePlacement(eventOf(standing), 'final').place).toEqual([1, 2, 3, 4]);
  });
});

describe('the traps of restarting after each decision', () => {
  test('five tied: the cycle of 2, 3 and 4 stays equal', () => {
    const { order, numbers } = comparison(`
      Name  R1   R2  R3   R4  R5  R6   R7   R8
      A     50+  2-  3+   4+  5+  55+  60-  65-
      B     5-   1+  51+  3-  4+  56+  61+  66-
      C     4-   5+  1-   2+  52+ | 57+ | 62+ | 67-
      D     3+   53+ | 5+ | 1- | 2- | 58+ | 63+ | 68-
      E     2+   3-  4-   54+  1-  59+  64+  69+`);
    expect(order).toBe('A | B = C = D | E');
    expect(numbers).toEqual([3, 2.01, 2.01, 2.01, 1]);
  });

  test('six tied: B and C, D and E are compared among themselves only', () => {
    const { order, numbers } = comparison(`
      Name  R1  R2  R3  R4  R5  R6   R7   R8   R9   R10
      A     6+  2-  3+  4+  5+  50+  56+  62-  68-  74-
      B     5-  1+  6-  3+  4+  51+  57+  63+  69-  75-
      C     4+  5+  1-  2-  6+  52+  58+  64+  70-  76-
      D     3-  6+  5+  1-  2-  53+  59+  65+  71+  77-
      E     2+  3-  4-  6+  1-  54+  60+  66+  72+  78-
      F     1-  4-  2+  5-  3-  55+  61+  67+  73+  79+`);
    expect(order).toBe('A | B | C | D | E | F');
    expect(numbers).toEqual([4, 3.01, 3, 2.01, 2, 1]);
  });
});

describe('games that are missing', () => {
  const NOT_ALL_MET = `
    Name  R1  R2  R3   R4   R5
    A     2+  3+  50-  51+  59-
    B     1-  4+  52+  53+  60-
    C     4+  1-  54+  55+  61-
    D     3-  2-  56+  57+  58+`;

  test('override it in a Swiss, and the pair is named', () => {
    const { order, numbers, notCompared, steps } = comparison(NOT_ALL_MET);
    expect(order).toBe('A = B = C = D');
    expect(numbers).toEqual([0, 0, 0, 0]);
    expect(steps).toEqual([[], [], [], []]);
    expect(notCompared[0]).toEqual({ kind: 'uneven', first: 0, second: 3, games: 0 });
  });

  test('do not override it in a round robin', () => {
    const { order, numbers } = comparison(NOT_ALL_MET, { system: 'Round robin' });
    expect(order).toBe('A | B = C | D');
    expect(numbers).toEqual([2, 1, 1, 0]);
  });

  test('override it also where everybody met two others, in a ring', () => {
    const { order } = comparison(`
      Name  R1  R2  R3   R4   R5
      A     2+  4+  50-  51+  59-
      B     1-  3+  52+  53+  60-
      C     4+  2-  54+  55+  61-
      D     3-  1-  56+  57+  58+`);
    expect(order).toBe('A = B = C = D');
  });

  test('override it where one pair met twice and the others once', () => {
    const { order, notCompared } = comparison(`
      Name  R1  R2  R3  R4  R5  R6
      A     2+  2+  3-  50-  51+  58-
      B     1-  1-  52+  3+  53+  57-
      C     54+  55-  1+  2-  56+  59-`);
    expect(order).toBe('A = B = C');
    expect(notCompared[1]).toEqual({ kind: 'uneven', first: 0, second: 2, games: 1 });
  });

  test('a paired game without a result is not yet a game', () => {
    const { order, notCompared } = comparison(`
      Name  R1   R2   R3
      Ann   10+  11+  2?/w
      Bo    12+  13+  1?/b
      Cy    14+  15-  16-`);
    expect(order).toBe('Ann = Bo | Cy');
    expect(notCompared[0]).toEqual({ kind: 'uneven', first: 0, second: 1, games: 0 });
  });
});

describe('a game won by default', () => {
  const LIST = `
    Name  R1   R2   R3   R4
    Ann   2+!  50+  51-  54-
    Bo    1-!  52+  53+  55-`;
  test('counts', () => expect(comparison(LIST).order).toBe('Ann | Bo'));
  test('is no game where the settings ignore it', () => {
    expect(comparison(LIST, { defaultGamesInDirectComparison: 'ignore' }).order).toBe('Ann = Bo');
  });
});

describe('the two sides of a game', () => {
  test('each give their own value: both lost by being absent, so the third decides', () => {
    const { order } = comparison(`
      Name  R1   R2   R3   R4
      Ann   2-!  3+   50+  55-
      Bo    1-!  51+  3-   52+
      Cy    53+  1-   2+   56-`);
    expect(order).toBe('Ann | Cy | Bo');
  });

  test('count as one game when only one of them is typed', () => {
    const { order, steps } = comparison(`
      Name  R1  R2   R3
      Ann   2+  50-  .
      Bo    .   51-  52+`);
    expect(order).toBe('Ann | Bo');
    expect(steps).toEqual([[2], [0]]);
  });
});

describe('halves', () => {
  const JIGOS = `
    Name  R1   R2   R3   R4
    A     2=   3+   50+  51-
    B     1=   52+  3=   53-
    C     54+  1-   2=   55+`;
  test('are rounded down at every step', () => expect(comparison(JIGOS).order).toBe('A = B | C'));
  test('count where the settings do not round', () => {
    const { order, numbers } = comparison(JIGOS, { roundDownDirectComparison: false });
    expect(order).toBe('A | B | C');
    expect(numbers).toEqual([1.5, 1, 0.5]);
  });
});

test('who is tied depends on what stands before it in the list', () => {
  const list = `
    Name  Rating  R1  R2   R3
    Ann   2000    2-  50+  51+
    Bo    2000    1+  52+  53-
    Cy    1900    4+  54+  55-
    Di    1900    3-  56+  57+`;
  expect(comparison(list).order).toBe('Ann = Bo = Cy = Di');
  expect(comparison(list, { tiebreaks: ['Rating', 'DIRECTCOMPARISON'] }).order).toBe('Bo | Ann | Cy | Di');
});

describe('what the column says', () => {
  const columnOf = (text: string, settings: Partial<Settings> = {}) => {
    const standing = standingText(text, settings);
    return directComparison(
      standing,
      tiedBefore(eventOf(standing).rankings('final')[0]!, 'DIRECTCOMPARISON').classes,
    );
  };

  test('as many for a class as it needs, whatever the class before it has', () => {
    const list = `
      Name  Rating  R1   R2   R3   R4
      Ed    2100    2+   50+  51-  52-
      Flo   2100    1-   53+  54+  55-
      Ann   1900    4+   5+   6-   56-
      Bo    1900    3-   6+   5+   57-
      Cy    1900    6+   3-   4-   58+
      Di    1900    5-   4-   3+   59+`;
    const column = columnOf(list, { tiebreaks: ['Rating', 'DIRECTCOMPARISON'] });
    expect(points(column)).toEqual([1, 0, 2.01, 2, 1.01, 1]);
  });

  test('as many steps as were needed', () => {
    expect(columnOf(EGC_2009, { system: 'McMahon' }).unit).toBe(200);
    expect(columnOf('Name | R1 | R2\nAnn | 2+ | 50-\nBo | 1- | 51+').unit).toBe(2);
    expect(columnOf('Name | R1\nAnn | 50-\nBo | 51+').unit).toBe(2);
  });

  test('a step of fifty points and more does not run into the one before', () => {
    // Ann and Bo have won sixty games each against one another; Cy is half a point before them.
    const times = (count: number, cell: string): string => Array(count).fill(cell).join(' | ');
    const list = [
      `Name | ${Array.from({ length: 182 }, (_, i) => `R${i + 1}`).join(' | ')}`,
      `Ann | ${times(60, '2+')} | ${times(60, '2-')} | 3= | . | ${times(30, '3-')} | ${times(30, '.')}`,
      `Bo | ${times(60, '1-')} | ${times(60, '1+')} | . | 3= | ${times(30, '.')} | ${times(30, '3-')}`,
      `Cy | ${times(120, '.')} | 1= | 2= | ${times(30, '1+')} | ${times(30, '2+')}`,
    ].join('\n');
    const { values, unit, parts } = directComparison(
      standingText(list, { system: 'Round robin', roundDownDirectComparison: false }),
      [[0, 1, 2]],
    );
    expect(values.map(value => (value as number) / unit)).toEqual([60.5, 60.5, 61]);
    expect(parts).toEqual([[2], [0, 1]]);
  });
});

describe('who is not compared', () => {
  test('has nobody to be compared with', () => {
    const { notCompared, steps } = comparison('Name | R1\nAnn | 2+\nBo | 1-');
    expect(notCompared).toEqual([{ kind: 'alone' }, { kind: 'alone' }]);
    expect(steps).toEqual([[], []]);
  });

  test.each(['Round robin', 'Knock-out'] as const)('has nobody to be compared with in a %s', system => {
    expect(comparison('Name | R1\nAnn | 2+\nBo | 1-', { system }).notCompared[0]).toEqual({ kind: 'alone' });
  });

  test('is tied with nobody knows whom, without a start', () => {
    const standing = standingText(
      'Name | Rank | R1\nAnn | 1d | 2+\nBo | . | 1-\nCy | 1d | 4+\nDi | 1d | 3-',
      {
        system: 'McMahon',
      },
    );
    const tied = [
      [0, 2],
      [1, 3],
    ];
    expect(compareDirectly(standing, tied).notCompared.map(why => why?.kind)).toEqual([
      'uneven',
      'no start',
      'uneven',
      'no start',
    ]);
    const { values, missing } = directComparison(standing, tied);
    expect(values).toEqual([0, undefined, 0, undefined]);
    expect(missing).toEqual([
      undefined,
      { kind: 'no start', player: 1 },
      undefined,
      { kind: 'no start', player: 3 },
    ]);
  });

  test('never met, rather than met less often than others', () => {
    const { notCompared } = comparison(`
      Name  R1   R2   R3   R4
      A     2+   2-   3=   50=
      B     1-   1+   51=  52=
      C     53+  54-  1=   55=`);
    expect(notCompared[0]).toEqual({ kind: 'uneven', first: 1, second: 2, games: 0 });
  });

  test('is named in the order of the list, though only one row has the game', () => {
    const { notCompared } = comparison(`
      Name  R1   R2   R3   R4   R5
      A     2=   3=   3=   50=  51=
      B     3=   3=   52=  53=  54=
      C     2=   2=   1=   1=   55=`);
    expect(notCompared[2]).toEqual({ kind: 'uneven', first: 0, second: 1, games: 1 });
  });
});
