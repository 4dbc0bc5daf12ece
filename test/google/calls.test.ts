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
  publish: 50,
  absent: 25,
  'write absence': 60,
  'preview again': 25,
  'write again': 60,
  record: 45,
  undo: 50,
  standings: 45,
};
/** What the sheet of each earlier round may add, where it is read. */
const A_SHEET = 3;

/** How often an action may go from writing to reading; the two players of a game stand in cells apart from each other. */
const TURNS: Readonly<Record<string, number>> = { 'write absence': 7 };
const MOST_TURNS = 6;

describe.each([
  [1, 33],
  [10, 12],
])('round %i of %i players', (round, players) => {
  test('no action takes more calls than it may, nor goes more often from writing to reading', () => {
    const found = actionCalls(loadAddon, players, round);
    const tooMany = found.filter(
      ({ action, calls, sheets }) =>
        calls.length > (MOST[action] ?? Infinity) + Math.max(0, sheets - 1) * A_SHEET ||
        switches(calls) > (TURNS[action] ?? MOST_TURNS),
    );
    expect(tooMany.map(({ action, calls }) => [action, calls.length, switches(calls)])).toEqual([]);
    expect(found.map(({ action }) => action)).toEqual(expect.arrayContaining(Object.keys(MOST)));
  });
});
