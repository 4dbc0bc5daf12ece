import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf, steppedFirst } from '../../sidebar/draw/players/boxColumns';
import { VIEWS } from './views';

/** The players of an event of so many rounds, of which `round` is the next. */
const players = (round: number, rounds: number, door = false) => ({ ...VIEWS.players, round, rounds, door });

const numbers = (...asked: Parameters<typeof columnsOf>) =>
  columnsOf(...asked).flatMap(one => (one.column === 'round' ? [one.isPast ? -one.round : one.round] : []));

describe('the rounds beside the players', () => {
  test('are those that come; a step shows those before or after, and none leads nowhere', () => {
    const view = players(6, 13);
    expect(numbers(view, 5)).toEqual([6, 7, 8, 9, 10]);
    expect(steppedFirst(view, 5, undefined, -1)).toBe(1);
    expect(numbers(view, 5, 1)).toEqual([-1, -2, -3, -4, -5]);
    expect(steppedFirst(view, 5, 1, -1)).toBeUndefined();
    expect(steppedFirst(view, 5, undefined, 1)).toBe(9);
    expect(numbers(view, 5, 9)).toEqual([9, 10, 11, 12, 13]);
    expect(steppedFirst(view, 5, 9, 1)).toBeUndefined();
    expect(steppedFirst(view, 5, 9, -1)).toBe(4);
    expect(numbers(view, 5, 4)).toEqual([-4, -5, 6, 7, 8]);
  });

  test('are all where they have room, also the three of a phone; when all are paired the last ones', () => {
    expect(numbers(players(4, 5), 5)).toEqual([-1, -2, -3, 4, 5]);
    expect(steppedFirst(players(4, 5), 5, undefined, 1)).toBeUndefined();
    expect(steppedFirst(players(4, 5), 5, undefined, -1)).toBeUndefined();
    expect(numbers(players(2, 5), 3)).toEqual([2, 3, 4]);
    expect(numbers(players(2, 5), 3, steppedFirst(players(2, 5), 3, undefined, 1))).toEqual([3, 4, 5]);
    expect(columnsOf(players(8, 7), 5).map(({ column }) => column)).toEqual(Array(5).fill('round'));
    expect(numbers(players(8, 7), 5)).toEqual([-3, -4, -5, -6, -7]);
  });

  test('at the door there are none to step to', () => {
    expect(columnsOf(players(1, 13, true), 5)).toEqual([{ column: 'here' }]);
    expect(steppedFirst(players(1, 13, true), 5, undefined, 1)).toBeUndefined();
  });

  test('steps in one direction come by every round from the first to the last, each in a column of its own', () => {
    const count = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 6 }), (rounds, next, most) => {
        const view = players(Math.min(next, rounds + 1), rounds);
        const walk = (first: number | undefined, step: -1 | 1): readonly (readonly number[])[] => {
          const shown = numbers(view, most, first).map(Math.abs);
          expect(shown).toHaveLength(Math.min(most, rounds));
          const then = steppedFirst(view, most, first, step);
          return [shown, ...(then === undefined ? [] : walk(then, step))];
        };
        const back = walk(undefined, -1).flat();
        const forth = walk(1, 1).flat();
        expect([Math.min(...back), Math.max(...forth)]).toEqual([1, rounds]);
        expect(new Set(forth).size).toBe(rounds);
      }),
    );
  });
});
