import { describe, expect, test } from 'vitest';
import { loadAddon } from '../addon/built';
import { actionCalls } from './actionCalls';
import { switches } from './fakeGoogle';

/** The most calls of Google's services that an action may take, with one run of cells. */
const MOST: Readonly<Record<string, number>> = {
  create: 90,
  state: 20,
  'state, results missing': 20,
  look: 8,
  preview: 25,
  write: 50,
  record: 45,
  undo: 50,
  standings: 45,
};
/** What the sheet of each earlier round may add, where it is read. */
const A_SHEET = 3;

describe.each([
  [1, 33],
  [10, 12],
])('round %i of %i players', (round, players) => {
  test('no action takes more calls than it may, nor goes more often from writing to reading', () => {
    const found = actionCalls(loadAddon, players, round);
    const tooMany = found.filter(
      ({ action, calls, sheets }) =>
        calls.length > (MOST[action] ?? Infinity) + Math.max(0, sheets - 1) * A_SHEET || switches(calls) > 6,
    );
    expect(tooMany.map(({ action, calls }) => [action, calls.length, switches(calls)])).toEqual([]);
    expect(found.map(({ action }) => action)).toEqual(expect.arrayContaining(Object.keys(MOST)));
  });
});
