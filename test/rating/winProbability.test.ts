import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratingAfter, ratingChange } from '../../src/rating/newRating';
import { eloPerformance, performanceRating, type RatedGame } from '../../src/rating/performance';
import { winProbability } from '../../src/rating/winProbability';
import { workedCase } from '../rules/cases';

interface Line {
  readonly r: number;
  readonly opp: number;
  readonly sa: number;
  readonly se: number;
  readonly new: number;
}

const rating = fc.integer({ min: -900, max: 3000 });
const games = fc.array(fc.record({ opponent: rating, score: fc.constantFrom(0, 1, 2) }), { minLength: 1 });

describe('the EGF’s rating of 2021 (R8.2, R8.3)', () => {
  test('one game, published values among them (gor-1)', () => {
    for (const { r, opp, sa, se, new: after } of workedCase<unknown, Line[]>('gor-1').expected) {
      expect(winProbability(r, opp)).toBeCloseTo(se, 6);
      expect(ratingAfter(r, [{ opponent: opp, score: 2 * sa }], 'A')).toBeCloseTo(after, 6);
    }
  });

  test('published by others: 2100 beats 2100; 2674.564 loses to 2611.051', () => {
    expect(ratingAfter(2100, [{ opponent: 2100, score: 2 }], 'A')).toBeCloseTo(2109.306, 3);
    expect(ratingAfter(2674.564, [{ opponent: 2611.051, score: 0 }], 'A')).toBeCloseTo(2670.45617061712, 8);
  });

  test('changes are added, each by the rating before the tournament, and weighed by the class', () => {
    const two: RatedGame[] = [{ opponent: 2000, score: 2 }, { opponent: 2200, score: 0 }]; // prettier-ignore
    const sum = ratingChange(2100, two[0]!) + ratingChange(2100, two[1]!);
    expect(ratingAfter(2100, two, 'A')).toBeCloseTo(2100 + sum, 9);
    expect(ratingAfter(2100, two, 'B')).toBeCloseTo(2100 + 0.75 * sum, 9);
    expect(ratingAfter(2100, two, 'C')).toBeCloseTo(2100 + 0.5 * sum, 9);
    expect(ratingAfter(2100, two, 'D')).toBeCloseTo(2100 + 0.25 * sum, 9);
  });

  test('never below -900', () => {
    const lost = Array.from({ length: 30 }, (): RatedGame => ({ opponent: -900, score: 0 }));
    expect(ratingAfter(-900, lost, 'A')).toBe(-900);
  });

  test('the chances of the two add up to 1, and the stronger one has more', () => {
    fc.assert(
      fc.property(rating, rating, (a, b) => {
        expect(winProbability(a, b) + winProbability(b, a)).toBeCloseTo(1, 12);
        expect(winProbability(a, b) > 0.5).toBe(a > b);
      }),
    );
  });
});

describe('performance rating (R8.5)', () => {
  test('opponents 2100 to 2400 (gor-perf)', () => {
    const { input, expected } = workedCase<{ opponents: number[] }, Record<string, number>>('gor-perf');
    const made = (points: number): RatedGame[] =>
      input.opponents.map((opponent, i) => ({ opponent, score: Math.max(0, Math.min(2, 2 * (points - i))) }));
    for (const [points, expectedRating] of Object.entries(expected))
      expect(performanceRating(made(Number(points)))?.rating).toBeCloseTo(expectedRating, 2);
  });

  test('all won or all lost is a bound', () => {
    const all = (score: number): RatedGame[] =>
      [2100, 2200, 2300, 2400].map(opponent => ({ opponent, score }));
    expect(performanceRating(all(2))?.bound).toBe('>');
    expect(performanceRating(all(0))?.bound).toBe('<');
    expect(performanceRating(all(1))?.bound).toBeUndefined();
    expect(performanceRating([])).toBeUndefined();
  });

  test('expects the score made, in whatever order the games were', () => {
    fc.assert(
      fc.property(games, all => {
        const found = performanceRating(all)!;
        const won = all.reduce((sum, { score }) => sum + score, 0) / 2;
        const aim = Math.min(all.length - 0.5, Math.max(0.5, won));
        const expects = all.reduce((sum, { opponent }) => sum + winProbability(found.rating, opponent), 0);
        const atLimit = found.rating < -899.9 || found.rating > 3298.9;
        if (!atLimit) expect(expects).toBeCloseTo(aim, 6);
        expect(performanceRating([...all].reverse())).toEqual(found);
      }),
    );
  });

  test('one more win never lowers it', () => {
    fc.assert(
      fc.property(games, all => {
        const more = all.map((game, i) => (i === 0 ? { ...game, score: 2 } : game));
        expect(performanceRating(more)!.rating).toBeGreaterThanOrEqual(performanceRating(all)!.rating);
      }),
    );
  });

  test('the linear one: mean opponent and 400 points', () => {
    const two: RatedGame[] = [{ opponent: 2000, score: 2 }, { opponent: 2200, score: 1 }]; // prettier-ignore
    expect(eloPerformance(two)).toEqual({ rating: 2300, bound: undefined });
    const won: RatedGame[] = two.map(game => ({ ...game, score: 2 }));
    expect(eloPerformance(won)).toEqual({ rating: 2500, bound: undefined });
    expect(eloPerformance([])).toBeUndefined();
  });
});
