import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundsOf } from '../../src/matching/problem/groups';
import { makeCostCache, type WriteCosts } from '../../src/matching/problem/costCache';

const costOf = (i: number, j: number): number =>
  i === j ? Infinity : 1000 * Math.min(i, j) + Math.max(i, j);

it('keeps the rows near a group as far as there is room, whether they are prepared before, meanwhile or never', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 });
  let found = 0;
  fc.assert(
    fc.property(
      sizes,
      fc.integer({ min: 0, max: 400 }),
      fc.infiniteStream(fc.nat()),
      (lengths, most, dice) => {
        let size = 0;
        const starts = lengths.map(length => (size += length) - length);
        const write: WriteCosts = (i, from, to, row) => {
          for (let j = from; j < to; j++) row[j] = costOf(i, j);
        };
        const { row: near, prepare } = makeCostCache(boundsOf(size, starts), write, most);
        const random = (n: number): number => dice.next().value! % n;
        const check = (i: number, own: number, other: number): void => {
          const costs = near(i, own, other);
          if (costs === undefined) return;
          found++;
          const places = Array.from({ length: lengths[other]! }, (_, k) => starts[other]! + k);
          expect(places.map(j => costs[j])).toEqual(places.map(j => costOf(i, j)));
        };
        const groups = lengths.map((_, g) => g);
        if (random(2) === 0) prepare();
        for (let k = random(3 * size); k > 0; k--) {
          const own = random(lengths.length);
          check(starts[own]! + random(lengths[own]!), own, random(lengths.length));
        }
        if (random(2) === 0) prepare();
        for (const own of groups) {
          for (let i = starts[own]!; i < starts[own]! + lengths[own]!; i++) {
            for (const other of groups) check(i, own, other);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(found).toBeGreaterThan(1000);
});

it('asks for each pair once where all rows are prepared, and keeps nothing beyond its room', () => {
  const asked: string[] = [];
  const write: WriteCosts = (i, from, to, row) => {
    for (let j = from; j < to; j++) {
      row[j] = costOf(i, j);
      if (i !== j) asked.push(`${i}-${j}`);
    }
  };
  // Two vertices near four, two near six, two near four; room for the first two groups.
  const { row: near, prepare } = makeCostCache(boundsOf(6, [0, 2, 4]), write, 20);
  prepare();
  const pairs = ['0-1', '0-2', '0-3', '1-2', '1-3', '2-3', '2-4', '2-5', '3-4', '3-5'];
  expect(asked).toEqual(pairs);
  prepare();
  for (const i of [0, 1]) for (const group of [0, 1]) near(i, 0, group);
  for (const i of [2, 3]) for (const group of [0, 1, 2]) near(i, 1, group);
  expect(asked).toEqual(pairs);
  expect(near(4, 2, 2)).toBeUndefined();
  expect(near(0, 0, 2)).toBeUndefined();
});
