import { describe, expect, test } from 'vitest';
import { makePlacement } from '../../src/standings/placement/placement';
import type { Settings } from '../../src/tournament/settings';
import { named, points, standingText } from './standingText';
import { eventOf } from '../eventOf';

const final = (text: string, settings: Partial<Settings> = {}) => {
  const standing = standingText(text, settings);
  return { standing, ...makePlacement(eventOf(standing), 'final') };
};

describe('shared places (R3.1)', () => {
  test('skip as many places as there are players: 1, 2, 2, 2, 5', () => {
    const { place } = final(
      `Name  R1   R2
       Ann   50+  51+
       Bo    52+  53-
       Cy    54-  55+
       Di    56+  57-
       Ed    58-  59-`,
      { tiebreaks: [] },
    );
    expect(place).toEqual([1, 2, 2, 2, 5]);
  });

  test('everybody is first before the first round', () => {
    expect(final('Name  R1\nAnn  .\nBo  .').place).toEqual([1, 1]);
    expect(final('Name  R1').classes).toEqual([]);
  });
});

describe('whoever is disqualified (R3.1)', () => {
  const list = `Name | Out | R1   | R2
       Ann  | 3-! | 50+  | 51+
       Bo   |     | 52+  | 53+
       Cy   | 2-  | 54-  | 0-
       Di   |     | 2-!  | 1-`;
  const rule = { tiebreaks: [], disqualifiedUnplaced: true } as const;
  const placed = (settings: Partial<Settings>) => {
    const { standing, classes, place, unplaced } = final(list, settings);
    return [named(standing, classes), place.map((one, player) => (unplaced.has(player) ? '–' : one)).join()];
  };

  test('keeps the place, or loses it by the setting: then the others move up, and a row stays', () => {
    expect(placed({ tiebreaks: [] })).toEqual(['Ann = Bo | Cy = Di', '1,1,3,3']);
    expect(placed(rule)).toEqual(['Bo | Cy = Di | Ann', '–,1,2,2']);
  });

  test('counts for opponents as before, and decides no tie of others', () => {
    // Each has beaten one of the three.
    const ring = `Name | Out | R1 | R2 | R3
       Ann  | 4-! | 2+ | 3- | 50+
       Bo   |     | 1- | 3+ | 51+
       Cy   |     | 50+ | 2- | 1+`;
    const sos = ring.replace('3- | 50+', '3+ | 50+').replace('2- | 1+', '2- | 1-');
    const settings = { tiebreaks: ['DIRECTCOMPARISON'], disqualifiedUnplaced: true } as const;
    expect(named(final(ring, settings).standing, final(ring, settings).classes)).toBe('Bo | Cy | Ann');
    const two = final(sos, { tiebreaks: ['SOS'], disqualifiedUnplaced: true });
    const as = final(sos, { tiebreaks: ['SOS'] });
    const values = ({ columns }: typeof two) => columns.map(({ column }) => column.values.slice(1));
    expect(values(two)).toEqual(values(as));
  });
});

describe('the order of comparing', () => {
  test('the primary score comes first, the wins in a Swiss and the McMahon score in McMahon', () => {
    const list = 'Name  Start  R1\nAnn  30  2-\nBo  20  1+';
    const names = (settings: Partial<Settings>) => {
      const { standing, classes } = final(list, settings);
      return named(standing, classes);
    };
    expect(names({})).toBe('Bo | Ann');
    expect(names({ system: 'McMahon' })).toBe('Ann | Bo');
  });

  test('each tiebreak looks only at those still tied: the direct comparison inside each SOS', () => {
    const { standing, classes, columns } = final(
      `Name  Rating  R1  R2   R3
       Ann   2000    2-  50+  51+
       Bo    2000    1+  52+  53-
       Cy    1900    4+  54+  55-
       Di    1900    3-  56+  57+`,
      { tiebreaks: ['Rating', 'DIRECTCOMPARISON'] },
    );
    expect(named(standing, classes)).toBe('Bo | Ann | Cy | Di');
    expect(columns.map(({ tiebreak }) => tiebreak)).toEqual(['WINS', 'Rating', 'DIRECTCOMPARISON']);
  });

  test('each purpose has its own list', () => {
    const standing = standingText('Name  Rating  Previous order  R1\nAnn  2000  2  50+\nBo  1900  1  51+', {
      tiebreaks: [],
      pairingTiebreaks: ['Rating'],
      seedingTiebreaks: ['Previous order'],
      prizeTiebreaks: ['Rating'],
    });
    const order = (purpose: 'final' | 'pairing' | 'seeding' | 'prizes') =>
      named(standing, makePlacement(eventOf(standing), purpose).classes);
    expect([order('final'), order('pairing'), order('seeding'), order('prizes')]).toEqual([
      'Ann = Bo',
      'Ann | Bo',
      'Bo | Ann',
      'Ann | Bo',
    ]);
  });
});

