import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundsOf } from '../../src/matching/groups';
import { keepInside } from '../../src/matching/insideRows';

const costOf = (i: number, j: number): number =>
  i === j ? Infinity : 1000 * Math.min(i, j) + Math.max(i, j);

it('keeps the rows of groups as far as there is room, whatever the order they are asked for in', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      sizes,
      fc.integer({ min: 0, max: 120 }),
      fc.infiniteStream(fc.nat()),
      (lengths, most, dice) => {
        let size = 0;
        const starts = lengths.map(length => (size += length) - length);
        const bounds = boundsOf(size, starts);
        const row = new Float64Array(size);
        let written = 0;
        const write = (i: number, from: number, to: number): Float64Array => {
          row.fill(NaN);
          for (let j = from; j < to; j++, written++) row[j] = costOf(i, j);
          return row;
        };
        const inside = keepInside(bounds, write, most);
        const groups = lengths.map((length, g) => ({ g, from: starts[g]!, to: starts[g]! + length }));
        for (let k = 0; k < 3 * size; k++) {
          const { g, from, to } = groups[dice.next().value! % groups.length]!;
          const i = from + (dice.next().value! % (to - from));
          const costs = inside(i, g);
          if (costs === undefined) continue;
          const found = Array.from({ length: to - from }, (_, at) => costs[from + at]);
          expect(found).toEqual(Array.from({ length: to - from }, (_, at) => costOf(i, from + at)));
        }
        const before = written;
        groups.forEach(({ g, from }) => inside(from, g));
        groups.forEach(({ g, from }) => inside(from, g));
        expect(written - before).toBeLessThanOrEqual(size);
      },
    ),
  );
});

it('asks for each pair once when the rows come in order, and keeps nothing beyond its room', () => {
  const asked: string[] = [];
  const row = new Float64Array(5);
  const write = (i: number, from: number, to: number): Float64Array => {
    for (let j = from; j < to; j++) {
      row[j] = costOf(i, j);
      if (i !== j) asked.push(`${i}-${j}`);
    }
    return row;
  };
  const inside = keepInside(boundsOf(5, [0, 3]), write, 9);
  for (const i of [0, 1, 2, 0, 1, 2]) inside(i, 0);
  expect(asked).toEqual(['0-1', '0-2', '1-2']);
  expect(inside(3, 1)).toBeUndefined();
});
