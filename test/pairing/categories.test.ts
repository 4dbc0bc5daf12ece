import { describe, expect, test } from 'vitest';
import { makePlacement } from '../../src/standings/placement/placement';
import { nameOf, pairsOf, pairText, remarksOn, standingText, stopText } from './pairingText';
import { eventOf } from '../eventOf';

const byCategories = { system: 'Swiss by categories' } as const;

/** A youth championship: everybody has played once. */
const youth = `
  Name | Category | R1 | R2
  Ann  | U12      | 2+ | .
  Bo   | U12      | 1- | .
  Cy   | U12      | 4+ | .
  Di   | U12      | 3- | .
  Ed   | U16      | 6+ | .
  Flo  | U16      | 5- | .
  Gus  | U16      | 8+ | .
  Hal  | U16      | 7- | .`;

describe('Swiss by categories', () => {
  test('players of a category play among themselves, winners with winners', () => {
    const round = pairText(youth, byCategories);
    expect(pairsOf(youth, round)).toBe('Ann Cy, Bo Di, Ed Gus, Flo Hal');
    expect(round.games.map(({ table }) => table)).toEqual([1, 2, 3, 4]);
  });

  test('the tables of the first category come first', () => {
    const list = youth.replace(/U12/g, 'Z').replace(/U16/g, 'B');
    const { games } = pairText(list, byCategories);
    const first = games.find(({ table }) => table === 1)!;
    expect(['Ed', 'Gus']).toContain(nameOf(list, first.black));
  });

  test('categories are numbers by size or texts by letters, and capitals or blanks make no difference', () => {
    const list = `
      Name | Category | R1
      Ann  | 10       | .
      Bo   | 2        | .
      Cy   | open     | .
      Di   | 10       | .
      Ed   | 2        | .
      Flo  | OPEN     | .`;
    const round = pairText(list, byCategories);
    expect(pairsOf(list, round)).toBe('Ann Di, Bo Ed, Cy Flo');
    expect(round.games.map(({ black }) => list.split('\n')[black + 2]!.split('|')[1]!.trim())).toEqual([
      '2',
      '10',
      expect.stringMatching(/open/i),
    ]);
  });

  test('two odd categories share one game, of those with the fewest points', () => {
    const list = `
      Name | Category | R1 | R2
      Ann  | A        | 2+ | .
      Bo   | A        | 1- | .
      Cy   | A        | 6+ | .
      Di   | B        | 5+ | .
      Ed   | B        | 4- | .
      Flo  | B        | 3- | .`;
    const round = pairText(list, byCategories);
    expect(pairsOf(list, round)).toMatch(/Ann Cy.*Bo (Ed|Flo)/);
    expect(remarksOn(list, round, 'Bo')).toContain('otherCategory');
    expect(remarksOn(list, round, 'Ann')).not.toContain('otherCategory');
  });

  test('neighbouring categories are mixed rather than distant ones', () => {
    const list = `
      Name | Category | R1
      Ann  | 1        | .
      Bo   | 2        | .
      Cy   | 3        | .
      Di   | 4        | .`;
    expect(pairsOf(list, pairText(list, byCategories))).toBe('Ann Bo, Cy Di');
  });

  test('the bye goes into the last odd category, so that nobody else is mixed', () => {
    const list = `
      Name | Category | R1
      Ann  | A        | .
      Bo   | A        | .
      Cy   | A        | .
      Di   | B        | .
      Ed   | B        | .`;
    const round = pairText(list, byCategories);
    expect(['Ann', 'Bo', 'Cy']).toContain(nameOf(list, round.bye));
    expect(pairsOf(list, round)).toContain('Di Ed');
    const another = list.replace('Ed   | B', 'Ed   | C');
    expect(nameOf(another, pairText(another, byCategories).bye)).toBe('Ed');
  });

  test('a category that has played all its games is mixed rather than repeating them', () => {
    const list = `
      Name | Category | R1 | R2
      Ann  | A        | 2+ | .
      Bo   | A        | 1- | .
      Cy   | B        | 4+ | .
      Di   | B        | 3- | .`;
    const round = pairText(list, byCategories);
    expect(round.games.every(({ remarks }) => remarks.some(({ kind }) => kind === 'otherCategory'))).toBe(
      true,
    );
    expect(round.warnings.map(({ code }) => code)).not.toContain('noPairingWithoutRepeat');
  });

  test('in strict order as well categories come first', () => {
    expect(pairsOf(youth, pairText(youth, { ...byCategories, criteria: 'in order' }))).toBe(
      'Ann Cy, Bo Di, Ed Gus, Flo Hal',
    );
  });

  test('who has no category is named, and nothing is paired', () => {
    const list = youth.replace('Bo   | U12', 'Bo   | .');
    expect(stopText(list, byCategories)).toEqual([
      {
        code: 'categoryMissing',
        severity: 'error',
        place: { kind: 'player', player: 1 },
        values: { name: 'Bo (2)' },
      },
    ]);
    const without = 'Name | R1\nAnn | .\nBo | .';
    expect(stopText(without, byCategories).map(({ code }) => code)).toEqual(['categoryColumnMissing']);
  });
});

describe('the result list by categories', () => {
  const list = `
    Name | Category | R1 | R2
    Ann  | A        | 2+ | 3-
    Bo   | A        | 1- | 4+
    Cy   | B        | 4+ | 1+
    Di   | B        | 3- | 2-`;

  test('category by category, with places inside each', () => {
    const standing = standingText(list, { ...byCategories, tiebreaks: ['SOS'] });
    const { classes, place, columns } = makePlacement(eventOf(standing), 'final');
    expect(classes).toEqual([[0], [1], [2], [3]]);
    expect(place).toEqual([1, 2, 1, 2]);
    expect(columns.map(({ column }) => column.title)).toEqual(['Category', 'Wins', 'SOS']);
    expect(columns[0]!.column.names).toEqual(['A', 'A', 'B', 'B']);
  });

  test('who has no category stands behind all', () => {
    const standing = standingText(list.replace('Cy   | B', 'Cy   | .'), byCategories);
    const { classes, place } = makePlacement(eventOf(standing), 'final');
    expect(classes).toEqual([[0], [1], [3], [2]]);
    expect(place).toEqual([1, 2, 1, 1]);
  });
});
