import { describe, expect, test } from 'vitest';
import { ladderIndex, ladderOf, rankToRating, ratingToRank } from '../../src/rating/rankRating';
import { makeRank, parseRank, type Rank } from '../../src/tournament/rank';
import { workedCase } from '../rules/cases';

const rank = (text: string): Rank => parseRank(text) as Rank;

describe('the worked cases', () => {
  test('rank-rating', () => {
    const { input, expected } = workedCase<readonly string[], Readonly<Record<string, number>>>(
      'rank-rating',
    );
    expect(Object.fromEntries(input.map(text => [text, rankToRating(rank(text))]))).toEqual(expected);
  });

  test('rating-rank', () => {
    interface Pair {
      readonly rating: number;
      readonly rank: string;
    }
    const { expected } = workedCase<readonly number[], readonly Pair[]>('rating-rank');
    expect(expected.map(({ rating }) => ({ rating, rank: makeRank(ratingToRank(rating)) }))).toEqual(
      expected,
    );
  });
});

// EGD, "EGF rating system": 1k is 2000, 1d is 2100, each rank is 100 wide and centred on its number.
test.each([
  ['30k', -900],
  ['1k', 2000],
  ['1d', 2100],
  ['9d', 2900],
  ['1p', 2700],
  ['9p', 2940],
  ['40k', -900],
])('%s has the rating %i', (text, rating) => {
  expect(rankToRating(rank(text))).toBe(rating);
});

test.each([
  [2049.99, '1k'],
  [2050, '1d'],
  [2149, '1d'],
  [-5000, '30k'],
  [3300, '9d'],
])('the rating %d is a %s', (rating, text) => {
  expect(makeRank(ratingToRank(rating))).toBe(text);
});

test('every amateur rank comes back from its rating', () => {
  for (let index = -30; index <= 8; index++) {
    const amateur: Rank = { kind: 'amateur', index };
    expect(ratingToRank(rankToRating(amateur))).toEqual(amateur);
  }
});

test('professionals stand on the ladder by their rating, else by that of their rank', () => {
  expect(ladderIndex(rank('3d'))).toBe(2);
  expect(ladderIndex(rank('1p'), 2560)).toBe(5);
  expect(ladderIndex(rank('1p'))).toBe(6);
  expect(ladderIndex(rank('9p'))).toBe(8);
});

test('amateurs stand where their rank says, whatever their rating; without a rank by the rating (R8.1)', () => {
  expect(ladderIndex(rank('3d'), 2560)).toBe(2);
  expect(ladderOf({ rank: rank('3d'), rating: 2560 })).toBe(2);
  expect(ladderOf({ rank: rank('1p'), rating: 2560 })).toBe(5);
  expect(ladderOf({ rank: rank('1p'), rating: undefined })).toBe(6);
  expect(ladderOf({ rank: undefined, rating: 1890 })).toBe(-2);
  expect(ladderOf({ rank: undefined, rating: undefined })).toBeUndefined();
});