describe('what is not known', () => {
  test('decides nothing: a tie with an opponent outside the list stays', () => {
    const { place } = final('Name  R1  R2\nAnn  2+  50-\nBo  1-  3+\nCy  0-  2-', { tiebreaks: ['SOS'] });
    expect(place).toEqual([1, 1, 3]);
  });
  test('puts players without a rating or a position behind', () => {
    const list = `Name | Rating | Rank | Previous order | R1
                  Ann  |        |      |                | 50+
                  Bo   |        | 1d   | 7              | 51+
                  Cy   | 2050   | 5d   |                | 52+`;
    const byRating = final(list, { tiebreaks: ['Rating'] });
    expect(named(byRating.standing, byRating.classes)).toBe('Bo | Cy | Ann');
    const byOrder = final(list, { tiebreaks: ['Previous order'] });
    expect(named(byOrder.standing, byOrder.classes)).toBe('Bo | Ann = Cy');
  });
  test('skips board wins in a list without teams (A25)', () => {
    const { place, columns } = final('Name  R1\nAnn  2+\nBo  1-', { tiebreaks: ['BOARDWINS'] });
    expect(place).toEqual([1, 2]);
    expect(columns[1]?.column.missing[0]).toEqual({ kind: 'no teams' });
  });
});

test('categories in the order of their names, numbers by size', () => {
  const list = (a: string, b: string) => `Name | Category | R1\nAnn|${a}|50+\nBo|${b}|51+\nCy||52+`;
  const order = (a: string, b: string) => {
    const { standing, classes } = final(list(a, b), { tiebreaks: ['Category'] });
    return named(standing, classes);
  };
  expect(order('B', 'A')).toBe('Bo | Ann | Cy');
  expect(order('2', '10')).toBe('Ann | Bo | Cy');
});

describe('WMSG: SOS-1, SOS-2 … until it is decided (R5.10)', () => {
  // As in block G of the World Mind Sports Games 2008: equal in score and SOS, the weaker first opponent is better.
  const LIST = `
    Name       R1  R2  R3
    Macfadyen  3+  4+  0-
    Li Zhe     4+  3+  0-
    Park       1-  2-  4+
    Galicia    2-  1-  3-`;

  test('looks no further than needed', () => {
    const { standing, classes, columns } = final(LIST, { preset: 'WMSG 2008' });
    expect(columns.map(({ column }) => column.title)).toEqual(['Wins', 'SOS', 'SOS-1 (WMSG)']);
    expect(columns.map(({ column }) => points(column).slice(0, 2))).toEqual([
      [2, 2],
      [1, 1],
      [0, 1],
    ]);
    expect(named(standing, classes)).toBe('Li Zhe | Macfadyen | Park | Galicia');
  });

  test('leaves equal what the last of them leaves equal (A11)', () => {
    const twins = final('Name  R1  R2\nAnn  3+  4+\nBo  4+  3+\nCy  1-  2-\nDi  2-  1-', {
      preset: 'WMSG 2008',
    });
    expect(named(twins.standing, twins.classes)).toBe('Ann = Bo | Cy = Di');
  });
});
