import { describe, expect, test } from 'vitest';
import { happens, makeDice, normal, numberBelow } from '../../src/simulation/event/dice';
import { normalQuantile } from '../../src/simulation/event/normalQuantile';

describe('dice', () => {
  test('fall as they always have', () => {
    const dice = makeDice('7/0|games');
    expect([dice(), dice(), dice(), dice()]).toMatchInlineSnapshot(`
      [
        2821111831,
        2359339701,
        591413693,
        2210459899,
      ]
    `);
  });

  test('fall evenly', () => {
    const dice = makeDice('even');
    const boxes = new Array<number>(64).fill(0);
    for (let i = 0; i < 64_000; i++) boxes[numberBelow(dice, 64)]!++;
    const chi = boxes.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 63 degrees of freedom: 99.9 % lie below 104.
    expect(chi).toBeLessThan(104);
  });

  test('0 never happens, 1 always', () => {
    const dice = makeDice('never');
    for (let i = 0; i < 1000; i++) expect([happens(dice, 0), happens(dice, 1)]).toEqual([false, true]);
  });

  test('sums of twelve have mean 0 and standard deviation 1', () => {
    const dice = makeDice('normal');
    const all = Array.from({ length: 20_000 }, () => normal(dice));
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
    const variance = all.reduce((sum, one) => sum + one * one, 0) / all.length;
    expect(Math.abs(mean)).toBeLessThan(0.025);
    expect(Math.abs(variance - 1)).toBeLessThan(0.03);
  });
});

// Any table of the normal distribution.
test.each([
  [0.5, 0],
  [0.841345, 1],
  [0.975, 1.959964],
  [0.999, 3.090232],
  [1e-6, -4.753424],
  [1e-12, -7.034484],
])('the normal distribution: %d below %d', (part, value) => {
  expect(normalQuantile(part)).toBeCloseTo(value, 5);
  if (part > 1e-9) expect(normalQuantile(1 - part)).toBeCloseTo(-value, 5);
});
