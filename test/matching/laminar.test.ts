import { expect, test } from 'vitest';
import type { Blossom } from '../../src/matching/matching';
import { nestingOf } from '../../src/matching/nesting';
import { laminarOf, type Laminar } from '../../src/matching/proof/laminar';
import { makeDice, shuffled, type Dice } from './dice';

/** Disjoint and nested sets of odd size: neighbours are tied three by three, again and again. */
function nested(size: number, dice: Dice): readonly Blossom[] {
  let parts = shuffled(
    Array.from({ length: size }, (_, vertex) => [vertex]),
    dice,
  );
  const blossoms: Blossom[] = [];
  while (parts.length > 3 && dice(8) > 0) {
    const at = dice(parts.length - 2);
    const vertices = parts.slice(at, at + 3).flat();
    parts = [...parts.slice(0, at), vertices, ...parts.slice(at + 3)];
    blossoms.push({ vertices, z: 1 + dice(100) });
  }
  return shuffled(blossoms, dice);
}

const laminar = (size: number, blossoms: readonly Blossom[]): Laminar => {
  const made = laminarOf(size, blossoms);
  if (typeof made === 'string') throw new Error(made);
  return made;
};

test('sets say what two vertices share and how many part them, as by the definition', () => {
  const dice = makeDice(12);
  let [deepest, parted] = [0, 0];
  for (let count = 0; count < 40; count++) {
    const size = 4 + 2 * dice(12);
    const blossoms = nested(size, dice);
    const { around, exits } = laminar(size, blossoms);
    for (let asked = 0; asked < 40; asked++) {
      const [i, j] = [dice(size), dice(size)];
      const holding = blossoms.map(({ vertices, z }) => ({
        z,
        i: vertices.includes(i),
        j: vertices.includes(j),
      }));
      const both = holding.filter(one => one.i && one.j);
      const one = holding.filter(each => each.i !== each.j);
      expect(around(i)(j)).toBe(both.reduce((sum, { z }) => sum + z, 0));
      expect(exits(i, j)).toBe(one.length);
      deepest = Math.max(deepest, both.length);
      if (both.length > 0) parted = Math.max(parted, one.length);
    }
  }
  expect(deepest).toBeGreaterThan(3);
  expect(parted).toBeGreaterThan(3);
});

test('the search nests sets in another way, and they share the same', () => {
  const dice = makeDice(14);
  for (let event = 0; event < 20; event++) {
    const size = 4 + 2 * dice(12);
    const blossoms = nested(size, dice);
    const { around, exits } = laminar(size, blossoms);
    const { innermost, count, price, common } = nestingOf(size, blossoms)!;
    // Every vertex but the first one before the first one.
    for (let turn = 1; turn <= size; turn++) {
      const i = turn % size;
      const j = dice(size);
      const both = common(i, j);
      expect(price[both]).toBe(around(i)(j));
      expect(count[innermost[i]!]! + count[innermost[j]!]! - 2 * count[both]!).toBe(exits(i, j));
    }
  }
});

test('sets that overlap are none, in whatever order they come', () => {
  const [one, other] = [
    { vertices: [0, 1, 2], z: 2 },
    { vertices: [2, 3, 4, 5, 6], z: 2 },
  ];
  expect(laminarOf(8, [one, other])).toBe('Two blossoms overlap.');
  expect(laminarOf(8, [other, one])).toBe('Two blossoms overlap.');
  for (const sets of [
    [one, other],
    [other, one],
  ])
    expect(nestingOf(8, sets)).toBeUndefined();
});

test('prices that cannot be added up exactly are refused', () => {
  const blossoms = [3, 5, 7].map(length => ({
    vertices: Array.from({ length }, (_, vertex) => vertex),
    z: 2 ** 52 - 2,
  }));
  expect(laminarOf(8, blossoms)).toMatch('more than is exact');
  expect(laminarOf(8, blossoms.slice(1))).toBeTypeOf('object');
});
