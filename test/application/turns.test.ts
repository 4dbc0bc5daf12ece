import { describe, expect, test } from 'vitest';
import { turnsBeside, turnsOf } from '../../src/application/write/turns';
import type { ReadySheet } from '../../src/application/write/writeSheet';

/** Sheets with so many runs of cells, in their order. */
const sheets = (...runs: readonly number[]): readonly ReadySheet[] =>
  runs.map(count => ({ runs: count }) as ReadySheet);

/** The sheets that are read and written together, by their runs, and the new ones; `each` where every run has a reading of its own. */
const turns = (old: readonly ReadySheet[], fresh: readonly string[] = [], most?: number) => {
  const found = turnsOf(old, fresh, most);
  return [found.all ? 'all' : 'each', found.old.map(one => one.map(({ runs }) => runs)), found.fresh];
};

describe('an action reads directly before it writes', () => {
  test('each run of cells and each new sheet, where these are three at most', () => {
    expect(turns(sheets(3))).toEqual(['each', [[3]], []]);
    expect(turns(sheets(2), ['Round 1'])).toEqual(['each', [[2]], [['Round 1']]]);
    expect(turns(sheets(1, 1), ['Round 1'])).toEqual(['each', [[1], [1]], [['Round 1']]]);
    expect(turns([], ['a', 'b', 'c'])).toEqual(['each', [], [['a'], ['b'], ['c']]]);
  });

  test('else each sheet', () => {
    expect(turns(sheets(4))).toEqual(['all', [[4]], []]);
    expect(turns(sheets(3), ['Round 1'])).toEqual(['all', [[3]], [['Round 1']]]);
    expect(turns(sheets(2, 2, 9))).toEqual(['all', [[2], [2], [9]], []]);
  });

  test('else the wall list, the others, and the new ones', () => {
    expect(turns(sheets(2, 2, 2, 2))).toEqual(['all', [[2], [2, 2, 2]], []]);
    expect(turns(sheets(1, 1, 1), ['Round 1'])).toEqual(['all', [[1], [1, 1]], [['Round 1']]]);
    expect(turns(sheets(5), ['a', 'b', 'c'])).toEqual(['all', [[5]], [['a', 'b', 'c']]]);
    expect(turns([], ['a', 'b', 'c', 'd'])).toEqual(['all', [], [['a', 'b', 'c', 'd']]]);
  });

  test('all old ones together where nothing else is left', () => {
    expect(turns(sheets(1, 1, 1), ['Round 1'], 2)).toEqual(['all', [[1, 1, 1]], [['Round 1']]]);
    expect(turns(sheets(1, 1, 1), [], 2)).toEqual(['all', [[1], [1, 1]], []]);
    expect(turns(sheets(1, 1), [], 1)).toEqual(['all', [[1, 1]], []]);
  });
});

test('each sheet that an undo deletes takes one of them, more than three are read together', () => {
  expect([0, 1, 2, 3, 4, 9].map(turnsBeside)).toEqual([3, 3, 2, 1, 3, 3]);
});
