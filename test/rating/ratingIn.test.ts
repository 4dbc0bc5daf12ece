/** R8.6: a rating typed for a round counts from it on. */
import { expect, test } from 'vitest';
import { ladderOf } from '../../src/rating/rankRating';
import { ladderIn, ratingIn } from '../../src/rating/ratingIn';
import { UNKNOWN_PLAYER, type Player } from '../../src/tournament/wallList';

/** By round, from 1. */
const BETTER_FROM_THREE = [undefined, undefined, undefined, 1850, undefined, 1900];

test.each([
  [1, 1700],
  [2, 1700],
  [3, 1850],
  [4, 1850],
  [5, 1900],
  [9, 1900],
])('in round %i the rating is %i', (round, rating) =>
  expect(ratingIn({ rating: 1700, ratings: BETTER_FROM_THREE }, round)).toBe(rating),
);

test('without ratings of rounds that of the event counts, and without any there is none', () => {
  expect(ratingIn({ rating: 1700 }, 3)).toBe(1700);
  expect(ratingIn({ rating: undefined }, 3)).toBeUndefined();
  expect(ratingIn({ rating: undefined, ratings: BETTER_FROM_THREE }, 2)).toBeUndefined();
});

test('a place on the ladder is that of the rank until a rating is typed for a round', () => {
  const player: Player = {
    ...UNKNOWN_PLAYER,
    no: 1,
    name: 'Ann',
    rank: { kind: 'amateur', index: -5 },
    rating: 1700,
    ratings: BETTER_FROM_THREE,
  };
  expect(ladderIn(player, 2)).toBe(ladderOf(player));
  expect(ladderIn(player, 3)).toBe(ladderOf({ rank: undefined, rating: 1850 }));
  expect(ladderIn(player, 6)).toBe(ladderOf({ rank: undefined, rating: 1900 }));
  expect(ladderIn(player, 3)).not.toBe(ladderIn(player, 2));
});
