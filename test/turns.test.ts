import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IN_TURNS, leftToOtherTurns, turnAt, TURNS } from './turns';

const leftOut = (environment: NodeJS.ProcessEnv, args: readonly string[] = ['run']): readonly string[] =>
  leftToOtherTurns(environment, args);

test('every file of the list is there, once', () => {
  expect(IN_TURNS.filter(file => !existsSync(`test/${file}.test.ts`))).toEqual([]);
  expect(new Set(IN_TURNS).size).toBe(IN_TURNS.length);
});

test('each file is played in one turn and left out in all others', () => {
  for (const file of IN_TURNS) {
    const without = Array.from({ length: TURNS }, (_, turn) => leftOut({ TURN: String(turn) })).filter(
      files => files.includes(`test/${file}.test.ts`),
    );
    expect(without, file).toHaveLength(TURNS - 1);
  }
});

test('turns have as many files, but for one', () => {
  const sizes = Array.from(
    { length: TURNS },
    (_, turn) => IN_TURNS.filter((_file, place) => turnAt(place) === turn).length,
  );
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

test('nothing is left out of a run that names files, or asks for all', () => {
  expect(leftOut({}, ['run', 'test/sidebar/day.test.ts'])).toEqual([]);
  expect(leftOut({ LONG: '1' })).toEqual([]);
  expect(leftOut({ TURN: 'all' })).toEqual([]);
});

test('a commit draws one turn, always the same', () => {
  expect(leftOut({})).toEqual(leftOut({}));
  expect(Array.from({ length: TURNS }, (_, turn) => leftOut({ TURN: String(turn) }))).toContainEqual(
    leftOut({}),
  );
});
